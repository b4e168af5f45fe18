#pragma once
// A vector with fixed capacity and inline storage, so that move generation never allocates.
#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace kanzen {

template <class T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T> && N > 0);

 public:
  static constexpr std::size_t capacity = N;

  FixedVector() : size_(0) {}

  void push_back(T x) {
    assert(size_ < N);
    std::construct_at(&data_[size_++], x);
  }
  void clear() { size_ = 0; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return data_[i];
  }

 private:
  union {
    T data_[N];  // only [0, size_) is initialised; T's default member initialisers do not run
  };
  std::size_t size_;
};

}  // namespace kanzen

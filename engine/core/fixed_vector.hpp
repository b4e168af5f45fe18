#pragma once
// A vector on the stack with a fixed capacity.  Move generation never allocates.
#include <array>
#include <cassert>
#include <cstddef>

namespace kanzen {

template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;
  static constexpr std::size_t capacity = N;

  constexpr void push_back(T x) {
    assert(size_ < N);
    data_[size_++] = x;
  }
  constexpr void clear() { size_ = 0; }
  constexpr const T* begin() const { return data_.data(); }
  constexpr const T* end() const { return data_.data() + size_; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return data_[i];
  }

 private:
  std::array<T, N> data_;  // only [0, size_) is initialised
  std::size_t size_ = 0;
};

}  // namespace kanzen

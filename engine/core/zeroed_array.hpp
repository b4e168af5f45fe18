#pragma once
// An array of zeros for a large table that is read in random order.
#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace kanzen {

// Requires that objects of type T are valid when all their bytes are 0.  Where the system gives
// memory on first use, an array takes the pages that are used, which are large if there are any.
//
// An array may own its memory together with others (tail).
template <class T>
class ZeroedArray {
 public:
  ZeroedArray() = default;  // not usable
  ZeroedArray(ZeroedArray&&) = default;
  ZeroedArray& operator=(ZeroedArray&&) = default;
  // Without memory for the elements, is_allocated() is false and the array is not usable.
  explicit ZeroedArray(std::uint64_t elements) {
    // There is one element more, to align the first.
    if (elements >= SIZE_MAX / sizeof(T)) return;
    const auto count = static_cast<std::size_t>(elements);
    memory_.reset(std::calloc(count + 1, sizeof(T)), std::free);
    if (!memory_) return;
    void* first = memory_.get();
    std::size_t bytes = (count + 1) * sizeof(T);
    first_ = static_cast<T*>(std::align(alignof(T), count * sizeof(T), first, bytes));
    prefer_large_pages(count * sizeof(T));
  }

  bool is_allocated() const { return first_ != nullptr; }
  T* begin() { return first_; }
  const T* begin() const { return first_; }
  T& operator[](std::size_t index) { return first_[index]; }
  const T& operator[](std::size_t index) const { return first_[index]; }

  // Returns the first place for an object of another type at or after element `first`.
  template <class U>
  U* place_for(std::size_t first) {
    const auto address = reinterpret_cast<std::uintptr_t>(first_ + first);
    return reinterpret_cast<U*>((address + alignof(U) - 1) / alignof(U) * alignof(U));
  }
  // Returns the memory from element `first` on as an array of another type, which owns the memory
  // as well.  Its elements have the bytes that were there before; the first one is aligned.
  template <class U>
  ZeroedArray<U> tail(std::size_t first) {
    ZeroedArray<U> other;
    other.memory_ = memory_;
    other.first_ = place_for<U>(first);
    return other;
  }

 private:
  template <class U>
  friend class ZeroedArray;

  // The processor remembers the addresses of few pages.  With small ones it has to look up that of
  // nearly every element, which can take as long as reading it.  The system may ignore the advice.
  void prefer_large_pages(std::size_t bytes) {
    constexpr std::uintptr_t page = std::uintptr_t{1} << 21;
    const auto begin = reinterpret_cast<std::uintptr_t>(first_);
    const std::uintptr_t offset = (page - begin % page) % page;
    if (offset >= bytes) return;
    madvise(reinterpret_cast<std::byte*>(first_) + offset, (bytes - offset) / page * page,
            MADV_HUGEPAGE);
  }

  std::shared_ptr<void> memory_;
  T* first_ = nullptr;
};

}  // namespace kanzen

// Emscripten's `new (std::nothrow)` aborts where memory cannot be had, when it is built
// without exceptions.  The engine's large tables rely on the null that the language
// promises: they turn it into an Errc::out_of_memory.
#include <cstddef>
#include <cstdlib>
#include <new>

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return std::malloc(size == 0 ? 1 : size);
}

void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return std::malloc(size == 0 ? 1 : size);
}

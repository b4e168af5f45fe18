// Filling and copying memory by instructions that every browser with module workers has.  The
// functions of Emscripten's library that is optimized for size are loops over bytes, with which
// solving a large game takes a quarter longer.
#include <cstring>

extern "C" {

void* memset(void* to, int byte, std::size_t count) { return __builtin_memset(to, byte, count); }
void* memcpy(void* __restrict to, const void* __restrict from, std::size_t count) {
  return __builtin_memcpy(to, from, count);
}
void* memmove(void* to, const void* from, std::size_t count) {
  return __builtin_memmove(to, from, count);
}

}  // extern "C"

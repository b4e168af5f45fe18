// Debian's libc++ for Emscripten is compiled without optimization, which makes the out-of-line
// functions of std::string, above all appending, five times slower. The linker uses these
// definitions instead, because it finds them first.
#include <string>

template class std::basic_string<char>;

// Debian's libc++ for Emscripten is compiled without optimization, and what std::string does out
// of line, appending above all, comes from there: five times as slow as it could be.  The linker
// takes these definitions instead, as it comes to them first.
#include <string>

template class std::basic_string<char>;

// Dear ImGui reads the versions of OpenGL and GLSL by sscanf, and beyond that what this page does
// not have: windows' settings and typed numbers.  The library's own is large, numbers with a
// fraction above all; the linker takes this one instead, as it comes to it first.  It knows "%d",
// without a sign, and characters that stand for themselves; at anything else it stops.
#include <cstdarg>
#include <cstdio>

namespace {

bool is_digit(char character) { return character >= '0' && character <= '9'; }

}  // namespace

extern "C" int sscanf(const char* text, const char* format, ...) {
  std::va_list targets;
  va_start(targets, format);
  int read = 0;
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      if (*format != *text++) break;
      continue;
    }
    if (*++format != 'd' || !is_digit(*text)) break;
    int number = 0;
    for (; is_digit(*text); ++text) number = 10 * number + (*text - '0');
    *va_arg(targets, int*) = number;
    ++read;
  }
  va_end(targets);
  return read;
}

#include "engine/picture/file_pen.hpp"

#include <array>
#include <cstdint>

#include "engine/core/utf8.hpp"

namespace kanzen {

std::string hex_digits(Color color) {
  return format_hexadecimal(
      std::uint32_t{color.red} << 16 | std::uint32_t{color.green} << 8 | color.blue, 6);
}

namespace {

struct Escape {
  std::string_view character, latex;
};
constexpr std::array escapes{
    Escape{"\\", "\\textbackslash{}"},
    Escape{"{", "\\{"},
    Escape{"}", "\\}"},
    Escape{"$", "\\$"},
    Escape{"&", "\\&"},
    Escape{"#", "\\#"},
    Escape{"_", "\\_"},
    Escape{"%", "\\%"},
    Escape{"^", "\\textasciicircum{}"},
    Escape{"~", "\\textasciitilde{}"},
    Escape{"<", "\\textless{}"},
    Escape{">", "\\textgreater{}"},
    Escape{"|", "\\textbar{}"},
    Escape{"\"", "{\\char34}"},
    Escape{"`", "\\textasciigrave{}"},
    Escape{"-", "-{}"},
    Escape{",", ",{}"},
    Escape{"'", "'{}"},
    Escape{"\u00D7", "\\ensuremath{\\times}"},  // multiplication sign
    Escape{"\u2212", "\\ensuremath{-}"},        // minus sign
    Escape{"\u2013", "\\textendash{}"},
    Escape{"\u2026", "\\dots{}"},
};

std::string_view latex_of(std::string_view character) {
  for (const Escape& escape : escapes)
    if (escape.character == character) return escape.latex;
  const auto code = static_cast<unsigned char>(character.front());
  const bool control = code < ' ' || code == 0x7F;
  return control ? std::string_view(" ") : character;
}

}  // namespace

std::string escape_latex(std::string_view words) {
  std::string text;
  while (!words.empty()) {
    const std::string_view character = first_character(words);
    text += latex_of(character);
    words.remove_prefix(character.size());
  }
  return text;
}

}  // namespace kanzen

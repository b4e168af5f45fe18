#include "engine/picture/latex_text.hpp"

#include <array>

#include "engine/picture/letters.hpp"

namespace kanzen {
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
    Escape{"\u00D7", "\\ensuremath{\\times}"},  // the sign of multiplication
    Escape{"\u2212", "\\ensuremath{-}"},        // minus
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

std::string latex_text(std::string_view words) {
  std::string text;
  while (!words.empty()) {
    const std::string_view character = words.substr(0, character_length(words.front()));
    text += latex_of(character);
    words.remove_prefix(character.size());
  }
  return text;
}

}  // namespace kanzen

#pragma once
// Numbers and colours as texts in files of pictures.
#include <string>
#include <string_view>

#include "engine/picture/pen.hpp"

namespace kanzen {
// In hundredths, without what says nothing: "12", "0.5", "-3.25".
std::string hundredths_text(float value);

// Six small hexadecimal digits.
std::string hex_digits(Color color);

// Words as LaTeX sets them: its special characters escaped, nothing run together to a ligature that
// would make another sign of it ("--" a dash).  Japanese stays as it is: LuaLaTeX with luatexja, or
// upLaTeX, sets it.

std::string latex_text(std::string_view words);

}  // namespace kanzen

#pragma once
// Numbers and colours as texts in files of pictures.
#include <string>

#include "engine/picture/color.hpp"

namespace kanzen {

// In hundredths, without what says nothing: "12", "0.5", "-3.25".
std::string hundredths_text(float value);

// Six small hexadecimal digits.
std::string hex_digits(Color color);

}  // namespace kanzen

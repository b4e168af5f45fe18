#include "engine/picture/file_text.hpp"

#include <cmath>
#include <cstdlib>

namespace kanzen {

std::string hundredths_text(float value) {
  const long hundredths = std::lround(value * 100);
  const long size = std::labs(hundredths);
  std::string text = hundredths < 0 ? "-" : "";
  text += std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.';
  text += static_cast<char>('0' + size / 10 % 10);
  if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
  return text;
}

std::string hex_digits(Color color) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
    text += digits[channel / 16];
    text += digits[channel % 16];
  }
  return text;
}

}  // namespace kanzen

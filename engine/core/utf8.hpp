#pragma once
// UTF-8 as the Unicode Standard defines it: no overlong forms, surrogates, or code points above
// U+10FFFF.
#include <cstddef>
#include <string_view>

namespace kanzen {

// Length in bytes of the text's first character; 0 if the text is empty or begins with no valid
// character.
constexpr std::size_t utf8_character_length(std::string_view text) {
  const auto byte_at = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  if (text.empty()) return 0;
  const unsigned char first = byte_at(0);
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (text.size() < length) return 0;
  for (std::size_t at = 1; at < length; ++at)
    if ((byte_at(at) & 0xC0u) != 0x80u) return 0;
  const unsigned char second = byte_at(1);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool surrogate = first == 0xED && second > 0x9F;
  const bool too_large = first == 0xF4 && second > 0x8F;
  return overlong || surrogate || too_large ? 0 : length;
}

// Returns the first character of a non-empty text, or its first byte if that begins no character.
constexpr std::string_view first_character(std::string_view text) {
  const std::size_t length = utf8_character_length(text);
  return text.substr(0, length == 0 ? 1 : length);
}

}  // namespace kanzen

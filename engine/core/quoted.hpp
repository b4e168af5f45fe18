#pragma once
// A character as messages name it.
#include <string>
#include <string_view>

namespace kanzen {

// Control characters and bytes beyond ASCII by number: messages are plain text.
inline std::string quoted(char c) {
  if (c >= ' ' && c <= '~') return std::string("\"") + c + '"';
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return std::string("the byte 0x") + digits[byte / 16] + digits[byte % 16];
}

}  // namespace kanzen

#pragma once
// Characters and texts as messages name them.
#include <string>
#include <string_view>

#include "engine/core/phrases.hpp"

namespace kanzen {

// Control characters and bytes beyond ASCII by number: messages are plain text.
inline Diagnostic quoted(char c) {
  if (c >= ' ' && c <= '~') return {phrase::quoted_character, std::string_view(&c, 1)};
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  const char both[] = {digits[byte / 16], digits[byte % 16]};
  return {phrase::byte, std::string_view(both, 2)};
}

// What somebody gave, which may be of any length: the beginning is enough to know it again.  A
// character of UTF-8 is not cut in two.
inline std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 100;  // bytes
  if (text.size() <= longest) return std::string(text);
  std::size_t end = longest;
  for (int i = 0; i < 3 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u; ++i) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace kanzen

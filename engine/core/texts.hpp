#pragma once
// Letters and lists in texts, and characters and texts as messages name them.
#include <string>
#include <string_view>

#include "engine/core/phrases.hpp"

namespace kanzen {

// ASCII; all other characters stay.
constexpr char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char to_upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

inline std::string to_lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = to_lower(c);
  return lower;
}

// text_of(item) of each, with a separator between them.
template <class Items, class TextOf>
std::string joined(const Items& items, std::string_view separator, const TextOf& text_of) {
  std::string all;
  for (const auto& item : items) {
    if (!all.empty()) all += separator;
    all += text_of(item);
  }
  return all;
}
// The same of items that are texts.
template <class Texts>
std::string joined(const Texts& texts, std::string_view separator) {
  return joined(
      texts, separator, [](const auto& text) -> const auto& { return text; });
}

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

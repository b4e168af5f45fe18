#pragma once
// String helpers: letter case, joining, and quoting for messages.
#include <string>
#include <string_view>

#include "engine/core/phrases.hpp"
#include "engine/core/utf8.hpp"

namespace kanzen {

// ASCII only; other characters are unchanged.
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
inline std::string to_upper(std::string_view text) {
  std::string upper(text);
  for (char& c : upper) c = to_upper(c);
  return upper;
}

// White space is a space, a tab or an end of line.
constexpr bool is_white(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
// Returns the text without the white space at both ends.
constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_white(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_white(text.back())) text.remove_suffix(1);
  return text;
}

// Joins text_of(item) of all items with a separator.
template <class Items, class TextOf>
std::string joined(const Items& items, std::string_view separator, const TextOf& text_of) {
  std::string all;
  for (const auto& item : items) {
    if (!all.empty()) all += separator;
    all += text_of(item);
  }
  return all;
}
// Joins texts with a separator.
template <class Texts>
std::string joined(const Texts& texts, std::string_view separator) {
  return joined(
      texts, separator, [](const auto& text) -> const auto& { return text; });
}

// The first character of a non-empty text, quoted for a message.  Control characters and bytes that
// are not UTF-8 appear as hexadecimal numbers.
inline Diagnostic quoted_first(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  const std::size_t length = utf8_character_length(text);
  const bool control = byte < 0x20 || byte == 0x7F ||
                       (length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0);
  if (length > 0 && !control) return {phrase::quoted_character, text.substr(0, length)};
  constexpr std::string_view digits = "0123456789ABCDEF";
  const char both[] = {digits[byte / 16], digits[byte % 16]};
  return {phrase::byte, std::string_view(both, 2)};
}
inline Diagnostic quoted(char c) { return quoted_first({&c, 1}); }

// Shortens user input of arbitrary length for a message, without splitting a UTF-8 character.
inline std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 100;  // bytes
  if (text.size() <= longest) return std::string(text);
  std::size_t end = longest;
  for (int i = 0; i < 3 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u; ++i) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace kanzen

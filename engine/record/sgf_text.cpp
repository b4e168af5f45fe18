#include "engine/record/sgf_text.hpp"

#include <cstddef>

namespace kanzen::sgf {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

unsigned char byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}

// Bytes of the character of UTF-8 that begins with this one; 0: none does.
std::size_t utf8_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  if (first >= 0xF0 && first <= 0xF4) return 4;
  return 0;
}

// No overlong form, no surrogate, nothing beyond Unicode.
bool second_byte_fits(unsigned char first, unsigned char second) {
  switch (first) {
    case 0xE0: return second >= 0xA0;
    case 0xED: return second <= 0x9F;
    case 0xF0: return second >= 0x90;
    case 0xF4: return second <= 0x8F;
    default: return true;
  }
}

}  // namespace

std::string text_of(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) {
      ++i;
      if (value[i] == '\n') continue;  // a soft line break
    }
    text += is_space(value[i]) ? ' ' : value[i];
  }
  return text;
}

std::string simple_text_of(std::string_view value) {
  std::string text = text_of(value);
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

std::string escaped(std::string_view text) {
  std::string value;
  for (const char c : text) {
    if (c == ']' || c == '\\' || c == ':') value += '\\';
    value += c;
  }
  return value;
}

bool is_utf8(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = utf8_length(byte_at(bytes, at));
    if (length == 0 || at + length > bytes.size()) return false;
    for (std::size_t i = 1; i < length; ++i)
      if ((byte_at(bytes, at + i) & 0xC0u) != 0x80u) return false;
    if (length > 1 && !second_byte_fits(byte_at(bytes, at), byte_at(bytes, at + 1))) return false;
    at += length;
  }
  return true;
}

}  // namespace kanzen::sgf

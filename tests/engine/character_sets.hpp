#pragma once
// An sgf::CharacterDecoder that is the same on every system.
#include <optional>
#include <string>
#include <string_view>

#include "engine/record/sgf.hpp"

namespace kanzen {

// Returns the first character of the bytes in the set; empty: there is none.
inline std::string_view character_of(std::string_view set, std::string_view bytes) {
  if (set == "UTF-16LE") return bytes.substr(0, bytes.size() > 1 && bytes[1] == '\0' ? 2 : 0);
  if (static_cast<unsigned char>(bytes[0]) < 0x80 || set == "ISO-8859-1") return bytes.substr(0, 1);
  if (set == "Shift_JIS") return bytes.substr(0, bytes[0] == '\x83' && bytes.size() > 1 ? 2 : 0);
  for (const std::size_t length : {2u, 3u, 4u})
    if (bytes.size() >= length && sgf::is_utf8(bytes.substr(0, length)))
      return bytes.substr(0, length);
  return {};
}

// UTF-8, ISO-8859-1, the ASCII of UTF-16LE, and of Shift_JIS the letters that begin with 0x83,
// which are all U+30BD here.
inline std::optional<std::string> decode_characters(const std::string& set,
                                                    std::string_view bytes) {
  if (set != "UTF-8" && set != "ISO-8859-1" && set != "UTF-16LE" && set != "Shift_JIS")
    return std::nullopt;
  std::string text;
  while (!bytes.empty()) {
    const std::string_view character = character_of(set, bytes);
    const auto byte = static_cast<unsigned char>(bytes[0]);
    if (character.empty()) {
      text += "\uFFFD";
    } else if (byte < 0x80 || set == "UTF-16LE") {
      text += bytes[0];
    } else if (set == "UTF-8") {
      text += character;
    } else if (set == "Shift_JIS") {
      text += "\u30BD";
    } else {
      text += static_cast<char>(0xC0u | (byte >> 6u));
      text += static_cast<char>(0x80u | (byte & 0x3Fu));
    }
    bytes.remove_prefix(character.empty() ? 1 : character.size());
  }
  return text;
}

}  // namespace kanzen

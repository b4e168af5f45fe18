#pragma once
// An sgf::CharacterDecoder that is the same on every system.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace kanzen {

// windows-1252 as ISO-8859-1, the ASCII of UTF-16LE, and sets of two bytes a character, of which
// each is U+30BD here.
inline std::optional<std::string> decode_characters(const std::string& set,
                                                    std::string_view bytes) {
  constexpr std::array<std::string_view, 5> of_two_bytes = {"Shift_JIS", "GB18030", "Big5",
                                                            "EUC-JP", "EUC-KR"};
  const bool two = std::find(of_two_bytes.begin(), of_two_bytes.end(), set) != of_two_bytes.end();
  const bool wide = set == "UTF-16LE";
  if (!two && !wide && set != "windows-1252") return std::nullopt;
  std::string text;
  while (!bytes.empty()) {
    const auto byte = static_cast<unsigned char>(bytes[0]);
    const auto next = static_cast<unsigned char>(bytes.size() > 1 ? bytes[1] : '\0');
    std::size_t length = 1;
    if (wide && byte < 0x80 && next == 0) {
      text += bytes[0];
      length = 2;
    } else if (!wide && byte < 0x80) {
      text += bytes[0];
    } else if (two && next >= 0x40) {
      text += "\u30BD";
      length = 2;
    } else if (two || wide) {
      text += "\uFFFD";
    } else {
      text += static_cast<char>(0xC0u | (byte >> 6u));
      text += static_cast<char>(0x80u | (byte & 0x3Fu));
    }
    bytes.remove_prefix(std::min(length, bytes.size()));
  }
  return text;
}

}  // namespace kanzen

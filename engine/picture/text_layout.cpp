#include "engine/picture/text_layout.hpp"

#include <array>
#include <cstdint>

#include "engine/core/utf8.hpp"

namespace kanzen {
namespace {

// The advance widths of Mplus2-SemiBold.otf, which is slightly wider than the regular weight, in
// hundredths of an em, from U+0020 on.
constexpr std::array<std::uint8_t, 95> advances{
    28, 34, 52, 68, 64, 93, 74, 30, 41, 41, 52, 70, 32, 43, 34, 50, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 37, 37, 72, 76, 72, 58, 84, 71, 67, 71, 71, 63, 64, 77, 73, 31, 60, 71, 63, 88, 75, 83,
    65, 83, 69, 65, 67, 73, 70, 94, 71, 69, 65, 48, 50, 48, 64, 61, 30, 56, 62, 54, 62, 57, 47, 62,
    61, 32, 33, 60, 29, 87, 61, 60, 62, 62, 44, 50, 48, 60, 54, 79, 56, 56, 55, 52, 35, 52, 72};

float advance(std::string_view character) {
  const auto code = static_cast<unsigned char>(character.front());
  if (code < ' ' || code >= ' ' + advances.size()) return 1;
  return static_cast<float>(advances[code - ' ']) / 100;
}

// May a line without a space end after this character?
bool may_break_after(char c) { return c == '/' || c == '&' || c == '#' || c == ',' || c == '.'; }

// The number of bytes to put on a line into which `length` bytes fit.
std::size_t line_end(std::string_view words, std::size_t length) {
  if (length >= words.size()) return words.size();
  const std::size_t space = words.find_last_of(' ', length);
  if (space != std::string_view::npos && space > 0) return space;
  for (std::size_t end = length; end > length / 2; --end)
    if (may_break_after(words[end - 1])) return end;
  return length;
}

}  // namespace

float measured_text_width(std::string_view words, FontSize size, Weight weight) {
  float ems = 0;
  while (!words.empty()) {
    const std::string_view character = first_character(words);
    ems += advance(character);
    words.remove_prefix(character.size());
  }
  return (weight == Weight::regular ? 0.99F : 1.0F) * ems * static_cast<float>(size);
}

std::vector<std::string> wrap_text(std::string_view words, float width, FontSize size,
                                   Weight weight) {
  std::vector<std::string> lines;
  while (!words.empty()) {
    std::size_t length = 0;
    while (length < words.size()) {
      const std::size_t next = length + first_character(words.substr(length)).size();
      if (length > 0 && measured_text_width(words.substr(0, next), size, weight) > width) break;
      length = next;
    }
    length = line_end(words, length);
    lines.emplace_back(words.substr(0, length));
    words.remove_prefix(length);
    if (!words.empty() && words.front() == ' ') words.remove_prefix(1);
  }
  return lines;
}

}  // namespace kanzen

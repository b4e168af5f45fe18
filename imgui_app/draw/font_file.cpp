#include "imgui_app/draw/font_file.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <string_view>

namespace kanzen::app {
namespace {

std::uint32_t big_endian(const std::string& bytes, std::size_t at, unsigned count) {
  std::uint32_t number = 0;
  for (unsigned i = 0; i < count; ++i) {
    const bool inside = at + i < bytes.size();
    number = number << 8 | (inside ? static_cast<std::uint8_t>(bytes[at + i]) : 0u);
  }
  return number;
}

// Offset of a table in an OpenType file; 0: there is none.
std::size_t find_table(const std::string& bytes, std::string_view tag) {
  const std::uint32_t tables = big_endian(bytes, 4, 2);
  for (std::size_t i = 0; i < tables; ++i) {
    const std::size_t record = 12 + 16 * i;
    if (record + 16 > bytes.size()) return 0;
    if (std::string_view(bytes.data() + record, 4) == tag) return big_endian(bytes, record + 8, 4);
  }
  return 0;
}

}  // namespace

// Streams would be the largest part of the page's library.
std::string read_font(const std::string& path) {
  std::string bytes;
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return bytes;
  std::array<char, 16384> part{};
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), file)) {
    bytes.append(part.data(), count);
  }
  std::fclose(file);
  return bytes;
}

LineMetrics line_metrics(const std::string& bytes) {
  const std::size_t head = find_table(bytes, "head");
  const std::size_t hhea = find_table(bytes, "hhea");
  if (head == 0 || hhea == 0) return {};
  const auto ascent = static_cast<std::int16_t>(big_endian(bytes, hhea + 4, 2));
  const auto descent = static_cast<std::int16_t>(big_endian(bytes, hhea + 6, 2));
  const auto em = static_cast<float>(big_endian(bytes, head + 18, 2));
  if (em == 0) return {};
  return {static_cast<float>(ascent) / em, static_cast<float>(ascent - descent) / em};
}

}  // namespace kanzen::app

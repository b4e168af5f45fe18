#pragma once
// The number of occurrences of a text in a drawn file.
#include <cstddef>
#include <string_view>

namespace kanzen {

inline std::size_t count_occurrences(std::string_view text, std::string_view part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
  return times;
}

}  // namespace kanzen

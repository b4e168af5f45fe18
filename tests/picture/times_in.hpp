#pragma once
// How often something stands in a file that was drawn.
#include <cstddef>
#include <string_view>

namespace kanzen {

inline std::size_t times_in(std::string_view text, std::string_view part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
  return times;
}

}  // namespace kanzen

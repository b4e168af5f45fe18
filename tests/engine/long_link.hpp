#pragma once
// A line that continues without end: from a1 and a3 to b2 and c3, and back.
#include <cstddef>
#include <string>

namespace kanzen {

inline std::string long_link(std::size_t moves) {
  constexpr const char* round[] = {"a1b2", "a3c3", "b2a1", "c3a3"};
  std::string link = "game=gobblers2&rules=strict&moves=L@a1.L@a3";
  for (std::size_t i = 2; i < moves; ++i) link += std::string(".") + round[(i - 2) % 4];
  return link;
}

}  // namespace kanzen

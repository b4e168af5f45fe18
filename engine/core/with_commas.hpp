#pragma once
// Numbers as people read them.
#include <cstddef>
#include <string>

namespace kanzen {

// Groups of three decimal digits, parted by commas: "226220" becomes "226,220".
inline std::string with_commas(std::string digits) {
  for (std::size_t from_end = 3; from_end < digits.size(); from_end += 4)
    digits.insert(digits.size() - from_end, 1, ',');
  return digits;
}

}  // namespace kanzen

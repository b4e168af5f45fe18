#pragma once
// The words of a manifest's line.
#include <algorithm>
#include <string_view>

namespace kanzen::table {

// Takes the first word, and the space after it, off the line.
inline std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

}  // namespace kanzen::table

#pragma once
// The words of a manifest's line.
#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace kanzen::table {

// Takes the first word, and the space after it, off the line.
inline std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || fault != std::errc() || stop != text.data() + text.size()) return {};
  return value;
}

}  // namespace kanzen::table

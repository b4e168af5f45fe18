#pragma once
// Numbers in texts.
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kanzen {

// The number that is the whole text; nullopt: it is none, or too large for a T.
template <class T>
std::optional<T> whole_number(std::string_view text) {
  T number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// The number at the front of `rest`, which loses it; 0: there is none, or it begins with a 0.
inline unsigned take_number(std::string_view& rest) {
  unsigned number = 0;
  if (!rest.empty() && rest.front() == '0') return 0;
  const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (fault != std::errc{}) return 0;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return number;
}

// Points to the half: "7.5", "-6".
inline std::string half_points(double points) {
  const auto halves = static_cast<long>(std::lround(2 * std::abs(points)));
  return (points < 0 ? "-" : "") + std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}

}  // namespace kanzen

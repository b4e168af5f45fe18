#pragma once
// Parsing and formatting of numbers.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kanzen {

// Parses the whole text as a number; nullopt if it is not one or does not fit into a T.
template <class T>
std::optional<T> parse_number(std::string_view text) {
  T number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// Parses a decimal number: an optional sign and at most 15 digits, with at most one point.  The
// result is the double nearest to it, because a double holds such an integer exactly.  strtod reads
// more, for example exponents and hexadecimal, and its code is large in a WebAssembly module.
inline std::optional<double> parse_decimal(std::string_view text) {
  constexpr unsigned most_digits = 15;
  const bool negative = !text.empty() && text.front() == '-';
  if (negative || (!text.empty() && text.front() == '+')) text.remove_prefix(1);
  double number = 0, scale = 1;
  unsigned digits = 0;
  bool after_point = false;
  for (const char c : text) {
    if (c == '.' && !after_point) {
      after_point = true;
      continue;
    }
    if (c < '0' || c > '9' || ++digits > most_digits) return std::nullopt;
    number = 10 * number + (c - '0');
    if (after_point) scale *= 10;
  }
  if (digits == 0) return std::nullopt;
  return (negative ? -number : number) / scale;
}

// Removes a number from the front of `rest` and returns it.  Returns 0, without changing `rest`, if
// there is none, it begins with 0, or it is too large.
inline unsigned take_number(std::string_view& rest) {
  unsigned number = 0;
  if (!rest.empty() && rest.front() == '0') return 0;
  const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  if (fault != std::errc{}) return 0;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return number;
}

// Separates groups of three decimal digits by commas: "226,220".  The number is not negative and
// may be a WideCount.
template <class Count>
std::string format_with_commas(Count number) {
  std::string text;
  do {
    if (text.size() % 4 == 3) text += ',';
    text += static_cast<char>('0' + static_cast<int>(number % 10));
    number = static_cast<Count>(number / 10);
  } while (number != 0);
  std::reverse(text.begin(), text.end());
  return text;
}

// Returns the lowest `digits` hexadecimal digits of a number, in lower case.
inline std::string format_hexadecimal(std::uint64_t number, unsigned digits) {
  std::string text;
  while (digits-- > 0) text += "0123456789abcdef"[number >> (4 * digits) & 15];
  return text;
}

// Formats a number rounded to hundredths, without trailing zeros: "12", "0.5", "-3.25".
template <std::floating_point Number>
std::string format_hundredths(Number number) {
  const auto hundredths = std::llround(number * 100);
  const auto size = std::abs(hundredths);
  std::string text = hundredths < 0 ? "-" : "";
  text += std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.';
  text += static_cast<char>('0' + size / 10 % 10);
  if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
  return text;
}

// Formats points, rounded to the half: "7.5", "-6".
inline std::string format_points(double points) {
  const auto halves = static_cast<long>(std::lround(2 * std::abs(points)));
  return (points < 0 ? "-" : "") + std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : "");
}

// Inverse of format_points; nullopt if the text is not a number of whole or half points.
inline std::optional<double> parse_points(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  const auto whole = parse_number<std::uint16_t>(text.substr(0, dot));
  const std::string_view rest = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  if (!whole || (rest != "0" && rest != "5")) return std::nullopt;
  const double points = *whole + (rest == "5" ? 0.5 : 0.0);
  return negative ? -points : points;
}

}  // namespace kanzen

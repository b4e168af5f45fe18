#include "engine/record/komi.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/properties.hpp"

namespace kanzen::sgf {
namespace {

// No player gives more.  On a small board the limit is its number of points.
constexpr double most_usual = 199;
// Komi of more stones than this are no stones, but points.
constexpr double most_stones = 4;

bool is_multiple(double number, double of) { return std::floor(number / of) * of == number; }

// The number in a text: "6.5", "6,5", with a half after it, as in "6 1/2" and "6目半", and with a
// unit, which no letter of ASCII may begin without a space, as in "0x10" and "1e3".
std::optional<double> number_in(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t end = std::min(text.find_first_not_of("0123456789.,"), text.size());
  std::string decimal(text.substr(0, end));
  std::replace(decimal.begin(), decimal.end(), ',', '.');
  auto number = parse_decimal(decimal);
  const std::string_view unit = text.substr(end);
  const char next = unit.empty() ? ' ' : to_lower(unit.front());
  if (!number || (next >= 'a' && next <= 'z')) return std::nullopt;
  constexpr std::string_view halves[] = {"1/2", "½", "半", "반"};
  const bool has_half =
      std::any_of(std::begin(halves), std::end(halves),
                  [&](std::string_view half) { return unit.find(half) != std::string_view::npos; });
  if (has_half)
    *number += 0.5;
  else if (unit.find('/') != std::string_view::npos)
    return std::nullopt;  // another fraction
  return negative ? -*number : number;
}

// Converts a komi that a server counts in hundredths, Fox (AP[foxwq]) or one that is too large for
// points.  They are hundredths of points unless that makes quarters; then they are hundredths of
// stones, which are two points: 650 is 6.5, 375 is 7.5.  With Chinese rules 350 is 7.
double points_of(double komi, const Node& root) {
  const bool chinese =
      parse_sgf_rules(decode_simple_text(root.value("RU"))) == parse_sgf_rules("Chinese");
  const double size = std::abs(komi);
  const bool of_fox = to_lower(root.value("AP")).find("foxwq") != std::string::npos;
  const auto board = read_board_size(root);
  const double most = of_fox  ? 0
                      : board ? std::min(most_usual, double{1} * board->columns * board->rows)
                              : most_usual;
  if (size > most && is_multiple(size, 25)) {
    komi /= 100;
    const bool are_stones = !is_multiple(komi, 0.5) || (chinese && size == 350);
    return are_stones ? 2 * komi : komi;
  }
  const bool are_stones =
      chinese && size < most_stones && !is_multiple(komi, 0.5) && is_multiple(komi, 0.25);
  return are_stones ? 2 * komi : komi;
}

}  // namespace

std::optional<double> read_komi(const Node& root, std::vector<Diagnostic>& notes) {
  const std::string text(trimmed(decode_simple_text(root.value("KM"))));
  if (text.empty()) {
    const auto half_points = parse_number<int>(root.value("KI"));
    return half_points.value_or(0) / 2.0;
  }
  const auto number = number_in(text);
  if (!number) return std::nullopt;
  const double komi = points_of(*number, root);
  if (parse_decimal(text) != komi)
    notes.push_back({phrase::reads_komi, excerpt(text), format_hundredths(komi)});
  return komi;
}

}  // namespace kanzen::sgf

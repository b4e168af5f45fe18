#include "engine/record/komi.hpp"

#include <cmath>

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

// The number in a text: "6.5", "6,5", "6 1/2", and with a unit, which no letter of ASCII may begin
// without a space, as in "0x10" and "1e3".
std::optional<double> number_in(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t end = text.find_first_not_of("0123456789.,");
  const char next = end < text.size() ? to_lower(text[end]) : ' ';
  if (end == 0 || (next >= 'a' && next <= 'z')) return std::nullopt;
  const auto number = find_points(text);
  return number && negative ? -*number : number;
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
    notes.push_back({phrase::reads_komi, excerpt(text),
                     (komi < 0 ? "-" : "") + format_hundredths(std::abs(komi))});
  return komi;
}

}  // namespace kanzen::sgf

#include "engine/games/go/notation.hpp"

#include <algorithm>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/go/phrases.hpp"
#include "engine/games/go/placing.hpp"

namespace kanzen::go {
namespace {

constexpr std::string_view pass_text = "pass";

// Returns whether the last move can have captured a single stone on `ko` with a single stone whose
// only liberty is now `ko`.  Any other string around `ko` has another liberty, as it had before the
// move.
bool is_ko_possible(const Grid& grid, const State& state, Point ko) {
  if (!is_empty(state, ko)) return false;
  const Points& takers = stones_of(state, opponent(state));
  int possible = 0;
  for (const Point near : grid.neighbours(ko)) {
    if (!takers[near]) return false;
    const StringOfStones string = string_at(grid, state, near);
    if (string.liberties.count() > 1) continue;
    if (string.stones.size() > 1) return false;
    ++possible;
  }
  return possible == 1;
}

// Returns ":3-0"; empty if there are no prisoners.
std::string format_prisoners(const State& state) {
  if (state.captured == State{}.captured) return {};
  return ':' + std::to_string(state.captured[0]) + '-' + std::to_string(state.captured[1]);
}

// Parses a position from left to right and stops at the first error.
class PositionReader : TextReader {
 public:
  PositionReader(const Grid& grid, Rules rules, std::string_view text)
      : TextReader(text), grid_(grid), rules_(rules), text_(text) {}

  Result<State> read() {
    for (Point point = 0; point < grid_.point_count(); ++point) {
      if (point > 0 && point % grid_.columns() == 0 && !accept('/'))
        return expected({phrase::slash_after_point, grid_.name(static_cast<Point>(point - 1))});
      if (accept('X')) {
        place(point, 0);
      } else if (accept('O')) {
        place(point, 1);
      } else if (!accept('.')) {
        return expected({phrase::stone_on_point, grid_.name(point)});
      }
    }
    if (!accept(':')) return expected(phrase::side_after_last_point);
    if (accept('2')) {
      state_.to_move = 1;
    } else if (!accept('1')) {
      return expected(phrase::side_to_move);
    }
    if (const auto faulty = strings_without_liberties(grid_, state_); !faulty.empty())
      return Error{Errc::illegal_position, no_liberty(grid_, faulty.front())};
    if (at_end()) return state_;
    if (!accept(':')) return expected(phrase::end_or_last_move);
    const bool has_prisoners = next() >= '0' && next() <= '9';
    if (!has_prisoners) return read_last_move(counts_territory(rules_));
    if (!counts_territory(rules_)) return fault(Errc::illegal_position, phrase::no_prisoners);
    if (!read_prisoners()) return expected({phrase::prisoners, most_captured});
    if (at_end()) return state_;
    if (!accept(':')) return expected(phrase::end_or_last_move);
    return read_last_move(false);
  }

 private:
  void place(Point point, Player player) {
    stones_of(state_, player).set(point);
    state_.key ^= zobrist(point, player);
  }

  // Reads "3-0" as it is written; returns false and reads nothing if the text is not that.
  bool read_prisoners() {
    std::string_view field = text_.substr(offset());
    field = field.substr(0, field.find(':'));
    const std::size_t dash = std::min(field.find('-'), field.size() - 1);
    const auto by_black = parse_number<std::uint16_t>(field.substr(0, dash));
    const auto by_white = parse_number<std::uint16_t>(field.substr(dash + 1));
    if (!by_black || !by_white || *by_black > most_captured || *by_white > most_captured)
      return false;
    state_.captured = {*by_black, *by_white};
    if (format_prisoners(state_) != ':' + std::string(field)) return false;
    for (std::size_t read = 0; read < field.size(); ++read) skip();
    return true;
  }

  Result<State> read_last_move(bool can_have_prisoners) {
    const std::string_view rest = text_.substr(offset());
    if (rest == pass_text) {
      state_.passed = 1;
      return state_;
    }
    const auto ko = grid_.point(rest);
    if (!ko || grid_.name(*ko) != rest)
      return expected(can_have_prisoners ? phrase::prisoners_or_last_move : phrase::pass_or_ko);
    if (auto why = wrong_ko(grid_, rules_, state_, *ko))
      return fault(Errc::illegal_position, *std::move(why));
    state_.ko = *ko;
    return state_;
  }

  const Grid& grid_;
  Rules rules_;
  std::string_view text_;
  State state_;
};

}  // namespace

Diagnostic no_liberty(const Grid& grid, const StringOfStones& string) {
  return {phrase::no_liberty,
          joined(string.stones, " ", [&](Point stone) { return grid.name(stone); })};
}

std::optional<Diagnostic> wrong_ko(const Grid& grid, Rules rules, const State& state, Point ko) {
  if (!has_simple_ko(rules)) return Diagnostic{phrase::ko_by_past, grid.name(ko)};
  if (!is_ko_possible(grid, state, ko)) return Diagnostic{phrase::wrong_ko, grid.name(ko)};
  return std::nullopt;
}

Result<State> parse_position(const Grid& grid, Rules rules, std::string_view text) {
  return PositionReader(grid, rules, text).read();
}

std::string format_position(const Grid& grid, const State& state) {
  std::string text;
  text.reserve(grid.point_count() + grid.rows() + 16);
  for (Point point = 0; point < grid.point_count(); ++point) {
    if (point > 0 && point % grid.columns() == 0) text += '/';
    text += state.black[point] ? 'X' : state.white[point] ? 'O' : '.';
  }
  text += state.to_move == 0 ? ":1" : ":2";
  text += format_prisoners(state);
  if (state.ko != no_point) text += ':' + grid.name(static_cast<Point>(state.ko));
  if (state.passed != 0) (text += ':') += pass_text;
  return text;
}

std::string format_move(const Grid& grid, Move move) {
  return move == pass ? std::string(pass_text) : grid.name(move.point);
}

std::optional<std::string> normalise_move_text(const Grid& grid, std::string_view text) {
  if (to_lower(text) == pass_text) return std::string(pass_text);
  const auto point = grid.point(text);
  if (!point) return std::nullopt;
  return grid.name(*point);
}

}  // namespace kanzen::go

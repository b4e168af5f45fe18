#pragma once
// The board of Dobutsu shogi as sets of squares, from the point of view of one player.  Squares are
// numbered 3 * row + column, with row 0 as the home rank and column 0 on the left; bit q of a set
// is square q.  A rotation by 180 degrees gives the other player's view: square q becomes 11 - q.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kanzen::dobutsu {

using Squares = std::uint16_t;
using Square = std::uint8_t;

inline constexpr unsigned columns = 3, rows = 4, square_count = columns * rows;
inline constexpr Squares all_squares = (1u << square_count) - 1;
inline constexpr Squares home_rank = 0b000'000'000'111, last_rank = 0b111'000'000'000;

constexpr Squares bit(unsigned square) { return static_cast<Squares>(1u << square); }
constexpr Square turned(unsigned square) { return static_cast<Square>(square_count - 1 - square); }

// Calls visit(square) for each square of a set in ascending order.
template <class Visit>
constexpr void for_each_square(Squares squares, Visit&& visit) {
  for (unsigned rest = squares; rest != 0; rest &= rest - 1)
    visit(static_cast<unsigned>(std::countr_zero(rest)));
}

namespace detail {

// Tables by half a board, six squares: tables by whole boards would be most of the game's code.
inline constexpr unsigned half = 6, half_sets = 1u << half;

constexpr std::array<std::uint8_t, half_sets> make_turned_halves() {
  std::array<std::uint8_t, half_sets> result{};
  for (unsigned set = 0; set < half_sets; ++set)
    for (unsigned square = 0; square < half; ++square)
      if ((set >> square & 1u) != 0)
        result[set] = static_cast<std::uint8_t>(result[set] | 1u << (half - 1 - square));
  return result;
}
inline constexpr auto turned_halves = make_turned_halves();

constexpr std::array<std::uint8_t, std::size_t{1} << square_count> make_sizes() {
  std::array<std::uint8_t, std::size_t{1} << square_count> result{};
  for (unsigned set = 1; set < result.size(); ++set)
    result[set] = static_cast<std::uint8_t>(result[set & (set - 1)] + 1);
  return result;
}
inline constexpr auto sizes = make_sizes();

}  // namespace detail

constexpr Squares turned_set(Squares squares) {
  return static_cast<Squares>(detail::turned_halves[squares % detail::half_sets] << detail::half |
                              detail::turned_halves[squares / detail::half_sets]);
}
constexpr Squares mirrored_set(Squares squares) {
  constexpr unsigned left_file = 0b001'001'001'001;
  const unsigned middle = squares & left_file << 1;
  return static_cast<Squares>((squares & left_file) << 2 | middle | (squares >> 2 & left_file));
}
constexpr unsigned size_of(Squares squares) { return detail::sizes[squares]; }

enum Kind : std::uint8_t { elephant, giraffe, chick, hen, lion };
inline constexpr std::size_t small_kinds = 4;  // all but the lion
inline constexpr std::size_t hand_kinds = 3;   // a captured hen becomes a chick
inline constexpr std::size_t all_kinds = 5;
inline constexpr unsigned most_of_a_kind = 2;  // in the game; chicks and hens count as one kind

using Reach = std::array<Squares, square_count>;  // by square

namespace detail {

struct Step {
  int rows = 0, columns = 0;  // rows forward
};

constexpr bool steps_to(Kind kind, Step step) {
  const bool straight = (step.rows == 0) != (step.columns == 0);
  switch (kind) {
    case elephant: return !straight;
    case giraffe: return straight;
    case chick: return step.rows == 1 && step.columns == 0;
    case hen: return straight || step.rows == 1;
    case lion: break;
  }
  return true;
}

constexpr Reach reach_of(Kind kind, bool own) {
  Reach result{};
  for (int from = 0; from < static_cast<int>(square_count); ++from)
    for (int forward = -1; forward <= 1; ++forward)
      for (int across = -1; across <= 1; ++across) {
        const int row = from / 3 + (own ? forward : -forward), column = from % 3 + across;
        if ((forward == 0 && across == 0) || !steps_to(kind, {forward, across})) continue;
        if (row < 0 || row >= static_cast<int>(rows) || column < 0 || column > 2) continue;
        auto& squares = result[static_cast<std::size_t>(from)];
        squares = static_cast<Squares>(squares | bit(static_cast<unsigned>(3 * row + column)));
      }
  return result;
}

constexpr std::array<Reach, all_kinds> reaches(bool own) {
  return {reach_of(elephant, own), reach_of(giraffe, own), reach_of(chick, own), reach_of(hen, own),
          reach_of(lion, own)};
}

}  // namespace detail

// The squares to which an own, or an opposing, piece of a kind steps from a square.  The squares
// from which a piece steps onto a square are the steps of the other player's piece.
inline constexpr auto own_steps = detail::reaches(true);
inline constexpr auto opponent_steps = detail::reaches(false);

}  // namespace kanzen::dobutsu

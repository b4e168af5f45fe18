#pragma once
// Coding of table entries as numbers of one byte.
//
//     code       Distances::up_to_125       Distances::odd_wins
//     0          undecided                  undecided
//     1          drawn                      drawn
//     2 + 2 d    lost in d plies, d <= 125
//     3 + 2 d    won in d plies,  d <= 125
//     2 + d                                 d even: lost in d plies, d <= 252
//                                           d odd:  won in d plies,  d <= 251
//     255        gap                        gap
//
// Undecided is 0, so that zero-initialised memory is undecided.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/game.hpp"
#include "engine/core/table_entry.hpp"

namespace kanzen {

// The range of distances of a table.  The numbers are part of a file format
// (solve/saved_solution.hpp).
enum class Distances : std::uint8_t {
  up_to_125 = 0,  // any distance up to 125
  odd_wins = 1    // every win takes an odd number of plies, every loss an even one (HasOddWins)
};

template <Game G>
inline constexpr Distances distances_of =
    HasOddWins<G> ? Distances::odd_wins : Distances::up_to_125;

// The greatest distance in plies that a table can hold.
constexpr unsigned longest_distance(Distances distances) {
  return distances == Distances::odd_wins ? 252 : 125;
}

// Returns true if a table for these distances can hold the value.
constexpr bool can_hold(Distances distances, Value value) {
  if (value.outcome == Outcome::draw) return true;
  if (value.distance > longest_distance(distances)) return false;
  return distances != Distances::odd_wins ||
         (value.distance % 2 == 1) == (value.outcome == Outcome::win);
}

// Private to the value table and its tests.
namespace coding {

using Code = std::uint8_t;

inline constexpr Code undecided = 0, drawn_code = 1, first_value = 2, gap = 0xFF;
inline constexpr std::size_t code_count = 256;

// Requires can_hold(distances, value).
constexpr Code code_of(Distances distances, Value value) {
  if (value.outcome == Outcome::draw) return drawn_code;
  if (distances == Distances::odd_wins) return static_cast<Code>(first_value + value.distance);
  return static_cast<Code>(first_value + 2 * value.distance +
                           (value.outcome == Outcome::win ? 1 : 0));
}

// Decodes a code; nullopt if it is unused.
constexpr std::optional<TableEntry> entry_of(Distances distances, Code code) {
  if (code == gap) return TableEntry::gap();
  if (code == undecided) return TableEntry::undecided();
  if (code == drawn_code) return TableEntry::decided(drawn());
  const unsigned number = code - first_value;
  const unsigned distance = distances == Distances::odd_wins ? number : number / 2;
  if (distance > longest_distance(distances)) return std::nullopt;
  return TableEntry::decided(number % 2 == 1 ? win_in(distance) : loss_in(distance));
}

using DecodeTable = std::array<TableEntry, code_count>;  // by code

constexpr DecodeTable make_decode_table(Distances distances, TableEntry of_undecided) {
  DecodeTable result{};
  for (std::size_t code = 0; code < result.size(); ++code)
    if (const auto entry = entry_of(distances, static_cast<Code>(code))) result[code] = *entry;
  result[undecided] = of_undecided;
  return result;
}

}  // namespace coding

}  // namespace kanzen

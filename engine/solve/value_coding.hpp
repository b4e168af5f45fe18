#pragma once
// Coding of table entries as numbers: one byte, two for Distances::up_to_1000.
//
//     code       Distances::up_to_125, up_to_1000  Distances::odd_wins
//     0          undecided                         undecided
//     1          drawn                             drawn
//     2 + 2 d    lost in d plies, d <= 125, 1000
//     3 + 2 d    won in d plies,  d <= 125, 1000
//     2 + d                                        d even: lost in d plies, d <= 252
//                                                  d odd:  won in d plies,  d <= 251
//     maximum    gap: 255, for two bytes 65,535
//
// Undecided is 0, so that zero-initialised memory is undecided.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "engine/core/game.hpp"
#include "engine/core/table_entry.hpp"

namespace kanzen {

// The range of distances of a table.  The numbers are part of a file format
// (solve/saved_solution.hpp).
enum class Distances : std::uint8_t {
  up_to_125 = 0,  // any distance up to 125
  odd_wins = 1,   // every win takes an odd number of plies, every loss an even one (HasOddWins)
  up_to_1000 = 2  // any distance up to 1,000, at twice the memory (HasLongDistances)
};

template <Game G>
inline constexpr Distances distances_of = HasOddWins<G>         ? Distances::odd_wins
                                          : HasLongDistances<G> ? Distances::up_to_1000
                                                                : Distances::up_to_125;

// The greatest distance in plies that a table can hold.
constexpr unsigned longest_distance(Distances distances) {
  switch (distances) {
    case Distances::odd_wins: return 252;
    case Distances::up_to_1000: return 1000;
    case Distances::up_to_125: break;
  }
  return 125;
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

using Code = std::uint16_t;

inline constexpr Code undecided = 0, drawn_code = 1, first_value = 2;

constexpr unsigned bytes_of(Distances distances) {
  return distances == Distances::up_to_1000 ? 2 : 1;
}
constexpr Code gap_of(Distances distances) {
  return distances == Distances::up_to_1000 ? 0xFFFF : 0xFF;
}

// The type in which a table stores codes.
template <Distances distances>
using Stored = std::conditional_t<bytes_of(distances) == 1, std::uint8_t, std::uint16_t>;
// The size of a lookup table by code; greater codes of two bytes are gaps or unused.
constexpr std::size_t code_count(Distances distances) {
  return distances == Distances::up_to_1000 ? first_value + 2 * (longest_distance(distances) + 1)
                                            : 256;
}

// Requires can_hold(distances, value).
constexpr Code code_of(Distances distances, Value value) {
  if (value.outcome == Outcome::draw) return drawn_code;
  if (distances == Distances::odd_wins) return static_cast<Code>(first_value + value.distance);
  return static_cast<Code>(first_value + 2 * value.distance +
                           (value.outcome == Outcome::win ? 1 : 0));
}

// Decodes a code; nullopt if it is unused.
constexpr std::optional<TableEntry> entry_of(Distances distances, Code code) {
  if (code == gap_of(distances)) return TableEntry::gap();
  if (code == undecided) return TableEntry::undecided();
  if (code == drawn_code) return TableEntry::decided(drawn());
  const unsigned number = code - first_value;
  const unsigned distance = distances == Distances::odd_wins ? number : number / 2;
  if (distance > longest_distance(distances)) return std::nullopt;
  return TableEntry::decided(number % 2 == 1 ? win_in(distance) : loss_in(distance));
}

using DecodeTable = std::array<TableEntry, 256>;  // by code, for codes of one byte

constexpr DecodeTable make_decode_table(Distances distances, TableEntry of_undecided) {
  DecodeTable result{};
  for (std::size_t code = 0; code < result.size(); ++code)
    if (const auto entry = entry_of(distances, static_cast<Code>(code))) result[code] = *entry;
  result[undecided] = of_undecided;
  return result;
}

}  // namespace coding

}  // namespace kanzen

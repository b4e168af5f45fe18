#pragma once
// A table entry in one byte: the one place that knows which byte means what.
//
//     byte       Distances::every                  Distances::odd_wins
//     0          undecided                         undecided
//     1          drawn                             drawn
//     2 + 2 d    lost in d plies, d <= 125
//     3 + 2 d    won in d plies,  d <= 125
//     2 + d                                        d even: lost in d plies, d <= 252
//                                                  d odd:  won in d plies,  d <= 251
//     255        a gap                             a gap
//
// Entries of 0, so that fresh memory is undecided.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/game.hpp"
#include "engine/core/table_entry.hpp"

namespace kanzen {

// Which distances occur.  The numbers are written into files (solve/keep.hpp).
enum class Distances : std::uint8_t {
  every = 0,     // wins and losses of any number of plies
  odd_wins = 1,  // every win takes an odd number of plies, every loss an even one (HasOddWins)
};

template <Game G>
inline constexpr Distances distances_of = HasOddWins<G> ? Distances::odd_wins : Distances::every;

// The most plies of any value that a table holds.
constexpr unsigned longest_distance(Distances distances) {
  return distances == Distances::odd_wins ? 252 : 125;
}

// Can a table that is made for these distances hold the value?
constexpr bool can_hold(Distances distances, Value value) {
  if (value.outcome == Outcome::draw) return true;
  if (value.distance > longest_distance(distances)) return false;
  return distances == Distances::every ||
         (value.distance % 2 == 1) == (value.outcome == Outcome::win);
}

// Only the value table and its tests use what is in here.
namespace coding {

using Byte = std::uint8_t;

inline constexpr Byte undecided = 0, drawn_byte = 1, first_value = 2, gap = 255;

// A value that can be held.
constexpr Byte byte_of(Distances distances, Value value) {
  if (value.outcome == Outcome::draw) return drawn_byte;
  if (distances == Distances::odd_wins) return static_cast<Byte>(first_value + value.distance);
  return static_cast<Byte>(first_value + 2 * value.distance +
                           (value.outcome == Outcome::win ? 1 : 0));
}

// nullopt: a byte that is never written.
constexpr std::optional<TableEntry> entry_of(Distances distances, Byte byte) {
  if (byte == gap) return TableEntry::gap();
  if (byte == undecided) return TableEntry::undecided();
  if (byte == drawn_byte) return TableEntry::decided(drawn());
  const unsigned number = byte - first_value;
  const unsigned distance = distances == Distances::odd_wins ? number : number / 2;
  if (distance > longest_distance(distances)) return std::nullopt;
  return TableEntry::decided(number % 2 == 1 ? win_in(distance) : loss_in(distance));
}

using Meanings = std::array<TableEntry, 256>;  // by byte

constexpr Meanings meanings(Distances distances, TableEntry of_undecided) {
  Meanings result{};
  for (std::size_t byte = 0; byte < result.size(); ++byte)
    if (const auto entry = entry_of(distances, static_cast<Byte>(byte))) result[byte] = *entry;
  result[undecided] = of_undecided;
  return result;
}

}  // namespace coding
}  // namespace kanzen

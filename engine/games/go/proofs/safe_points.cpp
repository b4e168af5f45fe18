#include "engine/games/go/proofs/safe_points.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <span>

namespace kanzen::go {
namespace {

// A bit for each string, by its index.
using StringSet = std::uint32_t;

constexpr StringSet string_bit(std::size_t index) { return StringSet{1} << index; }

struct String {
  SmallPoints stones = 0, liberties = 0;  // liberties: all adjacent points, empty or the opponent's
};

// A maximal connected set of points without own stones.
struct Region {
  SmallPoints points = 0;
  StringSet border = 0;  // adjacent strings
  StringSet vital = 0;  // strings that are adjacent to all empty points of the region, at least one
};

SmallPoints liberties_of(std::span<const String> strings, StringSet set) {
  SmallPoints liberties = 0;
  for (std::size_t i = 0; i < strings.size(); ++i)
    if ((set & string_bit(i)) != 0) liberties |= strings[i].liberties;
  return liberties;
}

// Returns whether the opponent cannot live in a region, and the player can take all stones there
// and keep it as an eye: all strings around it are alive, and at most one point has no living
// neighbour. That point must have two neighbours, so that the player never has to take a single
// stone from there with a single stone, which would be a ko.
bool is_safe(const SmallGrid& grid, const Region& region, StringSet alive, SmallPoints liberties) {
  if ((region.border & ~alive) != 0) return false;
  const SmallPoints inner = region.points & ~liberties;
  return inner == 0 || (std::has_single_bit(inner) && !std::has_single_bit(grid.neighbours(inner)));
}

// Returns the strings that have two vital safe regions, or are `certain`.  Benson does not require
// the regions to be safe.  But in a region that is not safe the player may still move, and so
// destroy its use as an eye, by capturing the stones that had filled it.
StringSet alive_strings(const SmallGrid& grid, std::span<const String> strings,
                        std::span<const Region> regions, StringSet certain) {
  StringSet alive = string_bit(strings.size()) - 1;
  for (StringSet before = 0; before != alive;) {
    before = alive;
    const SmallPoints liberties = liberties_of(strings, alive);
    StringSet once = 0, twice = 0;
    for (const Region& region : regions) {
      if (region.vital == 0 || !is_safe(grid, region, alive, liberties)) continue;
      twice |= once & region.vital;
      once |= region.vital;
    }
    alive &= twice | certain;
  }
  return alive;
}

}  // namespace

SmallPoints safe_points(const SmallGrid& grid, OwnedPoints own, OwnedPoints other) {
  const SmallPoints free = grid.all() & ~own.stones, empty = free & ~other.stones;
  std::array<Region, most_small_points> region_store;
  std::size_t region_count = 0;
  for (SmallPoints rest = free; rest != 0;) {
    const SmallPoints points = grid.connected(first_of(rest), free);
    rest &= ~points;
    // The opponent may have eyes on his settled points, so nothing is known about such a region.
    if ((points & other.settled) == 0) region_store[region_count++] = {points};
  }
  if (own.settled == 0 && region_count < 2) return 0;
  const std::span regions(region_store.data(), region_count);
  std::array<String, most_small_points> strings;
  std::size_t string_count = 0;
  StringSet certain = 0;
  for (SmallPoints rest = own.stones; rest != 0;) {
    String& string = strings[string_count];
    const StringSet bit = string_bit(string_count++);
    string.stones = grid.connected(first_of(rest), own.stones);
    string.liberties = grid.neighbours(string.stones) & free;
    rest &= ~string.stones;
    if ((string.stones & own.settled) != 0) certain |= bit;
    for (Region& region : regions) {
      if ((region.points & string.liberties) == 0) continue;
      region.border |= bit;
      const SmallPoints eyes = region.points & empty;
      if (eyes != 0 && (eyes & ~string.liberties) == 0) region.vital |= bit;
    }
  }
  const std::span<const String> all_strings(strings.data(), string_count);
  const StringSet alive = alive_strings(grid, all_strings, regions, certain);
  if (alive == 0) return 0;
  const SmallPoints liberties = liberties_of(all_strings, alive);
  SmallPoints safe = 0;
  for (std::size_t i = 0; i < string_count; ++i)
    if ((alive & string_bit(i)) != 0) safe |= strings[i].stones;
  for (const Region& region : regions)
    if (is_safe(grid, region, alive, liberties)) safe |= region.points;
  return safe;
}

}  // namespace kanzen::go

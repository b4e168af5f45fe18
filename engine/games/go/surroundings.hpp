#pragma once
// What stands on the eight neighbours of a point, as a number of 16 bits: two for each, first those
// along the lines (above, left, right, below), then the diagonal ones (above left, above right,
// below left, below right).  A few questions about it are one look into a table.
#include <array>
#include <cstdint>

namespace kanzen::go {

// Of a point.  The stones of player p are content p + 1.
enum class Content : std::uint8_t { empty, black, white, edge };

constexpr Content stone_of(unsigned player) { return static_cast<Content>(player + 1); }
constexpr Content opposing(Content stone) {
  return stone == Content::black ? Content::white : Content::black;
}

using Surroundings = std::uint16_t;

// Neighbours 0 to 3 lie along the lines, 4 to 7 diagonally.
constexpr Content neighbour(Surroundings around, unsigned number) {
  return static_cast<Content>(around >> 2 * number & 3);
}
// The number under which a point is a neighbour of its own neighbour.
constexpr unsigned seen_from(unsigned number) { return number < 4 ? 3 - number : 11 - number; }

namespace surroundings {

inline constexpr std::uint8_t has_empty = 1, black_only = 2, white_only = 4;

// Of the four along the lines: is one empty, are all Black's or edge, White's or edge?
inline constexpr auto lines = [] {
  std::array<std::uint8_t, 256> facts{};
  for (unsigned four = 0; four < 256; ++four) {
    bool empty = false, black = false, white = false;
    for (unsigned number = 0; number < 4; ++number) {
      const Content content = neighbour(static_cast<Surroundings>(four), number);
      empty = empty || content == Content::empty;
      black = black || content == Content::black;
      white = white || content == Content::white;
    }
    facts[four] =
        static_cast<std::uint8_t>((empty ? has_empty : 0) | (!empty && !white ? black_only : 0) |
                                  (!empty && !black ? white_only : 0));
  }
  return facts;
}();

// Of the four diagonal ones: do so few of them hold opposing stones, at the edge none and else at
// most one, that an eye between them is no false one?
inline constexpr auto diagonals = [] {
  std::array<std::uint8_t, 256> facts{};
  for (unsigned four = 0; four < 256; ++four) {
    unsigned black = 0, white = 0, edge = 0;
    for (unsigned number = 0; number < 4; ++number) {
      const Content content = neighbour(static_cast<Surroundings>(four), number);
      black += content == Content::black ? 1 : 0;
      white += content == Content::white ? 1 : 0;
      edge += content == Content::edge ? 1 : 0;
    }
    const unsigned most = edge > 0 ? 0 : 1;
    facts[four] = static_cast<std::uint8_t>((white <= most ? black_only : 0) |
                                            (black <= most ? white_only : 0));
  }
  return facts;
}();

// The fact about a player's own stones.
constexpr std::uint8_t own_only(unsigned player) { return player == 0 ? black_only : white_only; }

}  // namespace surroundings

constexpr bool touches_empty(Surroundings around) {
  return (surroundings::lines[around & 255] & surroundings::has_empty) != 0;
}

// Is an empty point an eye of the player's by the usual rule of thumb: own stones or edge along
// the lines, and diagonally at most one opposing stone, at the edge none?
constexpr bool is_eye(Surroundings around, unsigned player) {
  return (surroundings::lines[around & 255] & surroundings::diagonals[around >> 8] &
          surroundings::own_only(player)) != 0;
}

// An empty point's owner, where no empty point is beside it: +1 Black, -1 White, 0 neither.
constexpr int owner_of_single(Surroundings around) {
  const unsigned facts = surroundings::lines[around & 255];
  return static_cast<int>(facts >> 1 & 1) - static_cast<int>(facts >> 2 & 1);
}

}  // namespace kanzen::go

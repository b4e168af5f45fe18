#pragma once
// A position of Dobutsu shogi, seen by the side to move (games/dobutsu/squares.hpp).
#include <array>
#include <cstdint>

#include "engine/games/dobutsu/squares.hpp"

namespace kanzen::dobutsu {

// How many elephants, giraffes and chicks a player holds: two bits each, the elephants' lowest.
struct Hand {
  std::uint8_t counts = 0;

  constexpr unsigned of(unsigned kind) const { return counts >> (2 * kind) & 3u; }
  constexpr void add(unsigned kind) {
    counts = static_cast<std::uint8_t>(counts + (1u << 2 * kind));
  }
  constexpr void take(unsigned kind) {
    counts = static_cast<std::uint8_t>(counts - (1u << 2 * kind));
  }
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

// A player's pieces.  The lion's square stands in the state.
using Pieces = std::array<Squares, small_kinds>;  // by kind

constexpr Squares union_of(const Pieces& pieces) {
  return static_cast<Squares>(pieces[elephant] | pieces[giraffe] | pieces[chick] | pieces[hen]);
}

struct State {
  Pieces own{}, opponent{};
  Square own_lion = 0, opponent_lion = 0;
  Hand own_hand, opponent_hand;
  std::uint16_t second_to_move = 0;  // 1: it is the second player who moves
  friend constexpr bool operator==(const State&, const State&) = default;
};

constexpr Squares own_squares(const State& s) {
  return static_cast<Squares>(union_of(s.own) | bit(s.own_lion));
}
constexpr Squares opponent_squares(const State& s) {
  return static_cast<Squares>(union_of(s.opponent) | bit(s.opponent_lion));
}
constexpr Squares empty_squares(const State& s) {
  return static_cast<Squares>(all_squares & ~(own_squares(s) | opponent_squares(s)));
}

// What a piece in hand is that was taken from the board.
constexpr unsigned kind_in_hand(unsigned kind) { return kind == hen ? unsigned{chick} : kind; }

// The same position with the other side to move, seen by it.
constexpr State turned(const State& s) {
  State other;
  for (std::size_t kind = 0; kind < small_kinds; ++kind) {
    other.own[kind] = turned_set(s.opponent[kind]);
    other.opponent[kind] = turned_set(s.own[kind]);
  }
  other.own_lion = turned(s.opponent_lion);
  other.opponent_lion = turned(s.own_lion);
  other.own_hand = s.opponent_hand;
  other.opponent_hand = s.own_hand;
  other.second_to_move = static_cast<std::uint16_t>(1 - s.second_to_move);
  return other;
}

constexpr Square mirrored(unsigned square) {
  return static_cast<Square>(square / columns * columns + columns - 1 - square % columns);
}

// Left and right exchanged.
constexpr State mirrored(const State& s) {
  State other = s;
  for (std::size_t kind = 0; kind < small_kinds; ++kind) {
    other.own[kind] = mirrored_set(s.own[kind]);
    other.opponent[kind] = mirrored_set(s.opponent[kind]);
  }
  other.own_lion = mirrored(s.own_lion);
  other.opponent_lion = mirrored(s.opponent_lion);
  return other;
}

// As the side to move sees it.
struct Move {
  static constexpr std::int8_t hand = -1;
  std::int8_t from = hand;
  std::int8_t to = 0;
  std::uint8_t kind = elephant;  // before it is promoted
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace kanzen::dobutsu

#pragma once
// A position of Dobutsu shogi, from the point of view of the side to move
// (games/dobutsu/squares.hpp).
#include <array>
#include <cstdint>

#include "engine/games/dobutsu/squares.hpp"

namespace kanzen::dobutsu {

// The numbers of elephants, giraffes and chicks in hand, with two bits each, the lowest for
// elephants.
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

// The squares of a player's pieces except the lion, whose square is a field of State.
using Pieces = std::array<Squares, small_kinds>;  // by kind

constexpr Squares union_of(const Pieces& pieces) {
  return static_cast<Squares>(pieces[elephant] | pieces[giraffe] | pieces[chick] | pieces[hen]);
}

struct State {
  Pieces own{}, opponent{};
  Square own_lion = 0, opponent_lion = 0;
  Hand own_hand, opponent_hand;
  std::uint16_t second_to_move = 0;  // 1 if the second player is to move
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

// Returns the kind that a captured piece has in hand.
constexpr unsigned kind_in_hand(unsigned kind) { return kind == hen ? unsigned{chick} : kind; }

// Returns the position with the other side to move, from its point of view.
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

// Returns the position with left and right exchanged.
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

// A move, from the point of view of the side to move.
struct Move {
  static constexpr std::int8_t hand = -1;
  std::int8_t from = hand;
  std::int8_t to = 0;
  std::uint8_t kind = elephant;  // before a promotion
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace kanzen::dobutsu

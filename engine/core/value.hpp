#pragma once
// The value of a position for the side to move: who wins, and in how many plies.
#include <cassert>
#include <cstdint>
#include <optional>

#include "engine/core/names.hpp"

namespace kanzen {

enum class Outcome : std::int8_t { loss = -1, draw = 0, win = 1 };

constexpr auto names_of(Outcome) {
  return std::to_array<Name<Outcome>>(
      {{Outcome::win, "win"}, {Outcome::draw, "draw"}, {Outcome::loss, "loss"}});
}

struct Value {
  Outcome outcome = Outcome::draw;
  // Plies until the game ends: the winner hurries, the loser delays.  A position
  // in which the game has just ended has 0.  Draws have no distance; 0 is kept
  // there so that == works.
  std::uint16_t distance = 0;
  friend constexpr bool operator==(Value, Value) = default;
};

constexpr Value win_in(unsigned plies) { return {Outcome::win, static_cast<std::uint16_t>(plies)}; }
constexpr Value loss_in(unsigned plies) {
  return {Outcome::loss, static_cast<std::uint16_t>(plies)};
}
constexpr Value drawn() { return {}; }

// A value as others are told it: as far as it is known, and a draw without a distance.
struct KnownValue {
  Outcome outcome = Outcome::draw;
  std::optional<unsigned> distance = std::nullopt;  // nullopt: a draw, or it is not known

  static void fields(auto& self, auto& visit) {
    visit("outcome", self.outcome);
    visit("distance", self.distance);
  }
  friend bool operator==(const KnownValue&, const KnownValue&) = default;
};

constexpr KnownValue known_value(Value value) {
  if (value.outcome == Outcome::draw) return {};
  return {value.outcome, value.distance};
}

// What an outcome of mine is to my opponent.
constexpr Outcome for_opponent(Outcome mine) {
  return static_cast<Outcome>(-static_cast<int>(mine));
}

// The same value, seen by the other player: wins become losses in as many plies.
constexpr Value for_opponent(Value mine) { return {for_opponent(mine.outcome), mine.distance}; }

// What is known of a position's outcome, for the side to move; nothing at first.
struct OutcomeBounds {
  Outcome lower = Outcome::loss, upper = Outcome::win;
  friend constexpr bool operator==(OutcomeBounds, OutcomeBounds) = default;
};

// What a move is worth to the mover, one ply before `child`, the value of the
// position it leads to for the side to move there.
constexpr Value after_move_to(Value child) {
  switch (child.outcome) {
    case Outcome::loss: return win_in(child.distance + 1u);
    case Outcome::win: return loss_in(child.distance + 1u);
    case Outcome::draw: break;
  }
  return drawn();
}

// What the best move of an unfinished position leads to, for the side to move there: the
// inverse of after_move_to.
constexpr Value after_best_move(Value value) {
  switch (value.outcome) {
    case Outcome::win: return loss_in(value.distance - 1u);
    case Outcome::loss: return win_in(value.distance - 1u);
    case Outcome::draw: break;
  }
  return drawn();
}

// Is `a` better than `b` for the side to move?  Quick wins, slow losses.
constexpr bool better(Value a, Value b) {
  if (a.outcome != b.outcome) return a.outcome > b.outcome;
  if (a.outcome == Outcome::win) return a.distance < b.distance;
  return a.distance > b.distance;
}

}  // namespace kanzen

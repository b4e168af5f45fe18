#pragma once
// The game-theoretic value of a position for the side to move: outcome and distance in plies.
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
  // Plies to the end of the game: the winner minimises, the loser maximises.  0 in a position in
  // which the game has just ended.  Draws have no distance and store 0, so that == works.
  std::uint16_t distance = 0;
  friend constexpr bool operator==(Value, Value) = default;
};

constexpr Value win_in(unsigned plies) { return {Outcome::win, static_cast<std::uint16_t>(plies)}; }
constexpr Value loss_in(unsigned plies) {
  return {Outcome::loss, static_cast<std::uint16_t>(plies)};
}
constexpr Value drawn() { return {}; }

// Returns a distance in moves, each a ply by each side; the last one may have one ply only.
constexpr unsigned moves_of_plies(unsigned plies) { return (plies + 1) / 2; }

// A value for output: a draw has no distance, and the distance of a win or loss may be unknown.
struct KnownValue {
  Outcome outcome = Outcome::draw;
  std::optional<unsigned> distance = std::nullopt;  // nullopt: a draw, or unknown

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

// Returns the outcome from the opponent's point of view.
constexpr Outcome for_opponent(Outcome mine) {
  return static_cast<Outcome>(-static_cast<int>(mine));
}

// Returns the value from the opponent's point of view: wins become losses at the same distance.
constexpr Value for_opponent(Value mine) { return {for_opponent(mine.outcome), mine.distance}; }

// Bounds on a position's outcome for the side to move; initially nothing is known.
struct OutcomeBounds {
  Outcome lower = Outcome::loss, upper = Outcome::win;
  friend constexpr bool operator==(OutcomeBounds, OutcomeBounds) = default;
};

// Returns the value of a move for the mover.  `child` is the value of the resulting position for
// the side to move there.
constexpr Value after_move_to(Value child) {
  switch (child.outcome) {
    case Outcome::loss: return win_in(child.distance + 1u);
    case Outcome::win: return loss_in(child.distance + 1u);
    case Outcome::draw: break;
  }
  return drawn();
}

// Returns the value of the position after the best move, for the side to move there.  Inverse of
// after_move_to; `value` is that of an unfinished position.
constexpr Value after_best_move(Value value) {
  switch (value.outcome) {
    case Outcome::win: return loss_in(value.distance - 1u);
    case Outcome::loss: return win_in(value.distance - 1u);
    case Outcome::draw: break;
  }
  return drawn();
}

// Returns true if `a` is better than `b` for the side to move: fast wins, slow losses.
constexpr bool is_better(Value a, Value b) {
  if (a.outcome != b.outcome) return a.outcome > b.outcome;
  if (a.outcome == Outcome::win) return a.distance < b.distance;
  return a.distance > b.distance;
}

}  // namespace kanzen

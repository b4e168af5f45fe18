#pragma once
// Positions of a proof under the `ko` rules that one player, the prover, can force a number of
// points in finitely many moves.
//
// Points whose owner is certain (safe_points.hpp) are settled: nobody plays there any more, and
// what is on them no longer matters.  Many positions become the same, and lines end early.  A proof
// with settled points is a proof of the real game because the prover can answer each move that the
// opponent makes on a settled point:
//
//   - on a point of the prover's: by capturing there, until nothing is left to capture, or by
//     passing.  Then the same position is left, with the opponent to move.
//   - on a point of his own: as the prover would answer a pass.
//
// Such a move has one use: it ends a ban by ko without a pass, after which the prover could end the
// game.  So the opponent may wait (see may_wait) where ko forbids him a point.  The prover needs no
// such moves, because fewer moves of his leave a proof a proof.
//
// There are proofs of the real game that are none with settled points, because the opponent may
// wait too often.  Without settling a proof is found if there is one.
#include <array>
#include <cstdint>
#include <optional>

#include "engine/games/go/small_grid.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

enum class Settling : std::uint8_t { on, off };

enum class Side : std::uint8_t { prover, opponent };

constexpr Side other_side(Side side) {
  return side == Side::prover ? Side::opponent : Side::prover;
}
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

struct ProofPosition {
  std::array<SmallPoints, 2> stones{};    // by side, with the settled points
  std::array<SmallPoints, 2> settled{};   // by side; none without settling
  std::array<std::uint8_t, 2> certain{};  // by side: the number of points whose owner is certain
  SmallPoints ko = 0;                     // the point that simple ko forbids next; 0 if none
  Side to_move = Side::prover;
  bool passed = false;  // the last move was a pass
  // Codes of the board's images under the grid's symmetries: numbers with a base-5 digit for each
  // point, 0 empty, 1 a stone of the prover, 2 one of the opponent, 3 and 4 settled.  With fewer
  // than eight symmetries they are repeated.
  std::array<std::uint64_t, 8> codes{};

  SmallPoints stones_of(Side side) const { return stones[index_of(side)]; }
  SmallPoints settled_of(Side side) const { return settled[index_of(side)]; }
};

// The same for symmetric positions of the same rules, and different for all others.
struct PositionKey {
  std::uint64_t board = 0;  // the lowest code, times 4, plus the side to move and the pass
  // The number of the ko point plus 1 on the image with that code, or 0; plus 32 without settling.
  std::uint8_t rest = 0;
  // Returns the same as one number, different for all positions without settling.
  std::uint64_t number() const { return board * 26 + (rest & 31U); }
  friend bool operator==(const PositionKey&, const PositionKey&) = default;
};

class ProofRules {
 public:
  // Requires at most most_small_points points.
  ProofRules(const Grid& grid, Settling settling);

  const SmallGrid& grid() const { return grid_; }
  int point_count() const { return static_cast<int>(grid_.point_count()); }
  SmallPoints empty(const ProofPosition& position) const {
    return grid_.all() & ~(position.stones[0] | position.stones[1]);
  }

  ProofPosition position(const State& state, Player prover) const;
  // Returns the position after a stone on an empty point, one bit; nullopt if ko forbids it or it
  // is suicide.
  std::optional<ProofPosition> after_stone(const ProofPosition& position, SmallPoints point) const;
  // Returns the position after a pass that does not end the game.
  ProofPosition after_pass(const ProofPosition& position) const;
  // Returns whether the opponent is to move, ko forbids him a point, and he may have a move on a
  // settled point.
  bool may_wait(const ProofPosition& position) const {
    return position.to_move == Side::opponent && position.ko != 0 &&
           (position.settled[0] | position.settled[1]) != 0;
  }
  // Returns the position after a move on a settled point.
  ProofPosition after_waiting(const ProofPosition& position) const;

  PositionKey key(const ProofPosition& position) const;
  // Returns the prover's lead if the game ends, by area.
  int lead(const ProofPosition& position) const;
  // Returns whether the prover reaches a lead of `points`, if the points whose owner is certain, or
  // the end of the game by a pass of the side to move, decide that.
  std::optional<bool> decided(const ProofPosition& position, int points) const;

 private:
  void settle(ProofPosition& position) const;
  void settle(ProofPosition& position, Side side) const;
  void change(ProofPosition& position, SmallPoints points, std::uint64_t digit) const;

  SmallGrid grid_;
  Settling settling_;
  // The value of digit 1 of a point in each code.
  std::array<std::array<std::uint64_t, 8>, most_small_points> digits_{};
};

}  // namespace kanzen::go

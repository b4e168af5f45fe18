#pragma once
// The `ko` rules on small boards, written for check_proof.hpp alone.  Nothing here is shared with
// the search that finds proofs, so that an error in one is found by the other.
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kanzen::go {

// Bit i is point i, numbered as in state.hpp.
using PointMask = std::uint32_t;

// A position from the point of view of the prover, the player who has to reach a number of points.
struct CheckPosition {
  PointMask prover = 0, opponent = 0;  // stones
  PointMask ko = 0;                    // the point that simple ko forbids next; 0 if none
  bool opponent_moves = false;
  bool passed = false;  // the last move was a pass
};

class CheckRules {
 public:
  static constexpr unsigned most_points = 25;

  // Requires at most most_points points.
  CheckRules(unsigned columns, unsigned rows);

  unsigned point_count() const { return point_count_; }
  PointMask all() const { return all_; }
  PointMask edge() const { return edge_; }  // points with fewer than four neighbours
  PointMask empty(const CheckPosition& position) const {
    return all_ & ~position.prover & ~position.opponent;
  }
  PointMask neighbours(PointMask points) const;
  // Returns the points of `within` that are connected to `start`, a subset of it.
  PointMask connected(PointMask start, PointMask within) const;

  // Returns the position after a stone on an empty point; nullopt if ko forbids it or it is
  // suicide.
  std::optional<CheckPosition> after_stone(const CheckPosition& position, unsigned point) const;
  // Returns the position after a pass that does not end the game.
  CheckPosition after_pass(const CheckPosition& position) const;
  // Returns the prover's lead by area.
  int lead(const CheckPosition& position) const;

  // Returns the points that the player with the stones `own` is certain to own at the end, even if
  // he only answers moves there: strings with two eyes (D. B. Benson, "Life in the Game of Go",
  // 1976), and regions that only such strings border and in which at most one point, with two
  // neighbours or more, is adjacent to none of them.  proof_position.hpp explains why such points
  // are out of play.
  PointMask certain_points(PointMask own, PointMask other) const;

  // Returns a number that is the same for symmetric positions and different for all others.
  std::uint64_t symmetric_key(const CheckPosition& position) const;
  // The same without symmetries.
  static std::uint64_t key(const CheckPosition& position);

 private:
  // The images of all sets of nine points: of the first nine points, the next nine and the rest.
  static constexpr unsigned part_points = 9;
  using Symmetry = std::array<std::array<PointMask, 1 << part_points>, 3>;

  static PointMask image(const Symmetry& symmetry, PointMask points);

  unsigned columns_, point_count_;
  PointMask all_, first_column_ = 0, edge_ = 0;
  std::vector<Symmetry> symmetries_;
};

}  // namespace kanzen::go

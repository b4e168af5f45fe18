#pragma once
// The interface of Go to Monte Carlo tree search (solve/monte_carlo.hpp): candidate moves with
// priors from static features, and playouts.  Candidates obey superko as tested by 64-bit keys; the
// caller that plays the chosen move compares the boards.
//
// Playouts fill the board, so they are counted by area.  Under territory scoring the lead is then
// the lead by area minus the stones that Black has placed more than White, because each of them
// fills a point or is taken: a move in own territory costs a point unless it is answered.  Only the
// moves of the tree are counted; in a playout both sides place about equally many.
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/playout.hpp"
#include "engine/core/position_history.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/playout_board.hpp"

namespace kanzen::go {

// Stones that one player tries to capture and the other to save.
struct CaptureGoal {
  Points stones;
  Player owner = 0;
};

class Simulation {
 public:
  using Move = go::Move;
  using Candidate = MoveCandidate<Move>;

  // `past`: the positions of the game before the root.  With `goal`, the owner of the goal's stones
  // wins a playout if most of their points are his at its end, whatever the score.
  Simulation(const Go& game, const State& root, const std::vector<State>& past,
             const std::optional<CaptureGoal>& goal = std::nullopt);

  void restart();
  void candidates(std::vector<Candidate>& out) const;
  std::optional<Playout> play(Move move);
  Playout play_out(QuickRandom& random);

  // Actions are numbered by point; the pass is the last one.
  std::size_t action_count() const { return played_.size(); }
  std::size_t action(Move move) const {
    return move == pass ? played_.size() - 1 : std::size_t{move.point};
  }
  std::span<const std::uint8_t> first_players() const { return played_; }
  std::span<const std::int8_t> owners() const { return owners_; }

 private:
  struct Root;

  Playout end_game();
  bool repeats(Spot spot) const;
  void remember(std::uint64_t key);
  Playout make_playout(int score) const;

  std::shared_ptr<const Root> root_;
  PlayoutBoard board_;
  PositionHistory<> line_;  // with superko: the game and the tree moves
  std::vector<std::uint8_t> played_;
  std::vector<std::int8_t> owners_;
  int placed_ = 0;  // stones placed since the root, Black's minus White's
  QuickRandom random_{0};
};

}  // namespace kanzen::go

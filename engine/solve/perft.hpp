#pragma once
// Perft: the number of move sequences of each length from the initial position.
// Finished games have no continuations; a move that ends the game counts as
// one.
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"

namespace kanzen {

template <Playable G>
class Perft {
 public:
  Perft(const G& game, unsigned depth, const ProgressSink& progress)
      : game_(game), progress_(progress), counts_(depth) {}

  Result<std::vector<std::uint64_t>> run() && {
    if (!counts_.empty() && !count_from(game_.initial(), 0)) {
      if (fault_) return *fault_;
      return Error{Errc::cancelled, "perft was cancelled"};
    }
    return std::move(counts_);
  }

 private:
  // False: cancelled, or there is a fault.
  bool count_from(const StateOf<G>& state, std::size_t ply) {
    if (game_.terminal(state)) return true;
    MovesOf<G> moves;
    game_.moves(state, moves);
    if (moves.empty()) {
      fault_ = no_moves(game_, state);
      return false;
    }
    counts_[ply] += moves.size();
    const std::size_t next = ply + 1;
    if (next == counts_.size()) return true;
    if (next + 3 == counts_.size() && !report(progress_, {"perft", 0, counts_[ply], 0, 0}))
      return false;
    for (const auto move : moves)
      if (!ending_of(game_, state, move) && !count_from(game_.apply(state, move), next))
        return false;
    return true;
  }

  const G& game_;
  const ProgressSink& progress_;
  std::vector<std::uint64_t> counts_;  // by length - 1
  std::optional<Error> fault_;
};

// Errc::cancelled when the sink says so, Errc::internal when a position has no moves and is not
// finished.
template <Playable G>
Result<std::vector<std::uint64_t>> perft(const G& game, unsigned depth,
                                         const ProgressSink& progress = {}) {
  return Perft<G>(game, depth, progress).run();
}

}  // namespace kanzen

#pragma once
// Perft: the number of move sequences of each length from the initial position.  Finished games
// have no continuations; a move that ends the game counts.  Moves that a repetition rule forbids
// are excluded; draws by repetition are ignored.
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/play_counts.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/played_line.hpp"

namespace kanzen {

template <Playable G>
class Perft {
 public:
  Perft(const G& game, unsigned depth, const ProgressSink& progress, Passes passes)
      : game_(game), progress_(progress), passes_(passes), history_(game), counts_(depth) {}

  Result<std::vector<std::uint64_t>> run() && {
    if (!counts_.empty() && !count_from(game_.initial(), 0)) {
      if (fault_) return *fault_;
      return Error{Errc::cancelled, untranslated("perft was cancelled")};
    }
    return std::move(counts_);
  }

 private:
  bool forbids() const { return history_.policy() == Repetition::forbidden; }

  // Returns false if cancelled or on a fault.
  bool count_from(const StateOf<G>& state, std::size_t ply) {
    if (game_.terminal(state)) return true;
    MovesOf<G> moves;
    game_.moves(state, moves);
    if (moves.empty()) {
      fault_ = no_moves(game_, state);
      return false;
    }
    const std::size_t next = ply + 1;
    const bool last = next == counts_.size();
    if (forbids()) history_.add(state);
    for (const auto move : moves) {
      if (passes_ == Passes::excluded && is_pass(game_, move)) continue;
      if (ending_of(game_, state, move) || (last && !forbids())) {
        ++counts_[ply];
        continue;
      }
      const StateOf<G> child = game_.apply(state, move);
      if (forbids() && history_.would_repeat(move, child)) continue;
      ++counts_[ply];
      if (!last && !count_from(child, next)) return false;
    }
    if (forbids()) history_.take_back();
    return next + 3 != counts_.size() || report(progress_, {"perft", 0, counts_[ply], 0, 0});
  }

  const G& game_;
  const ProgressSink& progress_;
  Passes passes_;
  PlayedLine<G> history_;
  std::vector<std::uint64_t> counts_;  // by length - 1
  std::optional<Error> fault_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::internal if an unfinished position has
// no moves.
template <Playable G>
Result<std::vector<std::uint64_t>> perft(const G& game, unsigned depth,
                                         const ProgressSink& progress = {},
                                         Passes passes = Passes::counted) {
  return Perft<G>(game, depth, progress, passes).run();
}

}  // namespace kanzen

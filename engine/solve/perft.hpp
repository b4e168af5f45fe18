#pragma once
// Perft: the number of move sequences of each length from a position.  Finished games have no
// continuations; a move that ends the game counts.  Moves that a repetition rule forbids are
// excluded; draws by repetition are ignored.
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
  Perft(const G& game, unsigned depth, const ProgressSink& progress, bool with_passes)
      : game_(game),
        progress_(progress),
        with_passes_(with_passes),
        history_(game),
        counts_(depth) {}

  Result<SequenceCounts> run(const StateOf<G>& root) && {
    if (!counts_.empty() && !count_from(root, 0)) {
      if (fault_) return *fault_;
      return Error{Errc::cancelled, untranslated("perft was cancelled")};
    }
    return SequenceCounts{std::move(counts_), std::move(divided_)};
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
    if (forbids()) history_.add(state);
    for (const auto move : moves) {
      if (!with_passes_ && is_pass(game_, move)) continue;
      const std::uint64_t before = counts_.back();
      if (!count_move(state, move, ply)) return false;
      if (ply == 0) divided_.push_back({game_.format_move(state, move), counts_.back() - before});
    }
    if (forbids()) history_.take_back();
    return ply + 4 != counts_.size() || report(progress_, {"perft", 0, counts_[ply], 0, 0});
  }

  bool count_move(const StateOf<G>& state, MoveOf<G> move, std::size_t ply) {
    const bool last = ply + 1 == counts_.size();
    if (ending_of(game_, state, move) || (last && !forbids())) {
      ++counts_[ply];
      return true;
    }
    const StateOf<G> child = game_.apply(state, move);
    if (forbids() && history_.would_repeat(move, child)) return true;
    ++counts_[ply];
    return last || count_from(child, ply + 1);
  }

  const G& game_;
  const ProgressSink& progress_;
  bool with_passes_;
  PlayedLine<G> history_;
  std::vector<std::uint64_t> counts_;  // by length - 1
  std::vector<DividedCount> divided_;
  std::optional<Error> fault_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::internal if an unfinished position has
// no moves; Errc::unsupported if king captures are to be counted and the game has none.
template <Playable G>
Result<SequenceCounts> perft(const G& game, const StateOf<G>& root, unsigned depth,
                             const ProgressSink& progress = {}, CountedMoves counted = {}) {
  if (!counted.king_captures) return Perft<G>(game, depth, progress, counted.passes).run(root);
  if constexpr (HasKingCaptures<G>) {
    counted.king_captures = false;
    return perft(game.with_king_captures(), root, depth, progress, counted);
  }
  return Error{Errc::unsupported, untranslated("no move of this game takes a king")};
}

}  // namespace kanzen

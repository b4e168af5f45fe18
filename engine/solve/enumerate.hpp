#pragma once
// All canonical positions that legal play can reach, breadth first: by ply, with
// terminal positions and transitions counted on the way.  Play stops where a game ends.
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"

namespace kanzen {

struct Enumeration {
  BitSet reached;  // by index
  std::uint64_t positions = 0;
  std::uint64_t terminal = 0;
  std::uint64_t transitions = 0;      // legal moves of unfinished positions, ending moves included
  std::vector<std::uint64_t> by_ply;  // positions by the ply at which they first occur
};

template <Game G>
class Enumerator {
 public:
  Enumerator(const G& game, const ProgressSink& progress)
      : game_(game), progress_(progress), result_{BitSet(game.index_count()), 0, 0, 0, {}} {}

  Result<Enumeration> run() && {
    std::vector<Index> ply{game_.index(game_.initial())};
    result_.reached.insert(ply.front());
    while (!ply.empty()) {
      result_.by_ply.push_back(ply.size());
      result_.positions += ply.size();
      std::vector<Index> next;
      for (std::size_t i = 0; i < ply.size(); ++i) {
        if (i % report_interval == 0 && !report(progress_, progress_after(i)))
          return Error{Errc::cancelled, "enumeration was cancelled"};
        expand(ply[i], next);
      }
      ply = std::move(next);
    }
    return std::move(result_);
  }

 private:
  static constexpr std::size_t report_interval = 1 << 14;

  Progress progress_after(std::size_t expanded) const {
    const auto round = static_cast<std::uint32_t>(result_.by_ply.size() - 1);
    return {"enumerate", round, result_.positions - result_.by_ply.back() + expanded, 0, 0};
  }

  void expand(Index index, std::vector<Index>& next) {
    const auto state = game_.unindex(index);
    assert(state);
    if (game_.terminal(*state)) {
      ++result_.terminal;
      return;
    }
    MovesOf<G> moves;
    game_.moves(*state, moves);
    result_.transitions += moves.size();
    for (const auto move : moves) {
      if (ending_of(game_, *state, move)) continue;
      const Index child = game_.index(game_.apply(*state, move));
      if (result_.reached.insert(child)) next.push_back(child);
    }
  }

  const G& game_;
  const ProgressSink& progress_;
  Enumeration result_;
};

// Errc::cancelled when the sink says so.
template <Game G>
Result<Enumeration> enumerate(const G& game, const ProgressSink& progress = {}) {
  return Enumerator<G>(game, progress).run();
}

}  // namespace kanzen

#pragma once
// Games whose positions have scores instead of outcomes: what `solve`, `probe`, `verify` do then.
#include <memory>

#include "engine/cli/commands.hpp"
#include "engine/cli/commands/probe.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

// Is anything told of it by scores?
inline bool has_scores(const AnyGame& game) {
  return game.score_solver() != nullptr || game.score_searcher() != nullptr;
}

// What `solve` prints, of the start.
Result<Answer> solved_scores(const AnyGame& game, const GameOptions& options,
                             const SearchOptions& search);

// All positions are solved first, where that can be.
Result<Answerer> score_answerer(const std::shared_ptr<const AnyGame>& game,
                                const GameOptions& options, const SearchOptions& search);

// How many positions were checked.
Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options);

}  // namespace kanzen::cli

#pragma once
// Games whose positions have scores instead of outcomes: what `solve`, `probe`, `verify` do then.
#include <functional>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"

namespace kanzen::cli {

// Is anything told of it by scores?
inline bool has_scores(const AnyGame& game) {
  return game.info().abilities.scores || game.info().abilities.score_search;
}

// What `solve` prints.
Result<std::string> solved_scores(const AnyGame& game, const GameOptions& options,
                                  const SearchOptions& search);

// What answers a position, as JSON on one line or as text; all positions are solved first, where
// that can be.
using ScoreAnswer = std::function<Result<std::string>(const AnyState&, bool json)>;
Result<ScoreAnswer> score_answer(const std::shared_ptr<const AnyGame>& game,
                                 const GameOptions& options, const SearchOptions& search);

// How many positions were checked.
Result<std::uint64_t> verify_scores(const AnyGame& game, const GameOptions& options);

}  // namespace kanzen::cli

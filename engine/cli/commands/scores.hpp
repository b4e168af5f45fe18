#pragma once
// Games whose positions have scores instead of outcomes: what `solve`, `probe`, `verify` do then.
#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

// The text that `probe` prints for one position.
struct Answer {
  std::string text;
  bool solved = true;  // false: the time limit was too short
};

// Answers a position, as JSON on one line or as text.
using Answerer = std::function<Result<Answer>(const AnyState&, bool json)>;

// Is anything told of it by scores?
inline bool has_scores(const AnyGame& game) {
  return game.score_solver() != nullptr || game.score_searcher() != nullptr;
}

// What `solve` tells of the start where it was searched; `found`, in words, is empty where time was
// too short.
Json start_json(const GameInfo& info, Json start, std::uint64_t nodes, Json seconds);
std::string start_text(const GameInfo& info, const std::string& found, std::uint64_t nodes,
                       double duration);

// What `solve` prints, of the start.
Result<Answer> solved_scores(const AnyGame& game, const GameOptions& options,
                             const SearchOptions& search);

// All positions are solved first, where that can be.  `game` outlives the answerer.
Result<Answerer> score_answerer(const AnyGame& game, const GameOptions& options,
                                const SearchOptions& search);

// How many positions were checked.
Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options);

}  // namespace kanzen::cli

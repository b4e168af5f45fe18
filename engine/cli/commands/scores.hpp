#pragma once
// `solve`, `probe` and `verify` for games whose positions have scores instead of outcomes.
#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"

namespace kanzen::cli {

// The output of `solve`, or of `probe` for one position.
struct Answer {
  std::string text;
  bool solved = true;  // false: the time limit was too short
};

// Returns the answer for a position as a line of JSON or as text.
using Answerer = std::function<Result<Answer>(const AnyState&, bool json)>;

// Return the output of `solve` if it has searched the start only.  `words`: its value or, if it is
// not solved, "not solved in time" with what is known.
Json start_json(const GameInfo& info, unsigned threads, Json start, std::uint64_t nodes,
                Json seconds);
std::string start_text(const GameInfo& info, const std::string& words, bool solved,
                       std::uint64_t nodes, double duration);

// Returns the output of `solve`: the counts by score, or the start's score if only that is
// searched.
Result<Answer> solved_scores(const AnyGame& game, const SourceOptions& options);

// Returns a function that answers a position by its score.  The arguments must outlive it.
Answerer score_answerer(const AnyGame& game, const ScoreSource& scores);

// Solves the game and checks every score; returns the number of positions checked.
Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options);

}  // namespace kanzen::cli

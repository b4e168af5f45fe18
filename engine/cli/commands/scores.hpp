#pragma once
// `solve`, `probe` and `verify` for games whose positions have scores instead of outcomes.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
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

// Returns whether the game's values are scores.
inline bool has_scores(const AnyGame& game) {
  return game.score_solver() != nullptr || game.score_searcher() != nullptr;
}

// Return the output of `solve` if it has searched the start only.  `words`: its value or, if it is
// not solved, "not solved in time" with what is known.
Json start_json(const GameInfo& info, unsigned threads, Json start, std::uint64_t nodes,
                Json seconds);
std::string start_text(const GameInfo& info, const std::string& words, bool solved,
                       std::uint64_t nodes, double duration);

// Returns the output of `solve`: the counts by score, or the start's score if only that is
// searched.  An installed proof is used unless `search.search` is set.
Result<Answer> solved_scores(const AnyGame& game, const GameOptions& options,
                             const SearchOptions& search);

// A source of the scores of positions.
struct ScoreSource {
  // `past`: the positions before it, oldest first, for the rule about repetition.
  std::function<Result<ScoreReport>(const AnyState&, std::span<const AnyState> past)> report;
  std::optional<double> solved_in;  // seconds of solving all positions; nullopt: they are searched
  std::string origin;               // a line that names a proof; empty: there is none
};

// Solves all positions if the game can be solved; without a solver, or with a proof, positions are
// searched for what is not in a proof.  `game` must outlive the source.
Result<ScoreSource> find_scores(const AnyGame& game, const ValueOptions& options,
                                const SearchOptions& search);

// Returns a function that answers a position by find_scores.  `game` must outlive it.
Result<Answerer> score_answerer(const AnyGame& game, const ValueOptions& options,
                                const SearchOptions& search);

// Solves the game and checks every score; returns the number of positions checked.
Result<std::uint64_t> verify_scores(const ScoreSolver& solver, const GameOptions& options);

}  // namespace kanzen::cli

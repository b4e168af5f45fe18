#pragma once
// What is known of games that count: scores instead of wins in so many plies.  They are the first
// player's, in points on the board, without komi.
//
// Where play may last for ever, both sides can force different scores: `low` is the most that the
// first player can force, `high` the least to which the second can hold him.  Where the two are
// equal, that is the score; else best play is endless.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen {

class AnyGame;
struct AnyState;
struct RunOptions;
struct SearchLimits;

struct ScoreRange {
  int low = 0, high = 0;

  static void fields(auto& self, auto& visit) {
    visit("low", self.low);
    visit("high", self.high);
  }
  friend auto operator<=>(const ScoreRange&, const ScoreRange&) = default;
};

struct ScoredMove {
  std::string move;
  std::optional<ScoreRange> score;      // nullopt: it was not found in time
  std::optional<std::string> position;  // after the move; empty: it leaves none

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("score", self.score);
    visit("position", self.position);
  }
};

// A position and its moves, those that are best for the side to move first, unknown ones last.
struct ScoreReport {
  std::string position;
  std::optional<ScoreRange> score;  // nullopt: it was not found in time
  std::vector<ScoredMove> moves;
  std::uint64_t nodes = 0;  // of a search, as the seconds
  double seconds = 0;

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("score", self.score);
    visit("moves", self.moves);
    visit("nodes", self.nodes);
    visit("seconds", self.seconds);
  }
};

struct ScoreCount {
  ScoreRange score;
  std::uint64_t boards = 0;
};

struct ScoreSummary {
  std::string game, rules;
  unsigned threads = 1;
  ScoreRange start;
  // Of all legal boards with the first player to move and nothing forbidden by the last move;
  // ascending.
  std::vector<ScoreCount> by_score;
  double seconds = 0;
};

// The scores of every position of one game under one rule set.  Immutable.
class ScoredGame {
 public:
  ScoredGame() = default;
  ScoredGame(const ScoredGame&) = delete;
  ScoredGame& operator=(const ScoredGame&) = delete;
  virtual ~ScoredGame() = default;

  virtual const ScoreSummary& summary() const = 0;
  virtual ScoreReport probe(const AnyState& state) const = 0;
  // Re-checks every position from its moves; the number of positions checked.
  virtual Result<std::uint64_t> verify(const RunOptions& options) const = 0;
};

struct ScoreSolver {
  // The scores that both sides can force from every position.
  virtual Result<std::unique_ptr<ScoredGame>> solve_scores(const RunOptions& options) const = 0;
};

struct ScoreSearcher {
  static std::string lack(const AnyGame& game);

  // The score of a position and of its moves by search; `past`: the positions of the line before
  // it, the first one first.  Too little time is no error: what is not known then is missing.
  virtual Result<ScoreReport> search_score(const AnyState& state, std::span<const AnyState> past,
                                           const SearchLimits& limits,
                                           const RunOptions& options) const = 0;
};

// The best for the side to move (`player`) first, unknown ones last.
void sort_moves(std::vector<ScoredMove>& moves, unsigned player);

}  // namespace kanzen

#pragma once
// Interfaces and results of games with scores (Go), which are solved for points instead of
// distances.  A score is the first player's lead in points on the board, without komi.
//
// If play may go on for ever, a score is a range: `low` is the highest score that the first player
// can force, `high` the lowest score that the second player can force.  If they are equal, that is
// the score; otherwise best play is endless.
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

class AnyGame;
struct AnyState;
struct RunOptions;
struct ScoreSearchOptions;

struct ScoreRange {
  int low = 0, high = 0;

  static void fields(auto& self, auto& visit) {
    visit("low", self.low);
    visit("high", self.high);
  }
  friend auto operator<=>(const ScoreRange&, const ScoreRange&) = default;
};

// Returns the range of all scores that a board allows: minus to plus the number of its points.
inline ScoreRange all_scores(const BoardSize& size) {
  const auto points = static_cast<int>(size.columns * size.rows);
  return {-points, points};
}

// Returns what is known of the score of a position before a search; all_scores if nothing is.
using KnownScores = std::function<ScoreRange(const AnyState&)>;

// `proven` in the reports is what is known of a score, also of one that was not found in time: the
// first player can force at least `low`, and the second player can limit him to at most `high`.  It
// is all_scores if nothing is proven, and the score itself if that was found.
struct ScoredMove {
  std::string move;
  std::optional<ScoreRange> score;  // nullopt: not found in time
  ScoreRange proven;
  std::optional<std::string> position;  // after the move; nullopt: the move leaves no position

  static void fields(auto& self, auto& visit) {
    visit("move", self.move);
    visit("score", self.score);
    visit("proven", self.proven);
    visit("position", self.position);
  }
};

// The scores of a position and its moves.
struct ScoreReport {
  std::string position;
  std::optional<ScoreRange> score;  // nullopt: not found in time
  ScoreRange proven;
  // Whether a proof in files shows something of the position's score; nullopt: there is no proof.
  std::optional<bool> in_proof;
  std::vector<ScoredMove> moves;  // in the order of sort_moves
  std::uint64_t nodes = 0;        // of a search, like `seconds`; 0 if the game is solved
  double seconds = 0;
  unsigned threads = 1;  // that searched; not part of the fields

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("score", self.score);
    visit("proven", self.proven);
    visit("in_proof", self.in_proof);
    visit("moves", self.moves);
    visit("nodes", self.nodes);
    visit("seconds", self.seconds);
  }
};

// The Statistics of a game with scores, besides those of its start.
struct ScoreStatistics {
  std::string legal_boards;               // their number, "12,675"; empty: not counted
  std::vector<std::string> longest_line;  // ScoreProof::longest_line

  static void fields(auto& self, auto& visit) {
    visit("legal_boards", self.legal_boards);
    visit("longest_line", self.longest_line);
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
  // The number of legal boards with each score, with the first player to move and no ko; ascending
  // by score.
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
  // Recomputes every position's score from its moves and returns the number of positions checked.
  // Errc::internal names a position whose score is wrong.
  virtual Result<std::uint64_t> verify(const RunOptions& options) const = 0;
};

struct ScoreSolver {
  // Computes the score range of every position.
  virtual Result<std::unique_ptr<ScoredGame>> solve_scores(const RunOptions& options) const = 0;
};

struct ScoreSearcher {
  static std::string unsupported_reason(const AnyGame& game);

  // Searches for the scores of a position and its moves.  `past`: the positions before `state`,
  // oldest first; under `ko`, where only the position counts, it has no influence.  Reaching the
  // time limit is no error: scores not found by then are nullopt.
  virtual Result<ScoreReport> search_score(const AnyState& state, std::span<const AnyState> past,
                                           const ScoreSearchOptions& options,
                                           const RunOptions& run) const = 0;
};

// Sorts the best moves for `player`, the side to move, first, and those with unknown scores last,
// by what is proven of them.
void sort_moves(std::vector<ScoredMove>& moves, unsigned player);

// Adds what an earlier report has proven of the same position.  `player`: the side to move.
void add_proven(ScoreReport& report, const ScoreReport& earlier, unsigned player);

}  // namespace kanzen

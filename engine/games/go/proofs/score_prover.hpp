#pragma once
// The score of a single position under the `ko` rules, found by proofs instead of a table of all
// positions.
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <utility>

#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/proofs/proof_search.hpp"

namespace kanzen::go {

// The maximum number of points of a board whose positions are searched under `ko`.
inline constexpr unsigned most_searched_points = most_small_points;

class ScoreProver {
 public:
  // Returns false to stop the search.  `proven`: what is proven so far, for Black.  It is called at
  // intervals, and for each new bound on the thread that calls `prove`.
  using Progress = std::function<bool(std::uint64_t nodes, ScoreBounds proven)>;

  ScoreProver(const Grid& grid, ProofTable table, Executor& executor, Progress progress)
      : settling_(grid, Settling::on),
        plain_(grid, Settling::off),
        table_(std::move(table)),
        executor_(executor),
        progress_(std::move(progress)) {}

  // Returns proven bounds of the score for Black, in points without komi: Black can force at least
  // `low` points and White can hold him to at most `high`, both in finitely many moves.  Equal
  // bounds are the score whatever endless play is worth.  If the search has not been stopped,
  // different bounds are those of KoScores: nobody can force a better one in finitely many moves.
  // `known`: bounds that are proven already.
  ScoreBounds prove(const State& state, ScoreBounds known);
  ScoreBounds prove(const State& state) { return prove(state, widest_bounds()); }
  ScoreBounds widest_bounds() const;
  // Returns the work that a proof of a lead of `points` seems to take after the searches so far: 0
  // if it is proven, infinite_work if nothing is known.
  std::uint32_t work(const State& state, Player prover, int points) const;
  // The numbers of the positions that have been searched.
  ProofTable& table() { return table_; }
  std::uint64_t nodes() const { return nodes_; }
  bool is_stopped() const { return stopped_; }

 private:
  // Whether one player, the prover, can force a lead of `points`.
  struct Question {
    Player prover = 0;
    int points = 0;
    std::uint32_t work = 0;  // the estimated work of a proof; 0 before the first search
    std::uint64_t nodes = 0;
  };

  int most(Player prover) const;
  Question& question(Player prover, int points);
  Question* next_question();
  std::optional<bool> ended_by_pass(const State& state, const Question& question) const;
  void answer_questions(const State& state, const ProofRules& rules);
  std::optional<bool> search(const State& state, const ProofRules& rules, Question& question);

  ProofRules settling_, plain_;
  ProofTable table_;
  Executor& executor_;
  Progress progress_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  // By player: the lead that is proven, and the lowest lead for which there seems to be no finite
  // proof.
  std::array<int, 2> proven_{}, excluded_{};
  std::deque<Question> questions_;  // adding one does not move the others
  unsigned turns_ = 0;
};

}  // namespace kanzen::go

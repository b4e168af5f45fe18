#include "engine/games/go/proofs/score_prover.hpp"

#include <algorithm>

namespace kanzen::go {
namespace {

// Nodes of the first search of a question; each further one takes half of all nodes before it.
constexpr std::uint64_t first_nodes = 1 << 10;

ScoreBounds bounds_of(const std::array<int, 2>& proven) {
  return {static_cast<std::int8_t>(proven[0]), static_cast<std::int8_t>(-proven[1])};
}

}  // namespace

// Returns the highest lead that the player may still be able to prove.
int ScoreProver::most(Player prover) const {
  return std::min(excluded_[prover] - 1, -proven_[1 - prover]);
}

ScoreProver::Question& ScoreProver::question(Player prover, int points) {
  for (Question& known : questions_)
    if (known.prover == prover && known.points == points) return known;
  return questions_.emplace_back(Question{prover, points});
}

// Returns the question to search next; nullptr if all are answered or given up.  A player's
// question is whether he can force the most that is possible, which decides everything, or, with a
// fifth of his nodes, whether he can force the half of what is open.  Once a number of points has
// been refuted, only the half is asked for: to refute one number after the other takes long.  The
// player whose proof seems to be the shortest goes on, and every fourth time the one who has been
// searched the least, because estimates err.
ScoreProver::Question* ScoreProver::next_question() {
  Question* next = nullptr;
  const bool fair = ++turns_ % 4 == 0;
  for (const Player prover : {Player{0}, Player{1}}) {
    const int highest = most(prover), proven = proven_[prover];
    if (highest <= proven) continue;
    std::uint64_t highest_nodes = 0, other_nodes = 0;
    for (const Question& known : questions_)
      if (known.prover == prover)
        (known.points == highest ? highest_nodes : other_nodes) += known.nodes;
    // `highest` lies just below a refuted number, not at what the other player has proven.
    const bool below_refuted = excluded_[prover] <= -proven_[1 - prover];
    const bool half = below_refuted || highest_nodes > 4 * other_nodes;
    Question& candidate = question(prover, half ? proven + (highest - proven + 1) / 2 : highest);
    if (next == nullptr || (fair ? candidate.nodes < next->nodes : candidate.work < next->work))
      next = &candidate;
  }
  return next;
}

// Returns whether the question is answered because the side to move can end the game with the score
// of the board as it is.
std::optional<bool> ScoreProver::ended_by_pass(const State& state, const Question& question) const {
  if (state.passed == 0) return std::nullopt;
  const bool moves = state.to_move == question.prover;
  const int lead = (moves ? 1 : -1) * plain_.grid().score(small_board(state));
  const bool reached = lead >= question.points;
  if (reached == moves) return reached;
  return std::nullopt;
}

// Returns the answer if there is one; otherwise the search can go on.
std::optional<bool> ScoreProver::search(const State& state, const ProofRules& rules,
                                        Question& question) {
  if (const auto reached = ended_by_pass(state, question)) return reached;
  const ProofPosition position = rules.position(state, question.prover);
  if (const auto reached = rules.decided(position, question.points)) return reached;
  const std::uint64_t before = nodes_;
  const ProofSearchEnd end = search_proof(
      rules, table_, executor_, position, question.points, first_nodes + question.nodes / 2,
      [&](std::uint64_t nodes) { return progress_(before + nodes, bounds_of(proven_)); });
  nodes_ += end.nodes;
  question.nodes += end.nodes;
  stopped_ = end.stopped;
  const bool moves = position.to_move == Side::prover;
  question.work = moves ? end.numbers.success : end.numbers.failure;
  if (question.work == 0) return true;
  if (question.work == infinite_work) return false;
  return std::nullopt;
}

// Searches until all questions are answered or the search is stopped.
void ScoreProver::answer_questions(const State& state, const ProofRules& rules) {
  excluded_ = {rules.point_count() + 1, rules.point_count() + 1};
  questions_.clear();
  while (!stopped_) {
    Question* const next = next_question();
    if (next == nullptr) return;
    const std::optional<bool> reached = search(state, rules, *next);
    if (reached == false) excluded_[next->prover] = next->points;
    if (reached != true) continue;
    proven_[next->prover] = next->points;
    stopped_ = !progress_(nodes_, bounds_of(proven_)) || stopped_;
  }
}

ScoreBounds ScoreProver::widest_bounds() const {
  const auto points = static_cast<std::int8_t>(plain_.point_count());
  return {static_cast<std::int8_t>(-points), points};
}

ScoreBounds ScoreProver::prove(const State& state, ScoreBounds known) {
  proven_ = {known.low, -known.high};
  answer_questions(state, settling_);
  // A failure with settled points need not be one without.
  if (!stopped_ && proven_[0] != -proven_[1]) answer_questions(state, plain_);
  return bounds_of(proven_);
}

std::uint32_t ScoreProver::work(const State& state, Player prover, int points) const {
  const ProofPosition position = settling_.position(state, prover);
  if (const auto reached = settling_.decided(position, points)) return *reached ? 0 : infinite_work;
  ProofNumbers numbers;
  if (!table_.find(settling_.key(position), points, numbers)) return infinite_work;
  return position.to_move == Side::prover ? numbers.success : numbers.failure;
}

}  // namespace kanzen::go

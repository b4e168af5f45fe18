// The adapter of Go, whose positions have scores instead of wins and losses with distances.
#include <map>
#include <span>
#include <utility>

#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/position_adapter.hpp"
#include "engine/adapter/stopwatch.hpp"
#include "engine/games/go/check_scores.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/legal_boards.hpp"
#include "engine/games/go/proof_adapter.hpp"
#include "engine/games/go/proofs/score_prover.hpp"
#include "engine/games/go/score.hpp"
#include "engine/games/go/simulation.hpp"
#include "engine/games/go/superko_search.hpp"
#include "engine/solve/played_line.hpp"

namespace kanzen {
namespace {

using go::Go;

ScoreRange range(go::ScoreBounds bounds) { return {bounds.low, bounds.high}; }
go::ScoreBounds bounds(ScoreRange range) {
  return {static_cast<std::int8_t>(range.low), static_cast<std::int8_t>(range.high)};
}

// The fields of a score in a report or of one of its moves.
struct ReportedScore {
  std::optional<ScoreRange> found;
  ScoreRange proven;
};
ReportedScore reported(ScoreRange found) { return {found, found}; }

// Returns the moves of a position with their scores.  score_of(const go::State&) returns the
// ReportedScore after a move that does not end the game.
template <class ScoreOf>
std::vector<ScoredMove> score_moves(const Go& game, const go::State& state,
                                    const MovesOf<Go>& moves, ScoreOf&& score_of) {
  std::vector<ScoredMove> list;
  for (const go::Move move : moves) {
    ScoredMove& scored = list.emplace_back();
    ReportedScore score;
    scored.move = game.format_move(state, move);
    if (ending_of(game, state, move)) {
      const int end = go::area_score(game.grid(), state);
      score = reported({end, end});
    } else {
      const go::State next = game.apply(state, move);
      score = score_of(next);
      scored.position = game.format(next);
    }
    scored.score = score.found;
    scored.proven = score.proven;
  }
  return list;
}

// The scores of all positions under the `ko` rules.
class ScoredGo final : public ScoredGame {
 public:
  ScoredGo(Go game, go::KoScores scores, double seconds)
      : game_(std::move(game)), scores_(std::move(scores)) {
    summary_.game = game_.info().name;
    summary_.rules = game_.info().rules;
    summary_.start = score(game_.initial());
    summary_.by_score = counts();
    summary_.seconds = seconds;
  }

  const ScoreSummary& summary() const override { return summary_; }

  ScoreReport probe(const AnyState& any) const override {
    const auto state = from_any_state<go::State>(any);
    ScoreReport report;
    report.position = game_.format(state);
    report.score = report.proven = score(state);
    report.moves = score_moves(game_, state, legal_moves(game_, state),
                               [&](const go::State& next) { return reported(score(next)); });
    sort_moves(report.moves, state.to_move);
    return report;
  }

  Result<std::uint64_t> verify(const RunOptions& options) const override {
    return go::check_scores(game_.grid(), scores_, executor_of(options), options.progress);
  }

 private:
  ScoreRange score(const go::State& state) const { return range(scores_.bounds_for_black(state)); }

  std::vector<ScoreCount> counts() const {
    std::map<ScoreRange, std::uint64_t> counts;
    scores_.for_each_class(
        [&](go::ScoreBounds bounds, unsigned boards) { counts[range(bounds)] += boards; });
    std::vector<ScoreCount> list;
    for (const auto& [score, boards] : counts) list.push_back({score, boards});
    return list;
  }

  Go game_;
  go::KoScores scores_;
  ScoreSummary summary_;
};

// A search for the scores of a position and its moves within a time limit.
class ScoreSearch {
 public:
  ScoreSearch(const Go& game, const ScoreSearchOptions& options, const ProgressSink& progress)
      : game_(game), options_(options), progress_(progress) {}
  ScoreSearch(const ScoreSearch&) = delete;
  ScoreSearch& operator=(const ScoreSearch&) = delete;
  virtual ~ScoreSearch() = default;

  // `past`: the positions before `state`, oldest first.
  Result<ScoreReport> run(std::span<const AnyState> past, const go::State& state) {
    for (const AnyState& one : past) past_.push_back(from_any_state<go::State>(one));
    player_ = state.to_move;
    report_.position = game_.format(state);
    report_.proven = known(state);
    if (options_.known) report_.in_proof = report_.proven != all_scores(game_.info().size);
    const MovesOf<Go> moves = options_.limits.with_moves ? allowed_moves(state) : MovesOf<Go>();
    report_.moves = score_moves(game_, state, moves, [this](const go::State& next) {
      return ReportedScore{std::nullopt, known(next)};
    });
    search(state, report_);
    past_.push_back(state);
    search_moves(state, moves);
    if (cancelled_) return Error{Errc::cancelled, untranslated("the search was cancelled")};
    return current_report();
  }

 protected:
  // Reports what is proven so far of the position that is searched.
  void note_proven(ScoreRange proven) {
    // Equal bounds are the score, which `search` reports.
    if (proven == *searched_ || proven.low == proven.high) return;
    *searched_ = proven;
    send_report();
  }
  bool may_continue(std::uint64_t nodes) {
    cancelled_ = cancelled_ || !kanzen::report(progress_, {"search", 0, nodes, 0, 0});
    return !cancelled_ && watch_.seconds() < options_.limits.seconds;
  }
  const Go& game() const { return game_; }

 private:
  // `proven`: what is known of the score already.
  virtual ReportedScore score(std::span<const go::State> past, const go::State& state,
                              ScoreRange proven) = 0;
  // Returns the work that a proof seems to take that the player who has just moved can force his
  // bound of `proven`; the same for all positions if nothing is known.
  virtual std::uint32_t work(const go::State&, ScoreRange) const { return 0; }
  virtual std::uint64_t nodes() const = 0;

  // Returns what is known before the search.
  ScoreRange known(const go::State& state) const {
    return options_.known ? options_.known(to_any_state(state)) : all_scores(game_.info().size);
  }

  // Searches a position that `scored`, the report or one of its moves, is about.
  template <class Scored>
  void search(const go::State& state, Scored& scored) {
    searched_ = &scored.proven;
    const ReportedScore found = score(past_, state, scored.proven);
    if (found.found == scored.score && found.proven == scored.proven) return;
    scored.score = found.found;
    scored.proven = found.proven;
    send_report();
  }

  // Searches the moves that do not end the game, first those that seem to be best.
  void search_moves(const go::State& state, const MovesOf<Go>& moves) {
    struct Searched {
      go::State next;
      ScoredMove* move;
      std::uint32_t work;
    };
    std::vector<Searched> order;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      ScoredMove& move = report_.moves[i];
      if (!move.position) continue;
      const go::State next = game_.apply(state, moves[i]);
      // A move is at most as good for the mover as the position.
      move.proven.high =
          player_ == 0 ? std::min(move.proven.high, report_.proven.high) : move.proven.high;
      move.proven.low =
          player_ == 1 ? std::max(move.proven.low, report_.proven.low) : move.proven.low;
      const bool is_known = move.proven.low == move.proven.high;
      order.push_back({next, &move, is_known ? 0 : work(next, report_.proven)});
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const Searched& a, const Searched& b) { return a.work < b.work; });
    for (const Searched& one : order) search(one.next, *one.move);
  }

  void send_report() const {
    if (options_.on_report && !cancelled_) options_.on_report(current_report());
  }

  ScoreReport current_report() const {
    ScoreReport report = report_;
    sort_moves(report.moves, player_);
    report.nodes = nodes();
    report.seconds = watch_.seconds();
    return report;
  }

  MovesOf<Go> allowed_moves(const go::State& state) const {
    PlayedLine<Go> line(game_);
    for (const go::State& one : past_) line.add(one);
    line.add(state);
    MovesOf<Go> allowed;
    for (const go::Move move : legal_moves(game_, state))
      if (ending_of(game_, state, move) || !line.would_repeat(move, game_.apply(state, move)))
        allowed.push_back(move);
    return allowed;
  }

  const Go& game_;
  const ScoreSearchOptions& options_;
  const ProgressSink& progress_;
  Stopwatch watch_;
  std::vector<go::State> past_;
  unsigned player_ = 0;             // the side to move
  ScoreReport report_;              // what is known so far, its moves not sorted
  ScoreRange* searched_ = nullptr;  // what is proven of the position that is searched, in report_
  bool cancelled_ = false;
};

class SuperkoScoreSearch final : public ScoreSearch {
 public:
  SuperkoScoreSearch(const Go& game, const ScoreSearchOptions& options,
                     const ProgressSink& progress)
      : ScoreSearch(game, options, progress),
        search_(game.grid(), game.rules(), options.limits.table_bytes,
                [this](std::uint64_t nodes) { return may_continue(nodes); }) {}

 private:
  ReportedScore score(std::span<const go::State> past, const go::State& state,
                      ScoreRange known) override {
    const auto points = search_.score(past, state);
    if (!points) return {std::nullopt, known};
    return reported({*points, *points});
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

  go::SuperkoSearch search_;
};

// Under simple ko, where the past has no influence.
class KoScoreSearch final : public ScoreSearch {
 public:
  KoScoreSearch(const Go& game, go::ProofTable table, const ScoreSearchOptions& options,
                const RunOptions& run)
      : ScoreSearch(game, options, run.progress),
        prover_(game.grid(), std::move(table), executor_of(run),
                [this](std::uint64_t nodes, go::ScoreBounds proven) {
                  note_proven(range(proven));
                  return may_continue(nodes);
                }) {}

 private:
  ReportedScore score(std::span<const go::State>, const go::State& state,
                      ScoreRange known) override {
    const ScoreRange proven = range(prover_.prove(state, bounds(known)));
    if (proven.low != proven.high && prover_.is_stopped()) return {std::nullopt, proven};
    return reported(proven);
  }
  std::uint32_t work(const go::State& state, ScoreRange proven) const override {
    return state.to_move == 1 ? prover_.work(state, 0, proven.low)
                              : prover_.work(state, 1, -proven.high);
  }
  std::uint64_t nodes() const override { return prover_.nodes(); }

  go::ScoreProver prover_;
};

class GoAdapter final : public EstimateAdapter<Go>,
                        public BoardCounter,
                        public ScoreSolver,
                        public ScoreSearcher,
                        public ScoreProofs {
 public:
  using EstimateAdapter<Go>::EstimateAdapter;

  const BoardCounter* board_counter() const override { return this; }
  const ScoreSolver* score_solver() const override {
    return info().abilities.scores ? this : nullptr;
  }
  const ScoreSearcher* score_searcher() const override {
    return info().abilities.score_search ? this : nullptr;
  }
  const ScoreProofs* score_proofs() const override {
    return info().abilities.score_search && rules().rules() == go::Rules::ko ? this : nullptr;
  }

  std::string unsolved_reason() const override {
    const unsigned points = rules().grid().point_count();
    if (!go::is_solved(rules().grid()))
      return "boards of at most " + std::to_string(go::most_solved_points) +
             " points are solved, and single rows of at most " +
             std::to_string(go::most_solved_row) + ", and this one has " + std::to_string(points) +
             "; under the ko rules single positions of at most " +
             std::to_string(go::most_searched_points) +
             " points are searched, most of them for seconds or minutes, and on 5x5 the start and "
             "its moves have a proof, which answers at once";
    if (info().counts_territory)
      return "a position's score depends on the prisoners, so there is no list of all of them";
    if (!info().abilities.scores)
      return "a position's score depends on its past, so there is no list of all of them";
    return "positions have scores, not wins in so many plies";
  }

  Result<std::shared_ptr<const AnyGame>> with_komi(double komi,
                                                   double compensation) const override {
    return with_komi_as<GoAdapter>(komi, compensation);
  }

  Result<WideCount> count_boards(const RunOptions& options) const override {
    const unsigned points = rules().grid().point_count();
    if (points > go::most_counted_points)
      return unsupported_error(
          *this, "the legal boards of at most " + std::to_string(go::most_counted_points) +
                     " points are counted, and this one has " + std::to_string(points));
    return go::count_legal_boards(rules().grid(), options.progress);
  }

  Result<ScoreReport> search_score(const AnyState& state, std::span<const AnyState> past,
                                   const ScoreSearchOptions& options,
                                   const RunOptions& run) const override {
    const auto position = from_any_state<go::State>(state);
    if (!go::has_simple_ko(rules().rules()))
      return SuperkoScoreSearch(rules(), options, run.progress).run(past, position);
    auto table = go::ProofTable::make(options.limits.table_bytes);
    if (!table) return table.error();
    auto report = KoScoreSearch(rules(), *std::move(table), options, run).run(past, position);
    if (report) report->threads = executor_of(run).threads();
    return report;
  }

  Result<std::unique_ptr<ScoreProof>> open_proof(std::string_view manifest) const override {
    return go::open_proof_of(rules(), manifest);
  }

  Result<std::unique_ptr<ScoredGame>> solve_scores(const RunOptions& options) const override {
    const Stopwatch watch;
    auto scores = go::KoScores::solve(rules().grid(), options.progress);
    if (!scores) return scores.error();
    return std::unique_ptr<ScoredGame>(
        std::make_unique<ScoredGo>(rules(), *std::move(scores), watch.seconds()));
  }
};

}  // namespace

template <>
std::shared_ptr<const AnyGame> make_adapter(const Go& game) {
  return std::make_shared<GoAdapter>(game);
}

}  // namespace kanzen

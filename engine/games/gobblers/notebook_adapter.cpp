// The adapter of the notebook's game, with its own solver.
//
// The "distance" of a value is the number of the sweep that found it (RESULT_NUM in the notebook's
// table, 0 for finished positions), not a number of plies; GameInfo::distance_in_plies is false.
// The positions are the union of the set and the lifted ones.
#include <memory>
#include <string>
#include <utility>

#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/position_adapter.hpp"
#include "engine/adapter/solved_position.hpp"
#include "engine/adapter/stopwatch.hpp"
#include "engine/games/gobblers/notebook.hpp"

namespace kanzen {
namespace {

using gobblers::Notebook;
using gobblers::NotebookSolution;

Value as_value(int result, unsigned sweep) {
  if (result == 0) return drawn();
  return result > 0 ? win_in(sweep) : loss_in(sweep);
}

class SolvedNotebook final : public SolvedGame, public ValueSource {
 public:
  SolvedNotebook(NotebookSolution solution, Summary summary)
      : solution_(std::move(solution)), summary_(std::move(summary)) {
    for (const auto& entry : solution_.entries())
      count_value(summary_, as_value(entry.value, entry.sweep));
    const auto& at_start = solution_.sweeps().front();
    summary_.terminal = at_start.win + at_start.loss;
    summary_.start = *value(game_.initial());
  }

  const Summary& summary() const override { return summary_; }

  Result<Analysis> probe(const AnyState& any) const override {
    return analyse(any_game_, any, *this);
  }

  Result<Value> value_of(const AnyState& any) const override {
    return value(from_any_state<Notebook::State>(any));
  }
  Result<std::uint64_t> verify(const RunOptions& options) const override;
  Result<std::vector<Notable>> notable(std::size_t, const RunOptions&) const override {
    return Error{Errc::unsupported, untranslated("the notebook's values are no game values; "
                                                 "notable positions are found under "
                                                 "the strict and the cover rules")};
  }

  // Class numbers are those of the other rule sets, although the notebook sorts by its integers.
  std::uint64_t class_count() const override { return numbering_.count(); }
  std::uint64_t class_number(const AnyState& any) const override {
    return numbering_.index(from_any_state<Notebook::State>(any));
  }
  AnyState class_member(std::uint64_t number) const override {
    return to_any_state(*numbering_.unindex(number));
  }
  void fill_outcomes(std::uint64_t first, std::span<KnownOutcome> outcomes) const override {
    for (KnownOutcome& outcome : outcomes) {
      const auto entry = solution_.find_class(first++);
      outcome = entry ? known_outcome(as_value(entry->value, entry->sweep).outcome)
                      : KnownOutcome::unknown;
    }
  }

  Result<Value> move_value(const AnyGame&, const AnyState& any,
                           const AnyMove& move) const override {
    const auto found = solution_.move_value(from_any_state<Notebook::State>(any),
                                            from_any_move<Notebook::Move>(move));
    return as_value(found.value, found.sweep);
  }
  bool is_consistent() const override { return false; }  // a "distance" is the number of a sweep

 private:
  Result<Value> value(const Notebook::State& s) const {
    const auto entry = solution_.find(s);
    if (!entry)
      return Error{Errc::unsupported,
                   untranslated("the notebook never came to the position " + game_.format(s))};
    return as_value(entry->value, entry->sweep);
  }

  bool write_csv(const TextSink& sink) const override;

  Notebook game_;
  const RulesAdapter<Notebook> any_game_{game_};
  const gobblers::Numbering<2>& numbering_ = gobblers::Numbering<2>::instance();
  NotebookSolution solution_;
  Summary summary_;
};

// Verifies that every value follows from the position's lines or from its moves with the values of
// the last sweep.
Result<std::uint64_t> SolvedNotebook::verify(const RunOptions& options) const {
  constexpr std::size_t report_interval = 1 << 12;
  const auto& positions = solution_.positions();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (i % report_interval == 0 &&
        !report(options.progress, {"verify", 0, i, positions.size(), i}))
      return Error{Errc::cancelled, untranslated("verification was cancelled")};
    const auto state = *gobblers::from_integer(positions[i]);
    const int result = game_.result(state);
    const int expected = result != 0 ? result : solution_.value_by_moves(state);
    if (expected != solution_.entries()[i].value)
      return Error{Errc::internal, untranslated(std::to_string(positions[i]) + ": the table says " +
                                                std::to_string(solution_.entries()[i].value) +
                                                ", its moves say " + std::to_string(expected))};
  }
  return std::uint64_t{positions.size()};
}

// Writes the notebook's own file byte for byte: the state twice, then RESULT and RESULT_NUM.
bool SolvedNotebook::write_csv(const TextSink& sink) const {
  bool ok = sink(",STATE,RESULT,RESULT_NUM\n");
  for (std::size_t i = 0; ok && i < solution_.positions().size(); ++i) {
    const std::string state = std::to_string(solution_.positions()[i]);
    const auto entry = solution_.entries()[i];
    std::string line = state;
    line.append(",").append(state);
    line.append(",").append(std::to_string(entry.value));
    line.append(",").append(std::to_string(entry.sweep)).append("\n");
    ok = sink(line);
  }
  return ok;
}

class NotebookAdapter final : public EstimateAdapter<Notebook>, public Solver {
 public:
  using EstimateAdapter<Notebook>::EstimateAdapter;

  const Solver* solver() const override { return this; }

  Result<EnumerationCounts> enumerate(const RunOptions& options) const override {
    const Stopwatch watch;
    auto found = gobblers::enumerate_notebook(rules(), options.progress);
    if (!found) return found.error();
    EnumerationCounts counts;
    counts.positions = found->set;
    counts.terminal = found->set_terminal;
    counts.transitions = found->transitions;
    counts.by_ply = std::move(found->by_ply);
    counts.seconds = watch.seconds();
    auto solution = NotebookSolution::solve(rules(), found->united, options.progress);
    if (!solution) return solution.error();
    counts.extra = published_counts(*found, *solution);
    return counts;
  }

  Result<std::unique_ptr<SolvedGame>> solve(const RunOptions& options) const override {
    Summary summary;
    summary.game = info().name;
    summary.rules = info().rules;
    const Stopwatch enumerating;
    const auto found = gobblers::enumerate_notebook(rules(), options.progress);
    if (!found) return found.error();
    summary.seconds.enumerate = enumerating.seconds();
    const Stopwatch solving;
    auto solution = NotebookSolution::solve(rules(), found->united, options.progress);
    if (!solution) return solution.error();
    summary.seconds.solve = solving.seconds();
    return std::unique_ptr<SolvedGame>(
        std::make_unique<SolvedNotebook>(*std::move(solution), std::move(summary)));
  }

 private:
  // Returns the figures that the published notebook prints.
  static ExtraStatistics published_counts(const gobblers::NotebookEnumeration& found,
                                          const NotebookSolution& solution) {
    ExtraStatistics extra;
    extra.heading = "The notebook's figures";
    extra.counts = {{"set", "set positions", found.set},
                    {"lifted", "lifted positions", found.lifted},
                    {"union", "union", found.united.size()},
                    {"set_only", "set, not lifted", found.set_only},
                    {"lifted_only", "lifted, not set", found.lifted_only},
                    {"queue_pops", "queue pops", found.queue_pops}};
    extra.table_name = "sweeps";
    extra.row_heading = "before sweep";
    extra.columns = {"undecided", "win", "loss"};
    for (const auto& sweep : solution.sweeps())
      extra.rows.push_back({sweep.undecided, sweep.win, sweep.loss});
    return extra;
  }
};

}  // namespace

template <>
std::shared_ptr<const AnyGame> make_adapter(const Notebook& game) {
  return std::make_shared<NotebookAdapter>(game);
}

}  // namespace kanzen

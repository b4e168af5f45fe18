#pragma once
// GameAdapter: a numbered game as an AnyGame that is solved by enumeration and retrograde analysis.
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/adapter/make_adapter.hpp"
#include "engine/adapter/position_adapter.hpp"
#include "engine/adapter/solved_position.hpp"
#include "engine/adapter/stopwatch.hpp"
#include "engine/adapter/table_adapter.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/layered_enumerate.hpp"
#include "engine/solve/layered_solve.hpp"
#include "engine/solve/notable.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/saved_solution.hpp"
#include "engine/solve/solver.hpp"
#include "engine/solve/verify.hpp"
#include "engine/table/opening.hpp"
#include "engine/table/writer.hpp"

namespace kanzen {

// The name in the header of a saved solution (solve/saved_solution.hpp), which loading compares.
inline std::string saved_solution_name(const Summary& summary) {
  return summary.game + ' ' + summary.rules;
}

template <Game G>
class SolvedTable final : public SolvedGame, public SolutionWriter, public ValueSource {
 public:
  SolvedTable(G game, BitSet reached, ValueTable values, Summary summary)
      : game_(std::move(game)),
        reached_(std::move(reached)),
        values_(std::move(values)),
        summary_(std::move(summary)) {}

  const Summary& summary() const override { return summary_; }
  const SolutionWriter* stored() const override { return this; }

  Result<Analysis> probe(const AnyState& any) const override {
    return analyse(any_game_, any, *this);
  }

  Result<Value> value_of(const AnyState& any) const override {
    return all_values_.value(class_number(any));
  }

  Result<std::uint64_t> verify(const RunOptions& options) const override {
    return kanzen::verify(game_, values_, reached_, executor_of(options), options.progress);
  }

  Result<std::vector<Notable>> notable(std::size_t limit,
                                       const RunOptions& options) const override {
    const auto lists =
        find_notable(game_, values_, reached_, limit, executor_of(options), options.progress);
    if (!lists) return lists.error();
    std::vector<Notable> result;
    for (std::size_t k = 0; k < notable_kinds; ++k) {
      const NotableList& list = (*lists)[k];
      if (list.count() == 0) continue;
      Notable& kind = result.emplace_back();
      kind.kind = name_of(static_cast<NotableKind>(k));
      kind.count = list.count();
      for (const auto entry : list.best()) {
        auto analysis = probe(class_member(entry.position));
        if (!analysis) return analysis.error();
        kind.examples.push_back(*std::move(analysis));
      }
    }
    return result;
  }

  Result<void> save(const ByteSink& sink) const override {
    const SolutionFacts facts{summary_.terminal, summary_.seconds.solve, summary_.seconds.enumerate,
                              summary_.threads};
    return save_solution(saved_solution_name(summary_), values_, reached_, facts, sink);
  }

  Result<std::vector<TableFile>> build_table(const Sha256& sha256,
                                             const RunOptions& options) const override {
    constexpr TableShape shape = table_shape_of<G>();
    static_assert(shape.search_plies <= table::deepest_search && shape.chunk_positions > 0);
    auto kinds = notable(table_examples, options);
    if (!kinds) return kinds.error();
    table::Manifest manifest;
    manifest.game = summary_.game;
    manifest.rules = summary_.rules;
    manifest.index_count = game_.index_count();
    manifest.search_plies = shape.search_plies;
    manifest.statistics = summary_;
    manifest.opening = table::opening_of(game_, [&](Index i) { return all_values_.value(i); });
    manifest.notable = reduce_to_values(*kinds);
    const auto value_of = [&](Index i) { return values_.find(i); };
    auto built = table::TableWriter(game_, manifest.name(), shape, value_of, &reached_)
                     .build(executor_of(options), options.progress);
    if (!built) return built.error();
    return table_files(*std::move(built), std::move(manifest), sha256);
  }

  Result<TableCheck> compare_table(const TableSource& table, TableCheckDepth depth,
                                   const RunOptions& options) const override {
    if (table.info().game != summary_.game || table.info().rules != summary_.rules)
      return Error{Errc::unsupported, untranslated("the table is of another game")};
    // Every table of the game is of this type.
    const auto& adapter = static_cast<const TableAdapter<G>&>(table);
    return TableChecker<G>(game_, summary_, values_, reached_, adapter)
        .run(depth, executor_of(options), options.progress);
  }

  std::uint64_t class_count() const override { return reached_.size(); }
  std::uint64_t class_number(const AnyState& any) const override {
    return game_.index(from_any_state<StateOf<G>>(any));
  }
  AnyState class_member(std::uint64_t number) const override {
    return to_any_state(*game_.unindex(number));
  }
  void fill_outcomes(std::uint64_t first, std::span<KnownOutcome> outcomes) const override {
    for (KnownOutcome& outcome : outcomes) {
      const Index i = first++;
      outcome = reached_.contains(i) ? known_outcome(all_values_.value(i).outcome)
                                     : KnownOutcome::unknown;
    }
  }

 private:
  // Writes one line for each reachable canonical position, ascending by index.
  bool write_csv(const TextSink& sink) const override {
    return sink("position,outcome,distance\n") &&
           reached_.for_each([&](Index i) { return sink(csv_line(i)); });
  }
  std::string csv_line(Index i) const {
    const Value value = all_values_.value(i);
    std::string line = '"' + game_.format(*game_.unindex(i)) + "\",";
    line.append(name_of(value.outcome)).append(",");
    if (value.outcome != Outcome::draw) line += std::to_string(value.distance);
    return line + '\n';
  }

  G game_;
  const RulesAdapter<G> any_game_{game_};
  BitSet reached_;
  ValueTable values_;
  const AllValues<G> all_values_{game_, values_};
  Summary summary_;
};

template <Game G>
class GameAdapter final : public SearchAdapter<G>, public Solver, public Tables {
 public:
  using SearchAdapter<G>::SearchAdapter;

  const Solver* solver() const override { return this; }
  const Tables* tables() const override { return this; }

  Result<EnumerationCounts> enumerate(const RunOptions& options) const override {
    const Stopwatch watch;
    EnumerationCounts counts;
    if constexpr (HasLayers<G>) {
      auto found = enumerate_layers(this->rules(), executor_of(options), options.progress);
      if (!found) return found.error();
      take(counts, found->every);
      counts.play = *std::move(found);
    } else {
      auto found = kanzen::enumerate(this->rules(), executor_of(options), options.progress);
      if (!found) return found.error();
      take(counts, *found);
      if constexpr (HasImplicitEndings<G>) counts.by_ending = count_endings(*found);
    }
    counts.seconds = watch.seconds();
    return counts;
  }

  Result<Summary> summarise(const RunOptions& options) const override {
    if constexpr (HasLayers<G>) return summarise_layers(options, {});
    return Solver::summarise(options);
  }

  Result<std::unique_ptr<SolvedGame>> solve(const RunOptions& options) const override {
    if constexpr (HasLayers<G>) {
      return solve_by_layers(options);
    } else if constexpr (HasSolver<G>) {
      return solve_by_game(options);
    } else {
      return solve_by_rounds(options);
    }
  }

  Result<std::unique_ptr<SolvedGame>> load_saved(const ByteSource& source,
                                                 const RunOptions& options) const override {
    Summary summary = named_summary();
    auto saved = load_solution(saved_solution_name(summary),
                               {entry_count(this->rules()), this->rules().index_count()},
                               distances_of<G>, source, options.progress);
    if (!saved) return saved.error();
    summary.threads = saved->facts.threads;
    summary.seconds.solve = saved->facts.solve_seconds;
    summary.seconds.enumerate = saved->facts.reach_seconds;
    if constexpr (HasLayers<G>) {
      count(summary, count_layers(this->rules(), saved->values));
    } else {
      const auto counts = count_all_values(this->rules(), saved->values, saved->reached,
                                           executor_of(options), options.progress);
      if (!counts) return counts.error();
      count(summary, *counts);
      summary.terminal = saved->facts.terminal;
    }
    return solved(std::move(saved->values), std::move(saved->reached), std::move(summary));
  }

  Result<std::unique_ptr<TableSource>> open_table(std::string_view manifest) const override {
    return open_table_of(this->rules(), this->info(), manifest);
  }

 private:
  Summary named_summary() const {
    Summary summary;
    summary.game = this->info().name;
    summary.rules = this->info().rules;
    return summary;
  }

  template <class Counts>
  static void take(EnumerationCounts& counts, const Counts& found) {
    counts.positions = found.positions;
    counts.terminal = found.terminal;
    counts.transitions = found.transitions;
    counts.by_ply = found.by_ply;
  }

  std::vector<EndingCount> count_endings(const Enumeration& found) const {
    const G& game = this->rules();
    std::map<std::string_view, std::uint64_t> counts;
    std::uint64_t implicit = 0;
    found.reached.for_each(entry_count(game), found.reached.size(), [&](Index i) {
      ++counts[game.implicit_ending(i)];
      ++implicit;
      return true;
    });
    counts[game.explicit_ending()] += found.terminal - implicit;
    std::vector<EndingCount> by_ending;
    for (const EndingInfo& ending : this->info().endings)
      if (const auto count = counts.find(ending.name); count != counts.end())
        by_ending.push_back({ending, count->second});
    return by_ending;
  }

  Result<std::unique_ptr<SolvedGame>> solve_by_rounds(const RunOptions& options) const {
    Executor& executor = executor_of(options);
    Summary summary = named_summary();
    summary.threads = executor.threads();
    const Stopwatch solving;
    auto values = kanzen::solve(this->rules(), executor, options.progress);
    if (!values) return values.error();
    summary.seconds.solve = solving.seconds();
    const Stopwatch enumerating;
    auto reached = reachable(this->rules(), *values, executor, options.progress);
    if (!reached) return reached.error();
    summary.seconds.enumerate = enumerating.seconds();
    count(summary, reached->counts);
    summary.terminal = reached->terminal;
    return solved(*std::move(values), std::move(reached->set), std::move(summary));
  }

  Result<std::unique_ptr<SolvedGame>> solve_by_game(const RunOptions& options) const {
    static_assert(SolverOf<typename G::Solver, G>);
    Executor& executor = executor_of(options);
    Summary summary = named_summary();
    summary.threads = executor.threads();
    const Stopwatch enumerating;
    auto solver = G::Solver::make(this->rules(), executor, options.progress);
    if (!solver) return solver.error();
    if (const auto found = solver->find_reachable(); !found) return found.error();
    summary.seconds.enumerate = enumerating.seconds();
    const Stopwatch solving;
    auto solution = (*std::move(solver)).solve();
    if (!solution) return solution.error();
    summary.seconds.solve = solving.seconds();
    count(summary, solution->reached.counts);
    summary.terminal = solution->reached.terminal;
    return solved(std::move(solution->values), std::move(solution->reached.set),
                  std::move(summary));
  }

  // First enumerates the reachable positions, then solves them layer by layer; calls `on_layer`
  // with the values of each layer.
  Result<Summary> summarise_layers(const RunOptions& options, const LayerSink& on_layer) const {
    Executor& executor = executor_of(options);
    Summary summary = named_summary();
    summary.threads = executor.threads();
    const Stopwatch enumerating;
    const auto found = enumerate_layers(this->rules(), executor, options.progress);
    if (!found) return found.error();
    summary.seconds.enumerate = enumerating.seconds();
    const Stopwatch solving;
    const auto solution = solve_layers(this->rules(), executor, options.progress, on_layer);
    if (!solution) return solution.error();
    summary.seconds.solve = solving.seconds();
    count(summary, solution->counts);
    summary.start = solution->start;
    if (summary.positions != found->every.positions)
      return Error{Errc::internal,
                   untranslated(std::to_string(summary.positions) + " positions have a value, " +
                                std::to_string(found->every.positions) + " were found")};
    return summary;
  }

  Result<std::unique_ptr<SolvedGame>> solve_by_layers(const RunOptions& options) const {
    auto values = ValueTable::make(this->rules().index_count(), distances_of<G>);
    if (!values) return values.error();
    auto reached = BitSet::make(this->rules().index_count());
    if (!reached) return reached.error();
    const auto take = [&](Index first, const ValueTable& layer) {
      copy_layer(first, layer, *values, *reached);
    };
    auto summary = summarise_layers(options, take);
    if (!summary) return summary.error();
    return solved(*std::move(values), *std::move(reached), *std::move(summary));
  }

  static void count(Summary& summary, const ValueCounts& counts) {
    counts.for_each(
        [&](Value value, std::uint64_t positions) { count_value(summary, value, positions); });
  }
  static void count(Summary& summary, const LayeredCounts& counts) {
    Summary classes;
    count(classes, counts.classes);
    summary.up_to_symmetry = OutcomeTotals{classes.positions, counts.terminal_classes, classes.win,
                                           classes.loss, classes.draw};
    count(summary, counts.positions);
    summary.terminal = counts.terminal;
  }

  std::unique_ptr<SolvedGame> solved(ValueTable values, BitSet reached, Summary summary) const {
    const Index start = this->rules().index(this->rules().initial());
    summary.start = AllValues<G>(this->rules(), values).value(start);
    return std::make_unique<SolvedTable<G>>(this->rules(), std::move(reached), std::move(values),
                                            std::move(summary));
  }
};

// The adapter of games that need none of their own.  Each game instantiates it in its own source
// file, because compiling all of them in one takes a minute on one core.
template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (Game<G>) {
    if (is_numbered(game)) return std::make_shared<GameAdapter<G>>(game);
  }
  return std::make_shared<SearchAdapter<G>>(game);
}

}  // namespace kanzen

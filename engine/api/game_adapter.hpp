#pragma once
// A numbered game as an AnyGame, solved by enumeration and retrograde analysis.
#include <memory>
#include <utility>

#include "engine/api/rules_adapter.hpp"
#include "engine/api/solved_position.hpp"
#include "engine/api/stopwatch.hpp"
#include "engine/api/table_adapter.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/keep.hpp"
#include "engine/solve/multi_pass.hpp"
#include "engine/solve/notable.hpp"
#include "engine/solve/reach.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/verify.hpp"

namespace kanzen {

inline Executor& executor_of(const RunOptions& options, SerialExecutor& fallback) {
  return options.executor != nullptr ? *options.executor : fallback;
}

// What kept values are called: opening compares it.
inline std::string kept_name(const Summary& summary) { return summary.game + ' ' + summary.rules; }

template <Game G>
class SolvedTable final : public SolvedGame {
 public:
  SolvedTable(const G& game, BitSet reached, ValueTable values, Summary summary)
      : game_(game),
        reached_(std::move(reached)),
        values_(std::move(values)),
        summary_(std::move(summary)) {}

  const Summary& summary() const override { return summary_; }

  Result<Analysis> probe(const AnyState& any) const override {
    return analyse(game_, *this, restore<StateOf<G>>(any));
  }

  Result<std::uint64_t> verify(const RunOptions& options) const override {
    SerialExecutor serial;
    return kanzen::verify(game_, values_, reached_, executor_of(options, serial), options.progress);
  }

  Result<std::vector<Notable>> notable(std::size_t limit,
                                       const RunOptions& options) const override {
    SerialExecutor serial;
    const auto lists = find_notable(game_, values_, reached_, limit, executor_of(options, serial),
                                    options.progress);
    if (!lists) return lists.error();
    std::vector<Notable> result;
    for (std::size_t k = 0; k < notable_kinds; ++k) {
      const NotableList& list = (*lists)[k];
      if (list.count() == 0) continue;
      Notable& kind = result.emplace_back();
      kind.kind = name_of(static_cast<NotableKind>(k));
      kind.count = list.count();
      for (const auto entry : list.best()) {
        auto analysis = analyse(game_, *this, *game_.unindex(entry.position));
        if (!analysis) return analysis.error();
        kind.examples.push_back(*std::move(analysis));
      }
    }
    return result;
  }

  std::vector<std::string> sample(std::size_t count, std::uint64_t seed) const override {
    std::vector<std::string> positions;
    const std::uint64_t first = table::mixed(seed);
    for (std::uint64_t i = 0; positions.size() < count; ++i) {
      const Index index = table::mixed(first + i * table::golden_gamma) % values_.size();
      if (reached_.contains(index)) positions.push_back(game_.format(*game_.unindex(index)));
    }
    return positions;
  }

  Result<void> keep(const ByteSink& sink) const override {
    const KeptFacts facts{summary_.terminal, summary_.solve_seconds, summary_.enumerate_seconds,
                          summary_.threads};
    return keep_values(kept_name(summary_), values_, reached_, facts, sink);
  }

  // CSV: a line a reachable canonical position, in the order of the index.
  Result<void> write(std::string_view format, const TextSink& sink) const override {
    if (format != "csv")
      return Error{Errc::unsupported,
                   "no export format \"" + std::string(format) + "\"; there is csv"};
    bool ok = sink("position,outcome,distance\n");
    ok = ok && reached_.for_each([&](Index i) { return sink(csv_line(i)); });
    if (!ok) return Error{Errc::io, "the export could not be written"};
    return {};
  }

  Result<std::vector<TableFile>> build_table(const Sha256& sha256,
                                             const RunOptions& options) const override {
    SerialExecutor serial;
    return build_table_of(game_, summary_, values_, sha256, executor_of(options, serial),
                          options.progress);
  }

  Result<TableCheck> check_table(const TableSource& table, TableCheckDepth depth,
                                 const RunOptions& options) const override {
    const auto* const adapter = dynamic_cast<const TableAdapter<G>*>(&table);
    if (adapter == nullptr || adapter->info().rules != summary_.rules)
      return Error{Errc::unsupported, "the table is of another game"};
    SerialExecutor serial;
    return TableChecker<G>(game_, values_, reached_, *adapter)
        .run(depth, executor_of(options, serial), options.progress);
  }

  static constexpr bool consistent = true;
  Result<Value> value(const StateOf<G>& state) const { return values_.value(game_.index(state)); }
  Result<Value> move_value(const StateOf<G>& state, MoveOf<G> move) const {
    if (const auto outcome = ending_of(game_, state, move)) return ending_value(*outcome);
    return after_move_to(values_.value(game_.index(game_.apply(state, move))));
  }

 private:
  std::string csv_line(Index i) const {
    const Value value = values_.value(i);
    std::string line = '"' + game_.format(*game_.unindex(i)) + "\",";
    if (value.outcome == Outcome::draw) return line + "draw,\n";
    line += value.outcome == Outcome::win ? "win," : "loss,";
    return line + std::to_string(value.distance) + '\n';
  }

  G game_;
  BitSet reached_;
  ValueTable values_;
  Summary summary_;
};

template <Game G>
class GameAdapter final : public RulesAdapter<G> {
 public:
  explicit GameAdapter(const G& game) : RulesAdapter<G>(game, sized_info(game)) {}

  Result<EnumerationCounts> enumerate(const RunOptions& options) const override {
    SerialExecutor serial;
    const Stopwatch watch;
    auto found = kanzen::enumerate(this->rules(), executor_of(options, serial), options.progress);
    if (!found) return found.error();
    EnumerationCounts counts;
    counts.positions = found->positions;
    counts.terminal = found->terminal;
    counts.transitions = found->transitions;
    counts.by_ply = std::move(found->by_ply);
    counts.seconds = watch.seconds();
    return counts;
  }

  Result<std::unique_ptr<SolvedGame>> solve(const RunOptions& options) const override {
    SerialExecutor serial;
    Executor& executor = executor_of(options, serial);
    Summary summary = named_summary();
    summary.threads = executor.threads();
    const Stopwatch solving;
    auto values = kanzen::solve(this->rules(), executor, options.progress);
    if (!values) return values.error();
    summary.solve_seconds = solving.seconds();
    const Stopwatch enumerating;
    auto reached = reachable(this->rules(), *values, executor, options.progress);
    if (!reached) return reached.error();
    summary.enumerate_seconds = enumerating.seconds();
    summary.terminal = reached->terminal;
    return solved(*std::move(values), std::move(reached->set), std::move(summary), reached->counts);
  }

  Result<std::unique_ptr<SolvedGame>> reopen(const ByteSource& source,
                                             const RunOptions& options) const override {
    Summary summary = named_summary();
    auto kept =
        open_kept_values(kept_name(summary), this->rules().index_count(), source, options.progress);
    if (!kept) return kept.error();
    SerialExecutor serial;
    const auto counts =
        count_values(kept->values, kept->reached, executor_of(options, serial), options.progress);
    if (!counts) return counts.error();
    summary.threads = kept->facts.threads;
    summary.solve_seconds = kept->facts.solve_seconds;
    summary.enumerate_seconds = kept->facts.reach_seconds;
    summary.terminal = kept->facts.terminal;
    return solved(std::move(kept->values), std::move(kept->reached), std::move(summary), *counts);
  }

  Result<std::unique_ptr<TableSource>> open_table(std::string_view manifest) const override {
    return open_table_of(this->rules(), this->info(), manifest);
  }

  Result<SolverComparison> compare_solvers(const RunOptions& options) const override {
    SerialExecutor serial;
    Executor& executor = executor_of(options, serial);
    SolverComparison result;
    const Stopwatch solving;
    const auto values = kanzen::solve(this->rules(), executor, options.progress);
    if (!values) return values.error();
    result.seconds = solving.seconds();
    const Stopwatch passing;
    const auto plain = solve_by_passes(this->rules(), executor, options.progress);
    if (!plain) return plain.error();
    result.plain_seconds = passing.seconds();
    result.compared = values->size();
    for (Index i = 0; i < values->size(); ++i)
      if (values->code(i) != plain->code(i)) ++result.different;
    return result;
  }

 private:
  static GameInfo sized_info(const G& game) {
    GameInfo info = game.info();
    info.index_count = game.index_count();
    info.solve_bytes = game.index_count() + game.index_count() / 8;  // values and reached set
    return info;
  }

  Summary named_summary() const {
    Summary summary;
    summary.game = this->info().name;
    summary.rules = this->info().rules;
    return summary;
  }

  std::unique_ptr<SolvedGame> solved(ValueTable values, BitSet reached, Summary summary,
                                     const ValueCounts& counts) const {
    for (std::size_t code = 0; code < counts.size(); ++code)
      if (counts[code] > 0)
        count_value(summary, decode(static_cast<ValueCode>(code)), counts[code]);
    summary.start = values.value(this->rules().index(this->rules().initial()));
    return std::make_unique<SolvedTable<G>>(this->rules(), std::move(reached), std::move(values),
                                            std::move(summary));
  }
};

}  // namespace kanzen

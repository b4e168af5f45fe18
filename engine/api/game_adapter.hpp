#pragma once
// A numbered game as an AnyGame, solved by enumeration and retrograde analysis.
#include <memory>
#include <utility>

#include "engine/api/rules_adapter.hpp"
#include "engine/api/solved_position.hpp"
#include "engine/api/stopwatch.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/notable.hpp"
#include "engine/solve/reach.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/verify.hpp"

namespace kanzen {

inline Executor& executor_of(const RunOptions& options, SerialExecutor& fallback) {
  return options.executor != nullptr ? *options.executor : fallback;
}

template <Game G>
class SolvedTable final : public SolvedGame {
 public:
  SolvedTable(const G& game, BitSet reached, ValueTable values, Summary summary)
      : game_(game),
        reached_(std::move(reached)),
        values_(std::move(values)),
        summary_(std::move(summary)) {
    count();
  }

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

  std::optional<Value> value(const StateOf<G>& state) const {
    return values_.value(game_.index(state));
  }

  Value move_value(const StateOf<G>& state, MoveOf<G> move) const {
    if (const auto outcome = ending_of(game_, state, move))
      return *outcome == Outcome::draw ? drawn() : Value{*outcome, 1};
    return after_move_to(*value(game_.apply(state, move)));
  }

 private:
  void count() {
    reached_.for_each([&](Index i) {
      count_value(summary_, values_.value(i));
      return true;
    });
    summary_.start = *value(game_.initial());
  }

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
  using RulesAdapter<G>::RulesAdapter;

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
    Summary summary;
    summary.game = this->info().name;
    summary.rules = this->info().rules;
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
    return std::unique_ptr<SolvedGame>(std::make_unique<SolvedTable<G>>(
        this->rules(), std::move(reached->set), *std::move(values), std::move(summary)));
  }
};

}  // namespace kanzen

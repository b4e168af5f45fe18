#include <cstdio>
#include <string>
#include <type_traits>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/dobutsu/rows/row_solver.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/rows/row_solver.hpp"
#include "engine/solve/retrograde.hpp"
#include "tests/bench/measurements.hpp"
#include "tests/engine/multi_pass.hpp"

namespace kanzen::cli {
namespace {

std::string times(double ratio) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", ratio);
  return text;
}

std::uint64_t count_differences(const ValueTable& a, const ValueTable& b) {
  std::uint64_t different = 0;
  for (Index i = 0; i < a.size(); ++i)
    if (a.entry(i) != b.entry(i)) ++different;
  return different;
}

// Solves with the general solver, the multi-pass solver and the game's own solver, and compares all
// entries.  The multi-pass solver takes hours for the 173 plies of Dobutsu shogi, which it leaves
// out.
template <Game G>
Result<void> compare_solvers(const G& game, const RunOptions& run, BenchReport& report,
                             Table& table) {
  const Stopwatch solving;
  const auto values = solve(game, *run.executor, run.progress);
  if (!values) return values.error();
  const double solve_seconds = solving.seconds();
  std::uint64_t different = 0;  // unless one of the solvers is wrong
  Json baseline_seconds, ratio;
  std::string baseline_text, ratio_text;
  if constexpr (!std::is_same_v<G, dobutsu::Dobutsu>) {
    const Stopwatch passing;
    const auto baseline = solve_by_passes(game, *run.executor, run.progress);
    if (!baseline) return baseline.error();
    const double seconds = passing.seconds();
    baseline_seconds = seconds;
    baseline_text = format_seconds(seconds);
    ratio = seconds / solve_seconds;
    ratio_text = times(seconds / solve_seconds);
    different += count_differences(*values, *baseline);
  }
  Json own_seconds;
  std::string own_text;
  if constexpr (HasSolver<G>) {
    auto solver = G::Solver::make(game, *run.executor, run.progress);
    if (!solver) return solver.error();
    if (const auto reached = solver->find_reachable(); !reached) return reached.error();
    const Stopwatch own;  // of the values alone, as for the others
    const auto found = (*std::move(solver)).solve();
    if (!found) return found.error();
    own_seconds = own.seconds();
    own_text = format_seconds(own_seconds);
    different += count_differences(*values, found->values);
  }
  const GameInfo info = game.info();
  report.json["plain"].push_back(
      {{"game", info.name},
       {"rules", info.rules},
       {"entries", values->size()},
       {"different", different},
       {"seconds", {{"own", own_seconds}, {"solve", solve_seconds}, {"plain", baseline_seconds}}},
       {"ratio", ratio}});
  table.add({info.name + ", " + info.rules, format_with_commas(values->size()),
             format_with_commas(different), own_text, format_seconds(solve_seconds), baseline_text,
             ratio_text});
  return {};
}

}  // namespace

Result<BenchReport> bench_baseline_solver(const BenchOptions& options) {
  using gobblers::Gobblers, gobblers::Rules;
  const CommandContext context(options.threads);
  BenchReport report{{{"plain", Json::array()}}, {}};
  Table table({"game", "table entries", "different", "its own solver", "general solver",
               "baseline solver", "times faster"});
  Result<void> done;
  const std::string chosen = options.game == "dobutsu" ? "dobutsu" : game_of_sizes(options.sizes);
  const auto compare = [&](const auto& game) {
    if (done && game.info().name == chosen && is_chosen(options, game.info().rules))
      done = compare_solvers(game, context.options(), report, table);
  };
  for (const Rules& rules : {Rules(), Rules::cover()}) {
    compare(Gobblers<1>(rules));
    compare(Gobblers<2>(rules));
    compare(Gobblers<3>(rules));
  }
  compare(dobutsu::Dobutsu());
  if (!done) return done.error();
  report.text = table.text() + "\non " + format_count(options.threads, "thread") + ", in one run\n";
  return report;
}

}  // namespace kanzen::cli

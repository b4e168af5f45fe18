#include <cstdio>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/solve/retrograde.hpp"
#include "tests/bench/parts.hpp"
#include "tests/engine/multi_pass.hpp"

namespace kanzen::cli {
namespace {

std::string times(double ratio) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", ratio);
  return text;
}

// Solves with the engine's solver, then with the multi-pass solver, and compares all entries.
template <Game G>
Result<void> compare_solvers(const G& game, const RunOptions& run, BenchReport& report,
                             Table& table) {
  const Stopwatch solving;
  const auto values = solve(game, *run.executor, run.progress);
  if (!values) return values.error();
  const double solve_seconds = solving.seconds();
  const Stopwatch passing;
  const auto plain = solve_by_passes(game, *run.executor, run.progress);
  if (!plain) return plain.error();
  const double plain_seconds = passing.seconds();
  std::uint64_t different = 0;  // 0 unless one of the solvers is wrong
  for (Index i = 0; i < values->size(); ++i)
    if (values->entry(i) != plain->entry(i)) ++different;
  const GameInfo info = game.info();
  const double ratio = plain_seconds / solve_seconds;
  report.json["plain"].push_back({{"game", info.name},
                                  {"rules", info.rules},
                                  {"entries", values->size()},
                                  {"different", different},
                                  {"seconds", {{"solve", solve_seconds}, {"plain", plain_seconds}}},
                                  {"ratio", ratio}});
  table.add({info.name + ", " + info.rules, with_commas(values->size()), with_commas(different),
             seconds(solve_seconds), seconds(plain_seconds), times(ratio)});
  return {};
}

}  // namespace

Result<BenchReport> bench_plain(const BenchOptions& options) {
  using gobblers::CoverRules, gobblers::Gobblers, gobblers::StrictRules;
  const Workshop workshop(options.threads);
  BenchReport report{{{"plain", Json::array()}}, {}};
  Table table({"game", "table entries", "different", "solver", "plain solver", "times faster"});
  Result<void> done;
  const auto compare = [&](const auto& game) {
    if (done && game.info().name == game_of_sizes(options.sizes) &&
        chosen(options, game.info().rules))
      done = compare_solvers(game, workshop.options(), report, table);
  };
  compare(Gobblers<1, StrictRules>());
  compare(Gobblers<1, CoverRules>());
  compare(Gobblers<2, StrictRules>());
  compare(Gobblers<2, CoverRules>());
  compare(Gobblers<3, StrictRules>());
  compare(Gobblers<3, CoverRules>());
  if (!done) return done.error();
  report.text = table.text() + "\non " + counted(options.threads, "thread") + ", in one run\n";
  return report;
}

}  // namespace kanzen::cli

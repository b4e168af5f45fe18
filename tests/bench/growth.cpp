#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "tests/bench/measurements.hpp"

namespace kanzen::cli {
Result<BenchReport> bench_growth(const BenchOptions& options) {
  const CommandContext context(options.threads);
  BenchReport report{{{"growth", Json::array()}}, {}};
  Table table({"sizes, rules", "positions", "table entries", "table", "enumerate", "solve"});
  for (const char* rules : {"strict", "cover"}) {
    if (!is_chosen(options, rules)) continue;
    for (unsigned sizes = 1; sizes <= options.sizes; ++sizes) {
      const auto game = find_game(game_of_sizes(sizes), rules);
      if (!game) return game.error();
      const auto solved = (*game)->solver()->solve(context.options());
      if (!solved) return solved.error();
      const GameInfo& info = (*game)->info();
      const Summary& summary = (*solved)->summary();
      report.json["growth"].push_back({{"game", info.name},
                                       {"rules", rules},
                                       {"sizes", sizes},
                                       {"positions", summary.positions},
                                       {"index_count", info.index_count},
                                       {"table_bytes", info.solve_bytes},
                                       {"seconds", summary.seconds}});
      table.add({std::to_string(sizes) + ", " + rules, format_with_commas(summary.positions),
                 format_with_commas(info.index_count), format_with_commas(info.solve_bytes) + " B",
                 format_seconds(summary.seconds.enumerate), format_seconds(summary.seconds.solve)});
    }
  }
  report.text = table.text() + "\non " + format_count(options.threads, "thread") +
                ", one run; the table holds all values and which positions are reachable\n";
  return report;
}

}  // namespace kanzen::cli

#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "tests/bench/parts.hpp"

namespace kanzen::cli {
Result<BenchReport> bench_growth(const BenchOptions& options) {
  const Workshop workshop(options.threads);
  BenchReport report{{{"growth", Json::array()}}, {}};
  Table table({"sizes, rules", "positions", "table entries", "table", "enumerate", "solve"});
  for (const char* rules : {"strict", "cover"}) {
    if (!chosen(options, rules)) continue;
    for (unsigned sizes = 1; sizes <= options.sizes; ++sizes) {
      const auto game = find_game(game_of_sizes(sizes), rules);
      if (!game) return game.error();
      const auto solved = (*game)->solver()->solve(workshop.options());
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
      table.add({std::to_string(sizes) + ", " + rules, with_commas(summary.positions),
                 with_commas(info.index_count), with_commas(info.solve_bytes) + " B",
                 seconds(summary.seconds.enumerate), seconds(summary.seconds.solve)});
    }
  }
  report.text = table.text() + "\non " + counted(options.threads, "thread") +
                ", one run; the table holds all values and which positions are reachable\n";
  return report;
}

}  // namespace kanzen::cli

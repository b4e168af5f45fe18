#include <cstdio>

#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "tests/bench/parts.hpp"

namespace kanzen::cli {
namespace {

std::string times(double ratio) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", ratio);
  return text;
}

}  // namespace

Result<BenchReport> bench_plain(const BenchOptions& options) {
  const Workshop workshop(options.threads);
  BenchReport report{{{"plain", Json::array()}}, {}};
  Table table({"game", "table entries", "different", "solver", "plain solver", "times faster"});
  for (const char* rules : {"strict", "cover"}) {
    if (!chosen(options, rules)) continue;
    const auto game = find_game(game_of_sizes(options.sizes), rules);
    if (!game) return game.error();
    const auto compared = (*game)->compare_solvers(workshop.options());
    if (!compared) return compared.error();
    const double ratio = compared->plain_seconds / compared->seconds;
    report.json["plain"].push_back(
        {{"game", (*game)->info().name},
         {"rules", rules},
         {"entries", compared->compared},
         {"different", compared->different},
         {"seconds", {{"solve", compared->seconds}, {"plain", compared->plain_seconds}}},
         {"ratio", ratio}});
    table.add({(*game)->info().name + ", " + rules, thousands(compared->compared),
               thousands(compared->different), seconds(compared->seconds),
               seconds(compared->plain_seconds), times(ratio)});
  }
  report.text = table.text() + "\non " + counted(options.threads, "thread") + ", in one run\n";
  return report;
}

}  // namespace kanzen::cli

#include <cstdio>

#include "engine/cli/output/text.hpp"
#include "tests/bench/measurements.hpp"
#include "tests/bench/playout_comparison.hpp"

namespace kanzen::cli {
namespace {

std::string rounded(double number, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  return text;
}

}  // namespace

Result<BenchReport> bench_go(const BenchOptions& options) {
  constexpr unsigned side = 9;
  const auto speeds = compare_playouts(side, options.runs);
  const double ours = speeds.back().per_second();
  BenchReport report{{{"go", Json::array()}}, {}};
  Table table({"board", "playouts a second", "moves each", "score each", "ours is quicker"});
  for (const PlayoutSpeed& speed : speeds) {
    const double ratio = ours / speed.per_second();
    report.json["go"].push_back({{"board", speed.board},
                                 {"playouts", speed.playouts},
                                 {"seconds", speed.seconds},
                                 {"playouts_per_second", speed.per_second()},
                                 {"moves_each", speed.moves_each},
                                 {"score_each", speed.score_each},
                                 {"ratio", ratio}});
    table.add({speed.board, rounded(speed.per_second(), speed.per_second() < 100 ? 2 : 0),
               rounded(speed.moves_each, 1), rounded(speed.score_each, 2),
               rounded(ratio, 1) + " x"});
  }
  report.text = table.text() + "\nuniform playouts from the empty board, 9 by 9, on one thread, " +
                format_count(options.runs, "second") +
                " of the processor's time each;\nscores without komi\n";
  return report;
}

}  // namespace kanzen::cli

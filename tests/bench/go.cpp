#include <cstdio>

#include "engine/cli/output/text.hpp"
#include "tests/bench/measurements.hpp"
#include "tests/bench/playout_comparison.hpp"
#include "tests/bench/score_comparison.hpp"

namespace kanzen::cli {
namespace {

std::string rounded(double number, int digits) {
  char text[32];
  std::snprintf(text, sizeof text, "%.*f", digits, number);
  return text;
}

Json effort_json(const SearchEffort& effort) {
  return {{"nodes", effort.nodes}, {"seconds", effort.seconds}, {"finished", effort.finished}};
}

std::string time_text(const SearchEffort& effort, unsigned limit) {
  return effort.finished ? format_seconds(effort.seconds) : "over " + std::to_string(limit) + " s";
}

// The time of alpha-beta as a multiple of the prover's; a lower bound if only the prover finished.
std::string ratio_text(const ScoreComparison& compared) {
  if (!compared.prover.finished) return "";
  return (compared.alpha_beta.finished ? "" : "over ") + rounded(compared.ratio(), 1);
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

Result<BenchReport> bench_go_scores(const BenchOptions& options) {
  const auto comparisons = compare_score_searches(options.seconds);
  if (!comparisons) return comparisons.error();
  BenchReport report{{{"go_scores", Json::array()}}, {}};
  Table table(
      {"board", "score", "alpha-beta: nodes", "time", "prover: nodes", "time", "times faster"});
  for (const ScoreComparison& compared : *comparisons) {
    const auto& [columns, rows, alpha_beta, prover] = compared;
    report.json["go_scores"].push_back({{"columns", columns},
                                        {"rows", rows},
                                        {"score", compared.score()},
                                        {"alpha_beta", effort_json(alpha_beta)},
                                        {"prover", effort_json(prover)},
                                        {"ratio", compared.ratio()}});
    table.add({std::to_string(columns) + "x" + std::to_string(rows),
               std::to_string(compared.score()), format_with_commas(alpha_beta.nodes),
               time_text(alpha_beta, options.seconds), format_with_commas(prover.nodes),
               time_text(prover, options.seconds), ratio_text(compared)});
  }
  report.text = table.text() +
                "\nempty boards under `ko`, on one thread; alpha-beta is asked only whether Black "
                "can force this score,\nproofs are searched for the score; at most " +
                format_count(options.seconds, "second") + " each\n";
  return report;
}

}  // namespace kanzen::cli

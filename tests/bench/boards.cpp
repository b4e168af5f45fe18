#include <cstdio>

#include "engine/cli/output/text.hpp"
#include "tests/bench/board_comparison.hpp"
#include "tests/bench/measurements.hpp"

namespace kanzen::cli {
namespace {

Json times_json(const BoardTimes& times) {
  return {{"bitboard", times.bitboard},
          {"array", times.array},
          {"lists", times.lists},
          {"array_ratio", times.array / times.bitboard},
          {"lists_ratio", times.lists / times.bitboard}};
}

std::string one_decimal(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", number);
  return text;
}

std::string share_text(double other, const BoardTimes& times) {
  return one_decimal(other) + " ns = " + one_decimal(other / times.bitboard) + " x";
}

}  // namespace

Result<BenchReport> bench_boards(const BenchOptions& options) {
  const auto comparisons = compare_boards(options.runs);
  if (!comparisons) return comparisons.error();
  BenchReport report{{{"boards", Json::array()}}, {}};
  Table table({"board", "judge: bitboard", "array", "lists", "moves: bitboard", "array", "lists"});
  for (const BoardComparison& compared : *comparisons) {
    report.json["boards"].push_back({{"side", compared.side},
                                     {"line", compared.line},
                                     {"judge_nanoseconds", times_json(compared.judge)},
                                     {"moves_nanoseconds", times_json(compared.moves)}});
    const std::string side = std::to_string(compared.side);
    std::string board = side;
    board.append("x")
        .append(side)
        .append(", ")
        .append(std::to_string(compared.line))
        .append(" in a line");
    table.add({std::move(board), one_decimal(compared.judge.bitboard) + " ns",
               share_text(compared.judge.array, compared.judge),
               share_text(compared.judge.lists, compared.judge),
               one_decimal(compared.moves.bitboard) + " ns",
               share_text(compared.moves.array, compared.moves),
               share_text(compared.moves.lists, compared.moves)});
  }
  report.text = table.text() +
                "\nfor a position of a random game: has the last mover a line, and "
                "which squares are empty;\nthe lowest of " +
                format_count(options.runs, "run") + ", on one thread\n";
  return report;
}

}  // namespace kanzen::cli

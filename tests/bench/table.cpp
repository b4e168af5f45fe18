#include <algorithm>
#include <cstdio>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/cache/table_files.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "tests/bench/measurements.hpp"
#include "tests/conformance/sampled_states.hpp"

namespace kanzen::cli {
namespace {

constexpr std::size_t sample_size = 1000;
constexpr std::uint64_t sample_seed = 1;

struct TableTimes {
  std::uint64_t bytes = 0;
  double build_seconds = 0;
  std::vector<double> seconds;  // of each analysis, ascending

  double at_share(double share) const {
    const auto last = static_cast<double>(seconds.size() - 1);
    return seconds[static_cast<std::size_t>(share * last)];
  }
};

// Loads a table from the contents of its files.
Result<std::unique_ptr<TableSource>> loaded(const AnyGame& game,
                                            const std::vector<TableFile>& files) {
  const auto& manifest = files.back().bytes;
  auto table =
      game.tables()->open_table({reinterpret_cast<const char*>(manifest.data()), manifest.size()});
  if (!table) return table;
  for (std::size_t i = 0; i + 1 < files.size(); ++i)
    if (const auto added = (*table)->add_chunk(i, files[i].bytes); !added) return added.error();
  return table;
}

Result<TableTimes> measure(const AnyGame& game, const CommandContext& context) {
  const auto solved = game.solver()->solve(context.options());
  if (!solved) return solved.error();
  TableTimes times;
  const Stopwatch building;
  const auto files = (*solved)->stored()->build_table(sha256, context.options());
  if (!files) return files.error();
  times.build_seconds = building.seconds();
  const auto table = loaded(game, *files);
  if (!table) return table.error();
  times.bytes = (*table)->info().bytes;
  for (const AnyState& state : sampled_states(**solved, sample_size, sample_seed)) {
    const Stopwatch analysing;
    const auto analysis = (*table)->probe(state);
    times.seconds.push_back(analysing.seconds());
    if (!analysis) return analysis.error();
  }
  std::sort(times.seconds.begin(), times.seconds.end());
  return times;
}

std::string milliseconds(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f ms", seconds * 1e3);
  return text;
}

}  // namespace

Result<BenchReport> bench_table(const BenchOptions& options) {
  const CommandContext context(options.threads);
  BenchReport report{{{"table", Json::array()}}, {}};
  Table text({"game", "bytes", "built in", "median", "nine in ten", "slowest"});
  for (const char* rules : {"strict", "cover"}) {
    if (!is_chosen(options, rules)) continue;
    const auto game = find_game(game_of_sizes(options.sizes), rules);
    if (!game) return game.error();
    const auto times = measure(**game, context);
    if (!times) return times.error();
    const std::string& name = (*game)->info().name;
    report.json["table"].push_back({{"game", name},
                                    {"rules", rules},
                                    {"bytes", times->bytes},
                                    {"positions", times->seconds.size()},
                                    {"build_seconds", times->build_seconds},
                                    {"analysis_seconds",
                                     {{"median", times->at_share(0.5)},
                                      {"nine_in_ten", times->at_share(0.9)},
                                      {"maximum", times->at_share(1)}}}});
    text.add({name + ", " + rules, format_with_commas(times->bytes),
              format_seconds(times->build_seconds), milliseconds(times->at_share(0.5)),
              milliseconds(times->at_share(0.9)), milliseconds(times->at_share(1))});
  }
  report.text = text.text() +
                "\na position with all its moves and the perfect line, from a loaded "
                "table on one thread;\n" +
                format_with_commas(sample_size) + " random reachable positions\n";
  return report;
}

}  // namespace kanzen::cli

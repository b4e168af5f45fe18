#include <algorithm>
#include <chrono>

#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "tests/bench/measurements.hpp"

namespace kanzen::cli {
namespace {

// docs/PERFORMANCE.md: the original took 2 min 36 s to enumerate and 2 h 24 min 7 s to solve.
constexpr double original_seconds = (2 * 60 + 36) + (2 * 3600 + 24 * 60 + 7);
constexpr const char* game_name = "gobblers2";

struct Measurement {
  std::string rules;
  unsigned threads = 1;
  double median = 0, minimum = 0;  // seconds of enumerating and solving

  double times_faster() const { return original_seconds / median; }
};

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const std::size_t middle = times.size() / 2;
  return times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
}

Result<Measurement> measure(const std::string& rules, const BenchOptions& options) {
  const auto game = find_game(game_name, rules);
  if (!game) return game.error();
  const CommandContext context(options.threads);
  std::vector<double> times;
  for (unsigned run = 0; run < options.runs; ++run) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto solved = (*game)->solver()->solve(context.options());
    if (!solved) return solved.error();
    times.push_back(std::chrono::duration<double>(Clock::now() - start).count());
  }
  return Measurement{rules, options.threads, median(times),
                     *std::min_element(times.begin(), times.end())};
}

Json rows_json(const std::vector<Measurement>& rows) {
  Json json = Json::array();
  for (const Measurement& row : rows)
    json.push_back({{"game", game_name},
                    {"rules", row.rules},
                    {"threads", row.threads},
                    {"seconds", {{"median", row.median}, {"minimum", row.minimum}}},
                    {"times_faster", row.times_faster()}});
  return json;
}

std::string rows_text(const std::vector<Measurement>& rows, unsigned runs) {
  Table table({"enumerate and solve", "threads", "median", "minimum", "times faster"});
  table.add({"the original notebook", "1",
             format_with_commas(static_cast<std::uint64_t>(original_seconds)) + " s", "", "1"});
  for (const Measurement& row : rows)
    table.add({std::string(game_name) + ", " + row.rules, std::to_string(row.threads),
               format_seconds(row.median), format_seconds(row.minimum),
               format_with_commas(static_cast<std::uint64_t>(row.times_faster()))});
  return table.text() + "\nof " + format_count(runs, "run") + "; times faster by the median\n";
}

}  // namespace

Result<BenchReport> bench_original(const BenchOptions& options) {
  std::vector<Measurement> rows;
  for (const char* rules : {"strict", "cover", "notebook"}) {
    if (!is_chosen(options, rules)) continue;
    const auto row = measure(rules, options);
    if (!row) return row.error();
    rows.push_back(*row);
  }
  return BenchReport{
      {{"original_seconds", original_seconds}, {"runs", options.runs}, {"rows", rows_json(rows)}},
      rows_text(rows, options.runs)};
}

}  // namespace kanzen::cli

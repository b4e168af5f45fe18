// kanzen bench: how long solving takes, beside the notebook that it all began with.
#include <algorithm>
#include <chrono>

#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

// RULES, "Gobblers": the original took 2 min 36 s to enumerate and 2 h 24 min 7 s to solve.
constexpr double original_seconds = (2 * 60 + 36) + (2 * 3600 + 24 * 60 + 7);

struct BenchOptions {
  std::string rules;
  unsigned threads = 1, runs = 5;
  bool json = false;
};

// What is measured: a line of the result each.
struct Contender {
  const char* game;
  const char* rules;
};
constexpr Contender contenders[] = {
    {"gobblers2", "strict"}, {"gobblers2", "cover"}, {"gobblers2", "notebook"}};

struct Measurement {
  Contender contender;
  unsigned threads = 1;
  double median = 0, minimum = 0;  // seconds, for enumerating and solving

  double times_faster() const { return original_seconds / median; }
};

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const std::size_t middle = times.size() / 2;
  return times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
}

Result<Measurement> measure(const Contender& contender, const BenchOptions& options) {
  const auto game = find_game(contender.game, contender.rules);
  if (!game) return game.error();
  const Workshop workshop(options.threads);
  std::vector<double> times;
  for (unsigned run = 0; run < options.runs; ++run) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto solved = (*game)->solve(workshop.options());
    if (!solved) return solved.error();
    times.push_back(std::chrono::duration<double>(Clock::now() - start).count());
  }
  return Measurement{contender, options.threads, median(times),
                     *std::min_element(times.begin(), times.end())};
}

std::string bench_json(const std::vector<Measurement>& rows, unsigned runs) {
  Json json = {{"original_seconds", original_seconds}, {"runs", runs}, {"rows", Json::array()}};
  for (const Measurement& row : rows)
    json["rows"].push_back({{"game", row.contender.game},
                            {"rules", row.contender.rules},
                            {"threads", row.threads},
                            {"seconds", {{"median", row.median}, {"minimum", row.minimum}}},
                            {"times_faster", row.times_faster()}});
  return json_line(json);
}

std::string bench_text(const std::vector<Measurement>& rows, unsigned runs) {
  Table table({"enumerate and solve", "threads", "median", "minimum", "times faster"});
  table.add({"the original notebook", "1",
             thousands(static_cast<std::uint64_t>(original_seconds)) + " s", "", "1"});
  for (const Measurement& row : rows)
    table.add({std::string(row.contender.game) + ", " + row.contender.rules,
               std::to_string(row.threads), seconds(row.median), seconds(row.minimum),
               thousands(static_cast<std::uint64_t>(row.times_faster()))});
  return table.text() + "\nof " + counted(runs, "run") + "; times faster by the median\n";
}

bool chosen(const Contender& contender, const BenchOptions& options) {
  return options.rules.empty() || options.rules == contender.rules;
}

Result<void> run_bench(const BenchOptions& options, Output& output) {
  std::vector<Measurement> rows;
  for (const Contender& contender : contenders) {
    if (!chosen(contender, options)) continue;
    const auto row = measure(contender, options);
    if (!row) return row.error();
    rows.push_back(*row);
  }
  output.write(options.json ? bench_json(rows, options.runs) : bench_text(rows, options.runs));
  return {};
}

std::vector<std::string> measured_rules() {
  std::vector<std::string> names;
  for (const Contender& contender : contenders) names.emplace_back(contender.rules);
  return names;
}

}  // namespace

void add_bench(CLI::App& app, Job& job) {
  constexpr unsigned most_runs = 1000;
  const auto options = std::make_shared<BenchOptions>();
  CLI::App& command =
      add_command(app, job, "bench", "Measure how long solving takes", options, run_bench);
  command.add_option("--rules", options->rules, "Only this rule set")
      ->option_text("NAME")
      ->check(one_of(measured_rules()));
  command.add_option("--runs", options->runs, "How many times each (default: 5)")
      ->option_text("N")
      ->check(whole_number(1, most_runs));
  add_threads_option(command, options->threads, "default: 1");
  add_json_option(command, options->json);
  command.footer(
      help_footer("kanzen bench --runs 11",
                  "JSON: original_seconds runs rows[{game,rules,threads,seconds{median,minimum},"
                  "times_faster}]"));
}

}  // namespace kanzen::cli

// kanzen_bench: measures the engine's speed, also against simpler implementations.  Not installed.
#include "engine/cli/command.hpp"
#include "engine/cli/program.hpp"
#include "tests/bench/measurements.hpp"

namespace kanzen::cli {
namespace {

using Measure = Result<BenchReport> (*)(const BenchOptions&);

struct PartOptions : BenchOptions {
  Measure measure = nullptr;
};

struct Part {
  const char* name;
  const char* explanation;
  Measure measure;
  const char* takes;  // options: g --game, r --rules, s --sizes, n --runs, t --threads,
                      // l --time-limit
  const char* runs;
  unsigned seconds = 60;  // default of --time-limit
};
constexpr Part parts[] = {
    {"original", "Two-size Gobblers, compared with the notebook's 8,803 s", bench_original, "rnt",
     "How many runs, of which the median counts (default: 5)"},
    {"growth", "One, two and three sizes: positions, seconds, bytes; three take ten seconds",
     bench_growth, "rst", ""},
    {"plain",
     "The general solver, a baseline solver and that of the game; three sizes take minutes",
     bench_baseline_solver, "grst", ""},
    {"table", "Building a table, and analysing positions from it", bench_table, "rst", ""},
    {"boards", "m,n,k as bits, as an array and as lists: judging, listing moves", bench_boards, "n",
     "How many runs, of which the lowest counts (default: 5)"},
    {"mnk", "Sizes of m,n,k whose outcome is published, solved or searched", bench_mnk, "tl", ""},
    {"go",
     "Playouts a second: strings as sets and whole boards copied, immutable strings and Zobrist "
     "keys, and the quick board",
     bench_go, "n", "Seconds of each (default: 5)"},
    {"go-scores", "Proofs of scores of Go under `ko`, compared with alpha-beta", bench_go_scores,
     "l", "", 30}};

Result<void> run_part(const PartOptions& options, Output& output) {
  const auto report = options.measure(options);
  if (!report) return report.error();
  output.write(options.json ? json_line(report->json) : report->text);
  return {};
}

void add_part(CLI::App& app, Job& job, const Part& part) {
  constexpr unsigned most_runs = 1000, most_sizes = 3, most_seconds = 1'000'000;
  auto [command, options] = add_command(app, job, part.name, part.explanation, run_part);
  options->measure = part.measure;
  options->seconds = part.seconds;
  const std::string_view takes = part.takes;
  const auto has = [&](char letter) { return takes.find(letter) != std::string_view::npos; };
  if (has('g'))
    command.option({"--game", "NAME", "This game (default: gobblers)"}, options->game,
                   one_of({"gobblers", "dobutsu"}));
  if (has('r'))
    command.option({"--rules", "NAME", "Only this rule set"}, options->rules,
                   one_of({"strict", "cover", "notebook"}));
  if (has('s'))
    command.option({"--sizes", "N", "At most this many sizes of pieces (default: 3)"},
                   options->sizes, whole_number(1, most_sizes));
  if (has('n'))
    command.option({"--runs", "N", part.runs}, options->runs, whole_number(1, most_runs));
  if (has('l'))
    command.option({"--time-limit", "SECONDS",
                    "For each search (default: " + std::to_string(part.seconds) + ")"},
                   options->seconds, whole_number(1, most_seconds));
  if (has('t')) add_threads_option(command, options->threads, "default: 1");
  add_json_option(command, options->json);
}

void add_parts(CLI::App& app, Job& job) {
  for (const Part& part : parts) add_part(app, job, part);
}

}  // namespace
}  // namespace kanzen::cli

int main(int argc, char** argv) {
  return kanzen::cli::run_program(
      {"kanzen_bench", "How long Kanzen's engine takes.", "kanzen_bench original --threads 2"},
      kanzen::cli::add_parts, argc, argv);
}

// kanzen bench: how long solving takes, and how it grows.
#include <algorithm>

#include "engine/cli/commands/bench_parts.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

struct Part {
  const char* name;
  bool by_default;
  Result<BenchReport> (*measure)(const BenchOptions&);
};
constexpr Part parts[] = {{"original", true, bench_original},
                          {"growth", true, bench_growth},
                          {"plain", false, bench_plain},
                          {"table", false, bench_table},
                          {"boards", false, bench_boards},
                          {"mnk", false, bench_mnk},
                          {"go", false, bench_go}};

bool wanted(const BenchOptions& options, const Part& part) {
  if (options.parts.empty()) return part.by_default;
  return std::find(options.parts.begin(), options.parts.end(), part.name) != options.parts.end();
}

Result<void> run_bench(const BenchOptions& options, Output& output) {
  Json json = {{"threads", options.threads}};
  std::string text;
  for (const Part& part : parts) {
    if (!wanted(options, part)) continue;
    const auto report = part.measure(options);
    if (!report) return report.error();
    json.update(report->json);
    text += (text.empty() ? "" : "\n") + report->text;
  }
  output.write(options.json ? json_line(json) : text);
  return {};
}

std::vector<std::string> part_names() {
  std::vector<std::string> names;
  for (const Part& part : parts) names.emplace_back(part.name);
  return names;
}

}  // namespace

void add_bench(CLI::App& app, Job& job) {
  constexpr unsigned most_runs = 1000, most_sizes = 3, most_seconds = 1'000'000;
  const auto options = std::make_shared<BenchOptions>();
  Arguments command =
      add_command(app, job, "bench", "Measure how long solving takes", options, run_bench);
  command.repeated_option({"--part", "NAME",
                           "original, growth, plain, table, boards, mnk or go; any of them "
                           "(default: original, growth)"},
                          options->parts, one_of(part_names()));
  command.option({"--rules", "NAME", "Only this rule set"}, options->rules,
                 one_of({"strict", "cover", "notebook"}));
  command.option({"--sizes", "N", "At most this many sizes of pieces (default: 3)"}, options->sizes,
                 whole_number(1, most_sizes));
  command.option({"--runs", "N",
                  "How many times each of `original` and `boards`, seconds of `go` (default: 5)"},
                 options->runs, whole_number(1, most_runs));
  command.option({"--time-limit", "SECONDS", "For each search of `mnk` (default: 60)"},
                 options->seconds, whole_number(1, most_seconds));
  add_threads_option(command, options->threads, "default: 1");
  add_json_option(command, options->json);
  command.footer(help_footer(
      "kanzen bench --threads 2",
      "original  two-size Gobblers beside the notebook's 8,803 s, the median of several runs\n"
      "growth    one, two and three sizes: positions, seconds, bytes; three take half a minute\n"
      "plain     the solver beside a plain one; three sizes take minutes and 800 MB\n"
      "table     building a table, and analysing positions from it\n"
      "boards    m,n,k as bits beside a plain array and lists: judging, listing moves\n"
      "mnk       sizes of m,n,k whose outcome is published, solved or searched\n"
      "go        playouts a second: strings as sets and whole boards copied, immutable strings "
      "and\n"
      "          Zobrist keys, and the quick board\n\n"
      "JSON: threads original_seconds runs rows[{game,rules,threads,seconds{median,minimum},\n"
      "times_faster}] growth[{game,rules,sizes,positions,index_count,table_bytes,\n"
      "seconds{enumerate,solve}}] plain[{game,rules,entries,different,\n"
      "seconds{solve,plain},ratio}] table[{game,rules,bytes,positions,build_seconds,\n"
      "analysis_seconds{median,nine_in_ten,maximum}}]\n"
      "boards[{side,line,judge_nanoseconds{bitboard,array,lists,array_ratio,lists_ratio},\n"
      "moves_nanoseconds{...}}] mnk[{game,how,positions or nodes,outcome,distance,seconds}]\n"
      "go[{board,playouts,seconds,playouts_per_second,moves_each,score_each,ratio}]"));
}

}  // namespace kanzen::cli

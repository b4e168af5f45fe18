// kanzen solve: determines the value of every reachable position and prints their counts.
#include <sys/resource.h>

#include "engine/cli/commands.hpp"
#include "engine/cli/commands/scores.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

// Returns the peak resident set size of this process.
std::uint64_t peak_bytes() {
  struct rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  constexpr std::uint64_t unit = 1024;  // Linux counts ru_maxrss in kilobytes
  return static_cast<std::uint64_t>(usage.ru_maxrss) * unit;
}

Json summary_json(const Summary& summary) {
  Json json = summary;
  json["peak_bytes"] = peak_bytes();
  return json;
}

std::string summary_text(const Summary& summary, const GameInfo& info) {
  return info.name + ", " + info.rules + ": the start is a " + describe(summary.start, info) +
         "\n\n" + statistics_text(summary, info) + "\nenumerated in " +
         format_seconds(summary.seconds.enumerate) + ", solved in " +
         format_seconds(summary.seconds.solve) + " on " + format_count(summary.threads, "thread") +
         "; at most " + format_megabytes(peak_bytes()) + " of memory\n";
}

Json searched_json(const GameInfo& info, const SearchReport& report) {
  Json start = {{"outcome", nullptr}, {"distance", nullptr}};
  if (report.outcome) start["outcome"] = name_of(*report.outcome);
  Json json = start_json(info, 1, std::move(start), report.nodes, {{"search", report.seconds}});
  json["peak_bytes"] = peak_bytes();
  return json;
}

std::string searched_text(const GameInfo& info, const SearchReport& report) {
  const std::string words =
      report.outcome ? std::string("a ") + name_of(*report.outcome) : "not solved in time";
  return start_text(info, words, report.outcome.has_value(), report.nodes, report.seconds) +
         "; at most " + format_megabytes(peak_bytes()) + " of memory\n";
}

// Searches the start alone, without a value for each of its moves.
CommandResult search_start(const AnyGame& game, const SourceOptions& options, Output& output) {
  SearchOptions start_only = options.search;
  start_only.with_moves = false;
  const auto report = search(game, game.initial(), start_only);
  if (!report) return report.error();
  output.write(options.json ? json_line(searched_json(game.info(), *report))
                            : searched_text(game.info(), *report));
  return CommandResult(report->outcome ? status_done : status_unsolved);
}

// The command does not have --table, --solve and --no-cache, which keep their defaults.
CommandResult run_solve(const SourceOptions& options, const AnyGame& game, Output& output) {
  if (game.info().has_scores()) {
    const auto answer = solved_scores(game, options);
    if (!answer) return answer.error();
    output.write(answer->text);
    return CommandResult(answer->solved ? status_done : status_unsolved);
  }
  if (is_searched(game, options.search)) return search_start(game, options, output);
  const auto summary =
      solve_in_time(options.threads, options.search.seconds, [&](const RunOptions& run) {
        return call_facet(game, game.solver(), &Solver::summarise, run);
      });
  if (!summary) return summary.error();
  output.write(options.json ? json_line(summary_json(*summary))
                            : summary_text(*summary, game.info()));
  return {};
}

}  // namespace

void add_solve(CLI::App& app, Job& job) {
  auto [command, options] =
      add_game_command(app, job, "solve", "Find the value of every position", run_solve);
  add_search_options(command, options->search);
  add_threads_option(command, options->threads);
  add_unit_option(command);
  add_json_option(command, options->json);
  command.footer(
      "kanzen solve gobblers2 --threads 1 --json",
      "Values are for the side to move, distances in plies to the end (under the notebook's\n"
      "rules: the sweep that decided the position).  A game that is too large is searched, and\n"
      "only the outcome of the start is printed.\n"
      "JSON: game rules threads positions terminal win loss draw start{outcome,distance}\n"
      "by_distance[{distance,win,loss}] max_distance seconds{enumerate,solve} peak_bytes;\n"
      "where every position is counted by itself, up_to_symmetry{positions,terminal,win,loss,\n"
      "draw} too; of a search: game rules threads start search{nodes} seconds{search} peak_bytes;\n"
      "the distance of a draw is null, and the outcome of what was not solved in time.\n"
      "Small boards of go have the first player's points, without komi: low, the most that this\n"
      "player can force, and high, the least to which the other one can limit them.  JSON: game\n"
      "rules threads start{low,high} by_score[{low,high,boards}] seconds; under superko, where\n"
      "a position's past counts, only start, search{nodes}, and null for what was not solved in\n"
      "time.  A searched start has at_least and at_most too, what is proven of the score even if\n"
      "time was too short.  A proof that is found (see \"kanzen table info --help\") is used "
      "unless\n"
      "--search is given");
}

}  // namespace kanzen::cli

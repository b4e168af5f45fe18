// kanzen solve: the value of every position that can come up.
#include <sys/resource.h>

#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

// The most memory that this process has had at a time.
std::uint64_t peak_bytes() {
  struct rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  constexpr std::uint64_t unit = 1024;  // Linux counts ru_maxrss in kilobytes
  return static_cast<std::uint64_t>(usage.ru_maxrss) * unit;
}

Json summary_json(const Summary& summary) {
  Json by_distance = Json::array();
  for (const DistanceCount& count : summary.by_distance)
    by_distance.push_back({{"distance", count.distance}, {"win", count.win}, {"loss", count.loss}});
  return {{"game", summary.game},
          {"rules", summary.rules},
          {"threads", summary.threads},
          {"positions", summary.positions},
          {"terminal", summary.terminal},
          {"win", summary.win},
          {"loss", summary.loss},
          {"draw", summary.draw},
          {"start",
           {{"outcome", outcome_name(summary.start.outcome)},
            {"distance", distance_json(summary.start)}}},
          {"by_distance", std::move(by_distance)},
          {"max_distance", summary.max_distance},
          {"seconds", {{"enumerate", summary.enumerate_seconds}, {"solve", summary.solve_seconds}}},
          {"peak_bytes", peak_bytes()}};
}

std::string count_or_dash(std::uint64_t count) { return count == 0 ? "-" : thousands(count); }

std::string totals_text(const Summary& summary) {
  const auto share = [&](std::uint64_t part) { return percent(part, summary.positions); };
  Table table({"positions up to symmetry", thousands(summary.positions), ""});
  table.add({"  finished", thousands(summary.terminal), share(summary.terminal)});
  table.add({"  won", thousands(summary.win), share(summary.win)});
  table.add({"  drawn", thousands(summary.draw), share(summary.draw)});
  table.add({"  lost", thousands(summary.loss), share(summary.loss)});
  return table.text();
}

std::string summary_text(const Summary& summary, const GameInfo& info) {
  Table distances({std::string(distance_name(info)), "won", "lost"});
  for (const DistanceCount& count : summary.by_distance)
    distances.add(
        {std::to_string(count.distance), count_or_dash(count.win), count_or_dash(count.loss)});
  return info.name + ", " + info.rules + ": the start is a " + describe(summary.start, info) +
         "\n\n" + totals_text(summary) + '\n' + distances.text() + "\nenumerated in " +
         seconds(summary.enumerate_seconds) + ", solved in " + seconds(summary.solve_seconds) +
         " on " + counted(summary.threads, "thread") + "; at most " + megabytes(peak_bytes()) +
         " of memory\n";
}

Result<void> run_solve(const GameOptions& options, Output& output) {
  const auto solved = solve_game(options);
  if (!solved) return solved.error();
  const Summary& summary = solved->values->summary();
  output.write(options.json ? json_line(summary_json(summary))
                            : summary_text(summary, solved->game->info()));
  return {};
}

}  // namespace

void add_solve(CLI::App& app, Job& job) {
  const auto options = std::make_shared<GameOptions>();
  Arguments command =
      add_command(app, job, "solve", "Find the value of every position", options, run_solve);
  add_game_options(command, *options);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(help_footer(
      "kanzen solve gobblers2 --threads 1 --json",
      "Values are for the side to move, distances in plies to the end (under the notebook's\n"
      "rules: the sweep that decided the position).\n"
      "JSON: game rules threads positions terminal win loss draw start{outcome,distance}\n"
      "by_distance[{distance,win,loss}] max_distance seconds{enumerate,solve} peak_bytes;\n"
      "the distance of a draw is null"));
}

}  // namespace kanzen::cli

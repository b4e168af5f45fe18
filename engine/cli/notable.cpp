// kanzen notable: positions worth looking at.
#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/statistics.hpp"

namespace kanzen::cli {
namespace {

struct NotableOptions {
  GameOptions game;
  unsigned limit = 3;
};

std::string json_of(const GameInfo& info, const std::vector<NotablePositions>& kinds) {
  return json_line({{"game", info.name}, {"rules", info.rules}, {"kinds", notable_json(kinds)}});
}

Result<void> run_notable(const NotableOptions& options, Output& output) {
  const auto solved = solve_game(options.game);
  if (!solved) return solved.error();
  Workshop workshop(options.game.threads);
  const auto found = solved->values->notable(options.limit, workshop.options());
  workshop.clear_progress();
  if (!found) return found.error();
  const GameInfo& info = solved->game->info();
  const auto kinds = without_moves(*found);
  output.write(options.game.json ? json_of(info, kinds) : notable_text(kinds, info));
  return {};
}

}  // namespace

void add_notable(CLI::App& app, Job& job) {
  constexpr unsigned most_examples = 1000;
  const auto options = std::make_shared<NotableOptions>();
  Arguments command = add_command(app, job, "notable", "Solve, and find positions worth a look",
                                  options, run_notable);
  add_game_options(command, options->game);
  command.option({"--limit", "N", "Examples of each kind (default: 3)"}, options->limit,
                 whole_number(1, most_examples));
  add_threads_option(command, options->game.threads);
  add_json_option(command, options->game.json);
  command.footer(help_footer("kanzen notable gobblers2 --limit 5",
                             "JSON: game rules "
                             "kinds[{kind,count,examples[{position,outcome,distance}]}]"));
}

}  // namespace kanzen::cli

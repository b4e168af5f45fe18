// kanzen play: a game in the terminal against the perfect player.
#include <iostream>

#include "engine/cli/commands.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/terminal_game.hpp"

namespace kanzen::cli {
namespace {

struct PlayOptions : GameOptions {
  SearchOptions search;
  std::string side;  // empty: ask
  std::string position;
};

bool is_side(const std::string& text) { return text == "1" || text == "2" || text == "both"; }

// Empty: the input has ended.
std::string ask_side(Output& output) {
  for (std::string line;;) {
    output.write("Which side do you play: 1 (moves first), 2, or both? ");
    if (!output.flush() || !std::getline(std::cin, line)) break;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (is_side(line)) return line;
    output.write("Please answer 1, 2 or both.\n");
  }
  output.write("\n");
  return {};
}

Result<Analyse> values_for(const PlayOptions& options, const AnyGame& game) {
  if (is_searched(game, options.search))
    return Analyse(
        [&](const AnyState& state) { return search_analysis(game, state, options.search); });
  auto solved = solve_game(options);
  if (!solved) return solved.error();
  return Analyse([values = std::shared_ptr<SolvedGame>(std::move(solved->values))](
                     const AnyState& state) { return values->probe(state); });
}

Result<void> run_play(const PlayOptions& options, Output& output) {
  auto session = Session::open(options.game, options.rules);
  if (!session) return session.error();
  if (!options.position.empty())
    if (const auto set = session->set_position(options.position); !set)
      return Error{set.error().code,
                   "--position \"" + options.position + "\": " + set.error().message};
  const auto values = values_for(options, session->game());
  if (!values) return values.error();
  const std::string side = options.side.empty() ? ask_side(output) : options.side;
  if (!side.empty())
    TerminalGame(*std::move(session), *values, {side != "2", side != "1"}, std::cin, output).run();
  if (interrupted()) return Error{Errc::cancelled, "interrupted"};
  return {};
}

}  // namespace

void add_play(CLI::App& app, Job& job) {
  const auto options = std::make_shared<PlayOptions>();
  Arguments command =
      add_command(app, job, "play", "Play against the perfect player", options, run_play);
  add_game_options(command, *options);
  command.option({"--side", "SIDE", "1 moves first, 2, or both (default: ask)"}, options->side,
                 one_of({"1", "2", "both"}));
  command.option({"--position", "P", "Start from here instead of the beginning"},
                 options->position);
  add_search_options(command, options->search);
  add_threads_option(command, options->threads);
  command.footer(help_footer("kanzen play gobblers2 --side 1",
                             "Moves are read from standard input, one a line; its end ends the "
                             "game.\nType help for the commands."));
}

}  // namespace kanzen::cli

// kanzen verify: solves, then checks every value against those of its moves.
#include "engine/cli/commands.hpp"
#include "engine/cli/commands/scores.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

Result<std::uint64_t> verify_values(const AnyGame& game, const GameOptions& options) {
  if (const auto* const solver = game.score_solver()) return verify_scores(*solver, options);
  const auto solved = solve_game(options);
  if (!solved) return solved.error();
  Workshop workshop(options.threads);
  auto checked = solved->values->verify(workshop.options());
  workshop.clear_progress();
  return checked;
}

Result<void> run_verify(const GameOptions& options, Output& output) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  const auto checked = verify_values(**game, options);
  if (!checked) return checked.error();
  const GameInfo& info = (*game)->info();
  output.write(options.json ? json_line({{"game", info.name},
                                         {"rules", info.rules},
                                         {"positions", *checked},
                                         {"verified", true}})
                            : info.name + ", " + info.rules + ": " + counted(*checked, "position") +
                                  " checked, every value agrees with its moves\n");
  return {};
}

}  // namespace

void add_verify(CLI::App& app, Job& job) {
  const auto options = std::make_shared<GameOptions>();
  Arguments command = add_command(app, job, "verify", "Solve, and check every value from its moves",
                                  options, run_verify);
  add_game_options(command, *options);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(help_footer("kanzen verify gobblers2",
                             "A value that does not agree is an error: exit status 1.\n"
                             "JSON: game rules positions verified"));
}

}  // namespace kanzen::cli

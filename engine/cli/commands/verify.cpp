// kanzen verify: solves the game, then checks every value against the values of its moves.
#include "engine/cli/commands.hpp"
#include "engine/cli/commands/scores.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

Result<std::uint64_t> verify_values(const AnyGame& game, const GameOptions& options) {
  if (const auto* const solver = game.score_solver()) return verify_scores(*solver, options);
  const auto solved = solve_game(game, options.threads);
  if (!solved) return solved.error();
  return (*solved)->verify(CommandContext(options.threads).options());
}

Result<void> run_verify(const GameOptions& options, const AnyGame& game, Output& output) {
  const auto checked = verify_values(game, options);
  if (!checked) return checked.error();
  const GameInfo& info = game.info();
  output.write(options.json
                   ? json_line({{"game", info.name},
                                {"rules", info.rules},
                                {"positions", *checked},
                                {"verified", true}})
                   : info.name + ", " + info.rules + ": " + format_count(*checked, "position") +
                         " checked, every value agrees with its moves\n");
  return {};
}

}  // namespace

void add_verify(CLI::App& app, Job& job) {
  auto [command, options] = add_game_command(
      app, job, "verify", "Solve, and check every value from its moves", run_verify);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer("kanzen verify gobblers2",
                 "A value that does not agree is an error: exit status 1.\n"
                 "JSON: game rules positions verified");
}

}  // namespace kanzen::cli

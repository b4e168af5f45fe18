// kanzen games: lists the games and their rule sets.
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

struct GamesOptions {
  bool json = false;
};

std::string games_json() {
  Json games = Json::array();
  for (const GameInfo& info : games_with_default_rules())
    games.push_back({{"game", info.name},
                     {"rules", info.all_rules},
                     {"for_study", info.for_study},
                     {"table_bytes", info.solve_bytes}});
  Json sized = Json::array();
  for (const SizedGames& family : sized_games())
    sized.push_back({{"game", family.names}, {"rules", family.rules}});
  return json_line({{"games", std::move(games)}, {"sized", std::move(sized)}});
}

std::string games_text() {
  std::string text = "GAME: rule sets, the default first\n";
  for (const GameInfo& info : games_with_default_rules()) {
    text += info.name + ": " + joined(info.all_rules, " ");
    if (info.for_study) text += "  (for study: neither side can win)";
    text += '\n';
  }
  for (const SizedGames& sized : sized_games())
    text += sized.names + ": " + joined(sized.rules, " ") + "  (" + sized.pattern_help + ")\n";
  return text;
}

Result<void> run_games(const GamesOptions& options, Output& output) {
  output.write(options.json ? games_json() : games_text());
  return {};
}

}  // namespace

void add_games(CLI::App& app, Job& job) {
  auto [command, options] =
      add_command(app, job, "games", "List the games and their rule sets", run_games);
  add_json_option(command, options->json);
  command.footer("kanzen games",
                 "JSON: games[{game,rules[],for_study,table_bytes}] sized[{game,rules[]}]");
}

}  // namespace kanzen::cli

// kanzen notable: positions worth looking at.
#include <array>

#include "engine/cli/commands.hpp"
#include "engine/cli/json.hpp"
#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

struct NotableOptions {
  GameOptions game;
  unsigned limit = 3;
};

struct KindWords {
  const char* kind;
  const char* words;
};
constexpr std::array kinds{
    KindWords{"longest_win", "the longest wins"},
    KindWords{"longest_loss", "the longest losses"},
    KindWords{"only_winning_move", "one move wins, every other one does not; the longest"},
    KindWords{"no_safe_move", "every move loses at once; the fewest pieces"},
    KindWords{"mutual_zugzwang", "whoever is to move loses; the longest"},
    KindWords{"smallest_draw", "drawn with the fewest pieces"}};

std::string words_for(const std::string& kind) {
  for (const KindWords& entry : kinds)
    if (kind == entry.kind) return entry.words;
  return kind;
}

std::string notable_json(const GameInfo& info, const std::vector<Notable>& found) {
  Json json = {{"game", info.name}, {"rules", info.rules}, {"kinds", Json::array()}};
  for (const Notable& kind : found) {
    Json examples = Json::array();
    for (const Analysis& example : kind.examples) {
      examples.push_back({{"position", example.position},
                          {"outcome", name_of(example.value.outcome)},
                          {"distance", distance_json(example.value)}});
    }
    json["kinds"].push_back(
        {{"kind", kind.kind}, {"count", kind.count}, {"examples", std::move(examples)}});
  }
  return json_line(json);
}

std::string notable_text(const GameInfo& info, const std::vector<Notable>& found) {
  std::string text;
  for (const Notable& kind : found) {
    text += counted(kind.count, "position") + ": " + words_for(kind.kind) + '\n';
    for (const Analysis& example : kind.examples)
      text += "  " + example.position + "  " + describe(example.value, info) + '\n';
  }
  return text;
}

Result<void> run_notable(const NotableOptions& options, Output& output) {
  const auto solved = solve_game(options.game);
  if (!solved) return solved.error();
  Workshop workshop(options.game.threads);
  const auto found = solved->values->notable(options.limit, workshop.options());
  workshop.clear_progress();
  if (!found) return found.error();
  output.write(options.game.json ? notable_json(solved->game->info(), *found)
                                 : notable_text(solved->game->info(), *found));
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

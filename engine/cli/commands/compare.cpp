// kanzen compare: compares the values of all positions under two rule sets of a game.
#include "engine/study/comparison.hpp"

#include <optional>

#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/texts.hpp"

namespace kanzen::cli {
namespace {

struct CompareOptions : GameOptions {  // `rules`: two names, joined by a comma
  unsigned first = 10;
};

// Converts an optional value to JSON; nullopt becomes null.
template <class T>
Json json_or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json parting_json(const Comparison& comparison, const PartingLine& line) {
  Json json = {{"moves", line.moves}, {"position", line.position}, {"kind", name_of(line.parting)}};
  if (line.parting == Parting::moves) {
    json["move"] = line.move;
    json["rules"] = line.rules;
    json["covered"] = line.covered;
  } else {
    for (std::size_t side = 0; side < 2; ++side)
      json["ends"][comparison.rules[side]] = json_or_null(line.ends[side]);
  }
  return json;
}

Json first_json(const ComparedGames& games, const Comparison& comparison) {
  Json list = Json::array();
  for (const Difference& difference : comparison.first) {
    Json json = {{"position", difference.position}, {"ply", difference.ply}};
    for (std::size_t side = 0; side < 2; ++side)
      json[comparison.rules[side]] =
          outcome_name(games[side]->info(), difference.values[side].outcome);
    json["line"] = difference.line;
    json["reached"] = difference.reached;
    for (std::size_t side = 0; side < 2; ++side)
      json["best"][comparison.rules[side]] = difference.best[side];
    json["parting"] =
        difference.parting ? parting_json(comparison, *difference.parting) : Json(nullptr);
    list.push_back(std::move(json));
  }
  return list;
}

Json comparison_json(const ComparedGames& games, const Comparison& comparison) {
  Json outcomes = Json::array();
  for (const OutcomeCount& count : comparison.outcomes) {
    Json json;
    for (std::size_t side = 0; side < 2; ++side)
      json[comparison.rules[side]] = outcome_name(games[side]->info(), count.outcomes[side]);
    json["positions"] = count.positions;
    outcomes.push_back(std::move(json));
  }
  return {{"game", comparison.game},
          {"rules", comparison.rules},
          {"both", comparison.both},
          {"only",
           {{comparison.rules[0], comparison.only[0]}, {comparison.rules[1], comparison.only[1]}}},
          {"outcomes", std::move(outcomes)},
          {"different", comparison.different},
          {"partings", json_or_null(comparison.partings)},
          {"played", comparison.played},
          {"first", first_json(games, comparison)}};
}

std::string counts_text(const Comparison& comparison) {
  Table table({comparison.game + ", positions up to symmetry", "", ""});
  table.add({"known to both", with_commas(comparison.both), ""});
  table.add({"  valued otherwise", with_commas(comparison.different),
             percent(comparison.different, comparison.both)});
  for (std::size_t side = 0; side < 2; ++side)
    table.add(
        {"known to " + comparison.rules[side] + " alone", with_commas(comparison.only[side]), ""});
  return table.text();
}

std::string outcomes_text(const ComparedGames& games, const Comparison& comparison) {
  Table table({comparison.rules[0], comparison.rules[1], "positions", ""});
  for (const OutcomeCount& count : comparison.outcomes)
    table.add({std::string(outcome_name(games[0]->info(), count.outcomes[0])),
               std::string(outcome_name(games[1]->info(), count.outcomes[1])),
               with_commas(count.positions), count.differ() ? "differ" : ""});
  return table.text();
}

std::string partings_text(const Comparison& comparison) {
  if (!comparison.partings) return {};
  const PartingCounts& partings = *comparison.partings;
  Table table({"why they differ", "positions"});
  table.add(
      {"the game is over under one of them alone, or otherwise", with_commas(partings.ending)});
  table.add({"one of them has a move that the other has not", with_commas(partings.moves)});
  table.add({"by positions that follow alone", with_commas(partings.later)});
  return '\n' + table.text();
}

std::string end_text(const AnyGame& game, const std::optional<ComparedEnd>& ended) {
  if (!ended) return "it goes on";
  std::string text = words_of(ended->end, game.info());
  if (!ended->squares.empty()) text += ": " + joined(ended->squares, " ");
  if (!ended->covered.empty()) text += " (covered at " + joined(ended->covered, " ") + ')';
  const auto& winner = ended->end.winner;
  return text + (winner ? ", " + std::string(player_name(*winner)) + " has won" : ", drawn");
}

std::string parting_text(const ComparedGames& games, const Comparison& comparison,
                         const PartingLine& line) {
  std::string text = line.moves.empty() ? "here" : "after " + joined(line.moves, " ");
  if (line.parting == Parting::moves)
    return text + ": " + line.move + (line.covered ? ", of a covered piece," : "") +
           " is a move under " + line.rules + " alone";
  for (std::size_t side = 0; side < 2; ++side)
    text += (side == 0 ? ": under " : "; under ") + comparison.rules[side] + ' ' +
            end_text(*games[side], line.ends[side]);
  return text;
}

// Returns a rule set's value and its line of best play: "win in 3 plies: L@b2 c1c3 ...".
std::string claim_text(const GameInfo& info, Value value, const std::vector<std::string>& line) {
  std::string text = value.outcome == Outcome::draw ? std::string(outcome_name(info, Outcome::draw))
                                                    : describe(value, info);
  constexpr std::size_t shown = 8;  // plies
  if (line.empty()) return text;
  const std::vector<std::string> begun(
      line.begin(), line.begin() + static_cast<std::ptrdiff_t>(std::min(shown, line.size())));
  return text + ": " + joined(begun, " ") + (line.size() > shown ? " ..." : "");
}

std::string difference_text(const ComparedGames& games, const Comparison& comparison,
                            const Difference& difference) {
  std::string text =
      "ply " + std::to_string(difference.ply) + "  " + difference.reached +
      (difference.line.empty() ? "  the start" : "  after " + joined(difference.line, " ")) + '\n';
  for (std::size_t side = 0; side < 2; ++side)
    text += "  " + comparison.rules[side] + "  " +
            claim_text(games[side]->info(), difference.values[side], difference.best[side]) + '\n';
  if (difference.parting)
    text += "  they part " + parting_text(games, comparison, *difference.parting) + '\n';
  return text;
}

std::string comparison_text(const ComparedGames& games, const Comparison& comparison) {
  std::string text =
      counts_text(comparison) + '\n' + outcomes_text(games, comparison) + partings_text(comparison);
  if (comparison.first.empty()) return text;
  text += "\nThe first " + with_commas(comparison.first.size()) + " in the order of " +
          comparison.played + " play, valued for the side to move:\n";
  for (const Difference& difference : comparison.first)
    text += '\n' + difference_text(games, comparison, difference);
  return text;
}

// Splits "a,b"; returns nullopt if the text is not two names.
std::optional<std::array<std::string, 2>> two_names(const std::string& rules) {
  const auto comma = rules.find(',');
  if (comma == std::string::npos || comma == 0 || comma + 1 == rules.size() ||
      rules.find(',', comma + 1) != std::string::npos)
    return std::nullopt;
  return std::array{rules.substr(0, comma), rules.substr(comma + 1)};
}

Result<void> run_compare(const CompareOptions& options, Output& output) {
  const auto names = *two_names(options.rules);
  const auto games = find_compared(options.game, names[0], names[1]);
  if (!games) return games.error();
  const auto comparison = solve_and_compare(*games, {}, comparison_of(*games, options.first),
                                            Workshop(options.threads).options());
  if (!comparison) return comparison.error();
  output.write(options.json ? json_line(comparison_json(*games, *comparison))
                            : comparison_text(*games, *comparison));
  return {};
}

}  // namespace

void add_compare(CLI::App& app, Job& job) {
  constexpr unsigned most_shown = 1000;
  auto [command, options] =
      add_command(app, job, "compare", "Lay two rule sets of a game side by side", run_compare);
  command.positional("GAME", options->game, "The game; \"kanzen games\" lists them");
  const Check two = [](const std::string& rules) {
    return two_names(rules) ? std::string()
                            : '"' + rules +
                                  "\" is no pair of rule sets joined by a comma, such as "
                                  "notebook,strict";
  };
  command.required_option({"--rules", "A,B", "Two rule sets of the game, joined by a comma"},
                          options->rules, two);
  command.option({"--first", "N", "How many positions that differ are shown (default: 10)"},
                 options->first, whole_number(0, most_shown));
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(
      "kanzen compare gobblers2 --rules notebook,strict",
      "Positions are joined up to symmetry, whoever is to move.  A rule set knows those that its\n"
      "play reaches, the notebook all lines of its table; what that leaves at 0 is undecided.  "
      "They\n"
      "are valued otherwise where outcomes differ; distances are not compared.\n"
      "The first ones come by the ply at which play under the rule set that \"kanzen games\" "
      "lists\n"
      "first comes to them, within a ply by their notation; each has the moves that lead there, "
      "best\n"
      "play by both rule sets, and the nearest position, by the moves of whoever claims more, at\n"
      "which the values part themselves.  That is told with the other rule set's values of what\n"
      "follows: where moves and endings of the first one make another value of them, the reason "
      "is\n"
      "an ending or a move; else later positions alone.\n"
      "JSON: game rules[] both only{RULES} outcomes[{RULES,RULES,positions}] different\n"
      "partings{ending,moves,later} played first[{position,ply,RULES,RULES,line[],reached,\n"
      "best{RULES[]},parting{moves[],position,kind,...}}]; RULES are the names given.  kind is "
      "\"ending\", with\n"
      "ends{RULES}{winner,reason,squares[],covered[]}, null where the game goes on, or \"moves\", "
      "with\n"
      "move, the rules that have it, and whether the piece is covered.  position is the canonical\n"
      "one, reached where the line leads.  partings is null for games as large as gobblers");
}

}  // namespace kanzen::cli

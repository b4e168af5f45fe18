// kanzen compare: compares the values of all positions under two rule sets of a game.
#include "engine/study/comparison.hpp"

#include <optional>

#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

struct CompareOptions : GameOptions {  // `rules`: two names, joined by a comma or a slash
  unsigned limit = 10;
};

// Converts an optional value to JSON; nullopt becomes null.
template <class T>
Json json_or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json divergence_json(const Comparison& comparison, const DivergenceLine& line) {
  Json json = {
      {"moves", line.moves}, {"position", line.position}, {"kind", name_of(line.divergence)}};
  if (line.divergence == Divergence::moves) {
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
    json["divergence"] =
        difference.divergence ? divergence_json(comparison, *difference.divergence) : Json(nullptr);
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
          {"divergences", json_or_null(comparison.divergences)},
          {"candidate", comparison.candidate},
          {"first", first_json(games, comparison)}};
}

std::string counts_text(const Comparison& comparison) {
  Table table({comparison.game + ", positions up to symmetry", "", ""});
  table.add({"known to both", format_with_commas(comparison.both), ""});
  table.add({"  valued differently", format_with_commas(comparison.different),
             format_percent(comparison.different, comparison.both)});
  for (std::size_t side = 0; side < 2; ++side)
    table.add({"known to " + comparison.rules[side] + " alone",
               format_with_commas(comparison.only[side]), ""});
  return table.text();
}

std::string outcomes_text(const ComparedGames& games, const Comparison& comparison) {
  Table table({comparison.rules[0], comparison.rules[1], "positions", ""});
  for (const OutcomeCount& count : comparison.outcomes)
    table.add({std::string(outcome_name(games[0]->info(), count.outcomes[0])),
               std::string(outcome_name(games[1]->info(), count.outcomes[1])),
               format_with_commas(count.positions), count.differ() ? "differ" : ""});
  return table.text();
}

std::string divergences_text(const Comparison& comparison) {
  if (!comparison.divergences) return {};
  const DivergenceCounts& divergences = *comparison.divergences;
  Table table({"why they differ", "positions"});
  table.add({"the game ends under one rule set only, or with another result",
             format_with_commas(divergences.ending)});
  table.add(
      {"one rule set has a move that the other one lacks", format_with_commas(divergences.moves)});
  table.add({"the cause is at a later position", format_with_commas(divergences.later)});
  return '\n' + table.text();
}

std::string end_text(const AnyGame& game, const std::optional<ComparedEnd>& ended) {
  if (!ended) return "it goes on";
  std::string text = describe_end(ended->end, game.info());
  if (!ended->squares.empty()) text += ": " + joined(ended->squares, " ");
  if (!ended->covered.empty()) text += " (covered at " + joined(ended->covered, " ") + ')';
  const auto& winner = ended->end.winner;
  return text +
         (winner ? ", " + std::string(player_name(game.info(), *winner)) + " has won" : ", drawn");
}

std::string divergence_text(const ComparedGames& games, const Comparison& comparison,
                            const DivergenceLine& line) {
  std::string text = line.moves.empty() ? "here" : "after " + joined(line.moves, " ");
  if (line.divergence == Divergence::moves)
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
  if (difference.divergence)
    text +=
        "  the rules differ " + divergence_text(games, comparison, *difference.divergence) + '\n';
  return text;
}

std::string comparison_text(const ComparedGames& games, const Comparison& comparison) {
  std::string text = counts_text(comparison) + '\n' + outcomes_text(games, comparison) +
                     divergences_text(comparison);
  if (comparison.first.empty()) return text;
  text += "\nThe first " + format_with_commas(comparison.first.size()) + " in the order of " +
          comparison.candidate + " play, valued for the side to move:\n";
  for (const Difference& difference : comparison.first)
    text += '\n' + difference_text(games, comparison, difference);
  return text;
}

// Splits "a,b" or "a/b"; returns nullopt if the text is not two names.  Names that contain commas
// are joined by a slash.
std::optional<std::array<std::string, 2>> two_names(const std::string& rules) {
  const char separator = rules.find('/') == std::string::npos ? ',' : '/';
  const auto at = rules.find(separator);
  if (at == std::string::npos || at == 0 || at + 1 == rules.size() ||
      rules.find(separator, at + 1) != std::string::npos)
    return std::nullopt;
  return std::array{rules.substr(0, at), rules.substr(at + 1)};
}

Result<void> run_compare(const CompareOptions& options, Output& output) {
  const auto names = *two_names(options.rules);
  const auto games = find_compared(options.game, names[0], names[1]);
  if (!games) return games.error();
  const auto comparison = solve_and_compare(*games, {}, comparison_options(*games, options.limit),
                                            CommandContext(options.threads).options());
  if (!comparison) return comparison.error();
  output.write(options.json ? json_line(comparison_json(*games, *comparison))
                            : comparison_text(*games, *comparison));
  return {};
}

}  // namespace

void add_compare(CLI::App& app, Job& job) {
  constexpr unsigned most_shown = 1000;
  auto [command, options] =
      add_command(app, job, "compare", "Compare two rule sets of a game", run_compare);
  command.positional("GAME", options->game, "The game; \"kanzen games\" lists them");
  const Check two = [](const std::string& rules) {
    return two_names(rules) ? std::string()
                            : '"' + rules +
                                  "\" is no pair of rule sets joined by a comma or a slash, such "
                                  "as notebook,strict";
  };
  command.required_option(
      {"--rules", "A,B", "Two rule sets of the game, joined by a comma or a slash"}, options->rules,
      two);
  command.option({"--limit", "N", "List at most N positions that differ (default: 10)"},
                 options->limit, whole_number(0, most_shown));
  add_threads_option(command, options->threads);
  add_unit_option(command);
  add_json_option(command, options->json);
  command.footer(
      "kanzen compare gobblers2 --rules notebook,strict",
      "Positions are counted up to symmetry, with either side to move.  A rule set knows the\n"
      "positions that its play reaches; the notebook knows all lines of its table, and those that\n"
      "it leaves at 0 are undecided.  Positions differ if their outcomes do; distances are not\n"
      "compared.\n"
      "The rule set that \"kanzen games\" lists first is the candidate, the other one the\n"
      "reference.  Differences are listed by the ply at which play under the candidate first\n"
      "reaches them, and within a ply by notation.  Each has the moves that lead there, best play\n"
      "under both rule sets, and the line to the nearest position at which the rules differ.\n"
      "Each move of that line preserves the outcome under the rule set that gives its mover the\n"
      "better one.  The rules differ at a position if the candidate's moves and endings, with the\n"
      "reference's values of the positions after them, give it another value than the reference\n"
      "does.  The cause is then an ending or a move, otherwise it is at a later position.\n"
      "JSON: game rules[] both only{RULES} outcomes[{RULES,RULES,positions}] different\n"
      "divergences{ending,moves,later} candidate first[{position,ply,RULES,RULES,line[],reached,\n"
      "best{RULES[]},divergence{moves[],position,kind,...}}]; RULES are the names given.  kind is\n"
      "\"ending\", with ends{RULES}{winner,reason,squares[],covered[]}, null where the game goes\n"
      "on, or \"moves\", with\n"
      "move, the rules that have it, and whether the piece is covered.  position is the canonical\n"
      "one, reached where the line leads.  divergences is null for games as large as gobblers");
}

}  // namespace kanzen::cli

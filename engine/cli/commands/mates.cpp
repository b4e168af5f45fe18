// kanzen mates: finds wins in which every move gives check.
#include "engine/adapter/mates.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

struct MatesOptions : GameOptions {
  std::string position;  // empty: all positions
  std::string plies;     // of those that are listed; empty: the longest
  unsigned limit = 10;
};

// No mate of a position, reachable or not, takes more than 23 plies.
constexpr unsigned most_plies = 31;

std::string mate_text(const Mate& mate) {
  return mate.position + "  mate in " + format_plies(mate.plies) + ": " + joined(mate.line, " ") +
         '\n';
}

std::string mates_text(const MateStatistics& mates) {
  Table table({"plies", "positions"});
  std::uint64_t total = 0;
  for (std::size_t plies = 0; plies < mates.by_plies.size(); ++plies) {
    if (mates.by_plies[plies] == 0) continue;
    table.add({std::to_string(plies), format_with_commas(mates.by_plies[plies])});
    total += mates.by_plies[plies];
  }
  table.add({"all", format_with_commas(total)});
  std::string text = table.text() + '\n';
  for (const Mate& mate : mates.examples) text += mate_text(mate);
  return text;
}

Json json_of(const Mate& mate) {
  return {{"position", mate.position}, {"plies", mate.plies}, {"line", mate.line}};
}

Result<void> print_mate(const MatesOptions& options, const AnyGame& game, Output& output) {
  const auto state = position_or_start(game, options.position);
  if (!state) return state.error();
  const auto found =
      find_mate(game, *state, parse_number<unsigned>(options.plies).value_or(most_plies));
  if (!found) return found.error();
  const std::optional<Mate>& mate = *found;
  if (options.json) {
    Json json = {{"game", game.info().name}, {"rules", game.info().rules}};
    json["mate"] = mate ? json_of(*mate) : Json();
    output.write(json_line(json));
  } else {
    output.write(
        mate ? mate_text(*mate)
             : game.format(*state) + "  no mate" +
                   (options.plies.empty() ? "" : " in at most " + options.plies + " plies") + '\n');
  }
  return {};
}

Result<void> print_all_mates(const MatesOptions& options, const AnyGame& game, Output& output) {
  const CommandContext context(options.threads);
  const auto mates =
      find_all_mates(game, parse_number<unsigned>(options.plies), options.limit, context.options());
  if (!mates) return mates.error();
  if (!options.json) {
    output.write(mates_text(*mates));
    return {};
  }
  Json json = {{"game", game.info().name},
               {"rules", game.info().rules},
               {"by_plies", mates->by_plies},
               {"examples", Json::array()}};
  for (const Mate& mate : mates->examples) json["examples"].push_back(json_of(mate));
  output.write(json_line(json));
  return {};
}

Result<void> run_mates(const MatesOptions& options, const AnyGame& game, Output& output) {
  return options.position.empty() ? print_all_mates(options, game, output)
                                  : print_mate(options, game, output);
}

}  // namespace

void add_mates(CLI::App& app, Job& job) {
  constexpr unsigned most_examples = 1000;
  auto [command, options] =
      add_game_command(app, job, "mates", "Find wins in which every move gives check", run_mates);
  command.option({"--position", "P", "Only the shortest mate of this position"}, options->position);
  command.option({"--plies", "N",
                  "The length of the mates that are listed (default: the longest); of --position "
                  "the greatest length"},
                 options->plies, whole_number(1, most_plies));
  command.option({"--limit", "N", "The most mates that are listed (default: 10)"}, options->limit,
                 whole_number(0, most_examples));
  add_threads_option(command, options->threads);
  add_unit_option(command);
  add_json_option(command, options->json);
  command.footer(
      "kanzen mates dobutsu --position 1l1/e2/3/L1H:EGGC:1",
      "Counts the reachable positions with a mate by its plies, and lists some with their\n"
      "shortest line against the longest resistance.  The last ply is a check; after it every\n"
      "reply lets the lion be taken, or every reply loses at once, to a capture or a safe try.\n"
      "In Dobutsu shogi there are 17,213,997 such positions; counting them takes a minute.\n"
      "JSON: game rules by_plies[] examples[{position,plies,line[]}]; with --position: game\n"
      "rules mate{position,plies,line[]}, or null where there is none");
}

}  // namespace kanzen::cli

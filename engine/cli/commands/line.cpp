// kanzen line: prints a perfect line, with all equally good moves.
#include <functional>

#include "engine/cli/commands.hpp"
#include "engine/cli/commands/judged_moves.hpp"
#include "engine/cli/game_input.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/link.hpp"

namespace kanzen::cli {
namespace {

struct LineOptions : JudgedMovesOptions {
  std::string position;  // empty: the start
  std::string record;    // a game at whose end the line begins; empty: `position`
  unsigned plies = longest_linked_line;
};

const std::vector<std::string> line_formats{"text", "json", "csv", "sgf", "link"};

std::string line_text(const std::vector<JudgedMove>& moves, const Session& session) {
  const GameInfo& info = session.info();
  std::string text = info.name + ", " + info.rules + ", from " + session.position(0) + "\n\n";
  Table table({"ply", "player", "move", "value", "equally good"}, Align::left);
  for (const JudgedMove& move : moves) {
    std::vector<std::string> others = move.best;
    std::erase(others, move.move);
    table.add({std::to_string(move.ply), move.player == 0 ? "first" : "second", move.move,
               describe(move.before, info), joined(others, " ")});
  }
  const std::string end = end_text(session);
  return text + table.text() + '\n' + (end.empty() ? "The line is cut off here.\n" : end);
}

Result<std::string> formatted_line(const LineOptions& options, const std::vector<JudgedMove>& moves,
                                   const Session& session) {
  if (options.format == "text") return line_text(moves, session);
  if (options.format == "csv") return judged_csv(moves);
  if (options.format == "sgf") return format_record(session);
  auto link = link_to(session, options.site);
  if (!link) return link;
  return options.format == "link" ? *link + '\n' : judged_json(moves, session, *link);
}

CommandResult run_line(const LineOptions& given, Output& output) {
  LineOptions options = given;
  if (auto chosen = choose_format(options, line_formats); !chosen) return chosen;
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  const GameInfo& info = (*game)->info();
  if (options.format == "sgf" && !(info.on_crossings && info.komi))
    return Error{Errc::unsupported,
                 untranslated("--format sgf: " + info.name + " has no records in SGF")};
  if (!options.record.empty()) {
    const auto ended = open_record_of(**game, options.record);
    if (!ended) return ended.error();
    options.position = ended->position();
  }
  const auto state = position_or_start(**game, options.position);
  if (!state) return state.error();
  Session session(*game);
  if (const auto set = session.set_position((*game)->format(*state)); !set) return set.error();
  const auto values = PositionValues::find(options, **game);
  if (!values) return values.error();
  const auto moves =
      play_perfect_line(session, std::bind_front(rate_position, std::cref(*values)), options.plies);
  if (!moves) return moves.error();
  const auto text = formatted_line(options, *moves, session);
  if (!text) return text.error();
  if (auto written = write_out_file(options.path, *text, output); !written) return written;
  values->cache(output);
  const bool is_whole = !end_text(session).empty() || moves->size() == options.plies;
  return CommandResult(is_whole ? status_done : status_unsolved);
}

}  // namespace

void add_line(CLI::App& app, Job& job) {
  auto [command, options] =
      add_command(app, job, "line", "Print a perfect line to the end of the game", run_line);
  add_game_options(command, *options);
  command.option({"--position", "P", "The position it begins from (default: the start)"},
                 options->position);
  add_record_option(command, options->record);
  command.exclude("--record", "--position");
  command.option({"--plies", "N", "The most moves to play (default: to the end)"}, options->plies,
                 whole_number(1, longest_linked_line));
  add_judged_moves_options(command, *options, line_formats);
  command.footer(
      "kanzen line dobutsu",
      "Both sides play best moves: the winner takes the shortest way, the loser the longest.\n"
      "Where moves are equally good, the first one is played, or a pass, and the others are\n"
      "listed.  A line ends where the game does or a position repeats.\n"
      "JSON: game rules position moves[{ply,player,move,position,before{outcome,distance},\n"
      "after{outcome,distance},cost,blunder,best[]}] end{winner,reason} repeats_ply link; before\n"
      "and after are the mover's, before and after the move.  Small boards of go have low and\n"
      "high in them, the first player's points as kanzen solve explains them.  Exit status 4: no\n"
      "value was found in time, and the line ends early");
}

}  // namespace kanzen::cli

// kanzen judge: judges the moves of a game by the values of its positions.
#include <algorithm>
#include <functional>

#include "engine/cli/commands.hpp"
#include "engine/cli/commands/judged_moves.hpp"
#include "engine/cli/game_input.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/figure/figure_file.hpp"

namespace kanzen::cli {
namespace {

struct JudgeOptions : JudgedMovesOptions {
  GameInput input;
};

const std::vector<std::string> judge_formats{"text", "json", "csv", "svg", "png", "pdf", "tikz"};

bool is_figure(const std::string& format) {
  return format != "text" && format != "json" && format != "csv";
}

std::string cost_text(const JudgedMove& move) {
  if (move.is_blunder()) return "blunder";
  if (move.cost.value_or(0) == 0) return {};
  return move.before.score ? format_count(*move.cost, "point") : format_plies(*move.cost);
}

// "a win of the first player"
std::string result_words(const GameInfo& info, const PlayerValue& value, Player player) {
  if (*value.outcome == Outcome::draw) return value.score ? "no win" : "a draw";
  const Player winner = *value.outcome == Outcome::win ? player : static_cast<Player>(1 - player);
  return "a win of " + std::string(player_name(info, winner));
}

std::string changes_text(const GameInfo& info, const std::vector<JudgedMove>& moves) {
  std::string text;
  for (const JudgedMove& move : moves)
    if (move.is_blunder())
      text += "Ply " + std::to_string(move.ply) + ", " + move.move + ": from " +
              result_words(info, move.before, move.player) + " to " +
              result_words(info, move.after, move.player) + ".\n";
  const auto unknown = static_cast<std::size_t>(std::count_if(
      moves.begin(), moves.end(), [](const JudgedMove& move) { return !move.is_known(); }));
  if (unknown == 0) return text.empty() ? "No move changed the result.\n" : text;
  return text + "The effect of " + std::to_string(unknown) + " of " +
         format_count(moves.size(), "move") + " is unknown: not solved in time.\n";
}

std::string judged_text(const std::vector<JudgedMove>& moves, const Session& session) {
  const GameInfo& info = session.info();
  std::string text = info.name + ", " + info.rules + ", from " + session.position(0) + "\n\n";
  Table table({"ply", "player", "move", "before", "after", "cost", "best moves"}, Align::left);
  for (const JudgedMove& move : moves) {
    const bool was_best =
        std::find(move.best.begin(), move.best.end(), move.move) != move.best.end();
    table.add({std::to_string(move.ply), move.player == 0 ? "first" : "second", move.move,
               describe(move.before, info), describe(move.after, info), cost_text(move),
               was_best ? "" : joined(move.best, " ")});
  }
  return text + table.text() + '\n' + changes_text(session.info(), moves) + end_text(session);
}

// Delivers the value of a position, which the plot shows, to the session.
void deliver(Session& session, const std::string& position, Outcome outcome, unsigned distance) {
  session.deliver({position, {outcome, static_cast<std::uint16_t>(distance)}, {}, {}});
}

// Delivers the values of the positions before the moves, and of the one after the last move.
void deliver(Session& session, const std::vector<JudgedMove>& moves) {
  for (const JudgedMove& move : moves)
    if (move.before.outcome)
      deliver(session, move.position, *move.before.outcome, move.before.distance.value_or(0));
  if (moves.empty() || !moves.back().after.outcome || session.board().end) return;
  const PlayerValue& last = moves.back().after;
  deliver(session, session.position(), for_opponent(*last.outcome),
          std::max(last.distance.value_or(0), 1U) - 1);
}

Result<std::string> plot_of(Session& session, const std::vector<JudgedMove>& moves,
                            const std::string& format) {
  deliver(session, moves);
  FigureSpec spec;
  spec.kind = FigureKind::plot;
  spec.format = parse_enum<FigureFormat>(format).value_or(FigureFormat::svg);
  spec.choices.distances =
      figure_distances(std::any_of(moves.begin(), moves.end(), [](const JudgedMove& move) {
        return move.before.distance.has_value();
      }));
  const auto file = figure_file(session, nullptr, spec);
  if (!file) return file.error();
  if (format == "png") return png_of_figure(*file);
  if (format == "pdf") return pdf_of_svg(file->text);
  return file->text;
}

Result<std::string> formatted(const JudgeOptions& options, const std::vector<JudgedMove>& moves,
                              Session& session) {
  if (is_figure(options.format)) return plot_of(session, moves, options.format);
  if (options.format == "csv") return judged_csv(moves);
  if (options.format == "text") return judged_text(moves, session);
  const auto link = link_to(session, options.site);
  return link ? judged_json(moves, session, *link) : link;
}

CommandResult run_judge(const JudgeOptions& given, Output& output) {
  JudgeOptions options = given;
  if (auto chosen = choose_format(options, judge_formats); !chosen) return chosen;
  auto session = open_game(options.input);
  if (!session) return session.error();
  const auto values = PositionValues::find(options, session->game());
  if (!values) return values.error();
  const auto moves = judge_line(*session, std::bind_front(rate_position, std::cref(*values)));
  if (!moves) return moves.error();
  const auto text = formatted(options, *moves, *session);
  if (!text) return text.error();
  if (auto written = write_out_file(options.path, *text, output); !written) return written;
  values->cache(output);
  return CommandResult(all_known(*moves) ? status_done : status_unsolved);
}

}  // namespace

void add_judge(CLI::App& app, Job& job) {
  auto [command, options] = add_command(app, job, "judge", "Judge the moves of a game", run_judge);
  add_game_input(command, options->input);
  add_judged_moves_options(command, *options, judge_formats);
  command.footer(
      "kanzen judge game.json",
      "Each move of the game, or of a record's main line, with the mover's value before and\n"
      "after it, its cost, and the best moves.  A blunder makes the mover's outcome worse; the\n"
      "cost of another move is the plies by which a win takes longer or a loss comes sooner, or\n"
      "the points that it gives away.  svg, png, pdf and tikz plot the values by ply.\n"
      "Moves alone are read as those of \"kanzen figure --moves\", over any number of lines.\n"
      "JSON and CSV: those of \"kanzen line\".  Exit status 4: a value was not found in time");
}

}  // namespace kanzen::cli

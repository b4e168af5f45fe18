#include "engine/cli/commands/terminal_game.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

#include "engine/cli/command.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/output/board_text.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

// The first letter of a sentence.
std::string capitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty() && result[0] >= 'a' && result[0] <= 'z')
    result[0] = static_cast<char>(result[0] - 'a' + 'A');
  return result;
}

std::string per_cent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

std::string remark_on(const Choice& choice) {
  if (choice.win_rate) return " (wins " + per_cent(*choice.win_rate) + " of playouts)";
  return choice.basis == Basis::guess ? " (not refuted, but not proved)" : "";
}

}  // namespace

const std::array<TerminalGame::Command, 7> TerminalGame::commands = {{
    {"hint", "the value of the position and the best moves, or what playouts say of them",
     &TerminalGame::show_hint},
    {"moves", "all legal moves with their values", &TerminalGame::show_moves},
    {"board", "the position again", &TerminalGame::show_board},
    {"undo", "back to your last move", &TerminalGame::undo},
    {"resign", "you give the game up", &TerminalGame::resign},
    {"restart", "a new game", &TerminalGame::restart},
    {"help", "this list", &TerminalGame::show_help},
}};

TerminalGame::TerminalGame(Session session, Opponent opponent, std::array<bool, 2> human,
                           InFile& input, Output& output)
    : session_(std::move(session)),
      opponent_(std::move(opponent)),
      human_(human),
      input_(input),
      output_(output) {}

Result<void> TerminalGame::run() {
  show_help();
  show_position();
  std::istringstream words;  // those of the last line that are still to be executed
  for (std::string word, line;;) {
    while (!ended() && !humans_turn())
      if (auto answered = answer(); !answered) return answered;
    if (words >> word) {
      if (word == "quit") return {};
      // The rest of the line is dropped after a wrong move, as it was meant for the position after
      // it.
      if (!execute(word)) words = std::istringstream();
      continue;
    }
    say("> ");
    if (!output_.flush()) break;
    const auto read = input_.read_line(line);
    if (!read && !interrupted()) return read.error();
    if (!read || !*read || interrupted()) break;
    words = std::istringstream(line);
  }
  say("\n");  // the prompt stays without an answer
  return {};
}

void TerminalGame::say(const std::string& text) { output_.write(text); }

bool TerminalGame::execute(const std::string& word) {
  for (const Command& command : commands) {
    if (word != command.name) continue;
    (this->*command.run)();
    return true;
  }
  return play(word);
}

bool TerminalGame::play(const std::string& move) {
  if (ended()) {
    say("The game has ended: undo, restart or quit.\n");
    return false;
  }
  if (const auto played = session_.play(move); !played) {
    say(one_line(played.error().message) + ". \"moves\" lists what is legal.\n");
    return false;
  }
  show_position();
  return true;
}

Result<void> TerminalGame::answer() {
  Turn turn = session_.turn();
  turn.sources = opponent_.sources;
  turn.limits = opponent_.limits;
  turn.seed = opponent_.seed;
  turn.vary = opponent_.vary;
  Workshop workshop(opponent_.threads);
  const auto choice = opponent_.kind->choose(turn, workshop.options());
  workshop.clear_progress();
  if (!choice) return choice.error();
  if (choice->resigns) {
    resign();
    return {};
  }
  const std::string remark = remark_on(*choice);
  say(capitalised(player_name(session_.board().to_move)) + " plays " + choice->move + remark +
      ".\n");
  play(choice->move);
  return {};
}

// Of whoever is to move.
void TerminalGame::resign() { play(resignation); }

void TerminalGame::analyse() {
  if (ended() || session_.analysis() != nullptr) return;
  auto analysis = opponent_.sources.values(session_.turn().state);
  if (analysis) session_.deliver(*std::move(analysis));
}

void TerminalGame::show_position() {
  show_board();
  if (ended()) show_result();
}

void TerminalGame::show_board() {
  say('\n' + board_text(session_.board(), session_.info()));
  if (!ended()) say(capitalised(player_name(session_.board().to_move)) + " is to move.\n");
}

void TerminalGame::show_result() {
  const GameEnd& end = *session_.board().end;
  const std::string result =
      end.winner ? std::string(player_name(*end.winner)) + " wins" : "the game is drawn";
  say(capitalised(words_of(end, session_.info()) + ": " + result) + ".  (undo, restart or quit)\n");
}

void TerminalGame::show_moves() {
  analyse();
  const Analysis* const analysis = session_.analysis();
  if (ended()) return say("There are no moves: the game has ended.\n");
  if (analysis == nullptr) return say("There are no values for this position.\n");
  Table table({"move", "value"});
  for (const MoveValue& move : analysis->moves)
    table.add({move.move, describe(move.value, session_.info())});
  say(table.text());
}

// By playouts, where there are no values.
void TerminalGame::show_estimate() {
  Workshop workshop(opponent_.threads);
  EstimateOptions options;
  options.limits = opponent_.limits;
  options.seed = opponent_.seed;
  const Turn turn = session_.turn();
  const auto report =
      turn.game.estimator()->estimate(turn.past, turn.state, options, workshop.options());
  workshop.clear_progress();
  if (!report) return say(one_line(report.error().message) + '\n');
  constexpr std::size_t most_moves = 5;
  Table table({"move", "wins", "of the visits"});
  for (std::size_t i = 0; i < std::min(most_moves, report->moves.size()); ++i) {
    const EstimatedMove& move = report->moves[i];
    table.add({move.move, per_cent(move.win_rate), per_cent(move.share)});
  }
  say(table.text());
}

void TerminalGame::show_hint() {
  if (!ended() && session_.info().by_estimate()) return show_estimate();
  analyse();
  const auto value = session_.value(session_.current());
  if (ended()) return say("There are no moves: the game has ended.\n");
  if (!value) return say("There are no values for this position.\n");
  std::string text = capitalised(player_name(session_.board().to_move)) + ": " +
                     describe(*value, session_.info()) + ". Best:";
  for (const std::string& move : session_.best_moves()) text += ' ' + move;
  say(text + '\n');
}

void TerminalGame::show_help() {
  std::string text = "Moves in notation, with spaces between them, or:\n";
  for (const Command& command : commands) {
    const std::string name = command.name;
    text += "  " + name + std::string(9 - name.size(), ' ') + command.help + '\n';
  }
  say(text + "  quit     the end\n");
}

// Over the opponent's moves to the person's own.
void TerminalGame::undo() {
  bool undone = session_.undo();
  while (undone && !humans_turn() && session_.undo()) {
  }
  if (!undone) return say("There is nothing to undo.\n");
  show_position();
}

void TerminalGame::restart() {
  session_.restart();
  show_position();
}

}  // namespace kanzen::cli

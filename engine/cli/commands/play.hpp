#pragma once
// A game in the terminal between a person and a player of the engine, line by line, with any number
// of moves in a line: the same at a keyboard and through a pipe.
#include <array>
#include <cstdint>
#include <string>

#include "engine/cli/in_file.hpp"
#include "engine/files/output.hpp"
#include "engine/players/player.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {
// Who plays against the person, and by what; the fields are those of a Turn.
struct Opponent {
  const PlayerKind* kind = nullptr;
  Sources sources;  // its `values` are also what the person is told
  SearchLimits limits;
  std::uint64_t seed = 0;
  bool vary = false;
  unsigned threads = 1;
};

class TerminalGame {
 public:
  // `human[p]`: player p is the person, not the opponent.
  TerminalGame(Session session, Opponent opponent, std::array<bool, 2> human, InFile& input,
               Output& output);

  // Until "quit", the end of the input, or a failed write.  The errors are those of the input, and
  // of the opponent, who ends the game if it cannot choose a move.
  Result<void> run();

 private:
  struct Command {
    const char* name;
    const char* help;
    void (TerminalGame::*run)();
  };
  static const std::array<Command, 7> commands;

  bool ended() const { return session_.board().end.has_value(); }
  bool humans_turn() const { return human_[session_.board().to_move]; }

  void say(const std::string& text);
  // A command or a move; false: it is none, or the move cannot be played.
  bool execute(const std::string& word);
  bool play(const std::string& move);
  Result<void> answer();  // the opponent's move
  void analyse();         // makes the current position's values known
  void show_position();
  void show_result();

  void show_board();
  void show_moves();
  void show_hint();
  void show_estimate();
  void show_help();
  void undo();
  void resign();
  void restart();

  Session session_;
  Opponent opponent_;
  std::array<bool, 2> human_;
  InFile& input_;
  Output& output_;
};

}  // namespace kanzen::cli

#pragma once
// A game in the terminal between a person and the perfect player, line by line: the
// same at a keyboard and through a pipe.
#include <array>
#include <istream>
#include <string>

#include "engine/api/session.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/output.hpp"

namespace kanzen::cli {

class TerminalGame {
 public:
  // `human[p]`: player p is the person, not the perfect player.
  TerminalGame(Session session, Analyse values, std::array<bool, 2> human, std::istream& input,
               Output& output);

  // Until "quit", the end of the input, or a failed write.
  void run();

 private:
  struct Command {
    const char* name;
    const char* help;
    void (TerminalGame::*run)();
  };
  static const std::array<Command, 6> commands;

  bool ended() const { return session_.board().end.has_value(); }
  bool humans_turn() const { return human_[session_.board().to_move]; }

  void say(const std::string& text);
  void execute(const std::string& line);
  void play(const std::string& move);
  bool answer();   // the perfect player's move; false: there are no values for it
  void analyse();  // makes the current position's values known
  void show_position();
  void show_result();

  void show_board();
  void show_moves();
  void show_hint();
  void show_help();
  void undo();
  void restart();

  Session session_;
  Analyse values_;
  std::array<bool, 2> human_;
  std::istream& input_;
  Output& output_;
};

}  // namespace kanzen::cli

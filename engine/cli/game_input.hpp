#pragma once
// Reads a game from a link, a game file (docs/LINKS.md), a record in SGF or of another program, or
// a list of moves.
#include <string>

#include "engine/cli/arguments.hpp"
#include "engine/core/result.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {

struct GameInput {
  std::string record;  // a link, the name of a file, or "-" for standard input
  // The game and the position that a list of moves begins from; empty: its initial position.
  std::string game, rules, position;
};

// Adds RECORD, --game, --rules and --position.
void add_game_input(Arguments& command, GameInput& input);

// Opens the game at the end of the line that it shows: the main line of a record.  Errors name the
// file and what is wrong in it.
Result<Session> open_game(const GameInput& input);

// Adds --record, of commands that name the game.
void add_record_option(Arguments& command, std::string& record);
// Opens the game of --record, as open_game does.  Errc::bad_notation: it is of another game or by
// other rules.
Result<Session> open_record_of(const AnyGame& game, const std::string& record);

}  // namespace kanzen::cli

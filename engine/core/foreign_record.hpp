#pragma once
// A game in the notation of another program, converted to that of its game here.
#include <cstddef>
#include <string>
#include <vector>

namespace kanzen {

struct ForeignRecord {
  std::string position;            // before the first move; empty: the game's start
  std::vector<std::string> moves;  // the main line, as AnyGame::format_move writes them
  bool resigned = false;           // the side to move resigns after them
  // The moves of the record that follow the end of the game, which is sooner here: in some programs
  // a lion has to be taken.
  std::size_t left_out = 0;
};

}  // namespace kanzen

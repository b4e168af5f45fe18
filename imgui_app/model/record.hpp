#pragma once
// Record: what a game record says besides the moves.
#include <optional>
#include <string>
#include <vector>

#include "engine/record/game_record.hpp"

namespace kanzen::app {

struct Record {
  struct Offered {  // a file with several games, of which the user chooses one
    std::string name;
    sgf::DecodedText text;
    std::vector<std::string> games;  // names of the games
  };
  RecordTexts texts;  // comments by node, and others; written again when the game is saved
  std::optional<Offered> offered;
};

}  // namespace kanzen::app

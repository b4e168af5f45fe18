#pragma once
// The notebook's game as an AnyGame: same front-ends, its own way of solving.
//
// A value's "distance" is here the number of the sweep that found it
// (RESULT_NUM in the notebook's table, 0 for finished positions), not a number
// of plies, and GameInfo says so.  Its positions are the union of set and
// lifted ones.
#include <memory>

#include "engine/api/any_game.hpp"

namespace kanzen {

namespace gobblers {
class Notebook;
}

std::shared_ptr<const AnyGame> make_adapter(const gobblers::Notebook& game);

}  // namespace kanzen

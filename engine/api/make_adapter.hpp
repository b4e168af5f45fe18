#pragma once
// A game as an AnyGame.  What that takes is compiled once for each game, in a file of its own
// in api/adapters: together they would keep the compiler busy for a minute on one core.
#include <memory>

#include "engine/api/any_game.hpp"

namespace kanzen {

// Whether a program builds tables and compares solvers, or links nothing of that.
enum class Tools { without, with };

// Defined in api/adapters/define_adapter.hpp.
template <Tools tools, class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game);

}  // namespace kanzen

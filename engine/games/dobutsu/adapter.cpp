#include "engine/adapter/game_adapter.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/dobutsu/rows/row_solver.hpp"

namespace kanzen {

template std::shared_ptr<const AnyGame> make_adapter(const dobutsu::Dobutsu&);

}  // namespace kanzen

#include "engine/adapter/game_adapter.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/rows/row_solver.hpp"

namespace kanzen {

template std::shared_ptr<const AnyGame> make_adapter(const gobblers::Gobblers<1>&);

}  // namespace kanzen

#include "engine/api/adapters/define_solving.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen {

KANZEN_SOLVING_BY_LAYERS(, mnk::Mnk);

}  // namespace kanzen

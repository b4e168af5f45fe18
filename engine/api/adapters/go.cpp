#include "engine/api/adapters/define_adapter.hpp"
#include "engine/games/go/simulation.hpp"

namespace kanzen {

KANZEN_ADAPTER(go::Go);

}  // namespace kanzen

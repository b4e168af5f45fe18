#include "engine/games/mnk/mnk.hpp"
#include "engine/api/adapters/define_adapter.hpp"
#include "engine/api/adapters/define_solving.hpp"

namespace kanzen {

KANZEN_SOLVING_BY_LAYERS(extern, mnk::Mnk);
KANZEN_ADAPTER(mnk::Mnk);

}  // namespace kanzen

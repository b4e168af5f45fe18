#include "engine/games/mnk/mnk.hpp"
#include "engine/api/adapters/define_adapter.hpp"

namespace kanzen {

KANZEN_ADAPTER(mnk::Mnk);

}  // namespace kanzen

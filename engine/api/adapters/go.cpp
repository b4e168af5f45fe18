#include "engine/games/go/go.hpp"
#include "engine/api/adapters/define_adapter.hpp"

namespace kanzen {

KANZEN_ADAPTER(go::Go);

}  // namespace kanzen

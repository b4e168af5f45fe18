#include "engine/api/adapters/define_adapter.hpp"
#include "engine/games/gobblers/gobblers.hpp"

namespace kanzen {

KANZEN_ADAPTER(gobblers::Gobblers<2, gobblers::StrictRules>);
KANZEN_ADAPTER(gobblers::Gobblers<2, gobblers::CoverRules>);

}  // namespace kanzen

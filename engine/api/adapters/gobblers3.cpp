#include "engine/api/adapters/define_adapter.hpp"
#include "engine/games/gobblers/gobblers.hpp"

namespace kanzen {

KANZEN_ADAPTER(gobblers::Gobblers<3, gobblers::StrictRules>);
KANZEN_ADAPTER(gobblers::Gobblers<3, gobblers::CoverRules>);

}  // namespace kanzen

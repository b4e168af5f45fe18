#include "engine/api/adapters/define_adapter.hpp"
#include "engine/api/adapters/define_solving.hpp"
#include "engine/games/gobblers/gobblers.hpp"

namespace kanzen {

using StrictGobblers = gobblers::Gobblers<2, gobblers::StrictRules>;
using CoverGobblers = gobblers::Gobblers<2, gobblers::CoverRules>;

KANZEN_SOLVING_BY_ROUNDS(extern, StrictGobblers);
KANZEN_SOLVING_BY_ROUNDS(extern, CoverGobblers);
KANZEN_ADAPTER(StrictGobblers);
KANZEN_ADAPTER(CoverGobblers);

}  // namespace kanzen

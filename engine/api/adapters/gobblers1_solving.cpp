#include "engine/api/adapters/define_solving.hpp"
#include "engine/games/gobblers/gobblers.hpp"

namespace kanzen {

using StrictGobblers = gobblers::Gobblers<1, gobblers::StrictRules>;
using CoverGobblers = gobblers::Gobblers<1, gobblers::CoverRules>;

template const gobblers::Numbering<1>& gobblers::Numbering<1>::instance();
KANZEN_SOLVING_BY_ROUNDS(, StrictGobblers);
KANZEN_SOLVING_BY_ROUNDS(, CoverGobblers);

}  // namespace kanzen

#include "engine/api/adapters/define_solving.hpp"
#include "engine/games/gobblers/gobblers.hpp"

namespace kanzen {

using StrictGobblers = gobblers::Gobblers<2, gobblers::StrictRules>;
using CoverGobblers = gobblers::Gobblers<2, gobblers::CoverRules>;

template const gobblers::Numbering<2>& gobblers::Numbering<2>::instance();
KANZEN_SOLVING_BY_ROUNDS(, StrictGobblers);
KANZEN_SOLVING_BY_ROUNDS(, CoverGobblers);

}  // namespace kanzen

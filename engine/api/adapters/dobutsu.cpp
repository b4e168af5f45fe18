#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/api/adapters/define_adapter.hpp"
#include "engine/api/adapters/define_solving.hpp"

namespace kanzen {

using dobutsu::Dobutsu;

KANZEN_SOLVING_BY_ROUNDS(extern, Dobutsu);
KANZEN_ADAPTER(Dobutsu);

}  // namespace kanzen

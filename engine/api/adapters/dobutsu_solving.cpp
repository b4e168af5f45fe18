#include "engine/api/adapters/define_solving.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen {

using dobutsu::Dobutsu;

KANZEN_SOLVING_BY_ROUNDS(, Dobutsu);

}  // namespace kanzen

#include "engine/adapter/game_adapter.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen {

template std::shared_ptr<const AnyGame> make_adapter(const dobutsu::Dobutsu&);

}  // namespace kanzen

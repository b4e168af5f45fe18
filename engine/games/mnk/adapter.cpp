#include "engine/adapter/game_adapter.hpp"
#include "engine/games/mnk/blocking.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen {

template std::shared_ptr<const AnyGame> make_adapter(const mnk::Mnk&);

}  // namespace kanzen

#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/adapter/define_adapter.hpp"

namespace kanzen {

template std::shared_ptr<const AnyGame> make_adapter(const dobutsu::Dobutsu&);

}  // namespace kanzen

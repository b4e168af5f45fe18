#pragma once
// A turn from texts, for whoever has no session.
#include <span>
#include <string>
#include <string_view>

#include "engine/players/player.hpp"

namespace kanzen {

// `past`: the positions before it, the first one first, for what may not come again.  An error of
// the notation of any of them.
Result<Turn> turn_at(const AnyGame& game, std::string_view position,
                     std::span<const std::string> past);

}  // namespace kanzen

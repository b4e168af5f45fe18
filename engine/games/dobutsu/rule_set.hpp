#pragma once
// The rule sets of Dobutsu shogi.
#include <cstdint>

#include "engine/core/names.hpp"

namespace kanzen::dobutsu {

// Under `no_drops` a captured piece leaves the game (no_drops.hpp).
enum class Rules : std::uint8_t { normal, no_drops };
constexpr auto names_of(Rules) { return names_in_order<Rules>("normal", "no-drops"); }

}  // namespace kanzen::dobutsu

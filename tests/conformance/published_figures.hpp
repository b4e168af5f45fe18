#pragma once
// Published figures of games that take too long to solve in the unit tests: tests/complete compares
// them with the engine, tests/app with what the page states.
#include <cstdint>

#include "engine/core/value.hpp"

namespace kanzen::published {

// docs/games/gobblers.md: three sizes, strict.
inline constexpr std::uint64_t gobblers_positions = 263'096'473;
inline constexpr std::uint64_t gobblers_wins = 164'046'788, gobblers_draws = 113'622;
inline constexpr Value gobblers_start = win_in(13);
// docs/games/dobutsu.md: T. Tanaka.
inline constexpr std::uint64_t dobutsu_positions = 246'803'167;
inline constexpr std::uint64_t dobutsu_finished = 147'317'599, dobutsu_draws = 2'682'700;
inline constexpr Value dobutsu_start = loss_in(78);

}  // namespace kanzen::published

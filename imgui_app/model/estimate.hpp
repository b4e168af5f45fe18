#pragma once
// How far a solve is, from what the engine reports.
#include <optional>

#include "engine/core/progress.hpp"

namespace kanzen::app {

// 0 to 1; empty when the total is not known beforehand.
std::optional<double> share_done(const Progress& progress);

// `elapsed`: seconds since the phase began.
double positions_per_second(const Progress& progress, double elapsed);

// Rounded to 5 s; empty in the first 3 s, when it would only jump about.
std::optional<int> seconds_left(const Progress& progress, double elapsed);

}  // namespace kanzen::app

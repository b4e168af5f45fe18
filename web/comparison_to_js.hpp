#pragma once
// Two rule sets side by side, for JavaScript: `Comparison` in kanzen-data.d.mts.
#include "engine/study/comparison.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {

// `games`: in the order of Comparison::rules.
val to_js(const Comparison& comparison, const ComparedGames& games);

}  // namespace kanzen::web

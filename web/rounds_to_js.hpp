#pragma once
// The rounds of retrograde analysis, for JavaScript and back: `Rounds` in kanzen-data.d.mts.
#include "engine/study/rounds.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {

val to_js(const Rounds& rounds);
std::shared_ptr<const Rounds> rounds_from_js(const val& object);

}  // namespace kanzen::web

#pragma once
// Two rule sets side by side as a worker has told them: the way back from comparison_to_js.hpp.
#include "engine/study/comparison.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {

std::shared_ptr<const Comparison> comparison_from_js(const val& object);

}  // namespace kanzen::web

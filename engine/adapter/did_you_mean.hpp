#pragma once
// Spelling suggestions for messages about unknown names.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/diagnostic.hpp"

namespace kanzen {

// Returns " (did you mean "solve"?)" with the name nearest to `word`, the first of equally near
// ones; empty if each name's edit distance, ignoring case, exceeds a third of the word's length.
Diagnostic did_you_mean(std::string_view word, const std::vector<std::string>& names);

}  // namespace kanzen

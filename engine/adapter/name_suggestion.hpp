#pragma once
// Spelling suggestions for messages about unknown names.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/diagnostic.hpp"

namespace kanzen {

// Returns " (did you mean "solve"?)" with the name that was probably meant, ignoring case; empty if
// there is none.  It is the first of these that exists:
// - the only name that begins with the word;
// - the nearest name by edit distance, of equally near ones the first, if the distance is at most a
//   third of the word's length;
// - the only name of two or three letters at the distance 1.
Diagnostic suggest_name(std::string_view word, const std::vector<std::string>& names);

}  // namespace kanzen

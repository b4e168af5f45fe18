#pragma once
// Names that were probably meant, for the messages about unknown ones.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/diagnostic.hpp"

namespace kanzen {

// " (did you mean "solve"?)" of the nearest name, the first one of several; empty where none is
// near: at most one in three letters is wrong, whatever their case.
Diagnostic did_you_mean(std::string_view word, const std::vector<std::string>& names);

}  // namespace kanzen

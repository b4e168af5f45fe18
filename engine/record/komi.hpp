#pragma once
// The komi of a record.  Some servers count it in hundredths of points or of stones, and people
// write it with commas, fractions and units.
#include <optional>
#include <vector>

#include "engine/record/sgf.hpp"

namespace kanzen::sgf {

// Returns the komi of a record in points: KM of its root, or KI of FF[1]; 0 without both; nullopt:
// the value is no number.  Adds a note if the number is another one than the value of KM.
std::optional<double> read_komi(const Node& root, std::vector<Diagnostic>& notes);

}  // namespace kanzen::sgf

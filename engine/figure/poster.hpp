#pragma once
// The poster of a board in a web page: its picture before it starts.
#include <string>
#include <string_view>

namespace kanzen {

// Returns the position of a link as an SVG file; for an invalid link, the first game's start.
std::string poster_of(std::string_view link, bool dark);

}  // namespace kanzen

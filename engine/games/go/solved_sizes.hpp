#pragma once
// How large a board may be for its scores to be found.
#include <cstddef>

namespace kanzen::go {

// All positions of 4 by 4 take some 300 MB and ten seconds, which a program with a memory of 64
// bits has; in one of 32 bits, as in a browser's tab, 3 by 4 take 10 MB and a blink.
inline constexpr unsigned most_solved_points = sizeof(std::size_t) >= 8 ? 16 : 12;

}  // namespace kanzen::go

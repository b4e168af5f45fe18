#pragma once
// A film: an animated picture of a line, with a frame for each position.
#include "engine/figure/figure_file.hpp"

namespace kanzen {

inline constexpr std::size_t most_film_frames = 400;
inline constexpr unsigned shortest_pause = 100, longest_pause = 10'000;  // milliseconds
inline constexpr unsigned most_film_pixels = 2000;  // maximum width and height of a film

// Makes the film of the line through the current position, from the ply `spec.first_ply`, for the
// format gif.  A frame is the board figure of its position on a background; its height is that of
// the highest one, and its caption names the move to the position instead of the position.  The end
// of the line is shown for longer, as are blunders if `spec.values` is set and the session has
// them. Errc::unsupported: the line has no move, or the film would be too large.
Result<FigureFile> film_file(const Session& session, const FigureSpec& spec);

}  // namespace kanzen

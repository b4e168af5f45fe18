#pragma once
// What a turn's sources know of the moves that its mover may choose.
#include "engine/players/player.hpp"

namespace kanzen {

// Values of all allowed moves, best first; draws by the past are draws.  Errc::not_loaded: there
// are no values.  Other errors are those of the source.
Result<Analysis> known_values(const Turn& turn);

// The same of a search within the turn's limits, which may leave moves open.
Result<SearchReport> searched_values(const Turn& turn, const RunOptions& run);

}  // namespace kanzen

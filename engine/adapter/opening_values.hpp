#pragma once
// What a table's manifest alone says of the first positions (table/opening.hpp), for a program
// that has the rules only: enough to begin with, while an engine that reads chunks comes.
#include <memory>
#include <string_view>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Errc::corrupt_data where the manifest is damaged or another game's.  Asked for a position of
// which it does not have all moves it answers Errc::not_loaded.  A perfect line ends where it
// knows no more, as if all chunks of values were missing for the rest.
Result<std::unique_ptr<TableValues>> open_opening_values(std::shared_ptr<const AnyGame> game,
                                                         std::string_view manifest);

}  // namespace kanzen

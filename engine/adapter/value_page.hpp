#pragma once
// What a table's manifest alone says of the first positions (table/opening.hpp), for a program
// that has the rules only: enough to begin with, while an engine that reads chunks comes.
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/table_source.hpp"

namespace kanzen {
// Errc::corrupt_data where the manifest is damaged or another game's.  Asked for a position of
// which it does not have all moves it answers Errc::not_loaded.  A perfect line ends where it
// knows no more, as if all chunks of values were missing for the rest.
Result<std::unique_ptr<TableValues>> open_opening_values(std::shared_ptr<const AnyGame> game,
                                                         std::string_view manifest);

// All positions with their values, a page at a time, so that a front-end that lists them holds one
// page and can stop after any.

struct ValuePage {
  std::vector<ValuedPosition> positions;  // may be empty, although more follow
  std::optional<std::uint64_t> next;  // where the next page begins; nullopt: this is the last one
};

// Returns positions that play can reach, one of each class of symmetric ones, by their indices from
// `first` on; the first page begins with 0.
Result<ValuePage> value_page(const AnyGame& game, const SolvedGame& solved, std::uint64_t first);

// Returns all positions whose values a table has, including some that play cannot reach.
// Errc::not_loaded with the chunks that are known to be needed for the page.
Result<ValuePage> value_page(const TableSource& table, std::uint64_t first);

}  // namespace kanzen

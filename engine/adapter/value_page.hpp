#pragma once
// Values of the opening positions from a table's manifest, and lists of all values in pages.
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/table_source.hpp"

namespace kanzen {
// Opens the values in the manifest alone (table/opening.hpp), for a program that links only the
// rules and shows them until the engine that reads chunks is loaded.  Errc::corrupt_data: the
// manifest is damaged or of another game.
// The result's probe() returns Errc::not_loaded unless the manifest has the values of the position
// and of all its moves.  The perfect line ends at the last known value and then lists all chunks
// of values as missing.
Result<std::unique_ptr<TableValues>> open_opening_values(std::shared_ptr<const AnyGame> game,
                                                         std::string_view manifest);

// --- all positions with their values, in pages, so that a front end holds one page at a time and
// can stop after any page

struct ValuePage {
  std::vector<ValuedPosition> positions;  // may be empty, although more follow
  std::optional<std::uint64_t> next;      // start of the next page; nullopt: this is the last page
};

// Returns the page of reachable positions that begins at class number `first`, one position for
// each symmetry class, in ascending order; the first page begins at 0.
Result<ValuePage> value_page(const AnyGame& game, const SolvedGame& solved, std::uint64_t first);

// The same for all positions that have a value in the table, which may include unreachable ones.
// Errc::not_loaded lists the chunks that are known to be needed for the page.
Result<ValuePage> value_page(const TableSource& table, std::uint64_t first);

}  // namespace kanzen

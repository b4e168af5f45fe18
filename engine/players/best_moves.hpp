#pragma once
// Selects the best moves of a position from an analysis or a search report.
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Removes the moves that the rule about repetition forbids; the value of the position is unchanged.
Analysis without_moves(Analysis analysis, std::span<const std::string> forbidden);
SearchReport without_moves(SearchReport report, std::span<const std::string> forbidden);

// Gives the moves that draw by repetition the value of a draw and sorts the moves again, best
// first.  The value of the position and the perfect line, which ignore the past, are unchanged.
Analysis with_draws(Analysis analysis, std::span<const std::string> repeating);

// Returns the moves whose proved outcome is that of the position; empty if none was found in time.
std::vector<std::string> proved_moves(const SearchReport& report);

// Returns the move nearest to the centre of the board among those whose outcome the search of
// `state` did not find; such moves are usually better.  nullopt: all outcomes are known.
std::optional<std::string> likeliest_move(const AnyGame& game, const AnyState& state,
                                          const SearchReport& report);

}  // namespace kanzen

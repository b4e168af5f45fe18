#pragma once
// Which moves are best, by what is known of a position.
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Without the moves that a rule about the past forbids; their values stay those of the state.
Analysis without_moves(Analysis analysis, std::span<const std::string> forbidden);
SearchReport without_moves(SearchReport report, std::span<const std::string> forbidden);

// With those moves as draws, whatever their values say: the past decides.  Best first again; the
// value and the perfect line stay those of the state.
Analysis with_draws(Analysis analysis, std::span<const std::string> repeating);

// The moves no other is better than, in the analysis' order.  Empty: the game has ended, or no
// move is known.
std::vector<std::string> best_moves(const Analysis& analysis);

// The moves that are proved to be worth what the position is worth.  Empty: there was no time
// to find one.
std::vector<std::string> proved_moves(const SearchReport& report);

// Of the moves that a search of `state` has left open, the nearest to the middle of the board:
// where little is known, such moves are mostly the better ones.  nullopt: none is open.
std::optional<std::string> likeliest_move(const AnyGame& game, const AnyState& state,
                                          const SearchReport& report);

}  // namespace kanzen

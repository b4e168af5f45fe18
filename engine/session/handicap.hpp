#pragma once
// Handicap stones of Go: the first player has them on the board before the second player begins.
// Their points are those of the Go Text Protocol, version 2, section 4.1.1 (fixed handicap).
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

// Returns the squares of the handicap stones, numbered row by row from the top left; empty: there
// is no such handicap on a board of this size.
std::vector<unsigned> handicap_squares(const BoardSize& size, unsigned stones);

// Returns the largest handicap on a board of this size; 0: the board is too small or not square.
unsigned most_handicap(const BoardSize& size);

// Returns the notation of the position with the first player's stones on `squares` and the second
// player to move.  `game` must have one kind of piece per player and no pieces in hand.
std::string position_with_stones(const AnyGame& game, const std::vector<unsigned>& squares);

// Returns the notation of the start position with the handicap; without stones, or if there is no
// such handicap, the game's start position.
std::string handicap_position(const AnyGame& game, unsigned stones);

// Returns the number of handicap stones of a game that begins with `stones` of each player on the
// board and `to_move` to move, and goes on with stones of the players `placed`: the first player's
// stones on the board, if there are no others and the second player is to move, and those that the
// first player places before the second one.  0: these are fewer than two, or the players do not
// place the next four stones in turn, which means that a program sets up a position by moves.
unsigned count_handicap(const std::array<unsigned, 2>& stones, Player to_move,
                        std::span<const Player> placed);

// Returns the number of handicap stones with which the main line begins (count_handicap).
unsigned handicap_of(const Session& session);

// The usual komi of a game with handicap.
inline constexpr double komi_with_handicap = 0.5;

// Begins a game with a komi (nullopt: the game's own) and a fixed handicap (0: none).
// Errc::unsupported: the game has no komi, or not this one.
Result<Session> begin_game(const std::shared_ptr<const AnyGame>& game, std::optional<double> komi,
                           unsigned handicap);

// Returns the points that the second player gets for handicap stones (GameInfo::compensation).
double handicap_compensation(HandicapBonus bonus, unsigned stones);

}  // namespace kanzen

#pragma once
// Dobutsu shogi as text (docs/GAMES.md, "Dobutsu shogi").
//
// Position: the rows from the top joined by "/": "L E G C H" the first player's lion, elephant,
// giraffe, chick and hen, who is at the bottom, in small letters the second's, a digit for that
// many empty squares; then ":" and what both hold, the first player's before the second's, or "-";
// then
// ":" and the side to move, "1" or "2".  The start: "gle/1c1/1C1/ELG:-:1".
// Move: the squares "b2b3", or from the hand "C@b2"; a1 is the first player's left corner.
// FEN, as servers for variants of chess have it: "gle/1c1/1C1/ELG[] w", a hen "+C", the first
// player "w".
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

inline constexpr std::string_view kind_letters = "EGCHL";  // by Kind

// A square that the side to move calls so, as the first player does, and the other way round.
constexpr unsigned first_players_square(unsigned square, bool second_to_move) {
  return second_to_move ? turned(square) : square;
}
// "a1", of a square as the first player sees it.
std::string square_name(unsigned square);

// Why pieces are no position; of a player, and of a kind that hands have: chicks and hens together.
std::string missing_lion(bool second);
std::string third_piece(unsigned kind);
std::string missing_pieces(unsigned kind, unsigned found);
// Of the side to move: he came there with his last move, and then the other has won, or taken it.
inline constexpr std::string_view lion_has_tried =
    "the lion of the side to move stands on the last rank: the game ended when it came there";

// Either notation.  Refuses text that is no position, and positions that play cannot come to
// because pieces are missing, too many, or a lion is where it had ended the game.
Result<State> parse_position(std::string_view text);
std::string format_position(const State& s);
std::string format_fen(const State& s);
std::string format_move(const State& s, Move move);

}  // namespace kanzen::dobutsu

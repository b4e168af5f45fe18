#pragma once
// Notation of Dobutsu shogi (docs/games/dobutsu.md).
//
// Position: the rows from the top, joined by "/": "L E G C H" for the lion, elephant, giraffe,
// chick and hen of the first player, who is at the bottom, small letters for the second player's
// pieces, and digits for numbers of empty squares; then ":" and the pieces in hand, the first
// player's before the second's, or "-" for none; then ":" and the side to move, "1" or "2".
// Initial position: "gle/1c1/1C1/ELG:-:1".  Move: two squares, "b2b3", or a drop, "C@b2"; a1 is the
// first player's left corner.
//
// Notations of other programs, the first two with "+C" for a hen:
// - FEN: "gle/1c1/1C1/ELG[] w - - 0 1", where "w" is the first player;
// - SFEN: "gle/1c1/1C1/ELG b - 1", where "b" is the first player, and "2C" is two chicks in hand;
// - clausecker/dobutsu: "S/gle/-c-/-C-/ELG/-", where "S" is the first player, "G" the second, and
//   "R" a hen.  It is parsed but not written.
// The parser also accepts the moves "B2-B3", "b2xb3", "c*b2", and "a3a4+" for a chick that promotes
// to a hen.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/move_reader.hpp"
#include "engine/core/result.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/games/dobutsu/no_drops.hpp"
#include "engine/games/dobutsu/rules.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {
inline constexpr std::string_view kind_letters = "EGCHL";  // by Kind
inline constexpr std::string_view hand_letters = kind_letters.substr(0, hand_kinds);

// A piece: its kind and its owner.
struct Piece {
  unsigned kind = 0;
  bool second = false;
};
// Without drops, returns whether the piece can come to the square, which is given in the first
// player's view.
constexpr bool can_come_to(const Piece& piece, unsigned square) {
  return (bit(piece.second ? turned(square) : square) & squares_without_drops(piece.kind)) != 0;
}
constexpr char letter_of(unsigned kind, bool second) {
  return second ? to_lower(kind_letters[kind]) : kind_letters[kind];
}

// The pieces on the board and in hand, from the first player's point of view.  They need not form a
// legal position.
struct Placement {
  std::array<std::optional<Piece>, square_count> pieces;
  std::array<Hand, 2> hands;  // the first player's, the second's
  bool second_to_move = false;
};

// Converts a square between the points of view of the side to move and of the first player, in
// either direction.
constexpr unsigned first_players_square(unsigned square, bool second_to_move) {
  return second_to_move ? turned(square) : square;
}
// Returns the name of a square from the first player's point of view: "a1".
std::string square_name(unsigned square);

// Return messages about the numbers of pieces.  `kind` is a kind of pieces in hand, which for hens
// is chick.  second_piece() is about a player's pieces without drops.
Diagnostic missing_lion(bool second);
Diagnostic third_piece(unsigned kind);
Diagnostic second_piece(unsigned kind, bool second);
// Without drops such a piece never comes to the square, which is given in the first player's view.
Diagnostic unreachable_square(const Piece& piece, unsigned square);
Diagnostic missing_pieces(unsigned kind, unsigned found);

// Parses a position in any of these notations.  Errors: Errc::bad_notation; Errc::illegal_position
// if the game has other numbers of pieces or none in hand, or if the lion of the side to move is on
// the last rank, which had ended the game.
Result<State> parse_position(std::string_view text, Rules rules);
std::string format_position(const State& s);
std::string format_placement(const Placement& placement);
// FEN and SFEN contain move counters, which are written as at the start of a game.
std::string format_fen(const State& s);
std::string format_sfen(const State& s);
std::string format_move(const State& s, Move move);
// Returns the move as format_move writes it; nullopt if the text is no move.
std::optional<std::string> normalise_move_text(std::string_view text);

// Views of Dobutsu shogi for front ends.

// Names of endings (GameInfo::endings).
inline constexpr std::string_view lion_taken = "lion_taken", lion_tried = "try",
                                  stalemate = "no_moves";

GameInfo game_info(Rules rules);
BoardView board_view(const State& s, Rules rules);
MoveView view_move(const State& s, Move move, Rules rules);

}  // namespace kanzen::dobutsu

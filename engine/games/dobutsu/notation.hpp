#pragma once
// Dobutsu shogi as text (docs/GAMES.md, "Dobutsu shogi").
//
// Position: the rows from the top joined by "/": "L E G C H" the first player's lion, elephant,
// giraffe, chick and hen, who is at the bottom, in small letters the second's, a digit for that
// many empty squares; then ":" and what both hold, the first player's before the second's, or "-";
// then ":" and the side to move, "1" or "2".  The start: "gle/1c1/1C1/ELG:-:1".
// Move: the squares "b2b3", or from the hand "C@b2"; a1 is the first player's left corner.
//
// Other programs write the same position, with "+C" for a hen in the first two, as
// - FEN: "gle/1c1/1C1/ELG[] w - - 0 1", where "w" is the first player;
// - SFEN: "gle/1c1/1C1/ELG b - 1", where "b" is the first player, and "2C" two chicks in hand;
// - clausecker/dobutsu does: "S/gle/-c-/-C-/ELG/-", where "S" is the first player, "G" the second,
//   and "R" a hen.  It is read and not written.
// Other moves are read as well: "B2-B3", "b2xb3", "c*b2", and "a3a4+" of a chick that becomes a
// hen.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/move_reader.hpp"
#include "engine/core/result.hpp"
#include "engine/core/texts.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {
inline constexpr std::string_view kind_letters = "EGCHL";  // by Kind
inline constexpr std::string_view hand_letters = kind_letters.substr(0, hand_kinds);

// A kind and its owner.
struct Piece {
  unsigned kind = 0;
  bool second = false;
};
constexpr char letter_of(unsigned kind, bool second) {
  return second ? to_lower(kind_letters[kind]) : kind_letters[kind];
}

// What stands where, and in the hands, as the first player sees it.  It need not be a position.
struct Placement {
  std::array<std::optional<Piece>, square_count> pieces;
  std::array<Hand, 2> hands;  // the first player's, the second's
  bool second_to_move = false;
};

// A square that the side to move calls so, as the first player does, and the other way round.
constexpr unsigned first_players_square(unsigned square, bool second_to_move) {
  return second_to_move ? turned(square) : square;
}
// "a1", of a square as the first player sees it.
std::string square_name(unsigned square);

// Why pieces are no position; of a player, and of a kind that hands have: chicks and hens together.
Diagnostic missing_lion(bool second);
Diagnostic third_piece(unsigned kind);
Diagnostic missing_pieces(unsigned kind, unsigned found);

// Any of these notations.  Refuses text that is no position, and positions that play cannot come to
// because pieces are missing, too many, or a lion is where it had ended the game.
Result<State> parse_position(std::string_view text);
std::string format_position(const State& s);
std::string format_placement(const Placement& placement);
// Both count moves, which a position does not know, as if it began a game.
std::string format_fen(const State& s);
std::string format_sfen(const State& s);
std::string format_move(const State& s, Move move);
// A move as format_move writes it; nullopt: the text is none.
std::optional<std::string> usual_spelling(std::string_view text);

// Dobutsu shogi as front-ends draw and list it.

// Names of endings (GameInfo::endings).
inline constexpr std::string_view lion_taken = "lion_taken", lion_tried = "try",
                                  stalemate = "no_moves";

GameInfo game_info();
BoardView board_view(const State& s);
MoveView view_move(const State& s, Move move);

}  // namespace kanzen::dobutsu

#pragma once
// Model of the position editor: squares may hold any pieces, and faults are reported rather than
// prevented.  This file contains no rules; the games report the faults
// (adapter/position_editor.hpp).
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/diagnostic.hpp"

namespace kanzen {

// A position that may be illegal.  Squares are numbered as in BoardView.
struct PositionDraft {
  unsigned columns = 0, rows = 0;
  std::vector<std::vector<PieceView>> squares;  // stacks, bottom to top
  std::vector<HandView> hands;
  Player to_move = 0;
  std::array<unsigned, 2> prisoners{};  // stones captured by each player, where they count
  // State left by the last move.  Every edit of the position resets it.
  std::optional<unsigned> ko;  // the point that ko forbids
  bool passed = false;
  friend bool operator==(const PositionDraft&, const PositionDraft&) = default;
};

// The parts of a position that can be edited in a game; the others follow from them.
struct DraftRules {
  std::vector<PieceView> pieces;  // the first player's, then the second's, each by kind
  bool stacks = false;            // squares hold stacks, higher kinds on top
  // By kind: the kind that a piece becomes in the hand of the player who takes it.  Empty: taken
  // pieces leave the game.
  std::vector<std::uint8_t> taken_as;
  bool sets_hands = false;
  bool sets_side = true;
  bool sets_ko = false;
  bool directed = false;   // pieces point to a side: rotating the board swaps the players
  bool can_rotate = true;  // the rules are the same on a rotated board
};

// A reason why a draft is not a legal position.
struct DraftFault : Diagnostic {
  std::string kind;  // machine-readable, as in JSON: "third_piece"
  std::vector<unsigned> squares;
  std::vector<unsigned> hands;  // indices into PositionDraft::hands
};

PositionDraft draft_of(const BoardView& board);

// --- edits; each leaves all other parts of the draft unchanged

// Places a piece and replaces the piece of the same kind on the square; without stacks, any piece.
void put_piece(PositionDraft& draft, const DraftRules& rules, unsigned square, PieceView piece);
// Removes and returns the top piece; nullopt if the square is empty.
std::optional<PieceView> take_piece(PositionDraft& draft, unsigned square);
// A piece of the other player on `to` is taken.  Returns false if there is no piece to move or the
// squares are equal.
bool move_piece(PositionDraft& draft, const DraftRules& rules, unsigned from, unsigned to);
// Empties the board and the hands; the first player is to move.
void clear(PositionDraft& draft);
// Sets the number of pieces in a hand.  Returns false if it exceeds the capacity or there is no
// such hand.
bool set_hand_count(PositionDraft& draft, unsigned hand, unsigned count);
bool set_ko(PositionDraft& draft, std::optional<unsigned> square);
void set_side(PositionDraft& draft, Player player);

// Mirrors the board left to right.
void mirror(PositionDraft& draft);
// Rotates the board by 90 degrees clockwise, by 180 degrees if it is not square.
void rotate(PositionDraft& draft);
// Moves all pieces by these numbers of squares to the right and down.  Returns false, and changes
// nothing, if a piece or the ko point would leave the board.
bool shift(PositionDraft& draft, int right, int down);
// Exchanges the players' pieces and the side to move; in directed games also rotates the board by
// 180 degrees.
void swap_players(PositionDraft& draft, const DraftRules& rules);

}  // namespace kanzen

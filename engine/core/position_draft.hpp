#pragma once
// A position that is put together by hand: anything may stand anywhere, and what is wrong with it
// is told beside it.  Nothing here knows a rule; the games say what they find
// (adapter/position_editor.hpp).
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/diagnostic.hpp"

namespace kanzen {

// Squares are counted as in BoardView.
struct PositionDraft {
  unsigned columns = 0, rows = 0;
  std::vector<std::vector<PieceView>> squares;  // stacks, bottom to top
  std::vector<HandView> hands;
  Player to_move = 0;
  // What a notation says of the last move.  Whatever is changed forgets it.
  std::optional<unsigned> ko;  // the point that may not be played now
  bool passed = false;
  friend bool operator==(const PositionDraft& a, const PositionDraft& b);
};

// What can be set in the positions of a game; what cannot follows from the rest.
struct DraftRules {
  std::vector<PieceView> pieces;  // the first player's, then as many of the second's, kind by kind
  bool stacks = false;            // a piece stands over those of lower kinds, and under higher ones
  bool sets_hands = false;
  bool sets_side = true;
  bool sets_ko = false;
  bool directed = false;  // the players sit opposite each other: a turned board is the other's
};

// Something that keeps a draft from being a position.
struct DraftFault : Diagnostic {
  std::string kind;  // as every text that a program may read has it: "third_piece"
  std::vector<unsigned> squares;
  std::vector<unsigned> hands;  // indices into PositionDraft::hands
};

PositionDraft draft_of(const BoardView& board);

// --- changes; all of them leave what is not theirs as it is

// On a square that has a piece of that kind, and where nothing stacks of any kind, it takes the
// other's place.
void put_piece(PositionDraft& draft, const DraftRules& rules, unsigned square, PieceView piece);
// The visible piece; nullopt: there is none.
std::optional<PieceView> take_piece(PositionDraft& draft, unsigned square);
// False: there is no piece to move, or it stands there already.
bool move_piece(PositionDraft& draft, const DraftRules& rules, unsigned from, unsigned to);
// Pieces gone from the board and from hands, and the first player to move.
void clear(PositionDraft& draft);
// False: there are not so many.
bool hold(PositionDraft& draft, unsigned hand, unsigned count);
bool set_ko(PositionDraft& draft, std::optional<unsigned> square);
void set_side(PositionDraft& draft, Player player);

// Left and right exchanged.
void mirror(PositionDraft& draft);
// By a quarter to the right, or by half where the sides are not equal.
void turn(PositionDraft& draft);
// Each player has what the other one had, and the other one is to move; of directed pieces the
// board is turned by half as well.
void swap_players(PositionDraft& draft, const DraftRules& rules);

}  // namespace kanzen

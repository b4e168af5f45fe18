#pragma once
// Records of m,n,k games in the notations of other programs:
//
// - numbers of squares, row by row from the top left: "5 1 9", on boards with up to nine squares
//   also "519"; with gravity numbers of columns from the left: "4453".  They begin with 0 if a 0 is
//   among them, otherwise with 1.  A score behind such a text, as in lists of test positions of
//   Connect Four, is ignored.
// - [Game "ConnectFour"] or [Game "TicTacToe"], or without a game the tag Player1Choice of the same
//   program, and moves in the form of PGN, with row 1 at the top: "1. a6 2. a5"; with gravity the
//   column suffices.
#include <optional>
#include <string_view>

#include "engine/core/foreign_record.hpp"
#include "engine/core/result.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {

// Returns nullopt if the text is in none of these notations, or with `named` false if it could as
// well be of another game.  Errors name the move, its number and what is wrong.
std::optional<Result<ForeignRecord>> read_foreign_record(const Mnk& game, std::string_view text,
                                                         bool named);

}  // namespace kanzen::mnk

#pragma once
// Records of Dobutsu shogi in the notations of other programs:
//
// - KIF, as lishogi writes it: "1 ２二ひよこ(23)".  Files are digits from the first player's right,
//   ranks begin at the second player's side; "同" is the square of the last move, "打" a drop.
// - Japanese without origins: "▲B2ひよこ △同ぞう".  Columns A to C begin at the first player's
// left;
//   of several pieces the move says which one: 左 右 上 引 寄 直, from the mover's point of view.
// - CSA, as T. Tanaka's programs write it: "+B3B2HI", "-00A2ZO".  The piece is that after the move.
// - USI: "position startpos moves 2c2b", and SFEN with the letters of lishogi (K R B P) or of
//   Fairy-Stockfish (L G E C); UCI: "position fen gle/1c1/1C1/ELG[] w 0 1 moves b2b3".
// - PGN with SAN, as pychess and Fairy-Stockfish write it: "1. Gc2 Ga3 2. E@b2 Cxb1=H", and SAN
//   with origins, as clausecker/dobutsu writes it: "Cb3xb2".  Comments and variations are skipped.
#include <optional>
#include <string_view>

#include "engine/core/foreign_record.hpp"
#include "engine/core/result.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen::dobutsu {

// Returns nullopt if the text is in none of these notations, or with `named` false if it could as
// well be of another game.  Errors name the move, its number and what is wrong.
std::optional<Result<ForeignRecord>> read_foreign_record(const Dobutsu& game, std::string_view text,
                                                         bool named);

}  // namespace kanzen::dobutsu

// Records in the notations of other programs.  Random games are written in each notation by the
// functions below, which share nothing with the readers.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "engine/core/string_utils.hpp"
#include "engine/session/foreign_record.hpp"

namespace kanzen::foreign_records_testing {
namespace {

// --- a move of Dobutsu shogi, and how others write it

struct Step {
  char piece = 'L';  // before the move: L E G C H
  bool drops = false, captures = false, promotes = false;
  unsigned from_column = 0, from_row = 0, column = 0, row = 0;  // row 0 is the first player's
  Player player = 0;
  std::string text;                 // in the program's own notation
  std::vector<std::string> others;  // legal moves to the same square
};

Step step_of(const Session& session, const MoveView& move) {
  const BoardView& board = session.board();
  Step step;
  step.text = move.text;
  step.player = board.to_move;
  step.drops = !move.from;
  const auto place = [](unsigned square, unsigned& column, unsigned& row) {
    column = square % 3;
    row = 3 - square / 3;
  };
  place(*move.to, step.column, step.row);
  step.piece = session.info().kinds[move.piece.kind][0];
  if (step.drops) step.piece = move.text[0];
  if (!step.drops) {
    place(*move.from, step.from_column, step.from_row);
    step.piece = session.info().kinds[board.squares[*move.from].stack.back().kind][0];
    step.captures = !board.squares[*move.to].stack.empty();
    step.promotes = step.piece == 'C' && step.row == (step.player == 0 ? 3U : 0U);
  }
  for (const MoveView& other : session.moves())
    if (other.to == move.to && other.text != move.text) step.others.push_back(other.text);
  return step;
}

std::string name_of(unsigned column, unsigned row, bool from_top) {
  return {static_cast<char>('a' + column), static_cast<char>(from_top ? '4' - row : '1' + row)};
}

std::string in_usi(const Step& step) {
  const auto square = [](unsigned column, unsigned row) {
    return std::string{static_cast<char>('3' - column), static_cast<char>('d' - row)};
  };
  constexpr std::string_view own = "GEC", shogi = "RBP";
  if (step.drops)
    return std::string{shogi[own.find(step.piece)], '*'} + square(step.column, step.row);
  return square(step.from_column, step.from_row) + square(step.column, step.row) +
         (step.promotes ? "+" : "");
}

std::string in_csa(const Step& step) {
  const auto square = [](unsigned column, unsigned row) {
    return to_upper(name_of(column, row, true));
  };
  constexpr std::string_view kinds = "LEGCH";
  constexpr std::array codes{"LI", "ZO", "KI", "HI", "NI"};
  const char after = step.promotes ? 'H' : step.piece;
  return (step.player == 0 ? "+" : "-") +
         (step.drops ? "00" : square(step.from_column, step.from_row)) +
         square(step.column, step.row) + codes[kinds.find(after)];
}

std::string japanese_name(char piece) {
  constexpr std::string_view kinds = "LEGCH";
  constexpr std::array names{"ライオン", "ぞう", "きりん", "ひよこ", "にわとり"};
  return names[kinds.find(piece)];
}

std::string in_kif(const Step& step) {
  constexpr std::array files{"３", "２", "１"};  // by column
  constexpr std::array ranks{"四", "三", "二", "一"};
  std::string text = std::string(files[step.column]) + ranks[step.row] + japanese_name(step.piece);
  if (step.drops) return text + "打";
  const std::array from{static_cast<char>('3' - step.from_column),
                        static_cast<char>('4' - step.from_row)};
  return text + (step.promotes ? "成" : "") + '(' + std::string(from.begin(), from.end()) + ')';
}

// Standard algebraic notation: the origin as far as other pieces of the kind need it.
std::string in_san(const Session& session, const Step& step) {
  const std::string to = name_of(step.column, step.row, false);
  if (step.drops) return std::string{step.piece, '@'} + to;
  bool needed = false, same_column = false, same_row = false;
  for (const std::string& other : step.others) {
    if (other[1] == '@') continue;
    const unsigned column = static_cast<unsigned>(other[0] - 'a');
    const unsigned row = static_cast<unsigned>(other[1] - '1');
    const auto& stack = session.board().squares[(3 - row) * 3 + column].stack;
    if (session.info().kinds[stack.back().kind][0] != step.piece) continue;
    needed = true;
    same_column = same_column || column == step.from_column;
    same_row = same_row || row == step.from_row;
  }
  const std::string from = name_of(step.from_column, step.from_row, false);
  std::string text(1, step.piece);
  if (needed && (!same_column || same_row)) text += from[0];
  if (needed && same_column) text += from[1];
  return text + (step.captures ? "x" : "") + to + (step.promotes ? "=H" : "");
}

// The notation of clausecker/dobutsu, where hens are named like chicks.
std::string in_long_san(const Step& step) {
  const std::string to = name_of(step.column, step.row, true);
  const char piece = step.piece == 'H' ? 'C' : step.piece;
  if (step.drops) return std::string{piece, '*'} + to;
  return piece + name_of(step.from_column, step.from_row, true) + (step.captures ? "x" : "-") + to +
         (step.promotes ? "+" : "");
}

struct WrittenGame {
  std::vector<std::string> moves;
  std::string end;
  std::string kif = "手合割：どうぶつしょうぎ\n先手：\n後手：\n手数----指手----\n";
  std::string csa, usi = "position startpos moves", san = "[Variant \"Dobutsu\"]\n\n", long_san;
};

WrittenGame random_game(std::mt19937& random) {
  Session session = *Session::open("dobutsu");
  WrittenGame game;
  for (int ply = 0; ply < 60 && session.move_count() > 0; ++ply) {
    // Most moves let the lion be taken, which ends the game.
    MoveView move;
    for (bool ends = true, again = true; ends && again; again = random() % 20 != 0) {
      move = session.moves()[random() % session.moves().size()];
      ends = session.game().board(*session.after(move.place)).end.has_value();
    }
    const Step step = step_of(session, move);
    const std::string number = std::to_string(ply + 1);
    game.kif += "   " + number + "   " + in_kif(step) + "   (00:01/00:00:01)\n";
    game.csa += in_csa(step) + '\n';
    game.usi += ' ' + in_usi(step);
    game.san += (ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "") + in_san(session, step) +
                (ply % 3 == 0 ? " {a comment (1. b2)} " : " ");
    game.long_san += number + ". " + in_long_san(step) + ' ';
    game.moves.push_back(move.text);
    EXPECT_TRUE(session.play(move.text));
    if (session.board().end) break;
  }
  game.end = session.position();
  return game;
}

std::vector<std::string> moves_of(const Session& session) {
  std::vector<std::string> moves;
  for (const Session::Node node : session.line())
    if (node != 0) moves.push_back(session.move_to(node));
  return moves;
}

TEST(ForeignRecords, OfDobutsuShogiAreReadAsTheyWereWritten) {
  std::mt19937 random(59);
  std::size_t plies = 0;
  for (int round = 0; round < 200; ++round) {
    const WrittenGame game = random_game(random);
    plies += game.moves.size();
    for (const std::string* text : {&game.kif, &game.csa, &game.usi, &game.san, &game.long_san}) {
      // All but the last name the game themselves.
      const auto read = text == &game.long_san ? open_foreign_record(*text, "dobutsu")
                                               : open_foreign_record(*text);
      ASSERT_TRUE(read) << *text;
      ASSERT_TRUE(*read) << *text << (*read).error().message;
      ASSERT_EQ(moves_of((**read).session), game.moves) << *text;
      ASSERT_EQ((**read).session.position(), game.end) << *text;
      ASSERT_EQ((**read).left_out, 0U) << *text;
    }
  }
  EXPECT_GT(plies, 4'000U);
}

// Reads a record that is expected to be valid, and returns its moves.
std::string read_moves(std::string_view text, std::string_view game = {},
                       std::string_view rules = {}) {
  const auto read = open_foreign_record(text, game, rules);
  if (!read) return "not recognised";
  if (!*read) return read->error().message;
  return joined(moves_of((**read).session), " ");
}

TEST(ForeignRecords, InJapaneseHaveManyForms) {
  const std::string own = "b2b3 c4b3 c1c2 b3c2 b1c2";
  EXPECT_EQ(
      read_moves("手合割：どうぶつしょうぎ\n先手：A\n後手：B\n手数----指手---------消費時間--\n"
                 "   1   ２二ひよこ(23) * a remark\n   2   同　ぞう(11)\n*a comment\n"
                 "   3   １三きりん(14)   ( 0:01/00:00:01)\n   4   同　ゾウ(22)\n"
                 "   5   同　ライオン(24)\n"),
      own);
  EXPECT_EQ(read_moves("▲B2ひよこ △同ぞう ▲C3きりん △同ぞう ▲同ライオン"), own);
  EXPECT_EQ(read_moves("☗２二ヒヨコ ☖同像 ☗１三麒麟\n☖同ぞ\n☗同玉"), own);
  // A variation, and how a game ends.
  EXPECT_EQ(read_moves("   1   １三きりん(14)\n   2   ３二きりん(31)\n   3   投了\n"
                       "変化：2手\n   2   ２三ひよこ(22)\n"),
            "c1c2 a4a3 resign");
  EXPECT_EQ(read_moves("   1   １三きりん(14)\n   2   中断\n"), "c1c2");
}

TEST(ForeignRecords, InJapaneseChooseAmongSeveralPieces) {
  // Two giraffes beside and below a2.
  const std::string diagram =
      "後手の持駒：ひよこ二　ぞう\n  ３ ２ １\n+---------+\n| ・vラ ・|一\n| ・ ・ ・|二\n"
      "| ・ き ・|三\n| き ラ ぞ|四\n+---------+\n先手の持駒：なし\n";
  const auto after = [&](const std::string& move) { return read_moves(diagram + move); };
  EXPECT_EQ(after("▲A3きりん寄"), "b2a2");
  EXPECT_EQ(after("▲A3きりん上"), "a1a2");
  EXPECT_EQ(after("▲A3きりん直"), "a1a2");
  EXPECT_EQ(after("▲A3きりん右"), "b2a2");
  EXPECT_EQ(after("▲A3きりん"),
            "move 1 of the record, \"A3きりん\": several moves fit: a1a2, b2a2");
  EXPECT_EQ(read_moves(diagram + "後手番\n▲A2ひよこ"), "C@a3");
}

TEST(ForeignRecords, HaveStartPositionsOfTheirOwn) {
  const auto read = open_foreign_record("position sfen rkb/3/1P1/BKR b p 1 moves 2c2b");
  ASSERT_TRUE(read && *read);
  EXPECT_EQ((**read).session.position(0), "gle/3/1C1/ELG:c:1");
  EXPECT_EQ(
      read_moves("[Variant \"Dobutsu\"]\n[FEN \"gle/3/1C1/ELG[c] b - - 0 1\"]\n\n1... C@b3 *"),
      "C@b3");
  EXPECT_EQ(read_moves("position fen gle/3/1C1/ELG[c] w - - 0 1 moves b2b3"), "b2b3");
  EXPECT_NE(read_moves("position sfen rkb/9/1P1/BKR b p 1").find("the record's position"),
            std::string::npos);
  EXPECT_EQ(read_moves("V2.2\nN+A\nP1-KI-LI-ZO\nP2 * -HI * \nP3 * +HI *\nP4+ZO+LI+KI\n+\n"
                       "+2322HI\nT1\n-1122ZO\n%TORYO\n"),
            "b2b3 c4b3 resign");
  const auto in_csa =
      open_foreign_record("P1   +NI-ZO\nP2-LI\nP-33HI00KI\nP+24LI00ZO00KI\n-\n-3222LI\n");
  ASSERT_TRUE(in_csa && *in_csa) << in_csa->error().message;
  EXPECT_EQ((**in_csa).session.position(0), "1He/l2/c2/1L1:EGg:2");
  EXPECT_EQ(read_moves("-\n-2223HI\n"), "b3b2");
  EXPECT_EQ(read_moves("P1-KI-LI-ZO\nP2 * -HX *\n+\n+2322HI\n"),
            "the diagram of the record has four rows of three squares");
  EXPECT_EQ(
      read_moves("手合割：その他\n上手の持駒：ひよこ二\n  ３ ２ １\n+---------+\n|vきvラvぞ|一\n"
                 "| ・ ・ ・|二\n| ・ ・ ・|三\n| ぞ ラ き|四\n+---------+\n下手の持駒：なし\n"
                 "上手番\n   1   ２三ひよこ打\n"),
      "C@b2");
}

TEST(ForeignRecords, AfterTheEndOfTheGameAreLeftOut) {
  // Elsewhere the lion has to be taken.
  const auto read = open_foreign_record("[Variant \"Dobutsu\"]\n\n1. Cxb3 Ga3 2. Cxb4=H 1-0");
  ASSERT_TRUE(read && *read) << read->error().message;
  EXPECT_EQ(joined(moves_of((**read).session), " "), "b2b3 a4a3");
  EXPECT_EQ((**read).left_out, 1U);
}

// pychess-variants, issue 472: the third occurrence of a position draws the game at ply 38.
TEST(ForeignRecords, EndWithARepetition) {
  const auto read = open_foreign_record(
      "[Event \"pychess-variants issue 472\"]\n[Variant \"Dobutsu\"]\n[Result \"*\"]\n\n"
      "1. Gc2 Ga3 2. Lc1 Ga2 3. Lb1 Gxa1+ 4. Lxa1 E@a3 5. G@a2 Cxb2 6. Gxa3 Lxa3 7. Gxb2 Eb3 "
      "8. C@a2+ Lb4 9. Lb1 G@c3 10. La1 Gc2 11. Gxc2 Exc2 12. E@a3+ Lc3 13. Eb2+ Lb4 14. G@c1 Eb3 "
      "15. Lb1 C@c3 16. Ea3+ Lc4 17. Eb2 Lb4 18. Ea3+ Lc4 19. Eb2 Lb4 20. Ea3+ Lc4 21. Eb2 Lb4 "
      "22. Ea3+ Lc4 23. Eb2 Lb4 24. Ea3+ Lc4 *");
  ASSERT_TRUE(read && *read) << read->error().message;
  EXPECT_EQ((**read).session.ply(), 38U);
  EXPECT_EQ((**read).session.position(), "1l1/1ec/CE1/1LG:g:1");
  EXPECT_EQ((**read).left_out, 10U);
}

TEST(ForeignRecords, SayWhichMoveIsWrong) {
  EXPECT_EQ(read_moves("+B3B2HI\n+A1A2KI"),
            "move 2 of the record, \"+A1A2KI\": it is the other player's turn");
  EXPECT_EQ(read_moves("+B3B2HI\n-A1A9KI"), "move 2 of the record, \"-A1A9KI\": not a move");
  EXPECT_EQ(read_moves("position startpos moves 2c2b 3a3d"),
            "move 2 of the record, \"3a3d\": no legal move fits, in gle/1C1/3/ELG:C:2");
  EXPECT_EQ(read_moves("[Variant \"Dobutsu\"]\n\n1. Gc2 Zz9"),
            "move 2 of the record, \"Zz9\": not a move");
  EXPECT_EQ(read_moves("手合割：どうぶつ\n   1   ２二ひよこ(23)\n   2   ５五ぞう(11)\n"),
            "move 2 of the record, \"2   ５五ぞう(11)\": not a move");
}

TEST(ForeignRecords, OfConnectFourAreNumbersOfColumns) {
  const auto four = [](std::string_view text) { return read_moves(text, "mnk:7,6,4", "gravity"); };
  const std::string own = "d1 d2 e1 c1";
  for (const char* text : {"4453", "4453 -1", "4 4 5 3", "4, 4, 5, 3", "4453\n"})
    EXPECT_EQ(four(text), own) << text;
  EXPECT_EQ(four("3, 3, 4, 2, 0"), own + " a1") << "from 0 if a 0 is among them";
  EXPECT_EQ(four("2252576253462244111563365343671351441 -1").size(), 37U * 3 - 1);
  EXPECT_EQ(four("4458"), "move 4 of the record, \"8\": not a move");
  EXPECT_EQ(four("4444444"),
            "move 7 of the record, \"4\": no legal move fits, in "
            "...O.../...X.../...O.../...X.../...O.../...X...:1");
  EXPECT_EQ(read_moves("[Game \"ConnectFour\"]\n[Result \"1-0\"]\n\n1. a6 2. a5 3. b 4. b5"),
            "a1 a2 b1 b2");
  EXPECT_EQ(four("[Event \"x\"]\n[Player1Choice \"X\"]\n\n1. f 2. e"), "f1 e1");
  EXPECT_EQ(read_moves("4453"), "not recognised") << "of which game?";
}

TEST(ForeignRecords, OfTicTacToeAreNumbersOfSquares) {
  const auto three = [](std::string_view text) { return read_moves(text, "tictactoe"); };
  EXPECT_EQ(three("5 1 9"), "b2 a3 c1");
  EXPECT_EQ(three("519"), "b2 a3 c1");
  EXPECT_EQ(three("8, 3, 6, 0, 2, 1, 5"), "c1 a2 a1 a3 c3 b3 c2") << "from 0";
  EXPECT_EQ(three("5 5"), "move 2 of the record, \"5\": no legal move fits, in .../.X./...:2");
  EXPECT_EQ(read_moves("[Game \"TicTacToe\"]\n\n1. a1 2. a2 3. b1 4. b2 5. c1"), "a3 a2 b3 b2 c3");
  EXPECT_EQ(three("b2 a3"), "not recognised") << "this program's own notation";
}

TEST(ForeignRecords, OtherTextsAreNone) {
  for (const char* text : {"", " ", "b2b3 b3b2", "hello", "[Event \"x\"]\n\n1. e4 e5", "{}", "("})
    for (const char* game : {"", "dobutsu", "tictactoe", "gobblers2", "go:9"})
      EXPECT_EQ(read_moves(text, game), "not recognised") << text << ' ' << game;
}

}  // namespace
}  // namespace kanzen::foreign_records_testing

// Dobutsu shogi as text (docs/games/dobutsu.md): accepted texts, and the errors of others.
#include "engine/games/dobutsu/notation.hpp"

#include <gtest/gtest.h>

#include <string>

#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen::dobutsu {
namespace {

std::string refusal(const std::string& text) {
  const auto parsed = parse_position(text, Rules::normal);
  return parsed ? "" : parsed.error().message;
}

// The position as the program itself writes it.
std::string understood(const std::string& text) {
  const auto parsed = parse_position(text, Rules::normal);
  return parsed ? format_position(*parsed) : parsed.error().message;
}

TEST(DobutsuNotation, PositionsComeBackInEveryNotation) {
  const struct {
    const char *own, *fen, *sfen;
  } positions[] = {
      {"gle/1c1/1C1/ELG:-:1", "gle/1c1/1C1/ELG[] w - - 0 1", "gle/1c1/1C1/ELG b - 1"},
      {"g1e/1l1/cH1/EL1:G:2", "g1e/1l1/c+C1/EL1[G] b - - 0 1", "g1e/1l1/c+C1/EL1 w G 1"},
      {"l2/3/L2/3:Geegcc:1", "l2/3/L2/3[Geegcc] w - - 0 1", "l2/3/L2/3 b G2eg2c 1"},
      {"l1h/3/3/2L:EGCeg:2", "l1+c/3/3/2L[EGCeg] b - - 0 1", "l1+c/3/3/2L w EGCeg 1"}};
  const Dobutsu game;
  for (const auto& [own, fen, sfen] : positions) {
    for (const char* text : {own, fen, sfen}) EXPECT_EQ(understood(text), own) << text;
    const auto others = game.other_notations(*parse_position(own, Rules::normal));
    ASSERT_EQ(others.size(), 2u);
    EXPECT_EQ(others[0].name, "FEN");
    EXPECT_EQ(others[0].text, fen);
    EXPECT_EQ(others[1].name, "SFEN");
    EXPECT_EQ(others[1].text, sfen);
  }
}

TEST(DobutsuNotation, OtherProgramsWriteTheSameInMoreWays) {
  const struct {
    const char *text, *own;
  } positions[] = {// Fairy-Stockfish, pychess, and in short
                   {"gl1/1e1/1E1/1LG[Cc] b - - 1 2", "gl1/1e1/1E1/1LG:Cc:2"},
                   {"gle/1c1/1C1/ELG[-] w 0 1", "gle/1c1/1C1/ELG:-:1"},
                   {"gle/1c1/1C1/ELG[] w", "gle/1c1/1C1/ELG:-:1"},
                   {"gle/1c1/1C1/ELG[] w 12", "gle/1c1/1C1/ELG:-:1"},
                   {"g1e/1l1/cH1/EL1[G] b", "g1e/1l1/cH1/EL1:G:2"},
                   // SFEN: "b" is the first player
                   {"gle/1c1/1C1/ELG b -", "gle/1c1/1C1/ELG:-:1"},
                   {"gle/1c1/1C1/ELG w - 17", "gle/1c1/1C1/ELG:-:2"},
                   {"gl1/3/1E1/1LG b 2Ce 3", "gl1/3/1E1/1LG:CCe:1"},
                   {"gl1/1e1/1E1/1LG w cC", "gl1/1e1/1E1/1LG:Cc:2"},
                   // clausecker/dobutsu
                   {"S/gle/-c-/-C-/ELG/-", "gle/1c1/1C1/ELG:-:1"},
                   {"G/gl-/-e-/-C-/ELG/c", "gl1/1e1/1C1/ELG:c:2"},
                   {"S/g-e/-l-/rR-/EL-/G", "g1e/1l1/hH1/EL1:G:1"}};
  for (const auto& [text, own] : positions) EXPECT_EQ(understood(text), own) << text;
}

TEST(DobutsuNotation, ReportsWhatIsWrong) {
  const struct {
    const char *text, *why;
  } refused[] = {
      {"g1e/1c1/1C1/ELG:-:1", "the second player's lion is missing"},
      {"gle/1c1/1C1/E1G:-:1", "the first player's lion is missing"},
      {"gle/1c1/1C1/LLG:-:1", "square b1: a second \"L\"; each player has one lion"},
      {"gl1/1c1/1C1/ELG:h:1", "a hen in hand: it becomes a chick when it is taken"},
      {"gl1/1c1/1C1/ELG:l:1", "a lion in hand: taking it ends the game"},
      {"gle/gc1/1C1/ELG:-:1", "a third giraffe; there are two in the game"},
      {"gle/1c1/HC1/ELG:-:1", "a third chick or hen; there are two in the game"},
      {"gle/1c1/1C1/ELG:e:1", "a third elephant; there are two in the game"},
      {"gl1/1c1/1C1/ELG:-:1", "one of the elephants is missing: no piece ever leaves the game"},
      {"gle/3/3/ELG:-:1", "both chicks are missing: no piece ever leaves the game"},
      {"gLe/1c1/1C1/ElG:-:1",
       "the lion of the side to move stands on the last rank: the game ended when it came there"},
      {"gxe/1c1/1C1/ELG:-:1",
       "character 2: expected a piece (L E G C H l e g c h) or a number of empty squares on b4, "
       "found \"x\""},
      {"gle/1c2/1C1/ELG:-:1", "character 7: expected at most 3 squares in row 3, found \"2\""},
      {"gle/1c1/1C1:-:1", "character 12: expected \"/\" after row 2, found \":\""},
      {"gle/1c1/1C1/ELG/3:-:1",
       "character 16: expected \":\" and what the players hold after row 1, found \"/\""},
      {"gle/1c1/1C1/ELG::1",
       "character 17: expected pieces in hand, or \"-\" for none, found \":\""},
      {"gle/1c1/1C1/ELG:-:3", "character 19: expected the side to move, 1 or 2, found \"3\""},
      {"gle/1c1/1C1/ELG:-:1 ", "character 20: expected the end of the position, found \" \""},
      {"gle/1c1/1+E1/ELG:-:1", "character 11: expected C or c after \"+\", found \"E\""},
      {"gle/1c1/1C1/ELG[] x", "character 19: expected the side to move, w or b, found \"x\""},
      {"gle/1c1/1C1/ELG[ w",
       "character 17: expected a piece in hand (E G C e g c) or \"]\", found \" \""},
      {"gle/1c1/1C1/ELG[] w 0 1 2", "character 24: expected the end of the position, found \" \""},
      {"gle/1c1/1C1/ELG[] w - - - 1", "character 25: expected a number, found \"-\""},
      {"gle/1c1/1C1/ELG w - - 0 1", "character 21: expected a number, found \"-\""},
      {"gle/1c1/1C1/ELG x - 1", "character 17: expected the side to move, w or b, found \"x\""},
      {"gle/1c1/1C1/ELG b",
       "character 18: expected a space and what the players hold after the side to move, found the "
       "end of the text"},
      {"gle/1c1/1C1/ELG b - 1 2", "character 22: expected the end of the position, found \" \""},
      {"gle/1c1/1C1/ELG b 2 1",
       "character 20: expected a piece in hand (E G C e g c) or \" \", found \" \""},
      {"gl1/3/1E1/1LG b 3Ce 1", "a third chick or hen; there are two in the game"},
      {"S/gle/1c1/-C-/ELG/-",
       "character 7: expected a piece (L E G C R l e g c r) or \"-\" on a3, found \"1\""},
      {"S/gle/-c-/-C-/ELG",
       "character 18: expected \"/\" and what the players hold after row 1, found the end of the "
       "text"},
      {"S/gle/-c-/-C-/ELG/",
       "character 19: expected pieces in hand, or \"-\" for none, found the end of the text"},
      {"S/gle/-c-/-C-/ELG/R", "character 19: expected a piece in hand (E G C e g c), found \"R\""}};
  for (const auto& [text, why] : refused) EXPECT_EQ(refusal(text), why) << text;
}

TEST(DobutsuNotation, MovesAreReadAsPeopleWriteThem) {
  const struct {
    const char *text, *move;
  } moves[] = {{"a3a4+", "a3a4"}, {"c2c1+", "c2c1"}, {"C*b2", "C@b2"},  {"c@B2", "C@b2"},
               {"B2B3", "b2b3"},  {"b2-b3", "b2b3"}, {"b2xb3", "b2b3"}, {"A2XB3", "a2b3"}};
  for (const auto& [text, move] : moves) EXPECT_EQ(normalise_move_text(text), move) << text;
  for (const char* text : {"", "b2", "b2b", "b2b5", "d1c1", "b2b3+", "C@b4+", "L@b2", "H@b2", "C@",
                           "b2--b3", "b2-", "b2 b3", "b2b3b4", "Cb2b3", "3c3d"})
    EXPECT_FALSE(normalise_move_text(text)) << text;
}

}  // namespace
}  // namespace kanzen::dobutsu

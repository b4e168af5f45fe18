// Dobutsu shogi as text (docs/GAMES.md, "Dobutsu shogi"): what is read, and how the rest is
// refused.
#include "engine/games/dobutsu/notation.hpp"

#include <gtest/gtest.h>

#include <string>

namespace kanzen::dobutsu {
namespace {

std::string refusal(const std::string& text) {
  const auto parsed = parse_position(text);
  return parsed ? "" : parsed.error().message;
}

TEST(DobutsuNotation, PositionsComeBackInBothNotations) {
  const struct {
    const char *own, *fen;
  } positions[] = {{"gle/1c1/1C1/ELG:-:1", "gle/1c1/1C1/ELG[] w"},
                   {"g1e/1l1/cH1/EL1:G:2", "g1e/1l1/c+C1/EL1[G] b"},
                   {"l2/3/L2/3:Geegcc:1", "l2/3/L2/3[Geegcc] w"},
                   {"l1h/3/3/2L:EGCeg:2", "l1+c/3/3/2L[EGCeg] b"}};
  for (const auto& [own, fen] : positions) {
    const auto parsed = parse_position(own);
    ASSERT_TRUE(parsed) << own << ": " << parsed.error().message;
    EXPECT_EQ(format_position(*parsed), own);
    EXPECT_EQ(format_fen(*parsed), fen);
    const auto from_fen = parse_position(fen);
    ASSERT_TRUE(from_fen) << fen << ": " << from_fen.error().message;
    EXPECT_TRUE(*from_fen == *parsed) << fen;
  }
}

TEST(DobutsuNotation, ServersWriteTheSameInMoreWays) {
  for (const char* text :
       {"gle/1c1/1C1/ELG[-] w", "gle/1c1/1C1/ELG[] w 0 1", "gle/1c1/1C1/ELG[] w 12"}) {
    const auto parsed = parse_position(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    EXPECT_EQ(format_position(*parsed), "gle/1c1/1C1/ELG:-:1");
  }
  EXPECT_TRUE(*parse_position("g1e/1l1/cH1/EL1[G] b") == *parse_position("g1e/1l1/c+C1/EL1[G] b"));
}

TEST(DobutsuNotation, WhatIsWrongIsSaid) {
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
      {"gle/1c1/1C1/ELG[] w 0 1 2", "character 24: expected the end of the position, found \" \""}};
  for (const auto& [text, why] : refused) EXPECT_EQ(refusal(text), why) << text;
}

}  // namespace
}  // namespace kanzen::dobutsu

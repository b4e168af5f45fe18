// Dead stones in records: read from TB and TW, written again, and counted.
#include <gtest/gtest.h>

#include "engine/record/dead_stones.hpp"

namespace kanzen::dead_stones_tests {
namespace {

// Black's wall is on the third column, White's on the fourth; a white stone at a3 is behind
// Black's.
const std::string game_with_prisoner = "(;GM[1]FF[4]CA[UTF-8]AP[Kanzen:1.0]SZ[5]KM[0]RU[Chinese]";
const std::string its_moves =
    ";B[ce];W[de];B[cd];W[dd];B[cc];W[dc];B[cb];W[db];B[ca];W[da];B[];W[ac];B[];W[]";

GameRecord opened(const std::string& text) {
  auto record = open_record(text, std::nullopt);
  EXPECT_TRUE(record) << (record ? "" : record.error().message);
  return *std::move(record);
}

GameRecord with_last(const std::string& properties) {
  return opened(game_with_prisoner + its_moves + properties + ")");
}

std::string rewritten(const GameRecord& record) {
  std::string text = *format_record(record.session, record.texts);
  std::erase(text, '\n');
  return text;
}

std::string result_of(const GameRecord& record) {
  const auto end = counted_end(record.session, record.texts, end_of_main_line(record.session),
                               record.texts.dead);
  return end ? format_sgf_result(*end) : "";
}

TEST(DeadStones, AreOnTheTerritoryOfTheOtherPlayer) {
  using Squares = std::vector<unsigned>;
  EXPECT_EQ(with_last("TB[aa:be]TW[ea:ee]").texts.dead, Squares{10});
  EXPECT_EQ(with_last(";TW[ea][eb]TB[ab][ac][ad]").texts.dead, Squares{10}) << "a node of its own";
  EXPECT_EQ(with_last("TB[be:aa]").texts.dead, Squares{10});
  EXPECT_EQ(with_last("TW[cc]").texts.dead, (Squares{2, 7, 12, 17, 22})) << "the whole string";
  for (const char* alive : {"", "TB[aa][ab]TW[ea:ee]", "TB[ca:ce]TW[da:de]", "TB[x][][zz]TW[a:b]"})
    EXPECT_TRUE(with_last(alive).texts.dead.empty()) << alive;
  EXPECT_TRUE(opened("(;SZ[5];B[cc]TW[cc];W[aa])").texts.dead.empty()) << "not at the end";
}

TEST(DeadStones, AreNotCounted) {
  EXPECT_EQ(result_of(with_last("")), "W+6");
  EXPECT_EQ(result_of(with_last("TB[aa:be]TW[ea:ee]")), "B+5");
  EXPECT_EQ(result_of(opened("(;SZ[5]RU[Chinese];B[cc];W[aa]TB[aa])")), "B+25")
      << "without passes the marks suffice";
  EXPECT_EQ(result_of(opened("(;SZ[5]RU[Chinese];B[cc];W[aa])")), "");
}

TEST(MarkedTerritory, IsCountedIfItIsComplete) {
  const auto counted = [](const std::string& marks) {
    return result_of(opened("(;SZ[5]KM[0]RU[Japanese]" + its_moves + marks + ")"));
  };
  EXPECT_EQ(counted("TB[aa:be]TW[ea:ee]"), "B+6") << "ten points and a prisoner";
  EXPECT_EQ(counted("TB[aa:bd][be]TW[ea:ed]"), "B+6");
  EXPECT_EQ(counted("TB[ac]"), "B+6") << "marks of dead stones only";
  EXPECT_EQ(counted("TB[aa:be]"), "B+11");
  EXPECT_EQ(result_of(with_last("TB[aa:bd]TW[ea:ed]")), "B+5") << "by area the rules decide";
  GameRecord record = opened("(;SZ[5]KM[0]RU[Japanese]" + its_moves + "TB[aa:bd]TW[ea:ed])");
  record.texts.dead.clear();
  EXPECT_EQ(result_of(record), "W+5") << "other stones are dead";
}

TEST(DeadStones, AreWrittenWithTheResultAndReadBack) {
  GameRecord record = with_last("");
  record.texts = {};
  record.texts.dead = {10};
  const std::string text = rewritten(record);
  EXPECT_EQ(text, game_with_prisoner + "RE[B+5]" + its_moves +
                      "TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]TW[ea][eb][ec][ed][ee])");
  const GameRecord again = opened(text);
  EXPECT_EQ(again.texts.dead, record.texts.dead);
  EXPECT_EQ(rewritten(again), text);
  record.texts.dead.clear();
  EXPECT_NE(rewritten(record).find("W[]TW[ea][eb][ec][ed][ee])"), std::string::npos);
}

TEST(DeadStones, TheMarksOfTheFileRemainUntilTheStonesChange) {
  const std::string marks = "TB[aa][ac][be]TW[ea]";
  GameRecord record = with_last(marks);
  EXPECT_NE(rewritten(record).find("W[]" + marks + ")"), std::string::npos);
  EXPECT_EQ(rewritten(with_last("")).find('T', game_with_prisoner.size()), std::string::npos)
      << "nothing is added to a file without marks";
  record.texts.dead.clear();
  EXPECT_NE(rewritten(record).find("W[]TW[ea][eb][ec][ed][ee])"), std::string::npos);
  record.texts.dead = {10};
  const Session::Node end = end_of_main_line(record.session);
  record.session.jump(record.session.parent(record.session.parent(end)));
  ASSERT_TRUE(record.session.play("a1"));
  ASSERT_TRUE(record.session.promote(record.session.current()));
  EXPECT_TRUE(dead_stones_at(record.texts, record.session.current()).empty()) << "another end";
}

TEST(RecordResults, AreConfirmedByTheCountOrNot) {
  using Kind = RecordResult::Kind;
  const RecordResult black_by_two{Kind::score, Player{0}, 2.5};
  EXPECT_EQ(is_confirmed(black_by_two, 2.5), true);
  EXPECT_EQ(is_confirmed(black_by_two, 3.5), false);
  EXPECT_EQ(is_confirmed({Kind::score, Player{1}, 2.5}, -2.5), true);
  EXPECT_EQ(is_confirmed({Kind::score, Player{1}, 2.5}, 2.5), false);
  EXPECT_EQ(is_confirmed({Kind::unknown, Player{1}, std::nullopt}, -9), true);
  EXPECT_EQ(is_confirmed({Kind::score, std::nullopt, std::nullopt}, 0), true);
  EXPECT_EQ(is_confirmed({Kind::score, std::nullopt, std::nullopt}, 1), false);
  EXPECT_FALSE(is_confirmed({Kind::time, Player{0}, std::nullopt}, 2.5));
  EXPECT_FALSE(is_confirmed({Kind::unknown, std::nullopt, std::nullopt}, 0));
}

}  // namespace
}  // namespace kanzen::dead_stones_tests

// Records whose moves and set-up stones break the rules of SGF or of the game.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "engine/record/game_record.hpp"
#include "engine/session/link.hpp"

namespace kanzen::sgf_moves_tests {
namespace {

using Notes = std::vector<std::string>;

GameRecord opened(const std::string& text) {
  auto record = open_record(text, std::nullopt);
  EXPECT_TRUE(record) << text << ": " << (record ? "" : record.error().message);
  return record ? *std::move(record)
                : GameRecord{*Session::open(default_game()), {}, 0, {untranslated("not opened")}};
}

// The moves from a node on in the first variation; "=" for a set-up.
std::string moves_from(const Session& session, Session::Node node) {
  std::string text;
  while (!session.children(node).empty()) {
    node = session.children(node).front();
    const std::string move = session.is_set_up(node) ? "=" : session.move_to(node);
    text += (text.empty() ? "" : " ") + move;
  }
  return text;
}

std::string main_line(const GameRecord& record) { return moves_from(record.session, 0); }

// All positions and variations of a session, as a link.
std::string tree_of(Session session) {
  session.jump(end_of_main_line(session));
  return whole_link_to(session);
}

// Returns the text of the record without line ends, after checking that reading it gives the same
// session.
std::string written(const GameRecord& record) {
  std::string text = *format_record(record.session, record.texts);
  EXPECT_EQ(tree_of(opened(text).session), tree_of(record.session)) << text;
  std::erase(text, '\n');
  return text;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// --- the cases of other programs

TEST(SgfMoves, APlayedPassIsAnotherVariationThanAMoveOutOfTurn) {
  const GameRecord record = opened("(;GM[1]SZ[9]AB[cc]AW[gg]PL[B](;B[tt])(;W[ee];B[dd]))");
  EXPECT_EQ(main_line(record), "pass");
  ASSERT_EQ(record.session.children(0).size(), 2u);
  const Session::Node other = record.session.children(0)[1];
  EXPECT_TRUE(record.session.is_set_up(other));
  EXPECT_EQ(moves_from(record.session, other), "e5 d6");
  EXPECT_TRUE(contains(written(record), "(;B[])(;W[ee];B[dd])")) << written(record);
}

TEST(SgfMoves, BothMovesOfANodeArePlayed) {
  const GameRecord record = opened("(;GM[1]SZ[9];B[cc]W[gg];B[gc]W[cg])");
  EXPECT_EQ(main_line(record), "c7 g3 g7 c3");
  EXPECT_EQ(messages_of(record.notes),
            (Notes{"after move 0: a node has moves of both players; both are played",
                   "after move 2: a node has moves of both players; both are played"}));
  EXPECT_TRUE(contains(written(record), ";B[cc];W[gg];B[gc];W[cg])"));
}

TEST(SgfMoves, TheLineGoesOnFromAPositionThatIsSetUp) {
  const GameRecord record =
      opened("(;GM[1]SZ[9];B[cc];W[gg];AB[ee]AW[ff]AE[cc]C[here];B[cg];W[gc])");
  EXPECT_EQ(main_line(record), "c7 g3 = c3 g7");
  EXPECT_TRUE(record.notes.empty());
  EXPECT_FALSE(record.main_line_is_cut);
  EXPECT_EQ(record.session.position(3),
            "........./........./........./........./....X..../.....O.../......O../........./"
            ".........:1");
  EXPECT_EQ(record.texts.comments.at(3), "here");
  EXPECT_TRUE(contains(written(record), ";W[gg];AB[ee]AW[ff]AE[cc]PL[B]C[here];B[cg];W[gc])"))
      << written(record);
}

TEST(SgfMoves, PlayGoesOnAfterTwoPasses) {
  const GameRecord record = opened("(;GM[1]SZ[9];B[cc];W[gg];B[];W[];B[gc];W[cg])");
  EXPECT_EQ(main_line(record), "c7 g3 pass pass = g7 c3");
  EXPECT_EQ(messages_of(record.notes),
            (Notes{"play goes on at ply 5 although both players have passed"}));
  EXPECT_TRUE(contains(written(record), ";B[];W[];B[gc];W[cg])"));
}

// A long record may have many notes before the one that says that it is cut.
TEST(SgfMoves, ARecordThatIsTooLongSaysSoFirst) {
  std::string text = "(;SZ[19]";
  for (const char column : std::string("abcdefgh"))
    for (const char row : std::string("abcd")) text += std::string(";B[") + column + row + ']';
  for (int step = 0; step < 1600; ++step) text += step % 2 == 0 ? ";AW[ss]" : ";AE[ss]";
  const GameRecord record = opened(text + ")");
  ASSERT_FALSE(record.notes.empty());
  EXPECT_NE(record.notes.front().message.find("too long"), std::string::npos)
      << record.notes.front().message;
  EXPECT_TRUE(record.main_line_is_cut);
}

TEST(SgfMoves, AHandicapWithoutStonesIsNoted) {
  const GameRecord record = opened("(;GM[1]SZ[19]HA[4]KM[0.5];W[pd];B[dp])");
  EXPECT_EQ(main_line(record), "q16 d4");
  EXPECT_EQ(record.handicap, 4u);
  EXPECT_EQ(messages_of(record.notes), (Notes{"HA[4]: no handicap stones are set up (AB)"}));
  EXPECT_TRUE(opened("(;SZ[9]HA[2]AB[cc][gg];W[ee])").notes.empty());
}

// --- the side to move

TEST(SgfMoves, APlayerWhoMovesTwiceInARowIsNoted) {
  const GameRecord record = opened("(;SZ[5];B[cc];B[dd];W[aa])");
  EXPECT_EQ(main_line(record), "c3 = d2 a5");
  EXPECT_EQ(messages_of(record.notes),
            (Notes{"a player moves twice in a row at ply 2; the side to move has been set up"}));
  EXPECT_TRUE(contains(written(record), ";B[cc];B[dd];W[aa])"));
}

TEST(SgfMoves, TheSideIsNotSetUpBeforeAnIllegalMove) {
  const GameRecord record = opened("(;SZ[5];B[cc];B[cc])");
  EXPECT_EQ(record.session.nodes().size(), 2u);
  EXPECT_EQ(record.notes.size(), 1u);
}

TEST(SgfMoves, PassesAfterTheEndAreLeftOut) {
  const GameRecord record = opened("(;SZ[5];B[];W[];B[];W[];W[cc])");
  EXPECT_EQ(main_line(record), "pass pass = c3");
  EXPECT_EQ(messages_of(record.notes),
            (Notes{"after move 2: a pass after both players have passed is left out",
                   "after move 3: a pass after both players have passed is left out",
                   "play goes on at ply 3 although both players have passed"}));
  EXPECT_EQ(main_line(opened("(;SZ[5];B[cc];B[];W[])")), "c3 = pass pass");
}

TEST(SgfMoves, PlChangesTheSideExceptInANodeWithAMove) {
  const GameRecord record = opened("(;SZ[9];B[cc];PL[B];B[dd])");
  EXPECT_EQ(main_line(record), "c7 = d6");
  EXPECT_TRUE(record.notes.empty());
  written(record);
  EXPECT_EQ(main_line(opened("(;SZ[9];B[cc]PL[B];W[dd])")), "c7 d6");
  EXPECT_EQ(main_line(opened("(;SZ[9];B[cc];PL[W];W[dd])")), "c7 d6");
}

// --- stones

TEST(SgfMoves, StonesOfTheFirstNodeThatHasSomeAreTheBeginning) {
  const GameRecord record =
      opened("(;SZ[5]C[title];AB[cc]AW[dd];AE[cc]PL[W];AB[bb]AW[dd];W[ee];B[aa])");
  EXPECT_EQ(record.session.position(0), "...../...../..X../...O./.....:1");
  EXPECT_EQ(main_line(record), "= = e1 a5");
  EXPECT_EQ(record.session.position(1), "...../...../...../...O./.....:2");
  EXPECT_EQ(record.session.position(2), "...../.X.../...../...O./.....:2");
  written(record);
}

TEST(SgfMoves, StonesAreSetUpBeforeTheMoveOfTheirNode) {
  const GameRecord record = opened("(;SZ[9];B[cc];AB[ee][dd]W[dd];B[aa])");
  EXPECT_EQ(main_line(record), "c7 = d6 a9");
  EXPECT_EQ(messages_of(record.notes),
            (Notes{"after move 1: a node has stones set up and a move; the stones are set up "
                   "first"}));
  EXPECT_TRUE(contains(written(record), ";B[cc];AB[ee]PL[W];W[dd];B[aa])")) << written(record);
}

TEST(SgfMoves, AnIllegalPositionEndsItsVariationAlone) {
  const GameRecord record = opened("(;SZ[9];B[cc](;AW[ab][ba]AB[aa];W[dd])(;AB[zz])(;W[ee]))");
  EXPECT_EQ(record.session.nodes().size(), 3u);
  ASSERT_EQ(record.notes.size(), 2u);
  EXPECT_TRUE(contains(record.notes[0].message, "no liberty")) << record.notes[0].message;
  EXPECT_EQ(record.notes[1].message, "after move 1: AB[zz] is not a point of the board");
}

// --- what is written

// Each session has a set-up that a reader would not infer from the moves alone.
TEST(SgfMoves, EverySetUpComesBack) {
  using Lines = std::vector<std::vector<const char*>>;
  const std::string stones = "=_____/__X__/_____/___O_/_____";
  const std::string other = stones + ":1", white = stones + ":2";
  for (const Lines& lines : {
           Lines{{"c3", "=_____/_____/__X__/_____/_____:1"}},  // the last node
           Lines{{"c3", "=_____/_____/__X__/_____/_____:1", "b2"}, {"c3", "pass"}},
           Lines{{"=_____/_____/_____/_____/_____:2", "b2"}, {"b2"}},
           Lines{{other.c_str(), "b2"}},  // an empty board before it
           Lines{{"c3", "=_____/_____/__X__/_____/_____:1", white.c_str(), "c3"}},
           Lines{{"pass", "pass", "=_____/_____/_____/_____/_____:1", "pass", "c3"}},
           Lines{{"pass", "pass", "=_____/_____/_____/_____/_____:2", "c3"},
                 {"pass", "pass", "=_____/_____/_____/_____/_____:1", "c3"},
                 {"pass", "pass", other.c_str(), "pass"}},
           Lines{{"c3", white.c_str(), "b3"}, {"c3", other.c_str(), "b3"}, {"c3", "b3"}},
       }) {
    Session session(*find_go_game({5, 5, 0}));
    for (const auto& line : lines) {
      session.restart();
      for (const char* move : line) {
        const auto played = session.play(move);
        ASSERT_TRUE(played) << played.error().message;
      }
    }
    const std::string text = *format_record(session);
    EXPECT_EQ(tree_of(opened(text).session), tree_of(session)) << text;
  }
}

TEST(SgfMoves, TheSideIsWrittenWhereItsNodeHasAComment) {
  GameRecord record = opened("(;SZ[5];B[cc];PL[B]C[again];B[dd])");
  EXPECT_EQ(record.texts.comments.at(2), "again");
  const GameRecord again = opened(written(record));
  EXPECT_EQ(again.texts.comments, record.texts.comments);
}

}  // namespace
}  // namespace kanzen::sgf_moves_tests

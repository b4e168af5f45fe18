// The drawn help dialog, and the pictures of the Rules tab.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

TEST(DrawnHelp, TellsTheAimTheMovesAndTheKeys) {
  DrawnPage page("game=gobblers2", still_screen(1280, 1400));
  page.click("button-help");
  EXPECT_NE(page.label_of("help-text-1").find("three visible pieces"), std::string::npos);
  EXPECT_EQ(page.label_of("legend-move-0"), "L@b2: a large piece from the hand to b2");
  EXPECT_EQ(page.label_of("legend-move-1"), "a1c3: the piece on a1 to c3");
  EXPECT_TRUE(page.label_of("legend-win").starts_with("Win: "));
  EXPECT_TRUE(page.label_of("legend-number").starts_with("9: Plies"));
  EXPECT_TRUE(page.label_of("legend-worse").starts_with("\u22124: ")) << "a minus sign";
  for (const char* key : {"S M L", "PgUp, PgDn", "Space", "Enter", "Tab", "Home, End"})
    EXPECT_NE(page.label_of("key-" + std::string(key)), "") << key;
}

TEST(DrawnHelp, LeadsToTheLicences) {
  DrawnPage page("game=gobblers2");
  page.click("button-help button-licences");
  EXPECT_EQ(page.opened().platform.opened_address, "licences.html");
}

TEST(DrawnHelp, IsTrueForTheUnitThatIsChosen) {
  DrawnPage page("game=gobblers2", still_screen(1280, 1400));
  page.click("unit-moves button-help");
  EXPECT_TRUE(page.label_of("legend-number").starts_with("9: Moves of the winner"));
  EXPECT_EQ(page.label_of("legend-worse"), "") << "the Moves tab has no such numbers";
}

TEST(DrawnHelp, LeavesOutWhatTheGameDoesNotHave) {
  DrawnPage searched("game=mnk:7,7,5", still_screen(1280, 1400));
  searched.click("button-help");
  EXPECT_NE(searched.label_of("legend-win"), "");
  EXPECT_EQ(searched.label_of("legend-number"), "") << "a search finds no distances";
  EXPECT_EQ(searched.label_of("legend-worse"), "");
  EXPECT_EQ(searched.label_of("key-S M L"), "");
}

TEST(DrawnHelp, OfEstimatesExplainsPoints) {
  DrawnPage page("game=go:9", still_screen(1280, 1400));
  page.click("button-help");
  EXPECT_EQ(page.label_of("legend-values"), "");
  EXPECT_EQ(page.label_of("legend-win"), "");
  EXPECT_EQ(page.label_of("legend-score"),
            "B+3.5: Black is ahead by about 3.5 points, komi included.");
  EXPECT_EQ(page.label_of("legend-move-0"), "C3: a stone on the point C3");
}

bool is_button(const DrawnPage& page, const std::string& id) {
  return std::any_of(page.items().begin(), page.items().end(), [&](const MirrorItem& item) {
    return item.id == id && item.kind == MirrorItem::Kind::button;
  });
}

TEST(DrawnExamples, MoveAndThenNeedNoFrames) {
  DrawnPage page("game=gobblers2", screen(1280, 1400));
  page.click("tab-rules");
  EXPECT_TRUE(is_button(page, "example-0"));
  EXPECT_TRUE(page.draw_frame());
  page.opened().platform.clock += 10;
  page.draw();
  EXPECT_FALSE(page.draw_frame());
  page.click("example-0");
  EXPECT_TRUE(page.draw_frame());
}

TEST(DrawnExamples, AreStillForThoseWhoWantLessMotion) {
  DrawnPage page("game=gobblers2", still_screen(1280, 1400));
  page.click("tab-rules");
  EXPECT_FALSE(page.draw_frame());
  EXPECT_EQ(page.label_of("example-0"), "Place a piece from your hand.");
  EXPECT_FALSE(is_button(page, "example-0")) << "it would do nothing";
}

TEST(DrawnExamples, AreTwoInARowOnAPhoneAndCaptionsAreNotCovered) {
  for (const char* game : {"gobblers2", "dobutsu", "tictactoe", "go:9"}) {
    DrawnPage page("game=" + std::string(game), screen(320, 2400, "en", true));
    page.click("tab-rules");
    const Rect first = page.rect_of("example-0"), second = page.rect_of("example-1");
    EXPECT_GE(first.width, 120) << game;
    EXPECT_EQ(first.y, second.y) << game;
    EXPECT_GE(second.x, right(first)) << game;
    EXPECT_LE(right(second), 320) << game;
    const Rect third = page.rect_of("example-2");
    const std::string label = without_spaces(page.label_of("example-0"));
    const float below = empty(third) ? page.rect_of("examples-again").y : third.y;
    const Rect under{first.x, bottom(first), first.width, below - bottom(first)};
    EXPECT_EQ("Showthemove:" + page.words_in(under), label) << game;
  }
}

}  // namespace
}  // namespace kanzen::app

// The drawn help dialog.
#include <gtest/gtest.h>

#include <string>

#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"

namespace kanzen::app {
namespace {

TEST(DrawnHelp, TellsTheAimTheMovesAndTheKeys) {
  DrawnPage page("game=gobblers2", still_screen(1280, 1400));
  page.click("button-help");
  EXPECT_NE(page.label_of("help-text-1").find("three visible pieces"), std::string::npos);
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
}

TEST(DrawnHelp, IsWrittenInForcedColours) {
  DrawnPage page("game=gobblers2", forced_colors());
  expect_forced_colors(page, "game=gobblers2", "button-help", "legend-worse");
}

TEST(DrawnHelp, IsOpenedAndScrolledByKeys) {
  DrawnPage page("game=gobblers2", still_screen(844, 390));
  page.type('?');
  EXPECT_FALSE(is_seen(page, "key-?"));
  page.press(ImGuiKey_End);
  EXPECT_TRUE(is_seen(page, "key-?")) << "the last of the keys";
  EXPECT_TRUE(is_seen(page, "button-close")) << "and the button stays";
}

}  // namespace
}  // namespace kanzen::app

#include "imgui_app/widgets/layout.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "imgui_app/widgets/fitting.hpp"
#include "tests/app/screen.hpp"

namespace kanzen::app {
namespace {

void expect_rect(const Rect& rect, float x, float y, float width, float height) {
  EXPECT_FLOAT_EQ(rect.x, x);
  EXPECT_FLOAT_EQ(rect.y, y);
  EXPECT_FLOAT_EQ(rect.width, width);
  EXPECT_FLOAT_EQ(rect.height, height);
}

// The sizes are measured on the design's picture of the same size.
TEST(Layout, DesktopIsThatOfTheDesign) {
  const Layout layout = arrange(screen(1280, 800));
  EXPECT_EQ(layout.arrangement, Arrangement::wide);
  expect_rect(layout.board, 196, 160, 472, 472);
  expect_rect(layout.trays[0], 40, 160, 136, 472);
  expect_rect(layout.trays[1], 688, 160, 136, 472);
  expect_rect(layout.history, 40, 648, 784, 128);
  expect_rect(layout.panel, 848, 72, 408, 704);
  EXPECT_FLOAT_EQ(layout.page_height, 800);
}

TEST(Layout, PhoneIsThatOfTheDesign) {
  const Layout layout = arrange(screen(390, 844));
  EXPECT_EQ(layout.arrangement, Arrangement::phone);
  expect_rect(layout.board, 16, 176, 358, 358);
  expect_rect(layout.trays[1], 16, 122, 358, 48);
  expect_rect(layout.trays[0], 16, 540, 358, 48);
  expect_rect(layout.steps, 16, 594, 358, 44);
  EXPECT_FLOAT_EQ(layout.panel.y, 646);
}

constexpr BoardStyle counted_wide{.wide_squares = true, .counted_hands = true};
constexpr BoardShape twelve_wide{3, 4, true, counted_wide};

TEST(Layout, WideSquaresAndCountedHandsAreThoseOfTheirDesign) {
  const Layout desktop = arrange(screen(1280, 800), twelve_wide);
  expect_rect(desktop.board, 241, 160, 382, 472);
  expect_rect(desktop.trays[0], 40, 160, 180, 472);
  expect_rect(desktop.trays[1], 644, 160, 180, 472);
  expect_rect(desktop.history, 40, 648, 784, 128);
  const Layout phone = arrange(screen(390, 844), twelve_wide);
  expect_rect(phone.board, 16, 176, 358, 391);
  expect_rect(phone.trays[0], 16, 573, 358, 48);
}

TEST(Layout, CountedHandsAreNarrowerBeforeTheBoardIsSmaller) {
  for (float width = 1120; width < 1280; width += 10) {
    const Layout layout = arrange(screen(width, 800), twelve_wide);
    EXPECT_GE(layout.trays[0].width, 136) << width;
    const bool board_is_whole = layout.board.height > 471.9F;
    EXPECT_TRUE(board_is_whole || layout.trays[0].width < 136.1F) << width;
    EXPECT_LE(right(layout.trays[1]), layout.panel.x) << width;
  }
}

TEST(Layout, AWindowThatIsWiderThanHighHasNoEmptyGroundBesideTheBoard) {
  for (const auto& [width, height] : {std::pair{1024.0F, 600.0F},
                                      {1024.0F, 768.0F},
                                      {800.0F, 600.0F},
                                      {1119.0F, 800.0F},
                                      {960.0F, 540.0F}}) {
    const Layout layout = arrange(screen(width, height));
    EXPECT_GE(layout.board.width, std::min(height - 70, width - 380)) << width << 'x' << height;
    EXPECT_GE(layout.panel.width, 344) << width << 'x' << height;
  }
}

Environment embed(float width, float height) {
  Environment environment = screen(width, height);
  environment.embedded = true;
  return environment;
}

TEST(Layout, EmbedIsThatOfTheDesign) {
  const Layout layout = arrange(embed(640, 400));
  EXPECT_EQ(layout.arrangement, Arrangement::embed_side_by_side);
  EXPECT_FALSE(layout.compact);
  expect_rect(layout.board, 16, 16, 368, 368);
  EXPECT_FLOAT_EQ(layout.panel.x, 404);
  EXPECT_TRUE(empty(layout.bar));
}

TEST(Layout, ArrangementFollowsTheWidthAndOfAnEmbedTheLargestBoard) {
  EXPECT_EQ(arrange(screen(1120, 800)).arrangement, Arrangement::wide);
  EXPECT_EQ(arrange(screen(1119, 800)).arrangement, Arrangement::sideways);
  EXPECT_EQ(arrange(screen(940, 800)).arrangement, Arrangement::medium);
  EXPECT_EQ(arrange(screen(720, 800)).arrangement, Arrangement::medium);
  EXPECT_EQ(arrange(screen(719, 800)).arrangement, Arrangement::phone);
  EXPECT_EQ(arrange(embed(320, 240)).arrangement, Arrangement::embed_side_by_side);
  EXPECT_EQ(arrange(embed(320, 250)).arrangement, Arrangement::embed_side_by_side);
  EXPECT_EQ(arrange(embed(320, 568)).arrangement, Arrangement::embed_stacked);
  EXPECT_EQ(arrange(embed(480, 640)).arrangement, Arrangement::embed_stacked);
}

constexpr std::pair<float, float> embeds[] = {{320, 240}, {320, 320}, {320, 568}, {360, 480},
                                              {480, 360}, {480, 480}, {640, 400}, {400, 720},
                                              {600, 900}, {900, 500}, {320, 250}, {1280, 300}};

// An embedded board of any size has everything needed to play: the board, both hands, the best
// moves, steps, and the link to the page.
TEST(Layout, EveryEmbedCanBePlayed) {
  for (const auto& [width, height] : embeds) {
    const Layout layout = arrange(embed(width, height));
    const std::vector<Rect> parts{layout.board,         layout.verdict, layout.trays[0],
                                  layout.trays[1],      layout.moves,   layout.steps,
                                  layout.full_page_link};
    for (std::size_t a = 0; a < parts.size(); ++a) {
      const auto where = testing::Message() << width << 'x' << height << " part " << a;
      EXPECT_GE(parts[a].width, 36) << where;
      EXPECT_GE(parts[a].height, 28) << where;
      EXPECT_TRUE(parts[a].x >= 0 && parts[a].y >= 0) << where;
      EXPECT_TRUE(right(parts[a]) <= width && bottom(parts[a]) <= height) << where;
      for (std::size_t b = a + 1; b < parts.size(); ++b)
        EXPECT_TRUE(empty(intersection(parts[a], parts[b]))) << where << " and " << b;
    }
    EXPECT_GE(layout.board.width, 0.4F * std::min(width, height)) << width << 'x' << height;
  }
}

TEST(Layout, AnEmbedWithoutValuesLeavesNoRoomForThem) {
  Environment env = embed(360, 480);
  const Layout with = arrange(env);
  env.values = false;
  const Layout without = arrange(env);
  EXPECT_TRUE(empty(without.moves));
  EXPECT_GT(without.board.width, with.board.width);
}

constexpr BoardShape crossings{19, 19, true, {.crossings = true}};

TEST(Layout, APhoneGivesAFineBoardItsWholeWidthAndConfirmsInPlaceOfTheSteps) {
  const Layout layout = arrange(screen(390, 844), crossings);
  expect_rect(layout.board, 8, 176, 374, 374);
  expect_rect(layout.trays[0], 8, 556, 374, 48);
  expect_rect(layout.steps, 8, 610, 374, 44);
  expect_rect(layout.panel, 0, 662, 390, 0);
  EXPECT_TRUE(empty(layout.placing));
  const Layout placing = arrange(screen(390, 844), crossings, true);
  expect_rect(placing.board, 8, 176, 374, 374);
  EXPECT_TRUE(empty(placing.steps));
  expect_rect(placing.placing, 8, 610, 374, 100);
  EXPECT_FLOAT_EQ(placing.panel.y, 718);
  EXPECT_FLOAT_EQ(placing.page_height, layout.page_height + 56);
}

TEST(Layout, ConfirmingAPointMovesNothingWhereThereIsAHistory) {
  for (const float width : {900.0F, 1280.0F}) {
    const Layout before = arrange(screen(width, 800), crossings);
    const Layout placing = arrange(screen(width, 800), crossings, true);
    EXPECT_TRUE(empty(placing.history));
    EXPECT_EQ(placing.placing.y, before.history.y);
    EXPECT_EQ(placing.placing.height, before.history.height);
    EXPECT_EQ(placing.board.x, before.board.x);
    EXPECT_EQ(placing.panel.height, before.panel.height);
  }
}

TEST(Layout, ConfirmingAPointStaysInAnEmbed) {
  for (const auto& [width, height] : {std::pair{320, 320}, {320, 240}, {640, 400}, {400, 720}}) {
    const Environment env = embed(static_cast<float>(width), static_cast<float>(height));
    const Layout layout = arrange(env, crossings, true);
    EXPECT_GE(layout.placing.height, 92) << width << 'x' << height;
    EXPECT_LE(bottom(layout.placing), env.css_height);
    EXPECT_LE(right(layout.placing), env.css_width);
    EXPECT_TRUE(empty(intersection(layout.placing, layout.board)));
  }
}

TEST(Layout, WithoutHandsThereAreNoTraysAndTheirRoomIsUsed) {
  const BoardShape square{8, 8, false};
  for (const float width : {390.0F, 900.0F, 1280.0F}) {
    const Layout with = arrange(screen(width, 844));
    const Layout without = arrange(screen(width, 844), square);
    EXPECT_TRUE(empty(without.trays[0]));
    EXPECT_TRUE(empty(without.trays[1]));
    EXPECT_GE(without.board.width, with.board.width) << width;
  }
  EXPECT_LT(arrange(screen(390, 844), square).steps.y, arrange(screen(390, 844)).steps.y);
}

TEST(Layout, FingersGetTallerPills) {
  EXPECT_FLOAT_EQ(arrange(screen(390, 844)).pill, 32);
  EXPECT_FLOAT_EQ(arrange(screen(390, 844, "en", true)).pill, 44);
}

// The player from whose side the board is seen has the nearest tray, or the left one.
TEST(Layout, TheTraysOfATurnedBoardChangePlaces) {
  for (const auto& [width, height] : {std::pair{1280, 800}, {800, 700}, {390, 844}}) {
    const Environment env = screen(static_cast<float>(width), static_cast<float>(height));
    const Layout plain = arrange(env, {3, 4, true});
    const Layout turned = arrange(env, {3, 4, true, {}, true});
    EXPECT_EQ(turned.trays[0].x, plain.trays[1].x);
    EXPECT_EQ(turned.trays[0].y, plain.trays[1].y);
    EXPECT_EQ(turned.trays[1].x, plain.trays[0].x);
    EXPECT_EQ(turned.trays[1].y, plain.trays[0].y);
    EXPECT_EQ(turned.board.x, plain.board.x);
    EXPECT_EQ(turned.squares.square(11).y, plain.squares.square(0).y);
  }
}

TEST(Layout, TwoLinesUnderTheVerdictTouchNeitherItsTitleNorWhatIsBelow) {
  constexpr float caps = 0.36F, descender = 0.2F;  // from a middle, in ems
  for (const bool phone : {false, true})
    for (const float height : {64.0F, 70.0F, 80.0F, 88.0F}) {
      if (phone != (height == 64)) continue;
      const float title = phone ? 24 : 30;
      const VerdictLines lines = verdict_lines(height, phone, true);
      EXPECT_GE(lines.title - caps * title, 4) << height;
      EXPECT_GE(lines.detail - lines.title, (caps + descender) * title + caps * 13 + 2) << height;
      EXPECT_LE(lines.detail + lines.pitch + caps * 13, height) << height;
      EXPECT_GE(lines.pitch, 15) << height;
    }
  EXPECT_FLOAT_EQ(verdict_lines(64, true, false).title, verdict_lines(64, true, true).title)
      << "on a phone the title stays where it is";
}

TEST(Layout, PartsAreEqualWhereTheyFitAndElseHaveWhatTheyNeed) {
  const std::vector<float> needs{40, 60, 20};
  EXPECT_EQ(part_widths(needs, 240), (std::vector<float>{80, 80, 80}));
  EXPECT_EQ(part_widths(needs, 150), (std::vector<float>{50, 70, 30}));
  EXPECT_EQ(part_widths(needs, 60), (std::vector<float>{20, 30, 10}));
  EXPECT_TRUE(part_widths({}, 60).empty());
}

TEST(Layout, ExplanationsStayOnThePage) {
  const Environment page = screen(390, 844);
  expect_rect(within_page({100, 200, 80, 40}, page), 100, 200, 80, 40);
  expect_rect(within_page({-30, -50, 80, 40}, page), 8, 8, 80, 40);
  expect_rect(within_page({380, 840, 80, 40}, page), 302, 796, 80, 40);
  expect_rect(within_page({100, 100, 600, 40}, page), 8, 100, 600, 40);
}

}  // namespace
}  // namespace kanzen::app

// Mouse, wheel and keys on the drawn page: what they reach, and what they must not do.
#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

constexpr const char* foot = "button-copy-position";  // the end of the panel
constexpr const char* end_of_menu = "button-open-size";

const std::string& position_of(const DrawnPage& page) { return page.state().session->position(); }
std::size_t ply_of(const DrawnPage& page) { return page.state().session->ply(); }

bool is_enabled(const DrawnPage& page, const std::string& id) {
  for (const MirrorItem& item : page.items())
    if (item.id == id) return item.enabled;
  return false;
}

std::string first_move(const DrawnPage& page) {
  for (const MirrorItem& item : page.items())
    if (item.kind == MirrorItem::Kind::move) return item.id;
  return {};
}

// --- drags of the mouse

TEST(DrawnDrag, OverThePlotGoesThroughTheGame) {
  DrawnPage page("game=tictactoe&moves=a1.b1.c1.a2.b2", still_screen(1280, 800));
  const Point to = centre(page.rect_of("history-2"));
  page.point_at("history-5");
  page.hold_mouse(true);
  page.point_at(to);
  EXPECT_EQ(ply_of(page), 2U);
  page.hold_mouse(false);
  EXPECT_EQ(ply_of(page), 2U);
}

TEST(DrawnDrag, IsGivenUpByTheRightButtonAndWhenThePageIsTurned) {
  for (const bool by_button : {true, false}) {
    DrawnPage page("game=gobblers2", still_screen(1280, 800));
    const Point from = centre(page.rect_of("hand-1-L"));
    page.point_at(from);
    page.hold_mouse(true);
    page.point_at(from + Point{40, 0});
    ASSERT_TRUE(page.state().board.selection.hand);
    if (by_button) {
      page.hold_mouse(true, ImGuiMouseButton_Right);
      page.hold_mouse(false, ImGuiMouseButton_Right);
    } else {
      page.resize(still_screen(800, 1280));
    }
    page.point_at("square-b2");
    page.hold_mouse(false);
    EXPECT_EQ(ply_of(page), 0U) << by_button;
    EXPECT_FALSE(page.state().board.selection.any()) << by_button;
  }
}

// A piece that cannot go to a square must not stay lifted.
TEST(DrawnDrag, PutsThePieceBackWhereverItIsDropped) {
  DrawnPage page("game=gobblers2&moves=L@b2.L@a1", still_screen(1280, 800));
  for (const Point to : {centre(page.rect_of("square-b2")), Point{5, 795}}) {
    page.drag(centre(page.rect_of("hand-1-M")), to);
    EXPECT_FALSE(page.state().board.selection.any()) << to.x;
    EXPECT_EQ(ply_of(page), 2U) << to.x;
  }
}

// A swipe of a finger scrolls, wherever it begins.
TEST(DrawnDrag, ThatIsASwipeOfAFingerLeavesEverythingAsItWas) {
  DrawnPage page("game=gobblers2&moves=L@b2.L@a1", still_screen(1280, 800));
  page.click("hand-1-M");
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  const Point from = centre(page.rect_of("square-b2")), to = centre(page.rect_of("square-b3"));
  page.drag(from, to);
  EXPECT_TRUE(page.state().board.selection.hand) << "the piece that was chosen before";
  EXPECT_EQ(ply_of(page), 2U);
  page.point_at(from);
  page.hold_mouse(true);
  page.point_at(to);
  page.opened().pass(1);  // it stops there
  page.hold_mouse(false);
  EXPECT_EQ(ply_of(page), 3U);
}

TEST(DrawnDrag, InAMenuChoosesAndClosesNothing) {
  DrawnPage page("game=gobblers2", still_screen(844, 390));
  page.click("button-game");
  const Point entry = centre(page.rect_of("game-gobblers"));
  for (const Point by : {Point{60, 0}, Point{0, -40}, Point{400, 0}}) {
    page.drag(entry, entry + by);
    EXPECT_EQ(page.state().open.popup, "game menu") << by.x;
  }
  page.point_at(entry);
  page.turn_wheel(100);
  page.click_with_mouse(centre(page.rect_of("size-columns-less")) - Point{130, 0});
  EXPECT_EQ(page.state().open.popup, "game menu") << "the name of the button is in the menu";
  EXPECT_EQ(page.state().session->info().name, "gobblers2");
  page.click_with_mouse(Point{700, 300});
  EXPECT_EQ(page.state().open.popup, "") << "a click outside closes";
}

// --- a finger that scrolls

class Finger {
 public:
  Finger(DrawnPage& page, double frame) : page_(page), frame_(frame) {}
  void move(Point to) {
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    ImGui::GetIO().AddMousePosEvent(to.x, to.y);
    wait(1);
  }
  void press(bool down) {
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
    wait(1);
  }
  void wait(int frames) {
    for (int i = 0; i < frames; ++i) {
      page_.opened().platform.clock += frame_;
      page_.draw_frame();
    }
  }
  // Pushes the page up by 100 CSS pixels.
  void push(float step, int rest) {
    constexpr Point from{195, 700};
    move(from);
    press(true);
    for (float pushed = step; pushed <= 100; pushed += step) move(from - Point{0, pushed});
    wait(rest);
    press(false);
  }

 private:
  DrawnPage& page_;
  double frame_;  // seconds
};

constexpr double usual_frame = 1.0 / 60, late_frame = 1.0 / 7;

Environment phone(bool reduced_motion) {
  Environment environment = screen(390, 844);
  environment.coarse_pointer = true;
  environment.reduced_motion = reduced_motion;
  return environment;
}

// Returns the distance that a push scrolls the page in CSS pixels, until it is still.
float scrolled_by_push(double frame, float step, int rest, bool reduced_motion) {
  DrawnPage page("game=gobblers2", phone(reduced_motion));
  const float before = page.rect_of("square-a1").y;
  Finger finger(page, frame);
  finger.push(step, rest);
  finger.wait(200);
  return before - page.rect_of("square-a1").y;
}

TEST(DrawnPush, ScrollsOnUnlessTheFingerRestsOrLessMotionIsWanted) {
  EXPECT_GT(scrolled_by_push(usual_frame, 5, 0, false), 115);
  EXPECT_GT(scrolled_by_push(late_frame, 20, 0, false), 115) << "where frames come late";
  EXPECT_NEAR(scrolled_by_push(usual_frame, 5, 8, false), 95, 10) << "it rests before it leaves";
  EXPECT_NEAR(scrolled_by_push(usual_frame, 5, 0, true), 95, 10) << "less motion";
}

TEST(DrawnPush, ThatStillScrollsIsStoppedByAFingerWhichClicksNothing) {
  DrawnPage page("game=tictactoe", phone(false));
  const Point on_board = centre(page.rect_of("square-b2"));
  Finger finger(page, usual_frame);
  finger.push(5, 0);
  finger.wait(2);
  finger.move(on_board);
  finger.press(true);
  const float stopped = page.rect_of("square-c1").y;
  finger.press(false);
  finger.wait(20);
  EXPECT_EQ(page.rect_of("square-c1").y, stopped);
  EXPECT_EQ(ply_of(page), 0U);
}

// --- the wheel

// --- what can be played

// A finger chooses the point first.
TEST(DrawnPlacing, AMouseIsPreciseEnoughToPlayAtOnce) {
  DrawnPage page("game=go:19&rules=positional", still_screen(1280, 800));
  page.click_with_mouse("square-q16");
  EXPECT_EQ(ply_of(page), 1U);
  EXPECT_FALSE(page.state().board.placing);
}

TEST(DrawnPlacing, ThePiecesOfAWaitingEngineCannotBeTaken) {
  DrawnPage page("game=gobblers2&moves=L@b2.M@a1&ply=1&mode=play", still_screen(1280, 800));
  EXPECT_FALSE(is_enabled(page, "hand-2-L"));
  page.click("history-0");
  EXPECT_TRUE(is_enabled(page, "hand-1-L"));
}

// --- the focus

TEST(DrawnFocus, IsScrolledIntoView) {
  DrawnPage page("game=gobblers2", still_screen(760, 520));
  EXPECT_TRUE(empty(page.rect_of(foot)));
  std::size_t moves = 0;
  for (int i = 0; i < 100 && page.focused() != foot; ++i) {
    page.press(ImGuiKey_Tab);
    if (!page.focused().starts_with("move-")) continue;
    EXPECT_FALSE(empty(page.rect_of(page.focused()))) << page.focused();
    ++moves;
  }
  EXPECT_EQ(moves, page.state().session->moves().size());
  EXPECT_FALSE(empty(page.rect_of(foot)));
}

TEST(DrawnFocus, IsNotUnderTheTabsOfAPhone) {
  DrawnPage page("game=gobblers2", still_screen(360, 420));
  ASSERT_TRUE(page.tab_to(foot));
  const std::string first = first_move(page);
  page.hold_shift(true);
  ASSERT_TRUE(page.tab_to(first));
  EXPECT_NEAR(page.rect_of(first).height, 32, 0.5F) << "the whole of it";
}

TEST(DrawnFocus, ReachesEverythingInTheSmallestWindow) {
  DrawnPage page("game=tictactoe",
                 still_screen(320, 200));  // 1280 by 800 pixels at a zoom of 400 %
  for (const char* id : {"square-a1", "tab-game", foot}) {
    EXPECT_TRUE(page.tab_to(id)) << id;
    EXPECT_FALSE(empty(page.rect_of(id))) << id;
  }
}

TEST(DrawnFocus, LeavesTheBoardWithEscapeAndTheArrowsStepThroughTheHistoryAgain) {
  DrawnPage page("game=gobblers2&moves=L@b2", still_screen(1280, 800));
  page.click_with_mouse("square-c3");
  page.press(ImGuiKey_Escape);
  EXPECT_EQ(page.focused(), "square-c3");
  page.press(ImGuiKey_LeftArrow);
  EXPECT_EQ(page.focused(), "square-b3");
  page.press(ImGuiKey_Escape);
  page.press(ImGuiKey_LeftArrow);
  EXPECT_EQ(ply_of(page), 0U);
}

TEST(DrawnFocus, IsBroughtBackBeforeEnterDoesAnything) {
  DrawnPage page("game=tictactoe", still_screen(360, 420));
  page.click_with_mouse("square-b2");
  page.press(ImGuiKey_Escape);
  page.press(ImGuiKey_LeftArrow);
  page.turn_wheel(30);
  ASSERT_TRUE(empty(page.rect_of("square-a2")));
  page.press(ImGuiKey_Enter);
  EXPECT_EQ(position_of(page), ".../.X./...:2") << "nothing is played unseen";
  EXPECT_FALSE(empty(page.rect_of("square-a2")));
  page.press(ImGuiKey_Enter);
  EXPECT_EQ(position_of(page), ".../OX./...:1");
}

TEST(DrawnFocus, GoesOnFromThePlaceOfAnItemThatHasGone) {
  DrawnPage page("game=tictactoe&moves=b2.b1.a3.c1.c2.a2.c3.a1", still_screen(1280, 800));
  for (const char* id : {"tab-game", "button-practise"}) {
    ASSERT_TRUE(page.tab_to(id)) << id;
    page.press(ImGuiKey_Enter);
  }
  EXPECT_EQ(page.focused(), "");
  page.press(ImGuiKey_Tab);
  EXPECT_EQ(page.focused(), "button-practice-solution");
  page.press(ImGuiKey_Enter);
  page.hold_shift(true);
  page.press(ImGuiKey_Tab);
  EXPECT_EQ(page.focused(), "tab-rules");
}

// --- keys

TEST(DrawnKeys, ScrollThePage) {
  DrawnPage page("game=gobblers2", still_screen(360, 640));
  const auto top = [&] { return page.rect_of("tab-moves").y; };
  const float before = top();
  for (const auto& [down, up] :
       {std::pair{ImGuiKey_PageDown, ImGuiKey_PageUp}, {ImGuiKey_Space, ImGuiKey_Space}}) {
    page.press(down);
    EXPECT_TRUE(empty(page.rect_of("square-b2"))) << "the board is above the screen";
    EXPECT_LT(top(), before);
    page.hold_shift(down == up);
    page.press(up);
    page.hold_shift(false);
    EXPECT_FLOAT_EQ(top(), before);
  }
  for (int lines = 0; lines < 3; ++lines) page.press(ImGuiKey_DownArrow);
  EXPECT_LT(top(), before - 100);
}

TEST(DrawnKeys, JumpAlongTheHistory) {
  DrawnPage page("game=gobblers2&moves=M@b1.M@a1.M@b3.L@b2", still_screen(1280, 800));
  ASSERT_TRUE(page.tab_to("history-4"));
  for (const auto& [key, ply] : {std::pair{ImGuiKey_LeftArrow, 3U},
                                 {ImGuiKey_LeftArrow, 2U},
                                 {ImGuiKey_RightArrow, 3U},
                                 {ImGuiKey_Home, 0U},
                                 {ImGuiKey_End, 4U},
                                 {ImGuiKey_PageUp, 0U},
                                 {ImGuiKey_PageDown, 4U}}) {
    page.press(key);
    EXPECT_EQ(ply_of(page), ply);
    EXPECT_EQ(page.focused(), "history-" + std::to_string(ply));
  }
}

TEST(DrawnKeys, HGivesAHintAndTheRematchComesFirstAfterTheTabs) {
  DrawnPage page("game=tictactoe&mode=play&players=first&moves=a3.b3.a2.b2",
                 still_screen(1280, 800));
  page.type('h');
  EXPECT_EQ(page.state().play.hint, "a1");
  page.type('7');
  EXPECT_EQ(page.label_of("result"), "You won in 3 moves");
  ASSERT_TRUE(page.tab_to("tab-game"));
  while (page.focused().starts_with("tab-")) page.press(ImGuiKey_Tab);
  EXPECT_EQ(page.focused(), "button-rematch");
}

// --- menus, help and tabs on low screens

TEST(DrawnMenu, AllOfItIsReachedByKeysAndWheel) {
  DrawnPage page("game=gobblers2", still_screen(844, 390));
  page.click("button-game");
  EXPECT_FALSE(is_seen(page, end_of_menu));
  page.hold_shift(true);
  page.press(ImGuiKey_Tab);
  page.hold_shift(false);
  EXPECT_TRUE(is_seen(page, end_of_menu)) << "the focus goes backwards from its start to its end";
  page.press(ImGuiKey_Home);
  EXPECT_FALSE(is_seen(page, end_of_menu));
  page.point_at("game-gobblers2");
  page.turn_wheel(100);
  EXPECT_TRUE(is_seen(page, end_of_menu));
}

TEST(DrawnTabs, NoMoveUnderThemIsPlayed) {
  constexpr float middle_of_tabs = 76;  // below the bar, where they stay
  DrawnPage page("game=gobblers2", still_screen(360, 480));
  page.point_at(Point{180, 300});
  page.turn_wheel(6);
  ASSERT_FALSE(empty(page.rect_of("move-L@a3")));
  constexpr float notch = 60;  // CSS pixels
  page.turn_wheel((centre(page.rect_of("move-L@a3")).y - middle_of_tabs) / notch);
  for (const char* tab : {"game", "moves"}) {
    page.click_with_mouse("tab-" + std::string(tab));
    EXPECT_EQ(page.state().open.tab, tab);
    EXPECT_EQ(ply_of(page), 0U);
  }
}

}  // namespace
}  // namespace kanzen::app

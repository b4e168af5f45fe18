// The examples of the Rules tab: legal moves that show what their captions say.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "imgui_app/features/rules/rules.hpp"
#include "imgui_app/text/formatting.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"

namespace kanzen::app {
namespace {

std::size_t pieces_of_second(const BoardView& board) {
  std::size_t pieces = 0;
  for (const SquareView& square : board.squares)
    pieces += static_cast<std::size_t>(
        std::count_if(square.stack.begin(), square.stack.end(),
                      [](const PieceView& piece) { return piece.player == 1; }));
  return pieces;
}

// Returns what happens in the example, in words.
std::string shown_by(const ShownExample& example) {
  std::string shown(kanzen::name_of(example.move.kind));
  const auto& [source, move, before, after] = example;
  const bool covers = move.to && after.squares[*move.to].stack.size() > 1;
  if (covers) shown += " covers";
  if (pieces_of_second(after) < pieces_of_second(before)) shown += " captures";
  if (move.promoted_to) shown += " promotes";
  const auto& end = move.end ? move.end : after.end;
  if (end) shown += !end->winner ? " draws" : *end->winner == 0 ? " wins" : " loses";
  return shown;
}

std::vector<std::string> all_shown(const std::string& game, const std::string& rules) {
  std::vector<std::string> shown;
  const RuleExamples examples = examples_of((*find_game(game, rules))->info());
  for (const ShownExample& example : examples.all) {
    EXPECT_EQ(example.move.piece.player, 0) << game << ' ' << example.source->move;
    EXPECT_FALSE(example.before.end) << game << ' ' << example.source->move;
    EXPECT_FALSE(example.source->caption.japanese.empty()) << game;
    shown.push_back(shown_by(example));
  }
  return shown;
}

using Kinds = std::vector<std::string>;

TEST(RuleExamples, ShowWhatTheirCaptionsSay) {
  const Kinds gobblers{"place", "move", "move covers", "place wins"};
  Kinds strict = gobblers;
  strict.push_back("end loses");
  for (const char* game : {"gobblers", "gobblers2"}) {
    EXPECT_EQ(all_shown(game, "strict"), strict) << game;
    EXPECT_EQ(all_shown(game, "cover"), gobblers) << game;
  }
  EXPECT_EQ(all_shown("gobblers2", "notebook"), gobblers);
  EXPECT_EQ(all_shown("gobblers2", "covers=opponent"), (Kinds{"place", "move", "place wins"}));
  EXPECT_EQ(all_shown("gobblers2", "board-moves=no,line=loses"), Kinds{"place"});
  EXPECT_EQ(all_shown("dobutsu", "normal"),
            (Kinds{"move", "move captures", "drop", "move promotes", "move wins"}));
  for (const char* game : {"tictactoe", "mnk:5,5,4", "mnk:2,1,2"}) {
    EXPECT_EQ(all_shown(game, "normal"), (Kinds{"place", "place wins", "place draws"})) << game;
    EXPECT_EQ(all_shown(game, "misere"), (Kinds{"place", "place loses", "place draws"})) << game;
  }
  for (const char* rules :
       {"situational", "positional", "tromp-taylor", "new-zealand", "ko", "japanese"})
    EXPECT_EQ(all_shown("go:19", rules), (Kinds{"place", "place captures"})) << rules;
}

// The words of a notation name the square at its end.
TEST(RuleExamples, ReadingsNameTheSquareOfTheMove) {
  for (const GameFamily& family : game_families()) {
    std::size_t readings = 0;
    for (const MoveExample& example : family.words().examples) {
      if (example.reading.english.empty()) continue;
      const std::string square(example.move.substr(example.move.size() - 2));
      for (const std::string_view words : {example.reading.english, example.reading.japanese})
        EXPECT_TRUE(words.find(square) != std::string_view::npos ||
                    words.find(capitalised(square)) != std::string_view::npos)
            << words;
      ++readings;
    }
    EXPECT_GE(readings, 1U) << family.name;
  }
}

ExamplePhase phase_at(const OpenedPage& page, std::size_t number) {
  return phase_of(page.feature<Rules>().examples(), number, page.platform.clock);
}

TEST(RuleExamples, PlayTwiceWhenTheTabIsOpenedAndThenRest) {
  OpenedPage page;
  EXPECT_TRUE(phase_at(page, 0).resting);
  page.activate("tab-rules");
  for (unsigned play = 0; play < most_plays; ++play) {
    for (std::size_t i = 0; i < page.feature<Rules>().examples().all.size(); ++i) {
      EXPECT_FALSE(phase_at(page, i).resting) << i;
      EXPECT_EQ(phase_at(page, i).share, 0) << i;
    }
    page.pass(example_seconds - 0.02);
    EXPECT_EQ(phase_at(page, 0).share, 1);
    EXPECT_FALSE(phase_at(page, 0).resting);
    page.pass(0.025);
  }
  EXPECT_TRUE(phase_at(page, 0).resting);
  EXPECT_EQ(phase_at(page, 0).share, 1);
  static_assert(most_plays * example_seconds < 5);  // WCAG 2.2.2
}

TEST(RuleExamples, AChosenOnePlaysAlone) {
  OpenedPage page;
  page.activate("tab-rules");
  page.pass(10);
  EXPECT_TRUE(page.activate("example-1"));
  EXPECT_FALSE(phase_at(page, 1).resting);
  EXPECT_TRUE(phase_at(page, 0).resting);
  EXPECT_FALSE(page.activate("example-5"));
  page.pass(10);
  EXPECT_TRUE(phase_at(page, 1).resting);
}

TEST(RuleExamples, FollowTheOpenGameAndItsRules) {
  OpenedPage page;
  page.activate("tab-rules");
  EXPECT_EQ(page.feature<Rules>().examples().all.size(), 5U);
  page.activate("rules-cover");
  EXPECT_EQ(page.feature<Rules>().examples().all.size(), 4U);
  page.activate("game-dobutsu");
  EXPECT_EQ(page.feature<Rules>().examples().game->info().name, "dobutsu");
  EXPECT_TRUE(phase_at(page, 0).resting);
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

TEST(DrawnRules, ARuleSetIsDescribedForTheBoardsSize) {
  DrawnPage page("game=mnk:4,3,2&rules=exact", screen(1280, 800));
  page.click("tab-rules");
  EXPECT_NE(page.label_of("rules-text-0"), "");
  EXPECT_EQ(page.label_of("meaning-exact"),
            "exact length: A line has exactly 2 marks; a longer row does not count.");
}

TEST(DrawnRules, AreWrittenInForcedColours) {
  DrawnPage page("game=gobblers2", forced_colors());
  expect_forced_colors(page, "game=gobblers2", "tab-rules", "example-0");
}

}  // namespace
}  // namespace kanzen::app

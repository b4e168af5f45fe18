// Variations of the line: shown, made the main line, deleted.
#include "engine/session/variations.hpp"

#include <gtest/gtest.h>

#include "engine/session/variations.hpp"
#include "imgui_app/text/game.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::variations_tests {
namespace {

constexpr const char* branched = "game=tictactoe&moves=a1.b1(c1.a2)(b2).c1";

std::string moves_of(const OpenedPage& page) {
  const std::string& fragment = page.platform.fragment;
  const auto begin = fragment.find("moves=");
  return begin == std::string::npos ? "" : fragment.substr(begin + 6);
}

TEST(Variations, AreShownNextToTheLine) {
  OpenedPage page(branched);
  const Session& session = page.session();
  const auto line = session.line();
  EXPECT_TRUE(is_on_main_line(session));
  EXPECT_TRUE(alternatives_to(session, 0).empty());
  EXPECT_TRUE(alternatives_to(session, line[1]).empty());
  const auto others = alternatives_to(session, line[2]);
  ASSERT_EQ(others.size(), 2U);
  EXPECT_EQ(session.move_to(others[0]), "c1");
  EXPECT_EQ(beginning_of(session, others[0], 6).size(), 2U);
  EXPECT_EQ(beginning_of(session, others[0], 1).size(), 1U);
}

TEST(Variations, TryingAMoveKeepsTheOldLine) {
  OpenedPage page("game=tictactoe&moves=a1.b1.c1");
  page.click("button-undo button-undo square-b2");
  EXPECT_EQ(moves_of(page), "a1.b1(b2).c1&variation=1");
  const auto others = alternatives_to(page.session(), page.session().current());
  ASSERT_EQ(others.size(), 1U);
  page.activate("variation-" + std::to_string(others[0]));
  EXPECT_EQ(page.session().move_to(page.session().current()), "b1");
  EXPECT_EQ(moves_of(page), "a1.b1(b2).c1&ply=2");
}

TEST(Variations, AreMadeTheMainLine) {
  OpenedPage page(branched);
  EXPECT_FALSE(page.activate("button-promote")) << "it is the main line";
  page.controller.on_event(FragmentChanged{std::string(branched) + "&variation=1"});
  EXPECT_TRUE(page.activate("button-promote"));
  EXPECT_EQ(moves_of(page), "a1.c1(b1.c1)(b2).a2");
  EXPECT_TRUE(is_on_main_line(page.session()));
  page.surround({&Environment::embedded, &Environment::fixed_play});
  EXPECT_FALSE(page.activate("button-remove")) << "a fixed line stays";
}

TEST(Variations, TheQuestionSaysHowMuchIsDeleted) {
  OpenedPage page("game=tictactoe&moves=a1.b1(c1.a2)(b2).c1&ply=1");
  EXPECT_EQ(describe_confirmation(page.state(), "button-remove"),
            "Delete this move and 5 after it?");
  page.go_to("game=tictactoe&moves=a1");
  EXPECT_EQ(describe_confirmation(page.state(), "button-remove"), "Delete this move?");
}

TEST(Variations, AreDeletedWhenAskedTwice) {
  OpenedPage page(std::string(branched) + "&variation=1&ply=2");
  EXPECT_TRUE(page.activate("button-remove"));
  EXPECT_EQ(moves_of(page), "a1.b1(c1.a2)(b2).c1&variation=1&ply=2") << "asked first";
  EXPECT_TRUE(page.activate("button-remove"));
  EXPECT_EQ(moves_of(page), "a1.b1(b2).c1&ply=1");
  EXPECT_TRUE(page.activate("button-remove"));
  EXPECT_TRUE(page.activate("button-redo")) << "something else takes the question back";
  EXPECT_TRUE(page.activate("button-remove"));
  EXPECT_EQ(page.session().nodes().size(), 5U);
  page.controller.on_event(FragmentChanged{"game=tictactoe"});
  EXPECT_FALSE(page.activate("button-remove")) << "the start stays";
}

TEST(Variations, OfARecordAreSavedInTheirNewOrder) {
  OpenedPage page("game=go:9");
  page.controller.on_event(FileOpened{"game.sgf", "(;GM[1]SZ[9];B[ee](;W[cc])(;W[gc]C[better]))"});
  page.controller.activate(variation_item(3));
  page.click("button-promote button-save-record");
  const std::string saved = page.platform.saved.second;
  EXPECT_LT(saved.find("W[gc]C[better]"), saved.find("W[cc]")) << saved;
  page.click("button-remove button-remove button-save-record");
  EXPECT_EQ(page.platform.saved.second.find("gc"), std::string::npos);
}

constexpr const char* rejoined = "game=tictactoe&moves=a1(c1.b1.a1)(b2).b1.c1";

TEST(Variations, OtherWaysToThePositionAreShown) {
  OpenedPage page(rejoined);
  const auto& others = page.state().transpositions;
  ASSERT_EQ(others.size(), 1U);
  EXPECT_EQ(page.session().position(others[0]), page.session().position());
  const auto path = path_from_line(page.session(), others[0]);
  ASSERT_EQ(path.size(), 3U);
  EXPECT_EQ(page.session().move_to(path.front()), "c1");
  EXPECT_EQ(path.back(), others[0]);
  page.activate("variation-" + std::to_string(others[0]));
  EXPECT_EQ(page.session().move_to(page.session().current()), "a1");
  EXPECT_EQ(page.state().transpositions.size(), 1U) << "and back";
  OpenedPage symmetric(std::string(rejoined) + "&ply=1");
  ASSERT_EQ(symmetric.state().transpositions.size(), 1U) << "c1, but not b2";
  EXPECT_EQ(symmetric.session().move_to(symmetric.state().transpositions[0]), "c1");
  symmetric.activate("button-first");
  EXPECT_TRUE(symmetric.state().transpositions.empty());
  // A position that recurs on the line is a repetition, which is shown elsewhere.
  const OpenedPage repeated("game=gobblers2&moves=L@a1.L@c3.a1a2.c3c2.a2a1.c2c3");
  ASSERT_EQ(repeated.session().ply(), 6U);
  EXPECT_TRUE(repeated.state().transpositions.empty());
}

}  // namespace
}  // namespace kanzen::app::variations_tests

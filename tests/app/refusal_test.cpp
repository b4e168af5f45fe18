// A refused text is made right where it is told.
#include <gtest/gtest.h>

#include "imgui_app/shell/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

constexpr const char* wrong = "-,-,-/-,Q,-/-,-,-:1";
constexpr const char* right_one = "-,-,-/-,L,-/-,-,-:2";

const std::optional<Refusal>& refusal(const OpenedPage& page) {
  return page.state().notices.refusal;
}

TEST(Refusal, ARefusedPositionIsEditedAndReadAgain) {
  OpenedPage page(std::string("game=gobblers2&position=") + wrong);
  ASSERT_TRUE(refusal(page));
  EXPECT_TRUE(refusal(page)->editable);
  page.controller.on_event(Typed{"-,-,-/-,R,-/-,-,-:1"});
  EXPECT_EQ(refusal(page)->given, "-,-,-/-,R,-/-,-,-:1");
  EXPECT_FALSE(refusal(page)->offset) << "where the old text was wrong";
  EXPECT_TRUE(page.activate("button-edit-open"));
  ASSERT_TRUE(refusal(page));
  EXPECT_EQ(refusal(page)->given, "-,-,-/-,R,-/-,-,-:1");
  EXPECT_TRUE(refusal(page)->offset);
  page.controller.on_event(Typed{right_one});
  EXPECT_TRUE(page.activate("button-edit-open"));
  EXPECT_FALSE(refusal(page));
  EXPECT_EQ(page.session().position(), right_one);
}

TEST(Refusal, ARefusedLinkIsReadAsALinkAgain) {
  OpenedPage page("game=gobblers2&moves=L@b2.L@b9");
  ASSERT_TRUE(refusal(page));
  page.controller.on_event(Typed{"https://example.org/#game=gobblers2&moves=L@b2.L@a1"});
  page.activate("button-edit-open");
  EXPECT_FALSE(refusal(page));
  EXPECT_EQ(page.session().ply(), 2U);
}

TEST(Refusal, WhatIsTypedElsewhereChangesNoNameOfAFile) {
  OpenedPage page("game=go:5");
  page.controller.on_event(FileFailed{"a game.sgf", Error{Errc::io, "cannot be read"}});
  ASSERT_TRUE(refusal(page));
  EXPECT_FALSE(refusal(page)->editable);
  page.controller.on_event(Typed{"b"});
  EXPECT_EQ(refusal(page)->given, "a game.sgf");
  EXPECT_FALSE(page.activate("button-edit-open"));
}

TEST(Refusal, ABoardThatStaysAsItIsTakesNoOtherText) {
  OpenedPage page;
  page.surround({&Environment::embedded, &Environment::fixed_play});
  page.controller.on_event(FragmentChanged{std::string("game=gobblers2&position=") + wrong});
  ASSERT_TRUE(refusal(page));
  EXPECT_FALSE(refusal(page)->editable);
}

}  // namespace
}  // namespace kanzen::app

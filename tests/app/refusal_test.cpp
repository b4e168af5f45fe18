// A refused text is corrected in the field where its error is shown; errors are read out in the
// visitor's language.
#include <gtest/gtest.h>

#include <functional>

#include "imgui_app/app/controller.hpp"
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

TEST(Refusal, OfAFileKeepsItsNameWhenTextIsTyped) {
  OpenedPage page("game=go:5");
  page.controller.on_event(
      FileFailed{"a game.sgf", Error{Errc::io, untranslated("cannot be read")}});
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

// --- languages

std::string alert_in(Language language, const std::string& fragment) {
  OpenedPage page(fragment);
  State state = page.state();
  state.settings.language = language;
  return alert_of(state);
}

TEST(Refusal, ARefusalIsReadOutInTheVisitorsLanguage) {
  EXPECT_EQ(alert_in(Language::english, "game=gobblers2&rules=lax"),
            "These rules cannot be opened: the link's rules: unknown rules \"lax\" for gobblers2; "
            "expected one of: strict, cover, notebook");
  EXPECT_EQ(alert_in(Language::japanese, "game=gobblers2&rules=lax"),
            "このルールは開けません: リンクの rules：gobblers2 に「lax」というルールはありません。"
            "使えるのは strict, cover, notebook です");
}

TEST(Refusal, EveryFailureIsReadOutInTheVisitorsLanguage) {
  constexpr Phrase<0> locked{"another tab is using the saved values", "別のタブが使っています"};
  const Error error{Errc::io, locked};
  const auto alert_after = [&](const std::function<void(State&)>& fail) {
    OpenedPage page;
    State state = page.state();
    state.settings.language = Language::japanese;
    fail(state);
    return alert_of(state);
  };
  for (const std::string& alert : {
           alert_after(
               [&](State& s) { s.values.solving.phase.emplace<Solving::Failed>().error = error; }),
           alert_after(
               [&](State& s) { s.values.solving.phase.emplace<Solving::Lost>().error = error; }),
           alert_after(
               [&](State& s) { s.values.solving.phase.emplace<Solving::Offered>().error = error; }),
           alert_after([&](State& s) {
             s.values.solving.phase.emplace<Solving::None>();
             s.values.table.status.error = error;
           }),
           alert_after([&](State& s) {
             s.values.table.check = TableCheck{9, 1, error};
           }),
           alert_after(
               [&](State& s) { s.values.search.phase.emplace<Search::Failed>().reason = error; }),
           alert_after([&](State& s) { s.values.save_status.failure = error; }),
           alert_after([&](State& s) {
             s.values.notable.phase.emplace<NotableSearch::Failed>().reason = error;
           }),
       }) {
    EXPECT_TRUE(alert.ends_with(": 別のタブが使っています")) << alert;
  }
}

}  // namespace
}  // namespace kanzen::app

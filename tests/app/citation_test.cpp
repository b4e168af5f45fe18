// The dialog with a citation of the position or of the statistics.
#include <gtest/gtest.h>

#include "imgui_app/features/files/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

using Values = CitationRequest::Values;

const std::string position_link = "game=gobblers2&rules=strict&position=-,-,ML/-,m,-/-,-,-:2";

TEST(Citation, NamesThePositionAndItsLink) {
  OpenedPage page(position_link);
  EXPECT_TRUE(page.activate("button-cite"));
  EXPECT_EQ(page.state().open.popup, "citation");
  const CitationRequest& cited = page.platform.cited;
  EXPECT_EQ(cited.title, "Gobblers, 2 sizes, rules: strict");
  EXPECT_EQ(cited.position, page.session().position());
  EXPECT_EQ(cited.link, "page#" + position_link);
  EXPECT_EQ(cited.language, "en");
  EXPECT_TRUE(cited.key.starts_with("kanzen-gobblers2-strict-")) << cited.key;
  EXPECT_EQ(cited.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), cited.key.npos);
  const std::string key = cited.key;
  OpenedPage other("game=gobblers2&rules=strict&moves=L@b2");
  other.click("tab-game button-cite");
  EXPECT_NE(other.platform.cited.key, key) << "another position";
  EXPECT_TRUE(page.activate("button-cite"));
  EXPECT_EQ(page.state().open.popup, "") << "a second press closes the dialog";
}

TEST(Citation, TheTitleIsInEnglishAndTheHeadingInThePagesLanguage) {
  OpenedPage page("game=tictactoe");
  page.click("button-language button-cite");
  EXPECT_EQ(page.platform.cited.title, "Tic-tac-toe, rules: normal");
  EXPECT_EQ(page.platform.cited.heading, "三目並べ、ルール：通常");
  EXPECT_EQ(page.platform.cited.language, "ja");
}

TEST(Citation, OfStatisticsHasNoPosition) {
  OpenedPage page("game=gobblers2&moves=L@b2&mode=statistics&study=rounds");
  page.activate("button-cite");
  EXPECT_EQ(page.platform.cited.key, "kanzen-gobblers2-strict-rounds");
  EXPECT_EQ(page.platform.cited.position, "");
  EXPECT_EQ(page.platform.cited.link,
            "page#game=gobblers2&rules=strict&mode=statistics&study=rounds");
  EXPECT_EQ(page.platform.cited.values, Values::solved);
  page.click("button-close study-comparison button-cite");
  EXPECT_EQ(page.platform.cited.key, "kanzen-gobblers2-strict-comparison-notebook");
  EXPECT_EQ(page.platform.cited.title, "Gobblers, 2 sizes, rules: strict / notebook");
  OpenedPage choices(
      "game=gobblers2&mode=statistics&study=comparison&with=lift=illegal,line=loses");
  choices.activate("button-cite");
  EXPECT_EQ(choices.platform.cited.key,
            "kanzen-gobblers2-strict-comparison-lift-illegal-line-loses")
      << "a comma would end it";
}

TEST(Citation, TellsWhereTheValuesComeFrom) {
  const auto source = [](OpenedPage& page) {
    page.click("button-cite button-close");
    return page.platform.cited.values;
  };
  OpenedPage solved(position_link);
  EXPECT_EQ(source(solved), Values::solved);
  solved.controller.on_event(Answer<TableCheckRequest>{.result = TableCheck{10, 1, {}}});
  EXPECT_EQ(source(solved), Values::solved) << "the table differs";
  solved.controller.on_event(Answer<TableCheckRequest>{.result = TableCheck{10, 0, {}}});
  EXPECT_EQ(source(solved), Values::table) << "the table agrees";
  OpenedPage large("game=gobblers");
  EXPECT_EQ(source(large), Values::none);
  Analysis analysis;
  analysis.position = large.session().position();
  analysis.value = win_in(13);
  large.controller.on_event(analysed(analysis));
  EXPECT_EQ(source(large), Values::table);
  OpenedPage go("game=go:9");
  EXPECT_EQ(source(go), Values::none);
}

TEST(Citation, EachTextIsCopied) {
  OpenedPage page("game=tictactoe");
  EXPECT_FALSE(page.activate("button-copy-bibtex")) << "nothing has been made yet";
  page.click("button-cite button-copy-bibtex");
  EXPECT_EQ(page.platform.copied, '@' + page.platform.cited.key);
  EXPECT_TRUE(has_copied(page.state(), "button-copy-bibtex"));
  page.activate("button-copy-citation");
  EXPECT_EQ(page.platform.copied, page.platform.cited.heading);
}

TEST(Citation, AFailureIsShownInTheDialog) {
  OpenedPage page("game=tictactoe");
  page.controller.activate("button-cite");
  page.controller.on_event(SaveFailed{Error{Errc::unsupported, untranslated("no network")}});
  ASSERT_NE(page.feature<FilesController>().citation().failed(), nullptr);
  EXPECT_EQ(page.feature<FilesController>().citation().failed()->reason.message, "no network");
  EXPECT_FALSE(page.state().notices.refusal);
  EXPECT_FALSE(page.activate("button-copy-citation"));
}

TEST(Citation, AFailureAfterItIsMadeIsNotItsOwn) {
  OpenedPage page("game=tictactoe");
  page.activate("button-cite");
  page.controller.on_event(CitationMade{"entry", "sentence"});
  page.controller.on_event(SaveFailed{Error{Errc::unsupported, untranslated("disk full")}});
  EXPECT_NE(page.feature<FilesController>().citation().done(), nullptr);
  EXPECT_TRUE(page.state().notices.refusal);
}

TEST(Citation, ClosesWhenAnotherGameOpens) {
  OpenedPage page("game=tictactoe");
  page.activate("button-cite");
  page.go_to("game=gobblers2");
  EXPECT_EQ(page.state().open.popup, "");
}

}  // namespace
}  // namespace kanzen::app

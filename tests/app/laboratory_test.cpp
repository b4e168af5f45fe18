// The laboratory: its switches, the table of tried rule sets, links and files.
#include "imgui_app/features/laboratory/laboratory.hpp"

#include <gtest/gtest.h>

#include "engine/core/string_utils.hpp"
#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

const std::string laboratory_link = "game=gobblers2&mode=statistics&study=laboratory";
const std::string placement_only =
    "lift=after,board-moves=no";  // its first choice makes no difference

std::vector<std::string> tried(const OpenedPage& page) {
  std::vector<std::string> names;
  for (const Laboratory::Tried* one : page.feature<Laboratory>().tried())
    names.push_back(one->rules + (one->found ? "" : "?"));
  return names;
}
using Names = std::vector<std::string>;

// Returns the settings that have switches, as the page shows them.
Names settings(const DrawnPage& page) {
  Names names;
  for (const MirrorItem& item : page.items())
    if (const auto setting = setting_item.read(item.id);
        setting && item.kind == MirrorItem::Kind::toggle)
      names.push_back(std::get<0>(*setting) + (item.active ? " on" : ""));
  return names;
}

TEST(Laboratory, ASwitchSolvesTheGameAndTheTableGrows) {
  OpenedPage page(laboratory_link);
  EXPECT_EQ(tried(page), (Names{"strict"}));
  ASSERT_TRUE(page.activate("setting-lift=illegal"));
  ASSERT_TRUE(page.activate("setting-board-moves=no"));
  EXPECT_EQ(page.session().info().rules, "board-moves=no") << "nothing is lifted then";
  EXPECT_EQ(page.state().view.mode, Mode::statistics);
  ASSERT_TRUE(page.activate("setting-board-moves=no"));
  EXPECT_EQ(tried(page), (Names{"strict", "lift=illegal", "board-moves=no"}));
  for (const Laboratory::Tried* one : page.feature<Laboratory>().tried()) {
    const auto expected = survey_rules(**find_game("gobblers2", one->rules), {});
    ASSERT_TRUE(expected && one->found) << one->rules;
    EXPECT_EQ(survey_cells("gobblers2", one->rules, &*one->found),
              survey_cells("gobblers2", one->rules, &*expected));
  }
  EXPECT_EQ(page.feature<Laboratory>().news().first, "Strict: Draw with perfect play");
  EXPECT_FALSE(page.activate("setting-lift=at-once")) << "the usual setting has no switch";
  page.activate("game-tictactoe");
  EXPECT_FALSE(page.activate("study-laboratory"));
  page.activate("game-gobblers2");
  EXPECT_EQ(tried(page), (Names{"strict"})) << "of another game before";
}

TEST(Laboratory, OnlySettingsThatChangePlayHaveSwitches) {
  DrawnPage page(laboratory_link, screen(1280, 1600));
  EXPECT_EQ(settings(page),
            (Names{"lift=after", "lift=illegal", "board-moves=no", "covers=opponent",
                   "covers=nothing", "uncovers=own", "pieces=1", "line=loses"}));
  page.click("setting-lift=after");
  EXPECT_EQ(settings(page)[0], "lift=after on");
  EXPECT_EQ(settings(page)[2], "both-lines=mover");
  page.click("setting-lift=illegal");
  EXPECT_EQ(page.state().session->info().rules, "lift=illegal") << "in place of the other setting";
}

TEST(Laboratory, TheTableIsSorted) {
  OpenedPage page(laboratory_link + "&tried=line=loses/strict/cover/board-moves=no");
  EXPECT_EQ(tried(page), (Names{"line=loses?", "strict", "cover?", "board-moves=no?"}));
  page.activate("order-value");
  EXPECT_EQ(tried(page).front(), "strict") << "what is not solved is last";
  ASSERT_TRUE(page.activate("button-solve-others"));
  for (int i = 0; i < 4; ++i) page.pass(0.1);
  EXPECT_FALSE(page.activate("button-solve-others"));
  const auto first = [&](const std::string& order) {
    EXPECT_TRUE(page.activate(order));
    return *page.feature<Laboratory>().tried().front()->found;
  };
  const auto rank = [](Value value) {
    return value.outcome == Outcome::win ? 2 : value.outcome == Outcome::draw ? 1 : 0;
  };
  const SurveyedRules best = first("order-value"), drawn = first("order-draws"),
                      longest = first("order-length");
  const auto share = [](const SurveyedRules& one) {
    return static_cast<double>(one.counts.draw) / static_cast<double>(one.counts.positions);
  };
  for (const Laboratory::Tried* one : page.feature<Laboratory>().tried()) {
    ASSERT_TRUE(one->found) << one->rules;
    EXPECT_GE(rank(best.start), rank(one->found->start));
    EXPECT_GE(share(drawn), share(*one->found));
    EXPECT_GE(longest.longest_win, one->found->longest_win);
  }
}

TEST(Laboratory, ALinkNamesTheRuleSets) {
  OpenedPage page(laboratory_link);
  EXPECT_EQ(page.platform.fragment, "game=gobblers2&rules=strict&mode=statistics&study=laboratory");
  page.click("setting-board-moves=no setting-line=loses");
  EXPECT_EQ(page.platform.fragment,
            "game=gobblers2&rules=board-moves=no,line=loses&mode=statistics&study=laboratory&tried="
            "strict/board-moves=no/board-moves=no,line=loses");
  OpenedPage other(page.platform.fragment);
  EXPECT_EQ(tried(other), (Names{"strict?", "board-moves=no?", "board-moves=no,line=loses"}));
  EXPECT_EQ(other.platform.fragment, page.platform.fragment);
  OpenedPage wrong(laboratory_link + "&tried=cover/lax/" + placement_only);
  EXPECT_EQ(tried(wrong), (Names{"cover?", "board-moves=no?", "strict"}));
  ASSERT_TRUE(wrong.state().notices.refusal);
  EXPECT_EQ(wrong.state().notices.refusal->given, "lax");
}

TEST(Laboratory, TheTableIsSavedAndCited) {
  OpenedPage page(laboratory_link);
  page.click("setting-board-moves=no survey-csv");
  EXPECT_EQ(page.platform.saved.first, "kanzen-gobblers2-laboratory.csv");
  std::string expected =
      "game,rules,outcome,distance,best_first_moves,positions,finished,won,drawn,lost,longest_win,"
      "longest_loss,drawn_percent\n";
  for (const char* rules : {"strict", "board-moves=no"}) {
    const auto found = survey_rules(**find_game("gobblers2", rules), {});
    expected += joined(survey_cells("gobblers2", rules, &*found), ",") + '\n';
  }
  EXPECT_EQ(page.platform.saved.second, expected);
  page.activate("survey-latex");
  EXPECT_EQ(page.platform.saved.second.find("% Rule sets of Gobblers, 2 sizes\n"), 0U);
  EXPECT_NE(page.platform.saved.second.find("Best first moves"), std::string::npos);
  EXPECT_FALSE(page.activate("survey-svg"));
  page.activate("button-cite");
  EXPECT_EQ(page.platform.cited.link,
            "page#game=gobblers2&rules=board-moves=no&mode=statistics&study=laboratory&tried="
            "strict/board-moves=no");
  EXPECT_EQ(page.platform.cited.title, "Rule sets of Gobblers, 2 sizes");
  EXPECT_EQ(page.platform.cited.key, "kanzen-gobblers2-board-moves-no-laboratory");
}

TEST(Laboratory, ALargeGameIsSolvedUnaskedOnceOneOfItsRuleSetsWas) {
  OpenedPage page("game=gobblers&mode=statistics&study=laboratory");
  const auto start = [&](const std::string& setting) {
    page.activate(setting);
    page.controller.on_event(Answer<OpenSolutionRequest>{});
    page.pass(0);
  };
  start("setting-lift=illegal");
  EXPECT_EQ(page.platform.solves, 0);
  page.activate("button-solve");
  Summary summary;
  summary.positions = 4;
  summary.draw = 1;
  page.controller.on_event(Answer<SolveRequest>{.result = summary});
  Analysis analysis;
  analysis.position = page.session().info().start;
  page.controller.on_event(analysed(analysis));
  EXPECT_EQ(tried(page), (Names{"strict?", "lift=illegal"}));
  start("setting-line=loses");
  EXPECT_EQ(page.platform.solves, 2);
  page.activate("button-cancel");
  page.pass(0);
  EXPECT_EQ(page.platform.solves, 2) << "not against the visitor's will";
  EXPECT_EQ(tried(page), (Names{"strict?", "lift=illegal", "lift=illegal,line=loses?"}));
}

TEST(Laboratory, ARowOpensItsRulesAndItsButtonTheComparison) {
  for (const float width : {390.0F, 1280.0F}) {
    DrawnPage page(laboratory_link, screen(width, 2400));
    page.click("setting-lift=illegal setting-lift=illegal");
    ASSERT_NE(page.label_of("rules-lift=illegal"), "") << width;
    EXPECT_NE(page.label_of("rules-lift=illegal").find("Draw"), std::string::npos)
        << page.label_of("rules-lift=illegal");
    EXPECT_EQ(page.label_of("compared-strict"), "") << "it is open";
    page.click_with_mouse("rules-lift=illegal");
    EXPECT_EQ(page.state().session->info().rules, "lift=illegal") << width;
    page.click_with_mouse("compared-strict");
    EXPECT_EQ(page.state().view.study, "comparison") << width;
    EXPECT_EQ(page.opened().platform.compared, (Names{"gobblers2 lift=illegal strict"}));
  }
}

}  // namespace
}  // namespace kanzen::app

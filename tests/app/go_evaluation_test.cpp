// Evaluations of Go positions: which are requested, when, and how they are described.
#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::go_evaluation_tests {
namespace {

EstimateReport report_of(double win_rate, double score) {
  EstimateReport report;
  report.win_rate = win_rate;
  report.score = score;
  report.playouts = 1234;
  report.seconds = 4;
  return report;
}

// Answers all pending requests.
void answer(OpenedPage& page, double win_rate, double score) {
  page.controller.on_event(Answer<PositionEstimateRequest>{.result = report_of(win_rate, score)});
}

void report_estimate(OpenedPage& page, const EstimateReport& report) {
  page.controller.on_event(Answer<PositionEstimateRequest>{.report = report});
}

// Returns a report of what is proven of a score that was not found.
ScoreReport proven_report(ScoreRange proven) {
  ScoreReport report;
  report.proven = proven;
  return report;
}
ScoreReport solved_report(ScoreRange score, std::vector<ScoredMove> moves = {}) {
  ScoreReport report = proven_report(score);
  report.score = score;
  report.moves = std::move(moves);
  return report;
}
ScoredMove scored(const char* move, ScoreRange score) { return {move, score, score, {}}; }
ScoredMove unscored(const char* move, ScoreRange proven) { return {move, {}, proven, {}}; }

void report_scores(OpenedPage& page, const ScoreReport& report) {
  page.controller.on_event(Answer<PositionScoreRequest>{.report = report});
}
void end_search(OpenedPage& page, const ScoreReport& report) {
  page.controller.on_event(Answer<PositionScoreRequest>{.result = report});
}

TEST(GoEvaluation, AnEstimateIsAskedForHereFirstAndThenForTheRestOfTheLine) {
  OpenedPage page("game=go:9&moves=e5.c3");
  ASSERT_EQ(page.platform.estimate_requests.size(), 1U);
  const EvaluationRequest first = page.platform.estimate_requests.back();
  EXPECT_EQ(first.position, page.session().position());
  EXPECT_EQ(first.past.size(), 2U);
  EXPECT_EQ(first.komi, 7.5);
  answer(page, 0.7, 3.3);
  ASSERT_EQ(page.platform.estimate_requests.size(), 2U);
  EXPECT_EQ(page.platform.estimate_requests.back().position, page.session().position(0));
  EXPECT_LT(page.platform.estimate_requests.back().seconds, 1);
  answer(page, 0.5, 0);
  answer(page, 0.5, 0);
  ASSERT_EQ(page.platform.estimate_requests.size(), 4U);  // once more, for longer
  EXPECT_EQ(page.platform.estimate_requests.back().position, page.session().position());
  EXPECT_GT(page.platform.estimate_requests.back().seconds, first.seconds);
  answer(page, 0.5, 0);
  EXPECT_EQ(page.platform.estimate_requests.size(), 4U);
}

TEST(GoEvaluation, ReportsCountBeforeTheLastOne) {
  OpenedPage page("game=go:9");
  report_estimate(page, report_of(0.71, -3.4));
  const Verdict verdict = page.controller.verdict();
  EXPECT_EQ(verdict.title, "White leads by about 3.5");
  EXPECT_EQ(verdict.detail, "Black to move: 71% to win, 1,234 playouts, 4 s.");
  ASSERT_TRUE(page.state().go.evaluations.estimating);
  EXPECT_EQ(page.state().go.evaluations.estimating->node, page.session().current());
}

// The verdict shows no stone if neither side leads.
TEST(GoEvaluation, TheSignIsThatOfWhoeverIsSaidToLead) {
  OpenedPage page("game=go:9");
  const auto sign_at = [&](double score) {
    report_estimate(page, report_of(0.5, score));
    return page.controller.verdict();
  };
  EXPECT_EQ(sign_at(-3.4).favoured, Player{1});
  EXPECT_EQ(sign_at(2).favoured, Player{0});
  for (const double score : {0.2, -0.2}) {
    const Verdict even = sign_at(score);
    EXPECT_EQ(even.title, "About even");
    EXPECT_EQ(even.sign, Verdict::Sign::value);
    EXPECT_EQ(even.outcome, Outcome::draw);
  }
}

// The evaluation would otherwise jump back when a position is estimated again, for longer.
TEST(GoEvaluation, AReportOfFewerPlayoutsReplacesNoneOfMore) {
  OpenedPage page("game=go:9");
  answer(page, 0.7, 3);
  ASSERT_TRUE(page.state().go.evaluations.estimating) << "once more, for longer";
  for (const std::uint64_t playouts : {100u, 2000u}) {
    EstimateReport report = report_of(0.4, -2);
    report.playouts = playouts;
    report_estimate(page, report);
    EXPECT_EQ(estimate_at(page.state(), 0)->score, playouts == 100 ? 3.0 : -2.0);
  }
}

TEST(GoEvaluation, TheEstimateOfAPositionThatIsLeftEnds) {
  OpenedPage page("game=go:9");
  page.activate("square-e5");
  EXPECT_EQ(page.platform.cancelled["estimate"], 1);
}

TEST(GoEvaluation, NothingIsAskedForWhileValuesAreHiddenOrTheBotThinks) {
  OpenedPage page("game=go:9&mode=play");
  EXPECT_TRUE(page.platform.estimate_requests.empty());
  page.activate("toggle-values");
  EXPECT_EQ(page.platform.estimate_requests.size(), 1U);
  page.activate("square-e5");  // the bot's turn
  EXPECT_EQ(page.platform.cancelled["estimate"], 1);
  EXPECT_EQ(page.platform.estimate_requests.size(), 1U);
}

TEST(GoEvaluation, AnotherHistoryForgetsIt) {
  OpenedPage page("game=go:9");
  answer(page, 0.5, 1);
  ASSERT_NE(estimate_at(page.state(), 0), nullptr);
  page.controller.on_event(Pasted{page.session().position()});
  EXPECT_EQ(estimate_at(page.state(), 0), nullptr);
}

TEST(GoEvaluation, MovesAndPointsAreLabelledWithTheirScores) {
  OpenedPage page("game=go:3&rules=ko&komi=0");
  EXPECT_EQ(describe_square(page.state(), 4), "b2: empty");
  end_search(page, solved_report({9, 9}, {scored("b2", {9, 9}), scored("a1", {-9, 9}),
                                          unscored("a2", {-9, 3}), scored("pass", {-9, -9})}));
  const auto label_of = [&](const char* move) {
    return describe_move(page.state(), *find_move(page.session(), move));
  };
  EXPECT_EQ(describe_square(page.state(), 4), "b2: empty; Black wins by 9 points");
  EXPECT_EQ(describe_square(page.state(), 6), "a1: empty; Best play never ends");
  EXPECT_EQ(label_of("a2"), "A2: Black at least −9, at most +3");
  EXPECT_EQ(label_of("pass"), "Pass: pass; White wins by 9 points");
  page.activate("toggle-values");
  EXPECT_EQ(describe_square(page.state(), 4), "b2: empty");
  EXPECT_EQ(label_of("b2"), "B2");
}

TEST(GoEvaluation, MovesAreLabelledWithAnEstimateThatHasSettled) {
  OpenedPage page("game=go:9");
  EstimateReport report = report_of(0.5, 0);
  report.moves = {{.move = "e5", .visits = 90, .share = 0.9, .win_rate = 0.52, .score = 0.4}};
  const auto label = [&] { return describe_square(page.state(), 40); };
  for (int runs = 0; runs < 2; ++runs) {
    EXPECT_EQ(label(), "e5: empty");
    page.controller.on_event(Answer<PositionEstimateRequest>{.result = report});
  }
  EXPECT_EQ(label(), "e5: empty; 52% to win, Black leads by about 0.5");
}

TEST(GoEvaluation, PlayoutsContinueALineOnlyWithAMoveThatKeepsTheExactScore) {
  OpenedPage page("game=go:5&rules=ko");
  EstimateReport estimate = report_of(0.6, 3);
  estimate.line = {"b2", "d4"};
  report_estimate(page, estimate);
  EXPECT_EQ(best_line(page.state()), estimate.line);
  ScoreReport report = solved_report({25, 25}, {scored("c3", {25, 25}), unscored("b2", {-25, 25})});
  report_scores(page, report);
  EXPECT_TRUE(best_line(page.state()).empty());
  report.moves[1].proven = {25, 25};
  report_scores(page, report);
  EXPECT_EQ(best_line(page.state()), estimate.line);
}

TEST(GoEvaluation, OnTheSmallestBoardsAnEstimateWaitsForTheSearch) {
  OpenedPage page("game=go:3&rules=positional");
  EXPECT_EQ(page.platform.score_requests.size(), 1U);
  EXPECT_TRUE(page.platform.estimate_requests.empty());
  end_search(page, proven_report({}));
  EXPECT_EQ(page.platform.estimate_requests.size(), 1U);
}

TEST(GoEvaluation, UnderSuperkoBothAreAskedForUntilTheScoreIsKnown) {
  OpenedPage page("game=go:3,4&rules=positional");
  ASSERT_EQ(page.platform.score_requests.size(), 1U);
  ASSERT_EQ(page.platform.estimate_requests.size(), 1U);
  end_search(page, solved_report({9, 9}));
  EXPECT_EQ(page.platform.cancelled["estimate"], 1);
  page.activate("square-a1");
  end_search(page, proven_report({}));
  EXPECT_EQ(exact_at(page.state(), page.session().current()), nullptr);
  EXPECT_EQ(page.platform.score_requests.size(), 2U);
}

TEST(GoEvaluation, ShowsProvenBoundsOfAScoreNotFoundInTime) {
  const auto detail_of = [](ScoreRange proven, bool estimated) {
    OpenedPage page("game=go:3,4&rules=positional&komi=1.5");
    end_search(page, proven_report(proven));
    if (estimated) answer(page, 0.7, 3.3);
    return page.controller.verdict().detail;
  };
  EXPECT_EQ(detail_of({4, 12}, false), "Proven: Black at least +2.5, at most +10.5.");
  EXPECT_EQ(detail_of({-12, 1}, false), "Proven: Black at least −13.5, at most −0.5.");
  EXPECT_EQ(detail_of({-12, 12}, false), "Black to move. 13 legal moves.");
  EXPECT_EQ(detail_of({4, 12}, true),
            "Proven: Black at least +2.5, at most +10.5. Black to move: 70% to win, 1,234 "
            "playouts, 4 s.");
}

TEST(GoEvaluation, ASearchForTheScoreIsMentionedFromTheFirstMoment) {
  OpenedPage page("game=go:5&rules=ko");
  EXPECT_EQ(page.controller.verdict().detail, "Searching for the score.");
  ScoreReport report = proven_report({-25, 25});
  report.in_proof = false;
  report_scores(page, report);
  EXPECT_EQ(page.controller.verdict().detail, "Not in the proof. Searching for the score.");
  report.proven = {-25, 7};
  report_scores(page, report);
  EXPECT_EQ(page.controller.verdict().detail,
            "Not in the proof. Searching for the score. Proven: Black at least −25, at most +7.");
  end_search(page, report);
  EXPECT_EQ(page.controller.verdict().detail,
            "Not in the proof. Proven: Black at least −25, at most +7.");
}

TEST(GoEvaluation, TheStatisticsAskForTheFirstMovesWhereverTheHistoryBegins) {
  for (const char* history : {"", "&moves=c3.b2", "&position=...../...../..O../...../.....:1"}) {
    OpenedPage page("game=go:5&rules=ko&mode=statistics" + std::string(history));
    EXPECT_TRUE(page.platform.estimate_requests.empty()) << history;
    ASSERT_EQ(page.platform.score_requests.size(), 1U) << history;
    const EvaluationRequest asked = page.platform.score_requests.back();
    EXPECT_EQ(asked.position, "...../...../...../...../.....:1") << history;
    EXPECT_TRUE(asked.past.empty()) << history;
    end_search(page, solved_report({25, 25}));
    EXPECT_EQ(first_moves_report(page.state())->score, (ScoreRange{25, 25})) << history;
    EXPECT_EQ(page.platform.score_requests.size(), 1U) << history;
  }
}

TEST(GoEvaluation, MovesThatMayKeepTheScoreAreCountedApart) {
  OpenedPage page("game=go:3,4&rules=positional");
  end_search(page, solved_report({4, 4}, {scored("pass", {-12, -12}), unscored("b2", {4, 12}),
                                          unscored("a1", {-12, 12}), unscored("a2", {-12, 3})}));
  EXPECT_EQ(page.controller.verdict().detail,
            "Black to move. Solved: 1 of 4 moves keeps the score. 1 is not solved.");
}

TEST(GoEvaluation, APositionThatBecomesTheCurrentOneIsSearchedForLonger) {
  OpenedPage page("game=go:3,4&rules=positional&moves=b2");
  end_search(page, proven_report({}));
  ASSERT_EQ(page.platform.score_requests.size(), 2U);
  const EvaluationRequest short_one = page.platform.score_requests.back();
  EXPECT_EQ(short_one.position, page.session().position(0));
  page.activate("button-undo");
  ASSERT_EQ(page.platform.score_requests.size(), 3U);
  EXPECT_EQ(page.platform.score_requests.back().position, short_one.position);
  EXPECT_GT(page.platform.score_requests.back().seconds, short_one.seconds);
}

constexpr const char* searched_board = "game=go:5&rules=ko";

void report_proven(OpenedPage& page, ScoreRange proven) {
  report_scores(page, proven_report(proven));
}

TEST(GoEvaluation, BoundsAreShownWhileTheSearchGoesOn) {
  OpenedPage page(searched_board);
  report_proven(page, {-3, 25});
  EXPECT_EQ(page.controller.verdict().detail,
            "Searching for the score. Proven: Black at least −3, at most +25.");
  report_proven(page, {1, 25});
  EXPECT_EQ(page.controller.verdict().detail,
            "Searching for the score. Proven: Black at least +1, at most +25.");
  EXPECT_TRUE(is_scoring(page.state()));
  EXPECT_FALSE(unfinished_search(page.state()));
  EXPECT_EQ(page.platform.cancelled["score"], 0);
  report_scores(page, solved_report({25, 25}, {unscored("c3", {-25, 25})}));
  const Verdict verdict = page.controller.verdict();
  EXPECT_EQ(verdict.title, "Black wins by 25 points");
  EXPECT_EQ(verdict.sign, Verdict::Sign::value);
  EXPECT_EQ(verdict.outcome, Outcome::win);
  EXPECT_TRUE(is_scoring(page.state())) << "its move is still searched";
  end_search(page, solved_report({25, 25}, {scored("c3", {25, 25})}));
  EXPECT_FALSE(is_scoring(page.state()));
  EXPECT_EQ(page.platform.score_requests.size(), 1U);
}

TEST(GoEvaluation, ASearchThatWasLeftStartsAnewWithoutLosingItsBounds) {
  OpenedPage page("game=go:5&rules=ko&moves=c3");
  report_proven(page, {1, 25});
  page.activate("button-undo");
  page.activate("button-redo");
  const auto& requests = page.platform.score_requests;
  ASSERT_EQ(requests.size(), 3U);
  EXPECT_EQ(requests[2].position, requests[0].position);
  EXPECT_EQ(requests[2].seconds, requests[0].seconds);
  report_proven(page, {-25, 20});
  EXPECT_EQ(page.controller.verdict().detail,
            "Searching for the score. Proven: Black at least +1, at most +20.");
}

TEST(GoEvaluation, ALongerSearchIsOfferedUntilTheScoreIsFound) {
  OpenedPage page(searched_board);
  const auto& requests = page.platform.score_requests;
  EXPECT_FALSE(page.activate("button-search-longer")) << "the first search is running";
  end_search(page, proven_report({-3, 25}));
  for (const double seconds : {60, 600}) {
    EXPECT_TRUE(unfinished_search(page.state()));
    EXPECT_TRUE(page.activate("button-search-longer"));
    EXPECT_EQ(requests.back().position, page.session().position());
    EXPECT_EQ(requests.back().seconds, seconds);
    EXPECT_TRUE(is_searching_longer(page.state()));
    end_search(page, proven_report({-3, 25}));
  }
  EXPECT_EQ(requests.size(), 3U);
  EXPECT_FALSE(unfinished_search(page.state())) << "there is no longer one";
}

TEST(GoEvaluation, ALongerSearchEndsWhenItIsCancelledOrThePositionIsLeft) {
  OpenedPage page(searched_board);
  end_search(page, proven_report({-3, 25}));
  page.activate("button-search-longer");
  report_proven(page, {1, 25});
  page.activate("button-cancel-search");
  EXPECT_EQ(page.platform.cancelled["score"], 1);
  EXPECT_EQ(page.controller.verdict().detail, "Proven: Black at least +1, at most +25.");
  EXPECT_TRUE(unfinished_search(page.state()));
  page.activate("button-search-longer");
  page.click("square-c3 button-undo");
  EXPECT_FALSE(is_scoring(page.state()));
  EXPECT_TRUE(unfinished_search(page.state()));
}

TEST(GoEvaluation, ALongerSearchIsOfferedForMovesWithoutScores) {
  OpenedPage page(searched_board);
  end_search(page, solved_report({25, 25}, {scored("c3", {25, 25}), unscored("a1", {-25, 25})}));
  EXPECT_TRUE(page.activate("button-search-longer"));
  report_proven(page, {-25, 25});
  EXPECT_NE(exact_at(page.state(), 0), nullptr) << "a score that was found is kept";
}

TEST(GoEvaluation, FiguresNameTheLeader) {
  const GameInfo info = OpenedPage("game=go:9").session().info();
  const auto figure = [&](double low, double high) {
    return format_score_lead(info, {low, high, true, std::nullopt});
  };
  EXPECT_EQ(figure(9, 9), "B+9");
  EXPECT_EQ(figure(-3.5, -3.5), "W+3.5");
  EXPECT_EQ(figure(0, 0), "0");
  EXPECT_EQ(figure(1, 16), "B+1–16");
  EXPECT_EQ(figure(-9, -2), "W+2–9");
  EXPECT_EQ(figure(-2, 3), "W+2–B+3");
  // A range that leaves the winner open is neither's win.
  EXPECT_EQ(outcome_of({1, 16, true, {}}, 0), Outcome::win);
  EXPECT_EQ(outcome_of({1, 16, true, {}}, 1), Outcome::loss);
  EXPECT_EQ(outcome_of({-1, 16, true, {}}, 1), Outcome::draw);
}

TEST(GoEvaluation, ABlunderCostsAFifthOfTheChances) {
  OpenedPage page("game=go:9&moves=e5.a1");
  const std::vector<Session::Node> line = page.session().line();
  answer(page, 0.85, 12);   // Black to move after a1
  answer(page, 0.50, 0);    // the start
  answer(page, 0.45, 0.5);  // White to move after e5
  EXPECT_FALSE(is_blunder(page.state(), line[1]));
  EXPECT_TRUE(is_blunder(page.state(), line[2]));
}

TEST(GoEvaluation, AFailureIsShownAndNothingMoreIsAskedFor) {
  OpenedPage page("game=go:9");
  page.controller.on_event(Answer<PositionEstimateRequest>{
      .error = Error{Errc::internal, untranslated("the worker has died")}});
  EXPECT_EQ(page.controller.verdict().title, "The estimate failed");
  EXPECT_EQ(alert_of(page.state()), "The estimate failed: the worker has died");
  page.activate("square-e5");
  EXPECT_EQ(page.platform.estimate_requests.size(), 1U);
  page.click("toggle-values toggle-values");
  EXPECT_EQ(page.platform.estimate_requests.size(), 2U);
}

TEST(GoEvaluation, TheExpectedLineIsPlayed) {
  OpenedPage page("game=go:9");
  EstimateReport report = report_of(0.5, 0);
  report.line = {"e5", "c3", "pass"};
  page.controller.on_event(Answer<PositionEstimateRequest>{.result = report});
  page.activate("line-2");
  EXPECT_EQ(page.session().ply(), 2U);
}

}  // namespace
}  // namespace kanzen::app::go_evaluation_tests

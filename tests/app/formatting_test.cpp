#include "imgui_app/text/formatting.hpp"

#include <gtest/gtest.h>

#include "imgui_app/text/descriptions.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(Formatting, Numbers) {
  EXPECT_EQ(format_with_commas(0), "0");
  EXPECT_EQ(format_with_commas(999), "999");
  EXPECT_EQ(format_with_commas(1000), "1,000");
  EXPECT_EQ(format_with_commas(263096473), "263,096,473");
  struct Short {
    double number;
    const char *english, *japanese;
  };
  for (const auto& [number, english, japanese] :
       {Short{850, "850", "850"}, Short{1000, "1 k", "1000"}, Short{1200, "1.2 k", "1200"},
        Short{9970, "10 k", "9970"}, Short{10000, "10 k", "1万"}, Short{100000, "100 k", "10万"},
        Short{999700, "1.0 M", "100万"}, Short{1000000, "1 M", "100万"},
        Short{2100000, "2.1 M", "210万"}, Short{120000000, "120 M", "1.2億"}}) {
    EXPECT_EQ(format_short_count(Language::english, number), english);
    EXPECT_EQ(format_short_count(Language::japanese, number), japanese);
  }
  EXPECT_EQ(format_percent(6235, 10000), "62.35 %");
  EXPECT_EQ(format_percent(8, 212878), "< 0.01 %");
  EXPECT_EQ(format_coarse_percent(1, 100000), "< 0.1 %");
  EXPECT_EQ(format_signed(2), "+2");
  EXPECT_EQ(format_signed(-4), "−4");  // U+2212
  EXPECT_EQ(format_signed(-3.5), "−3.5");
  EXPECT_EQ(format_signed(0), "+0");
  EXPECT_EQ(format_megabytes(Language::english, 409668715), "410 MB");
  EXPECT_EQ(format_megabytes(Language::english, 10), "1 MB");
  EXPECT_EQ(format_seconds(Language::english, 38.4), "38 s");
  EXPECT_EQ(format_seconds(Language::japanese, 0.42), "0.4秒");
}

TEST(Formatting, DistancesInEachUnit) {
  EXPECT_EQ(format_distance(Language::english, 1, Unit::plies), "1 ply");
  EXPECT_EQ(format_distance(Language::english, 9, Unit::plies), "9 plies");
  EXPECT_EQ(format_distance(Language::english, 9, Unit::moves), "5 moves");
  EXPECT_EQ(format_distance(Language::english, 2, Unit::moves), "1 move");
  EXPECT_EQ(format_distance(Language::english, 5, Unit::sweeps), "sweep 5");
  EXPECT_EQ(format_distance(Language::japanese, 9, Unit::plies), "9手");
  EXPECT_EQ(format_distance(Language::japanese, 9, Unit::moves), "勝者は5手");
  EXPECT_EQ(format_distance_number(win_in(9), Unit::plies), "9");
  EXPECT_EQ(format_distance_number(drawn(), Unit::plies), "–");  // en dash
}

TEST(Formatting, VerdictOfAWin) {
  OpenedPage page(won_in_three);
  const Verdict verdict = page.controller.verdict();
  EXPECT_EQ(verdict.title, "Orange wins in 3 plies");
  EXPECT_EQ(verdict.detail, "Orange to move. 2 of 26 moves keep the win, 5 draw.");
  EXPECT_EQ(verdict.outcome, Outcome::win);
  page.activate("button-language");
  EXPECT_EQ(page.controller.verdict().title, "橙の勝ち（3手）");
  EXPECT_EQ(page.controller.verdict().detail,
            "橙の手番。26手のうち勝ちを保つのは2手、引き分けは5手。");
  EXPECT_EQ(OpenedPage("game=gobblers2&moves=M@b2").controller.verdict().detail,
            "Purple to move. 1 of 17 moves keeps the win, 16 draw.");
}

TEST(Formatting, TheNotebooksNumbersAreSweeps) {
  const OpenedPage page("game=gobblers2&rules=notebook");
  EXPECT_EQ(page.controller.verdict().title, "Orange wins, decided in sweep 5");
}

// The opponent of the side to move has always moved before: the notebook never came here.
TEST(Formatting, APositionWithoutAValueSaysSo) {
  const OpenedPage page("game=gobblers2&rules=notebook&position=M,M,-/-,-,-/-,-,-:1");
  EXPECT_EQ(page.controller.verdict().sign, Verdict::Sign::unknown);
  EXPECT_EQ(page.controller.verdict().title, "No value for this position");
}

TEST(Formatting, HiddenValuesAreNotGivenAway) {
  OpenedPage page(won_in_three);
  page.activate("toggle-values");
  EXPECT_EQ(page.controller.verdict().title, "Orange to move");
  EXPECT_EQ(describe_square(page.state(), 1), "b3: empty");
}

TEST(Formatting, MovesSayWhatIsSpecial) {
  const auto label = [](const char* link, const char* move) {
    const OpenedPage page(link);
    const Session& session = page.session();
    return describe_move(page.state(), session.moves()[session.find(move)->place]);
  };
  EXPECT_TRUE(
      label("game=gobblers2&position=m,l,mL/-,-,-/-,-,-:1", "c3").starts_with("c3: lift loses"));
  EXPECT_TRUE(label("game=gobblers2&rules=notebook&position=-,-,-/-,Ml,-/-,-,-:1", "Mb2c3")
                  .starts_with("Mb2c3: covered"));
}

TEST(Formatting, SquaresSayWhatTheyHold) {
  const OpenedPage page(covered_line);
  EXPECT_EQ(describe_square(page.state(), 7), "b1: Orange large, over Purple middle");
}

}  // namespace
}  // namespace kanzen::app

// What the line of progress says.
#include "engine/cli/progress_line.hpp"

#include <gtest/gtest.h>

namespace kanzen::cli {
namespace {

Progress quarter_done() {
  Progress progress;
  progress.phase = "verify";
  progress.round = 2;
  progress.done = 25;
  progress.total = 100;
  return progress;
}

TEST(ProgressLine, TellsPhaseRoundAndShare) {
  EXPECT_EQ(progress_text(quarter_done()), "verify, round 2: 25.0 %");
}

TEST(ProgressLine, TellsTheTimeThatIsLeft) {
  EXPECT_EQ(time_left_text(quarter_done(), 5), ", 15 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 19.8), ", 59 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 20), ", 1 min 0 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 1205), ", 60 min 15 s left");
}

TEST(ProgressLine, DoesNotGuess) {
  EXPECT_EQ(time_left_text(quarter_done(), 0.5), "");  // too early
  Progress progress = quarter_done();
  progress.done = 1;
  EXPECT_EQ(time_left_text(progress, 5), "");  // too little is done
  progress.done = 100;
  EXPECT_EQ(time_left_text(progress, 5), "");  // nothing is left
  progress.total = 0;
  EXPECT_EQ(time_left_text(progress, 5), "");  // nobody knows how much it is
}

}  // namespace
}  // namespace kanzen::cli

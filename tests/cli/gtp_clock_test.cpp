// The time for a move under each time system of GTP.
#include <gtest/gtest.h>

#include "engine/gtp/clock.hpp"

namespace kanzen::gtp {
namespace {

using System = TimeSettings::System;

constexpr Player black = 0, white = 1;
constexpr unsigned moves = 20;  // left for a player

// Nine tenths of the time are used; a test names the whole.
void expect_time(const Clock& clock, double seconds) {
  const auto time = clock.seconds(black, moves);
  ASSERT_TRUE(time);
  EXPECT_DOUBLE_EQ(*time, 0.9 * seconds);
}

Clock clock_with(System system, double main, double period = 0, unsigned stones = 0) {
  Clock clock;
  clock.set({system, main, period, stones});
  return clock;
}

TEST(GtpClock, WithoutASystemThereIsNoLimit) {
  Clock clock;
  EXPECT_FALSE(clock.seconds(black, moves));
  clock.set_left(black, 40, 0);
  expect_time(clock, 2);
  clock.set({});
  EXPECT_FALSE(clock.seconds(black, moves));
}

TEST(GtpClock, AbsoluteTimeIsSharedAmongTheMoves) {
  Clock clock = clock_with(System::absolute, 100);
  expect_time(clock, 5);
  clock.set_left(black, 60, 0);
  expect_time(clock, 3);
  EXPECT_DOUBLE_EQ(*clock.seconds(white, moves), 0.9 * 5);
  clock.set_left(black, -1, 0);
  expect_time(clock, 0);
}

TEST(GtpClock, ACanadianPeriodIsSharedAmongItsStones) {
  Clock clock = clock_with(System::canadian, 100, 300, 25);
  expect_time(clock, 12);  // more than a twentieth of the main time
  clock.set_left(black, 1'000, 0);
  expect_time(clock, 50);
  clock.set_left(black, 90, 10);
  expect_time(clock, 9);
  clock.set_left(black, -3, 1);
  expect_time(clock, 0);
}

TEST(GtpClock, AByoyomiPeriodIsForOneMove) {
  Clock clock = clock_with(System::byoyomi, 100, 30, 5);
  expect_time(clock, 30);
  clock.set_left(black, 1'000, 0);
  expect_time(clock, 50);
  clock.set_left(black, 30, 5);  // five periods
  expect_time(clock, 30);
  clock.set_left(black, 12, 1);  // the rest of the last one
  expect_time(clock, 12);
  clock.set_left(black, -1, 0);  // at the end of the main time
  expect_time(clock, 30);
}

TEST(GtpClock, AFischerIncrementIsSpentBesidesTheMainTime) {
  Clock clock = clock_with(System::fischer, 100, 10);
  expect_time(clock, 15);
  clock.set_left(black, 8, 0);
  expect_time(clock, 8);
  TimeSettings capped{System::fischer, 100, 10, 0};
  capped.most = 6;
  clock.set(capped);
  expect_time(clock, 6);
}

}  // namespace
}  // namespace kanzen::gtp

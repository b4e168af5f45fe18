// The text of the progress line.
#include "engine/cli/output/progress_line.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <optional>

namespace kanzen::cli {
namespace {

using Clock = ProgressLine::Clock;
using namespace std::chrono_literals;

Progress quarter_done() {
  Progress progress;
  progress.phase = "verify";
  progress.round = 2;
  progress.done = 25;
  progress.total = 100;
  return progress;
}

// Runs `speak` with a pseudo terminal as standard error and returns the text printed there;
// nullopt: the system has no pseudo terminals, as a chroot without /dev/pts.
std::optional<std::string> on_terminal(const std::function<void()>& speak) {
  const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) return std::nullopt;
  const int screen = open(ptsname(terminal), O_RDWR | O_NOCTTY);
  if (screen < 0) return std::nullopt;
  const int before = dup(STDERR_FILENO);
  dup2(screen, STDERR_FILENO);
  speak();
  std::string said;
  std::array<char, 256> piece{};
  for (ssize_t size = 0; (size = read(terminal, piece.data(), piece.size())) > 0;)
    said.append(piece.data(), static_cast<std::size_t>(size));
  dup2(before, STDERR_FILENO);
  for (const int opened : {terminal, screen, before}) close(opened);
  return said;
}

// The same with a file as standard error.
std::string in_file(const std::function<void()>& speak) {
  testing::internal::CaptureStderr();
  speak();
  return testing::internal::GetCapturedStderr();
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

// The round before took long enough for an estimate; this one has just begun.
TEST(ProgressLine, ReckonsFromTheBeginningOfARound) {
  const auto said = on_terminal([] {
    ProgressLine line;
    const auto begin = Clock::now();
    Progress progress = quarter_done();
    progress.round = 1;
    line.show_at(begin, progress);
    line.show_at(begin + 1100ms, quarter_done());
  });
  if (!said) GTEST_SKIP() << "no pseudo terminal can be opened here";
  EXPECT_NE(said->find("verify, round 2: 25.0 %\r"), std::string::npos) << *said;
}

TEST(ProgressLine, OffATerminalALineEveryTenSeconds) {
  const std::string said = in_file([] {
    ProgressLine line;
    const auto begin = Clock::now();
    for (auto after = 0s; after <= 25s; ++after) line.show_at(begin + after, quarter_done());
  });
  EXPECT_EQ(said,
            "kanzen: progress: verify, round 2: 25.0 %, 30 s left\n"
            "kanzen: progress: verify, round 2: 25.0 %, 1 min 0 s left\n");
}

TEST(ProgressLine, OffATerminalAShortRunIsSilent) {
  const std::string said = in_file([] {
    ProgressLine line;
    line.show_at(Clock::now() + 9s, quarter_done());
  });
  EXPECT_EQ(said, "");
}

TEST(ProgressLine, ShowsATextInsteadOfTheProgress) {
  const auto speak = [](std::chrono::seconds after) {
    ProgressLine line("saving");
    line.show_at(Clock::now() + after, quarter_done());
  };
  EXPECT_EQ(in_file([&] { speak(11s); }), "kanzen: progress: saving\n");
  const auto said = on_terminal([&] { speak(1s); });
  if (!said) GTEST_SKIP() << "no pseudo terminal can be opened here";
  EXPECT_EQ(*said, "\rsaving\r      \r");
}

TEST(ProgressLine, DoesNotGuess) {
  EXPECT_EQ(time_left_text(quarter_done(), 0.5), "");  // too early
  Progress progress = quarter_done();
  progress.done = 1;
  EXPECT_EQ(time_left_text(progress, 5), "");  // too little is done
  progress.done = 100;
  EXPECT_EQ(time_left_text(progress, 5), "");  // nothing is left
  progress.total = 0;
  EXPECT_EQ(time_left_text(progress, 5), "");  // the total is unknown
}

}  // namespace
}  // namespace kanzen::cli

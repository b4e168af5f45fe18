// What the line of progress says.
#include "engine/cli/progress_line.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <optional>
#include <thread>

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

// Runs `speak` with a pseudo terminal as standard error and returns what it printed there; nullopt
// if the system has none, as a chroot without /dev/pts.
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

TEST(ProgressLine, TellsPhaseRoundAndShare) {
  EXPECT_EQ(progress_text(quarter_done()), "verify, round 2: 25.0 %");
}

TEST(ProgressLine, TellsTheTimeThatIsLeft) {
  EXPECT_EQ(time_left_text(quarter_done(), 5), ", 15 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 19.8), ", 59 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 20), ", 1 min 0 s left");
  EXPECT_EQ(time_left_text(quarter_done(), 1205), ", 60 min 15 s left");
}

// The round before took long enough to tell something; this one has just begun.
TEST(ProgressLine, ReckonsFromTheBeginningOfARound) {
  const auto said = on_terminal([] {
    ProgressLine line;
    Progress progress = quarter_done();
    progress.round = 1;
    line.show(progress);
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    line.show(quarter_done());
  });
  if (!said) GTEST_SKIP() << "no pseudo terminal can be opened here";
  EXPECT_NE(said->find("verify, round 2: 25.0 %\r"), std::string::npos) << *said;
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

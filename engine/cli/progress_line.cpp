#include "engine/cli/progress_line.hpp"

#include <unistd.h>

#include <cstdio>

#include "engine/cli/text.hpp"
#include "engine/cli/voice.hpp"

namespace kanzen::cli {
namespace {

// A run that is over sooner shows no line at all.
constexpr std::chrono::milliseconds interval{200};

}  // namespace

ProgressLine::ProgressLine()
    : terminal_(isatty(STDERR_FILENO) == 1 && !voice().quiet),
      begun_(Clock::now()),
      next_(begun_ + interval) {}

void ProgressLine::show(const Progress& progress) {
  if (!terminal_) return;
  const std::lock_guard lock(mutex_);
  const auto now = Clock::now();
  if (progress.phase != phase_ || progress.round != round_) {
    phase_ = progress.phase;
    round_ = progress.round;
    begun_ = now;
  }
  if (now < next_) return;
  next_ = now + interval;
  shown_ = true;
  const std::chrono::duration<double> running = now - begun_;
  // Back to the first column; \x1b[K clears what is left of a longer line.
  std::fprintf(stderr, "\r%s\x1b[K",
               (progress_text(progress) + time_left_text(progress, running.count())).c_str());
  std::fflush(stderr);
}

void ProgressLine::clear() {
  const std::lock_guard lock(mutex_);
  if (!shown_) return;
  std::fputs("\r\x1b[K", stderr);
  std::fflush(stderr);
  shown_ = false;
}

std::string progress_text(const Progress& progress) {
  std::string text = progress.phase + ", round " + thousands(progress.round) + ": ";
  if (progress.total > 0)
    text += percent(progress.done, progress.total);
  else
    text += thousands(progress.done) + " done";
  if (progress.decided > 0) text += ", " + thousands(progress.decided) + " decided";
  return text;
}

std::string time_left_text(const Progress& progress, double running) {
  constexpr double too_soon = 1;  // seconds, and the share done: nothing could be told yet
  constexpr double too_little = 0.02;
  if (progress.total == 0 || progress.done >= progress.total) return {};
  const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
  if (running < too_soon || share < too_little) return {};
  const auto left = static_cast<std::uint64_t>(running * (1 - share) / share + 0.5);
  constexpr std::uint64_t minute = 60;
  if (left < minute) return ", " + std::to_string(left) + " s left";
  return ", " + thousands(left / minute) + " min " + std::to_string(left % minute) + " s left";
}

}  // namespace kanzen::cli

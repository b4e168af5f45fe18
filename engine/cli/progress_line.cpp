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
  const std::chrono::duration<double> running = now - begun_;
  write(progress_text(progress) + time_left_text(progress, running.count()));
}

void ProgressLine::clear() {
  const std::lock_guard lock(mutex_);
  if (shown_ == 0) return;
  write({});
  std::fputc('\r', stderr);
  std::fflush(stderr);
}

void ProgressLine::write(const std::string& line) {
  std::fprintf(stderr, "\r%-*s", static_cast<int>(shown_), line.c_str());
  std::fflush(stderr);
  shown_ = line.size();
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

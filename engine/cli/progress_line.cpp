#include "engine/cli/progress_line.hpp"

#include <unistd.h>

#include <cstdio>

#include "engine/cli/text.hpp"

namespace kanzen::cli {
namespace {

// A run that is over sooner shows no line at all.
constexpr std::chrono::milliseconds interval{200};

}  // namespace

ProgressLine::ProgressLine()
    : terminal_(isatty(STDERR_FILENO) == 1), next_(Clock::now() + interval) {}

void ProgressLine::show(const Progress& progress) {
  if (!terminal_) return;
  const std::lock_guard lock(mutex_);
  if (Clock::now() < next_) return;
  next_ = Clock::now() + interval;
  shown_ = true;
  // Back to the first column; \x1b[K clears what is left of a longer line.
  std::fprintf(stderr, "\r%s\x1b[K", progress_text(progress).c_str());
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

}  // namespace kanzen::cli

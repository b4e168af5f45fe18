#include "engine/cli/output/progress_line.hpp"

#include <unistd.h>

#include <cstdio>
#include <utility>

#include "engine/cli/output/style.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

// The time between two lines and before the first one, so that a short run prints none.
constexpr std::chrono::milliseconds interval(bool terminal) {
  return std::chrono::milliseconds(terminal ? 200 : 10'000);
}

}  // namespace

ProgressLine::ProgressLine(std::string text)
    : text_(std::move(text)),
      terminal_(isatty(STDERR_FILENO) == 1),
      begun_(Clock::now()),
      next_(begun_ + interval(terminal_)) {}

void ProgressLine::show_at(Clock::time_point now, const Progress& progress) {
  if (output_style().quiet) return;
  const std::lock_guard lock(mutex_);
  if (progress.phase != phase_ || progress.round != round_) {
    phase_ = progress.phase;
    round_ = progress.round;
    begun_ = now;
  }
  if (now < next_) return;
  next_ = now + interval(terminal_);
  const std::chrono::duration<double> running = now - begun_;
  const std::string line =
      text_.empty() ? progress_text(progress) + time_left_text(progress, running.count()) : text_;
  if (terminal_)
    rewrite(line);
  else
    log_note("progress", line);
}

void ProgressLine::clear() {
  const std::lock_guard lock(mutex_);
  if (shown_ == 0) return;
  rewrite({});
  std::fputc('\r', stderr);
  std::fflush(stderr);
}

void ProgressLine::rewrite(const std::string& line) {
  std::fprintf(stderr, "\r%-*s", static_cast<int>(shown_), line.c_str());
  std::fflush(stderr);
  shown_ = line.size();
}

std::string progress_text(const Progress& progress) {
  std::string text = progress.phase + ", round " + format_with_commas(progress.round) + ": ";
  if (progress.total > 0)
    text += format_percent(progress.done, progress.total);
  else
    text += format_with_commas(progress.done) + " done";
  if (progress.decided > 0) text += ", " + format_with_commas(progress.decided) + " decided";
  return text;
}

std::string time_left_text(const Progress& progress, double running) {
  constexpr double too_soon = 1;       // seconds
  constexpr double too_little = 0.02;  // share of the round
  if (progress.total == 0 || progress.done >= progress.total) return {};
  const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
  if (running < too_soon || share < too_little) return {};
  const auto left = static_cast<std::uint64_t>(running * (1 - share) / share + 0.5);
  constexpr std::uint64_t minute = 60;
  if (left < minute) return ", " + std::to_string(left) + " s left";
  return ", " + format_with_commas(left / minute) + " min " + std::to_string(left % minute) +
         " s left";
}

}  // namespace kanzen::cli

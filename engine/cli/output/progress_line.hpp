#pragma once
// Progress on standard error: on a terminal one line, rewritten a few times a second and cleared
// at the end; elsewhere a line every ten seconds.  Prints nothing with --quiet (style.hpp).
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

#include "engine/core/progress.hpp"

namespace kanzen::cli {

class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  // `text` replaces the progress in the line unless it is empty.
  explicit ProgressLine(std::string text = {});
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Prints the progress, unless the last line is too recent.  Any thread may call it.
  void show(const Progress& progress) { show_at(Clock::now(), progress); }
  // As show, with the current time as an argument, for tests.
  void show_at(Clock::time_point now, const Progress& progress);
  void clear();

 private:
  // Overwrites the line.  Spaces erase the rest of a longer one, because some terminals do not
  // support escape sequences.
  void rewrite(const std::string& line);

  std::mutex mutex_;
  std::string text_;
  bool terminal_;
  std::size_t shown_ = 0;  // width of the line in columns; the text is ASCII
  std::string phase_;      // current phase and round, and when they began
  std::uint32_t round_ = 0;
  Clock::time_point begun_;
  Clock::time_point next_;  // earliest time of the next line
};

std::string progress_text(const Progress& progress);
// Returns ", 12 s left", extrapolated from a round that has been running for `running` seconds;
// empty if it is too early for an estimate.
std::string time_left_text(const Progress& progress, double running);

}  // namespace kanzen::cli

#pragma once
// Progress on standard error: one line, rewritten a few times a second and cleared at
// the end.  Silent when standard error is no terminal.
#include <chrono>
#include <mutex>
#include <string>

#include "engine/core/progress.hpp"

namespace kanzen::cli {

class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // May be called from any thread.
  void show(const Progress& progress);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::mutex mutex_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point next_;  // not before
};

std::string progress_text(const Progress& progress);

}  // namespace kanzen::cli

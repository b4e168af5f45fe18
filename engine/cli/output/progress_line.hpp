#pragma once
// Progress on standard error: on a terminal one line, rewritten a few times a second and cleared
// at the end; elsewhere a line every ten seconds.  Silent if the voice is quiet (voice.hpp).
#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

#include "engine/core/progress.hpp"

namespace kanzen::cli {

class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  // `text`: shown instead of the progress; empty: the progress.
  explicit ProgressLine(std::string text = {});
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // May be called from any thread.
  void show(const Progress& progress) { show_at(Clock::now(), progress); }
  // The same at another time, for tests.
  void show_at(Clock::time_point now, const Progress& progress);
  void clear();

 private:
  // In place of what is shown.  Spaces cover the rest of a longer line, not an escape sequence: the
  // dumbest terminal knows them.
  void rewrite(const std::string& line);

  std::mutex mutex_;
  std::string text_;
  bool terminal_;
  std::size_t shown_ = 0;  // columns: the text is ASCII
  std::string phase_;      // what is going on, and since when
  std::uint32_t round_ = 0;
  Clock::time_point begun_;
  Clock::time_point next_;  // not before
};

std::string progress_text(const Progress& progress);
// ", 12 s left" of a round that has been running for so many seconds, if it goes on as it has
// begun; empty where that cannot be told.
std::string time_left_text(const Progress& progress, double running);

}  // namespace kanzen::cli

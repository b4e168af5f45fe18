#pragma once
// Estimates the progress of a whole run from the engine's reports on single rounds.
//
// The number of rounds is unknown beforehand, but rounds get shorter: the first decides most
// positions, and each later one has fewer left to examine. Each round therefore gets a fixed share
// of the rest of its phase. The estimate never decreases and approximates the time that is left.
#include <cstdint>
#include <optional>

#include "engine/core/progress.hpp"

namespace kanzen::app {

class Estimate {
 public:
  // `now` is in seconds of a monotonic clock; `round_share`: the share of the rest of the solving
  // that a round takes.
  void start(double now, double round_share = 1.0 / 3);
  void update(const Progress& progress, double now);

  // The share of the whole run, 0 to 1; nullopt before the first report with a total.
  std::optional<double> share() const { return measured_ ? std::optional(share_) : std::nullopt; }
  // Positions decided or found per second in this phase; 0 if they are not reported.
  double positions_per_second(double now) const;
  // Rounded to 5 s; nullopt in the first 3 s, when the estimate is unstable.
  std::optional<int> seconds_left(double now) const;

 private:
  void enter_round(const Progress& progress, double now);

  std::optional<double> started_;
  double round_share_ = 0;
  double phase_started_ = 0;
  std::uint64_t earlier_rounds_ = 0;  // positions of this phase
  Progress last_progress_;            // the last report; its phase is empty before the first
  double from_ = 0, span_ = 0;        // this round's range of the whole run: start and length
  double share_ = 0;
  bool measured_ = false;  // a report had a total
};

}  // namespace kanzen::app

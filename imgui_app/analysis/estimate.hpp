#pragma once
// How far a run is as a whole, from what the engine reports round by round.
//
// Nobody knows beforehand how many rounds there will be, only that they get shorter: the
// first one decides most positions, each later one has fewer left to look at.  So every
// round is given a fixed portion of what is left of its phase.  That never jumps back, and
// comes near to the time that is really left.
#include <cstdint>
#include <optional>

#include "engine/core/progress.hpp"

namespace kanzen::app {

class Estimate {
 public:
  // `now`: seconds on any clock that does not go back.
  void start(double now);
  void hear(const Progress& progress, double now);

  // 0 to 1, of the whole run; empty while no total was ever told.
  std::optional<double> share() const;
  // Decided or found in this phase; 0 when that is not told.
  double positions_per_second(double now) const;
  // Rounded to 5 s; empty in the first 3 s, when it would only jump about.
  std::optional<int> seconds_left(double now) const;

 private:
  void enter_round(const Progress& progress, double now);

  std::optional<double> started_;
  double phase_started_ = 0;
  std::uint64_t earlier_rounds_ = 0;  // positions of this phase
  Progress heard_;                    // as last; its phase is empty before the first
  double from_ = 0, span_ = 0;        // the part of the whole that belongs to this round
  double share_ = 0;
  bool measured_ = false;  // some total was told
};

}  // namespace kanzen::app

#include "imgui_app/model/estimate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace kanzen::app {
namespace {

// A phase: its end as a share of the run, and the shares of its remaining part that its first round
// and each later round take.
struct Phase {
  std::string_view name;
  double end, first_round, later_round;
};
// Measured with three-size Gobblers and Dobutsu shogi in a browser.  Counting the values
// ("enumerate") is the last phase after loading saved values ("load").
constexpr std::array phases{Phase{"reach", 0.10, 0.5, 0.25}, Phase{"finished", 0.26, 1, 1},
                            Phase{"solve", 0.82, 1, 1},      Phase{"count", 1, 0.6, 1},
                            Phase{"load", 0.70, 1, 1},       Phase{"enumerate", 0.98, 0.3, 0.3}};
// Any other phase has one round.
constexpr Phase one_round{"", 1, 1, 1};

const Phase& phase_of(const Progress& progress) {
  const auto found = std::find_if(phases.begin(), phases.end(),
                                  [&](const Phase& phase) { return phase.name == progress.phase; });
  return found == phases.end() ? one_round : *found;
}

double done_of_round(const Progress& progress) {
  if (progress.total == 0) return 0;
  return std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
}

}  // namespace

void Estimate::start(double now, double round_share) {
  *this = {};
  started_ = now;
  round_share_ = round_share;
}

void Estimate::enter_round(const Progress& progress, double now) {
  const bool new_phase = progress.phase != last_progress_.phase;
  if (new_phase) {
    phase_started_ = now;
    earlier_rounds_ = 0;
  } else if (progress.decided < last_progress_.decided) {
    earlier_rounds_ += last_progress_.decided;  // `decided` restarts in each round
  }
  const Phase& phase = phase_of(progress);
  from_ = share_;
  const double of_phase = phase.name == "solve" ? round_share_
                          : new_phase           ? phase.first_round
                                                : phase.later_round;
  span_ = (phase.end - from_) * of_phase;
}

void Estimate::update(const Progress& progress, double now) {
  if (!started_) start(now);
  // `done` restarts in each part of a round.
  const bool begun_anew = progress.done < last_progress_.done;
  if (progress.phase != last_progress_.phase || progress.round != last_progress_.round ||
      begun_anew) {
    enter_round(progress, now);
  }
  last_progress_ = progress;
  measured_ = measured_ || progress.total > 0;
  share_ = std::max(share_, from_ + span_ * done_of_round(progress));
}

double Estimate::positions_per_second(double now) const {
  const double elapsed = now - phase_started_;
  return elapsed <= 0 ? 0 : static_cast<double>(earlier_rounds_ + last_progress_.decided) / elapsed;
}

std::optional<int> Estimate::seconds_left(double now) const {
  constexpr double settled = 3;
  if (!measured_ || share_ <= 0 || !started_) return std::nullopt;
  const double elapsed = now - *started_;
  if (elapsed < settled) return std::nullopt;
  const double left = elapsed * (1 - share_) / share_;
  return std::max(5, static_cast<int>(std::lround(left / 5)) * 5);
}

}  // namespace kanzen::app

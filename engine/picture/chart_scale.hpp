#pragma once
// From counts to the lengths of bars in the histogram.
#include <cstdint>
#include <vector>

#include "engine/core/statistics.hpp"

namespace kanzen {

inline constexpr float shortest_bar = 4;  // pixels; a bar of a single position still shows

class ChartScale {
 public:
  ChartScale(const Statistics& statistics, bool logarithmic);

  // Where a count is on an axis of this length, in the same unit as `axis`.
  float place(double count, float axis) const;
  // Of the bar for so many positions: 0 only for none.
  float bar(std::uint64_t count, float axis) const;
  // The counts at which a line of the grid stands, ascending.
  std::vector<double> grid() const;

 private:
  bool logarithmic_;
  double top_;  // the count that fills the axis
};

}  // namespace kanzen

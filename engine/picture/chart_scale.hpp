#pragma once
// From counts to the lengths of bars in the histogram.
#include <cstdint>
#include <string>
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
  // The counts at which a line of the grid stands, ascending: whole numbers.
  std::vector<double> grid() const;

 private:
  bool logarithmic_;
  double top_;  // the count that fills the axis
};

// The count of a grid line, exactly: 500, 1 k, 2.5 k, 137.5 k, 2 M.
std::string grid_label(double count);

}  // namespace kanzen

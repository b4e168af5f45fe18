#include "engine/picture/chart_scale.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace kanzen {
namespace {

std::uint64_t largest_count(const Statistics& statistics) {
  std::uint64_t most = std::max<std::uint64_t>(statistics.draw, 1);
  for (const DistanceCount& counts : statistics.by_distance)
    most = std::max({most, counts.win, counts.loss});
  return most;
}

// A round number not below the largest count, so that the grid ends above the bars.
double top_of(std::uint64_t most, bool logarithmic) {
  if (logarithmic) return static_cast<double>(most) * 1.5;
  double step = 1;
  while (step * 10 < static_cast<double>(most)) step *= 10;
  return std::ceil(static_cast<double>(most) / step) * step;
}

}  // namespace

ChartScale::ChartScale(const Statistics& statistics, bool logarithmic)
    : logarithmic_(logarithmic), top_(top_of(largest_count(statistics), logarithmic)) {}

float ChartScale::place(double count, float axis) const {
  constexpr double floor = 0.5;  // the logarithm begins below a single position
  const double share =
      logarithmic_ ? std::log(count / floor) / std::log(top_ / floor) : count / top_;
  return axis * static_cast<float>(std::clamp(share, 0.0, 1.0));
}

float ChartScale::bar(std::uint64_t count, float axis) const {
  if (count == 0) return 0;
  return std::max(place(static_cast<double>(count), axis), shortest_bar);
}

std::vector<double> ChartScale::grid() const {
  std::vector<double> values;
  if (logarithmic_) {
    const double step = top_ < 1e6 ? 10 : 100;
    for (double value = step; value < top_; value *= step) values.push_back(value);
  } else {
    for (int i = 1; i <= 4; ++i) values.push_back(top_ * i / 4);
    std::erase_if(values, [](double value) { return value != std::floor(value); });
  }
  return values;
}

std::string grid_label(double count) {
  struct Unit {
    double size;
    const char* name;
  };
  constexpr std::array units{Unit{1e6, " M"}, Unit{1e3, " k"}, Unit{1, ""}};
  const auto unit = std::find_if(units.begin(), units.end() - 1,
                                 [&](const Unit& one) { return count >= one.size; });
  std::array<char, 32> digits{};
  std::snprintf(digits.data(), digits.size(), "%.3f", count / unit->size);
  std::string label = digits.data();
  label.erase(label.find_last_not_of('0') + 1);
  if (label.back() == '.') label.pop_back();
  return label + unit->name;
}

}  // namespace kanzen

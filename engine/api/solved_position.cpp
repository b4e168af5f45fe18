#include "engine/api/solved_position.hpp"

namespace kanzen {

void count_value(Summary& summary, Value value, std::uint64_t positions) {
  summary.positions += positions;
  if (value.outcome == Outcome::draw) {
    summary.draw += positions;
    return;
  }
  for (auto d = static_cast<std::uint32_t>(summary.by_distance.size()); d <= value.distance; ++d)
    summary.by_distance.push_back({d, 0, 0});
  summary.max_distance = std::max<std::uint32_t>(summary.max_distance, value.distance);
  DistanceCount& count = summary.by_distance[value.distance];
  const bool won = value.outcome == Outcome::win;
  (won ? summary.win : summary.loss) += positions;
  (won ? count.win : count.loss) += positions;
}

std::optional<Analysis> known_part(const SearchReport& report) {
  if (!report.outcome) return std::nullopt;
  Analysis analysis;
  analysis.position = report.position;
  analysis.value = {*report.outcome, 0};
  for (const SearchedMove& move : report.moves)
    if (move.outcome) analysis.moves.push_back({move.move, {*move.outcome, 0}, move.position});
  return analysis;
}

}  // namespace kanzen

#include "engine/adapter/solved_position.hpp"

#include "engine/adapter/scores.hpp"

namespace kanzen {

void count_value(Statistics& statistics, Value value, std::uint64_t positions) {
  statistics.positions += positions;
  if (value.outcome == Outcome::draw) {
    statistics.draw += positions;
    return;
  }
  for (auto d = static_cast<std::uint32_t>(statistics.by_distance.size()); d <= value.distance; ++d)
    statistics.by_distance.push_back({d, 0, 0});
  statistics.max_distance = std::max<std::uint32_t>(statistics.max_distance, value.distance);
  DistanceCount& count = statistics.by_distance[value.distance];
  const bool won = value.outcome == Outcome::win;
  (won ? statistics.win : statistics.loss) += positions;
  (won ? count.win : count.loss) += positions;
}

std::vector<NotablePositions> reduce_to_values(const std::vector<Notable>& kinds) {
  std::vector<NotablePositions> result;
  for (const Notable& kind : kinds) {
    NotablePositions& brief = result.emplace_back();
    brief.kind = kind.kind;
    brief.count = kind.count;
    for (const Analysis& example : kind.examples)
      brief.examples.push_back({example.position, example.value});
  }
  return result;
}

std::optional<Analysis> known_analysis(const SearchReport& report) {
  if (!report.outcome) return std::nullopt;
  Analysis analysis;
  analysis.position = report.position;
  analysis.value = {*report.outcome, 0};
  for (const SearchedMove& move : report.moves)
    if (move.outcome) analysis.moves.push_back({move.move, {*move.outcome, 0}, move.position});
  return analysis;
}

void sort_moves(std::vector<ScoredMove>& moves, unsigned player) {
  // Compares what the player can force first, and then what the other one can hold him to.
  const auto is_better = [player](const ScoreRange& a, const ScoreRange& b) {
    if (player == 0) return a > b;
    return a.high != b.high ? a.high < b.high : a.low < b.low;
  };
  std::stable_sort(moves.begin(), moves.end(), [&](const auto& a, const auto& b) {
    if (a.score.has_value() != b.score.has_value()) return a.score.has_value();
    return a.score ? is_better(*a.score, *b.score) : is_better(a.proven, b.proven);
  });
}

void add_proven(ScoreReport& report, const ScoreReport& earlier, unsigned player) {
  // For the report or one of its moves.
  const auto add = [](auto& now, const auto& before) {
    if (!now.score) now.score = before.score;
    now.proven = {std::max(now.proven.low, before.proven.low),
                  std::min(now.proven.high, before.proven.high)};
  };
  add(report, earlier);
  for (ScoredMove& move : report.moves)
    for (const ScoredMove& before : earlier.moves)
      if (before.move == move.move) add(move, before);
  sort_moves(report.moves, player);
}

}  // namespace kanzen

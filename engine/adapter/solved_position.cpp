#include "engine/adapter/solved_position.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/adapter/scores.hpp"
#include "engine/core/insert_in_order.hpp"
#include "engine/core/missing_chunks.hpp"

namespace kanzen {

Result<Value> ValueSource::move_value(const AnyGame& game, const AnyState& state,
                                      const AnyMove& move) const {
  const auto after = game.after(state, move);
  if (!after) return ending_value(game, state, move);
  const auto value = value_of(*after);
  if (!value) return value.error();
  return after_move_to(*value);
}

Value ending_value(const AnyGame& game, const AnyState& state, const AnyMove& move) {
  const auto end = game.view_move(state, move).end;
  if (!end || !end->winner) return drawn();
  return *end->winner == game.board(state).to_move ? win_in(1) : loss_in(1);
}

namespace {

constexpr std::size_t drawn_line_plies = 6;  // plies shown of best play in a drawn position
// Plies shown if the distance of a value is not a number of plies.
constexpr std::size_t line_plies_without_distance = 128;

// Returns the first of the best moves of a position with the value `value`; nullopt: the game has
// ended.  Errc::not_loaded: the value of a move that may be the first best one is missing.
Result<std::optional<AnyMove>> best_move(const AnyGame& game, const ValueSource& source,
                                         const AnyState& state, Value value) {
  std::optional<AnyMove> best;
  Value best_value;
  MissingChunks missing;
  for (const AnyMove& move : game.moves(state)) {
    const auto worth = source.move_value(game, state, move);
    if (!worth) {
      if (!missing.take(worth.error())) return worth.error();
      continue;
    }
    if (best && !is_better(*worth, best_value)) continue;
    best = move;
    best_value = *worth;
    if (source.is_consistent() && best_value == value) break;
  }
  if (missing.any()) return std::move(missing).error();
  return best;
}

// Adds the perfect line to the analysis of `state`.  A missing value ends the line early; it never
// changes a move.
Result<void> add_perfect_line(const AnyGame& game, const ValueSource& source, AnyState state,
                              Analysis& analysis) {
  Value value = analysis.value;
  const std::size_t limit = value.outcome == Outcome::draw ? drawn_line_plies
                            : source.is_consistent()       ? value.distance
                                                           : line_plies_without_distance;
  while (analysis.perfect_line.size() < limit) {
    const auto best = best_move(game, source, state, value);
    if (!best) {
      if (best.error().code != Errc::not_loaded) return best.error();
      analysis.missing_chunks = best.error().chunks;
      break;
    }
    if (!*best) break;
    const AnyMove& move = **best;
    analysis.perfect_line.push_back(game.format_move(state, move));
    auto after = game.after(state, move);
    if (!after) break;
    state = *std::move(after);
    if (source.is_consistent()) value = after_best_move(value);
  }
  return {};
}

}  // namespace

Result<Analysis> analyse(const AnyGame& game, const AnyState& state, const ValueSource& source) {
  Analysis analysis;
  analysis.position = game.format(state);
  MissingChunks missing;
  const auto value = source.value_of(state);
  if (value) {
    analysis.value = *value;
  } else if (!missing.take(value.error())) {
    return value.error();
  }
  for (const AnyMove& move : game.moves(state)) {
    const auto worth = source.move_value(game, state, move);
    if (!worth) {
      if (!missing.take(worth.error())) return worth.error();
      continue;
    }
    MoveValue entry;
    entry.move = game.format_move(state, move);
    entry.value = *worth;
    if (const auto after = game.after(state, move)) entry.position = game.format(*after);
    insert_in_order(analysis.moves, std::move(entry), [](const MoveValue& a, const MoveValue& b) {
      return is_better(a.value, b.value);
    });
  }
  if (missing.any()) return std::move(missing).error();
  if (const auto added = add_perfect_line(game, source, state, analysis); !added)
    return added.error();
  return analysis;
}

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
  std::vector<ScoredMove> sorted;
  for (ScoredMove& move : moves)
    insert_in_order(sorted, std::move(move), [&](const ScoredMove& a, const ScoredMove& b) {
      if (a.score.has_value() != b.score.has_value()) return a.score.has_value();
      return a.score ? is_better(*a.score, *b.score) : is_better(a.proven, b.proven);
    });
  moves = std::move(sorted);
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

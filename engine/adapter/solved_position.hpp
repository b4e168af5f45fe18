#pragma once
// Builds the Analysis of a position from the values of its moves, for every kind of solved game.
#include <algorithm>
#include <optional>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/core/missing_chunks.hpp"

namespace kanzen {

// A source of values: `value` of a position for the side to move, `move_value` of a move for the
// mover; both fail where the source has no value.  `consistent`: the value of a position is that of
// its best move, which may be false if a "distance" is not a number of plies.
template <class S, class G>
concept ValueSource = requires(const S& source, const StateOf<G>& state, MoveOf<G> move) {
  { S::consistent } -> std::convertible_to<bool>;
  { source.value(state) } -> std::same_as<Result<Value>>;
  { source.move_value(state, move) } -> std::same_as<Result<Value>>;
};

inline constexpr std::size_t drawn_line_plies = 6;  // plies shown of best play in a drawn position
// Plies shown if the distance of a value is not a number of plies.
inline constexpr std::size_t line_plies_without_distance = 128;

// The value, for the mover, of a move that ends the game without a resulting position.
inline Value ending_value(Outcome mine) { return mine == Outcome::draw ? drawn() : Value{mine, 1}; }

// Returns the first of the best moves of a position with the value `value`; nullopt: the game has
// ended.  Errc::not_loaded: the value of a move that may be the first best one is missing.
template <Playable G, class Source>
requires ValueSource<Source, G> Result<std::optional<MoveOf<G>>> best_move(const G& game,
                                                                           const Source& source,
                                                                           const StateOf<G>& state,
                                                                           Value value) {
  std::optional<MoveOf<G>> best;
  Value best_value;
  MissingChunks missing;
  for (const auto move : legal_moves(game, state)) {
    const auto worth = source.move_value(state, move);
    if (!worth) {
      if (!missing.take(worth.error())) return worth.error();
      continue;
    }
    if (best && !is_better(*worth, best_value)) continue;
    best = move;
    best_value = *worth;
    if (Source::consistent && best_value == value) break;
  }
  if (missing.any()) return std::move(missing).error();
  return best;
}

// Adds the perfect line to the analysis of `state`.  A missing value ends the line early; it never
// changes a move.
template <Playable G, class Source>
requires ValueSource<Source, G> Result<void> add_perfect_line(const G& game, const Source& source,
                                                              StateOf<G> state,
                                                              Analysis& analysis) {
  Value value = analysis.value;
  const std::size_t limit = value.outcome == Outcome::draw ? drawn_line_plies
                            : Source::consistent           ? value.distance
                                                           : line_plies_without_distance;
  while (analysis.perfect_line.size() < limit) {
    const auto best = best_move(game, source, state, value);
    if (!best) {
      if (best.error().code != Errc::not_loaded) return best.error();
      analysis.missing_chunks = best.error().chunks;
      break;
    }
    if (!*best) break;
    const MoveOf<G> move = **best;
    analysis.perfect_line.push_back(game.format_move(state, move));
    if (ending_of(game, state, move)) break;
    state = game.apply(state, move);
    if (Source::consistent) value = after_best_move(value);
  }
  return {};
}

// Errc::not_loaded: the value of the position or of a move is missing; the error lists the chunks
// that are known to be needed for all of them.  A perfect line that ends early is no error.
template <Playable G, class Source>
requires ValueSource<Source, G> Result<Analysis> analyse(const G& game, const Source& source,
                                                         const StateOf<G>& state) {
  Analysis analysis;
  analysis.position = game.format(state);
  MissingChunks missing;
  const auto value = source.value(state);
  if (value) {
    analysis.value = *value;
  } else if (!missing.take(value.error())) {
    return value.error();
  }
  const auto moves = legal_moves(game, state);
  analysis.moves.reserve(moves.size());
  for (const auto move : moves) {
    const auto worth = source.move_value(state, move);
    if (!worth) {
      if (!missing.take(worth.error())) return worth.error();
      continue;
    }
    MoveValue& entry = analysis.moves.emplace_back();
    entry.move = game.format_move(state, move);
    entry.value = *worth;
    if (!ending_of(game, state, move)) entry.position = game.format(game.apply(state, move));
  }
  if (missing.any()) return std::move(missing).error();
  std::stable_sort(analysis.moves.begin(), analysis.moves.end(),
                   [](const auto& a, const auto& b) { return is_better(a.value, b.value); });
  if (const auto added = add_perfect_line(game, source, state, analysis); !added)
    return added.error();
  return analysis;
}

// Adds positions of one value to the counts.
void count_value(Statistics& statistics, Value value, std::uint64_t positions = 1);

}  // namespace kanzen

#pragma once
// From the values of moves to an Analysis: what every solved game shares.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/core/missing_chunks.hpp"

namespace kanzen {

// What a source knows: the value of a position, and of a move for its mover; an error where
// it has none.  `consistent`: a position is worth what its best move is worth (where
// a "distance" counts something else than plies, it may not be).
template <class S, class G>
concept ValueSource = requires(const S& source, const StateOf<G>& state, MoveOf<G> move) {
  { S::consistent } -> std::convertible_to<bool>;
  { source.value(state) } -> std::same_as<Result<Value>>;
  { source.move_value(state, move) } -> std::same_as<Result<Value>>;
};

inline constexpr std::size_t drawn_line = 6;  // plies shown of play that never ends
// Plies shown where a value does not count them.
inline constexpr std::size_t uncounted_line = 128;

// How long best play from a position of this value is at most.
template <class Source>
constexpr std::size_t line_limit(Value value) {
  if (value.outcome == Outcome::draw) return drawn_line;
  return Source::consistent ? value.distance : uncounted_line;
}

// Of a move that ends the game and leaves no position, for its mover.
inline Value ending_value(Outcome mine) { return mine == Outcome::draw ? drawn() : Value{mine, 1}; }

// The first move no other is better than, of a position worth `value`; nullopt: the game has
// ended.  Errc::not_loaded where that cannot be told yet.
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
    if (best && !better(*worth, best_value)) continue;
    best = move;
    best_value = *worth;
    if (Source::consistent && best_value == value) break;
  }
  if (missing.any()) return std::move(missing).error();
  return best;
}

// Best play, and what is missing for the rest of it.
struct PerfectLine {
  std::vector<std::string> moves;
  std::vector<std::size_t> missing_chunks;
};

// As far as values are loaded: what is not yet cuts the line, and never makes it another one.
template <Playable G, class Source>
requires ValueSource<Source, G> Result<PerfectLine> perfect_line(const G& game,
                                                                 const Source& source,
                                                                 StateOf<G> state, Value value) {
  const std::size_t limit = line_limit<Source>(value);
  PerfectLine line;
  while (line.moves.size() < limit) {
    const auto best = best_move(game, source, state, value);
    if (!best) {
      if (best.error().code != Errc::not_loaded) return best.error();
      line.missing_chunks = best.error().chunks;
      break;
    }
    if (!*best) break;
    const MoveOf<G> move = **best;
    line.moves.push_back(game.format_move(state, move));
    if (ending_of(game, state, move)) break;
    state = game.apply(state, move);
    if (Source::consistent) value = after_best_move(value);
  }
  return line;
}

// Errc::not_loaded where the value or a move's value is missing, with the chunks that all of
// them are known to need; a part of the line that is missing is no error.
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
                   [](const auto& a, const auto& b) { return better(a.value, b.value); });
  auto line = perfect_line(game, source, state, *value);
  if (!line) return line.error();
  analysis.perfect_line = std::move(line->moves);
  analysis.missing_chunks = std::move(line->missing_chunks);
  return analysis;
}

// Adds positions of one value to the counts.
void count_value(Statistics& statistics, Value value, std::uint64_t positions = 1);

}  // namespace kanzen

#pragma once
// From the values of moves to an Analysis: what every solved game shares.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/analysis.hpp"
#include "engine/api/any_game.hpp"
#include "engine/api/rules_adapter.hpp"

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

inline constexpr std::size_t longest_line = 128;  // plies; longer than any game's longest win
inline constexpr std::size_t drawn_line = 6;      // plies shown of play that never ends

// Of a move that ends the game and leaves no position, for its mover.
inline Value ending_value(Outcome mine) { return mine == Outcome::draw ? drawn() : Value{mine, 1}; }

// The first move no other is better than, of a position worth `value`; nullopt: the game has
// ended.
template <Playable G, class Source>
requires ValueSource<Source, G> Result<std::optional<MoveOf<G>>> best_move(const G& game,
                                                                           const Source& source,
                                                                           const StateOf<G>& state,
                                                                           Value value) {
  std::optional<MoveOf<G>> best;
  Value best_value;
  for (const auto move : legal_moves(game, state)) {
    const auto worth = source.move_value(state, move);
    if (!worth) return worth.error();
    if (best && !better(*worth, best_value)) continue;
    best = move;
    best_value = *worth;
    if (Source::consistent && best_value == value) break;
  }
  return best;
}

template <Playable G, class Source>
requires ValueSource<Source, G> Result<std::vector<std::string>> perfect_line(const G& game,
                                                                              const Source& source,
                                                                              StateOf<G> state,
                                                                              Value value) {
  const std::size_t limit = value.outcome == Outcome::draw ? drawn_line : longest_line;
  std::vector<std::string> line;
  while (line.size() < limit) {
    const auto best = best_move(game, source, state, value);
    if (!best) return best.error();
    if (!*best) break;
    const MoveOf<G> move = **best;
    line.push_back(game.format_move(state, move));
    if (ending_of(game, state, move)) break;
    state = game.apply(state, move);
    if (Source::consistent) value = after_best_move(value);
  }
  return line;
}

template <Playable G, class Source>
requires ValueSource<Source, G> Result<Analysis> analyse(const G& game, const Source& source,
                                                         const StateOf<G>& state) {
  Analysis analysis;
  analysis.position = game.format(state);
  const auto value = source.value(state);
  if (!value) return value.error();
  analysis.value = *value;
  const auto moves = legal_moves(game, state);
  analysis.moves.reserve(moves.size());
  for (const auto move : moves) {
    const auto worth = source.move_value(state, move);
    if (!worth) return worth.error();
    MoveValue& entry = analysis.moves.emplace_back();
    entry.move = game.format_move(state, move);
    entry.value = *worth;
    if (!ending_of(game, state, move)) entry.position = game.format(game.apply(state, move));
  }
  std::stable_sort(analysis.moves.begin(), analysis.moves.end(),
                   [](const auto& a, const auto& b) { return better(a.value, b.value); });
  auto line = perfect_line(game, source, state, *value);
  if (!line) return line.error();
  analysis.perfect_line = *std::move(line);
  return analysis;
}

// Adds positions of one value to the counts.
void count_value(Statistics& statistics, Value value, std::uint64_t positions = 1);

}  // namespace kanzen

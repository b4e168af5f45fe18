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

// What a source knows: the value of a position, and of a move for its mover.
template <class S, class G>
concept ValueSource = requires(const S& source, const StateOf<G>& state, MoveOf<G> move) {
  { source.value(state) } -> std::same_as<std::optional<Value>>;
  { source.move_value(state, move) } -> std::same_as<Value>;
};

inline constexpr std::size_t longest_line = 128;  // plies; longer than any game's longest win
inline constexpr std::size_t drawn_line = 6;      // plies shown of play that never ends

// The first move no other is better than; nullopt: the game has ended.
template <Playable G, class Source>
std::optional<MoveOf<G>> best_move(const G& game, const Source& source, const StateOf<G>& state) {
  std::optional<MoveOf<G>> best;
  for (const auto move : legal_moves(game, state))
    if (!best || better(source.move_value(state, move), source.move_value(state, *best)))
      best = move;
  return best;
}

template <Playable G, class Source>
std::vector<std::string> perfect_line(const G& game, const Source& source, StateOf<G> state) {
  const auto value = source.value(state);
  const bool drawn_play = value && value->outcome == Outcome::draw;
  const std::size_t limit = drawn_play ? drawn_line : longest_line;
  std::vector<std::string> line;
  while (line.size() < limit) {
    const auto move = best_move(game, source, state);
    if (!move) break;
    line.push_back(game.format_move(state, *move));
    if (ending_of(game, state, *move)) break;
    state = game.apply(state, *move);
  }
  return line;
}

template <Playable G, class Source>
requires ValueSource<Source, G> Result<Analysis> analyse(const G& game, const Source& source,
                                                         const StateOf<G>& state) {
  Analysis analysis;
  analysis.position = game.format(state);
  const auto value = source.value(state);
  if (!value)
    return Error{Errc::unsupported, "no value is known for the position " + analysis.position};
  analysis.value = *value;
  for (const auto move : legal_moves(game, state)) {
    MoveValue& entry = analysis.moves.emplace_back();
    entry.move = game.format_move(state, move);
    entry.value = source.move_value(state, move);
    if (!ending_of(game, state, move)) entry.position = game.format(game.apply(state, move));
  }
  std::stable_sort(analysis.moves.begin(), analysis.moves.end(),
                   [](const auto& a, const auto& b) { return better(a.value, b.value); });
  analysis.perfect_line = perfect_line(game, source, state);
  return analysis;
}

// Adds one position to the counts.
void count_value(Summary& summary, Value value);

}  // namespace kanzen

#pragma once
// RulesAdapter: a game's rules, notation and views as an AnyGame.  Derived adapters add facets.
#include <cassert>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

#include "engine/adapter/any_game.hpp"
#include "engine/core/game.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen {

template <class T>
AnyState to_any_state(const T& state) {
  static_assert(std::has_unique_object_representations_v<T>);  // for AnyState's ==
  const auto bytes = std::as_bytes(std::span(&state, 1));
  return {{bytes.begin(), bytes.end()}};
}

template <class T>
T from_any_state(const AnyState& any) {
  assert(any.bytes.size() == sizeof(T));
  T state;
  std::memcpy(static_cast<void*>(&state), any.bytes.data(), sizeof state);
  return state;
}

template <class T>
AnyMove to_any_move(const T& move) {
  static_assert(sizeof(T) <= sizeof(AnyMove));
  static_assert(std::has_unique_object_representations_v<T>);  // for AnyMove's ==
  AnyMove any;
  std::memcpy(any.bytes.data(), &move, sizeof move);
  return any;
}

template <class T>
T from_any_move(const AnyMove& any) {
  T move;
  std::memcpy(static_cast<void*>(&move), any.bytes.data(), sizeof move);
  return move;
}

// The legal moves; empty if the game has ended.
template <Playable G>
MovesOf<G> legal_moves(const G& game, const StateOf<G>& state) {
  MovesOf<G> moves;
  if (!game.terminal(state)) game.moves(state, moves);
  return moves;
}

// The bytes that solving a game completely needs: the table of values and the set of reached
// positions.  Games whose reached positions are enumerated (solve/enumerate.hpp) also need the sets
// of two plies.
template <Game G>
std::uint64_t solve_memory(const G& game) {
  if constexpr (HasSolver<G>) {
    return game.solver_bytes();
  } else {
    constexpr unsigned sets = HasLayers<G> ? 1 : 3;
    return entry_count(game) + sets * (game.index_count() / 8);
  }
}

// The game's own GameInfo, with the fields that follow from its concepts: start, abilities and the
// cost of solving.  The result does not depend on the linked library.
template <Playable G>
GameInfo complete_game_info(const G& game) {
  GameInfo info = game.info();
  info.start = game.format(game.initial());
  info.abilities.estimate = true;
  if constexpr (HasSearchHints<G>) info.abilities.search = info.abilities.symmetry = true;
  if constexpr (Game<G>) {
    if (!is_numbered(game)) return info;
    info.abilities.symmetry = info.abilities.solve = true;
    info.abilities.save = info.abilities.tables = true;
    info.index_count = entry_count(game);
    info.solve_bytes = solve_memory(game);
    info.saved_bytes = info.index_count + game.index_count() / 8;
  }
  return info;
}

template <Playable G>
class RulesAdapter : public AnyGame {
 public:
  explicit RulesAdapter(G game) : game_(std::move(game)), info_(complete_game_info(game_)) {}

  const G& rules() const { return game_; }

  const GameInfo& info() const override { return info_; }
  const void* rules_as(TypeTag type) const override {
    return type == tag_of<G>() ? &game_ : nullptr;
  }
  AnyState initial() const override { return to_any_state(game_.initial()); }

  Result<AnyState> parse(std::string_view position) const override {
    const auto state = game_.parse(position);
    if (!state) return state.error();
    return to_any_state(*state);
  }

  std::string format(const AnyState& any) const override {
    return game_.format(from_any_state<StateOf<G>>(any));
  }

  BoardView board(const AnyState& any) const override {
    return game_.view(from_any_state<StateOf<G>>(any));
  }

  std::vector<AnyMove> moves(const AnyState& any) const override {
    const auto legal = legal_moves(game_, from_any_state<StateOf<G>>(any));
    std::vector<AnyMove> moves;
    moves.reserve(legal.size());
    for (const auto move : legal) moves.push_back(to_any_move(move));
    return moves;
  }

  std::string format_move(const AnyState& any, const AnyMove& move) const override {
    return game_.format_move(from_any_state<StateOf<G>>(any), from_any_move<MoveOf<G>>(move));
  }

  std::optional<std::string> normalise_move(std::string_view text) const override {
    return game_.normalise_move(text);
  }

  MoveView view_move(const AnyState& any, const AnyMove& any_move) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    const auto move = from_any_move<MoveOf<G>>(any_move);
    MoveView view = game_.view_move(state, move);
    view.text = game_.format_move(state, move);
    return view;
  }

  std::optional<AnyState> after(const AnyState& any, const AnyMove& any_move) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    const auto move = from_any_move<MoveOf<G>>(any_move);
    if (ending_of(game_, state, move)) return std::nullopt;
    return to_any_state(game_.apply(state, move));
  }

  std::optional<AnyState> canonical(const AnyState& any) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    if constexpr (Game<G>)
      if (is_numbered(game_)) return to_any_state(*game_.unindex(game_.index(state)));
    if constexpr (HasSearchHints<G>) return to_any_state(game_.canonical(state));
    return std::nullopt;
  }

  RepetitionRule repetition() const override {
    if constexpr (HasRepetition<G>) return game_.repetition();
    return {};
  }

  AnyState repetition_key(const AnyState& any) const override {
    if constexpr (HasRepetition<G>)
      return to_any_state(game_.repetition_key(from_any_state<StateOf<G>>(any)));
    return any;
  }

  std::uint64_t key(const AnyState& any) const override {
    return repetition_hash<G>(from_any_state<StateOf<G>>(any));
  }

  // Sessions call this for every move of a position; it avoids the copies that after(),
  // repetition_key() and key() make.
  std::optional<std::uint64_t> key_after(const AnyState& any,
                                         const AnyMove& any_move) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    const auto move = from_any_move<MoveOf<G>>(any_move);
    if (ending_of(game_, state, move)) return std::nullopt;
    const auto next = game_.apply(state, move);
    if constexpr (HasRepetition<G>) {
      return repetition_hash<G>(game_.repetition_key(next));
    } else {
      return repetition_hash<G>(next);
    }
  }

  bool is_pass(const AnyMove& move) const override {
    return kanzen::is_pass(game_, from_any_move<MoveOf<G>>(move));
  }

  bool fills_own_eye(const AnyState& any, const AnyMove& move) const override {
    if constexpr (HasEyeFills<G>)
      return game_.fills_own_eye(from_any_state<StateOf<G>>(any), from_any_move<MoveOf<G>>(move));
    return false;
  }

  std::optional<Count> count(const AnyState& any, std::span<const unsigned> dead) const override {
    if constexpr (HasCount<G>) return game_.count(from_any_state<StateOf<G>>(any), dead);
    return std::nullopt;
  }

  std::vector<unsigned> group_at(const AnyState& any, unsigned square) const override {
    if constexpr (HasCount<G>) return game_.group_at(from_any_state<StateOf<G>>(any), square);
    return {};
  }

  Result<std::shared_ptr<const AnyGame>> with_komi(double komi,
                                                   double compensation) const override {
    return with_komi_as<RulesAdapter<G>>(komi, compensation);
  }

  std::vector<Notation> other_notations(const AnyState& any) const override {
    return game_.other_notations(from_any_state<StateOf<G>>(any));
  }

 protected:
  // An adapter of a game with komi overrides with_komi with with_komi_as<its own type>, so that the
  // result has the same facets.
  template <class Adapter>
  Result<std::shared_ptr<const AnyGame>> with_komi_as(double komi, double compensation) const {
    if constexpr (HasKomi<G>) {
      auto game = game_.with_komi(komi, compensation);
      if (!game) return game.error();
      return std::shared_ptr<const AnyGame>(std::make_shared<Adapter>(*std::move(game)));
    }
    return unsupported_error(*this, "there is no komi");
  }

 private:
  G game_;
  GameInfo info_;
};

// Returns the game itself; nullptr if it is of another type.
template <Playable G>
const G* find_rules(const AnyGame& game) {
  return static_cast<const G*>(game.rules_as(tag_of<G>()));
}

}  // namespace kanzen

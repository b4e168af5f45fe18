#pragma once
// PlayoutSimulation (solve/monte_carlo.hpp) for any Playable game: playouts choose uniformly among
// the legal moves.
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/solve/monte_carlo.hpp"
#include "engine/solve/played_line.hpp"

namespace kanzen {

template <Playable G>
class RandomPlayouts {
 public:
  using Move = MoveOf<G>;

  // `past`: the positions before the root, for the repetition rule.
  RandomPlayouts(const G& game, const StateOf<G>& root, const std::vector<StateOf<G>>& past)
      : game_(&game), root_(root), state_(root), line_(game) {
    for (const StateOf<G>& state : past) line_.add(state);
    line_.add(root);
    root_length_ = line_.size();
  }

  void restart() {
    state_ = root_;
    ply_ = 0;
    line_.take_back_to(root_length_);
  }

  // A move that ends the game gets a prior of `sure_visits` visits with its result.
  void candidates(std::vector<MoveCandidate<Move>>& out) {
    MovesOf<G> moves;
    game_->moves(state_, moves);
    for (const Move move : moves) {
      const auto ended = outcome_of(move);
      if (!ended && is_forbidden(move)) continue;
      MoveCandidate<Move>& candidate = out.emplace_back();
      candidate.move = move;
      if (!ended) continue;
      candidate.prior_visits = sure_visits;
      candidate.prior_wins = sure_visits * share(*ended);
    }
    // The list must not be empty: if every move is forbidden, it contains the first one.  No move
    // is requested at such a root.
    if (out.empty()) out.push_back({moves[0]});
  }

  std::optional<Playout> play(Move move) {
    const bool root_moves = ply_++ % 2 == 0;
    if (const auto ended = outcome_of(move)) return as_playout(*ended, root_moves);
    state_ = game_->apply(state_, move);
    if (line_.policy() == Repetition::draw && line_.would_repeat(move, state_)) return Playout{};
    line_.add(state_);
    return std::nullopt;
  }

  Playout play_out(QuickRandom& random) {
    for (unsigned length = 0; length < longest_playout; ++length) {
      MovesOf<G> moves;
      game_->moves(state_, moves);
      const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      const bool root_moves = ply_++ % 2 == 0;
      if (const auto outcome = ending_of(*game_, state_, move))
        return as_playout(*outcome, root_moves);
      state_ = game_->apply(state_, move);
      if (const auto value = game_->terminal(state_))
        return as_playout(for_opponent(value->outcome), root_moves);
    }
    return {};
  }

 private:
  static constexpr unsigned longest_playout = 500;  // plies; a longer playout counts as a draw
  static constexpr float sure_visits = 100;

  static float share(Outcome outcome) {
    return outcome == Outcome::win ? 1.0F : outcome == Outcome::draw ? 0.5F : 0.0F;
  }
  static Playout as_playout(Outcome outcome_for_mover, bool root_moves) {
    const float result = share(outcome_for_mover);
    return {root_moves ? result : 1 - result, 0};
  }

  // The outcome for the mover if the move ends the game.
  std::optional<Outcome> outcome_of(Move move) const {
    if (const auto outcome = ending_of(*game_, state_, move)) return outcome;
    if (const auto value = game_->terminal(game_->apply(state_, move)))
      return for_opponent(value->outcome);
    return std::nullopt;
  }

  bool is_forbidden(Move move) const {
    return line_.policy() == Repetition::forbidden &&
           line_.would_repeat(move, game_->apply(state_, move));
  }

  const G* game_;
  StateOf<G> root_, state_;
  unsigned ply_ = 0;
  PlayedLine<G> line_;
  std::size_t root_length_ = 0;
};

}  // namespace kanzen

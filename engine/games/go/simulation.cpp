#include "engine/games/go/simulation.hpp"

#include <algorithm>

#include "engine/games/go/playout_policy.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go {

namespace {

// The most stones of a string that a side puts in self-atari at random, in playouts with a goal: a
// capture from inside needs small strings, while larger ones, and the stones to be saved, would be
// lost by a mistake, above all in a seki.  Playouts without a goal have no limit: with one, they
// find fewer captures from inside.
constexpr unsigned most_given_up_by_attacker = 5, most_given_up_by_owner = 1;

}  // namespace

struct Simulation::Root {
  Root(const Go& root_game, const State& state, const std::vector<State>& past,
       const std::optional<CaptureGoal>& capture)
      : game(root_game),
        grid(game.grid()),
        board(grid, state),
        mover(go::mover(state)),
        goal(capture) {
    if (counts_territory(game.rules()))
      handicap = static_cast<int>(state.white.count() + state.captured[0]) -
                 static_cast<int>(state.black.count() + state.captured[1]);
    superko = game.repetition().policy == Repetition::forbidden;
    if (!superko) return;
    for (const State& earlier : past) line.add(hash_of(game.repetition_key(earlier)));
    line.add(hash_of(game.repetition_key(state)));
  }

  // Returns the key for superko after the side to move of `current` plays, if the stones then have
  // the key `key`.
  std::uint64_t repetition_key_after(const PlayoutBoard& current, std::uint64_t key) const {
    const bool white_next = current.to_move() == 0;
    return white_next && !has_positional_superko(game.rules()) ? key ^ zobrist_second : key;
  }

  Go game;
  PaddedGrid grid;
  PlayoutBoard board;
  Player mover;
  std::optional<CaptureGoal> goal;
  int handicap = 0;  // White's stones placed before the root minus Black's, where they cost points
  bool superko = false;
  PositionHistory<> line;  // the game up to the root, with superko
};

Simulation::Simulation(const Go& game, const State& root, const std::vector<State>& past,
                       const std::optional<CaptureGoal>& goal)
    : root_(std::make_shared<const Root>(game, root, past, goal)),
      board_(root_->board),
      line_(root_->line),
      played_(root_->grid.point_count() + 1),
      owners_(root_->grid.point_count()) {}

void Simulation::restart() {
  board_ = root_->board;
  line_.take_back_to(root_->line.size());
  placed_ = 0;
}

bool Simulation::repeats(Spot spot) const {
  if (!root_->superko) return false;
  return line_.has_key(root_->repetition_key_after(board_, key_after(board_, spot)));
}

// Adds the position after a move of the side to move; `key` is the key of the stones after it.
void Simulation::remember(std::uint64_t key) {
  if (root_->superko) line_.add(root_->repetition_key_after(board_, key));
}

void Simulation::candidates(std::vector<Candidate>& out) const {
  for (unsigned number = 0; number < board_.empty_count(); ++number) {
    const Spot spot = board_.empty_spot(number);
    if (board_.is_own_eye(spot) || !board_.is_legal(spot) || repeats(spot)) continue;
    out.push_back(move_with_prior(board_, spot));
  }
  out.push_back(pass_with_prior(board_));
}

std::optional<Playout> Simulation::play(Move move) {
  if (move != pass) {
    const Spot spot = root_->grid.spot(move.point);
    remember(key_after(board_, spot));
    placed_ += board_.to_move() == 0 ? 1 : -1;
    board_.play(spot);
    return std::nullopt;
  }
  if (board_.passed()) return end_game();
  remember(board_.key());
  board_.pass();
  return std::nullopt;
}

// Under territory scoring the players agree on the dead stones, because it costs points to capture
// them; here a playout finds them.
Playout Simulation::end_game() {
  if (counts_territory(root_->game.rules())) return play_out(random_);
  const State state = board_.state();
  owners_ = area_owners(root_->game.grid(), state);
  return make_playout(area_score(root_->game.grid(), state));
}

Playout Simulation::play_out(QuickRandom& random) {
  std::fill(played_.begin(), played_.end(), std::uint8_t{0});
  const std::optional<CaptureGoal>& goal = root_->goal;
  const unsigned longest = 3 * root_->grid.point_count();
  unsigned passes = board_.passed() ? 1 : 0;
  for (unsigned length = 0; passes < 2 && length < longest; ++length) {
    const unsigned most_given_up = !goal                             ? most_points
                                   : board_.to_move() == goal->owner ? most_given_up_by_owner
                                                                     : most_given_up_by_attacker;
    const Spot spot = choose_in_playout(board_, random, most_given_up);
    if (spot == no_spot) {
      ++passes;
      board_.pass();
      continue;
    }
    passes = 0;
    std::uint8_t& first = played_[root_->grid.point(spot)];
    if (first == 0) first = board_.to_move() == root_->mover ? 1 : 2;
    board_.play(spot);
  }
  for (unsigned point = 0; point < owners_.size(); ++point)
    owners_[point] = static_cast<std::int8_t>(board_.owner(root_->grid.spot(point)));
  return make_playout(board_.score_of_filled_board());
}

// Returns the result for the player to move at the root; `score` is Black's lead by area without
// the points added to White's.
Playout Simulation::make_playout(int score) const {
  if (const std::optional<CaptureGoal>& goal = root_->goal) {
    int points = 0;  // of the goal that Black owns, minus those that White owns
    for (unsigned point = 0; point < owners_.size(); ++point)
      if (goal->stones[point]) points += owners_[point];
    const auto own = static_cast<float>(root_->mover == 0 ? points : -points);
    return {own > 0 ? 1.0F : 0.0F, own};
  }
  if (counts_territory(root_->game.rules())) score += root_->handicap - placed_;
  const auto lead = static_cast<float>(score - root_->game.added_points());
  const float own = root_->mover == 0 ? lead : -lead;
  return {own > 0 ? 1.0F : own < 0 ? 0.0F : 0.5F, own};
}

}  // namespace kanzen::go

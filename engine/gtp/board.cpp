#include "engine/gtp/board.hpp"

#include <algorithm>
#include <cassert>

#include "engine/session/handicap.hpp"

namespace kanzen::gtp {

Board::Board(std::shared_ptr<const AnyGame> game) : game_(std::move(game)), history_(*game_) {
  set_root(game_->initial());
  for (const SquareView& square : game_->board(root_).squares) points_.push_back(square.name);
}

void Board::set_root(AnyState root) {
  root_ = std::move(root);
  const BoardView board = game_->board(root_);
  root_to_move_ = board.to_move;
  root_stones_ = {};
  for (const SquareView& square : board.squares)
    if (!square.stack.empty()) ++root_stones_[square.stack.back().player];
  line_.clear();
  history_.clear();
  history_.add(root_);
}

void Board::clear() { set_root(game_->initial()); }

bool Board::is_empty() const { return line_.empty() && root_ == game_->initial(); }

Result<void> Board::set_position(std::string_view position) {
  auto state = game_->parse(position);
  if (!state) return state.error();
  set_root(*std::move(state));
  return {};
}

Result<void> Board::set_stones(std::string_view stones, Player to_move) {
  return set_position(position_with(stones, to_move));
}

// The position keeps the numbers of prisoners (":1-0") of the current one, but neither its ko nor
// its pass.
std::string Board::position_with(std::string_view stones, Player to_move) const {
  std::string text(stones);
  text += to_move == 0 ? ":1" : ":2";
  const std::string present = game_->format(state());
  const std::size_t dash = present.find('-', stones_in(present).size());
  if (dash == std::string::npos) return text;
  const std::size_t begin = present.rfind(':', dash);
  return text + present.substr(begin, present.find(':', dash) - begin);
}

AnyState Board::state_for(Player player) const {
  if (to_move() == player) return state();
  auto changed = game_->parse(position_with(stones_in(game_->format(state())), player));
  assert(changed);
  return changed ? *std::move(changed) : state();
}

void Board::add_to_history(const AnyState& state) {
  history_.add(state);
  if (!line_.empty()) ++line_.back().added_positions;
}

void Board::set_to_move(Player player) {
  if (to_move() == player) return;
  AnyState changed = state_for(player);
  add_to_history(changed);
  (line_.empty() ? root_ : line_.back().after) = std::move(changed);
  (line_.empty() ? root_to_move_ : line_.back().next) = player;
}

bool Board::is_forbidden(const AnyState& state, const AnyMove& move) const {
  return game_->repetition().policy == Repetition::forbidden &&
         history_.repeated_ply(state, move).has_value();
}

std::optional<AnyMove> Board::find(const AnyState& state, std::string_view written) const {
  const auto text = game_->normalise_move(written);
  if (!text) return std::nullopt;
  for (const AnyMove& move : game_->moves(state))
    if (game_->format_move(state, move) == *text)
      return is_forbidden(state, move) ? std::nullopt : std::optional(move);
  return std::nullopt;
}

Board::Choices Board::choices(Player player) const {
  Choices choices;
  choices.state = state_for(player);
  for (const AnyMove& move : game_->moves(choices.state))
    (is_forbidden(choices.state, move) ? choices.forbidden : choices.legal)
        .push_back(game_->format_move(choices.state, move));
  return choices;
}

std::vector<std::string> Board::legal_moves(Player player) const { return choices(player).legal; }

bool Board::can_play(Player player, std::string_view move) const {
  return find(state_for(player), move).has_value();
}

bool Board::play(Player player, std::string_view written) {
  const bool in_turn = to_move() == player;
  AnyState here = state_for(player);
  const auto move = find(here, written);
  if (!move) return false;
  const auto opponent = static_cast<Player>(1 - player);
  std::string text = game_->format_move(here, *move);
  auto after = game_->after(here, *move);
  line_.push_back({player, std::move(text), here, player, 0});
  if (!in_turn) add_to_history(here);
  if (after) {
    add_to_history(*after);
    line_.back().after = *std::move(after);
    line_.back().next = opponent;
  } else {
    // The second pass leaves no position.  Play may continue on the same board, where two more
    // passes are needed.
    set_to_move(opponent);
  }
  return true;
}

bool Board::undo() {
  if (line_.empty()) return false;
  for (unsigned added = 0; added < line_.back().added_positions; ++added) history_.take_back();
  line_.pop_back();
  return true;
}

Turn Board::turn(Player player) const {
  Choices here = choices(player);
  Turn turn{*game_, std::move(here.state)};
  turn.forbidden = std::move(here.forbidden);
  if (line_.empty()) return turn;
  turn.past.push_back(root_);
  for (std::size_t ply = 0; ply + 1 < line_.size(); ++ply) turn.past.push_back(line_[ply].after);
  return turn;
}

std::optional<unsigned> Board::square(std::string_view vertex) const {
  const auto point = game_->normalise_move(vertex);
  const auto found = point ? std::find(points_.begin(), points_.end(), *point) : points_.end();
  if (found == points_.end()) return std::nullopt;
  return static_cast<unsigned>(found - points_.begin());
}

std::vector<std::string> Board::stones(Player player) const {
  std::vector<std::string> names;
  for (const SquareView& square : game_->board(state()).squares)
    if (!square.stack.empty() && square.stack.back().player == player) names.push_back(square.name);
  return names;
}

unsigned Board::lost_stones(Player player) const {
  std::size_t placed = root_stones_[player];
  for (const PlayedMove& played : line_)
    if (played.player == player && played.move != "pass") ++placed;
  return static_cast<unsigned>(placed - stones(player).size());
}

unsigned Board::handicap() const {
  std::vector<Player> placed;
  for (const PlayedMove& played : line_) {
    if (played.move == "pass") break;
    placed.push_back(played.player);
  }
  return count_handicap(root_stones_, root_to_move_, placed);
}

}  // namespace kanzen::gtp

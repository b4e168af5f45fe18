#include "engine/gtp/board.hpp"

#include <algorithm>
#include <cassert>

#include "engine/adapter/repetition_history.hpp"
#include "engine/session/handicap.hpp"

namespace kanzen::gtp {

Board::Board(std::shared_ptr<const AnyGame> game)
    : game_(std::move(game)), root_(game_->initial()) {
  for (const SquareView& square : game_->board(root_).squares) points_.push_back(square.name);
}

void Board::clear() {
  root_ = game_->initial();
  line_.clear();
}

bool Board::is_empty() const { return line_.empty() && root_ == game_->initial(); }

Result<void> Board::set_position(std::string_view position) {
  auto state = game_->parse(position);
  if (!state) return state.error();
  root_ = *std::move(state);
  line_.clear();
  return {};
}

Result<void> Board::set_black_stones(const std::vector<std::string>& stones) {
  std::vector<unsigned> squares;
  for (unsigned point = 0; point < points_.size(); ++point)
    if (std::find(stones.begin(), stones.end(), points_[point]) != stones.end())
      squares.push_back(point);
  return set_position(position_with_stones(*game_, squares));
}

AnyState Board::with_mover(const AnyState& state, Player player) const {
  if (game_->board(state).to_move == player) return state;
  const std::string position = game_->format(state);
  auto changed = game_->parse(position.substr(0, position.find(':')) + (player == 0 ? ":1" : ":2"));
  assert(changed);
  return changed ? *std::move(changed) : state;
}

Board::Choices Board::choices(Player player) const {
  Choices choices;
  choices.state = with_mover(state(), player);
  RepetitionHistory repetitions(*game_);
  if (repetitions.has_rule()) {
    repetitions.add(root_);
    const AnyState* before = &root_;
    for (const PlayedMove& played : line_) {
      repetitions.add(with_mover(*before, played.player));
      repetitions.add(played.after);
      before = &played.after;
    }
    repetitions.add(choices.state);
  }
  const bool forbids = game_->repetition().policy == Repetition::forbidden;
  for (const AnyMove& move : game_->moves(choices.state)) {
    std::string text = game_->format_move(choices.state, move);
    if (forbids && repetitions.repeated_ply(choices.state, move))
      choices.forbidden.push_back(std::move(text));
    else
      choices.legal.push_back({move, std::move(text)});
  }
  return choices;
}

std::vector<std::string> Board::legal_moves(Player player) const {
  std::vector<std::string> moves;
  for (Legal& legal : choices(player).legal) moves.push_back(std::move(legal.text));
  return moves;
}

bool Board::can_play(Player player, std::string_view written) const {
  const auto moves = legal_moves(player);
  const auto text = game_->normalise_move(written);
  return text && std::find(moves.begin(), moves.end(), *text) != moves.end();
}

bool Board::play(Player player, std::string_view written) {
  const auto text = game_->normalise_move(written);
  if (!text) return false;
  const Choices here = choices(player);
  for (const Legal& legal : here.legal) {
    if (legal.text != *text) continue;
    PlayedMove played{player, legal.text, {}};
    auto after = game_->after(here.state, legal.move);
    // The second pass leaves no position.  Play may continue on the same board, where two more
    // passes are needed.
    if (!after) after = with_mover(here.state, static_cast<Player>(1 - player));
    played.after = *std::move(after);
    line_.push_back(std::move(played));
    return true;
  }
  return false;
}

bool Board::undo() {
  if (line_.empty()) return false;
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

std::vector<std::string> Board::stones(Player player) const {
  std::vector<std::string> names;
  for (const SquareView& square : game_->board(state()).squares)
    if (!square.stack.empty() && square.stack.back().player == player) names.push_back(square.name);
  return names;
}

}  // namespace kanzen::gtp

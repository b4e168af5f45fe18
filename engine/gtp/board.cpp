#include "engine/gtp/board.hpp"

#include <algorithm>
#include <cassert>
#include <set>

#include "engine/adapter/repetition_history.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/gtp/engine.hpp"
#include "engine/record/game_record.hpp"
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

// --- GTP commands on the board

namespace {

constexpr auto bad_move = "invalid color or coordinate";

}  // namespace

// A komi that the game does not support (quarter points, or a thousand points) affects scores only.
void Engine::apply_komi() {
  if (auto game = board_.game().with_komi(komi_)) board_.set_komi(*std::move(game));
}

Answer Engine::boardsize(const Arguments& arguments) {
  if (arguments.empty()) return failed("boardsize not an integer");
  const auto side = parse_number<unsigned>(arguments[0]);
  if (!side) return failed("boardsize not an integer");
  auto game = find_go_game({*side, *side, 0}, board_.info().rules);
  if (!game) return failed("unacceptable size");
  board_ = Board(*std::move(game));
  apply_komi();
  return succeeded();
}

Answer Engine::clear_board(const Arguments&) {
  board_.clear();
  return succeeded();
}

Answer Engine::komi(const Arguments& arguments) {
  const auto points = arguments.empty() ? std::nullopt : parse_decimal(arguments[0]);
  if (!points) return failed("komi not a float");
  komi_ = *points;
  apply_komi();
  return succeeded();
}

// The game's name of a vertex; nullopt: it is not a point of the board.
std::optional<std::string> Engine::point_in(std::string_view vertex) const {
  const auto& points = board_.points();
  auto point = board_.game().normalise_move(vertex);
  if (!point || std::find(points.begin(), points.end(), *point) == points.end())
    return std::nullopt;
  return point;
}

Answer Engine::play(const Arguments& arguments) {
  if (arguments.size() < 2) return failed(bad_move);
  const auto player = parse_color(arguments[0]);
  if (!player || (!point_in(arguments[1]) && to_upper(arguments[1]) != "PASS"))
    return failed(bad_move);
  return board_.play(*player, arguments[1]) ? succeeded() : failed("illegal move");
}

Answer Engine::undo(const Arguments&) {
  return board_.undo() ? succeeded() : failed("cannot undo");
}

Answer Engine::is_legal(const Arguments& arguments) {
  if (arguments.size() < 2) return failed(bad_move);
  const auto player = parse_color(arguments[0]);
  if (!player || (!point_in(arguments[1]) && to_upper(arguments[1]) != "PASS"))
    return failed(bad_move);
  return succeeded(board_.can_play(*player, arguments[1]) ? "1" : "0");
}

Answer Engine::all_legal(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  std::vector<std::string> moves = board_.legal_moves(*player);
  std::erase_if(moves, [&](const std::string& move) { return !point_in(move); });
  return succeeded(joined(moves));
}

Answer Engine::list_stones(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  return succeeded(joined(board_.stones(*player)));
}

Answer Engine::showboard(const Arguments&) {
  const BoardView view = board_.game().board(board_.state());
  std::string letters = "  ";
  for (unsigned column = 0; column < view.columns; ++column)
    letters += std::string(" ") + to_upper(view.squares[column].name.substr(0, 1));
  std::string text = "\n" + letters;
  for (unsigned row = 0; row < view.rows; ++row) {
    const std::string number = view.squares[std::size_t{row} * view.columns].name.substr(1);
    text += (number.size() < 2 ? "\n " : "\n") + number;
    for (unsigned column = 0; column < view.columns; ++column) {
      const auto& stack = view.squares[std::size_t{row} * view.columns + column].stack;
      text += stack.empty() ? " ." : stack.back().player == 0 ? " X" : " O";
    }
    text += ' ' + number;
  }
  return succeeded(text + '\n' + letters + (board_.to_move() == 0 ? "\nBlack" : "\nWhite") +
                   " to move");
}

// --- handicap

std::vector<std::string> Engine::fixed_points(unsigned stones) const {
  std::vector<std::string> points;
  for (const unsigned square : handicap_squares(board_.info().size, stones))
    points.push_back(board_.points()[square]);
  return points;
}

// Handicap points for boards without a table: every other point, so that all stones have liberties.
std::vector<std::string> Engine::spread_points(unsigned stones) const {
  std::vector<std::string> points;
  const unsigned columns = board_.info().size.columns;
  for (unsigned point = 0; point < board_.points().size() && points.size() < stones; ++point)
    if ((point / columns + point % columns) % 2 == 1) points.push_back(board_.points()[point]);
  return points;
}

Answer Engine::place(const std::vector<std::string>& stones) {
  if (stones.empty()) return failed("invalid number of stones");
  if (!board_.set_black_stones(stones)) return failed("bad vertex list");
  return succeeded(joined(stones));
}

Answer Engine::fixed_handicap(const Arguments& arguments) {
  const auto stones = arguments.empty() ? std::nullopt : parse_number<unsigned>(arguments[0]);
  if (!stones) return failed("syntax error");
  if (!board_.is_empty()) return failed("board not empty");
  return place(fixed_points(*stones));
}

Answer Engine::place_free_handicap(const Arguments& arguments) {
  const auto stones = arguments.empty() ? std::nullopt : parse_number<unsigned>(arguments[0]);
  if (!stones) return failed("syntax error");
  if (!board_.is_empty()) return failed("board not empty");
  if (*stones < 2) return failed("invalid number of stones");
  for (unsigned fewer = std::min(*stones, 9u); fewer >= 2; --fewer)
    if (const auto points = fixed_points(fewer); !points.empty()) return place(points);
  return place(spread_points(*stones));
}

Answer Engine::set_free_handicap(const Arguments& arguments) {
  if (!board_.is_empty()) return failed("board not empty");
  std::set<std::string> stones;
  for (const std::string& vertex : arguments) {
    auto point = point_in(vertex);
    if (!point) return failed("bad vertex list");
    stones.insert(*std::move(point));
  }
  if (stones.size() < 2 || stones.size() < arguments.size()) return failed("bad vertex list");
  const Answer placed = place({stones.begin(), stones.end()});
  return placed.success ? succeeded() : placed;
}

}  // namespace kanzen::gtp

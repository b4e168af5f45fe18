// GTP commands about the end of a game: the status of the stones, the score, and the moves that
// capture dead stones before the board is counted.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <set>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/gtp/engine.hpp"

namespace kanzen::gtp {
namespace {

// A score in GTP: "B+3.5", "0".
std::string score_text(double lead) {
  if (lead == 0) return "0";
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%c+%.15g", lead > 0 ? 'B' : 'W', std::abs(lead));
  return text.data();
}

bool contains(const std::vector<unsigned>& squares, unsigned square) {
  return std::binary_search(squares.begin(), squares.end(), square);
}

// The squares above, below, to the left and to the right.
std::vector<unsigned> orthogonal_neighbours(const BoardView& board, unsigned square) {
  std::vector<unsigned> near;
  const unsigned column = square % board.columns;
  if (square >= board.columns) near.push_back(square - board.columns);
  if (square + board.columns < board.squares.size()) near.push_back(square + board.columns);
  if (column > 0) near.push_back(square - 1);
  if (column + 1 < board.columns) near.push_back(square + 1);
  return near;
}

// The empty points next to the string with a stone on `square`.
std::set<unsigned> liberties(const AnyGame& game, const AnyState& state, unsigned square) {
  const BoardView board = game.board(state);
  std::set<unsigned> liberties;
  for (const unsigned stone : game.group_at(state, square))
    for (const unsigned point : orthogonal_neighbours(board, stone))
      if (board.squares[point].stack.empty()) liberties.insert(point);
  return liberties;
}

}  // namespace

Result<Engine::Judgement> Engine::judge() {
  const AnyGame& game = board_.game();
  const AnyState& state = board_.state();
  const std::string text = game.format(state);
  std::string position =
      game.info().name + ' ' + game.info().rules + ' ' + text.substr(0, text.find(':'));
  if (judgement_ && judgement_->position == position) return *judgement_;
  auto stones = judge_stones(game, state, run_);
  if (!stones) return stones.error();
  judgement_ = {std::move(position), *std::move(stones)};
  return *judgement_;
}

Answer Engine::final_score(const Arguments&) {
  const auto judgement = judge();
  if (!judgement) return failed(judgement.error().message);
  const auto count = board_.game().count(board_.state(), judgement->stones.dead);
  const double lead = count ? count->lead + board_.info().added_points().value_or(0) : 0;
  return succeeded(score_text(lead - added_points()));
}

namespace {

// Returns the status of an empty square by its owner.
std::string_view name_of_empty(const std::optional<Player>& owner) {
  if (owner == Player{0}) return "black_territory";
  return owner == Player{1} ? "white_territory" : "dame";
}

}  // namespace

Result<std::vector<std::string_view>> Engine::statuses() {
  const auto judgement = judge();
  if (!judgement) return judgement.error();
  const auto count = board_.game().count(board_.state(), judgement->stones.dead);
  const BoardView board = board_.game().board(board_.state());
  std::vector<std::string_view> statuses;
  for (unsigned square = 0; square < board.squares.size(); ++square) {
    statuses.push_back(contains(judgement->stones.dead, square)   ? "dead"
                       : contains(judgement->stones.seki, square) ? "seki"
                       : !board.squares[square].stack.empty()     ? "alive"
                       : !count                                   ? "dame"
                                : name_of_empty(count->owners[square]));
  }
  return statuses;
}

Answer Engine::final_status_list(const Arguments& arguments) {
  constexpr std::array known = {"alive", "dead", "seki", "black_territory", "white_territory"};
  if (arguments.empty() || std::find(known.begin(), known.end(), arguments[0]) == known.end())
    return failed("syntax error");
  const auto by_point = statuses();
  if (!by_point) return failed(by_point.error().message);
  std::vector<std::string> listed;
  for (std::size_t square = 0; square < by_point->size(); ++square)
    if ((*by_point)[square] == arguments[0]) listed.push_back(board_.points()[square]);
  return succeeded(joined(listed));
}

Answer Engine::final_status(const Arguments& arguments) {
  const auto square = arguments.empty() ? std::nullopt : board_.square(arguments[0]);
  if (!square) return failed("invalid coordinate");
  const auto by_point = statuses();
  if (!by_point) return failed(by_point.error().message);
  return succeeded(std::string((*by_point)[*square]));
}

// Among the liberties of the opponent's dead strings it prefers one that captures, then those of
// the strings with the fewest liberties.  It does not put its own stones into atari.
std::optional<std::string> Engine::capturing_move(Player player,
                                                  const std::vector<unsigned>& dead) const {
  const AnyGame& game = board_.game();
  const Turn turn = board_.turn(player);
  const BoardView board = game.board(turn.state);
  std::optional<std::string> best;
  std::size_t fewest = 0;  // liberties of the string that `best` attacks
  for (const unsigned stone : dead) {
    if (board.squares[stone].stack.back().player == player) continue;
    const auto near = liberties(game, turn.state, stone);
    if (best && near.size() >= fewest) continue;
    for (const AnyMove& move : game.moves(turn.state)) {
      const MoveView view = game.view_move(turn.state, move);
      if (!view.to || !near.contains(*view.to) || is_forbidden(turn, view.text)) continue;
      const auto after = game.after(turn.state, move);
      if (!after) continue;
      const bool captures = game.group_at(*after, stone).empty();
      if (!captures && liberties(game, *after, *view.to).size() < 2) continue;
      best = view.text;
      fewest = near.size();
      break;
    }
  }
  return best;
}

Answer Engine::genmove_cleanup(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  const auto judgement = judge();
  if (!judgement) return failed(judgement.error().message);
  const BoardView board = board_.game().board(board_.state());
  const bool all_captured = std::all_of(
      judgement->stones.dead.begin(), judgement->stones.dead.end(),
      [&](unsigned square) { return board.squares[square].stack.back().player == *player; });
  if (!all_captured) {
    const auto move = capturing_move(*player, judgement->stones.dead);
    if (!move) return genmove(arguments);
    if (board_.play(*player, *move)) return succeeded(to_upper(*move));
  }
  return board_.play(*player, "pass") ? succeeded("PASS") : failed("illegal move");
}

}  // namespace kanzen::gtp

// GTP commands on the board: its size, moves, stones and handicap.
#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/gtp/engine.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/handicap.hpp"

namespace kanzen::gtp {
namespace {

constexpr auto bad_move = "invalid color or coordinate";

}  // namespace

Answer Engine::resize(const BoardSize& size) {
  auto game = find_go_game(size, board_.info().rules);
  if (!game) return failed("unacceptable size");
  board_ = Board(*std::move(game));
  return succeeded();
}

Answer Engine::boardsize(const Arguments& arguments) {
  const auto side = arguments.empty() ? std::nullopt : parse_number<unsigned>(arguments[0]);
  if (!side) return failed("boardsize not an integer");
  if (arguments.size() > 1)
    return failed("unacceptable size: expected one number; for others use rectangular_boardsize");
  return resize({*side, *side, 0});
}

Answer Engine::rectangular_boardsize(const Arguments& arguments) {
  if (arguments.size() < 2) return failed("syntax error: expected COLUMNS ROWS");
  const auto columns = parse_number<unsigned>(arguments[0]);
  const auto rows = parse_number<unsigned>(arguments[1]);
  if (!columns || !rows) return failed("boardsize not an integer");
  return resize({*columns, *rows, 0});
}

Answer Engine::query_boardsize(const Arguments&) {
  const BoardSize size = board_.info().size;
  std::string text = std::to_string(size.columns);
  if (size.rows != size.columns) text += ' ' + std::to_string(size.rows);
  return succeeded(std::move(text));
}

Answer Engine::clear_board(const Arguments&) {
  board_.clear();
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

// Plays pairs of colour and vertex; if one cannot be played, none is.
Answer Engine::play_sequence(const Arguments& arguments) {
  if (arguments.size() % 2 != 0) return failed(bad_move);
  for (std::size_t at = 0; at < arguments.size(); at += 2) {
    Answer played = play({arguments[at], arguments[at + 1]});
    if (played.success) continue;
    for (; at > 0; at -= 2) board_.undo();
    return played;
  }
  return succeeded();
}

// Sets stones, pairs of colour and vertex, on an empty board.  White is to move if only Black has
// stones and they may be a handicap, else Black.
Answer Engine::set_position(const Arguments& arguments) {
  if (arguments.size() % 2 != 0) return failed(bad_move);
  const auto& points = board_.points();
  std::string stones(points.size(), '.');
  for (std::size_t at = 0; at < arguments.size(); at += 2) {
    const auto player = parse_color(arguments[at]);
    const auto point = point_in(arguments[at + 1]);
    if (!player || !point) return failed(bad_move);
    char& stone = stones[static_cast<std::size_t>(std::find(points.begin(), points.end(), *point) -
                                                  points.begin())];
    if (stone != '.') return failed("illegal position: two stones at " + to_upper(*point));
    stone = *player == 0 ? 'X' : 'O';
  }
  const bool handicap = arguments.size() > 2 && stones.find('O') == std::string::npos;
  const unsigned columns = board_.info().size.columns;
  for (std::size_t row = stones.size() - columns; row > 0; row -= columns) stones.insert(row, "/");
  const auto set = board_.set_position(stones + (handicap ? ":2" : ":1"));
  return set ? succeeded() : failed("illegal position: " + set.error().message);
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

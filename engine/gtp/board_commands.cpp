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

// Handicap points for boards without a table: every other point, so that all stones have liberties.
std::vector<unsigned> spread_squares(const BoardSize& size, unsigned stones) {
  std::vector<unsigned> squares;
  for (unsigned square = 0; square < size.columns * size.rows && squares.size() < stones; ++square)
    if ((square / size.columns + square % size.columns) % 2 == 1) squares.push_back(square);
  return squares;
}

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

Answer Engine::play(const Arguments& arguments) {
  if (arguments.size() < 2) return failed(bad_move);
  const auto player = parse_color(arguments[0]);
  if (!player || (!board_.square(arguments[1]) && to_upper(arguments[1]) != "PASS"))
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
  std::string stones(board_.points().size(), '.');
  for (std::size_t at = 0; at < arguments.size(); at += 2) {
    const auto player = parse_color(arguments[at]);
    const auto square = board_.square(arguments[at + 1]);
    if (!player || !square) return failed(bad_move);
    char& stone = stones[*square];
    if (stone != '.')
      return failed("illegal position: two stones at " + to_upper(board_.points()[*square]));
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
  if (!player || (!board_.square(arguments[1]) && to_upper(arguments[1]) != "PASS"))
    return failed(bad_move);
  return succeeded(board_.can_play(*player, arguments[1]) ? "1" : "0");
}

Answer Engine::all_legal(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  std::vector<std::string> moves = board_.legal_moves(*player);
  std::erase_if(moves, [&](const std::string& move) { return !board_.square(move); });
  return succeeded(joined(moves));
}

Answer Engine::list_stones(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  return succeeded(joined(board_.stones(*player)));
}

// The stones of the other colour that are not on the board any more.
Answer Engine::captures(const Arguments& arguments) {
  const auto player = arguments.empty() ? std::nullopt : parse_color(arguments[0]);
  if (!player) return failed("invalid color");
  return succeeded(std::to_string(board_.lost_stones(static_cast<Player>(1 - *player))));
}

namespace {

std::string name_of_move(const PlayedMove& played) {
  return (played.player == 0 ? "black " : "white ") + to_upper(played.move);
}

}  // namespace

Answer Engine::last_move(const Arguments&) {
  if (board_.line().empty()) return failed("no previous move known");
  return succeeded(name_of_move(board_.line().back()));
}

// The last move first.
Answer Engine::move_history(const Arguments&) {
  const std::vector<PlayedMove> moves(board_.line().rbegin(), board_.line().rend());
  return succeeded(kanzen::joined(moves, "\n", name_of_move));
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

Answer Engine::place(const std::vector<unsigned>& squares) {
  if (squares.empty()) return failed("invalid number of stones");
  if (!board_.set_position(position_with_stones(board_.game(), squares)))
    return failed("bad vertex list");
  const auto name = [&](unsigned square) { return to_upper(board_.points()[square]); };
  return succeeded(kanzen::joined(squares, " ", name));
}

Answer Engine::fixed_handicap(const Arguments& arguments) {
  const auto stones = arguments.empty() ? std::nullopt : parse_number<unsigned>(arguments[0]);
  if (!stones) return failed("syntax error");
  if (!board_.is_empty()) return failed("board not empty");
  return place(handicap_squares(board_.info().size, *stones));
}

Answer Engine::place_free_handicap(const Arguments& arguments) {
  const auto stones = arguments.empty() ? std::nullopt : parse_number<unsigned>(arguments[0]);
  if (!stones) return failed("syntax error");
  if (!board_.is_empty()) return failed("board not empty");
  if (*stones < 2) return failed("invalid number of stones");
  for (unsigned fewer = std::min(*stones, 9u); fewer >= 2; --fewer)
    if (const auto squares = handicap_squares(board_.info().size, fewer); !squares.empty())
      return place(squares);
  return place(spread_squares(board_.info().size, *stones));
}

Answer Engine::set_free_handicap(const Arguments& arguments) {
  if (!board_.is_empty()) return failed("board not empty");
  std::set<unsigned> squares;
  for (const std::string& vertex : arguments) {
    const auto square = board_.square(vertex);
    if (!square) return failed("bad vertex list");
    squares.insert(*square);
  }
  if (squares.size() < 2 || squares.size() < arguments.size()) return failed("bad vertex list");
  const Answer placed = place({squares.begin(), squares.end()});
  return placed.success ? succeeded() : placed;
}

}  // namespace kanzen::gtp

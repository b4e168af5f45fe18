#include "engine/games/mnk/mnk.hpp"

#include <algorithm>
#include <utility>

#include "engine/games/mnk/exact.hpp"
#include "engine/games/mnk/phrases.hpp"
#include "engine/games/mnk/torus.hpp"

namespace kanzen::mnk {
namespace {

constexpr std::string_view prefix = "mnk:";

// Names of endings (GameInfo::endings).
constexpr auto line_wins = "line_wins";
constexpr auto line_loses = "line_loses";
constexpr auto full_board = "full_board";

}  // namespace

Mnk::Mnk(const BoardSize& size, Rules rules, std::string name)
    : board_(size.columns, size.rows, size.line), rules_(rules), name_(std::move(name)) {
  if (rules == Rules::exact)
    lines_ = std::make_shared<const std::vector<Line>>(exact_lines(board_));
  else if (rules == Rules::torus)
    lines_ = std::make_shared<const std::vector<Line>>(torus_lines(board_));
  std::vector<Cells> lines;
  if (lines_ == nullptr)
    board_.for_each_line([&](Cells cells, Cells) { lines.push_back(cells); });
  else
    for (const Line& line : *lines_) lines.push_back(line.cells);
  const auto symmetries = rules == Rules::gravity ? gravity_symmetries(board_)
                                                  : grid_symmetries(size.columns, size.rows);
  threats_ = std::make_shared<const Threats>(size.line, std::move(lines), symmetries);
  if (board_.cell_count() <= StonePlacements::max_cells)
    placements_ = std::make_shared<const StonePlacements>(symmetries);
}

GameInfo Mnk::info() const {
  GameInfo info;
  info.name = name_;
  info.rules = name_of(rules_);
  info.all_rules.assign(all_names<Rules>.begin(), all_names<Rules>.end());
  info.family = "mnk";
  info.kinds = info.kinds_of_second = {"X", "O"};
  info.size = {board_.columns(), board_.rows(), board_.line()};
  const std::string line =
      (rules_ == Rules::exact ? "exactly " : "") + std::to_string(board_.line()) + " in a line";
  if (rules_ == Rules::misere)
    info.endings = {{line_loses, line + ", which loses"}, {full_board, "the board is full"}};
  else
    info.endings = {{line_wins, line}, {full_board, "the board is full"}};
  info.any_size = true;
  info.pieces_fall = rules_ == Rules::gravity;
  info.incomparable_rules = {std::string(name_of(Rules::gravity))};
  info.up_to_symmetry = false;
  return info;
}

bool Mnk::is_possible(const State& s) const {
  if (has_line(s.own)) return false;
  if (rules_ == Rules::gravity && floating_stones(board_, stones(s)) != 0) return false;
  if (restricts_stones(rules_) && has_numbering()) {
    std::vector<State> failed;
    return has_history(s, failed);
  }
  if (!has_line(s.opponent)) return true;
  FixedVector<State, max_unmoves> before;
  distinct_predecessors(s, before);
  return !before.empty();
}

bool Mnk::has_history(const State& s, std::vector<State>& failed) const {
  if (stones(s) == 0) return true;
  if (std::find(failed.begin(), failed.end(), s) != failed.end()) return false;
  FixedVector<State, max_unmoves> before;
  distinct_predecessors(s, before);
  for (const State& state : before)
    if (has_history(state, failed)) return true;
  failed.push_back(s);
  return false;
}

std::optional<State> Mnk::unindex(Index i) const {
  const auto placement = placements_->unindex(i);
  if (!placement) return std::nullopt;
  const Cells first = placement->first;
  const Cells second = placement->second;
  State s{first, second};
  if (to_move(s) == 1) s = {second, first};
  if (!is_possible(s)) return std::nullopt;
  return s;
}

Result<State> Mnk::parse(std::string_view text) const {
  auto parsed = parse_position(board_, text);
  if (!parsed) return parsed;
  if (auto fault = impossible_lines(*parsed))
    return Error{Errc::illegal_position, std::move(fault->why)};
  return parsed;
}

std::optional<Mnk::LineFault> Mnk::impossible_lines(const State& s) const {
  if (is_possible(s)) return std::nullopt;
  if (rules_ == Rules::gravity)
    if (const Cells floating = floating_stones(board_, stones(s)); floating != 0)
      return LineFault{{phrase::floating_stones, cell_names(board_, floating)}, floating};
  if (const Cells own = line_cells(s.own); own != 0)
    return LineFault{{phrase::line_of_side_to_move, cell_names(board_, own)}, own};
  const Cells lines = line_cells(s.opponent);
  if (lines == 0) return LineFault{{phrase::no_order_of_moves}, stones(s)};
  return LineFault{{phrase::lines_of_no_last_stone, cell_names(board_, lines)}, lines};
}

BoardView Mnk::view(const State& s) const {
  BoardView view;
  view.columns = board_.columns();
  view.rows = board_.rows();
  view.to_move = to_move(s);
  view.squares.reserve(board_.cell_count());
  for (unsigned cell = 0; cell < board_.cell_count(); ++cell) {
    SquareView& square = view.squares.emplace_back(SquareView{cell_name(board_, cell), {}});
    for (const Player player : {Player{0}, Player{1}})
      if ((stones_of(s, player) & cell_bit(cell)) != 0) square.stack.push_back({player, player});
  }
  const auto ended = terminal(s);
  if (!ended) return view;
  GameEnd& end = view.end.emplace();
  end.reason = full_board;
  if (ended->outcome == Outcome::draw) return view;
  end.squares_of = static_cast<Player>(1 - view.to_move);
  end.winner = rules_ == Rules::misere ? view.to_move : end.squares_of;
  end.reason = rules_ == Rules::misere ? line_loses : line_wins;
  end.squares = cells_of(line_cells(s.opponent));
  return view;
}

MoveView Mnk::view_move(const State& s, Move move) const {
  MoveView view;
  view.piece = {to_move(s), to_move(s)};
  view.kind = MoveKind::place;
  view.to = move;
  return view;
}

bool is_name(std::string_view name) { return name.starts_with(prefix); }

Result<BoardSize> parse_name(std::string_view name) {
  std::vector<unsigned> numbers;
  if (is_name(name)) numbers = parse_numbers(name.substr(prefix.size()));
  if (numbers.size() != 3) return name_error(name, phrase::mnk_name);
  const BoardSize size{numbers[0], numbers[1], numbers[2]};
  // Checks each side before the product, which may overflow.
  if (size.columns > max_cells || size.rows > max_cells || size.columns * size.rows > max_cells)
    return name_error(name, {phrase::largest_board, max_cells});
  if (size.line > max_cells) return name_error(name, {phrase::longest_line, max_cells});
  return size;
}

std::string format_name(const BoardSize& size) {
  return std::string(prefix) + std::to_string(size.columns) + ',' + std::to_string(size.rows) +
         ',' + std::to_string(size.line);
}

}  // namespace kanzen::mnk

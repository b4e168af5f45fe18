#include "engine/games/mnk/mnk.hpp"

#include <utility>

#include "engine/games/mnk/phrases.hpp"

namespace kanzen::mnk {
namespace {

constexpr std::string_view prefix = "mnk:";

// Names of endings (GameInfo::endings).
constexpr auto line_wins = "line_wins";
constexpr auto line_loses = "line_loses";
constexpr auto full_board = "full_board";

}  // namespace

Mnk::Mnk(const BoardSize& size, Rules rules, std::string name)
    : board_(size.columns, size.rows, size.line),
      rules_(rules),
      name_(std::move(name)),
      threats_(std::make_shared<const Threats>(board_)) {
  if (board_.cell_count() <= StonePlacements::max_cells)
    placements_ = std::make_shared<const StonePlacements>(grid_symmetries(size.columns, size.rows));
}

GameInfo Mnk::info() const {
  GameInfo info;
  info.name = name_;
  info.rules = name_of(rules_);
  info.all_rules.assign(all_names<Rules>.begin(), all_names<Rules>.end());
  info.family = "mnk";
  info.kinds = info.kinds_of_second = {"X", "O"};
  info.size = {board_.columns(), board_.rows(), board_.line()};
  const std::string line = std::to_string(board_.line()) + " in a line";
  if (rules_ == Rules::normal)
    info.endings = {{line_wins, line}, {full_board, "the board is full"}};
  else
    info.endings = {{line_loses, line + ", which loses"}, {full_board, "the board is full"}};
  info.any_size = true;
  info.up_to_symmetry = false;
  return info;
}

bool Mnk::is_possible(const State& s) const {
  if (board_.has_line(s.own)) return false;
  if (!board_.has_line(s.opponent)) return true;
  FixedVector<State, max_unmoves> before;
  predecessors(s, before);
  return !before.empty();
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
  if (const Cells own = board_.line_cells(s.own); own != 0)
    return LineFault{{phrase::line_of_side_to_move, cell_names(board_, own)}, own};
  const Cells lines = board_.line_cells(s.opponent);
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
  end.winner = rules_ == Rules::normal ? end.squares_of : view.to_move;
  end.reason = rules_ == Rules::normal ? line_wins : line_loses;
  end.squares = cells_of(board_.line_cells(s.opponent));
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

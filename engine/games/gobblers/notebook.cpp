#include "engine/games/gobblers/notebook.hpp"

#include <bit>

#include "engine/core/move_reader.hpp"
#include "engine/games/gobblers/phrases.hpp"
#include "engine/games/gobblers/view.hpp"

namespace kanzen::gobblers {
namespace {

constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }

// What counts in a line: every piece, covered or not.
constexpr Visible counted(const State<2>& s) {
  return {static_cast<Mask9>(s.own[0] | s.own[1]),
          static_cast<Mask9>(s.opponent[0] | s.opponent[1])};
}

// Large: where no large piece is.  Middle: where no large and no middle piece is.
constexpr Mask9 notebook_targets(const State<2>& s, int layer) { return open_cells(s, layer); }

void push_targets(const State<2>& s, int layer, int from, MovesOf<Notebook>& out) {
  const Mask9 targets = notebook_targets(s, layer);
  for (int to = cell_count - 1; to >= 0; --to)
    if (targets & bit(to))
      out.push_back({static_cast<std::int8_t>(layer), static_cast<std::int8_t>(from),
                     static_cast<std::int8_t>(to)});
}

bool is_covered(const State<2>& s, Move move) {
  return move.layer == Notebook::middle && move.from != Move::hand &&
         (layer_cells(s, Notebook::large) & bit(move.from)) != 0;
}

}  // namespace

GameInfo Notebook::info() const {
  GameInfo info = game_info<2>("notebook");
  info.distance_in_plies = false;
  info.abilities.solve = true;  // in its own way (notebook_analysis.hpp)
  return info;
}

int Notebook::result(const State& s) const {
  const Visible v = counted(s);
  if (has_line(v.own)) return 1;
  return has_line(v.opponent) ? -1 : 0;
}

std::optional<Value> Notebook::terminal(const State& s) const {
  const int r = result(s);
  if (r == 0) return std::nullopt;
  return r > 0 ? win_in(0) : loss_in(0);
}

void Notebook::moves(const State& s, MovesOf<Notebook>& out) const {
  for (const int layer : {large, middle})
    if (std::popcount(s.own[u(layer)]) < pieces_per_size) push_targets(s, layer, Move::hand, out);
  for (int from = cell_count - 1; from >= 0; --from)
    for (const int layer : {large, middle})
      if (s.own[u(layer)] & bit(from)) push_targets(s, layer, from, out);
}

Notebook::State Notebook::lifted(const State& s, Move move) const {
  State result = s;
  if (move.from != Move::hand) {
    Mask9& cells = result.own[u(move.layer)];
    cells = static_cast<Mask9>(cells & ~bit(move.from));
  }
  return result;
}

Notebook::State Notebook::canonical(const State& s) const {
  return *from_integer(to_canonical_integer(s));
}

Result<Notebook::State> Notebook::parse(std::string_view text) const {
  auto parsed = parse_position<2>(text);
  if (!parsed) return parsed;
  if (auto fault = impossible_line(*parsed))
    return Error{Errc::illegal_position, std::move(fault->why)};
  return parsed;
}

// The opponent's move neither adds nor uncovers one.
std::optional<LineFault> Notebook::impossible_line(const State& s) const {
  const Mask9 own = counted(s).own;
  if (!has_line(own)) return std::nullopt;
  return LineFault{{phrase::line_by_notebook, cell_names(line_cells(own))}, line_cells(own)};
}

std::string Notebook::format_move(const State& s, Move move) const {
  return (is_covered(s, move) ? "M" : "") + gobblers::format_move<2>(move);
}

std::optional<std::string> Notebook::spelling(std::string_view text) const {
  MoveReader reader(text, 3, 3);
  const bool covered = reader.read_kind("M") && reader.read_square() && reader.read_target();
  if (covered && reader.at_end()) return reader.move();
  return usual_spelling<2>(text);
}

BoardView Notebook::view(const State& s) const { return board_view(s, counted(s), terminal(s)); }

MoveView Notebook::view_move(const State& s, Move move) const {
  MoveView view = gobblers::view_move(s, move);
  view.pieces_above = is_covered(s, move) ? 1 : 0;
  return view;
}

}  // namespace kanzen::gobblers

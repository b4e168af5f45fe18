#pragma once
// Gobblers (Gobblet Gobblers) with one, two or three piece sizes under the strict or the cover
// rules.  `gobblers2`, the limited game of the thesis, has two sizes.
#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/numbering.hpp"
#include "engine/games/gobblers/row.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

class RowSolver;  // rows/row_solver.hpp

template <int Sizes, class Rules>
class Gobblers {
 public:
  using State = gobblers::State<Sizes>;
  using Move = gobblers::Move;
  static constexpr int sizes = Sizes;
  // A layer has at most one piece in hand and one on the board (9 + 8 moves) or two on the board
  // (16 moves).
  static constexpr std::size_t max_moves = Sizes * 17;
  // Each visible piece of the opponent was placed from the hand or from one of 8 cells.
  static constexpr std::size_t max_unmoves = Sizes * pieces_per_size * 9;

  // The search depth keeps the table of three sizes at 1.2 MB and the evaluation of a position with
  // all its moves at a few milliseconds (docs/PERFORMANCE.md).  A chunk has about 150 kB.
  static constexpr TableShape table_shape{.search_plies = 4, .chunk_positions = 700'000};

  GameInfo info() const { return game_info(Sizes, Rules::name); }
  State initial() const { return {}; }

  std::optional<Value> terminal(const State& s) const { return Rules::terminal(visible(s)); }

  void moves(const State& s, MovesOf<Gobblers>& out) const {
    for (int layer = Sizes - 1; layer >= 0; --layer)
      if (std::popcount(s.own[u(layer)]) < pieces_per_size)
        push_targets(layer, Move::hand, open_cells(s, layer), out);
    const Visible v = visible(s);
    for (int layer = Sizes - 1; layer >= 0; --layer)
      for (unsigned rest = s.own[u(layer)] & uncovered_cells(s, layer); rest != 0;
           rest &= rest - 1) {
        const int from = std::countr_zero(rest);
        if (Rules::uncovering_loses && has_line(opponent_after_lift(s, v.opponent, layer, from)))
          out.push_back(
              {static_cast<std::int8_t>(layer), static_cast<std::int8_t>(from), Move::nowhere});
        else
          push_targets(layer, from, open_cells(s, layer), out);
      }
  }

  std::optional<Outcome> ending(const State&, Move move) const {
    if (move.to == Move::nowhere) return Outcome::loss;
    return std::nullopt;
  }

  // Returns the value if the game is over or a move wins at once; for table/bounded_search.hpp.
  std::optional<Value> quick_value(const State& s) const { return gobblers::quick_value<Rules>(s); }

  State apply(const State& s, Move move) const { return after_move(s, move); }

  // Appends the predecessors: a visible piece of the opponent goes back to the hand or to another
  // cell.
  void predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (int layer = 0; layer < Sizes; ++layer)
      for (unsigned rest = s.opponent[u(layer)] & uncovered_cells(s, layer); rest != 0;
           rest &= rest - 1)
        push_predecessors(s, layer, std::countr_zero(rest), out);
  }

  using Solver = RowSolver;
  // A byte for each index and the set of the reachable ones; before that, the planes take less.
  std::uint64_t solver_bytes() const { return index_count() + index_count() / 8; }

  using Row = gobblers::Row<Sizes, Rules>;
  static constexpr std::uint32_t row_size = Numbering<Sizes>::row_size;
  Row row(std::uint32_t number) const { return {numbering_, number}; }

  // Returns the position with the other side to move.
  State after_null_move(const State& s) const {
    return {s.opponent, s.own, static_cast<std::uint16_t>(s.second_to_move ^ 1u)};
  }

  Index index_count() const { return numbering_.count(); }
  Index index(const State& s) const { return numbering_.index(s); }
  // Returns the position with an index, with the first player to move; nullopt for gaps and for
  // positions that the rules make impossible.
  std::optional<State> unindex(Index i) const {
    const auto s = numbering_.unindex(i);
    if (s && !Rules::is_possible(visible(*s))) return std::nullopt;
    return s;
  }

  Result<State> parse(std::string_view text) const {
    auto parsed = parse_position<Sizes>(text);
    if (!parsed) return parsed;
    if (auto fault = impossible_line(*parsed))
      return Error{Errc::illegal_position, std::move(fault->why)};
    return parsed;
  }
  std::string format(const State& s) const { return format_position(s); }
  std::string format_move(const State&, Move move) const {
    return gobblers::format_move(Sizes, move);
  }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return normalise_move_text(Sizes, text);
  }
  std::vector<Notation> other_notations(const State& s) const {
    if constexpr (Sizes == 2) return integer_notations(s);
    return {};
  }

  BoardView view(const State& s) const {
    return board_view(s, visible(s), Rules::terminal(visible(s)));
  }
  MoveView view_move(const State& s, Move move) const {
    MoveView result = gobblers::view_move(static_cast<Player>(s.second_to_move), move);
    if (move.to != Move::nowhere) return result;
    result.kind = MoveKind::end;
    result.end = make_win(static_cast<Player>(1 - s.second_to_move), uncovered_line_ending,
                          opponent_after_lift(s, visible(s).opponent, move.layer, move.from));
    return result;
  }

  // Returns the line that no last move can have completed; nullopt if there is none.
  std::optional<LineFault> impossible_line(const State& s) const {
    const Visible v = visible(s);
    if (!Rules::is_possible(v)) {
      const Mask9 line = line_cells(v.own);
      return LineFault{{phrase::uncovered_line, cell_names(line), Rules::words}, line};
    }
    if (!has_line(v.own) && !has_line(v.opponent)) return std::nullopt;
    FixedVector<State, max_unmoves> before;
    predecessors(s, before);
    if (!before.empty()) return std::nullopt;
    const Mask9 line = line_cells(static_cast<Mask9>(has_line(v.own) ? v.own : v.opponent));
    return LineFault{{phrase::line_of_no_last_move, cell_names(line), Rules::words}, line};
  }

  // The search follows un-moves to the empty board, from the positions with the fewest pieces
  // first; it returns nullopt at its limit of positions.
  std::optional<bool> is_reachable(const State& state) const {
    constexpr std::size_t most_positions = 2'000;
    constexpr std::size_t most_pieces = 2 * Sizes * pieces_per_size;
    std::array<std::vector<State>, most_pieces + 1> by_pieces;
    std::unordered_set<Index> seen;
    const auto add = [&](const State& s) {
      std::size_t pieces = 0;
      for (int layer = 0; layer < Sizes; ++layer)
        pieces += static_cast<std::size_t>(std::popcount(layer_cells(s, layer)));
      if (seen.insert(index(s)).second) by_pieces[pieces].push_back(s);
    };
    add(state);
    while (by_pieces[0].empty()) {
      std::size_t fewest = 1;
      while (fewest <= most_pieces && by_pieces[fewest].empty()) ++fewest;
      if (fewest > most_pieces) return false;
      if (seen.size() > most_positions) return std::nullopt;
      const State next = by_pieces[fewest].back();
      by_pieces[fewest].pop_back();
      FixedVector<State, max_unmoves> before;
      predecessors(next, before);
      for (const State& s : before) add(s);
    }
    return true;
  }

 private:
  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }

  static void push_targets(int layer, int from, Mask9 targets, MovesOf<Gobblers>& out) {
    for (unsigned rest = targets; rest != 0; rest &= rest - 1)
      out.push_back({static_cast<std::int8_t>(layer), static_cast<std::int8_t>(from),
                     static_cast<std::int8_t>(std::countr_zero(rest))});
  }

  // Appends the positions before the opponent placed a piece of `layer` on `to`.
  void push_predecessors(const State& s, int layer, int to,
                         FixedVector<State, max_unmoves>& out) const {
    State before = after_null_move(s);  // with the piece lifted
    before.own[u(layer)] = static_cast<Mask9>(before.own[u(layer)] & ~bit(to));
    const Visible lifted = visible(before);
    if (Rules::is_possible(lifted) && !Rules::terminal(lifted)) out.push_back(before);
    // A lift that uncovers a line loses before the piece is put down.
    if (Rules::uncovering_loses && has_line(lifted.opponent)) return;
    for (unsigned rest = open_cells(before, layer) & ~bit(to); rest != 0; rest &= rest - 1) {
      State from_board = before;
      from_board.own[u(layer)] =
          static_cast<Mask9>(from_board.own[u(layer)] | (rest & (~rest + 1u)));
      const Visible v = visible(from_board);
      if (Rules::is_possible(v) && !Rules::terminal(v)) out.push_back(from_board);
    }
  }

  const Numbering<Sizes>& numbering_ = Numbering<Sizes>::instance();
};

}  // namespace kanzen::gobblers

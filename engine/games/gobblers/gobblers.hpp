#pragma once
// Gobblers (Gobblet Gobblers) with one, two or three piece sizes under any choice of rules.
// `gobblers2`, the limited game of the thesis, has two sizes.
#include <algorithm>
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
#include "engine/games/gobblers/phrases.hpp"
#include "engine/games/gobblers/row.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

class RowSolver;  // rows/row_solver.hpp

template <int Sizes>
class Gobblers {
 public:
  Gobblers() = default;  // under the strict rules
  explicit Gobblers(const Rules& rules) : rules_(rules) {}

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

  Rules rules() const { return rules_; }
  GameInfo info() const { return game_info(Sizes, rules_); }
  State initial() const { return {}; }

  std::optional<Value> terminal(const State& s) const {
    if (const auto value = rules_.line_value(visible(s))) return value;
    if (rules_.may_be_stuck() && is_stuck(s)) return rules_.stuck_value();
    return std::nullopt;
  }

  void moves(const State& s, MovesOf<Gobblers>& out) const {
    const Visible v = visible(s);
    const Mask9 coverable = rules_.coverable(v);
    const auto targets = [&](int layer) {
      return static_cast<Mask9>(open_cells(s, layer) & coverable);
    };
    for (int layer = Sizes - 1; layer >= 0; --layer)
      if (std::popcount(s.own[u(layer)]) < rules_.pieces_per_size())
        push_targets(layer, Move::hand, targets(layer), out);
    if (!rules_.has_board_moves()) return;
    for (int layer = Sizes - 1; layer >= 0; --layer)
      for (unsigned rest = s.own[u(layer)] & uncovered_cells(s, layer); rest != 0;
           rest &= rest - 1) {
        const int from = std::countr_zero(rest);
        const Mask9 opponent = opponent_after_lift(s, v.opponent, layer, from);
        if (rules_.uncovers_only_own() && (opponent & bit(from)) != 0) continue;
        if (rules_.uncovering_lift() == UncoveringLift::after || !has_line(opponent))
          push_targets(layer, from, targets(layer), out);
        else if (rules_.uncovering_lift() == UncoveringLift::at_once)
          out.push_back(
              {static_cast<std::int8_t>(layer), static_cast<std::int8_t>(from), Move::nowhere});
      }
  }

  std::optional<Outcome> ending(const State&, Move move) const {
    if (move.to == Move::nowhere) return rules_.lift_outcome();
    return std::nullopt;
  }

  // Returns the value if the game is over or a move wins at once; for table/bounded_search.hpp.
  std::optional<Value> quick_value(const State& s) const {
    if (const auto value = rules_.line_value(visible(s))) return value;
    if (wins_at_once(s)) return win_in(1);
    if (rules_.may_be_stuck() && is_stuck(s)) return rules_.stuck_value();
    return std::nullopt;
  }

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
  // The bits of the distances that the solver can find, which are measured
  // (docs/games/gobblers.md): with three sizes up to 26 plies under the strict rules, and more than
  // 60 where lines lose.
  unsigned distance_bits() const {
    if (Sizes == 3 && (rules_ == Rules() || rules_ == Rules::cover())) return 5;
    return rules_.line_loses() ? 7 : 6;
  }
  // A byte for each index and the set of the reachable ones, or the planes before that: a bit row
  // each for wins, losses, the bits of distances and, where the game can end so, draws.
  static constexpr std::uint64_t bit_row_bytes = 224;
  std::uint64_t solver_bytes() const {
    const std::uint64_t planes = 2 + distance_bits() + (rules_.may_end_in_draw() ? 1 : 0);
    return std::max(index_count() + index_count() / 8,
                    numbering_.row_count() * planes * bit_row_bytes);
  }

  using Row = gobblers::Row<Sizes>;
  static constexpr std::uint32_t row_size = Numbering<Sizes>::row_size;
  Row row(std::uint32_t number) const { return {numbering_, rules_, number}; }

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
    if (s && !is_possible(*s)) return std::nullopt;
    return s;
  }

  Result<State> parse(std::string_view text) const {
    auto parsed = parse_position<Sizes>(text, rules_);
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
    return board_view(s, visible(s), rules_.is_decided_by_own_line(visible(s)), terminal(s),
                      static_cast<unsigned>(rules_.pieces_per_size()));
  }
  MoveView view_move(const State& s, Move move) const {
    MoveView result = gobblers::view_move(static_cast<Player>(s.second_to_move), move);
    if (move.to != Move::nowhere) return result;
    result.kind = MoveKind::end;
    const auto mover = static_cast<Player>(s.second_to_move);
    const auto opponent = static_cast<Player>(1 - mover);
    result.end = make_win(rules_.lift_outcome() == Outcome::win ? mover : opponent, opponent,
                          uncovered_line_ending,
                          opponent_after_lift(s, visible(s).opponent, move.layer, move.from));
    return result;
  }

  // Returns the line that no last move can have completed; nullopt if there is none.
  std::optional<LineFault> impossible_line(const State& s) const {
    const Visible v = visible(s);
    if (rules_ == Rules() && has_line(v.own)) {
      const Mask9 line = line_cells(v.own);
      return LineFault{{phrase::uncovered_line, cell_names(line), rules_.words()}, line};
    }
    if (!has_line(v.own) && !has_line(v.opponent)) return std::nullopt;
    FixedVector<State, max_unmoves> before;
    if (is_possible(s)) predecessors(s, before);
    if (!before.empty()) return std::nullopt;
    const Mask9 line = line_cells(static_cast<Mask9>(has_line(v.own) ? v.own : v.opponent));
    return LineFault{{phrase::line_of_no_last_move, cell_names(line), rules_.words()}, line};
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

  bool wins_at_once(const State& s) const {
    const bool stuck_loses = rules_.may_be_stuck() && !rules_.may_end_in_draw();
    if (!rules_.line_loses() && !stuck_loses) return can_complete_line(s);
    MovesOf<Gobblers> all;
    moves(s, all);
    return std::any_of(all.begin(), all.end(), [&](Move move) {
      const auto end = ending(s, move);
      return end ? *end == Outcome::win : terminal(apply(s, move)) == loss_in(0);
    });
  }

  // Can a move complete a line that wins?
  bool can_complete_line(const State& s) const {
    const Visible seen = visible(s);
    const auto completes = [&](Visible v, Mask9 open) {
      return rules_.movers_line_counts() ? (completing_cells(v.own) & open) != 0
                                         : completes_line(v, open);
    };
    for (int layer = Sizes - 1; layer >= 0; --layer) {
      const Mask9 own = s.own[u(layer)];
      const auto open = static_cast<Mask9>(open_cells(s, layer) & rules_.coverable(seen));
      if (std::popcount(own) < rules_.pieces_per_size() && completes(seen, open)) return true;
      if (!rules_.has_board_moves()) continue;
      for (unsigned rest = own & uncovered_cells(s, layer); rest != 0; rest &= rest - 1) {
        const auto from = static_cast<Mask9>(rest & (~rest + 1u));
        State lifted = s;
        lifted.own[u(layer)] = without(own, from);
        const Visible v = visible(lifted);
        if (rules_.uncovers_only_own() && (v.opponent & from) != 0) continue;
        if (!rules_.may_uncover_line() && has_line(v.opponent)) continue;
        if (completes(v, open)) return true;
      }
    }
    return false;
  }

  bool is_stuck(const State& s) const {
    MovesOf<Gobblers> all;
    moves(s, all);
    return all.empty();
  }

  // Can the position occur under the rules, as far as its pieces and lines alone show?
  bool is_possible(const State& s) const {
    if (!rules_.may_uncover_line() && has_line(visible(s).own)) return false;
    return !rules_.has_impossible_boards() || has_legal_stacks(s);
  }
  bool has_legal_stacks(const State& s) const {
    for (int layer = 0; layer < Sizes; ++layer)
      for (const Mask9 cells : {s.own[u(layer)], s.opponent[u(layer)]})
        if (std::popcount(cells) > rules_.pieces_per_size()) return false;
    Visible below;  // the visible pieces of the layers so far
    for (int layer = 0; layer < Sizes; ++layer) {
      const Mask9 own = s.own[u(layer)], opponent = s.opponent[u(layer)];
      const int same = (own & below.own) | (opponent & below.opponent);
      const int other = (own & below.opponent) | (opponent & below.own);
      if ((same != 0 && !rules_.may_cover(true)) || (other != 0 && !rules_.may_cover(false)))
        return false;
      below.own = static_cast<Mask9>((below.own & ~opponent) | own);
      below.opponent = static_cast<Mask9>((below.opponent & ~own) | opponent);
    }
    return true;
  }
  // Can the position be one before a move?
  bool may_go_on(const State& s) const { return is_possible(s) && !rules_.line_value(visible(s)); }

  // Appends the positions before the opponent placed a piece of `layer` on `to`.
  void push_predecessors(const State& s, int layer, int to,
                         FixedVector<State, max_unmoves>& out) const {
    State before = after_null_move(s);  // with the piece lifted
    before.own[u(layer)] = static_cast<Mask9>(before.own[u(layer)] & ~bit(to));
    if (may_go_on(before)) out.push_back(before);
    const Visible lifted = visible(before);
    if (!rules_.has_board_moves()) return;
    // A lift that uncovers a line ends the game, or is illegal.
    if (!rules_.may_uncover_line() && has_line(lifted.opponent)) return;
    unsigned rest = open_cells(before, layer) & ~bit(to);
    if (rules_.uncovers_only_own()) rest &= ~unsigned{lifted.opponent};
    for (; rest != 0; rest &= rest - 1) {
      State from_board = before;
      from_board.own[u(layer)] =
          static_cast<Mask9>(from_board.own[u(layer)] | (rest & (~rest + 1u)));
      if (may_go_on(from_board)) out.push_back(from_board);
    }
  }

  Rules rules_;

  const Numbering<Sizes>& numbering_ = Numbering<Sizes>::instance();
};

}  // namespace kanzen::gobblers

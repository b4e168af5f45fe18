#pragma once
// The m,n,k-game: two players place stones in turn on a board of m columns and n rows.  Under the
// normal rules the first line of k stones wins for its owner, under misère rules it loses; a full
// board without a line is a draw.  Tic-tac-toe is 3,3,3.
//
// Positions cannot repeat and form layers by the number of stones.  Boards of up to
// StonePlacements::max_cells squares have numbered positions and are solved by layers
// (solve/layered_solve.hpp); larger boards are searched (solve/alpha_beta.hpp).
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/notation.hpp"
#include "engine/games/mnk/state.hpp"
#include "engine/games/mnk/threats.hpp"
#include "engine/games/sized_family.hpp"
#include "engine/index/stone_placements.hpp"

namespace kanzen::mnk {

enum class Rules { normal, misere };
constexpr auto names_of(Rules) {
  return std::to_array<Name<Rules>>({{Rules::normal, "normal"}, {Rules::misere, "misere"}});
}

class Mnk {
 public:
  using State = mnk::State;
  using Move = mnk::Move;
  static constexpr std::size_t max_moves = max_cells;
  static constexpr std::size_t max_unmoves = max_cells;

  Mnk(const BoardSize& size, Rules rules, std::string name);

  const Board& board() const { return board_; }
  Rules rules() const { return rules_; }

  GameInfo info() const;
  State initial() const { return {}; }

  // Returns the value of a finished position.  Only the player who moved last can have a line.
  std::optional<Value> terminal(const State& s) const {
    if (board_.has_line(s.opponent)) return rules_ == Rules::normal ? loss_in(0) : win_in(0);
    if (stones(s) == board_.all()) return drawn();
    return std::nullopt;
  }
  void moves(const State& s, MovesOf<Mnk>& out) const {
    for (Cells rest = board_.all() & ~stones(s); rest != 0; rest &= rest - 1)
      out.push_back(static_cast<Move>(lowest_cell(rest)));
  }
  State apply(const State& s, Move move) const { return after_move(s, move); }

  // Appends each unfinished position from which a move leads to s, exactly once.  Any stone of the
  // opponent can be the last one.
  void distinct_predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (Cells rest = s.opponent; rest != 0; rest &= rest - 1) {
      const Cells before = s.opponent & ~(rest & (~rest + 1));
      if (!board_.has_line(before)) out.push_back({before, s.own});
    }
  }
  void predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    distinct_predecessors(s, out);
  }

  // --- numbering, valid only if has_numbering(): on boards of up to StonePlacements::max_cells
  // squares.  Unreachable positions are gaps.
  bool has_numbering() const { return placements_ != nullptr; }
  Index index_count() const { return placements_->count(); }
  Index index(const State& s) const { return placements_->index(placement_of(s)); }
  std::optional<State> unindex(Index i) const;
  unsigned layer_count() const { return placements_->layer_count(); }
  Index layer_first(unsigned layer) const { return placements_->layer_first(layer); }
  unsigned class_size(const State& s) const { return placements_->class_size(placement_of(s)); }

  // --- search of boards that are too large to number
  void search_hints(const State& s, SearchHints<Mnk>& hints) const;
  State canonical(const State& s) const { return threats_->canonical(s); }
  // Returns canonical(s) up to most_canonical_stones stones, otherwise s: positions of a search
  // with more stones are rarely symmetric to each other.
  State representative(const State& s) const {
    return stone_count(s) > most_canonical_stones ? s : canonical(s);
  }

  // --- notation and views
  Result<State> parse(std::string_view text) const;
  // Lines that legal play cannot produce, and the reason.
  struct LineFault {
    Diagnostic why;
    Cells cells = 0;
  };
  // Returns the lines that legal play cannot produce; nullopt if there are none.
  std::optional<LineFault> impossible_lines(const State& s) const;
  std::string format(const State& s) const { return format_position(board_, s); }
  std::string format_move(const State&, Move move) const { return cell_name(board_, move); }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return normalise_move_text(board_, text);
  }
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State& s) const;
  MoveView view_move(const State& s, Move move) const;

 private:
  static constexpr unsigned most_canonical_stones = 12;

  static StonePlacements::Placement placement_of(const State& s) {
    return {static_cast<StonePlacements::Mask>(stones_of(s, 0)),
            static_cast<StonePlacements::Mask>(stones_of(s, 1))};
  }
  // Returns whether one last move can have completed all lines of the position; false if the side
  // to move has a line.
  bool is_possible(const State& s) const;

  Board board_;
  Rules rules_;
  std::string name_;
  std::shared_ptr<const Threats> threats_;
  std::shared_ptr<const StonePlacements> placements_;  // null if the board is too large
};

// Names of the games: "mnk:M,N,K" has M columns, N rows and lines of K.
bool is_name(std::string_view name);  // true for impossible sizes, too
// Parses a name; its numbers have no sign and no leading zero.  Errors: Errc::unknown_game with the
// expected form.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

// The family of all sizes, for the registry.
struct Family {
  using Rules = mnk::Rules;
  static constexpr SizedFamily entry{"mnk",
                                     "mnk:M,N,K",
                                     "M columns, N rows, K in a line wins; up to 64 squares",
                                     all_names<Rules>,
                                     max_cells,
                                     max_cells,
                                     is_name,
                                     parse_name,
                                     format_name};
  static Mnk make(const BoardSize& size, Rules rules, std::string name) {
    return {size, rules, std::move(name)};
  }
};

}  // namespace kanzen::mnk

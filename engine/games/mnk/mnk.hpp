#pragma once
// The m,n,k-game: two players place stones in turn on a board of m columns and n rows.  The first
// line of k stones wins for its owner, under misère rules it loses; a full board without a line is
// a draw.  Tic-tac-toe is 3,3,3.  exact.hpp, gravity.hpp and torus.hpp define variants.
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
#include "engine/games/mnk/gravity.hpp"
#include "engine/games/mnk/lines.hpp"
#include "engine/games/mnk/notation.hpp"
#include "engine/games/mnk/state.hpp"
#include "engine/games/mnk/threats.hpp"
#include "engine/games/sized_family.hpp"
#include "engine/index/stone_placements.hpp"

namespace kanzen::mnk {

enum class Rules { normal, misere, exact, gravity, torus };
constexpr auto names_of(Rules) {
  return names_in_order<Rules>("normal", "misere", "exact", "gravity", "torus");
}

// Returns whether a stone on a cell of a line can be impossible, or make the line too long.  Then a
// completing cell is no certain win, and not every order of the same stones is possible.
constexpr bool restricts_stones(Rules rules) {
  return rules == Rules::exact || rules == Rules::gravity;
}

class Blocking;

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
    if (has_line(s.opponent)) return rules_ == Rules::misere ? win_in(0) : loss_in(0);
    if (stones(s) == board_.all()) return drawn();
    return std::nullopt;
  }
  void moves(const State& s, MovesOf<Mnk>& out) const {
    for (Cells rest = open_cells(s); rest != 0; rest &= rest - 1)
      out.push_back(static_cast<Move>(lowest_cell(rest)));
  }
  State apply(const State& s, Move move) const { return after_move(s, move); }

  // Appends each unfinished position from which a move leads to s, exactly once.  Any stone of the
  // opponent can be the last one, under gravity only those on top.
  void distinct_predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (Cells rest = last_stones(s); rest != 0; rest &= rest - 1) {
      const Cells before = s.opponent & ~(rest & (~rest + 1));
      if (!has_line(before)) out.push_back({before, s.own});
    }
  }

  // --- numbering, valid only if has_numbering(): on boards of up to StonePlacements::max_cells
  // squares.  Unreachable positions are gaps.
  bool has_numbering() const { return placements_ != nullptr; }
  Index index_count() const { return placements_->count(); }
  Index index(const State& s) const { return placements_->index(placement_of(s)); }
  std::optional<State> unindex(Index i) const;
  // The stones of a valid position can be placed in any order that leaves a stone common to all
  // lines for last.  Where not every order is possible, the numbering decides.
  std::optional<bool> is_reachable(const State&) const {
    if (restricts_stones(rules_) && !has_numbering()) return std::nullopt;
    return true;
  }
  unsigned layer_count() const { return placements_->layer_count(); }
  Index layer_first(unsigned layer) const { return placements_->layer_first(layer); }
  unsigned class_size(const State& s) const { return placements_->class_size(placement_of(s)); }

  // --- search of boards that are too large to number
  void search_hints(const State& s, SearchHints<Mnk>& hints) const;
  std::optional<Move> forced_win(const State& s) const {
    if (rules_ == Rules::misere || restricts_stones(rules_)) return std::nullopt;
    const auto cell = threats_->forced_win(s.own, s.opponent);
    return cell ? std::optional(static_cast<Move>(*cell)) : std::nullopt;
  }
  State canonical(const State& s) const { return threats_->smallest_image(s).state; }
  using Blocking = mnk::Blocking;
  // Returns the lines that a player has to complete to win, if the opponent may take any empty cell
  // of them; null otherwise.
  std::shared_ptr<const Threats> blockable_threats() const {
    return rules_ == Rules::misere || rules_ == Rules::gravity ? nullptr : threats_;
  }
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
  // to move has a line, or if a stone floats under gravity.  On boards with a numbering, returns
  // whether play can reach the position.
  bool is_possible(const State& s) const;
  // Returns whether play can reach a position, by taking moves back.  `failed`: positions from
  // which the start was not reached; they can be many on boards without a numbering.
  bool has_history(const State& s, std::vector<State>& failed) const;

  bool has_line(Cells stones) const {
    return lines_ == nullptr ? board_.has_line(stones) : mnk::line_cells(*lines_, stones) != 0;
  }
  Cells line_cells(Cells stones) const {
    return lines_ == nullptr ? board_.line_cells(stones) : mnk::line_cells(*lines_, stones);
  }
  // The cells on which a stone may be put.
  Cells open_cells(const State& s) const {
    return rules_ == Rules::gravity ? landing_cells(board_, stones(s)) : board_.all() & ~stones(s);
  }
  // The stones of the player who moved last that may be the last one.
  Cells last_stones(const State& s) const {
    return rules_ == Rules::gravity ? s.opponent & top_stones(board_, stones(s)) : s.opponent;
  }
  static void add_basic_hints(bool own_can, bool opponent_can, Cells open,
                              const Threats::Scores& scores, SearchHints<Mnk>& hints);

  Board board_;
  Rules rules_;
  std::string name_;
  std::shared_ptr<const std::vector<Line>> lines_;  // null if they are those of the board
  std::shared_ptr<const Threats> threats_;
  std::shared_ptr<const StonePlacements> placements_;  // null if the board is too large
};

// Names of the games: "mnk:M,N,K" has M columns, N rows and lines of K.
bool is_name(std::string_view name);  // true for impossible sizes, too
// Parses a name; its numbers have no sign and no leading zero.  Errors: Errc::unknown_game with the
// expected form.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

// The family of all sizes, for the catalogue.
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

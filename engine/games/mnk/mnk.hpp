#pragma once
// m,n,k: two players put stones on a board in turn.  Under the normal rules a line of k own
// stones wins, under misere it loses; a full board without one is a draw.  Tic-tac-toe is
// 3,3,3.
//
// A position never returns, so positions form layers by the number of stones.  Boards of up
// to `StonePlacements::max_cells` squares number them (solve/layered_solve.hpp); larger ones are
// searched (solve/alpha_beta.hpp).
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

  // Only the player who has just moved can have a line.
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

  // Every stone of the opponent's may have been the last one.
  void distinct_predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (Cells rest = s.opponent; rest != 0; rest &= rest - 1) {
      const Cells before = s.opponent & ~(rest & (~rest + 1));
      if (!board_.has_line(before)) out.push_back({before, s.own});
    }
  }
  void predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    distinct_predecessors(s, out);
  }

  // --- numbering: only where the board is small enough, see `numbered`.  Positions that
  // cannot come up are gaps.
  bool numbered() const { return placements_ != nullptr; }
  Index index_count() const { return placements_->count(); }
  Index index(const State& s) const { return placements_->index(placement_of(s)); }
  std::optional<State> unindex(Index i) const;
  unsigned layer_count() const { return placements_->layer_count(); }
  Index layer_first(unsigned layer) const { return placements_->layer_first(layer); }
  unsigned class_size(const State& s) const { return placements_->class_size(placement_of(s)); }

  // --- search, for boards that are too large to number
  void search_hints(const State& s, SearchHints<Mnk>& hints) const;
  State canonical(const State& s) const { return threats_->canonical(s); }
  // Where many stones are on the board, hardly two positions of a search are symmetric.
  State representative(const State& s) const {
    return stone_count(s) > stones_until_unique ? s : canonical(s);
  }

  // --- texts and pictures
  Result<State> parse(std::string_view text) const;
  // Lines that no play leads to; nullopt: there are none.
  struct LineFault {
    Diagnostic why;
    Cells cells = 0;
  };
  std::optional<LineFault> impossible_lines(const State& s) const;
  std::string format(const State& s) const { return format_position(board_, s); }
  std::string format_move(const State&, Move move) const { return cell_name(board_, move); }
  std::optional<std::string> spelling(std::string_view text) const {
    return usual_spelling(board_, text);
  }
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State& s) const;
  MoveView view_move(const State& s, Move move) const;

 private:
  static constexpr unsigned stones_until_unique = 12;

  static StonePlacements::Placement placement_of(const State& s) {
    return {static_cast<StonePlacements::Mask>(stones_of(s, 0)),
            static_cast<StonePlacements::Mask>(stones_of(s, 1))};
  }
  // Could the last move have made all lines that there are?  False also when the side to move
  // has one.
  bool possible(const State& s) const;

  Board board_;
  Rules rules_;
  std::string name_;
  std::shared_ptr<const Threats> threats_;
  std::shared_ptr<const StonePlacements> placements_;  // null: the board is too large
};

// The name of a game: "mnk:M,N,K" for M columns, N rows, K in a line.
bool is_name(std::string_view name);  // of whatever size, possible or not
// Numbers have no sign and no leading zero.  Errc::unknown_game says what would be right.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

// Every size, for the registry.
struct Sized {
  using Rules = mnk::Rules;
  static constexpr SizedFamily entry{"mnk",
                                     "mnk:M,N,K",
                                     "M columns, N rows, K in a line wins; up to 64 squares",
                                     all_names<Rules>,
                                     max_cells,
                                     max_cells,
                                     {},
                                     is_name,
                                     parse_name,
                                     format_name};
  static Mnk make(const BoardSize& size, Rules rules, std::string name) {
    return {size, rules, std::move(name)};
  }
};

}  // namespace kanzen::mnk

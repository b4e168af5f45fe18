#pragma once
// Dobutsu shogi (どうぶつしょうぎ) on three by four squares, with lions, elephants, giraffes and
// chicks.  A player can drop the pieces that he has captured, except under the rule set `no-drops`.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/dobutsu/no_drops.hpp"
#include "engine/games/dobutsu/notation.hpp"
#include "engine/games/dobutsu/numbering.hpp"
#include "engine/games/dobutsu/rules.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

class LionCaptures;
class RowSolver;  // rows/row_solver.hpp

class Dobutsu {
 public:
  using State = dobutsu::State;
  using Move = dobutsu::Move;
  static constexpr std::size_t max_moves = dobutsu::max_moves;
  static constexpr std::size_t max_unmoves = dobutsu::max_unmoves;

  // A finished position is lost in 0 plies or, if the side to move can take the lion, won in 1.
  static constexpr bool has_odd_wins = true;
  static constexpr bool solved_by_unmoves = true;
  static constexpr TableShape table_shape{
      .search_plies = 4, .chunk_positions = 110'000, .reachable_only = true, .streamed = true};

  explicit Dobutsu(Rules rules = Rules::normal) : numbering_(Numbering::of(rules)) {}

  Rules rules() const { return numbering_.rules(); }
  GameInfo info() const { return game_info(rules()); }
  State initial() const { return initial_state(); }

  std::optional<Value> terminal(const State& s) const { return terminal_value(s); }
  void moves(const State& s, MovesOf<Dobutsu>& out) const { append_moves(s, out); }
  State apply(const State& s, Move move) const { return after_move(s, move, rules()); }
  // Returns the value if the game is over or a safe try wins at once.
  std::optional<Value> quick_value(const State& s) const {
    if (const auto over = terminal_value(s)) return over;
    if (has_safe_try(s)) return win_in(1);
    return std::nullopt;
  }
  bool is_check(const State& s) const { return attacked_by_opponent(s, s.own_lion); }
  void predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    append_predecessors(s, rules(), out);
  }

  // Returns whether the move drops a chick on the last rank, where it can never move.
  bool is_likely_useless(const State&, Move move) const {
    return move.kind == chick && move.from == Move::hand &&
           (bit(static_cast<unsigned>(move.to)) & last_rank) != 0;
  }

  // The third occurrence of a position is a draw.
  RepetitionRule repetition() const { return {Repetition::draw, repetitions_that_draw}; }
  State repetition_key(const State& s) const { return s; }
  LionCaptures with_king_captures() const;
  // Returns the position with the other side to move.
  State after_null_move(const State& s) const { return turned(s); }

  using Solver = RowSolver;
  std::uint64_t solver_bytes() const {
    // Three planes of 64 bytes for each of the rows; for each position a byte, and a bit for
    // whether it is reachable.
    constexpr std::uint64_t rows_with_drops = 1'666'940, positions_with_drops = 128'656'283;
    if (rules() == Rules::normal) return rows_with_drops * 3 * 64 + positions_with_drops * 9 / 8;
    return entry_count() + 3 * (index_count() / 8);
  }

  Index index_count() const { return numbering_.count(); }
  Index index(const State& s) const { return numbering_.index(s); }
  std::optional<State> unindex(Index i) const { return numbering_.unindex(i); }
  Index entry_count() const { return numbering_.open_count(); }
  Value implicit_value(Index i) const {
    return i < numbering_.takeable_first() ? loss_in(0) : win_in(1);
  }

  std::string_view implicit_ending(Index i) const {
    return i < numbering_.takeable_first() ? lion_tried : lion_taken;
  }
  std::string_view explicit_ending() const { return stalemate; }

  // An enumeration of all unfinished positions has shown that exactly the reachable ones have a
  // sequence of 7 moves that leads to them; without drops there are unreachable ones with endless
  // sequences.  A finished position is reachable if one before it is.
  bool is_reachable(const State& s) const {
    if (terminal(s))
      return !for_each_predecessor(s, rules(),
                                   [&](const State& before) { return !is_reachable(before); });
    return rules() == Rules::no_drops ? is_reachable_without_drops(s) : has_predecessor_line(s, 7);
  }

  Result<State> parse(std::string_view text) const { return parse_position(text, rules()); }
  std::string format(const State& s) const { return format_position(s); }
  std::string format_move(const State& s, Move move) const { return dobutsu::format_move(s, move); }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return normalise_move_text(text);
  }
  std::vector<Notation> other_notations(const State& s) const {
    return {{"FEN", format_fen(s)}, {"SFEN", format_sfen(s)}};
  }
  BoardView view(const State& s) const { return board_view(s, rules()); }
  MoveView view_move(const State& s, Move move) const {
    return dobutsu::view_move(s, move, rules());
  }

 private:
  static constexpr unsigned repetitions_that_draw = 3;

  const Numbering& numbering_;
};

// The game in which a lion that can be taken need not be, as Fairy-Stockfish counts it: taking it
// is a move that ends the game, and a lion on the last rank wins as soon as it is not attacked.
class LionCaptures : public Dobutsu {
 public:
  using Dobutsu::Dobutsu;

  std::optional<Value> terminal(const State& s) const { return value_with_captures(s); }
  std::optional<Outcome> ending(const State& s, Move move) const {
    if (static_cast<unsigned>(move.to) != s.opponent_lion) return std::nullopt;
    return Outcome::win;
  }
};

inline LionCaptures Dobutsu::with_king_captures() const { return LionCaptures(rules()); }

}  // namespace kanzen::dobutsu

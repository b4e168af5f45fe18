#pragma once
// The rules of Dobutsu shogi (docs/games/dobutsu.md): moves, resulting positions, ends of the
// game, un-moves.
//
// A position is finished if the side to move can take the lion (a win in 1), otherwise if the
// opponent's lion is on the home rank, which it has reached by a try (a loss in 0), or if there is
// no move (a loss in 0).
#include <optional>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/names.hpp"
#include "engine/core/value.hpp"
#include "engine/games/dobutsu/no_drops.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

enum class Rules : std::uint8_t {
  normal,
  no_drops  // a captured piece leaves the game (no_drops.hpp)
};
constexpr auto names_of(Rules) { return names_in_order<Rules>("normal", "no-drops"); }

constexpr State initial_state() {
  State s;
  s.own = {bit(0), bit(2), bit(4), 0};  // from the left: elephant, lion, giraffe
  s.opponent = {bit(11), bit(9), bit(7), 0};
  s.own_lion = 1;
  s.opponent_lion = 10;
  return s;
}

// Returns whether a player with these pieces attacks a square.  `steps_back` has, by kind, the
// squares from which a piece steps onto a square.
constexpr bool attacks(const Pieces& pieces, unsigned lion_at, unsigned square,
                       const std::array<Reach, all_kinds>& steps_back) {
  unsigned found = bit(lion_at) & steps_back[lion][square];
  for (unsigned kind = 0; kind < small_kinds; ++kind)
    found |= pieces[kind] & steps_back[kind][square];
  return found != 0;
}
constexpr bool attacked_by_own(const State& s, unsigned square) {
  return attacks(s.own, s.own_lion, square, opponent_steps);
}
constexpr bool attacked_by_opponent(const State& s, unsigned square) {
  return attacks(s.opponent, s.opponent_lion, square, own_steps);
}

constexpr bool can_take_lion(const State& s) { return attacked_by_own(s, s.opponent_lion); }
constexpr bool opponent_has_tried(const State& s) {
  return (bit(s.opponent_lion) & home_rank) != 0;
}

// Calls visit(Move) for every move of an unfinished position until a call returns false; returns
// true if none did.
template <class Visit>
constexpr bool for_each_move(const State& s, Visit&& visit) {
  const auto step = [&](unsigned kind, unsigned from) {
    unsigned rest = own_steps[kind][from] & ~own_squares(s);
    for (; rest != 0; rest &= rest - 1)
      if (!visit(Move{static_cast<std::int8_t>(from),
                      static_cast<std::int8_t>(std::countr_zero(rest)),
                      static_cast<std::uint8_t>(kind)}))
        return false;
    return true;
  };
  if (!step(lion, s.own_lion)) return false;
  for (unsigned kind = 0; kind < small_kinds; ++kind)
    for (unsigned from = s.own[kind]; from != 0; from &= from - 1)
      if (!step(kind, static_cast<unsigned>(std::countr_zero(from)))) return false;
  for (unsigned kind = 0; kind < hand_kinds; ++kind) {
    if (s.own_hand.of(kind) == 0) continue;
    for (unsigned rest = empty_squares(s); rest != 0; rest &= rest - 1)
      if (!visit(Move{Move::hand, static_cast<std::int8_t>(std::countr_zero(rest)),
                      static_cast<std::uint8_t>(kind)}))
        return false;
  }
  return true;
}

// Add squares to the pieces of a kind, and remove them.
constexpr void put(Pieces& pieces, unsigned kind, Squares square) {
  pieces[kind] = static_cast<Squares>(pieces[kind] | square);
}
constexpr void remove(Pieces& pieces, unsigned kind, Squares square) {
  pieces[kind] = static_cast<Squares>(pieces[kind] & ~square);
}

constexpr bool is_promotion(Move move) {
  return move.kind == chick && move.from != Move::hand &&
         (bit(static_cast<unsigned>(move.to)) & last_rank) != 0;
}

// Returns the position after a move.  `other` is the position before the move from the point of
// view of the opponent, so that the mover's pieces are other.opponent.
constexpr State after_move_of_opponent(const State& other, Move move, Rules rules) {
  State next = other;
  const unsigned target = turned(static_cast<unsigned>(move.to));
  const Squares to = bit(target);
  if (move.from == Move::hand) {
    next.opponent_hand.take(move.kind);
    put(next.opponent, move.kind, to);
    return next;
  }
  for (unsigned kind = 0; kind < small_kinds; ++kind)
    if ((next.own[kind] & to) != 0) {
      remove(next.own, kind, to);
      if (rules == Rules::normal) next.opponent_hand.add(kind_in_hand(kind));
    }
  if (move.kind == lion) {
    next.opponent_lion = static_cast<Square>(target);
    return next;
  }
  remove(next.opponent, move.kind, bit(turned(static_cast<unsigned>(move.from))));
  put(next.opponent, is_promotion(move) ? unsigned{hen} : move.kind, to);
  return next;
}

namespace detail {

// Returns whether the side to move can have captured a piece of a kind on a square: it holds one,
// or the opponent has lost his own.
constexpr bool can_have_captured(const State& s, unsigned kind, Squares square, Rules rules) {
  if (rules == Rules::normal) return s.own_hand.of(kind_in_hand(kind)) > 0;
  if ((turned_set(square) & squares_without_drops(kind)) == 0) return false;
  for (unsigned one = 0; one < small_kinds; ++one)
    if (kind_in_hand(one) == kind_in_hand(kind) && s.opponent[one] != 0) return false;
  return true;
}

// Calls visit(State) for the positions before a piece of the mover moved to `to`: the square was
// empty, or had a piece that he captured.
template <class Visit>
constexpr bool with_captures(State before, Squares to, Rules rules, Visit&& visit) {
  if (!visit(before)) return false;
  for (unsigned kind = 0; kind < small_kinds; ++kind) {
    if (!can_have_captured(before, kind, to, rules)) continue;
    State captured = before;
    if (rules == Rules::normal) captured.own_hand.take(kind_in_hand(kind));
    put(captured.opponent, kind, to);
    if (!visit(captured)) return false;
  }
  return true;
}

}  // namespace detail

// Calls visit(State) for every unfinished position from which a move leads to `s`, from the point
// of view of its side to move, until a call returns false; returns true if none did.  Each position
// is visited once, but some together with their mirror images.
template <class Visit>
constexpr bool for_each_predecessor(const State& s, Rules rules, Visit&& visit) {
  const State moved = turned(s);  // from the point of view of the last mover, who is `own`
  const Squares empty = empty_squares(moved);
  const auto goes_on = [&](const State& before) {
    // An own lion on the last rank had already ended the game.
    return (bit(before.own_lion) & last_rank) != 0 || can_take_lion(before) ||
           opponent_has_tried(before) || visit(before);
  };
  const auto came_from = [&](unsigned kind_before, unsigned kind, unsigned to) {
    unsigned rest = opponent_steps[kind_before][to] & empty;
    if (rules == Rules::no_drops) rest &= squares_without_drops(kind_before);
    for (; rest != 0; rest &= rest - 1) {
      State before = moved;
      const auto from = static_cast<unsigned>(std::countr_zero(rest));
      if (kind == lion) {
        before.own_lion = static_cast<Square>(from);
      } else {
        remove(before.own, kind, bit(to));
        put(before.own, kind_before, bit(from));
      }
      if (!detail::with_captures(before, bit(to), rules, goes_on)) return false;
    }
    return true;
  };
  const auto was_dropped = [&](unsigned kind, unsigned to) {
    State before = moved;
    remove(before.own, kind, bit(to));
    before.own_hand.add(kind);
    return goes_on(before);
  };
  if (!came_from(lion, lion, moved.own_lion)) return false;
  for (unsigned kind = 0; kind < small_kinds; ++kind)
    for (unsigned rest = moved.own[kind]; rest != 0; rest &= rest - 1) {
      const auto to = static_cast<unsigned>(std::countr_zero(rest));
      const bool at_the_end = (bit(to) & last_rank) != 0;
      if (!(kind == chick && at_the_end) && !came_from(kind, kind, to)) return false;
      if (kind == hen && at_the_end && !came_from(chick, hen, to)) return false;
      if (rules == Rules::normal && kind != hen && !was_dropped(kind, to)) return false;
    }
  return true;
}

// --- the same as functions that are not inlined

// Returns whether the lion can enter the last rank without being taken there.
bool has_safe_try(const State& s);
bool has_moves(const State& s);
// Returns the value of a finished position; nullopt if the game is not over.
std::optional<Value> terminal_value(const State& s);
// Returns the value of a position in which a lion has reached the last rank and is not attacked
// there, or without a move; nullopt if the game goes on until a lion is taken.
std::optional<Value> value_with_captures(const State& s);
State after_move(const State& s, Move move, Rules rules);

// Reachable positions have at most 38 moves (Tanaka 2009), all others at most 47: 8 of the lion, 6
// of each of three other pieces on the board, and 21 drops of three kinds.
inline constexpr std::size_t max_moves = 64;
void append_moves(const State& s, FixedVector<Move, max_moves>& out);
// Each of seven pieces moved from one of at most 8 squares, with one of 4 captures or none, or was
// dropped.
inline constexpr std::size_t max_unmoves = 7 * 8 * 6;
void append_predecessors(const State& s, Rules rules, FixedVector<State, max_unmoves>& out);

// Returns whether some sequence of `moves` moves leads to the position from any unfinished
// position, under the rule set `normal`.
bool has_predecessor_line(const State& s, unsigned moves);

}  // namespace kanzen::dobutsu

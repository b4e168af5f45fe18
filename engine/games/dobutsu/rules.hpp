#pragma once
// The rules of Dobutsu shogi (docs/GAMES.md): which moves there are, what they lead to, where the
// game is over, and what moves may have led to a position.
//
// Where the side to move can take the lion the game is over, won in 1; else where the other lion
// stands on the home rank, lost: it has come there by a try.
#include <optional>
#include <utility>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/value.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

constexpr State initial_state() {
  State s;
  s.own = {bit(0), bit(2), bit(4), 0};  // from the left: elephant, lion, giraffe
  s.opponent = {bit(11), bit(9), bit(7), 0};
  s.own_lion = 1;
  s.opponent_lion = 10;
  return s;
}

// Does a player with these pieces stand where one of them steps onto a square?  `steps_back` leads
// from there to where its kind comes from.
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

// Calls visit(Move) for every move of a position that goes on, until it returns false.
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

// Of `pieces`, some kind's.
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

// The position after a move, from `other`, the position before it as the other player sees it.
// The mover's pieces are `other`'s opponent's.
constexpr State after_move_of_opponent(const State& other, Move move) {
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
      next.opponent_hand.add(kind_in_hand(kind));
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

// Positions before a piece of the mover's came from `from` to `to`: nothing was there, or a piece
// that he now holds.
template <class Visit>
constexpr bool with_captures(State before, Squares to, Visit&& visit) {
  if (!visit(before)) return false;
  for (unsigned kind = 0; kind < small_kinds; ++kind) {
    if (before.own_hand.of(kind_in_hand(kind)) == 0) continue;
    State captured = before;
    captured.own_hand.take(kind_in_hand(kind));
    put(captured.opponent, kind, to);
    if (!visit(captured)) return false;
  }
  return true;
}

}  // namespace detail

// Calls visit(State) for every position from which a move leads here and which is not over, with
// the side to move there; until it returns false.  Each comes once, up to symmetry some twice.
template <class Visit>
constexpr bool for_each_predecessor(const State& s, Visit&& visit) {
  const State moved = turned(s);  // seen by the player who has moved: his pieces are `own`
  const Squares empty = empty_squares(moved);
  const auto goes_on = [&](const State& before) {
    // With the own lion on the last rank the game was over when it came there.
    return (bit(before.own_lion) & last_rank) != 0 || can_take_lion(before) ||
           opponent_has_tried(before) || visit(before);
  };
  const auto came_from = [&](unsigned kind_before, unsigned kind, unsigned to) {
    unsigned rest = opponent_steps[kind_before][to] & empty;
    for (; rest != 0; rest &= rest - 1) {
      State before = moved;
      const auto from = static_cast<unsigned>(std::countr_zero(rest));
      if (kind == lion) {
        before.own_lion = static_cast<Square>(from);
      } else {
        remove(before.own, kind, bit(to));
        put(before.own, kind_before, bit(from));
      }
      if (!detail::with_captures(before, bit(to), goes_on)) return false;
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
      if (kind != hen && !was_dropped(kind, to)) return false;
    }
  return true;
}

// --- the same for one question at a time; not inlined wherever they are asked

// Can the lion enter a square of the last rank without being taken there?
bool has_safe_try(const State& s);
bool has_moves(const State& s);
// nullopt: the game goes on.
std::optional<Value> terminal_value(const State& s);
State after_move(const State& s, Move move);

// Reachable positions have at most 38 moves (Tanaka 2009); any at all fewer than this: the lion 8,
// six other pieces 6 each on the board, and fewer from the hand.
inline constexpr std::size_t max_moves = 64;
void append_moves(const State& s, FixedVector<Move, max_moves>& out);
// Each of seven pieces came from at most 8 squares with 4 captures or none, or from the hand.
inline constexpr std::size_t max_unmoves = 7 * 8 * 6;
void append_predecessors(const State& s, FixedVector<State, max_unmoves>& out);

// Do that many moves in a row lead to the position from anywhere?
bool has_line_before(const State& s, unsigned moves);

}  // namespace kanzen::dobutsu

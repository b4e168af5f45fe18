#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {

// No piece slides, so the lion's move does not change which squares are attacked.
bool has_safe_try(const State& s) {
  bool safe = false;
  for_each_square(own_steps[lion][s.own_lion] & last_rank & ~own_squares(s), [&](unsigned to) {
    if (!attacked_by_opponent(s, to)) safe = true;
  });
  return safe;
}

bool has_moves(const State& s) {
  return !for_each_move(s, [](Move) { return false; });
}

std::optional<Value> terminal_value(const State& s) {
  if (can_take_lion(s)) return win_in(1);
  if (opponent_has_tried(s) || !has_moves(s)) return loss_in(0);
  return std::nullopt;
}

std::optional<Value> value_with_captures(const State& s) {
  if ((bit(s.own_lion) & last_rank) != 0 && !attacked_by_opponent(s, s.own_lion)) return win_in(0);
  if ((opponent_has_tried(s) && !can_take_lion(s)) || !has_moves(s)) return loss_in(0);
  return std::nullopt;
}

State after_move(const State& s, Move move, Rules rules) {
  return after_move_of_opponent(turned(s), move, rules);
}

void append_moves(const State& s, FixedVector<Move, max_moves>& out) {
  for_each_move(s, [&](Move move) {
    out.push_back(move);
    return true;
  });
}

void append_predecessors(const State& s, Rules rules, FixedVector<State, max_unmoves>& out) {
  for_each_predecessor(s, rules, [&](const State& before) {
    out.push_back(before);
    return true;
  });
}

bool has_predecessor_line(const State& s, unsigned moves) {
  if (moves == 0) return true;
  return !for_each_predecessor(s, Rules::normal, [&](const State& before) {
    return !has_predecessor_line(before, moves - 1);
  });
}

}  // namespace kanzen::dobutsu

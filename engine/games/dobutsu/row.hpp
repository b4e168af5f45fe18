#pragma once
// A row of Dobutsu shogi's index (HasRows in core/game.hpp).
#include "engine/core/game.hpp"
#include "engine/games/dobutsu/numbering.hpp"
#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {

class Row {
 public:
  static constexpr std::uint32_t size = 1024;
  static constexpr unsigned decided_plies = 1;

  Row(const Numbering& numbering, std::uint32_t number)
      : numbering_(numbering), rules_(numbering.rules()), first_(Index{number} * size) {
    if (first_ < numbering.open_count()) block_ = numbering.open_block(first_);
  }

  TableEntry first_entry(std::uint32_t slot) const {
    const auto state = position(slot);
    if (!state) return TableEntry::gap();
    if (const auto over = terminal_value(*state)) return TableEntry::decided(*over);
    return has_safe_try(*state) ? TableEntry::decided(win_in(1)) : TableEntry::undecided();
  }

  bool is_finished(std::uint32_t slot) const {
    return first_ + slot >= numbering_.open_count() || !has_moves(*position(slot));
  }

  template <class OnChild, class OnEnding>
  bool children(std::uint32_t slot, OnChild&& on_child, OnEnding&&) const {
    const State state = *position(slot);
    const State other = turned(state);
    return for_each_move(state, [&](Move move) {
      return on_child(numbering_.index(after_move_of_opponent(other, move, rules_)));
    });
  }

  template <class OnChild, class OnValue, class OnEnding>
  bool children_or_values(std::uint32_t slot, OnChild&& on_child, OnValue&& on_value,
                          OnEnding&&) const {
    const State state = *position(slot);
    const State other = turned(state);
    return for_each_move(state, [&](Move move) {
      const State next = after_move_of_opponent(other, move, rules_);
      if (can_take_lion(next)) return on_value(win_in(1));
      if (opponent_has_tried(next)) return on_value(loss_in(0));
      return on_child(numbering_.open_index(next));
    });
  }

  template <class OnPredecessor>
  bool possible_predecessors(std::uint32_t slot, OnPredecessor&& on_predecessor) const {
    return for_each_predecessor(*position(slot), rules_, [&](const State& before) {
      return on_predecessor(numbering_.open_index(before));
    });
  }

 private:
  std::optional<State> position(std::uint32_t slot) const {
    const Index i = first_ + slot;
    if (i >= numbering_.open_count()) return numbering_.unindex(i);
    return numbering_.unindex_open(i, numbering_.open_block(i, block_));
  }

  const Numbering& numbering_;
  Rules rules_;
  Index first_;
  Numbering::Block block_ = 0;
};

}  // namespace kanzen::dobutsu

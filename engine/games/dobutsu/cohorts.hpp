#pragma once
// Which pieces each side has on the board and in hand, whatever their squares.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/dobutsu/ranking.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

struct Cohort {
  std::array<std::uint8_t, small_kinds> own{}, opponent{};  // pieces on the board, by kind
  Hand own_hand, opponent_hand;
};

// All of them, in an order in which a cohort and the same one with the sides exchanged, to which
// most moves lead, are neighbours, and those to which drops lead are near.
class Cohorts {
 public:
  static constexpr unsigned count = 10 * 10 * 21;

  Cohorts();

  const Cohort& operator[](unsigned number) const { return cohorts_[number]; }
  unsigned number(const State& s) const {
    return numbers_[(pair_number(s, elephant) * chicks + chick_number(s)) * pairs +
                    pair_number(s, giraffe)];
  }

 private:
  static constexpr unsigned pairs = 10, chicks = 21;  // ways to share out two of a kind

  // Elephants or giraffes; unused codes stay 0.
  unsigned pair_number(const State& s, unsigned kind) const {
    return pair_numbers_[size_of(s.own[kind]) * 9 + size_of(s.opponent[kind]) * 3 +
                         s.own_hand.of(kind)];
  }
  unsigned chick_number(const State& s) const {
    return chick_numbers_[(size_of(s.own[chick]) * 3 + size_of(s.own[hen])) * 27 +
                          (size_of(s.opponent[chick]) * 3 + size_of(s.opponent[hen])) * 3 +
                          s.own_hand.of(chick)];
  }

  std::array<std::uint8_t, 27> pair_numbers_{};
  std::array<std::uint8_t, 243> chick_numbers_{};
  std::array<std::uint16_t, count> numbers_{};
  std::vector<Cohort> cohorts_;
};

}  // namespace kanzen::dobutsu

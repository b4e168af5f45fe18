#pragma once
// The rows of Dobutsu shogi: pairs of lions, of elephants and of chicks of unfinished positions. In
// these the side to move can take no lion, and no lion has reached its last rank.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/pairs.hpp"

namespace kanzen::dobutsu {

// The squares of the lions, of which neither is on its last rank and which are not neighbours.  Of
// two mirror images that one is a pair in which the first lion that is not on the middle file, own
// before opponent, is on the left file.
struct LionPair {
  struct Move {
    Square to = 0;
    std::uint8_t lions = 0;
    bool is_mirrored = false;  // `lions` is the pair after the move with left and right exchanged
  };

  Square own = 0, opponent = 0;
  bool in_the_middle = false;  // both: mirror images of positions have the same pair of lions
  // To the other side's point of view the board is turned by 180 degrees, or with `reflects` only
  // reflected, so that the result is again one of the pairs.
  bool reflects = false;
  std::uint8_t turned = 0;
  FixedVector<Move, 8> moves;  // of the own lion, not to the last rank
};

class LionPairs {
 public:
  static constexpr std::size_t count = 21;
  static const LionPairs& instance();

  const LionPair& operator[](std::size_t number) const { return pairs_[number]; }
  // The pair with these lions, or that of their mirror image; `lions` is `none` if there is none.
  static constexpr std::uint8_t none = 0xff;
  LionPair::Move find(unsigned own, unsigned opponent) const;

 private:
  LionPairs();
  std::array<LionPair, count> pairs_;
  std::array<std::uint8_t, square_count * square_count> numbers_{};
};

// The rows of one of the two points of view: that of the side to move, or that of the side that has
// just moved.
class RowNumbering {
 public:
  static constexpr std::int32_t no_row = -1;

  static const RowNumbering& to_move();    // own pieces do not attack the opponent's lion
  static const RowNumbering& has_moved();  // the opponent's pieces do not attack the own lion

  std::uint32_t count() const { return count_; }

  // The rows of some lions and elephants: that of chicks c is first + offsets[c], unless one of
  // them is negative.
  struct Rows {
    std::int32_t first = no_row;
    const std::int16_t* offsets = nullptr;
    std::int32_t row(PairNumber chicks) const {
      return first < 0 || offsets[chicks] < 0 ? no_row : first + offsets[chicks];
    }
  };
  Rows rows(std::size_t lions, PairNumber elephants) const {
    return {firsts_[lions][elephants], offsets(lions, elephants)};
  }
  // The rows in this point of view of those with some lions and elephants in the other one.
  struct TurnedRows {
    Rows rows;
    bool reflects = false;
    const Pairs* chicks = nullptr;
    std::uint32_t row(PairNumber c) const {
      const Pairs::Pair& pair = (*chicks)[c];
      return static_cast<std::uint32_t>(rows.row(reflects ? pair.reflected : pair.rotated));
    }
  };
  TurnedRows turned_rows(std::size_t lions, PairNumber elephants) const;
  std::uint32_t turned_row(std::size_t lions, PairNumber elephants, PairNumber chicks) const {
    return turned_rows(lions, elephants).row(chicks);
  }

  // The pairs of elephants, and of chicks, that have rows, ascending.
  std::span<const PairNumber> elephants(std::size_t lions) const { return elephants_[lions]; }
  std::span<const PairNumber> chicks(std::size_t lions, PairNumber elephants) const {
    return chicks_[lions][set_numbers_[elephants]];
  }

 private:
  explicit RowNumbering(bool has_moved);
  const std::int16_t* offsets(std::size_t lions, PairNumber elephants) const {
    return offsets_[lions].data() + std::size_t{set_numbers_[elephants]} * Pairs::chicks().count();
  }

  std::uint32_t count_ = 0;
  std::vector<std::uint8_t> set_numbers_;  // by pair of elephants: the number of their squares
  std::array<std::vector<PairNumber>, LionPairs::count> elephants_;
  std::array<std::vector<std::int32_t>, LionPairs::count> firsts_;  // by pair of elephants
  // By set of elephants' squares: the rows' chicks, and by pair of chicks its number among them.
  std::array<std::vector<std::vector<PairNumber>>, LionPairs::count> chicks_;
  std::array<std::vector<std::int16_t>, LionPairs::count> offsets_;
};

}  // namespace kanzen::dobutsu

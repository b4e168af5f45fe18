#pragma once
// The placements of the giraffes that are possible beside other pieces.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/row_numbering.hpp"

namespace kanzen::dobutsu {

inline Squares taken_squares(PairNumber elephants, PairNumber chicks) {
  return static_cast<Squares>(squares_of(Pairs::elephants()[elephants]) |
                              squares_of(Pairs::chicks()[chicks]));
}

class GiraffePlacements {
 public:
  static const GiraffePlacements& instance();

  // Those of a row of RowNumbering::to_move(): on no square of `taken`, which are those of
  // elephants and chicks, nor of a lion, and not attacking the opponent's lion.
  const GiraffeRow& possible(std::size_t lions, Squares taken) const {
    return entries_[entry(lions, taken)].possible;
  }
  unsigned count(std::size_t lions, Squares taken) const {
    return entries_[entry(lions, taken)].count;
  }
  // By number of a bit: its rank among them.
  const std::uint8_t* ranks(std::size_t lions, Squares taken) const {
    return &ranks_[entry(lions, taken) * row_bits];
  }
  // The placements on none of some squares, and those in which one of the opponent's attacks a
  // square.
  const GiraffeRow& apart_from(unsigned taken) const { return apart_[taken]; }
  const GiraffeRow& attacking(unsigned square) const { return attacking_[square]; }

 private:
  struct Entry {
    GiraffeRow possible{};
    unsigned count = 0;
  };

  GiraffePlacements();
  std::size_t entry(std::size_t lions, Squares taken) const {
    return lions * sets_ + set_numbers_[taken];
  }

  static constexpr std::size_t set_count = std::size_t{1} << square_count;
  std::size_t sets_ = 0;  // of at most four squares
  std::array<std::uint16_t, set_count> set_numbers_{};
  std::vector<Entry> entries_;
  std::vector<std::uint8_t> ranks_;
  std::vector<GiraffeRow> apart_;
  std::array<GiraffeRow, square_count> attacking_{};
};

}  // namespace kanzen::dobutsu

// The dense index of Gobblers positions: symmetry classes, each numbered once.
#include "engine/games/gobblers/numbering.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <random>

namespace kanzen::gobblers {
namespace {

template <int Sizes>
State<Sizes> symmetric_state(int g, const State<Sizes>& s) {
  State<Sizes> image;
  image.second_to_move = s.second_to_move;
  for (std::size_t layer = 0; layer < Sizes; ++layer) {
    image.own[layer] = symmetric_mask(g, s.own[layer]);
    image.opponent[layer] = symmetric_mask(g, s.opponent[layer]);
  }
  return image;
}

// Expects that a numbered state has that number, and so have all states symmetric to it.
template <int Sizes>
void check_index(const Numbering<Sizes>& numbering, Index index) {
  const auto state = numbering.unindex(index);
  if (!state) return;
  ASSERT_EQ(state->second_to_move, 0);
  for (int g = 0; g < symmetry_count; ++g)
    ASSERT_EQ(numbering.index(symmetric_state(g, *state)), index) << g;
}

template <int Sizes>
Index count_positions() {
  const auto& numbering = Numbering<Sizes>::instance();
  Index positions = 0;
  for (Index index = 0; index < numbering.count(); ++index) {
    check_index(numbering, index);
    positions += numbering.unindex(index).has_value();
  }
  return positions;
}

// Counts the placements of one size that symmetry g leaves unchanged.
std::uint64_t fixed_placements(int g) {
  std::uint64_t fixed = 0;
  for (unsigned own = 0; own < mask_count; ++own)
    for (unsigned opponent = 0; opponent < mask_count; ++opponent) {
      if ((own & opponent) != 0 || std::popcount(own) > 2 || std::popcount(opponent) > 2) continue;
      const auto same = [g](unsigned mask) {
        unsigned image = 0;
        for (int cell = 0; cell < cell_count; ++cell)
          if (mask >> cell & 1u) image |= 1u << symmetric_cell(g, cell);
        return image == mask;
      };
      fixed += same(own) && same(opponent);
    }
  return fixed;
}

// Burnside: the number of classes is the average number of placements that a symmetry leaves
// unchanged.
std::uint64_t classes_by_burnside(int sizes) {
  std::uint64_t sum = 0;
  for (int g = 0; g < symmetry_count; ++g) {
    std::uint64_t product = 1;
    for (int size = 0; size < sizes; ++size) product *= fixed_placements(g);
    sum += product;
  }
  return sum / symmetry_count;
}

// 1,423 and 219: issue "Gobblers complete", placements of one size, and their classes.
TEST(GobblersNumbering, OneSizeNumbersEachClassOnce) {
  EXPECT_EQ(fixed_placements(0), 1'423u);
  EXPECT_EQ(PairPlacements::count, 1'423);
  EXPECT_EQ(classes_by_burnside(1), 219u);  // the classes of a layer
  EXPECT_EQ(count_positions<1>(), 219u);
}

TEST(GobblersNumbering, TwoSizesNumberEachClassOnce) {
  EXPECT_EQ(count_positions<2>(), classes_by_burnside(2));
}

// 360,382,485: issue "Gobblers complete", canonical placements of three sizes.  Within a row the
// smallest layers count up to the symmetries that leave the row alone.
TEST(GobblersNumbering, TheRowsAccountForAllClassesOfThreeSizes) {
  const auto& numbering = Numbering<3>::instance();
  std::array<std::uint64_t, symmetry_count> fixed{};
  for (int g = 0; g < symmetry_count; ++g) fixed[static_cast<std::size_t>(g)] = fixed_placements(g);
  std::uint64_t classes = 0;
  for (std::uint32_t row = 0; row < numbering.row_count(); ++row) {
    const unsigned stabiliser = numbering.stabiliser(row);
    std::uint64_t sum = 0;
    for (std::size_t g = 0; g < symmetry_count; ++g)
      if (stabiliser >> g & 1u) sum += fixed[g];
    classes += sum / static_cast<unsigned>(std::popcount(stabiliser));
  }
  EXPECT_EQ(classes, 360'382'485u);
}

TEST(GobblersNumbering, RandomStatesOfThreeSizesComeBackTurned) {
  const auto& numbering = Numbering<3>::instance();
  const auto& tables = PairPlacements::tables();
  std::mt19937 random(5);
  for (int sample = 0; sample < 20'000; ++sample) {
    State<3> s;
    for (std::size_t layer = 0; layer < 3; ++layer) {
      const auto placement = tables.placement(static_cast<int>(random() % PairPlacements::count));
      s.own[layer] = placement.own;
      s.opponent[layer] = placement.opponent;
    }
    const Index index = numbering.index(s);
    const auto canonical = numbering.unindex(index);
    ASSERT_TRUE(canonical);
    check_index(numbering, index);
    bool turned = false;
    for (int g = 0; g < symmetry_count; ++g) turned = turned || symmetric_state(g, s) == *canonical;
    ASSERT_TRUE(turned);
  }
}

}  // namespace
}  // namespace kanzen::gobblers

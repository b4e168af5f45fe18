// The oracle by itself: it reproduces the published figures, so that a disagreement
// with the engine means something.
#include "tests/oracle/naive_gobblers.hpp"

#include <gtest/gtest.h>

namespace oracle {
namespace {

// docs/GAMES.md, "Gobblers": published figures; both rule sets agree that far.
struct Sequences {
  int sizes;
  std::vector<std::uint64_t> counts;
};

class NaivePerft : public testing::TestWithParam<Sequences> {};

TEST_P(NaivePerft, IsThePublishedOne) {
  for (const bool strict : {true, false})
    for (std::size_t depth = 1; depth <= GetParam().counts.size(); ++depth)
      EXPECT_EQ(count_sequences({GetParam().sizes, strict}, {}, static_cast<int>(depth)),
                GetParam().counts[depth - 1])
          << "strict " << strict << ", depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(TwoSizes, NaivePerft,
                         testing::Values(Sequences{2, {18, 297, 6'552, 135'000}}));
INSTANTIATE_TEST_SUITE_P(ThreeSizes, NaivePerft,
                         testing::Values(Sequences{3, {27, 675, 20'313, 572'472}}));

}  // namespace
}  // namespace oracle

// Values of positions: their steps and their order.
#include "engine/core/value.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace kanzen {
namespace {

TEST(Value, StepsBackThroughAMove) {
  EXPECT_EQ(after_move_to(loss_in(0)), win_in(1));
  EXPECT_EQ(after_move_to(win_in(3)), loss_in(4));
  EXPECT_EQ(after_move_to(drawn()), drawn());
}

// From the best to the worst, worked out by hand.
TEST(Value, IsTotallyOrdered) {
  const std::vector<Value> best_first = {win_in(0),    win_in(1),  win_in(2),  win_in(300), drawn(),
                                         loss_in(300), loss_in(2), loss_in(1), loss_in(0)};
  for (std::size_t a = 0; a < best_first.size(); ++a)
    for (std::size_t b = 0; b < best_first.size(); ++b) {
      EXPECT_EQ(is_better(best_first[a], best_first[b]), a < b) << a << ' ' << b;
      EXPECT_EQ(best_first[a] == best_first[b], a == b) << a << ' ' << b;
    }
}

}  // namespace
}  // namespace kanzen

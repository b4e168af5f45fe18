// The placeholders of patterns of sentences are filled.
#include "engine/core/words.hpp"

#include <gtest/gtest.h>

namespace kanzen {
namespace {

TEST(Words, FillsSlotsInAnyOrder) {
  EXPECT_EQ(fill("%2 of %1", {"a", "b"}), "b of a");
  EXPECT_EQ(fill("%1%1", {"x"}), "xx");
  EXPECT_EQ(fill("50 % of %3", {"a"}), "50 % of %3");  // no such argument: unchanged
}

TEST(Words, ChoosesTheFormThatAgreesWithTheNumber) {
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"1"}), "1 ply");
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"0"}), "0 plies");
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"11"}), "11 plies");
  EXPECT_EQ(fill("%1: %2{the only one|all %2 of %1}.", {"a", "3"}), "a: all 3 of a.");
  EXPECT_EQ(fill("%1{no bar}", {"1"}), "1{no bar}");
  EXPECT_EQ(fill("%1{not|closed", {"1"}), "1{not|closed");
}

}  // namespace
}  // namespace kanzen

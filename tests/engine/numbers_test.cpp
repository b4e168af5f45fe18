#include "engine/core/numbers.hpp"

#include <gtest/gtest.h>

namespace kanzen {
namespace {

TEST(DecimalNumbers, AreTheNearestDoubles) {
  EXPECT_EQ(parse_decimal("0"), 0.0);
  EXPECT_EQ(parse_decimal("7.5"), 7.5);
  EXPECT_EQ(parse_decimal("-0.50"), -0.5);
  EXPECT_EQ(parse_decimal("+.1"), 0.1);
  EXPECT_EQ(parse_decimal("12."), 12.0);
  EXPECT_EQ(parse_decimal("0.12345678901234"), 0.12345678901234);
  EXPECT_EQ(parse_decimal("999999999999999"), 999999999999999.0);
}

TEST(DecimalNumbers, AreNotWrittenOtherwise) {
  for (const char* text : {"", "-", ".", "-.", "--1", "+-1", "1.2.3", " 1", "1 ", "1,5", "1e3",
                           "0x10", "inf", "nan", "1000000000000000", "0.123456789012345"})
    EXPECT_EQ(parse_decimal(text), std::nullopt) << text;
}

}  // namespace
}  // namespace kanzen

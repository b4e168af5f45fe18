// The one-byte codes of values.
#include "engine/solve/value_table.hpp"

#include <gtest/gtest.h>

#include <set>

namespace kanzen {
namespace {

TEST(ValueTable, EveryValueHasACodeOfItsOwn) {
  std::set<ValueCode> codes = {gap_code};
  const auto check = [&](Value value) {
    const ValueCode code = encode(value);
    EXPECT_EQ(decode(code), value);
    EXPECT_TRUE(codes.insert(code).second) << int{code};
  };
  check(drawn());
  for (unsigned distance = 0; distance <= max_coded_distance; ++distance) {
    check(win_in(distance));
    check(loss_in(distance));
  }
  EXPECT_EQ(codes.size(), 256u);  // 127 distances each way, the draw and the gap: no code is left
}

// The table in value_code.hpp.
TEST(ValueTable, CodesAreTheDocumentedOnes) {
  EXPECT_EQ(encode(drawn()), 0);
  EXPECT_EQ(encode(loss_in(0)), 1);
  EXPECT_EQ(encode(win_in(0)), 2);
  EXPECT_EQ(encode(loss_in(5)), 11);
  EXPECT_EQ(encode(win_in(126)), 254);
}

TEST(ValueTable, StartsUndecidedAndKeepsWhatIsSet) {
  auto made = ValueTable::make(3);
  ASSERT_TRUE(made);
  ValueTable& table = *made;
  EXPECT_EQ(table.size(), 3u);
  EXPECT_EQ(table.code(1), undecided_code);
  EXPECT_EQ(table.value(1), drawn());
  table.set(1, encode(win_in(7)));
  EXPECT_EQ(table.value(1), win_in(7));
  EXPECT_EQ(table.code(0), undecided_code);
  EXPECT_EQ(table.code(2), undecided_code);
}

}  // namespace
}  // namespace kanzen

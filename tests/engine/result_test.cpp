// Result<T>: a value or an error, never both.
#include "engine/core/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace kanzen {
namespace {

Result<int> half(int number) {
  if (number % 2 == 0) return number / 2;
  return Error{Errc::bad_notation, "odd", 3};
}

TEST(Result, HoldsAValue) {
  const auto result = half(8);
  ASSERT_TRUE(result);
  EXPECT_EQ(*result, 4);
}

TEST(Result, HoldsAnErrorWithItsPlace) {
  const auto result = half(7);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Errc::bad_notation);
  EXPECT_EQ(result.error().message, "odd");
  EXPECT_EQ(result.error().offset, 3u);
}

TEST(Result, AnErrorNeedsNoPlace) {
  const Result<int> result = Error{Errc::io, "disk full"};
  EXPECT_FALSE(result.error().offset.has_value());
}

TEST(Result, GivesAccessToTheValue) {
  Result<std::string> result = std::string("abc");
  result->push_back('d');
  *result += 'e';
  EXPECT_EQ(*result, "abcde");
  EXPECT_EQ(result->size(), 5u);
}

TEST(Result, MovesAValueOutThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = *std::move(result);
  EXPECT_EQ(*taken, 5);
}

TEST(Result, OfNothingIsSuccessOrAnError) {
  const Result<void> success;
  EXPECT_TRUE(success);
  const Result<void> failure = Error{Errc::cancelled, "stopped"};
  ASSERT_FALSE(failure);
  EXPECT_EQ(failure.error().code, Errc::cancelled);
}

}  // namespace
}  // namespace kanzen

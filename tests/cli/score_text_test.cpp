// Scores in the command's text.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

TEST(ScoreText, SaysWhatIsProvenOfAScoreNotFoundInTime) {
  GameInfo info;
  info.size = {5, 5, 0};
  const auto unsolved = [&](ScoreRange proven) {
    return describe_score(std::nullopt, proven, info);
  };
  EXPECT_EQ(unsolved({-25, 25}), "not solved in time");
  EXPECT_EQ(unsolved({4, 25}), "not solved in time: at least +4 and at most +25");
  EXPECT_EQ(unsolved({-25, 0}), "not solved in time: at least -25 and at most 0");
  EXPECT_EQ(describe_score(ScoreRange{9, 9}, {9, 9}, info), "+9");
  EXPECT_EQ(describe_score(ScoreRange{-4, 4}, {-4, 4}, info), "from -4 to +4, endless");
}

}  // namespace
}  // namespace kanzen::cli

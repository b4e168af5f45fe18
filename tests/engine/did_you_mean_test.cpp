// Names that were probably meant.
#include "engine/adapter/did_you_mean.hpp"

#include <gtest/gtest.h>

namespace kanzen {
namespace {

std::string among_commands(std::string_view word) {
  return did_you_mean(word, {"games", "solve", "probe", "table", "list"}).message;
}

TEST(DidYouMean, ANameWithALetterPutInTakenOutChangedOrExchanged) {
  for (const std::string_view word : {"sollve", "slve", "salve", "slove", "SOLVE", "Slove"})
    EXPECT_EQ(among_commands(word), " (did you mean \"solve\"?)") << word;
  EXPECT_EQ(among_commands("lst"), " (did you mean \"list\"?)");
}

TEST(DidYouMean, LongNamesMayHaveMoreFaults) {
  EXPECT_EQ(did_you_mean("--tiem-limt", {"--threads", "--time-limit"}).message,
            " (did you mean \"--time-limit\"?)");
}

TEST(DidYouMean, TheNearestAndOfSeveralTheFirst) {
  EXPECT_EQ(did_you_mean("gobblers3", {"gobbler", "gobblers2", "gobblers1"}).message,
            " (did you mean \"gobblers2\"?)");
  EXPECT_EQ(did_you_mean("gobblrs", {"gobblers2", "gobblers"}).message,
            " (did you mean \"gobblers\"?)");
}

TEST(DidYouMean, NothingWhereNoneIsNear) {
  for (const std::string& word : {std::string(), std::string("x"), std::string("go"),
                                  std::string("chess"), std::string(1'000'000, 's')})
    EXPECT_EQ(among_commands(word), "") << word.substr(0, 10);
  EXPECT_EQ(did_you_mean("solve", {}).message, "");
}

}  // namespace
}  // namespace kanzen

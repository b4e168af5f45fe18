// Which games there are, how they are found, and names that were probably meant.
#include <gtest/gtest.h>

#include <utility>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/did_you_mean.hpp"

namespace kanzen {
namespace {

TEST(Registry, ListsTheLimitedGameUnderItsThreeRuleSets) {
  std::vector<std::string> rules;
  for (const auto& info : list_games())
    if (info.name == "gobblers2") rules.push_back(info.rules);
  EXPECT_EQ(rules, (std::vector<std::string>{"strict", "cover", "notebook"}));
}

TEST(Registry, TheFirstGameIsTheFirstOfTheList) {
  EXPECT_EQ(list_games().front().name, first_game());
}

TEST(Registry, AnUnknownGameIsToldWhatThereIs) {
  for (const auto* name : {"chess", "", "gobblers2 "}) {
    const auto found = find_game(name);
    ASSERT_FALSE(found) << name;
    EXPECT_EQ(found.error().code, Errc::unknown_game);
    EXPECT_NE(found.error().message.find("gobblers2"), std::string::npos) << found.error().message;
    EXPECT_NE(found.error().message.find('"' + std::string(name) + '"'), std::string::npos);
  }
}

TEST(Registry, NamesInUpperCaseAndAliasesAreUnderstoodAndNotKept) {
  using Names = std::pair<const char*, const char*>;
  for (const auto& [given, name] :
       {Names{"Gobblers2", "gobblers2"}, Names{"TicTacToe", "tictactoe"},
        Names{"Tic-Tac-Toe", "tictactoe"}, Names{"DOBUTSU-SHOGI", "dobutsu"},
        Names{"gobblet-gobblers", "gobblers"}, Names{"MNK:4,3,3", "mnk:4,3,3"}, Names{"Go", "go"},
        Names{"GO:5", "go:5"}}) {
    const auto found = find_game(given);
    ASSERT_TRUE(found) << given;
    EXPECT_EQ((*found)->info().name, name);
  }
}

TEST(Registry, ANearNameIsSuggested) {
  EXPECT_NE(
      find_game("goblers2").error().message.find("\"goblers2\" (did you mean \"gobblers2\"?)"),
      std::string::npos);
  EXPECT_NE(find_game("gobblers2", "Strict").error().message.find("(did you mean \"strict\"?)"),
            std::string::npos);
}

TEST(Registry, UnknownRulesAreToldWhatThereIs) {
  for (const auto* rules : {"lax", "Strict", "strict,cover"}) {
    const auto found = find_game("gobblers2", rules);
    ASSERT_FALSE(found) << rules;
    EXPECT_EQ(found.error().code, Errc::unknown_rules);
    EXPECT_NE(found.error().message.find("strict, cover, notebook"), std::string::npos)
        << found.error().message;
    EXPECT_NE(found.error().message.find(rules), std::string::npos);
  }
}

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

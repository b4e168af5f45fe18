// The registered games, their lookup, and suggestions for mistyped names.
#include <gtest/gtest.h>

#include <utility>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/name_suggestion.hpp"

namespace kanzen {
namespace {

TEST(Registry, ListsTheLimitedGameUnderItsThreeRuleSets) {
  std::vector<std::string> rules;
  for (const auto& info : list_games())
    if (info.name == "gobblers2") rules.push_back(info.rules);
  EXPECT_EQ(rules, (std::vector<std::string>{"strict", "cover", "notebook"}));
}

TEST(Registry, TheFirstGameIsTheFirstOfTheList) {
  EXPECT_EQ(list_games().front().name, default_game());
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

TEST(Registry, RulesMayFollowTheNameOfTheGame) {
  EXPECT_EQ((*find_game("gobblers2:cover"))->info().rules, "cover");
  const auto chosen = *find_game("Gobblet-Gobblers:line=loses,board-moves=no");
  EXPECT_EQ(chosen->info().name, "gobblers");
  EXPECT_EQ(chosen->info().rules, "board-moves=no,line=loses");
  EXPECT_EQ(find_game("gobblers:lift=2").error().code, Errc::unknown_rules);
  EXPECT_EQ(find_game("gobblers:").error().code, Errc::unknown_game);
  EXPECT_EQ(find_game("dobutsu", "lift=illegal").error().code, Errc::unknown_rules);
}

TEST(Registry, ANearNameIsSuggested) {
  EXPECT_NE(
      find_game("goblers2").error().message.find("\"goblers2\" (did you mean \"gobblers2\"?)"),
      std::string::npos);
  EXPECT_NE(find_game("gobblers2", "lift").error().message.find("(did you mean \"lift=...\"?)"),
            std::string::npos);
  EXPECT_NE(find_game("gobblers2", "Strict").error().message.find("(did you mean \"strict\"?)"),
            std::string::npos);
}

TEST(Registry, ANameWithASizeIsSuggestedInTheFormOfItsFamily) {
  using Names = std::pair<const char*, const char*>;
  for (const auto& [given, name] : {Names{"mkn:3,3,3", "mnk:3,3,3"}, Names{"mnk5,5,4", "mnk:5,5,4"},
                                    Names{"go9", "go:9"}, Names{"g:9,7", "go:9,7"}})
    EXPECT_NE(
        find_game(given).error().message.find("(did you mean \"" + std::string(name) + "\"?)"),
        std::string::npos)
        << find_game(given).error().message;
  EXPECT_EQ(find_game("mkn:3,3").error().message.find("did you mean"), std::string::npos)
      << "mnk has no board of that size";
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
  return suggest_name(word, {"games", "solve", "probe", "table", "list"}).message;
}

TEST(DidYouMean, ANameWithALetterPutInTakenOutChangedOrExchanged) {
  for (const std::string_view word : {"sollve", "slve", "salve", "slove", "SOLVE", "Slove"})
    EXPECT_EQ(among_commands(word), " (did you mean \"solve\"?)") << word;
  EXPECT_EQ(among_commands("lst"), " (did you mean \"list\"?)");
}

TEST(DidYouMean, LongNamesMayHaveMoreFaults) {
  EXPECT_EQ(suggest_name("--tiem-limt", {"--threads", "--time-limit"}).message,
            " (did you mean \"--time-limit\"?)");
}

TEST(DidYouMean, TheNearestAndOfSeveralTheFirst) {
  EXPECT_EQ(suggest_name("gobblers3", {"gobbler", "gobblers2", "gobblers1"}).message,
            " (did you mean \"gobblers2\"?)");
  EXPECT_EQ(suggest_name("gobblrs", {"gobblers2", "gobblers"}).message,
            " (did you mean \"gobblers\"?)");
}

TEST(DidYouMean, TheOnlyNameThatBeginsWithTheWord) {
  EXPECT_EQ(suggest_name("monte", {"perfect", "monte-carlo", "random"}).message,
            " (did you mean \"monte-carlo\"?)");
  EXPECT_EQ(suggest_name("--Grey", {"--tree", "--greyscale"}).message,
            " (did you mean \"--greyscale\"?)")
      << "rather than --tree, which is near";
  EXPECT_EQ(suggest_name("lev", {"level1", "level2"}).message, "");
}

TEST(DidYouMean, TheOnlyShortNameWithOneFault) {
  EXPECT_EQ(suggest_name("jp", {"en", "ja"}).message, " (did you mean \"ja\"?)");
  EXPECT_EQ(suggest_name("cv", {"svg", "png", "csv"}).message, " (did you mean \"csv\"?)");
  EXPECT_EQ(suggest_name("sv", {"svg", "png", "csv"}).message, " (did you mean \"svg\"?)");
  EXPECT_EQ(suggest_name("xa", {"ja", "ka"}).message, "");
  EXPECT_EQ(suggest_name("x", {"1", "2", "both"}).message, "");
}

TEST(DidYouMean, NothingWhereNoneIsNear) {
  for (const std::string& word : {std::string(), std::string("x"), std::string("go"),
                                  std::string("chess"), std::string(1'000'000, 's')})
    EXPECT_EQ(among_commands(word), "") << word.substr(0, 10);
  EXPECT_EQ(suggest_name("solve", {}).message, "");
}

}  // namespace
}  // namespace kanzen

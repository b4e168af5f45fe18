// Which games there are, and how they are found.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/api/any_game.hpp"

namespace kanzen {
namespace {

TEST(Registry, EveryRuleSetOfAGameIsThere) {
  const auto games = list_games();
  ASSERT_FALSE(games.empty());
  for (const auto& info : games)
    for (const auto& rules : info.all_rules) {
      const auto found = find_game(info.name, rules);
      ASSERT_TRUE(found) << info.name << ' ' << rules;
      EXPECT_EQ((*found)->info().name, info.name);
      EXPECT_EQ((*found)->info().rules, rules);
      EXPECT_EQ((*found)->info().all_rules, info.all_rules);
    }
}

TEST(Registry, ListsTheLimitedGameUnderItsThreeRuleSets) {
  std::vector<std::string> rules;
  for (const auto& info : list_games())
    if (info.name == "gobblers2") rules.push_back(info.rules);
  EXPECT_EQ(rules, (std::vector<std::string>{"strict", "cover", "notebook"}));
}

TEST(Registry, TheFirstGameIsTheFirstOfTheList) {
  EXPECT_EQ(list_games().front().name, first_game());
}

TEST(Registry, FindsByNameAndRules) {
  EXPECT_EQ((*find_game("gobblers2", "cover"))->info().rules, "cover");
  EXPECT_EQ((*find_game("gobblers2", "notebook"))->info().rules, "notebook");
  EXPECT_EQ((*find_game("gobblers2"))->info().rules, "strict");  // the default
}

TEST(Registry, AnUnknownGameIsToldWhatThereIs) {
  for (const auto* name : {"chess", "", "Gobblers2", "gobblers2 "}) {
    const auto found = find_game(name);
    ASSERT_FALSE(found) << name;
    EXPECT_EQ(found.error().code, Errc::unknown_game);
    EXPECT_NE(found.error().message.find("gobblers2"), std::string::npos) << found.error().message;
    EXPECT_NE(found.error().message.find('"' + std::string(name) + '"'), std::string::npos);
  }
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

}  // namespace
}  // namespace kanzen

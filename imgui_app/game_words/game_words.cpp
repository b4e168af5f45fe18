#include "imgui_app/game_words/game_words.hpp"

#include <algorithm>

namespace kanzen::app {
namespace {

constexpr GameFamily families[] = {
    {"gobblers", gobblers_words}, {"dobutsu", dobutsu_words}, {"mnk", mnk_words}, {"go", go_words}};

}  // namespace

std::span<const GameFamily> game_families() { return families; }

const GameWords& words_of(std::string_view name) {
  static constexpr GameWords plain{};
  for (const GameFamily& family : families)
    if (family.name == name) return family.words();
  return plain;
}

namespace {

// Returns the aim of the rule set, or that of the family if the rule set has none of its own.
const Words& aim_or(const GameInfo& info, const Words& of_family) {
  for (const RuleSetWords* rule_set : find_rule_sets(words_of(info), info.rules))
    if (!rule_set->aim.english.empty()) return rule_set->aim;
  return of_family;
}

}  // namespace

const Words& aim_of(const GameInfo& info) { return aim_or(info, words_of(info).aim); }
const Words& brief_aim_of(const GameInfo& info) { return aim_or(info, words_of(info).brief_aim); }

std::string_view initial_of(const Words& kind) {
  constexpr std::size_t kana_bytes = 3;  // in UTF-8
  return kind.japanese.substr(0, kana_bytes);
}

std::vector<const RuleSetWords*> find_rule_sets(const GameWords& words, std::string_view rules) {
  std::vector<const RuleSetWords*> found;
  while (!rules.empty()) {
    const std::size_t comma = std::min(rules.find(','), rules.size());  // between choices
    for (const RuleSetWords& rule_set : words.rule_sets)
      if (rule_set.name == rules.substr(0, comma)) found.push_back(&rule_set);
    rules.remove_prefix(std::min(comma + 1, rules.size()));
  }
  return found;
}

}  // namespace kanzen::app

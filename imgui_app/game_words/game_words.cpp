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
  const RuleSetWords* rule_set = find_rule_set(words_of(info), info.rules);
  return rule_set != nullptr && !rule_set->aim.english.empty() ? rule_set->aim : of_family;
}

}  // namespace

const Words& aim_of(const GameInfo& info) { return aim_or(info, words_of(info).aim); }
const Words& brief_aim_of(const GameInfo& info) { return aim_or(info, words_of(info).brief_aim); }

std::string_view initial_of(const Words& kind) {
  constexpr std::size_t kana_bytes = 3;  // in UTF-8
  return kind.japanese.substr(0, kana_bytes);
}

const RuleSetWords* find_rule_set(const GameWords& words, std::string_view rules) {
  const auto found =
      std::find_if(words.rule_sets.begin(), words.rule_sets.end(),
                   [&](const RuleSetWords& rule_set) { return rule_set.name == rules; });
  return found == words.rule_sets.end() ? nullptr : &*found;
}

}  // namespace kanzen::app

// How SGF writes rules, results and points.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/core/lower_case.hpp"
#include "engine/core/numbers.hpp"
#include "engine/record/game_record.hpp"

namespace kanzen {
namespace {

struct RulesName {
  std::string_view in_record, rules;
};

// The first of a rule set is how it is written; small letters, without spaces, "-" and "_".
constexpr std::array rules_names = {
    RulesName{"AGA", "situational"},
    RulesName{"Chinese", "positional"},
    RulesName{"Tromp-Taylor", "tromp-taylor"},
    RulesName{"ko", "ko"},
    RulesName{"situational", "situational"},
    RulesName{"positional", "positional"},
    RulesName{"NZ", "situational"},
    RulesName{"New Zealand", "situational"},
    RulesName{"BGA", "situational"},
    RulesName{"French", "situational"},
    RulesName{"GOE", "tromp-taylor"},
    RulesName{"Ing", "tromp-taylor"},
    RulesName{"Japanese", "ko"},
    RulesName{"Korean", "ko"},
    RulesName{"jp", "ko"},
    RulesName{"cn", "positional"},
};

using PropertyName = std::string_view;
constexpr std::array<PropertyName, 6> shown_properties = {"B", "W", "C", "AB", "AW", "AE"};
// AP becomes this program's.
constexpr std::array<PropertyName, 18> shown_root_properties = {"GM", "FF", "CA", "AP", "SZ", "KM",
                                                                "RU", "PL", "GN", "PB", "BR", "PW",
                                                                "WR", "DT", "EV", "PC", "AN", "RE"};

std::string plain(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (c == ' ' || c == '-' || c == '_') continue;
    letters += to_lower(c);
  }
  if (letters.ends_with("rules")) letters.resize(letters.size() - 5);
  return letters;
}

}  // namespace

std::string rules_from_record(std::string_view text) {
  for (const RulesName& name : rules_names)
    if (plain(name.in_record) == plain(text)) return std::string(name.rules);
  return {};
}

std::string rules_in_record(std::string_view rules) {
  for (const RulesName& name : rules_names)
    if (name.rules == rules) return std::string(name.in_record);
  return std::string(rules);
}

std::string point_in_record(const BoardSize& size, unsigned square) {
  return {static_cast<char>('a' + square % size.columns),
          static_cast<char>('a' + square / size.columns)};
}

std::string result_text(const GameEnd& end) {
  if (!end.winner) return "0";
  const std::string winner = *end.winner == 0 ? "B+" : "W+";
  if (end.reason == resignation_ending) return winner + 'R';
  return end.score ? winner + half_points(std::abs(*end.score)) : winner;
}

std::optional<Player> resigned_in(std::string_view result) {
  const std::string letters = plain(result);
  for (const Player winner : {Player{0}, Player{1}}) {
    const std::string begin = winner == 0 ? "b+" : "w+";
    if (letters == begin + "r" || letters == begin + "resign")
      return static_cast<Player>(1 - winner);
  }
  return std::nullopt;
}

bool is_shown_property(std::string_view name, bool at_root) {
  const auto is_one_of = [&](const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  return is_one_of(shown_properties) || (at_root && is_one_of(shown_root_properties));
}

}  // namespace kanzen

// How SGF writes rules, results and points.
#include <array>
#include <cmath>
#include <utility>

#include "engine/api/game_record.hpp"
#include "engine/core/numbers.hpp"

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

std::string plain(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (c == ' ' || c == '-' || c == '_') continue;
    letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
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
  return end.score ? winner + half_points(std::abs(*end.score)) : winner;
}

std::string resignation_text(Player loser) { return loser == 0 ? "W+R" : "B+R"; }

}  // namespace kanzen

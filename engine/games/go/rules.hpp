#pragma once
// The four rule sets.  They differ in what may come again and in suicide; all count area.
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/repetition.hpp"

namespace kanzen::go {

enum class Rules : std::uint8_t {
  situational,   // no earlier board with the same side to move; no suicide
  positional,    // no earlier board; no suicide
  tromp_taylor,  // no earlier board; suicide is allowed (Tromp and Taylor's rules)
  ko             // only a single stone that took a single stone is not taken back at once
};

inline constexpr std::array rules_names = {
    std::string_view("situational"), std::string_view("positional"),
    std::string_view("tromp-taylor"), std::string_view("ko")};
constexpr std::string_view name_of(Rules rules) {
  return rules_names[static_cast<std::size_t>(rules)];
}
inline constexpr std::array all_rules = {Rules::situational, Rules::positional, Rules::tromp_taylor,
                                         Rules::ko};

constexpr bool allows_suicide(Rules rules) { return rules == Rules::tromp_taylor; }
constexpr bool has_simple_ko(Rules rules) { return rules == Rules::ko; }
// A board that comes again with the other side to move may not.
constexpr bool forbids_boards(Rules rules) {
  return rules == Rules::positional || rules == Rules::tromp_taylor;
}

constexpr RepetitionRule repetition_of(Rules rules) {
  if (has_simple_ko(rules)) return {};
  return {.policy = Repetition::forbidden, .occurrences = 2, .binds_passes = false};
}

}  // namespace kanzen::go

#pragma once
// The strict and the cover rules, which differ only in the effect of a lift that uncovers a line of
// the opponent (docs/games/gobblers.md).
#include <optional>
#include <string_view>

#include "engine/core/value.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {

// Such a lift loses at once and ends the game without a position.  So the side to move never has a
// line.
struct StrictRules {
  static constexpr std::string_view name = "strict";
  static constexpr Phrase<0> words = phrase::strict_rules;
  static constexpr bool uncovering_loses = true;

  static constexpr bool is_possible(Visible v) { return !has_line(v.own); }
  static constexpr std::optional<Value> terminal(Visible v) {
    if (has_line(v.opponent)) return loss_in(0);
    return std::nullopt;
  }
};

// Lines count after the piece is placed; an opponent's line takes precedence over the mover's own.
struct CoverRules {
  static constexpr std::string_view name = "cover";
  static constexpr Phrase<0> words = phrase::cover_rules;
  static constexpr bool uncovering_loses = false;

  static constexpr bool is_possible(Visible) { return true; }
  static constexpr std::optional<Value> terminal(Visible v) {
    if (has_line(v.own)) return win_in(0);
    if (has_line(v.opponent)) return loss_in(0);
    return std::nullopt;
  }
};

}  // namespace kanzen::gobblers

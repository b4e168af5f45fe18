#pragma once
// The two rule sets that agree on everything but one question: what happens when a
// lift uncovers a line of the opponent's (docs/GAMES.md, "Gobblers").
#include <optional>
#include <string_view>

#include "engine/core/value.hpp"
#include "engine/games/gobblers/lines.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {

// The mover loses at once: that lift ends the game and leaves no position.  So the
// side to move never has a line.
struct StrictRules {
  static constexpr std::string_view name = "strict";
  static constexpr Phrase<0> words = phrase::strict_rules;
  static constexpr bool uncovering_loses = true;

  static constexpr bool possible(Visible v) { return !has_line(v.own); }
  static constexpr std::optional<Value> terminal(Visible v) {
    if (has_line(v.opponent)) return loss_in(0);
    return std::nullopt;
  }
};

// Judged after the piece is put down: an opponent's line counts before the mover's own.
struct CoverRules {
  static constexpr std::string_view name = "cover";
  static constexpr Phrase<0> words = phrase::cover_rules;
  static constexpr bool uncovering_loses = false;

  static constexpr bool possible(Visible) { return true; }
  static constexpr std::optional<Value> terminal(Visible v) {
    if (has_line(v.own)) return win_in(0);
    if (has_line(v.opponent)) return loss_in(0);
    return std::nullopt;
  }
};

}  // namespace kanzen::gobblers

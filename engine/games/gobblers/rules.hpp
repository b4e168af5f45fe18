#pragma once
// The rules of Gobblers as choices between settings (docs/games/gobblers.md).  The strict rules
// have the first setting of each, and the cover rules differ in one.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/diagnostic.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"
#include "engine/games/gobblers/lines.hpp"

namespace kanzen::gobblers {

// Whether a lift that uncovers a line of the opponent ends the game at once, or is judged after the
// piece is put down, or is illegal.
enum class UncoveringLift : std::uint8_t { at_once, after, illegal };
// The pieces that a larger one of the mover covers: those of both players, or only the opponent's.
enum class Covers : std::uint8_t { any, opponent, nothing };

class Rules {
 public:
  static constexpr std::size_t choice_count = 8;
  static constexpr std::string_view strict_name = "strict", cover_name = "cover";

  constexpr Rules() = default;  // the strict rules
  static constexpr Rules cover() {
    Rules rules;
    rules.settings_[lift] = static_cast<std::uint8_t>(UncoveringLift::after);
    return rules;
  }
  // Returns every rule set of a game that plays otherwise than those before it, strict first.
  static std::vector<Rules> all(int sizes);
  // Reads "strict", "cover" or choices such as "lift=illegal,board-moves=no"; a choice that is left
  // out has its first setting, and one that makes no difference to the others is dropped.
  // Errors: Errc::unknown_rules.
  static Result<Rules> parse(int sizes, std::string_view text);

  std::string name() const;  // as `parse` reads it
  Diagnostic words() const;  // the name within a sentence
  std::vector<RuleChoice> choices() const;

  constexpr UncoveringLift uncovering_lift() const { return UncoveringLift{settings_[lift]}; }
  constexpr bool has_board_moves() const { return settings_[board_moves] == 0; }
  constexpr Covers covers() const { return Covers{settings_[covered]}; }
  // Does a move uncover no piece of the opponent?
  constexpr bool uncovers_only_own() const { return settings_[uncovered] != 0; }
  constexpr int pieces_per_size() const { return settings_[pieces] == 0 ? 2 : 1; }
  constexpr bool line_loses() const { return settings_[line] != 0; }

  // Can the side to move have a line?  Only where lifts that uncover one are judged afterwards.
  constexpr bool may_uncover_line() const { return uncovering_lift() == UncoveringLift::after; }
  // Is a lift that uncovers a line a move that ends the game?
  constexpr bool may_end_by_lift() const {
    return uncovering_lift() == UncoveringLift::at_once && has_board_moves() &&
           covers() != Covers::nothing && !uncovers_only_own();
  }
  // Can a player have no legal move?  The game is then over.  Where pieces cover only the
  // opponent's, a large piece always has a square: at most eight have an own piece in sight or
  // another large one.
  constexpr bool may_be_stuck() const {
    return uncovering_lift() == UncoveringLift::illegal || !has_board_moves() ||
           covers() == Covers::nothing || uncovers_only_own();
  }
  // Are there positions of two pieces of each size that these rules make impossible, other than by
  // lines?
  constexpr bool has_impossible_boards() const {
    return covers() != Covers::any || pieces_per_size() == 1;
  }

  // Returns the cells that a larger piece of the side to move may cover.
  constexpr Mask9 coverable(Visible v) const {
    const unsigned excluded = covers() == Covers::any        ? 0
                              : covers() == Covers::opponent ? v.own
                                                             : v.own | v.opponent;
    return static_cast<Mask9>(~excluded & (mask_count - 1));
  }
  // May a piece lie on another one?
  constexpr bool may_cover(bool same_player) const {
    return covers() == Covers::any || (covers() == Covers::opponent && !same_player);
  }

  // Does the line of the player who has just moved decide the game if both players have one?
  constexpr bool movers_line_counts() const { return settings_[both_lines] != 0; }
  constexpr bool may_end_in_draw() const { return may_be_stuck() && settings_[stuck] == 0; }
  constexpr Value stuck_value() const { return settings_[stuck] == 0 ? drawn() : loss_in(0); }

  // Returns whether the line of the side to move, which the opponent has just uncovered, decides
  // the game.
  constexpr bool is_decided_by_own_line(Visible v) const {
    return may_uncover_line() && has_line(v.own) && !(movers_line_counts() && has_line(v.opponent));
  }
  // Returns the value if there is a line.
  constexpr std::optional<Value> line_value(Visible v) const {
    const bool own = is_decided_by_own_line(v);
    if (!own && !has_line(v.opponent)) return std::nullopt;
    return own != line_loses() ? win_in(0) : loss_in(0);
  }
  // Returns the outcome for the mover of a lift that uncovers a line and ends the game.
  constexpr Outcome lift_outcome() const { return line_loses() ? Outcome::win : Outcome::loss; }

  friend bool operator==(const Rules&, const Rules&) = default;

 private:
  enum : std::size_t { lift, both_lines, board_moves, covered, uncovered, stuck, pieces, line };

  Rules without_idle_choices(int sizes) const;

  std::array<std::uint8_t, choice_count> settings_{};  // by choice
};

}  // namespace kanzen::gobblers

#pragma once
// Drafts of m,n,k positions in the position editor (core/position_draft.hpp).  The side to move
// follows from the number of stones.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {

DraftRules draft_rules(const Mnk& game);
void update_draft(const Mnk& game, PositionDraft& draft);
std::string format_draft(const Mnk& game, const PositionDraft& draft);
std::vector<DraftFault> find_draft_faults(const Mnk& game, const PositionDraft& draft);
// Returns true for a valid position, whose stones can be placed in any order that leaves a stone
// common to all lines for last.  Where not every order is possible, a valid position is reachable
// if the board has a numbering; nullopt otherwise.
inline std::optional<bool> is_reachable(const Mnk& game, const State&) {
  if (restricts_stones(game.rules()) && !game.has_numbering()) return std::nullopt;
  return true;
}

}  // namespace kanzen::mnk

#pragma once
// Drafts of m,n,k positions in the position editor (core/position_draft.hpp).  The side to move
// follows from the number of stones.
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {

DraftRules draft_rules(const Mnk& game);
void update_draft(const Mnk& game, PositionDraft& draft);
std::string format_draft(const Mnk& game, const PositionDraft& draft);
std::vector<DraftFault> find_draft_faults(const Mnk& game, const PositionDraft& draft);

}  // namespace kanzen::mnk

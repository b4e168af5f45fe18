#pragma once
// Positions of m,n,k that are put together by hand (core/position_draft.hpp).  Whose turn it is
// follows from the stones.
#include <optional>
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {

DraftRules draft_rules(const Mnk& game);
void settle(const Mnk& game, PositionDraft& draft);
std::string draft_text(const Mnk& game, const PositionDraft& draft);
std::vector<DraftFault> draft_faults(const Mnk& game, const PositionDraft& draft);
// In whatever order its stones are put, the last one but last, no line comes earlier.
inline std::optional<bool> is_reached(const Mnk&, const State&) { return true; }

}  // namespace kanzen::mnk

#pragma once
// Drafts of Go positions in the position editor (core/position_draft.hpp).
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/go/go.hpp"

namespace kanzen::go {

DraftRules draft_rules(const Go& game);
// Copies the ko point and the pass, which a BoardView does not contain, from the state to the
// draft.
void complete(const Go& game, const State& state, PositionDraft& draft);
std::string format_draft(const Go& game, const PositionDraft& draft);
std::vector<DraftFault> find_draft_faults(const Go& game, const PositionDraft& draft);

}  // namespace kanzen::go

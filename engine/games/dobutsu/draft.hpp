#pragma once
// Drafts of Dobutsu shogi positions in the position editor (core/position_draft.hpp).
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen::dobutsu {

DraftRules draft_rules(const Dobutsu& game);
std::string format_draft(const Dobutsu& game, const PositionDraft& draft);
std::vector<DraftFault> find_draft_faults(const Dobutsu& game, const PositionDraft& draft);

}  // namespace kanzen::dobutsu

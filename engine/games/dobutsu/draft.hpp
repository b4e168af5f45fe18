#pragma once
// Drafts of Dobutsu shogi positions in the position editor (core/position_draft.hpp).
#include <optional>
#include <string>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"

namespace kanzen::dobutsu {

DraftRules draft_rules(const Dobutsu& game);
inline void settle(const Dobutsu&, PositionDraft&) {}
std::string draft_text(const Dobutsu& game, const PositionDraft& draft);
std::vector<DraftFault> draft_faults(const Dobutsu& game, const PositionDraft& draft);
// Returns whether play can reach the position, whichever player begins.
std::optional<bool> is_reached(const Dobutsu& game, const State& state);

}  // namespace kanzen::dobutsu

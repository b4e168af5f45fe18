#pragma once
// Positions of a game that are put together by hand: what can be set in them, what is wrong with
// one, and the state when nothing is.  Not a part of AnyGame, so that only a front-end with an
// editor is linked with it.
//
// A game's side of it are functions beside its rules (draft.hpp in its folder), found by its type:
// draft_rules, settle, draft_text and draft_faults; and, where they say more, complete (what the
// board does not show) and is_reached.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/position_draft.hpp"

namespace kanzen {

struct DraftCheck {
  std::vector<DraftFault> faults;
  std::optional<AnyState> state;  // where there are none
  // Can play from the start come to the state, whoever begins?  nullopt: that is not known.
  std::optional<bool> reached;
};

class PositionEditor {
 public:
  PositionEditor() = default;
  PositionEditor(const PositionEditor&) = delete;
  PositionEditor& operator=(const PositionEditor&) = delete;
  virtual ~PositionEditor() = default;

  virtual const DraftRules& rules() const = 0;
  virtual PositionDraft draft(const AnyState& state) const = 0;
  // Brings what follows from the rest up to date; after every change.
  virtual void settle(PositionDraft& draft) const = 0;
  // Its notation, which AnyGame::parse refuses while there are faults.
  virtual std::string text(const PositionDraft& draft) const = 0;
  virtual DraftCheck check(const PositionDraft& draft) const = 0;
};

// Null: there is no such game, or its positions cannot be put together by hand.
std::shared_ptr<const PositionEditor> find_position_editor(std::string_view game,
                                                           std::string_view rules);

}  // namespace kanzen

#pragma once
// PositionEditor: converts between a game's positions and drafts (core/position_draft.hpp), which
// the user edits, and checks drafts.  It is no part of AnyGame, so that only front ends with an
// editor link it.
//
// A game provides free functions in draft.hpp of its folder, found by argument-dependent lookup:
// draft_rules, format_draft and find_draft_faults; optionally complete, which sets what the board
// view does not contain, and update_draft, for fields that follow from others.
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
  std::optional<AnyState> state;  // nullopt: there are faults
  // Whether play from the start can reach the state, whichever player begins; nullopt: unknown.
  std::optional<bool> reachable;
};

class PositionEditor {
 public:
  PositionEditor() = default;
  PositionEditor(const PositionEditor&) = delete;
  PositionEditor& operator=(const PositionEditor&) = delete;
  virtual ~PositionEditor() = default;

  virtual const DraftRules& rules() const = 0;
  virtual PositionDraft draft(const AnyState& state) const = 0;
  // Recomputes the fields that follow from the others; to be called after every change.
  virtual void update_derived(PositionDraft& draft) const = 0;
  // The draft in the game's notation, which AnyGame::parse refuses while the draft has faults.
  virtual std::string format(const PositionDraft& draft) const = 0;
  virtual DraftCheck check(const PositionDraft& draft) const = 0;
};

// Returns null if the game does not exist or has no editor.
std::shared_ptr<const PositionEditor> find_position_editor(std::string_view game,
                                                           std::string_view rules);

}  // namespace kanzen

#pragma once
// Drafts of Gobblers positions in the position editor (core/position_draft.hpp).  The pieces in
// hand follow from the board.
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/position_draft.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/notebook.hpp"

namespace kanzen::gobblers {

// `letters`: the first player's letters by layer.
DraftRules draft_rules_of(std::string_view letters);
void update_hands(PositionDraft& draft);
std::string format_draft_of(std::string_view letters, const PositionDraft& draft);
// Returns the faults of pieces: those on a piece that they cannot cover, and a piece too many of a
// size.
std::vector<DraftFault> find_piece_faults(std::string_view letters, const Rules& rules,
                                          const PositionDraft& draft);
DraftFault line_fault(LineFault&& line);

template <int Sizes>
State<Sizes> state_of(const PositionDraft& draft) {
  State<Sizes> s;
  s.second_to_move = draft.to_move;
  for (int cell = 0; cell < cell_count; ++cell)
    for (const PieceView piece : draft.squares[static_cast<std::size_t>(cell)]) {
      Mask9& cells = (piece.player == draft.to_move ? s.own : s.opponent)[piece.kind];
      cells = static_cast<Mask9>(cells | bit(cell));
    }
  return s;
}

// --- found by argument-dependent lookup (adapter/position_editor.hpp)

// A Gobblers game under any rule set.
template <class G>
concept HasSizes = std::same_as<StateOf<G>, State<G::sizes>>;

template <HasSizes G>
DraftRules draft_rules(const G&) {
  return draft_rules_of(layer_letters(G::sizes));
}
template <HasSizes G>
void update_draft(const G&, PositionDraft& draft) {
  update_hands(draft);
}
template <HasSizes G>
std::string format_draft(const G&, const PositionDraft& draft) {
  return format_draft_of(layer_letters(G::sizes), draft);
}
template <HasSizes G>
std::vector<DraftFault> find_draft_faults(const G& game, const PositionDraft& draft) {
  auto faults = find_piece_faults(layer_letters(G::sizes), game.rules(), draft);
  if (!faults.empty()) return faults;
  if (auto line = game.impossible_line(state_of<G::sizes>(draft)))
    faults.push_back(line_fault(*std::move(line)));
  return faults;
}

}  // namespace kanzen::gobblers

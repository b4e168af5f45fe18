#pragma once
// Drafts of Gobblers positions in the position editor (core/position_draft.hpp).  The pieces in
// hand follow from the board.
#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
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
// Returns the faults of pieces: those on a piece that is not smaller, and a third piece of a size.
std::vector<DraftFault> find_piece_faults(std::string_view letters, const PositionDraft& draft);
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

// Returns whether play can reach the position from the empty board, whichever player begins.  The
// search follows un-moves from the positions with the fewest pieces first; it returns nullopt at
// its limit of positions.
template <int Sizes, class Rules>
std::optional<bool> is_reachable(const Gobblers<Sizes, Rules>& game, const State<Sizes>& state) {
  constexpr std::size_t most_positions = 2'000;
  constexpr std::size_t most_pieces = 2 * Sizes * pieces_per_size;
  using Game = Gobblers<Sizes, Rules>;
  std::array<std::vector<State<Sizes>>, most_pieces + 1> by_pieces;
  std::unordered_set<Index> seen;
  const auto add = [&](const State<Sizes>& s) {
    std::size_t pieces = 0;
    for (int layer = 0; layer < Sizes; ++layer)
      pieces += static_cast<std::size_t>(std::popcount(layer_cells(s, layer)));
    if (seen.insert(game.index(s)).second) by_pieces[pieces].push_back(s);
  };
  add(state);
  while (by_pieces[0].empty()) {
    std::size_t fewest = 1;
    while (fewest <= most_pieces && by_pieces[fewest].empty()) ++fewest;
    if (fewest > most_pieces) return false;
    if (seen.size() > most_positions) return std::nullopt;
    const State<Sizes> next = by_pieces[fewest].back();
    by_pieces[fewest].pop_back();
    FixedVector<State<Sizes>, Game::max_unmoves> before;
    game.predecessors(next, before);
    for (const auto& s : before) add(s);
  }
  return true;
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
  auto faults = find_piece_faults(layer_letters(G::sizes), draft);
  if (!faults.empty()) return faults;
  if (auto line = game.impossible_line(state_of<G::sizes>(draft)))
    faults.push_back(line_fault(*std::move(line)));
  return faults;
}

}  // namespace kanzen::gobblers

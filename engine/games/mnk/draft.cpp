#include "engine/games/mnk/draft.hpp"

#include <bit>

namespace kanzen::mnk {
namespace {

Cells stones_of(const PositionDraft& draft, Player player) {
  Cells cells = 0;
  for (unsigned square = 0; square < draft.squares.size(); ++square)
    if (!draft.squares[square].empty() && draft.squares[square].back().player == player)
      cells |= cell_bit(square);
  return cells;
}

}  // namespace

DraftRules draft_rules(const Mnk& game) {
  DraftRules rules;
  rules.pieces = {{0, 0}, {1, 1}};
  rules.sets_side = false;
  rules.can_rotate = game.rules() != Rules::gravity;
  return rules;
}

void update_draft(const Mnk&, PositionDraft& draft) {
  draft.to_move =
      std::popcount(stones_of(draft, 0)) > std::popcount(stones_of(draft, 1)) ? Player{1} : 0;
}

std::string format_draft(const Mnk& game, const PositionDraft& draft) {
  return format_stones(game.board(), stones_of(draft, 0), stones_of(draft, 1), draft.to_move);
}

std::vector<DraftFault> find_draft_faults(const Mnk& game, const PositionDraft& draft) {
  const Cells first = stones_of(draft, 0), second = stones_of(draft, 1);
  if (auto turns = wrong_turns(first, second)) return {{*std::move(turns), "turns", {}, {}}};
  if (auto side = wrong_side(first, second, draft.to_move))
    return {{*std::move(side), "side_to_move", {}, {}}};
  const State state = draft.to_move == 0 ? State{first, second} : State{second, first};
  if (auto lines = game.impossible_lines(state))
    return {{std::move(lines->why), "impossible_line", cells_of(lines->cells), {}}};
  return {};
}

}  // namespace kanzen::mnk

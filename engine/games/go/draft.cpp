#include "engine/games/go/draft.hpp"

#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"

namespace kanzen::go {
namespace {

State state_of(const PositionDraft& draft) {
  State state;
  state.to_move = draft.to_move;
  state.passed = draft.passed ? 1 : 0;
  for (Point point = 0; point < draft.squares.size(); ++point) {
    if (draft.squares[point].empty()) continue;
    const Player player = draft.squares[point].back().player;
    stones_of(state, player).set(point);
    state.key ^= zobrist(point, player);
  }
  for (const Player player : {Player{0}, Player{1}})
    state.captured[player] = static_cast<std::uint16_t>(draft.prisoners[player]);
  if (draft.ko) state.ko = static_cast<Point>(*draft.ko);
  return state;
}

}  // namespace

DraftRules draft_rules(const Go& game) {
  DraftRules rules;
  rules.pieces = {{0, 0}, {1, 1}};
  rules.sets_ko = has_simple_ko(game.rules());
  return rules;
}

void complete(const Go&, const State& state, PositionDraft& draft) {
  if (state.ko != no_point) draft.ko = state.ko;
  draft.passed = state.passed != 0;
  draft.prisoners = {state.captured[0], state.captured[1]};
}

std::string format_draft(const Go& game, const PositionDraft& draft) {
  return format_position(game.grid(), state_of(draft));
}

std::vector<DraftFault> find_draft_faults(const Go& game, const PositionDraft& draft) {
  std::vector<DraftFault> faults;
  const State state = state_of(draft);
  for (const StringOfStones& string : strings_without_liberties(game.grid(), state))
    faults.push_back({no_liberty(game.grid(), string),
                      "no_liberty",
                      {string.stones.begin(), string.stones.end()},
                      {}});
  if (draft.ko)
    if (auto why = wrong_ko(game.grid(), game.rules(), state, static_cast<Point>(*draft.ko)))
      faults.push_back({*std::move(why), "ko", {*draft.ko}, {}});
  return faults;
}

}  // namespace kanzen::go

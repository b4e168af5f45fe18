#include "imgui_app/analysis/ladder.hpp"

#include <algorithm>

#include "engine/players/best_moves.hpp"
#include "imgui_app/board/position_facts.hpp"

namespace kanzen::app {
namespace {

void add_move(LadderGroup& group, const MoveView& move, Value value) {
  if (group.rows.empty() || !(group.rows.back().value == value)) {
    const int best = group.rows.empty() ? value.distance : group.rows.front().value.distance;
    group.rows.push_back({value, value.distance - best, {}});
  }
  group.rows.back().moves.push_back(&move);
  ++group.moves;
}

void put_losing_lifts_last(LadderRow& row) {
  std::stable_partition(row.moves.begin(), row.moves.end(),
                        [](const MoveView* move) { return !loses_at_once(*move); });
}

}  // namespace

std::vector<LadderGroup> ladder(const Session& session) {
  std::vector<LadderGroup> groups;
  if (session.analysis() == nullptr) return groups;
  const Analysis analysis = with_draws(*session.analysis(), session.repeating());
  for (const MoveValue& valued : analysis.moves) {
    const MoveView* move = find_move(session, valued.move);
    if (move == nullptr) continue;
    if (groups.empty() || groups.back().outcome != valued.value.outcome) {
      groups.push_back({valued.value.outcome, 0, !groups.empty(), {}});
    }
    add_move(groups.back(), *move, valued.value);
  }
  for (LadderGroup& group : groups) {
    for (LadderRow& row : group.rows) put_losing_lifts_last(row);
  }
  return groups;
}

}  // namespace kanzen::app

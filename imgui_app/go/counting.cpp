#include "imgui_app/go/counting.hpp"

#include <algorithm>

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
namespace {

constexpr double surely_lost = 0.6;  // of a group's points on the average, 0 to 1

// How much of the group is the other side's in the end, -1 to 1.
double lost(const std::vector<unsigned>& group, Player owner, const std::vector<double>& owners) {
  double sum = 0;
  for (const unsigned square : group) sum += owner == 0 ? -owners[square] : owners[square];
  return sum / static_cast<double>(group.size());
}

}  // namespace

bool was_counted(const Session& session) {
  return has_ended(session) && session.board().end->score.has_value();
}

Session::Node counted_node(const Session& session) {
  Session::Node node = session.current();
  while (node != 0 && !puts_stone(session, node)) node = session.parent(node);
  return node;
}

std::optional<Count> final_count(const State& state) {
  const Session& session = *state.session;
  if (!was_counted(session)) return std::nullopt;
  const std::vector<unsigned> dead(state.counting.dead.begin(), state.counting.dead.end());
  return session.game().count(session.state(), dead);
}

std::set<unsigned> believed_dead(const State& state) {
  const Session& session = *state.session;
  std::set<unsigned> dead;
  if (!was_counted(session)) return dead;
  const EstimateReport* estimate = estimate_at(state, counted_node(session));
  const auto& squares = session.board().squares;
  if (estimate == nullptr || estimate->owners.size() != squares.size()) return dead;
  for (unsigned square = 0; square < squares.size(); ++square) {
    if (squares[square].stack.empty()) continue;
    const std::vector<unsigned> group = session.game().group_at(session.state(), square);
    const Player owner = squares[square].stack.back().player;
    if (!group.empty() && lost(group, owner, estimate->owners) >= surely_lost) dead.insert(square);
  }
  return dead;
}

std::string dead_in_link(const State& state) {
  const Session& session = *state.session;
  std::set<unsigned> rest = state.counting.dead;
  std::string link;
  while (!rest.empty()) {
    const unsigned square = *rest.begin();
    link += (link.empty() ? "&dead=" : ",") + session.board().squares[square].name;
    rest.erase(square);
    for (const unsigned one : session.game().group_at(session.state(), square)) rest.erase(one);
  }
  return link;
}

CountedPoints points_of(const State& state, const Count& count, Player player) {
  CountedPoints points;
  const auto& squares = state.session->board().squares;
  for (unsigned square = 0; square < count.owners.size(); ++square) {
    if (count.owners[square] != player) continue;
    const bool stone = !squares[square].stack.empty() && !state.counting.dead.contains(square);
    ++(stone ? points.stones : points.surrounded);
  }
  return points;
}

// --- Controller

// What was agreed on about another end does not hold any more.
void Controller::count_again() {
  const Session::Node here = state_.session->current();
  if (!was_counted(*state_.session) || state_.counting.node != here) state_.counting = {here, {}};
  state_.tally = tally_of(*state_.session, state_.counting.dead);
  link_changed();
}

// All stones of its group, together.
void Controller::toggle_dead(unsigned square) {
  const Session& session = *state_.session;
  std::set<unsigned>& dead = state_.counting.dead;
  const bool was_dead = dead.contains(square);
  for (const unsigned one : session.game().group_at(session.state(), square)) {
    if (was_dead)
      dead.erase(one);
    else
      dead.insert(one);
  }
  count_again();
}

void Controller::toggle_believed_dead() {
  std::set<unsigned>& dead = state_.counting.dead;
  dead = dead.empty() ? believed_dead(state_) : std::set<unsigned>{};
  count_again();
}

// Points of which there is no stone, and none of this board, are left alone, as other keys are.
void Controller::take_dead(std::string_view in_link) {
  if (!was_counted(*state_.session)) return;
  state_.counting.dead.clear();
  const auto& squares = state_.session->board().squares;
  for (std::size_t at = 0; at < in_link.size();) {
    const std::size_t end = std::min(in_link.find(',', at), in_link.size());
    const auto named = std::find_if(
        squares.begin(), squares.end(),
        [name = in_link.substr(at, end - at)](const auto& one) { return one.name == name; });
    const auto square = static_cast<unsigned>(named - squares.begin());
    if (named != squares.end() && !state_.counting.dead.contains(square)) toggle_dead(square);
    at = end + 1;
  }
  count_again();
}

}  // namespace kanzen::app

#pragma once
// The count at the end of a game: whose each point is, and which stones are dead.  The rules count
// all stones as alive; players usually take off first what could not live.
#include <optional>
#include <set>
#include <string>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Has the game ended by being counted?
bool was_counted(const Session& session);
// The position that the count is about: before the passes.
Session::Node counted_node(const Session& session);

// As it stands now, the dead stones taken off; nullopt: nothing was counted.
std::optional<Count> final_count(const State& state);
// Stones that playouts believe dead: those of groups whose points nearly all become the other
// side's.  Empty: none, or there is no estimate yet.
std::set<unsigned> believed_dead(const State& state);

// The dead stones in the page's link, "&dead=a3,d1": one of each group, by its point.
std::string dead_in_link(const State& state);

// What makes up a player's points.
struct CountedPoints {
  unsigned stones = 0, surrounded = 0;
  unsigned all() const { return stones + surrounded; }
};
CountedPoints points_of(const State& state, const Count& count, Player player);

}  // namespace kanzen::app

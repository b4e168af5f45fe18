#pragma once
// Queries about the variations of a session's history.
#include <string>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

// Returns the position's notation, which is equal for symmetric positions.
std::string class_of(const AnyGame& game, const AnyState& state);

// Returns the other moves that were played from the parent of `node`.
std::vector<Session::Node> alternatives_to(const Session& session, Session::Node node);

// Returns the first `most` nodes of the variation that begins with `node`, including it.
std::vector<Session::Node> beginning_of(const Session& session, Session::Node node,
                                        std::size_t most);

// Returns the nodes outside the shown line whose position equals the current one, up to symmetry.
std::vector<Session::Node> transpositions(const Session& session);
// Returns the path from the shown line to `node`, which is the last element.
std::vector<Session::Node> path_from_line(const Session& session, Session::Node node);

// Returns whether the current position is on the main line: the first variation at every node.
bool is_on_main_line(const Session& session);

}  // namespace kanzen

#pragma once
// The legal moves as the Moves panel lists them: grouped by outcome, in a group one
// row a distance, best first.  Values are the mover's.
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen::app {

struct LadderRow {
  Value value;
  int worse_by = 0;                    // distance minus that of the group's first row
  std::vector<const MoveView*> moves;  // losing lifts last
};

struct LadderGroup {
  Outcome outcome = Outcome::draw;
  std::size_t moves = 0;
  bool costs = false;  // a better outcome was there
  std::vector<LadderRow> rows;
};

// Empty while the values are not known.
std::vector<LadderGroup> ladder(const Session& session);

}  // namespace kanzen::app

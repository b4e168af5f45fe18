// The games that the unit tests solve: those that take a moment.
#include "tests/conformance/games_under_test.hpp"

namespace conformance {

bool is_solved_here(const kanzen::GameInfo& info) {
  return info.abilities.solve && info.solve_bytes < small_bytes;
}

kanzen::RunOptions options_to_solve() { return {}; }

}  // namespace conformance

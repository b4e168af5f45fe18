// The games that this program solves: those too large for the unit tests.
#include "engine/threads/thread_executor.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {

bool is_solved_here(const kanzen::GameInfo& info) { return info.solve_bytes >= small_bytes; }

kanzen::RunOptions options_to_solve() {
  static kanzen::ThreadExecutor executor(kanzen::ThreadExecutor::hardware_threads());
  kanzen::RunOptions options;
  options.executor = &executor;
  return options;
}

}  // namespace conformance

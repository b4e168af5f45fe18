#pragma once
// A second implementation of the thesis notebook, straight from docs/games/gobblers.md ("The
// notebook"), step by step and without regard to speed.  It shares no code with the engine's
// version.
//
// A position is the notebook's 36-bit integer: nine bits each, from the top: own L,
// own M, opponent's L, opponent's M; cell 0 is the highest bit of its nine.  "Own" is
// the side to move.
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace oracle {

using NotebookState = std::uint64_t;

struct NotebookMove {
  NotebookState lifted;  // canonical, sides not swapped; a hand move's is the position itself
  NotebookState next;    // after the whole move: sides swapped, canonical
};

NotebookState notebook_canonical(NotebookState state);
// Returns +1: the side to move has a line; else -1: the opponent has one; else 0.
int notebook_result(NotebookState state);
// Returns the moves in the order in which the notebook tries them.
std::vector<NotebookMove> notebook_moves(NotebookState state);

struct NotebookSets {
  std::unordered_set<NotebookState> set, lifted;
  std::uint64_t queue_pops = 0;
};
NotebookSets explore_notebook();

struct NotebookSweep {
  std::uint64_t undecided = 0, win = 0, loss = 0;
};

struct NotebookTable {
  std::vector<NotebookState> states;  // the sorted union
  std::vector<int> results, numbers;  // RESULT and RESULT_NUM
  std::vector<NotebookSweep> sweeps;  // the counts before each sweep
};
NotebookTable solve_notebook(const NotebookSets& sets);

std::string notebook_csv(const NotebookTable& table);

}  // namespace oracle

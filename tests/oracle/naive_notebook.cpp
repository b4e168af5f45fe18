#include "tests/oracle/naive_notebook.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <unordered_map>

namespace oracle {
namespace {

enum Part : std::size_t { own_large, own_middle, opponent_large, opponent_middle };

// cells[part][cell], cell 0 first.
struct Cells {
  std::array<std::array<bool, 9>, 4> cells{};
  std::array<bool, 9>& operator[](std::size_t part) { return cells[part]; }
  const std::array<bool, 9>& operator[](std::size_t part) const { return cells[part]; }
};

Cells unpacked(NotebookState state) {
  Cells result;
  for (std::size_t part = 0; part < 4; ++part)
    for (std::size_t cell = 0; cell < 9; ++cell)
      result[part][cell] = (state >> (35 - (part * 9 + cell)) & 1) != 0;
  return result;
}

NotebookState packed(const Cells& cells) {
  NotebookState state = 0;
  for (const auto& part : cells.cells)
    for (const bool bit : part) state = state * 2 + (bit ? 1 : 0);
  return state;
}

// The rearranged bits of a part, by its nine bits.
using Rearrangement = std::array<NotebookState, 512>;

Rearrangement rearrangement(const std::array<std::size_t, 9>& source) {
  Rearrangement result{};
  for (std::size_t bits = 0; bits < result.size(); ++bits)
    for (std::size_t cell = 0; cell < 9; ++cell)
      result[bits] = result[bits] * 2 + (bits >> (8 - source[cell]) & 1);
  return result;
}

const std::array<Rearrangement, 8>& symmetries() {
  constexpr std::array<std::array<std::size_t, 9>, 8> sources = {{{0, 1, 2, 3, 4, 5, 6, 7, 8},
                                                                  {6, 3, 0, 7, 4, 1, 8, 5, 2},
                                                                  {8, 7, 6, 5, 4, 3, 2, 1, 0},
                                                                  {2, 5, 8, 1, 4, 7, 0, 3, 6},
                                                                  {2, 1, 0, 5, 4, 3, 8, 7, 6},
                                                                  {0, 3, 6, 1, 4, 7, 2, 5, 8},
                                                                  {6, 7, 8, 3, 4, 5, 0, 1, 2},
                                                                  {8, 5, 2, 7, 4, 1, 6, 3, 0}}};
  static const auto result = [&] {
    std::array<Rearrangement, 8> all{};
    std::transform(sources.begin(), sources.end(), all.begin(), rearrangement);
    return all;
  }();
  return result;
}

Cells swapped(const Cells& cells) {
  return {{cells[opponent_large], cells[opponent_middle], cells[own_large], cells[own_middle]}};
}

// Covered pieces count as well: a cell of the line may hold either size.
bool line(const std::array<bool, 9>& large, const std::array<bool, 9>& middle) {
  const auto has = [&](std::size_t a, std::size_t b, std::size_t c) {
    return (large[a] || middle[a]) && (large[b] || middle[b]) && (large[c] || middle[c]);
  };
  for (std::size_t i = 0; i < 3; ++i)
    if (has(3 * i, 3 * i + 1, 3 * i + 2) || has(i, i + 3, i + 6)) return true;
  return has(0, 4, 8) || has(2, 4, 6);
}

bool large_may_go(const Cells& cells, std::size_t cell) {
  return !cells[own_large][cell] && !cells[opponent_large][cell];
}

bool may_go(const Cells& cells, Part part, std::size_t cell) {
  if (part == own_large) return large_may_go(cells, cell);
  return large_may_go(cells, cell) && !cells[own_middle][cell] && !cells[opponent_middle][cell];
}

// The target squares are looked up in `before`; the piece is put on `lifted`.
void put_everywhere(const Cells& before, const Cells& lifted, Part part, std::size_t but_not,
                    std::vector<NotebookMove>& moves) {
  const NotebookState lifted_state = notebook_canonical(packed(lifted));
  for (std::size_t cell = 9; cell-- > 0;) {  // the lowest bit is the last cell
    if (cell == but_not || !may_go(before, part, cell)) continue;
    Cells after = lifted;
    after[part][cell] = true;
    moves.push_back({lifted_state, notebook_canonical(packed(swapped(after)))});
  }
}

NotebookSweep counts(const std::vector<int>& results) {
  NotebookSweep sweep;
  for (const int result : results)
    ++(result == 0 ? sweep.undecided : result > 0 ? sweep.win : sweep.loss);
  return sweep;
}

using Places = std::unordered_map<NotebookState, std::size_t>;  // in the sorted union

// Returns the value that the moves give the position now; 0: none yet.
int value_by_moves(NotebookState state, const std::vector<int>& results, const Places& places) {
  bool some_undecided = false;
  for (const NotebookMove& move : notebook_moves(state)) {
    if (const int result = notebook_result(move.lifted)) return result;
    const int next = results[places.at(move.next)];
    if (next == -1) return 1;
    if (next == 0) some_undecided = true;
  }
  return some_undecided ? 0 : -1;
}

}  // namespace

NotebookState notebook_canonical(NotebookState state) {
  NotebookState smallest = state;
  for (const Rearrangement& rearranged : symmetries()) {
    NotebookState image = 0;
    for (int shift = 27; shift >= 0; shift -= 9)
      image = image * 512 + rearranged[state >> shift & 511];
    smallest = std::min(smallest, image);
  }
  return smallest;
}

int notebook_result(NotebookState state) {
  const Cells cells = unpacked(state);
  if (line(cells[own_large], cells[own_middle])) return 1;
  if (line(cells[opponent_large], cells[opponent_middle])) return -1;
  return 0;
}

std::vector<NotebookMove> notebook_moves(NotebookState state) {
  constexpr std::size_t from_hand = 9;
  const Cells cells = unpacked(state);
  std::vector<NotebookMove> moves;
  for (const Part part : {own_large, own_middle})
    if (std::count(cells[part].begin(), cells[part].end(), true) < 2)
      put_everywhere(cells, cells, part, from_hand, moves);
  for (std::size_t cell = 9; cell-- > 0;)
    for (const Part part : {own_large, own_middle}) {
      if (!cells[part][cell]) continue;
      Cells lifted = cells;
      lifted[part][cell] = false;
      put_everywhere(cells, lifted, part, cell, moves);
    }
  return moves;
}

NotebookSets explore_notebook() {
  NotebookSets sets;
  std::deque<NotebookState> queue = {0};
  while (!queue.empty()) {
    const NotebookState state = queue.front();
    queue.pop_front();
    ++sets.queue_pops;
    if (!sets.set.insert(state).second || notebook_result(state) != 0) continue;
    for (const NotebookMove& move : notebook_moves(state)) {
      sets.lifted.insert(move.lifted);
      if (notebook_result(move.lifted) == 0) queue.push_back(move.next);
    }
  }
  return sets;
}

NotebookTable solve_notebook(const NotebookSets& sets) {
  NotebookTable table;
  std::unordered_set<NotebookState> united = sets.set;
  united.insert(sets.lifted.begin(), sets.lifted.end());
  table.states.assign(united.begin(), united.end());
  std::sort(table.states.begin(), table.states.end());
  Places places;
  for (const NotebookState state : table.states) {
    places.emplace(state, table.results.size());
    table.results.push_back(notebook_result(state));
    table.numbers.push_back(0);
  }
  bool changed = true;
  for (int sweep = 1; changed; ++sweep) {
    changed = false;
    table.sweeps.push_back(counts(table.results));
    for (std::size_t i = 0; i < table.states.size(); ++i) {
      if (table.results[i] != 0) continue;
      table.results[i] = value_by_moves(table.states[i], table.results, places);
      if (table.results[i] == 0) continue;
      table.numbers[i] = sweep;
      changed = true;
    }
  }
  return table;
}

std::string notebook_csv(const NotebookTable& table) {
  std::string text = ",STATE,RESULT,RESULT_NUM\n";
  for (std::size_t i = 0; i < table.states.size(); ++i) {
    const std::string state = std::to_string(table.states[i]);
    text.append(state).append(",").append(state);
    text.append(",").append(std::to_string(table.results[i]));
    text.append(",").append(std::to_string(table.numbers[i])).append("\n");
  }
  return text;
}

}  // namespace oracle

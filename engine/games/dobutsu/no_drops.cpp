#include "engine/games/dobutsu/no_drops.hpp"

#include <vector>

#include "engine/games/dobutsu/numbering.hpp"
#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {
namespace {

// Returns the unfinished positions that play can reach, by index.
std::vector<bool> find_reachable() {
  const Numbering& numbering = Numbering::of(Rules::no_drops);
  std::vector<bool> reached(at(numbering.open_count()));
  std::vector<State> pending;  // positions whose moves have not been followed yet
  const auto reach = [&](const State& s) {
    if (terminal_value(s)) return;
    std::vector<bool>::reference known = reached[at(numbering.open_index(s))];
    if (known) return;
    known = true;
    pending.push_back(s);
  };
  reach(initial_state());
  while (!pending.empty()) {
    const State s = pending.back();
    pending.pop_back();
    for_each_move(s, [&](Move move) {
      reach(after_move(s, move, Rules::no_drops));
      return true;
    });
  }
  return reached;
}

}  // namespace

bool is_reachable_without_drops(const State& s) {
  static const std::vector<bool> reached = find_reachable();
  return reached[at(Numbering::of(Rules::no_drops).open_index(s))];
}

}  // namespace kanzen::dobutsu

#pragma once
// The scores that both sides can force in Go under the `ko` rules, from the definition alone:
// boards as strings, groups as sets, positions in a map, and nothing of the engine.
#include <map>
#include <string>

namespace kanzen::naive {

struct GoScore {
  int low = 0, high = 0;  // for Black
};

// Returns the scores of every position, by its notation: all legal boards with either side to move,
// after a pass and not, and with the ko points that a move leaves.
std::map<std::string, GoScore> go_scores(int columns, int rows);

// Returns the scores for Black under superko of the same positions except those with a ko point,
// each as the start of a game.  `side_counts`: a board may recur with the other side to move.
std::map<std::string, int> go_superko_scores(int columns, int rows, bool side_counts, bool suicide);

}  // namespace kanzen::naive

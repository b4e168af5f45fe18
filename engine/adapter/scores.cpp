#include "engine/adapter/scores.hpp"

#include <algorithm>

namespace kanzen {

void sort_moves(std::vector<ScoredMove>& moves, unsigned player) {
  std::stable_sort(moves.begin(), moves.end(), [player](const auto& a, const auto& b) {
    if (!a.score || !b.score) return a.score.has_value() && !b.score.has_value();
    return player == 0 ? *a.score > *b.score : *a.score < *b.score;
  });
}

}  // namespace kanzen

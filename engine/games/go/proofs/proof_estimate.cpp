#include "engine/games/go/proofs/proof_estimate.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace kanzen::go {
namespace {

// The features of one player, in the order of `weights`.
constexpr std::size_t feature_count = 11;
using Features = std::array<double, feature_count>;

// The weights are those of two regressions over the positions that earlier searches on boards of
// 4x4 to 5x5, 2x9 and 3x6 points had decided (540,000 positions, each from both sides): a logistic
// one for whether the prover reaches the points, right in 98 % of the positions that took more than
// 64 nodes, and a linear one for the binary logarithm of the nodes that a proof took.
struct Weights {
  double lead;   // of the difference between prover and opponent, in the logit
  double scale;  // of the sum of both, times the points in question by point of the board
  double own;    // of the prover's features, in the logarithm of the work
  double other;  // of the opponent's
};
constexpr std::array<Weights, feature_count> weights = {{
    {1.56, -0.15, 0.00, 0.07},    // stones, and settled points
    {0.45, -0.35, 0.04, 0.00},    // empty points next to them
    {-0.20, 0.32, 0.25, 0.02},    // empty points next to those
    {0.45, -0.19, -0.18, -0.36},  // empty points next to his stones and none of the opponent's
    {-1.37, 0.03, -0.01, -0.07},  // stones at the edge
    {-2.04, 0.64, 0.54, 0.00},    // strings
    {-1.82, -0.44, 0.08, -0.19},  // strings with one liberty
    {0.24, 0.11, 0.39, -0.24},    // 1 if there is such a string and he is to move
    {2.63, -0.36, -0.72, 0.38},   // connected areas without his stones
    {0.31, -0.24, 0.13, 0.42},    // empty points that only he reaches past the opponent's liberties
    {0.51, -0.08, -0.09, -0.08},  // points that are certainly his
}};
constexpr double turn_logit = 1.73, points_logit = 2.96;
constexpr double work_base = 1.15, work_to_answer = 2.33;

double count(SmallPoints points) { return std::popcount(points); }

Features features_of(const ProofRules& rules, const ProofPosition& position, Side side) {
  const SmallGrid& grid = rules.grid();
  const SmallPoints own = position.stones_of(side), other = position.stones_of(other_side(side));
  const SmallPoints empty = rules.empty(position);
  const SmallPoints first = grid.neighbours(own) & empty;
  const SmallPoints second = grid.neighbours(first) & empty & ~first;
  const SmallPoints theirs = grid.neighbours(other) & empty;
  double strings = 0, in_atari = 0, regions = 0;
  for (SmallPoints rest = own; rest != 0; ++strings) {
    const SmallPoints string = grid.connected(first_of(rest), own);
    rest &= ~string;
    if ((string & position.settled_of(side)) == 0 &&
        std::has_single_bit(grid.neighbours(string) & empty))
      ++in_atari;
  }
  for (SmallPoints rest = grid.all() & ~own; rest != 0; ++regions)
    rest &= ~grid.connected(first_of(rest), grid.all() & ~own);
  return {count(own),
          count(first),
          count(second),
          count(first & ~theirs),
          count(own & grid.edge()),
          strings,
          in_atari,
          in_atari > 0 && position.to_move == side ? 1.0 : 0.0,
          regions,
          count(grid.connected(first & ~theirs, empty & ~theirs)),
          static_cast<double>(position.certain[index_of(side)])};
}

std::uint32_t rounded(double work) {
  return static_cast<std::uint32_t>(std::min<double>(most_estimated, 1 + work));
}

}  // namespace

ProofEstimate estimate_proof(const ProofRules& rules, const ProofPosition& position, int points) {
  const Features mine = features_of(rules, position, Side::prover);
  const Features theirs = features_of(rules, position, Side::opponent);
  // The share of the board that the prover has to lead by, from -1 to 1, the same size for both.
  const double share = (2.0 * points - 1) / (2 * rules.point_count());
  const bool mine_to_move = position.to_move == Side::prover;
  double logit = (mine_to_move ? turn_logit : -turn_logit) + points_logit * share;
  double proof = work_base + (mine_to_move ? 0 : work_to_answer);
  double refutation = work_base + (mine_to_move ? work_to_answer : 0);
  for (std::size_t i = 0; i < feature_count; ++i) {
    logit +=
        weights[i].lead * (mine[i] - theirs[i]) + weights[i].scale * share * (mine[i] + theirs[i]);
    proof += weights[i].own * mine[i] + weights[i].other * theirs[i];
    refutation += weights[i].own * theirs[i] + weights[i].other * mine[i];
  }
  // Found by trial: unlikely answers count steeply, and the work by its square root.
  constexpr double steepness = 2.5, unlikely = 2, work = 4;
  return {rounded(work * std::exp2(proof / 2) + unlikely * std::exp(-steepness * logit)),
          rounded(work * std::exp2(refutation / 2) + unlikely * std::exp(steepness * logit))};
}

}  // namespace kanzen::go

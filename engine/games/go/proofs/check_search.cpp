#include "engine/games/go/proofs/check_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "engine/core/phrases.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint32_t infinite = 1U << 30;
constexpr unsigned table_bits = 16;

// The features of one player, in the order of `weights`.
constexpr std::size_t feature_count = 11;
using Features = std::array<double, feature_count>;

// The weights are those of proof_estimate.cpp, which says where they come from.  They stand here
// again because a check shares no code with the search whose proof it checks.  They have no
// influence on the answers but to order the search.
struct Weights {
  double lead;   // of the difference between prover and opponent
  double scale;  // of the sum of both, times the points in question by point of the board
  double own;    // of the prover's, in the logarithm of the work of a proof
  double other;  // of the opponent's
};
constexpr std::array<Weights, feature_count> weights = {{
    {1.56, -0.15, 0.00, 0.07},    // stones, and certain points
    {0.45, -0.35, 0.04, 0.00},    // liberties
    {-0.20, 0.32, 0.25, 0.02},    // empty points next to the liberties
    {0.45, -0.19, -0.18, -0.36},  // liberties that are none of the other player's
    {-1.37, 0.03, -0.01, -0.07},  // stones at the edge
    {-2.04, 0.64, 0.54, 0.00},    // strings
    {-1.82, -0.44, 0.08, -0.19},  // strings with one liberty
    {0.24, 0.11, 0.39, -0.24},    // 1 if there is such a string and he is to move
    {2.63, -0.36, -0.72, 0.38},   // connected areas without his stones
    {0.31, -0.24, 0.13, 0.42},    // empty points that he alone reaches past the other's liberties
    {0.51, -0.08, -0.09, -0.08},  // points that are certainly his
}};

double count(PointMask points) { return std::popcount(points); }
PointMask lowest(PointMask points) { return points & (~points + 1); }

// `own` and `other` include the certain points; `certain`: the player's own.
Features features_of(const CheckRules& rules, PointMask own, PointMask other, PointMask certain,
                     bool to_move) {
  const PointMask empty = rules.all() & ~own & ~other;
  const PointMask liberties = rules.neighbours(own) & empty;
  const PointMask open = empty & ~rules.neighbours(other);
  double strings = 0, in_atari = 0, areas = 0;
  for (PointMask rest = own; rest != 0; ++strings) {
    const PointMask string = rules.connected(lowest(rest), own);
    rest &= ~string;
    if ((string & certain) == 0 && std::has_single_bit(rules.neighbours(string) & empty))
      ++in_atari;
  }
  for (PointMask rest = rules.all() & ~own; rest != 0; ++areas)
    rest &= ~rules.connected(lowest(rest), rules.all() & ~own);
  return {count(own),
          count(liberties),
          count(rules.neighbours(liberties) & empty & ~liberties),
          count(liberties & open),
          count(own & rules.edge()),
          strings,
          in_atari,
          to_move && in_atari > 0 ? 1.0 : 0.0,
          areas,
          count(rules.connected(liberties & open, open)),
          count(certain)};
}

std::uint32_t rounded(double work) { return static_cast<std::uint32_t>(std::min(1e6, 1 + work)); }

}  // namespace

Result<ProvenPositions> ProvenPositions::make(const CheckRules& rules) {
  const unsigned bits = std::min(most_bits, rules.point_count() + 4);
  ZeroedArray<std::atomic<std::uint64_t>> keys(std::size_t{1} << bits);
  if (!keys.is_allocated())
    return Error{Errc::out_of_memory,
                 {phrase::no_memory_for_search, sizeof(std::uint64_t) << bits}};
  return ProvenPositions(bits, std::move(keys));
}

CheckSearch::CheckSearch(const CheckRules& rules, ProvenPositions& proven)
    : rules_(rules), proven_(proven), table_(std::size_t{1} << table_bits) {}

CheckSearch::Settled CheckSearch::settle(const CheckPosition& position) const {
  Settled settled{position};
  CheckPosition& board = settled.position;
  settled.prover_certain = rules_.certain_points(board.prover, board.opponent);
  board.opponent &= ~settled.prover_certain;
  settled.opponent_certain = rules_.certain_points(board.opponent, board.prover);
  board.prover &= ~settled.opponent_certain;
  board.ko &= ~settled.prover_certain & ~settled.opponent_certain;
  return settled;
}

CheckSearch::Numbers CheckSearch::estimate(const Settled& settled) const {
  const CheckPosition& board = settled.position;
  const PointMask own = board.prover | settled.prover_certain;
  const PointMask other = board.opponent | settled.opponent_certain;
  const Features mine =
      features_of(rules_, own, other, settled.prover_certain, !board.opponent_moves);
  const Features theirs =
      features_of(rules_, other, own, settled.opponent_certain, board.opponent_moves);
  const double share = (points_ - 0.5) / rules_.point_count();
  double lead = (board.opponent_moves ? -1.73 : 1.73) + 2.96 * share;
  double proof = 1.15 + (board.opponent_moves ? 2.33 : 0);
  double refutation = 1.15 + (board.opponent_moves ? 0 : 2.33);
  for (std::size_t i = 0; i < feature_count; ++i) {
    const Weights& weight = weights[i];
    lead += weight.lead * (mine[i] - theirs[i]) + weight.scale * share * (mine[i] + theirs[i]);
    proof += weight.own * mine[i] + weight.other * theirs[i];
    refutation += weight.own * theirs[i] + weight.other * mine[i];
  }
  return {rounded(4 * std::exp2(proof / 2) + 2 * std::exp(-2.5 * lead)),
          rounded(4 * std::exp2(refutation / 2) + 2 * std::exp(2.5 * lead))};
}

CheckSearch::Numbers CheckSearch::first_numbers(const Settled& settled) const {
  constexpr Numbers proven{0, infinite}, refuted{infinite, 0};
  const CheckPosition& board = settled.position;
  const int all = static_cast<int>(rules_.point_count());
  if (2 * std::popcount(settled.prover_certain) - all >= points_) return proven;
  if (all - 2 * std::popcount(settled.opponent_certain) < points_) return refuted;
  if (board.passed) {  // a second pass ends the game
    const bool reached = rules_.lead(board) >= points_;
    if (reached && !board.opponent_moves) return proven;
    if (!reached && board.opponent_moves) return refuted;
  }
  return estimate(settled);
}

CheckSearch::Bucket& CheckSearch::bucket(std::uint64_t key) {
  return table_[static_cast<std::size_t>(key * golden_gamma >> (64 - table_bits))];
}

const CheckSearch::Numbers* CheckSearch::find(std::uint64_t key) {
  const Bucket& place = bucket(key);
  for (std::size_t i = 0; i < Bucket::size; ++i)
    if (place.keys[i] == key && place.searches[i] == search_) return &place.numbers[i];
  return nullptr;
}

void CheckSearch::store(std::uint64_t key, Numbers numbers) {
  Bucket& place = bucket(key);
  std::size_t i = 0;
  while (i < Bucket::size && place.searches[i] == search_ && place.keys[i] != key) ++i;
  if (i == Bucket::size) i = 0;
  place.keys[i] = key;
  place.searches[i] = search_;
  place.numbers[i] = numbers;
}

std::uint64_t CheckSearch::proof_key(const Settled& settled) const {
  return rules_.symmetric_key(settled.position) |
         static_cast<std::uint64_t>(points_ + static_cast<int>(CheckRules::most_points) + 1) << 57;
}

bool CheckSearch::is_on_line(std::uint64_t key, std::size_t ply) const {
  const auto end = line_.begin() + static_cast<std::ptrdiff_t>(ply);
  return std::find(line_.begin(), end, key) != end;
}

void CheckSearch::add_child(const Settled& settled, std::size_t ply) {
  children_[ply].push_back({settled, CheckRules::key(settled.position), 0, {}});
  __builtin_prefetch(&bucket(children_[ply].back().key));
}

void CheckSearch::expand(const Settled& settled, std::size_t ply) {
  const CheckPosition& board = settled.position;
  const PointMask certain = settled.prover_certain | settled.opponent_certain;
  children_[ply].clear();
  for (PointMask rest = rules_.empty(board) & ~certain; rest != 0; rest &= rest - 1) {
    const auto point = static_cast<unsigned>(std::countr_zero(rest));
    if (const auto after = rules_.after_stone(board, point)) add_child(settle(*after), ply);
  }
  // The opponent can wait by a move on a certain point: it ends the ban by ko, and the prover
  // answers it there or passes.
  Settled waited = settled;
  waited.position.ko = 0;
  waited.position.opponent_moves = false;
  if (board.opponent_moves && board.ko != 0 && certain != 0) add_child(waited, ply);
  // A second pass ends the game; first_numbers() has decided whether it is a success.
  Settled passed = settled;
  passed.position = rules_.after_pass(board);
  if (!board.passed) add_child(passed, ply);
  find_numbers(ply);
}

void CheckSearch::find_numbers(std::size_t ply) {
  constexpr Numbers proven{0, infinite}, refuted{infinite, 0};
  // Whether a new position is among the proven ones is looked up after all estimates, so that the
  // processor reads that large table during them.
  for (Child& child : children_[ply]) {
    if (is_on_line(child.key, ply + 1)) {
      child.numbers = refuted;
    } else if (const Numbers* const known = find(child.key)) {
      child.numbers = *known;
    } else {
      child.numbers = first_numbers(child.settled);
      store(child.key, child.numbers);
      if (child.numbers.proof == 0 || child.numbers.refutation == 0) continue;
      child.proof_key = proof_key(child.settled);
      proven_.prefetch(child.proof_key);
    }
  }
  for (Child& child : children_[ply]) {
    if (child.proof_key == 0 || !proven_.contains(child.proof_key)) continue;
    child.numbers = proven;
    store(child.key, proven);
  }
}

CheckSearch::Numbers CheckSearch::search_node(const Settled& settled, std::uint64_t key,
                                              std::size_t ply, Numbers limits) {
  ++nodes_;
  if (children_.size() <= ply) children_.resize(ply + 1);
  line_.resize(ply);
  line_.push_back(key);
  expand(settled, ply);
  const bool all_count = settled.position.opponent_moves;  // the prover needs all children
  // The numbers of a child that count for the side to move, and those against it.
  const auto effort = [&](Numbers& numbers) -> std::uint32_t& {
    return all_count ? numbers.refutation : numbers.proof;
  };
  const auto defence = [&](Numbers& numbers) -> std::uint32_t& {
    return all_count ? numbers.proof : numbers.refutation;
  };
  Numbers numbers;
  for (;;) {
    std::uint32_t least = infinite, second = infinite, greatest = 0, open = 0;
    std::size_t best = 0;
    for (std::size_t i = 0; i < children_[ply].size(); ++i) {
      Numbers& child = children_[ply][i].numbers;
      if (effort(child) < least) {
        second = least;
        least = effort(child);
        best = i;
      } else {
        second = std::min(second, effort(child));
      }
      greatest = std::max(greatest, defence(child));
      if (defence(child) != 0) ++open;
    }
    effort(numbers) = least;
    defence(numbers) = greatest == 0          ? 0
                       : least == 0           ? infinite
                       : greatest == infinite ? infinite
                                              : greatest + open - 1;
    if (least == 0 || least == infinite || effort(numbers) >= effort(limits) ||
        defence(numbers) >= defence(limits) || nodes_ >= most_nodes_)
      break;
    const Child child = children_[ply][best];  // a copy: deeper plies may move the children
    Numbers child_limits;
    effort(child_limits) = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(effort(limits), std::uint64_t{second} + second / 4 + 1));
    defence(child_limits) = defence(limits) == infinite ? infinite : defence(limits) - (open - 1);
    children_[ply][best].numbers = search_node(child.settled, child.key, ply + 1, child_limits);
  }
  store(key, numbers);
  if (numbers.proof == 0) proven_.add(proof_key(settled));
  return numbers;
}

bool CheckSearch::proves(const CheckPosition& position, int points, std::uint64_t nodes) {
  points_ = points;
  most_nodes_ = nodes;
  nodes_ = 0;
  ++search_;
  line_.clear();
  Settled settled = settle(position);
  // A pass would end the game with the dead stones on the board.
  if (settled.position.prover != position.prover || settled.position.opponent != position.opponent)
    settled.position.passed = false;
  Numbers numbers =
      proven_.contains(proof_key(settled)) ? Numbers{0, infinite} : first_numbers(settled);
  if (numbers.proof != 0 && numbers.refutation != 0)
    numbers = search_node(settled, CheckRules::key(settled.position), 0, {infinite, infinite});
  return numbers.proof == 0;
}

}  // namespace kanzen::go

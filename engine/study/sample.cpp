#include "engine/study/sample.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/core/quick_random.hpp"

namespace kanzen {
namespace {

// A random order of the numbers below `count`: a Feistel network permutes the numbers of an even
// number of bits, and those that are too large are passed through it again (J. Black, P. Rogaway,
// "Ciphers with arbitrary finite domains", 2002).
class RandomOrder {
 public:
  RandomOrder(std::uint64_t count, std::uint64_t seed)
      : count_(count),
        half_(static_cast<int>((std::bit_width(count > 0 ? count - 1 : 0) + 1) / 2)) {
    for (std::size_t i = 0; i < keys_.size(); ++i) keys_[i] = mixed(seed * keys_.size() + i + 1);
  }

  // Requires that `place` is below the count.
  std::uint64_t number_at(std::uint64_t place) const {
    do place = permuted(place);
    while (place >= count_);
    return place;
  }

 private:
  std::uint64_t permuted(std::uint64_t number) const {
    const std::uint64_t mask = (std::uint64_t{1} << half_) - 1;
    std::uint64_t left = number >> half_, right = number & mask;
    for (const std::uint64_t key : keys_)
      left = std::exchange(right, left ^ (mixed(right + key) & mask));
    return left << half_ | right;
  }

  std::uint64_t count_;
  int half_;  // bits of either half
  std::array<std::uint64_t, 4> keys_{};
};

// The positions of a solved game, by class number.
class SolvedPositions {
 public:
  SolvedPositions(const AnyGame& game, const SolvedGame& solved) : game_(game), solved_(solved) {}

  std::uint64_t count() const { return solved_.class_count(); }

  // Returns nullopt if there is no position or it does not have the outcome.
  Result<std::optional<ValuedPosition>> at(std::uint64_t number,
                                           const std::optional<Outcome>& outcome) const {
    KnownOutcome known = KnownOutcome::unknown;
    solved_.fill_outcomes(number, {&known, 1});
    if (known == KnownOutcome::unknown || (outcome && known != known_outcome(*outcome)))
      return std::optional<ValuedPosition>();
    const AnyState state = solved_.class_member(number);
    const auto value = solved_.value_of(state);
    if (!value) return value.error();
    return std::optional(ValuedPosition{game_.format(state), *value});
  }
  Result<Analysis> probe(const AnyState& state) const { return solved_.probe(state); }

 private:
  const AnyGame& game_;
  const SolvedGame& solved_;
};

class TablePositions {
 public:
  explicit TablePositions(const TableSource& table) : table_(table) {}

  std::uint64_t count() const { return table_.info().index_count; }
  Result<std::optional<ValuedPosition>> at(std::uint64_t number,
                                           const std::optional<Outcome>&) const {
    return table_.value_at(number);
  }
  Result<Analysis> probe(const AnyState& state) const { return table_.probe(state); }

 private:
  const TableSource& table_;
};

bool matches(Value value, const SampleRequest& request) {
  if (request.outcome && value.outcome != *request.outcome) return false;
  if (!request.distance) return true;
  return value.outcome != Outcome::draw && value.distance == *request.distance;
}

// Returns whether exactly one move keeps the outcome.
bool has_only_move(const Analysis& analysis) {
  const auto keeps = [&](const MoveValue& move) {
    return move.value.outcome == analysis.value.outcome;
  };
  return std::count_if(analysis.moves.begin(), analysis.moves.end(), keeps) == 1;
}

// Returns the position if it matches the request.
template <class Positions>
Result<std::optional<SampledPosition>> sampled(const AnyGame& game, const Positions& positions,
                                               std::uint64_t number, const SampleRequest& request) {
  using Found = std::optional<SampledPosition>;
  auto valued = positions.at(number, request.outcome);
  if (!valued) return valued.error();
  if (!*valued || !matches((*valued)->value, request)) return Found();
  const auto state = game.parse((*valued)->position);
  if (!state) return state.error();
  if (game.moves(*state).empty()) return Found();
  const auto analysis = positions.probe(*state);
  if (!analysis) return analysis.error();
  if (request.only_move && !has_only_move(*analysis)) return Found();
  return Found({analysis->position, analysis->value, analysis->best_moves()});
}

template <class Positions>
Result<PositionSample> sample_of(const AnyGame& game, const Positions& positions,
                                 const SampleRequest& request, std::uint64_t examined,
                                 const RunOptions& run) {
  constexpr std::uint64_t report_interval = 1 << 14;
  const std::uint64_t count = positions.count();
  const RandomOrder order(count, request.seed);
  PositionSample found;
  std::uint64_t place = request.first;
  for (; place < count && found.positions.size() < request.most && examined > 0; ++place) {
    if (place % report_interval == 0 && !report(run.progress, {"sample", 0, place, count, 0}))
      return Error{Errc::cancelled, untranslated("the search for positions was cancelled")};
    auto position = sampled(game, positions, order.number_at(place), request);
    if (!position) return position.error();
    if (*position) found.positions.push_back(**std::move(position));
    --examined;
  }
  if (place < count) found.next = place;
  return found;
}

}  // namespace

Result<PositionSample> sample_positions(const AnyGame& game, const SolvedGame& solved,
                                        const SampleRequest& request, std::uint64_t examined,
                                        const RunOptions& run) {
  return sample_of(game, SolvedPositions(game, solved), request, examined, run);
}

Result<PositionSample> sample_positions(const AnyGame& game, const TableSource& table,
                                        const SampleRequest& request, std::uint64_t examined,
                                        const RunOptions& run) {
  return sample_of(game, TablePositions(table), request, examined, run);
}

}  // namespace kanzen

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

bool matches(Value value, const SampleRequest& request) {
  if (request.outcome && value.outcome != *request.outcome) return false;
  if (!request.distance) return true;
  return value.outcome != Outcome::draw && value.distance == *request.distance;
}

// `find` of the two classes below returns the position of a class if its value matches the request;
// nullopt: it does not, or there is no position.

class SolvedPositions {
 public:
  explicit SolvedPositions(const SolvedGame& solved) : solved_(solved) {}

  std::uint64_t count() const { return solved_.class_count(); }
  Result<std::optional<AnyState>> find(std::uint64_t number, const SampleRequest& request) const {
    // The outcome is known without the position.
    KnownOutcome known = KnownOutcome::unknown;
    solved_.fill_outcomes(number, {&known, 1});
    const auto& wanted = request.outcome;
    if (known == KnownOutcome::unknown || (wanted && known != known_outcome(*wanted)))
      return std::optional<AnyState>();
    AnyState state = solved_.class_member(number);
    const auto value = solved_.value_of(state);
    if (!value) return value.error();
    return matches(*value, request) ? std::optional(std::move(state)) : std::nullopt;
  }
  Result<Analysis> probe(const AnyState& state) const { return solved_.probe(state); }

 private:
  const SolvedGame& solved_;
};

class TablePositions {
 public:
  TablePositions(const AnyGame& game, const TableSource& table) : game_(game), table_(table) {}

  std::uint64_t count() const { return table_.info().index_count; }
  Result<std::optional<AnyState>> find(std::uint64_t number, const SampleRequest& request) const {
    const auto valued = table_.value_at(number);
    if (!valued) return valued.error();
    if (!*valued || !matches((*valued)->value, request) ||
        !table_.is_reachable_at(number).value_or(false))
      return std::optional<AnyState>();
    auto state = game_.parse((*valued)->position);
    if (!state) return state.error();
    return std::optional(*std::move(state));
  }
  Result<Analysis> probe(const AnyState& state) const { return table_.probe(state); }

 private:
  const AnyGame& game_;
  const TableSource& table_;
};

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
  const auto state = positions.find(number, request);
  if (!state) return state.error();
  if (!*state || game.moves(**state).empty()) return Found();
  const auto analysis = positions.probe(**state);
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
  return sample_of(game, SolvedPositions(solved), request, examined, run);
}

Result<PositionSample> sample_positions(const AnyGame& game, const TableSource& table,
                                        const SampleRequest& request, std::uint64_t examined,
                                        const RunOptions& run) {
  return sample_of(game, TablePositions(game, table), request, examined, run);
}

}  // namespace kanzen

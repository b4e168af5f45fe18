#include "engine/study/rounds.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/quick_random.hpp"

namespace kanzen {
namespace {

constexpr std::uint64_t classes_per_step = 1 << 13;

// A reproducible pseudo-random sample of numbers: those whose hashes (keys) are lowest.
class Sample {
 public:
  void offer(std::uint64_t number, std::size_t limit) {
    const std::pair entry{mixed(number + golden_gamma), number};
    if (entries_.size() == limit && (limit == 0 || entries_.back() < entry)) return;
    entries_.insert(std::upper_bound(entries_.begin(), entries_.end(), entry), entry);
    if (entries_.size() > limit) entries_.pop_back();
  }
  const auto& entries() const { return entries_; }

 private:
  std::vector<std::pair<std::uint64_t, std::uint64_t>> entries_;  // key and number, ascending
};

class RoundFinder {
 public:
  RoundFinder(const AnyGame& game, const SolvedGame& solved, std::size_t limit)
      : game_(game), solved_(solved), limit_(limit) {}

  Result<Rounds> run(const ProgressSink& progress) && {
    const std::uint64_t classes = solved_.class_count();
    std::vector<KnownOutcome> outcomes;
    for (std::uint64_t first = 0; first < classes; first += classes_per_step) {
      outcomes.resize(static_cast<std::size_t>(std::min(classes_per_step, classes - first)));
      solved_.fill_outcomes(first, outcomes);
      for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (outcomes[i] != KnownOutcome::unknown) take(first + i);
      if (!report(progress, {"rounds", 0, first + outcomes.size(), classes, decided_}))
        return Error{Errc::cancelled, untranslated("the search for rounds was cancelled")};
    }
    for (std::size_t i = 0; i < samples_.size(); ++i) {
      result_.rounds[i].wins = analyses(samples_[i].wins);
      result_.rounds[i].losses = analyses(samples_[i].losses);
    }
    result_.draws = analyses(draws_);
    return std::move(result_);
  }

 private:
  struct Samples {
    Sample wins, losses;
  };

  void take(std::uint64_t number) {
    const AnyState state = solved_.class_member(number);
    const Value value = *solved_.value_of(state);
    if (value.outcome == Outcome::draw) {
      ++result_.undecided;
      if (!game_.moves(state).empty()) draws_.offer(number, limit_);
      return;
    }
    ++decided_;
    if (result_.rounds.size() <= value.distance) {
      result_.rounds.resize(value.distance + std::size_t{1});
      samples_.resize(result_.rounds.size());
    }
    Round& round = result_.rounds[value.distance];
    Samples& samples = samples_[value.distance];
    const bool won = value.outcome == Outcome::win;
    ++(won ? round.win : round.loss);
    (won ? samples.wins : samples.losses).offer(number, limit_);
  }

  std::vector<Analysis> analyses(const Sample& sample) const {
    std::vector<Analysis> all;
    for (const auto& [key, number] : sample.entries())
      if (auto analysis = solved_.probe(solved_.class_member(number)))
        all.push_back(*std::move(analysis));
    return all;
  }

  const AnyGame& game_;
  const SolvedGame& solved_;
  std::size_t limit_;
  Rounds result_;
  std::vector<Samples> samples_;  // by round
  Sample draws_;
  std::uint64_t decided_ = 0;
};

}  // namespace

Result<Rounds> rounds_of(const AnyGame& game, const SolvedGame& solved, std::size_t limit,
                         const RunOptions& options) {
  if (!game.info().distance_in_plies)
    return Error{Errc::unsupported,
                 untranslated("values of " + game.info().name + ", " + game.info().rules +
                              " are not decided in rounds of plies")};
  return RoundFinder(game, solved, limit).run(options.progress);
}

}  // namespace kanzen

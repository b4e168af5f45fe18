#include "tests/bench/score_comparison.hpp"

#include <string>
#include <utility>

#include "engine/adapter/stopwatch.hpp"
#include "engine/games/go/proofs/score_prover.hpp"
#include "tests/bench/go_lead_search.hpp"

namespace kanzen {
namespace {

constexpr std::uint64_t score_table_bytes = std::uint64_t{1} << 28;

// Measures whether Black can force a lead of all points.
SearchEffort measure_alpha_beta(const go::Grid& grid, double seconds) {
  Stopwatch watch;
  go::LeadSearch search(grid, score_table_bytes,
                        [&](std::uint64_t) { return watch.seconds() < seconds; });
  watch = {};  // the table is not part of the search
  const auto plies = search.fewest_plies(static_cast<int>(grid.point_count()));
  return {search.nodes(), watch.seconds(), plies.has_value()};
}

Result<SearchEffort> measure_prover(const go::Grid& grid, double seconds) {
  auto table = go::ProofTable::make(score_table_bytes);
  if (!table) return table.error();
  const Stopwatch watch;
  SerialExecutor executor;
  go::ScoreProver prover(grid, *std::move(table), executor,
                         [&](std::uint64_t, go::ScoreBounds) { return watch.seconds() < seconds; });
  const go::ScoreBounds proven = prover.prove({});
  const SearchEffort effort{prover.nodes(), watch.seconds(), !prover.is_stopped()};
  const int all = static_cast<int>(grid.point_count());
  if (proven.high < all || (effort.finished && proven.low < all))
    return Error{
        Errc::internal,
        untranslated("the prover gives Black fewer points than published on " +
                     std::to_string(grid.columns()) + " by " + std::to_string(grid.rows()))};
  return effort;
}

}  // namespace

Result<std::vector<ScoreComparison>> compare_score_searches(double seconds) {
  // Their scores are published (docs/games/go.md).
  constexpr std::pair<unsigned, unsigned> sizes[] = {{2, 4}, {3, 3}, {2, 5}, {2, 6}, {2, 7},
                                                     {3, 5}, {2, 8}, {3, 6}, {4, 5}};
  std::vector<ScoreComparison> comparisons;
  for (const auto& [columns, rows] : sizes) {
    const go::Grid grid(columns, rows);
    const SearchEffort alpha_beta = measure_alpha_beta(grid, seconds);
    const auto prover = measure_prover(grid, seconds);
    if (!prover) return prover.error();
    comparisons.push_back({columns, rows, alpha_beta, *prover});
  }
  return comparisons;
}

}  // namespace kanzen

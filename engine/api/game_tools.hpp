#pragma once
// What nobody but a tool asks of a game: the table of its values is built, its solvers are
// compared.
#include <string>
#include <utility>
#include <vector>

#include "engine/api/game_adapter.hpp"
#include "engine/solve/multi_pass.hpp"
#include "engine/table/opening.hpp"
#include "engine/table/writer.hpp"

namespace kanzen {

template <Game G>
Result<std::vector<TableFile>> build_table_of(const G& game, const Summary& summary,
                                              std::vector<NotablePositions> notable,
                                              const ValueTable& values, const BitSet& reached,
                                              const Sha256& sha256, Executor& executor,
                                              const ProgressSink& progress) {
  constexpr TableShape shape = table_shape_of<G>();
  static_assert(shape.search_plies <= table::deepest_search && shape.chunk_positions > 0);
  table::Manifest manifest;
  manifest.game = summary.game;
  manifest.rules = summary.rules;
  manifest.index_count = game.index_count();
  manifest.search_plies = shape.search_plies;
  manifest.statistics = summary;
  const ValuesOf<G> all_values(game, values);
  manifest.opening = table::opening_of(game, [&](Index i) { return all_values.value(i); });
  manifest.notable = std::move(notable);
  const auto value_of = [&](Index i) { return values.find(i); };
  auto built = table::TableWriter(game, manifest.name(), shape, value_of, &reached)
                   .build(executor, progress);
  if (!built) return built.error();
  return table_files(*std::move(built), std::move(manifest), sha256);
}

template <Game G>
Result<std::vector<TableFile>> build_table(const SolvedTable<G>& solved, const Sha256& sha256,
                                           const RunOptions& options) {
  const auto kinds = solved.notable(table_examples, options);
  if (!kinds) return kinds.error();
  SerialExecutor serial;
  return build_table_of(solved.game(), solved.summary(), without_moves(*kinds), solved.values(),
                        solved.reached(), sha256, executor_of(options, serial), options.progress);
}

// Solves in both ways, one after the other.
template <Game G>
Result<SolverComparison> compare_solvers(const G& game, const RunOptions& options) {
  SerialExecutor serial;
  Executor& executor = executor_of(options, serial);
  SolverComparison result;
  const Stopwatch solving;
  const auto values = solve(game, executor, options.progress);
  if (!values) return values.error();
  result.seconds = solving.seconds();
  const Stopwatch passing;
  const auto plain = solve_by_passes(game, executor, options.progress);
  if (!plain) return plain.error();
  result.plain_seconds = passing.seconds();
  result.compared = values->size();
  for (Index i = 0; i < values->size(); ++i)
    if (values->entry(i) != plain->entry(i)) ++result.different;
  return result;
}

template <Game G>
constexpr GameTools<G> tools_of() {
  return {&build_table<G>, &compare_solvers<G>, &estimate_position<G>};
}

}  // namespace kanzen

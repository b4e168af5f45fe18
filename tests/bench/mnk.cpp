#include <iterator>
#include <string>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/command.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/solve/alpha_beta.hpp"
#include "tests/bench/measurements.hpp"

namespace kanzen::cli {
namespace {

// Games whose outcome is published (sources: docs/PERFORMANCE.md), by k.  The small ones are
// solved, the others searched.
constexpr const char* sizes[] = {
    "mnk:3,3,3", "mnk:4,3,3", "mnk:4,4,3", "mnk:4,4,4", "mnk:5,4,4", "mnk:5,5,4", "mnk:6,4,4",
    "mnk:6,5,4", "mnk:6,6,4", "mnk:7,4,4", "mnk:7,5,4", "mnk:7,6,4", "mnk:7,7,4", "mnk:8,4,4",
    "mnk:8,5,4", "mnk:8,6,4", "mnk:8,7,4", "mnk:8,8,4", "mnk:5,5,5", "mnk:6,5,5", "mnk:6,6,5",
    "mnk:7,5,5", "mnk:7,6,5", "mnk:7,7,5", "mnk:8,5,5", "mnk:8,6,5", "mnk:8,7,5", "mnk:8,8,5",
    "mnk:6,6,6", "mnk:7,6,6", "mnk:7,7,6", "mnk:8,8,6", "mnk:8,8,7", "mnk:8,8,8"};

constexpr auto unsolved = "not solved in time";

struct Row {
  std::string how, outcome = unsolved, work, alone;
  Json json;
};

// Searches by alpha-beta alone.
std::string alpha_beta_alone(const std::string& name, const SearchOptions& options, Json& json) {
  const mnk::Mnk game = mnk::Family::make(*mnk::parse_name(name), mnk::Rules::normal, name);
  using Search = AlphaBeta<mnk::Mnk>;
  auto table = Search::Table::make(limits_of(options).table_bytes);
  if (!table) return table.error().message;
  const Stopwatch watch;
  Search search(game, *table, [&](std::uint64_t) { return watch.seconds() < options.seconds; });
  const auto outcome = search.outcome(game.initial());
  json["alone"] = {{"nodes", search.nodes()}, {"seconds", watch.seconds()}};
  return (outcome ? std::string() : std::string(unsolved) + ", ") +
         format_with_commas(search.nodes()) + " nodes, " + format_seconds(watch.seconds());
}

Result<Row> solve_row(const AnyGame& game, const CommandContext& context) {
  const auto summary = game.solver()->summarise(context.options());
  if (!summary) return summary.error();
  const double time = summary->seconds.enumerate + summary->seconds.solve;
  return Row{"solved",
             describe(summary->start, game.info()),
             format_with_commas(summary->positions) + " positions, " + format_seconds(time),
             {},
             {{"positions", summary->positions},
              {"outcome", name_of(summary->start.outcome)},
              {"distance", Json(summary->start)["distance"]},
              {"seconds", time}}};
}

Result<Row> search_row(const AnyGame& game, const SearchOptions& options) {
  const auto report = search(game, game.initial(), options);
  if (!report) return report.error();
  Row row{"searched",
          unsolved,
          format_with_commas(report->nodes) + " nodes, " + format_seconds(report->seconds),
          {},
          {{"nodes", report->nodes}, {"outcome", nullptr}, {"seconds", report->seconds}}};
  row.alone = alpha_beta_alone(game.info().name, options, row.json);
  if (!report->outcome) return row;
  row.outcome = name_of(*report->outcome);
  row.json["outcome"] = row.outcome;
  return row;
}

}  // namespace

Result<BenchReport> bench_mnk(const BenchOptions& options) {
  const CommandContext context(options.threads);
  SearchOptions search_options;
  search_options.seconds = options.seconds;
  search_options.with_moves = false;
  constexpr std::uint64_t most_solved = 1 << 24;  // table entries; a larger game takes minutes
  BenchReport report{{{"mnk", Json::array()}}, {}};
  Table table({"game", "", "for the first player", "took", "alpha-beta alone"});
  for (const char* name : sizes) {
    const auto game = find_game(name);
    if (!game) return game.error();
    const GameInfo& info = (*game)->info();
    const bool solved = !info.needs_search() && info.index_count <= most_solved;
    const auto row = solved ? solve_row(**game, context) : search_row(**game, search_options);
    if (!row) return row.error();
    Json json = {{"game", name}, {"how", row->how}};
    json.update(row->json);
    report.json["mnk"].push_back(std::move(json));
    table.add({name, row->how, row->outcome, row->work, row->alone});
  }
  report.text = table.text() + "\nat most " + format_count(options.seconds, "second") + " each\n";
  return report;
}

}  // namespace kanzen::cli

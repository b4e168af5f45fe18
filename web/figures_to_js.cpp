// To JavaScript: what is counted over a whole game, how far that is, tables, and pages of values.
#include <cstdint>
#include <string>
#include <vector>

#include "web/array_to_js.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {
namespace {

val further_to_js(const FurtherCounts& further) {
  val counts = val::object();
  for (const FurtherCounts::Count& count : further.counts)
    counts.set(count.name, to_js(count.number));
  val object = val::object();
  object.set("counts", counts);
  object.set("table", further.table_name);
  object.set("rows", array_of(further.rows, [&](const std::vector<std::uint64_t>& numbers) {
               val row = val::object();
               for (std::size_t column = 0; column < further.columns.size(); ++column)
                 row.set(further.columns[column], to_js(numbers[column]));
               return row;
             }));
  return object;
}

// What Statistics and ClassCounts both count.
template <class Counts>
val counts_to_js(const Counts& counts) {
  val object = val::object();
  object.set("positions", to_js(counts.positions));
  object.set("terminal", to_js(counts.terminal));
  object.set("win", to_js(counts.win));
  object.set("loss", to_js(counts.loss));
  object.set("draw", to_js(counts.draw));
  return object;
}

// 0: a draw; n and -n: a win and a loss in n - 1 plies.
std::int32_t code_of(Value value) {
  return static_cast<std::int32_t>(value.outcome) * (value.distance + 1);
}

}  // namespace

val to_js(const Statistics& statistics) {
  val object = counts_to_js(statistics);
  object.set("upToSymmetry",
             statistics.up_to_symmetry ? counts_to_js(*statistics.up_to_symmetry) : val::null());
  object.set("start", to_js(statistics.start));
  object.set("byDistance", array_of(statistics.by_distance, [](const DistanceCount& count) {
               val row = val::object();
               row.set("distance", count.distance);
               row.set("win", to_js(count.win));
               row.set("loss", to_js(count.loss));
               return row;
             }));
  object.set("maxDistance", statistics.max_distance);
  return object;
}

val to_js(const Summary& summary) {
  val object = to_js(static_cast<const Statistics&>(summary));
  object.set("game", summary.game);
  object.set("rules", summary.rules);
  object.set("threads", summary.threads);
  val seconds = val::object();
  seconds.set("enumerate", summary.enumerate_seconds);
  seconds.set("solve", summary.solve_seconds);
  object.set("seconds", seconds);
  return object;
}

val to_js(const EnumerationCounts& counts) {
  val object = val::object();
  object.set("positions", to_js(counts.positions));
  object.set("terminal", to_js(counts.terminal));
  object.set("transitions", to_js(counts.transitions));
  object.set("byPly", to_js(counts.by_ply));
  val by_ending = val::object();
  for (const EndingCount& count : counts.by_ending)
    by_ending.set(count.ending.name, to_js(count.positions));
  object.set("byEnding", by_ending);
  object.set("seconds", counts.seconds);
  object.set("further", counts.further ? further_to_js(*counts.further) : val::null());
  return object;
}

val to_js(const Progress& progress) {
  val object = val::object();
  object.set("phase", progress.phase);
  object.set("round", progress.round);
  object.set("done", to_js(progress.done));
  object.set("total", to_js(progress.total));
  object.set("decided", to_js(progress.decided));
  return object;
}

val to_js(const TableInfo& info) {
  val chunks = val::array();
  for (const TableChunkInfo& chunk : info.chunks) {
    val object = val::object();
    object.set("file", chunk.file);
    object.set("bytes", to_js(chunk.bytes));
    object.set("stored", to_js(chunk.stored));
    object.set("sha256", chunk.sha256);
    object.set("forReached", chunk.for_reached);
    chunks.call<void>("push", object);
  }
  val object = val::object();
  object.set("game", info.game);
  object.set("rules", info.rules);
  object.set("searchPlies", info.search_plies);
  object.set("indexCount", to_js(info.index_count));
  object.set("stored", to_js(info.stored));
  object.set("bytes", to_js(info.bytes));
  object.set("reachedBytes", to_js(info.reached_bytes));
  object.set("streamed", info.streamed);
  object.set("summary", to_js(info.statistics));
  object.set("notable", to_js(info.notable));
  object.set("chunks", chunks);
  return object;
}

val to_js(const TableCheck& check) {
  val object = val::object();
  object.set("checked", to_js(check.checked));
  object.set("different", to_js(check.different));
  object.set("example", check.example);
  return object;
}

// One text and one array of numbers, which position_values.mjs takes apart.
val to_js(const ValuePage& page) {
  std::string positions;
  std::vector<std::int32_t> codes;
  codes.reserve(page.positions.size());
  for (const auto& [position, value] : page.positions) {
    positions.append(positions.empty() ? "" : "\n").append(position);
    codes.push_back(code_of(value));
  }
  val object = val::object();
  object.set("positions", positions);
  // A copy, as ours goes at the end of this.
  object.set("values",
             val(emscripten::typed_memory_view(codes.size(), codes.data())).call<val>("slice"));
  object.set("next", page.next ? val(static_cast<double>(*page.next)) : val::null());
  return object;
}

}  // namespace kanzen::web

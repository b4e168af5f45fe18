// From JavaScript back to the engine's values, for what a worker has answered.
#include <optional>

#include "web/read_js.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {
namespace {

std::vector<std::size_t> numbers_from_js(const val& array) {
  return vector_of<std::size_t>(
      array, [](const val& number) { return static_cast<std::size_t>(number.as<double>()); });
}

MoveValue move_from_js(const val& object) {
  MoveValue move{object["move"].as<std::string>(), value_from_js(object["value"]), std::nullopt};
  if (!object["position"].isNull()) move.position = object["position"].as<std::string>();
  return move;
}

std::optional<Outcome> outcome_from_js(const val& name) {
  if (name.isNull()) return std::nullopt;
  return by_name<Outcome>(name.as<std::string>());
}

ClassCounts classes_from_js(const val& object) {
  return {count_from_js(object["positions"]), count_from_js(object["terminal"]),
          count_from_js(object["win"]), count_from_js(object["loss"]),
          count_from_js(object["draw"])};
}

DistanceCount distance_count_from_js(const val& object) {
  return {object["distance"].as<std::uint32_t>(), count_from_js(object["win"]),
          count_from_js(object["loss"])};
}

std::optional<ScoreRange> score_range_from_js(const val& object) {
  if (object.isNull()) return std::nullopt;
  return ScoreRange{object["low"].as<int>(), object["high"].as<int>()};
}

std::optional<double> points_from_js(const val& value) {
  return value.isNull() ? std::nullopt : std::optional(value.as<double>());
}

ValuedPosition valued_from_js(const val& object) {
  return {object["position"].as<std::string>(), value_from_js(object["value"])};
}

template <class Kind, class Convert>
std::vector<Kind> kinds_from_js(const val& array, const Convert& example_from_js) {
  using Example = typename decltype(Kind::examples)::value_type;
  return vector_of<Kind>(array, [&](const val& object) {
    return Kind{object["kind"].as<std::string>(), count_from_js(object["count"]),
                vector_of<Example>(object["examples"], example_from_js)};
  });
}

}  // namespace

std::uint64_t count_from_js(const val& count) {
  if (count.typeOf().as<std::string>() == "bigint") {
    return std::stoull(count.call<std::string>("toString"));
  }
  return static_cast<std::uint64_t>(count.as<double>());
}

Value value_from_js(const val& object) {
  const std::optional<Outcome> outcome = by_name<Outcome>(object["outcome"].as<std::string>());
  if (!outcome || *outcome == Outcome::draw) return drawn();
  return {*outcome, object["distance"].as<std::uint16_t>()};
}

Analysis analysis_from_js(const val& object) {
  return {object["position"].as<std::string>(), value_from_js(object["value"]),
          vector_of<MoveValue>(object["moves"], move_from_js),
          vector_of<std::string>(object["perfectLine"],
                                 [](const val& move) { return move.as<std::string>(); }),
          numbers_from_js(object["missingChunks"])};
}

std::vector<Notable> notable_from_js(const val& array) {
  return kinds_from_js<Notable>(array, analysis_from_js);
}

std::vector<NotablePositions> notable_positions_from_js(const val& array) {
  return kinds_from_js<NotablePositions>(array, valued_from_js);
}

SearchReport search_report_from_js(const val& object) {
  SearchReport report;
  report.position = object["position"].as<std::string>();
  report.outcome = outcome_from_js(object["outcome"]);
  report.moves = vector_of<SearchedMove>(object["moves"], [](const val& move) {
    return SearchedMove{move["move"].as<std::string>(), outcome_from_js(move["outcome"]),
                        move["position"].as<std::string>()};
  });
  report.nodes = count_from_js(object["nodes"]);
  report.seconds = object["seconds"].as<double>();
  return report;
}

ScoreReport score_report_from_js(const val& object) {
  ScoreReport report;
  report.position = object["position"].as<std::string>();
  report.score = score_range_from_js(object["score"]);
  report.moves = vector_of<ScoredMove>(object["moves"], [](const val& move) {
    const val position = move["position"];
    return ScoredMove{move["move"].as<std::string>(), score_range_from_js(move["score"]),
                      position.isNull() ? std::nullopt : std::optional(position.as<std::string>())};
  });
  report.nodes = count_from_js(object["nodes"]);
  report.seconds = object["seconds"].as<double>();
  return report;
}

EstimateReport estimate_report_from_js(const val& object) {
  EstimateReport report;
  report.position = object["position"].as<std::string>();
  report.win_rate = object["winRate"].as<double>();
  report.score = points_from_js(object["score"]);
  report.moves = vector_of<EstimatedMove>(object["moves"], [](const val& move) {
    return EstimatedMove{move["move"].as<std::string>(), count_from_js(move["visits"]),
                         move["share"].as<double>(), move["winRate"].as<double>(),
                         points_from_js(move["score"])};
  });
  report.line = emscripten::vecFromJSArray<std::string>(object["line"]);
  report.owners = emscripten::vecFromJSArray<double>(object["owners"]);
  report.playouts = count_from_js(object["playouts"]);
  report.seconds = object["seconds"].as<double>();
  return report;
}

Statistics statistics_from_js(const val& object) {
  Statistics statistics;
  statistics.positions = count_from_js(object["positions"]);
  statistics.terminal = count_from_js(object["terminal"]);
  statistics.win = count_from_js(object["win"]);
  statistics.loss = count_from_js(object["loss"]);
  statistics.draw = count_from_js(object["draw"]);
  if (const val classes = object["upToSymmetry"]; !classes.isNull()) {
    statistics.up_to_symmetry = classes_from_js(classes);
  }
  statistics.start = value_from_js(object["start"]);
  statistics.by_distance = vector_of<DistanceCount>(object["byDistance"], distance_count_from_js);
  statistics.max_distance = object["maxDistance"].as<std::uint32_t>();
  return statistics;
}

Summary summary_from_js(const val& object) {
  Summary summary;
  static_cast<Statistics&>(summary) = statistics_from_js(object);
  summary.game = object["game"].as<std::string>();
  summary.rules = object["rules"].as<std::string>();
  summary.threads = object["threads"].as<unsigned>();
  summary.enumerate_seconds = object["seconds"]["enumerate"].as<double>();
  summary.solve_seconds = object["seconds"]["solve"].as<double>();
  return summary;
}

TableCheck table_check_from_js(const val& object) {
  return {count_from_js(object["checked"]), count_from_js(object["different"]),
          object["example"].as<std::string>()};
}

Progress progress_from_js(const val& object) {
  return {object["phase"].as<std::string>(), object["round"].as<std::uint32_t>(),
          count_from_js(object["done"]), count_from_js(object["total"]),
          count_from_js(object["decided"])};
}

Error error_from_js(const val& object) {
  // Codes that only exist in JavaScript (a worker that did not load) are failures of
  // something that should have worked.
  Error error{by_name<Errc>(object["code"].as<std::string>()).value_or(Errc::internal),
              object["message"].as<std::string>(), std::nullopt};
  if (!object["offset"].isNull()) {
    error.offset = static_cast<std::size_t>(object["offset"].as<double>());
  }
  return error;
}

}  // namespace kanzen::web

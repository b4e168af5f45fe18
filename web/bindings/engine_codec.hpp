#pragma once
// Forms of engine values in JavaScript that differ from those of their fields.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/value_page.hpp"
#include "engine/study/comparison.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {

// An object with the number of positions by name of the ending.
template <>
struct JsForm<std::vector<EndingCount>> {
  static val write(const std::vector<EndingCount>& by_ending) {
    val object = val::object();
    for (const EndingCount& count : by_ending)
      object.set(count.ending.name, count_to_js(count.positions));
    return object;
  }
};

template <>
struct JsForm<ExtraStatistics> {
  static val write(const ExtraStatistics& extra) {
    val counts = val::object();
    for (const ExtraStatistics::Count& count : extra.counts)
      counts.set(count.name, count_to_js(count.number));
    val rows = val::array();
    for (const std::vector<std::uint64_t>& numbers : extra.rows) {
      val row = val::object();
      for (std::size_t column = 0; column < extra.columns.size(); ++column)
        row.set(extra.columns[column], count_to_js(numbers[column]));
      append(rows, row);
    }
    val object = val::object();
    object.set("counts", counts);
    object.set("table", extra.table_name);
    object.set("rows", rows);
    return object;
  }
};

// One string of positions and one array of numbers, which position_values.mjs decodes: 0 is a draw,
// n and -n are a win and a loss in n - 1 plies.
template <>
struct JsForm<ValuePage> {
  static val write(const ValuePage& page) {
    std::string positions;
    std::vector<std::int32_t> codes;
    codes.reserve(page.positions.size());
    for (const auto& [position, value] : page.positions) {
      positions.append(positions.empty() ? "" : "\n").append(position);
      codes.push_back(static_cast<std::int32_t>(value.outcome) * (value.distance + 1));
    }
    val object = val::object();
    object.set("positions", positions);
    // A copy, because `codes` is destroyed at the end of this function.
    object.set("values",
               val(emscripten::typed_memory_view(codes.size(), codes.data())).call<val>("slice"));
    object.set("next", page.next ? val(static_cast<double>(*page.next)) : val::null());
    return object;
  }
};

// Names the outcomes as under each rule set. `games` is in the order of Comparison::rules.
inline val comparison_to_js(const Comparison& comparison, const ComparedGames& games) {
  val object = to_js(comparison);
  for (const char* rows : {"outcomes", "first"}) {
    const val array = object[rows];
    const unsigned length = length_of(array);
    for (unsigned i = 0; i < length; ++i) {
      val outcomes = array[i]["outcomes"];
      for (unsigned side = 0; side < 2; ++side) {
        const auto outcome = from_js<Outcome>(outcomes[side]);
        outcomes.set(side, std::string(outcome_name(games[side]->info(), outcome)));
      }
    }
  }
  return object;
}

}  // namespace kanzen::web

#pragma once
// The engine's values as plain JavaScript objects and back, for both modules: the
// engine module makes them, a worker's messages carry them, and the page module reads
// some of them again.  Their types are those of kanzen.d.mts.
//
// Names are camelCase, outcomes words, players 1 and 2, squares names instead of
// numbers, and what is missing is null.  A 64-bit count becomes a number while a
// double holds it exactly, a BigInt beyond.
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"
#include "engine/adapter/value_page.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/players/player.hpp"
#include "engine/session/session.hpp"

namespace kanzen::web {

using emscripten::val;

val to_js(std::uint64_t count);
val to_js(const std::vector<std::uint64_t>& counts);
val to_js(const Value& value);
val to_js(const GameInfo& info);
val to_js(const BoardView& board, const GameInfo& info);
val moves_to_js(const Session& session);
val history_to_js(const Session& session);     // the current line
val variations_to_js(const Session& session);  // all nodes, by their numbers
val sized_games_to_js();
val to_js(const std::vector<Notation>& notations);
val to_js(const Analysis& analysis);
val to_js(const std::vector<Notable>& kinds);
val to_js(const std::vector<NotablePositions>& kinds);
val to_js(const SearchReport& report);
val to_js(const ScoreReport& report);
val to_js(const EstimateReport& report);
val to_js(const Choice& choice);
val to_js(const Statistics& statistics);
val to_js(const Summary& summary);
val to_js(const EnumerationCounts& counts);
val to_js(const Progress& progress);
val to_js(const TableInfo& info);
val to_js(const TableCheck& check);
val to_js(const ValuePage& page);
val to_js(const Error& error);

// {ok: true, value} and {ok: false, error}: how a Result crosses the border.
val success(const val& value);
val failure(const Error& error);
inline val answer(const Result<void>& result) {
  return result ? success(val::null()) : failure(result.error());
}
template <class T>
val answer(const Result<T>& result) {
  return result ? success(to_js(*result)) : failure(result.error());
}

// The way back, for objects that the functions above have made.
Analysis analysis_from_js(const val& object);
std::vector<Notable> notable_from_js(const val& array);
std::vector<NotablePositions> notable_positions_from_js(const val& array);
SearchReport search_report_from_js(const val& object);
ScoreReport score_report_from_js(const val& object);
EstimateReport estimate_report_from_js(const val& object);
Statistics statistics_from_js(const val& object);
Summary summary_from_js(const val& object);
TableCheck table_check_from_js(const val& object);
Progress progress_from_js(const val& object);
Error error_from_js(const val& object);

}  // namespace kanzen::web

#pragma once
// Counts over all positions and notable ones, as several commands print them.
#include <string>
#include <vector>

#include "engine/cli/output/json.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen::cli {

Json statistics_json(const Statistics& statistics);
std::string statistics_text(const Statistics& statistics, const GameInfo& info);

Json notable_json(const std::vector<NotablePositions>& kinds);
std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info);

}  // namespace kanzen::cli

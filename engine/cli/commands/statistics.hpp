#pragma once
// Counts over all positions and notable ones, as several commands print them.
#include <string>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen::cli {

std::string statistics_text(const Statistics& statistics, const GameInfo& info);
std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info);

}  // namespace kanzen::cli

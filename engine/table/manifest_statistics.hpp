#pragma once
// The lines of a manifest about all positions of the game, and about some: counts, the first
// positions, and those worth looking at (FORMAT.md).  Figures that contradict each other are
// refused.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/diagnostic.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen::table {

// Takes the first word, and the space after it, off the line.
inline std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

// What is wrong with a line; nullopt: nothing.
using LineFault = std::optional<Diagnostic>;

// Each reads what stands after the line's first word, in the order in which the lines come.
LineFault read_positions(std::string_view line, Statistics& statistics);
LineFault read_classes(std::string_view line, Statistics& statistics);
LineFault read_start(std::string_view line, Statistics& statistics);
LineFault read_distance(std::string_view line, Statistics& statistics);
// After the last line of distances: they have every won and lost position.
LineFault missing_distances(const Statistics& statistics);

// A position of the first plies: the first one is the start.
LineFault read_opening(std::string_view line, const Statistics& statistics,
                       std::vector<ValuedPosition>& opening);
std::string format_opening(const std::vector<ValuedPosition>& opening);

LineFault read_kind(std::string_view line, const Statistics& statistics,
                    std::vector<NotablePositions>& notable);
// Of the kind that was read last.
LineFault read_example(std::string_view line, const Statistics& statistics,
                       std::vector<NotablePositions>& notable);
std::string format_statistics(const Statistics& statistics);
std::string format_notable(const std::vector<NotablePositions>& notable);

}  // namespace kanzen::table

#pragma once
// The lines of a manifest with statistics, opening positions and notable positions
// (docs/FORMAT.md).  Contradictory figures are rejected.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/diagnostic.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen::table {

// Removes the first word and the following space from the line and returns the word.
inline std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

// The fault of a line; nullopt: the line is valid.
using LineFault = std::optional<Diagnostic>;

// Each function parses a line without its keyword.  The functions are in the order of the lines.
// Parses "positions finished won drawn lost" and checks that the numbers are consistent.
LineFault read_positions(std::string_view line, OutcomeTotals& counts);
LineFault read_classes(std::string_view line, Statistics& statistics);
LineFault read_start(std::string_view line, Statistics& statistics);
LineFault read_distance(std::string_view line, Statistics& statistics);
// Called after the last line "distance": checks that the distances add up to all won and lost
// positions.
LineFault missing_distances(const Statistics& statistics);

// Parses a line "opening"; the first one must have the value of the start.
LineFault read_opening(std::string_view line, const Statistics& statistics,
                       std::vector<ValuedPosition>& opening);
std::string format_opening(const std::vector<ValuedPosition>& opening);

LineFault read_kind(std::string_view line, const Statistics& statistics,
                    std::vector<NotablePositions>& notable);
// Parses an example of the most recent kind.
LineFault read_example(std::string_view line, const Statistics& statistics,
                       std::vector<NotablePositions>& notable);
std::string format_statistics(const Statistics& statistics);
std::string format_notable(const std::vector<NotablePositions>& notable);

}  // namespace kanzen::table

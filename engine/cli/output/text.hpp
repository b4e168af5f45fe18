#pragma once
// Numbers, values and tables for a person to read.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"
#include "engine/core/with_commas.hpp"

namespace kanzen::cli {
std::string percent(std::uint64_t part, std::uint64_t whole);          // "12.3 %"
std::string seconds(double duration);                                  // "1.234 s"
std::string megabytes(std::uint64_t bytes);                            // "12.3 MB"
std::string counted(std::uint64_t number, std::string_view singular);  // "1 ply", "2 plies"

// "12 positions searched in 1.234 s"
std::string search_effort(std::uint64_t nodes, double duration);

// "win in 5 plies", "draw"; for the notebook's rules "win, decided in sweep 5".  In colour where
// the program speaks so (voice.hpp).
std::string describe(Value value, const GameInfo& info);
std::string words_of(const GameEnd& end, const GameInfo& info);  // "three in a line"
std::string_view player_name(Player player);                     // "the first player"
// What the numbers of this game's distances mean: "plies" or "sweep".
std::string_view distance_name(const GameInfo& info);
// "  b2c3  win in 5 plies": a line of a list of moves.
std::string move_line(const std::string& move, const std::string& words);

// Columns lined up: the first to the left, the others to the right.
class Table {
 public:
  explicit Table(std::vector<std::string> headings) : rows_{std::move(headings)} {}
  // A cell for each heading.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

// Counts over all positions, and notable ones.
std::string statistics_text(const Statistics& statistics, const GameInfo& info);
std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info);

// For messages on one line: control characters become visible escapes.
std::string one_line(std::string_view text);

// A board for the terminal, for every game alike.

// Rows with their names, the visible piece of a square first and what it covers in
// brackets, from the top down: "L(m)".  The first player has capitals.  Then the hands.
std::string board_text(const BoardView& board, const GameInfo& info);

}  // namespace kanzen::cli

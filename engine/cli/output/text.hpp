#pragma once
// Text output: numbers, values, tables and boards.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/scores.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"
#include "engine/figure/words.hpp"

namespace kanzen::cli {
std::string format_percent(std::uint64_t part, std::uint64_t whole);        // "12.3 %"
std::string format_seconds(double duration);                                // "1.234 s"
std::string format_megabytes(std::uint64_t bytes);                          // "12.3 MB"
std::string format_count(std::uint64_t number, std::string_view singular);  // "1 ply", "2 plies"

// "12 positions searched in 1.234 s"
std::string describe_search_effort(std::uint64_t nodes, double duration);

// Returns "13 plies", or "7 moves" with --unit moves.
std::string format_plies(unsigned plies);

// Returns the numbers of a figure's values with --unit.  `known`: distances are known.
FigureDistances figure_distances(bool known);

// Returns "win in 5 plies" or "draw"; "win, decided in sweep 5" under the notebook's rules; the
// outcome alone for a searched game.  In colour where in_color applies (style.hpp).
std::string describe(Value value, const GameInfo& info);
std::string describe_end(const GameEnd& end, const GameInfo& info);  // "three in a line"
// Returns "the first player", or the player's name in Go: "Black".
std::string_view player_name(const GameInfo& info, Player player);
// The unit of the game's distances: "plies" or, with --unit, "moves"; else "sweep".
std::string_view distance_name(const GameInfo& info);
std::string format_signed(int points);         // "+4", "0", "-4"
std::string describe_score(ScoreRange score);  // "+9", or "from +4 to +12, endless"
// Describes the score of a report or of one of its moves: as above or, if it was not found, "not
// solved in time", with what is proven: "not solved in time: at least +4 and at most +25".
std::string describe_score(const std::optional<ScoreRange>& score, ScoreRange proven,
                           const GameInfo& info);
// Returns a line of a list of moves: "  b2c3  win in 5 plies".
std::string move_line(const std::string& move, const std::string& words);

enum class Align : std::uint8_t { left, right };

// A text table.  The first column is aligned to the left, the others as `others` says.
class Table {
 public:
  explicit Table(std::vector<std::string> headings, Align others = Align::right)
      : rows_{std::move(headings)}, others_(others) {}
  // `row` has a cell for each heading.
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
  Align others_;
};

// Return tables of the counts over all positions, and lists of notable positions.
std::string statistics_text(const Statistics& statistics, const GameInfo& info);
std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info);

// Replaces control characters by visible escapes ("\x0a"), for messages on one line.
std::string one_line(std::string_view text);

// Returns the board of any game as text: rows with their names, on each square the top piece and in
// brackets the pieces that it covers, from the top down, as in "L(m)"; then the hands.  The first
// player's pieces are capitals.  A board of Go has points with "x" and "o" instead.
std::string board_text(const BoardView& board, const GameInfo& info);

}  // namespace kanzen::cli

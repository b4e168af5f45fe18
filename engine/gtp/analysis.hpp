#pragma once
// Analysis over GTP, as in Leela Zero ("lz-analyze") and KataGo ("kata-analyze"): the arguments of
// the commands, and the lines that are written.
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/adapter/analysis.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"

namespace kanzen::gtp {

enum class AnalysisFormat { leela_zero, katago };

// "avoid COLOR MOVES DEPTH" and "allow COLOR MOVES DEPTH", for the next move.
struct MoveRestriction {
  bool allows = false;  // false: the moves are not considered; true: only they are
  Player player = 0;
  std::vector<std::string> moves;  // in the game's notation
};

struct AnalysisRequest {
  AnalysisFormat format = AnalysisFormat::leela_zero;
  std::optional<Player> player;    // to move; nullopt: whose turn it is
  std::optional<double> interval;  // seconds between lines; nullopt: the command's default
  std::size_t least_moves = 0;     // listed even if no playout has tried them
  std::size_t most_moves = std::numeric_limits<std::size_t>::max();
  bool with_owners = false;
  std::vector<MoveRestriction> restrictions;
};

// Parses "[COLOR] [CENTISECONDS] [KEY VALUE]...".  `points`: the names of the board's points.
// Errc::bad_notation says what was expected.
Result<AnalysisRequest> parse_analysis(AnalysisFormat format,
                                       std::span<const std::string> arguments,
                                       std::span<const std::string> points);

// Returns those of the legal moves that `player` shall not consider.
std::vector<std::string> excluded_moves(const AnalysisRequest& request, Player player,
                                        std::span<const std::string> legal);

// Returns one line, with its line feed; "" if there is no move to list.
std::string analysis_line(const AnalysisRequest& request, const EstimateReport& report,
                          Player player);

// A move in analyses: "D4", or "pass" in small letters, as clients expect.
std::string analysed_move(const std::string& move);

}  // namespace kanzen::gtp

// GTP commands that analyse, as in Leela Zero ("lz-analyze") and KataGo ("kata-analyze").
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/gtp/engine.hpp"

namespace kanzen::gtp {
namespace {

// Keys of KataGo that ask for what Kanzen does not know.  They are accepted with their value.
constexpr std::array ignored_keys = {"rootInfo",       "pvVisits",       "pvEdgeVisits",
                                     "movesOwnership", "ownershipStdev", "movesOwnershipStdev",
                                     "noResultValue"};

// Seconds.  A report that comes this much before its time is written, because the search reports
// at fixed intervals of its own.
constexpr double report_tolerance = 0.05;

constexpr auto arguments_expected =
    "expected [COLOR] [CENTISECONDS] and then interval N, minmoves N, maxmoves N, "
    "avoid COLOR MOVES DEPTH or allow COLOR MOVES DEPTH";

Error wrong(const std::string& what) { return {Errc::bad_notation, untranslated(what)}; }

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

// Parses "[COLOR] [CENTISECONDS] [KEY VALUE]...", one argument after another.
class AnalysisReader {
 public:
  // `points`: the names of the board's points.
  AnalysisReader(AnalysisFormat format, std::span<const std::string> arguments,
                 std::span<const std::string> points)
      : arguments_(arguments), points_(points) {
    request_.format = format;
  }

  // Errc::bad_notation says what was expected.
  Result<AnalysisRequest> read() {
    bool first = true;  // color and interval come before the keys
    while (!arguments_.empty()) {
      const std::string word = next();
      const auto color = first ? parse_color(word) : std::nullopt;
      const auto interval = first ? parse_decimal(word) : std::nullopt;
      if (color && !request_.player && !request_.interval) {
        request_.player = color;
      } else if (interval && *interval >= 0 && !request_.interval) {
        request_.interval = in_seconds(*interval);
      } else {
        first = false;
        if (auto taken = read_key(word); !taken) return taken.error();
      }
    }
    return std::move(request_);
  }

 private:
  static double in_seconds(double centiseconds) { return centiseconds / 100; }

  std::string next() {
    if (arguments_.empty()) return {};
    const std::string word = arguments_.front();
    arguments_ = arguments_.subspan(1);
    return word;
  }

  Result<void> read_key(const std::string& key) {
    const bool of_katago = request_.format == AnalysisFormat::katago;
    if (key == "avoid" || key == "allow") return read_restriction(key == "allow");
    if (key == "interval") {
      const auto interval = parse_decimal(next());
      if (!interval || *interval < 0) return wrong("interval: expected centiseconds");
      request_.interval = in_seconds(*interval);
      return {};
    }
    if (key == "minmoves" || key == "maxmoves") {
      const auto count = parse_number<unsigned>(next());
      if (!count) return wrong(key + ": expected a number of moves");
      (key == "minmoves" ? request_.least_moves : request_.most_moves) = *count;
      return {};
    }
    if (of_katago && key == "ownership") {
      const std::string value = to_lower(next());
      if (value != "true" && value != "false") return wrong("ownership: expected true or false");
      request_.with_owners = value == "true";
      return {};
    }
    if (of_katago &&
        std::find(ignored_keys.begin(), ignored_keys.end(), key) != ignored_keys.end() &&
        !next().empty())
      return {};
    return wrong(arguments_expected);
  }

  Result<void> read_restriction(bool allows) {
    MoveRestriction restriction{allows, 0, {}};
    const auto player = parse_color(next());
    const std::string moves = to_lower(next());
    const auto depth = parse_number<unsigned>(next());
    if (!player || !depth) return wrong(arguments_expected);
    restriction.player = *player;
    for (std::size_t at = 0; at <= moves.size();) {
      const std::size_t end = std::min(moves.find(',', at), moves.size());
      std::string move = moves.substr(at, end - at);
      if (move != "pass" && std::find(points_.begin(), points_.end(), move) == points_.end())
        return wrong("\"" + excerpt(move) + "\" is no move; expected, for example, D4,E5,pass");
      restriction.moves.push_back(std::move(move));
      at = end + 1;
    }
    request_.restrictions.push_back(std::move(restriction));
    return {};
  }

  std::span<const std::string> arguments_, points_;
  AnalysisRequest request_;
};

// Appends " key value" with a number of decimals.
void add_number(std::string& line, std::string_view key, double value, int decimals) {
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), " %.*f", decimals, value);
  if (!key.empty()) line += ' ' + std::string(key);
  line += text.data();
}

// A rate from 0 to 1, as each format writes it.
void add_rate(std::string& line, std::string_view key, double rate, AnalysisFormat format) {
  if (format == AnalysisFormat::leela_zero)
    add_number(line, key, std::round(rate * 10'000), 0);
  else
    add_number(line, key, rate, 6);
}

// Lower bound of the 95 % confidence interval of a win rate.
double lower_bound(double rate, double visits) {
  constexpr double deviations = 1.96;
  if (visits < 1) return 0;
  return std::max(0.0, rate - deviations * std::sqrt(rate * (1 - rate) / visits));
}

// A move in analyses: "D4", or "pass" in small letters, as clients expect.
std::string analysed_move(const std::string& move) {
  return to_lower(move) == "pass" ? "pass" : to_upper(move);
}

void add_move(std::string& line, const EstimatedMove& move, const EstimateReport& report,
              AnalysisFormat format, std::size_t order, double sign) {
  const bool tried = move.visits > 0;
  const double rate = tried ? move.win_rate : report.win_rate;
  const double lead = sign * (tried ? move.score : report.score).value_or(0);
  line += (line.empty() ? "info move " : " info move ") + analysed_move(move.move) + " visits " +
          std::to_string(move.visits);
  if (format == AnalysisFormat::katago) add_number(line, "utility", 2 * rate - 1, 6);
  add_rate(line, "winrate", rate, format);
  if (format == AnalysisFormat::katago) {
    add_number(line, "scoreMean", lead, 3);
    add_number(line, "scoreLead", lead, 3);
  }
  add_rate(line, "prior", move.prior, format);
  add_rate(line, "lcb", lower_bound(rate, static_cast<double>(move.visits)), format);
  line += " order " + std::to_string(order) + " pv";
  if (move.line.empty()) line += ' ' + analysed_move(move.move);
  for (const std::string& next : move.line) line += ' ' + analysed_move(next);
}

// Returns those of the legal moves that `player` shall not consider.
std::vector<std::string> excluded_moves(const AnalysisRequest& request, Player player,
                                        std::span<const std::string> legal) {
  std::vector<std::string> excluded;
  for (const std::string& move : legal) {
    bool any_allows = false, allowed = false, avoided = false;
    for (const MoveRestriction& restriction : request.restrictions) {
      if (restriction.player != player) continue;
      const bool named = std::find(restriction.moves.begin(), restriction.moves.end(), move) !=
                         restriction.moves.end();
      any_allows = any_allows || restriction.allows;
      (restriction.allows ? allowed : avoided) |= named;
    }
    if (avoided || (any_allows && !allowed)) excluded.push_back(move);
  }
  return excluded;
}

// Returns one line, with its line feed; "" if there is no move to list.
std::string analysis_line(const AnalysisRequest& request, const EstimateReport& report,
                          Player player) {
  const double sign = player == 0 ? 1 : -1;  // scores and owners are from the first player's view
  std::string line;
  std::size_t order = 0;
  for (const EstimatedMove& move : report.moves) {
    if (order >= request.most_moves || (move.visits == 0 && order >= request.least_moves)) break;
    add_move(line, move, report, request.format, order++, sign);
  }
  if (line.empty()) return line;
  if (request.with_owners) {
    line += " ownership";
    for (const double owner : report.owners) add_number(line, "", sign * owner, 3);
  }
  return line + '\n';
}

}  // namespace

void Engine::write_analysis(std::string_view text) {
  if (!streams_) options_.write(std::exchange(before_response_, {}) + '=' + id_ + '\n');
  streams_ = true;
  if (!text.empty()) options_.write(text);
}

// Runs until the next line of input, or its end.  If the search ends before, because it can count
// no further, the response remains open until that line.
Answer Engine::analyze(const Arguments& arguments, AnalysisFormat format) {
  const auto request = AnalysisReader(format, arguments, board_.points()).read();
  if (!request) return failed(request.error().message);
  const Player player = request->player.value_or(board_.to_move());
  const std::vector<std::string> legal = board_.legal_moves(player);
  Turn turn = board_.turn(player);
  EstimateOptions options;
  options.limits.seconds = std::numeric_limits<double>::infinity();
  options.seed = options_.seed;
  options.with_lines = true;
  options.excluded = excluded_moves(*request, player, legal);
  if (options.excluded.size() == legal.size()) return failed("no move is allowed");
  options.excluded.insert(options.excluded.end(), turn.forbidden.begin(), turn.forbidden.end());
  constexpr double usual_interval = 1;  // second
  const double interval = request->interval.value_or(usual_interval);
  double next = 0;
  options.on_report = [&](const EstimateReport& found) {
    if (found.seconds < next) return;
    next = found.seconds + interval - report_tolerance;
    write_analysis(analysis_line(*request, found, player));
  };
  RunOptions run = run_;
  run.progress = [&](const Progress& progress) {
    return !options_.input_waits() && report(run_.progress, progress);
  };
  write_analysis({});
  const auto last = turn.game.estimator()->estimate(turn.past, turn.state, options, run);
  if (last) {
    write_analysis(analysis_line(*request, *last, player));
    before_response_ = "\n";
  }
  return succeeded();
}

// Input does not stop it.  The last report is always written.
Answer Engine::genmove_analyze(const Arguments& arguments, AnalysisFormat format) {
  const auto request = AnalysisReader(format, arguments, board_.points()).read();
  if (!request) return failed(request.error().message);
  const Player player = request->player.value_or(board_.to_move());
  std::string unwritten;
  double next = 0;
  const auto choice = choose(player, excluded_moves(*request, player, board_.legal_moves(player)),
                             [&](const EstimateReport& found) {
                               unwritten = analysis_line(*request, found, player);
                               if (!request->interval || found.seconds < next) return;
                               next = found.seconds + *request->interval - report_tolerance;
                               write_analysis(std::exchange(unwritten, {}));
                             });
  if (!choice && !streams_) return failed(choice.error().message);
  write_analysis(unwritten);
  if (!choice) return succeeded();
  if (choice->resigns) return succeeded("play resign");
  if (!board_.play(player, choice->move)) return succeeded();
  return succeeded("play " + analysed_move(choice->move));
}

// The analysis has ended already, because it ends with any line of input.
Answer Engine::stop(const Arguments&) { return succeeded(); }

Answer Engine::lz_analyze(const Arguments& arguments) {
  return analyze(arguments, AnalysisFormat::leela_zero);
}
Answer Engine::kata_analyze(const Arguments& arguments) {
  return analyze(arguments, AnalysisFormat::katago);
}
Answer Engine::lz_genmove_analyze(const Arguments& arguments) {
  return genmove_analyze(arguments, AnalysisFormat::leela_zero);
}
Answer Engine::kata_genmove_analyze(const Arguments& arguments) {
  return genmove_analyze(arguments, AnalysisFormat::katago);
}

}  // namespace kanzen::gtp

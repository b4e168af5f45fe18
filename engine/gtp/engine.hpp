#pragma once
// The Go Text Protocol (GTP), version 2, without a process: it takes a line and returns the
// response.  docs/GTP.md documents what the standard leaves open.
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/dead_groups.hpp"
#include "engine/core/board_view.hpp"
#include "engine/gtp/board.hpp"
#include "engine/gtp/clock.hpp"
#include "engine/session/handicap.hpp"

namespace kanzen::gtp {
// Parses "b", "black", "w" or "white", ignoring case.
std::optional<Player> parse_color(std::string_view text);

struct Options {
  const PlayerKind* player = nullptr;
  std::uint64_t seed = 0;
  double seconds = 10;         // limit per move
  std::uint64_t playouts = 0;  // limit per move of players that use playouts; 0: no limit
  // Returns the text of a game record, in UTF-8.
  std::function<Result<std::string>(const std::string& path)> read_record;
  // Writes a part of a response at once, on a search thread.
  std::function<void(std::string_view text)> write;
  // True if a line of input, or its end, is there; called on a search thread.
  std::function<bool()> input_waits;
};

struct RuleFields;

enum class AnalysisFormat { leela_zero, katago };

// The response to a command: its result, or the error message.
struct Answer {
  bool success = true;
  std::string text;
};
inline Answer succeeded(std::string text = {}) { return {true, std::move(text)}; }
inline Answer failed(std::string text) { return {false, std::move(text)}; }

class Engine {
 public:
  // Errc::unsupported: the game is not Go.
  static Result<Engine> open(std::shared_ptr<const AnyGame> game, Options options, RunOptions run);

  // Executes a line (optional id, command, arguments) and returns the response including its empty
  // line; empty: there is none.  Of an analysis, Options::write gets the beginning of the response.
  std::string answer(std::string_view line);
  bool has_quit() const { return quit_; }

 private:
  using Arguments = std::vector<std::string>;
  struct Handler {
    std::string_view name;
    Answer (Engine::*run)(const Arguments&);
    std::size_t most_arguments = std::numeric_limits<std::size_t>::max();  // more: syntax error
  };
  static std::span<const Handler> handlers();

  // The stones of a board that playouts judge dead or in seki.
  struct Judgement {
    std::string position;  // name of the game, rules and stones
    JudgedStones stones;   // all others are alive
  };

  Engine(std::shared_ptr<const AnyGame> game, Options options, RunOptions run);
  Answer execute(const std::string& command, const Arguments& arguments);

  // --- about the engine
  Answer protocol_version(const Arguments&);
  Answer name(const Arguments&);
  Answer version(const Arguments&);
  Answer known_command(const Arguments&);
  Answer list_commands(const Arguments&);
  Answer quit(const Arguments&);
  Answer cputime(const Arguments&);

  // --- the board
  Answer boardsize(const Arguments&);
  Answer rectangular_boardsize(const Arguments&);
  Answer query_boardsize(const Arguments&);
  Answer clear_board(const Arguments&);
  Answer set_position(const Arguments&);
  Answer play(const Arguments&);
  Answer play_sequence(const Arguments&);
  Answer undo(const Arguments&);
  Answer showboard(const Arguments&);
  Answer is_legal(const Arguments&);
  Answer all_legal(const Arguments&);
  Answer list_stones(const Arguments&);
  Answer captures(const Arguments&);
  Answer last_move(const Arguments&);
  Answer move_history(const Arguments&);
  Answer fixed_handicap(const Arguments&);
  Answer place_free_handicap(const Arguments&);
  Answer set_free_handicap(const Arguments&);
  Answer loadsgf(const Arguments&);
  Answer printsgf(const Arguments&);

  // --- the rules
  Answer komi(const Arguments&);
  Answer get_komi(const Arguments&);
  Answer get_rules(const Arguments&);
  Answer set_rules(const Arguments&);
  Answer set_rule(const Arguments&);
  Answer kgs_rules(const Arguments&);

  // --- playing
  Answer genmove(const Arguments&);
  Answer reg_genmove(const Arguments&);
  Answer time_settings(const Arguments&);
  Answer set_time_system(const Arguments&);  // kgs-time_settings, kata-time_settings
  Answer time_left(const Arguments&);

  // --- analysis
  Answer lz_analyze(const Arguments&);
  Answer kata_analyze(const Arguments&);
  Answer lz_genmove_analyze(const Arguments&);
  Answer kata_genmove_analyze(const Arguments&);
  Answer stop(const Arguments&);

  // --- the end of a game
  Answer final_score(const Arguments&);
  Answer final_status_list(const Arguments&);
  Answer final_status(const Arguments&);
  Answer genmove_cleanup(const Arguments&);

  // The points added to White's score: komi_ and the compensation for handicap stones.
  double added_points() const { return komi_ + compensation(); }
  double compensation() const { return handicap_compensation(handicap_bonus_, board_.handicap()); }
  // Gives the game komi_ and the compensation, if it supports them.  The engine does so after each
  // command, so that players know what they need.
  void apply_komi();
  RuleFields rule_fields() const;
  Answer apply_rules(const RuleFields& fields);
  Answer resize(const BoardSize& size);
  // Sets black stones on these squares, with White to move.
  Answer place(const std::vector<unsigned>& squares);
  // `excluded`: moves not to choose, besides the forbidden ones.  `on_report`: Turn::on_report.
  Result<Choice> choose(Player player, const std::vector<std::string>& excluded = {},
                        std::function<void(const EstimateReport&)> on_report = {});
  Answer analyze(const Arguments& arguments, AnalysisFormat format);
  Answer genmove_analyze(const Arguments& arguments, AnalysisFormat format);
  // Writes a part of the current response, after its first line, "=" and the id.
  void write_analysis(std::string_view text);
  // Judges the stones of the current board by playouts, or returns the last judgement if the board
  // is the same.  Errors of estimate_final_owners.
  Result<Judgement> judge();
  // The status of each point: of a stone "alive", "dead" or "seki", of an empty point
  // "black_territory", "white_territory" or "dame".  Errors of `judge`.
  Result<std::vector<std::string_view>> statuses();
  // The move in kgs-genmove_cleanup that brings the capture of a dead stone nearer; nullopt: none.
  std::optional<std::string> capturing_move(Player player, const std::vector<unsigned>& dead) const;

  Options options_;
  RunOptions run_;
  double komi_;
  HandicapBonus handicap_bonus_;
  Board board_;
  Clock clock_;
  std::optional<Judgement> judgement_;  // the last one
  std::string id_;                      // of the current command; "": none
  std::string before_response_;         // the end of a response that an analysis has left open
  bool streams_ = false;                // the current response has begun
  bool quit_ = false;
};

// Returns vertices in upper case, separated by spaces: "D4 E5".
std::string joined(const std::vector<std::string>& vertices);

}  // namespace kanzen::gtp

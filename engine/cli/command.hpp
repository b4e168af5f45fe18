#pragma once
// Code that all subcommands share: how one is added to the command line, its common options, and
// the RunOptions of its calls into the engine.
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/output/progress_line.hpp"
#include "engine/core/result.hpp"
#include "engine/files/output.hpp"
#include "engine/players/player.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen::cli {

// Exit statuses, as --help and the manual explain them.  Those of signals are as of a shell, 128
// and the signal's number.
inline constexpr int status_done = 0, status_failure = 1, status_usage = 2, status_bad_lines = 3,
                     status_unsolved = 4, status_of_signal = 128, status_closed_pipe = 141;
int exit_status(Errc code);

// Exit status and error message of a command.
struct CommandResult {
  CommandResult() = default;
  CommandResult(const Error& error) : status(exit_status(error.code)), message(error.message) {}
  CommandResult(const Result<void>& result) {
    if (!result) *this = result.error();
  }
  explicit CommandResult(int code, std::string text = {})
      : status(code), message(std::move(text)) {}

  int status = status_done;
  std::string message;  // for standard error; empty: none
};

// Handles SIGINT, SIGTERM and SIGHUP: the first of a kind asks the running command to stop, so that
// it deletes its incomplete files, a second one terminates the program.  Ignores SIGPIPE and
// SIGXFSZ, so that a write to a closed pipe, or beyond the file size limit of `ulimit -f`, returns
// an error instead of terminating the program.
void install_signal_handlers();
// Returns whether one of these signals has arrived; elsewhere they are all called Ctrl-C.
bool is_interrupted();

// The work of a command.  It runs after the whole command line has been parsed.
using Job = std::function<CommandResult(Output&)>;

struct GameOptions {
  std::string game, rules;  // empty rules: the game's default
  unsigned threads = ThreadExecutor::hardware_threads();
  bool json = false;
};

// Options of commands that search single positions.
struct SearchOptions {
  bool search = false;     // even if the game can be solved
  unsigned seconds = 0;    // time limit; 0: that of seconds_for, and none for solving a game
  bool with_moves = true;  // search every move of the position as well
};

// Returns the time limit in seconds of a search, or of playouts, which always use all of it.
inline unsigned seconds_for(const SearchOptions& options, bool playouts = false) {
  if (options.seconds != 0) return options.seconds;
  return playouts ? 3 : 60;
}

SearchLimits limits_of(const SearchOptions& options);

// Adds GAME and --rules.
void add_game_options(Arguments& command, GameOptions& options);
void add_threads_option(Arguments& command, unsigned& threads,
                        const std::string& note = "default: all of the machine's");
void add_json_option(Arguments& command, bool& json);
// Adds --search and --time-limit.
void add_search_options(Arguments& command, SearchOptions& options);

template <class Options>
struct AddedCommand {
  Arguments command;
  std::shared_ptr<Options> options;  // receive the values of the arguments
};

// Adds a subcommand whose job calls run(options, output).  `run` returns a CommandResult, or a
// Result<void> if its error determines the exit status.
template <class Options, class Returned>
AddedCommand<Options> add_command(CLI::App& app, Job& job, const std::string& name,
                                  const std::string& description,
                                  Returned (*run)(const Options&, Output&)) {
  const auto options = std::make_shared<Options>();
  return {add_subcommand(app, name, description,
                         [&job, options, run] {
                           job = [options, run](Output& output) -> CommandResult {
                             return run(*options, output);
                           };
                         }),
          options};
}

// As add_command, for a command with GAME and --rules: the job finds the game and calls
// run(options, game, output).
template <class Options, class Returned>
AddedCommand<Options> add_game_command(CLI::App& app, Job& job, const std::string& name,
                                       const std::string& description,
                                       Returned (*run)(const Options&, const AnyGame&, Output&)) {
  const auto options = std::make_shared<Options>();
  Arguments command = add_subcommand(app, name, description, [&job, options, run] {
    job = [options, run](Output& output) -> CommandResult {
      const auto game = find_game(options->game, options->rules);
      if (!game) return game.error();
      return run(*options, **game, output);
    };
  });
  add_game_options(command, *options);
  return {command, options};
}

// Returns the registered games, each with its default rule set only.
std::vector<GameInfo> games_with_default_rules();

// Returns the names that --player accepts.
std::vector<std::string> player_names();

// RunOptions for the engine's long calls, with threads, a progress line, and cancellation by
// Ctrl-C. As a temporary in the arguments of a call, it clears the progress line when the call
// returns.
class CommandContext {
 public:
  // `text` replaces the progress in the progress line unless it is empty.  `seconds`: the time
  // after which the work is cancelled; 0: no limit.
  explicit CommandContext(unsigned threads, std::string text = {}, unsigned seconds = 0);
  const RunOptions& options() const { return options_; }

 private:
  ThreadExecutor executor_;
  ProgressLine progress_;
  RunOptions options_;
};

// Returns a position without the spaces and quotation marks around it.
std::string_view bare_position(std::string_view text);
// Parses the value of --position; returns the start if it is empty.  Errors name the option.
Result<AnyState> position_or_start(const AnyGame& game, const std::string& position);

// Did a time limit end the work?
inline bool is_out_of_time(const Error& error) {
  return error.code == Errc::cancelled && !is_interrupted();
}
Error out_of_time_error(unsigned seconds);
// Calls a long function of a game's facet with the RunOptions of a time limit, 0 for none.
// Errc::cancelled, whose exit status is then status_unsolved: the time was too short.
template <class Function>
auto solve_in_time(unsigned threads, unsigned seconds, Function&& solve) {
  auto solved = solve(CommandContext(threads, {}, seconds).options());
  if (!solved && is_out_of_time(solved.error())) solved = out_of_time_error(seconds);
  return solved;
}

Result<std::unique_ptr<SolvedGame>> solve_game(const AnyGame& game, unsigned threads,
                                               unsigned seconds = 0);

inline bool is_searched(const AnyGame& game, const SearchOptions& options) {
  return options.search || game.info().needs_search();
}
Result<SearchReport> search(const AnyGame& game, const AnyState& state,
                            const SearchOptions& options);

}  // namespace kanzen::cli

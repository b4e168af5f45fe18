#pragma once
// What all subcommands share: how one is added to the command line, its common
// options, and what it runs with.
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

// Exit statuses, as --help and the manual explain them.
inline constexpr int status_done = 0, status_failure = 1, status_usage = 2, status_bad_lines = 3,
                     status_unsolved = 4, status_interrupted = 130,
                     status_closed_pipe = 141;  // a shell's number for the end by SIGPIPE
int exit_status(Errc code);

// How a command has ended.
struct CommandResult {
  CommandResult() = default;
  CommandResult(const Error& error) : status(exit_status(error.code)), message(error.message) {}
  CommandResult(const Result<void>& result) {
    if (!result) *this = result.error();
  }
  explicit CommandResult(int code, std::string text = {})
      : status(code), message(std::move(text)) {}

  int status = status_done;
  std::string message;  // for standard error; empty: the output says it all
};

// Ctrl-C: the first one asks the running command to stop and tidy up, a second one ends the program
// at once.  Also lets writes to a closed pipe, and to a file beyond the size that `ulimit -f`
// allows, fail instead of ending the program in the middle of its work.
void install_signal_handlers();
// Has Ctrl-C been pressed?
bool interrupted();

// The work of a command; it runs after the whole command line has been read.
using Job = std::function<CommandResult(Output&)>;

struct GameOptions {
  std::string game, rules;  // empty rules: the game's default
  unsigned threads = ThreadExecutor::machine_threads();
  bool json = false;
};

// For what is searched instead of solved.
struct SearchOptions {
  bool search = false;     // although the game could be solved
  unsigned seconds = 0;    // 0: seconds_for says
  bool with_moves = true;  // of the position, too
};

// For a search of a position, or for its playouts, which never come to an end.
inline unsigned seconds_for(const SearchOptions& options, bool playouts = false) {
  if (options.seconds != 0) return options.seconds;
  return playouts ? 3 : 60;
}

SearchLimits limits_of(const SearchOptions& options);

// GAME and --rules.
void add_game_options(Arguments& command, GameOptions& options);
void add_threads_option(Arguments& command, unsigned& threads,
                        const std::string& note = "default: all of the machine's");
void add_json_option(Arguments& command, bool& json);
// --search and --time-limit.
void add_search_options(Arguments& command, SearchOptions& options);

template <class Options>
struct AddedCommand {
  Arguments command;
  std::shared_ptr<Options> options;  // where its arguments are put
};

// Adds a subcommand whose run(options, output) becomes the job.  It returns a CommandResult, or a
// Result<void> if it has no exit status besides those of errors.
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

// The same of a command with GAME and --rules: run(options, game, output), once that is found.
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

// The games without repeating one for each of its rule sets.
std::vector<GameInfo> games_once();

// What --player takes.
std::vector<std::string> player_names();

// Threads, progress, and Ctrl-C, for the engine's long calls.  As the argument of one, it clears
// the progress when that returns.
class Workshop {
 public:
  // `text`: shown instead of the progress; empty: the progress.
  explicit Workshop(unsigned threads, std::string text = {});
  const RunOptions& options() const { return options_; }

 private:
  ThreadExecutor executor_;
  ProgressLine progress_;
  RunOptions options_;
};

// What --position names; empty: the start.
Result<AnyState> position_or_start(const AnyGame& game, const std::string& position);

Result<std::unique_ptr<SolvedGame>> solve_game(const AnyGame& game, unsigned threads);

inline bool is_searched(const AnyGame& game, const SearchOptions& options) {
  return options.search || game.info().by_search();
}
Result<SearchReport> search(const AnyGame& game, const AnyState& state,
                            const SearchOptions& options);

}  // namespace kanzen::cli

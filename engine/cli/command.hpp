#pragma once
// What all subcommands share: how one is added to the command line, its common
// options, and what it runs with.
#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/api/any_game.hpp"
#include "engine/cli/output.hpp"
#include "engine/cli/progress_line.hpp"
#include "engine/core/result.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen::cli {

// What the command line has asked for; to be run once it has been read completely.
using Job = std::function<Result<void>(Output&)>;

// The exit status is that of the error: 1 for a failure, 2 for bad usage or notation.
inline constexpr int status_failure = 1, status_usage = 2, status_interrupted = 130;
int exit_status(Errc code);

struct GameOptions {
  std::string game, rules;  // empty rules: the game's default
  unsigned threads = ThreadExecutor::machine_threads();
  bool json = false;
};

// GAME and --rules.
void add_game_options(CLI::App& command, GameOptions& options);
void add_threads_option(CLI::App& command, unsigned& threads,
                        const std::string& note = "default: all of the machine's");
void add_json_option(CLI::App& command, bool& json);

// Checks for CLI11, whose messages say what would be right: decimal digits, from low to
// high; one of some names.
CLI::Validator whole_number(unsigned low, unsigned high);
CLI::Validator one_of(const std::vector<std::string>& names);

// The footer of --help: an example, what else is worth knowing, the exit statuses.
std::string help_footer(const std::string& example, const std::string& notes = {});

// Adds a subcommand whose run(options, output) becomes the job.
template <class Options>
CLI::App& add_command(CLI::App& app, Job& job, const std::string& name,
                      const std::string& description, const std::shared_ptr<Options>& options,
                      Result<void> (*run)(const Options&, Output&)) {
  CLI::App& command = *app.add_subcommand(name, description);
  command.callback([&job, options, run] {
    job = [options, run](Output& output) { return run(*options, output); };
  });
  return command;
}

// The games without repeating one for each of its rule sets.
std::vector<GameInfo> games_once();

// Threads, progress on a terminal, and Ctrl-C, for the engine's long calls.
class Workshop {
 public:
  explicit Workshop(unsigned threads);
  const RunOptions& options() const { return options_; }
  // Before anything is printed.
  void clear_progress() { progress_.clear(); }

 private:
  ThreadExecutor executor_;
  ProgressLine progress_;
  RunOptions options_;
};

// Finds and solves the game.
struct Solved {
  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<SolvedGame> values;
};
Result<Solved> solve_game(const GameOptions& options);

}  // namespace kanzen::cli

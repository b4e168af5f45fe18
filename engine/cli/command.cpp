#include "engine/cli/command.hpp"

#include <atomic>
#include <csignal>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned most_threads = 256;

// The signal that has interrupted the program; 0: none has.  Only the signal handler writes it, and
// worker threads read it.
std::atomic<int> interruption = 0;
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void on_interrupt(int signal) { interruption = signal; }

}  // namespace

void install_signal_handlers() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  // Without SA_RESTART, Ctrl-C interrupts a read that waits for input.  SA_RESETHAND restores the
  // default action, so that a second Ctrl-C terminates the program.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction inherited = {};
    // nohup has it ignored.
    if (signal == SIGHUP && sigaction(signal, nullptr, &inherited) == 0 &&
        inherited.sa_handler == SIG_IGN)
      continue;
    sigaction(signal, &action, nullptr);
  }
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

bool is_interrupted() { return interruption != 0; }

int exit_status(Errc code) {
  switch (code) {
    case Errc::unknown_game:
    case Errc::unknown_rules:
    case Errc::bad_notation:
    case Errc::illegal_position:
    case Errc::illegal_move:
    case Errc::unsupported: return status_usage;
    case Errc::cancelled:
      return is_interrupted() ? status_of_signal + interruption : status_unsolved;
    case Errc::out_of_memory:
    case Errc::io:
    case Errc::not_loaded:
    case Errc::corrupt_data:
    case Errc::internal: break;
  }
  return status_failure;
}

void add_game_options(Arguments& command, GameOptions& options) {
  command.positional("GAME", options.game, "The game; \"kanzen games\" lists them");
  const Check named = [](const std::string& name) {
    return name.empty() ? "the name is empty; \"kanzen games\" lists them" : std::string();
  };
  command.option({"--rules", "NAME", "The rule set (the game's first one if left out)"},
                 options.rules, named);
}

void add_threads_option(Arguments& command, unsigned& threads, const std::string& note) {
  command.option({"--threads", "N", "How many threads work (" + note + ')'}, threads,
                 whole_number(1, most_threads));
}

void add_json_option(Arguments& command, bool& json) {
  command.flag("--json", json, "Print one JSON object instead of text");
}

void add_search_options(Arguments& command, SearchOptions& options) {
  constexpr unsigned most_seconds = 1'000'000;
  command.flag("--search", options.search,
               "Search single positions, as is always done where a game is too large to solve");
  command.option({"--time-limit", "SECONDS",
                  "Time for the search of a position (default: 60), or for solving the game "
                  "(default: no limit)"},
                 options.seconds, whole_number(1, most_seconds));
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const PlayerKind* kind : all_players()) names.emplace_back(kind->name());
  return names;
}

std::vector<GameInfo> games_with_default_rules() {
  std::vector<GameInfo> games;
  for (const GameInfo& info : list_games())
    if (games.empty() || games.back().name != info.name) games.push_back(info);
  return games;
}

CommandContext::CommandContext(unsigned threads, std::string text, unsigned seconds)
    : executor_(threads), progress_(std::move(text)) {
  options_.executor = &executor_;
  options_.progress = [this, seconds, watch = Stopwatch()](const Progress& progress) {
    progress_.show(progress);
    return !is_interrupted() && (seconds == 0 || watch.seconds() < seconds);
  };
}

Error out_of_time_error(unsigned seconds) {
  return {Errc::cancelled, untranslated("not solved in " + format_count(seconds, "second") +
                                        "; --time-limit gives it more")};
}

std::string_view bare_position(std::string_view text) {
  text = trimmed(text);
  const bool is_quoted = text.size() > 1 && text.front() == text.back() &&
                         (text.front() == '"' || text.front() == '\'');
  if (!is_quoted) return text;
  return trimmed(text.substr(1, text.size() - 2));
}

Result<AnyState> position_or_start(const AnyGame& game, const std::string& position) {
  if (position.empty()) return game.initial();
  auto state = game.parse(bare_position(position));
  if (state) return state;
  return located(state.error(), "--position \"" + position + '"');
}

Result<std::unique_ptr<SolvedGame>> solve_game(const AnyGame& game, unsigned threads,
                                               unsigned seconds) {
  return solve_in_time(threads, seconds, [&](const RunOptions& run) {
    return call_facet(game, game.solver(), &Solver::solve, run);
  });
}

SearchLimits limits_of(const SearchOptions& options) {
  SearchLimits limits;
  limits.seconds = seconds_for(options);
  limits.with_moves = options.with_moves;
  return limits;
}

Result<SearchReport> search(const AnyGame& game, const AnyState& state,
                            const SearchOptions& options) {
  return call_facet(game, game.searcher(), &Searcher::search, state, limits_of(options),
                    CommandContext(1).options());
}

}  // namespace kanzen::cli

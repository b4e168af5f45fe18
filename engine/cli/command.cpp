#include "engine/cli/command.hpp"

#include <csignal>

#include "engine/cli/in_file.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

constexpr unsigned most_threads = 256;

// Written by the signal handler alone.
volatile std::sig_atomic_t interrupt_count = 0;

extern "C" void on_interrupt(int) { interrupt_count = 1; }

}  // namespace

void install_signal_handlers() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  // Without SA_RESTART, Ctrl-C interrupts a read that waits for input.  SA_RESETHAND restores the
  // default action, so that a second Ctrl-C terminates the program.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

bool is_interrupted() { return interrupt_count != 0; }

int exit_status(Errc code) {
  switch (code) {
    case Errc::unknown_game:
    case Errc::unknown_rules:
    case Errc::bad_notation:
    case Errc::illegal_position:
    case Errc::illegal_move:
    case Errc::unsupported: return status_usage;
    case Errc::cancelled: return status_interrupted;
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
  command.option({"--time-limit", "SECONDS", "Time for the search of a position (default: 60)"},
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

CommandContext::CommandContext(unsigned threads, std::string text)
    : executor_(threads), progress_(std::move(text)) {
  options_.executor = &executor_;
  options_.progress = [this](const Progress& progress) {
    progress_.show(progress);
    return !is_interrupted();
  };
}

Result<AnyState> position_or_start(const AnyGame& game, const std::string& position) {
  if (position.empty()) return game.initial();
  auto state = game.parse(position);
  if (state) return state;
  return located(state.error(), "--position \"" + position + '"');
}

Result<std::unique_ptr<SolvedGame>> solve_game(const AnyGame& game, unsigned threads) {
  return call_facet(game, game.solver(), &Solver::solve, CommandContext(threads).options());
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

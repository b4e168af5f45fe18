// kanzen play: a game in the terminal against a player of the engine.
#include <algorithm>
#include <limits>
#include <map>
#include <random>

#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/commands/terminal_game.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/interrupt.hpp"
#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

struct PlayOptions : ValueOptions {
  SearchOptions search;
  std::string side;  // empty: ask
  std::string position;
  std::string player;  // empty: who plays best
  std::string seed;    // a number; empty: none was given
  unsigned playouts = 0;
};

bool is_side(const std::string& text) { return text == "1" || text == "2" || text == "both"; }

// Empty: the input has ended.
Result<std::string> ask_side(InFile& input, Output& output) {
  for (std::string line;;) {
    output.write("Which side do you play: 1 (moves first), 2, or both? ");
    if (!output.flush()) break;
    const auto read = input.read_line(line);
    if (!read && !interrupted()) return read.error();
    if (!read || !*read) break;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (is_side(line)) return line;
    output.write("Please answer 1, 2 or both.\n");
  }
  output.write("\n");
  return std::string();
}

// Each position once: undo and hints come back to it.
Search remembering_search(const AnyGame& game) {
  const auto reports = std::make_shared<std::map<std::string, SearchReport>>();
  return [&game, reports](const AnyState& state, const SearchLimits& limits,
                          const RunOptions& run) -> Result<SearchReport> {
    const std::string position = game.format(state);
    if (const auto known = reports->find(position); known != reports->end()) return known->second;
    auto report = ask(game, game.searcher(), &Searcher::search, state, limits, run);
    if (report) reports->emplace(position, *report);
    return report;
  };
}

// Returns a function that gives the values which a search proves.  Errc::unsupported: it proved
// none within the limits, and has set `out_of_time`, which must outlive the function.
Analyse values_by(const Search& search, const AnyGame& game, const SearchLimits& limits,
                  bool& out_of_time) {
  return [search, &game, limits, &out_of_time](const AnyState& state) -> Result<Analysis> {
    Workshop workshop(1);
    const auto report = search(state, limits, workshop.options());
    workshop.clear_progress();
    if (!report) return report.error();
    auto known = known_part(*report);
    out_of_time = !known;
    if (known) return *std::move(known);
    const auto seconds = static_cast<std::uint64_t>(limits.seconds);
    return Error{Errc::unsupported,
                 untranslated(game.format(state) + ": not solved in " + counted(seconds, "second") +
                              "; --time-limit gives it more")};
  };
}

// Where nobody has solved it, and a search would not prove anything.
Analyse no_values(const AnyGame& game) {
  return [&game](const AnyState&) -> Result<Analysis> {
    return Error{Errc::unsupported,
                 untranslated("the values of " + game.info().name + " are not known")};
  };
}

// The values of the game, and how they were found.
struct KnownValues {
  std::shared_ptr<Values> values;  // of all positions; null: each is searched in its turn
  std::string text;                // one line that says where they come from
  bool out_of_time = false;        // the last search for one was too short
};

Result<Opponent> opponent_for(const PlayOptions& options, const AnyGame& game, KnownValues& known) {
  const bool searched = options.table.empty() && is_searched(game, options.search);
  const auto kind = options.search.search ? find_player(options.player, true)
                                          : find_player(options.player, game.info());
  if (!kind) return kind.error();
  Opponent opponent;
  opponent.kind = *kind;
  opponent.limits.playouts = options.playouts;
  opponent.sources.search = remembering_search(game);
  opponent.limits.seconds = seconds_for(options.search, (*kind)->estimates());
  opponent.vary = !options.seed.empty();
  opponent.seed = opponent.vary ? std::stoull(options.seed) : std::random_device{}();
  // Several threads grow a tree by chance.
  if (!opponent.vary && (*kind)->estimates()) opponent.threads = options.threads;
  if (options.table.empty() &&
      (game.info().by_estimate() || ((*kind)->estimates() && game.info().large()))) {
    opponent.sources.values = no_values(game);
    return opponent;
  }
  if (searched) {
    opponent.sources.values =
        values_by(opponent.sources.search, game, opponent.limits, known.out_of_time);
    return opponent;
  }
  auto values = find_values(options, game);
  if (!values) return values.error();
  known.values = std::make_shared<Values>(*std::move(values));
  known.text = origin_text(known.values->origin);
  opponent.sources.values = [values = known.values](const AnyState& state) {
    return values->probe(state);
  };
  return opponent;
}

CommandResult run_play(const PlayOptions& options, Output& output) {
  auto session = Session::open(options.game, options.rules);
  if (!session) return session.error();
  if (!options.position.empty())
    if (const auto set = session->set_position(options.position); !set)
      return Error{set.error().code,
                   untranslated("--position \"" + options.position + "\": " + set.error().message)};
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  KnownValues known;
  auto opponent = opponent_for(options, session->game(), known);
  if (!opponent) return opponent.error();
  output.write(known.text);
  auto input = InFile::open(standard_input);
  if (!input) return input.error();
  const auto side =
      options.side.empty() ? ask_side(*input, output) : Result<std::string>(options.side);
  if (!side) return side.error();
  Result<void> played;
  if (!side->empty())
    played = TerminalGame(*std::move(session), *std::move(opponent), {*side != "2", *side != "1"},
                          *input, output)
                 .run();
  if (interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
  if (known.values) keep_values(*known.values, options, **game, output);
  if (!played && known.out_of_time) return CommandResult(status_unsolved, played.error().message);
  return played;
}

std::string player_descriptions() {
  std::string text;
  for (const PlayerKind* kind : all_players())
    text += "  " + std::string(kind->name()) +
            std::string(12 - std::min<std::size_t>(kind->name().size(), 11), ' ') +
            std::string(kind->description()) + '\n';
  return text;
}

}  // namespace

void add_play(CLI::App& app, Job& job) {
  const auto options = std::make_shared<PlayOptions>();
  Arguments command = add_command(app, job, "play", "Play against the perfect player, or another",
                                  options, run_play);
  add_game_options(command, *options);
  command.option({"--side", "SIDE", "1 moves first, 2, or both (default: ask)"}, options->side,
                 one_of({"1", "2", "both"}));
  command.option(
      {"--player", "NAME", "Who plays against you (default: perfect, search or monte-carlo)"},
      options->player, one_of(player_names()));
  command.option({"--seed", "N", "Seed of its chance: the same one, the same choices"},
                 options->seed, whole_number(0, std::numeric_limits<unsigned>::max()));
  command.option({"--playouts", "N", "At most so many a move, of players that play them"},
                 options->playouts, whole_number(1, std::numeric_limits<unsigned>::max()));
  command.option({"--position", "P", "Start from here instead of the beginning"},
                 options->position);
  add_value_options(command, *options);
  add_search_options(command, options->search);
  command.exclude("--search", "--table");
  command.exclude("--search", "--solve");
  add_threads_option(command, options->threads);
  command.footer(help_footer(
      "kanzen play gobblers2 --side 1 --player random --seed 7",
      "Moves are read from standard input, with spaces or line ends between them; its end ends\n"
      "the game.  B2-B3 and b2xb3 are read as b2b3, c*b2 as C@b2, a3a4+ as a3a4; positions in all\n"
      "forms that \"kanzen probe --help\" lists.\n"
      "Type help for the commands.\nPlayers:\n" +
          player_descriptions() +
          "Without --seed, a player that knows several best moves plays the first of them; one\n"
          "that plays by chance plays another game each time."));
}

}  // namespace kanzen::cli

// kanzen play: a game in the terminal against a player of the engine.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <map>
#include <random>
#include <sstream>

#include "engine/adapter/dead_groups.hpp"
#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/game_input.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/game_file.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/handicap.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {
namespace {

// Returns the text with its first letter as a capital.
std::string capitalised(std::string_view text) {
  std::string result(text);
  if (!result.empty()) result[0] = to_upper(result[0]);
  return result;
}

std::string format_share(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

std::string describe_choice(const Choice& choice) {
  if (choice.win_rate) return " (wins " + format_share(*choice.win_rate) + " of playouts)";
  return choice.basis == Basis::guess ? " (not refuted, but not proved)" : "";
}

// "45 points of area"; by territory "12 points of territory and 3 prisoners".
std::string describe_points(const Count& count, const BoardView& board, Player player) {
  std::size_t points = 0;
  for (std::size_t square = 0; square < board.squares.size(); ++square) {
    const auto& stack = board.squares[square].stack;
    const bool is_own_stone = !stack.empty() && stack.back().player == player;
    if (count.owners[square] == player && !(count.by_territory && is_own_stone)) ++points;
  }
  const std::string text = format_count(points, "point");
  if (!count.by_territory) return text + " of area";
  return text + " of territory and " + format_count(count.prisoners[player], "prisoner");
}

std::string describe_lead(const GameInfo& info, double lead) {
  if (lead == 0) return "the game is drawn";
  return std::string(player_name(info, lead > 0 ? 0 : 1)) + " leads by " +
         format_points(std::abs(lead));
}

// The engine's player, and the fields of each Turn that is passed to it.
struct Opponent {
  const PlayerKind* kind = nullptr;
  Sources sources;  // `values` are also used for the commands hint and moves
  SearchLimits limits;
  std::uint64_t seed = 0;
  bool vary = false;
  unsigned threads = 1;
};

// A game between a person and a player of the engine, read line by line from a terminal or a pipe.
// A line may contain any number of moves and commands.
class TerminalGame {
 public:
  // `human[p]`: the person plays player p.
  // `save_path`: the file of "save" without a name; empty: none.
  TerminalGame(Session session, Opponent opponent, std::array<bool, 2> human, std::string save_path,
               InFile& input, Output& output)
      : session_(std::move(session)),
        opponent_(std::move(opponent)),
        human_(human),
        save_path_(std::move(save_path)),
        input_(input),
        output_(output) {}

  // Runs until "quit", the end of the input, or a failed write.  The errors are those of the input,
  // and of an opponent that cannot choose a move.
  Result<void> run() {
    show_help();
    show_position();
    std::istringstream words;  // the words of the last line not executed yet
    for (std::string word, line;;) {
      while (!ended() && !humans_turn())
        if (auto answered = play_opponent_move(); !answered) return answered;
      if (words >> word) {
        if (word == "quit") return {};
        if (word == "save") {
          save(words);
          continue;
        }
        // An illegal move discards the rest of the line, which was written for the position after
        // that move.
        if (!execute(word)) words = std::istringstream();
        continue;
      }
      print("> ");
      if (!output_.flush()) break;
      const auto read = input_.read_line(line);
      if (!read && !is_interrupted()) return read.error();
      if (!read || !*read || is_interrupted()) break;
      words = std::istringstream(line);
    }
    print("\n");  // ends the line of the prompt
    return {};
  }

  const Session& session() const { return session_; }

 private:
  struct Command {
    const char* name;
    const char* help;
    void (TerminalGame::*run)();
  };
  static const std::array<Command, 7> commands;

  bool ended() const { return session_.board().end.has_value(); }
  bool humans_turn() const { return human_[session_.board().to_move]; }

  void print(const std::string& text) { output_.write(text); }

  // Executes a command or plays a move; returns false if the word is neither, or the move is
  // illegal.
  bool execute(const std::string& word) {
    for (const Command& command : commands) {
      if (word != command.name) continue;
      (this->*command.run)();
      return true;
    }
    return play(word);
  }

  bool play(const std::string& move) {
    if (ended()) {
      print("The game has ended: undo, restart or quit.\n");
      return false;
    }
    if (const auto played = session_.play(move); !played) {
      print(one_line(played.error().message) + ". \"moves\" lists what is legal.\n");
      return false;
    }
    show_position();
    return true;
  }

  // Chooses and plays the opponent's move.
  Result<void> play_opponent_move() {
    Turn turn = session_.turn();
    turn.sources = opponent_.sources;
    turn.limits = opponent_.limits;
    turn.seed = opponent_.seed;
    turn.vary = opponent_.vary;
    const auto choice = opponent_.kind->choose(turn, CommandContext(opponent_.threads).options());
    if (!choice) return choice.error();
    if (choice->resigns) {
      resign();
      return {};
    }
    const std::string note = describe_choice(*choice);
    print(capitalised(player_name(session_.info(), session_.board().to_move)) + " plays " +
          choice->move + note + ".\n");
    play(choice->move);
    return {};
  }

  // Gives the session the values of the current position, if they are available.
  void analyse() {
    if (ended() || session_.analysis() != nullptr) return;
    auto analysis = opponent_.sources.values(session_.turn().state);
    if (analysis)
      session_.deliver(*std::move(analysis));
    else if (analysis.error().code != Errc::unsupported)
      print(one_line(analysis.error().message) + ".\n");
  }

  void show_position() {
    show_board();
    if (ended()) show_result();
  }

  void show_board() {
    print('\n' + board_text(session_.board(), session_.info()));
    if (!ended())
      print(capitalised(player_name(session_.info(), session_.board().to_move)) + " is to move.\n");
  }

  void show_result() {
    const GameEnd& end = *session_.board().end;
    const std::string result =
        end.winner ? std::string(player_name(session_.info(), *end.winner)) + " wins"
                   : "the game is drawn";
    print(capitalised(describe_end(end, session_.info()) + ": " + result) +
          ".  (undo, restart or quit)\n");
    if (end.score) show_count();
  }

  // Shows the points of both players, for a game that has ended with a score.  The rules leave dead
  // stones to the players, so the count is repeated without those that playouts find.
  void show_count() {
    const AnyGame& game = session_.game();
    const AnyState& state = session_.state();
    const auto count = game.count(state);
    if (!count) return;
    show_points(*count);
    const auto stones = judge_stones(game, state, CommandContext(opponent_.threads).options());
    if (!stones || stones->dead.empty()) return;
    const std::vector<unsigned>& dead = stones->dead;
    print("All stones count as alive.  By playouts these are dead:");
    for (const unsigned square : dead) print(' ' + session_.board().squares[square].name);
    print(".  Without them:\n");
    if (const auto without = game.count(state, dead)) show_points(*without);
  }

  void show_points(const Count& count) {
    const BoardView& board = session_.board();
    const double komi = session_.info().komi.value_or(0);
    std::string text = capitalised(player_name(session_.info(), 0)) + ": " +
                       describe_points(count, board, 0) + "; " +
                       std::string(player_name(session_.info(), 1)) + ": " +
                       describe_points(count, board, 1);
    if (komi != 0) text += ", komi " + format_points(komi);
    if (const double points = session_.info().compensation; points != 0)
      text += ", handicap " + format_points(points);
    print(text + ": " + describe_lead(session_.info(), count.lead) + ".\n");
  }

  void show_moves() {
    analyse();
    const Analysis* const analysis = session_.analysis();
    if (ended()) return print("There are no moves: the game has ended.\n");
    if (analysis == nullptr) return print("There are no values for this position.\n");
    Table table({"move", "value"});
    for (const MoveValue& move : analysis->moves)
      table.add({move.move, describe(move.value, session_.info())});
    print(table.text());
  }

  // Shows win rates by playouts, for a game without values.
  void show_estimate() {
    EstimateOptions options;
    options.limits = opponent_.limits;
    options.seed = opponent_.seed;
    const Turn turn = session_.turn();
    const auto report = turn.game.estimator()->estimate(
        turn.past, turn.state, options, CommandContext(opponent_.threads).options());
    if (!report) return print(one_line(report.error().message) + '\n');
    constexpr std::size_t most_moves = 5;
    Table table({"move", "wins", "of the visits"});
    for (std::size_t i = 0; i < std::min(most_moves, report->moves.size()); ++i) {
      const EstimatedMove& move = report->moves[i];
      table.add({move.move, format_share(move.win_rate), format_share(move.share)});
    }
    print(table.text());
  }

  void show_hint() {
    if (!ended() && session_.info().has_estimates_only()) return show_estimate();
    analyse();
    const auto value = session_.value(session_.current());
    if (ended()) return print("There are no moves: the game has ended.\n");
    if (!value) return print("There are no values for this position.\n");
    print(capitalised(player_name(session_.info(), session_.board().to_move)) + ": " +
          describe(*value, session_.info()) + ". Best: " + joined(session_.best_moves(), " ") +
          '\n');
  }

  void show_help() {
    std::string text = "Moves in notation, with spaces between them, or:\n";
    for (const Command& command : commands) {
      const std::string name = command.name;
      text += "  " + name + std::string(9 - name.size(), ' ') + command.help + '\n';
    }
    print(text + "  save     FILE: writes the game, as SGF or as a game file in JSON\n" +
          "  quit     the end\n");
  }

  // Saves the game to the file that the next word names, or to that of --save.
  void save(std::istream& words) {
    std::string path;
    if (!(words >> path)) path = save_path_;
    if (path.empty()) return print("Expected the name of a file: save game.sgf\n");
    auto saved = check_game_file(path, session_.info());
    if (saved) saved = write_game_file(path, session_, output_);
    if (!saved) return print(one_line(saved.error().message) + ".\n");
    if (!is_standard_output(path)) print("Saved in " + one_line(path) + ".\n");
  }

  // Takes moves back until the person is to move.
  void undo() {
    bool undone = session_.undo();
    while (undone && !humans_turn() && session_.undo()) {
    }
    if (!undone) return print("There is nothing to undo.\n");
    show_position();
  }

  // Resigns for the side to move.
  void resign() { play(resignation); }

  void restart() {
    session_.restart();
    show_position();
  }

  Session session_;
  Opponent opponent_;
  std::array<bool, 2> human_;
  std::string save_path_;
  InFile& input_;
  Output& output_;
};

const std::array<TerminalGame::Command, 7> TerminalGame::commands = {{
    {"hint", "the value of the position and the best moves, or what playouts say of them",
     &TerminalGame::show_hint},
    {"moves", "all legal moves with their values", &TerminalGame::show_moves},
    {"board", "the position again", &TerminalGame::show_board},
    {"undo", "back to your last move", &TerminalGame::undo},
    {"resign", "you give the game up", &TerminalGame::resign},
    {"restart", "a new game", &TerminalGame::restart},
    {"help", "this list", &TerminalGame::show_help},
}};

struct PlayOptions : SourceOptions {
  std::string side;  // empty: ask
  std::string position;
  std::string record;     // of a game to go on from: a file or a link; empty: a new game
  std::string komi;       // empty: the usual one
  unsigned handicap = 0;  // stones
  std::string player;     // empty: the strongest one for the game
  std::string seed;       // a number; empty: random
  unsigned playouts = 0;
  std::string save;  // the path of --save; empty: the game is not saved
};

// Returns "1", "2" or "both"; empty at the end of the input.
Result<std::string> ask_side(InFile& input, Output& output) {
  for (std::string line;;) {
    output.write("Which side do you play: 1 (moves first), 2, or both? ");
    if (!output.flush()) break;
    const auto read = input.read_line(line);
    if (!read && !is_interrupted()) return read.error();
    if (!read || !*read) break;
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line == "1" || line == "2" || line == "both") return line;
    output.write("Please answer 1, 2 or both.\n");
  }
  output.write("\n");
  return std::string();
}

// Returns a search that caches its reports, because undo and hints repeat positions.
SearchFunction caching_search(const AnyGame& game) {
  const auto reports = std::make_shared<std::map<std::string, SearchReport>>();
  return [&game, reports](const AnyState& state, const SearchLimits& limits,
                          const RunOptions& run) -> Result<SearchReport> {
    const std::string position = game.format(state);
    if (const auto known = reports->find(position); known != reports->end()) return known->second;
    auto report = call_facet(game, game.searcher(), &Searcher::search, state, limits, run);
    if (report) reports->emplace(position, *report);
    return report;
  };
}

// Returns a function that gives the values which a search proves.  Errc::unsupported: it proved
// none within the limits, and has set `out_of_time`, which must outlive the function.
AnalyseFunction values_by(const SearchFunction& search, const AnyGame& game,
                          const SearchLimits& limits, bool& out_of_time) {
  return [search, &game, limits, &out_of_time](const AnyState& state) -> Result<Analysis> {
    const auto report = search(state, limits, CommandContext(1).options());
    if (!report) return report.error();
    auto known = known_analysis(*report);
    out_of_time = !known;
    if (known) return *std::move(known);
    const auto seconds = static_cast<std::uint64_t>(limits.seconds);
    return Error{Errc::unsupported,
                 untranslated(game.format(state) + ": not solved in " +
                              format_count(seconds, "second") + "; --time-limit gives it more")};
  };
}

// The values of the game and their origin.
struct KnownValues {
  std::shared_ptr<Values> values;  // of all positions; null: positions are searched, if at all
  std::string text;                // the origin, in one line
  bool out_of_time = false;        // the time limit of the last search was too short
};

Result<Opponent> opponent_for(const PlayOptions& options, const AnyGame& game, KnownValues& known) {
  const auto kind = options.search.search ? find_player(options.player, true)
                                          : find_player(options.player, game.info());
  if (!kind) return kind.error();
  Opponent opponent;
  opponent.kind = *kind;
  opponent.limits.playouts = options.playouts;
  opponent.sources.search = caching_search(game);
  opponent.limits.seconds = seconds_for(options.search, (*kind)->uses_estimates());
  opponent.vary = !options.seed.empty();
  opponent.seed = opponent.vary ? std::stoull(options.seed) : std::random_device{}();
  // Searches with several threads are not deterministic, so a seed implies one thread.
  if (!opponent.vary && ((*kind)->uses_estimates() || game.score_searcher() != nullptr))
    opponent.threads = options.threads;
  const bool has_scores = game.info().has_scores();
  if (has_scores) {
    const auto found = find_proof(options, game);
    if (!found) return found.error();
    known.text = origin_text(*found);
    opponent.sources.scores = found->scores();
  }
  // There are no values of a game with scores, for which the player searches; of one that can be
  // neither solved nor searched; and of one that is too large to be solved for a player that uses
  // playouts.
  if (has_scores ||
      (options.table.empty() && (game.info().has_estimates_only() ||
                                 ((*kind)->uses_estimates() && game.info().is_large())))) {
    opponent.sources.values = [&game](const AnyState&) -> Result<Analysis> {
      return Error{Errc::unsupported,
                   untranslated("the values of " + game.info().name + " are not known")};
    };
    return opponent;
  }
  auto source = find_source(options, game);
  if (!source) return source.error();
  auto* const values = std::get_if<Values>(&*source);
  if (values == nullptr) {
    opponent.sources.values =
        values_by(opponent.sources.search, game, opponent.limits, known.out_of_time);
    return opponent;
  }
  known.values = std::make_shared<Values>(std::move(*values));
  known.text = origin_text(known.values->origin);
  opponent.sources.values = [values = known.values](const AnyState& state) {
    return values->probe(state);
  };
  return opponent;
}

Error bad_option(const std::string& option, const std::string& what) {
  return {Errc::unsupported, untranslated(option + ": " + what)};
}

// Opens the game of --record at its end.
Result<Session> open_record_of(const PlayOptions& options, const AnyGame& wanted) {
  if (!options.position.empty() || !options.komi.empty() || options.handicap > 0)
    return bad_option("--record",
                      "it is a game with its own start; expected without --position, "
                      "--komi and --handicap");
  if (options.record == standard_input)
    return bad_option("--record", "standard input has the moves; expected a file or a link");
  auto session = open_game({options.record, options.game, options.rules, {}});
  if (!session) return session;
  const GameInfo& opened = session->info();
  if (opened.name != wanted.info().name)
    return bad_option("--record " + options.record,
                      "it is a game of " + opened.name + ", expected " + wanted.info().name);
  // A link has rules of its own.
  if (!options.rules.empty() && opened.rules != options.rules)
    return bad_option("--record " + options.record,
                      "it is a game under " + opened.rules + " rules, expected " + options.rules);
  return session;
}

// Begins a new game with the position, komi and handicap of the options.
Result<Session> begin_new_game(const PlayOptions& options) {
  const auto game = find_game(options.game, options.rules);
  if (!game) return game.error();
  const GameInfo& info = (*game)->info();
  if (options.handicap > 0) {
    const std::string handicap = "--handicap " + std::to_string(options.handicap);
    const unsigned most = info.komi ? most_handicap(info.size) : 0;
    const std::string limit = most == 0 ? "none" : "at most " + std::to_string(most);
    if (options.handicap > most)
      return bad_option(handicap, "expected " + limit + " in " + info.name);
    if (!options.position.empty()) return bad_option(handicap, "expected without --position");
  }
  std::optional<double> komi;
  if (options.handicap > 0) komi = komi_with_handicap;
  if (!options.komi.empty()) {
    komi = parse_points(options.komi);
    if (!komi) return bad_option("--komi " + options.komi, "expected points, such as 6.5");
  }
  auto session = begin_game(*game, komi, options.handicap);
  if (!session) return located(session.error(), "--komi " + options.komi);
  if (!options.position.empty())
    if (const auto set = session->set_position(bare_position(options.position)); !set)
      return located(set.error(), "--position \"" + options.position + '"');
  return session;
}

CommandResult run_play(const PlayOptions& given, const AnyGame& named, Output& output) {
  auto session = given.record.empty() ? begin_new_game(given) : open_record_of(given, named);
  if (!session) return session.error();
  // The values are those of the rules of the record, which the options need not name.
  PlayOptions options = given;
  options.rules = session->info().rules;
  const auto found = find_game(options.game, options.rules);
  if (!found) return found.error();
  const AnyGame& game = **found;
  if (!options.save.empty())
    if (const auto checked = check_game_file(options.save, game.info()); !checked)
      return checked.error();
  KnownValues known;
  auto opponent = opponent_for(options, game, known);
  if (!opponent) return opponent.error();
  // With "--save -" the boards and prompts go to standard error, so that standard output has
  // nothing but the saved game.
  Output standard_error(stderr, "standard error");
  const bool saves_to_output = !options.save.empty() && is_standard_output(options.save);
  Output& dialogue = saves_to_output ? standard_error : output;
  dialogue.write(known.text);
  auto input = InFile::open(standard_input);
  if (!input) return input.error();
  const auto side =
      options.side.empty() ? ask_side(*input, dialogue) : Result<std::string>(options.side);
  if (!side) return side.error();
  Result<void> played;
  if (!side->empty()) {
    TerminalGame terminal(*std::move(session), *std::move(opponent), {*side != "2", *side != "1"},
                          options.save, *input, dialogue);
    played = terminal.run();
    // A game that was interrupted, or whose opponent cannot choose, is saved as far as it went.
    if (!options.save.empty())
      if (const auto saved = write_game_file(options.save, terminal.session(), output); !saved)
        return saved.error();
  }
  if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
  if (known.values) cache_values(*known.values, options, game, output);
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
  auto [command, options] =
      add_game_command(app, job, "play", "Play against the perfect player, or another", run_play);
  command.option({"--side", "SIDE", "1 moves first, 2, or both (default: ask)"}, options->side,
                 one_of({"1", "2", "both"}));
  command.option(
      {"--player", "NAME", "Who plays against you (default: perfect, search or monte-carlo)"},
      options->player, one_of(player_names()));
  command.option({"--seed", "N", "Seed of the player's random choices; equal seeds, equal choices"},
                 options->seed, whole_number(0, std::numeric_limits<unsigned>::max()));
  command.option({"--playouts", "N", "At most N playouts a move, for players that use them"},
                 options->playouts, whole_number(1, std::numeric_limits<unsigned>::max()));
  command.option({"--position", "P", "Start from here instead of the beginning"},
                 options->position);
  command.option(
      {"--record", "FILE", "Go on from the end of a game: a record in SGF, a game file or a link"},
      options->record);
  command.option({"--handicap", "N", "Black begins with N stones on the board (Go; komi 0.5)"},
                 options->handicap, whole_number(2, 9));
  command.option({"--komi", "POINTS", "The points added to White's (Go)"}, options->komi);
  command.option({"--save", "FILE",
                  "Write the game there at its end, or where it is broken off; - for standard "
                  "output, with the boards on standard error"},
                 options->save);
  add_source_options(command, *options);
  command.footer(
      "kanzen play gobblers2 --side 1 --player random --seed 7",
      "Moves are read from standard input, with spaces or line ends between them; its end ends\n"
      "the game.  B2-B3 and b2xb3 are read as b2b3, c*b2 as C@b2, a3a4+ as a3a4; positions in all\n"
      "forms that \"kanzen probe --help\" lists.\n"
      "Type help for the commands.  A saved file is SGF for Go if its name ends in .sgf, else a\n"
      "game file in JSON, which the page opens.\nPlayers:\n" +
          player_descriptions() +
          "Without --seed, a player that knows several best moves plays the first of them; one\n"
          "that chooses at random plays another game each time.");
}

}  // namespace kanzen::cli

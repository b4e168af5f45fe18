// kanzen probe: prints the value of positions and of every move in them.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>

#include "engine/cli/cache/value_source.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/commands/scores.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::cli {
namespace {

// Returns the cells of a line of CSV as csv_text writes it.
std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (const char c : line) {
    const bool doubled = c == '"' && !quoted && !cells.back().empty();
    if (c == ',' && !quoted)
      cells.emplace_back();
    else if (c != '"' || doubled)
      cells.back() += c;
    if (c == '"') quoted = !quoted;
  }
  return cells;
}

// Returns which column of a table has the positions, if the first line of a file has the names of
// the columns of a table that Kanzen has written.
std::optional<std::size_t> find_position_column(std::string_view first_line) {
  const std::vector<std::string> names = cells_of(first_line);
  for (const char* name : {"position", "STATE"})
    if (const auto found = std::find(names.begin(), names.end(), name); found != names.end())
      return static_cast<std::size_t>(found - names.begin());
  return std::nullopt;
}

// Answers positions one by one: those of the command line, or the lines of a file.
class Prober {
 public:
  // The arguments must outlive the prober.
  Prober(const AnyGame& game, const Answerer& answerer, Output& output, bool json)
      : game_(game), answerer_(answerer), output_(output), json_(json) {}

  Result<void> answer(const AnyState& state) {
    const auto answered = answerer_(state, json_);
    if (!answered) return answered.error();
    output_.write((first_ || json_ ? "" : "\n") + answered->text);
    first_ = false;
    all_solved_ = all_solved_ && answered->solved;
    return {};
  }

  // Answers every line of a file or of standard input.  Blank lines and comments are skipped but
  // counted; the answer for an invalid position is the line's number and the error.
  CommandResult answer_file(const std::string& path) {
    const std::string name = path == standard_input ? "standard input" : path;
    if (auto answered = answer_lines(path, name); !answered) return answered;
    if (bad_lines_ > 0)
      return CommandResult(status_bad_lines,
                           name + ": " + format_count(bad_lines_, "line") +
                               " could not be answered; the output has the errors");
    return CommandResult(all_solved_ ? status_done : status_unsolved);
  }

  bool all_solved() const { return all_solved_; }

 private:
  Result<void> answer_line(std::string_view position, std::uint64_t number) {
    const auto state = game_.parse(position);
    const Result<void> answered = state ? answer(*state) : state.error();
    // After an error of the input other positions may be answered.
    if (answered || exit_status(answered.error().code) != status_usage) return answered;
    ++bad_lines_;
    output_.write(json_line({{"line", number}, {"error", answered.error().message}}));
    return {};
  }

  Result<void> answer_lines(const std::string& path, const std::string& name) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";  // some editors write it
    auto input = InFile::open(path);
    if (!input) return input.error();
    std::string line;
    std::optional<std::size_t> column;  // of a table
    for (std::uint64_t number = 1;; ++number) {
      const auto read = input->read_line(line);
      if (!read) return read.error();
      if (!*read) return {};
      std::string_view position = line;
      if (number == 1 && position.starts_with(byte_order_mark))
        position.remove_prefix(byte_order_mark.size());
      position = trimmed(position);
      if (number == 1) column = find_position_column(position);
      if (number == 1 && column) continue;
      std::vector<std::string> cells;
      if (column) {
        cells = cells_of(position);
        position = *column < cells.size() ? std::string_view(cells[*column]) : std::string_view();
      }
      if (position.empty() || position.front() == '#') continue;
      if (const auto answered = answer_line(bare_position(position), number); !answered)
        return located(answered.error(), name + ", line " + std::to_string(number));
      if (is_interrupted()) return Error{Errc::cancelled, untranslated("interrupted")};
      if (!output_.flush()) return {};  // for a program that waits for each answer
    }
  }

  const AnyGame& game_;
  const Answerer& answerer_;
  Output& output_;
  bool json_;
  bool first_ = true;
  bool all_solved_ = true;
  std::uint64_t bad_lines_ = 0;
};

struct ProbeOptions : SourceOptions {
  std::vector<std::string> positions;
  std::string path;  // file of positions; empty: none
};

Json analysis_json(const AnyGame& game, const AnyState& state, const Analysis& analysis,
                   const ValuesOrigin& origin) {
  Json json = ValuedPosition{analysis.position, analysis.value};
  json["moves"] = analysis.moves;
  json["values"] = origin_json(origin);
  for (const Notation& other : game.other_notations(state)) json[other.name] = other.text;
  return json;
}

// Maps each move that ends the game without a resulting position to how it ends the game.
std::map<std::string, std::string> ending_moves(const AnyGame& game, const AnyState& state) {
  std::map<std::string, std::string> endings;
  for (const MoveView& move : view_moves(game, state))
    if (move.end) endings[move.text] = describe_end(*move.end, game.info());
  return endings;
}

std::string moves_text(const AnyGame& game, const AnyState& state, const Analysis& analysis) {
  const auto endings = ending_moves(game, state);
  std::string text;
  for (const MoveValue& move : analysis.moves) {
    const auto ending = endings.find(move.move);
    text += move_line(move.move, describe(move.value, game.info()) +
                                     (ending == endings.end() ? "" : ": " + ending->second));
  }
  return text.empty() ? "The game has ended.\n" : "Moves, the best first:\n" + text;
}

std::string analysis_text(const AnyGame& game, const AnyState& state, const Analysis& analysis) {
  const GameInfo& info = game.info();
  const BoardView board = game.board(state);
  std::string text = analysis.position + '\n' + board_text(board, info);
  for (const Notation& other : game.other_notations(state))
    text += other.name + ": " + other.text + '\n';
  return text + "For " + std::string(player_name(info, board.to_move)) +
         ", to move: " + describe(analysis.value, info) + ".\n" + moves_text(game, state, analysis);
}

Json outcome_json(const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  return name_of(*outcome);
}

Json search_json(const SearchReport& report) {
  Json moves = Json::array();
  for (const SearchedMove& move : report.moves)
    moves.push_back({{"move", move.move},
                     {"outcome", outcome_json(move.outcome)},
                     {"distance", nullptr},
                     {"position", move.position}});
  return {{"position", report.position},
          {"outcome", outcome_json(report.outcome)},
          {"distance", nullptr},
          {"moves", std::move(moves)},
          {"search", {{"nodes", report.nodes}, {"seconds", report.seconds}}}};
}

std::string outcome_words(const std::optional<Outcome>& outcome) {
  return outcome ? std::string(name_of(*outcome)) : "not solved in time";
}

std::string search_text(const AnyGame& game, const AnyState& state, const SearchReport& report) {
  const BoardView board = game.board(state);
  std::string text = report.position + '\n' + board_text(board, game.info()) + "For " +
                     std::string(player_name(game.info(), board.to_move)) +
                     ", to move: " + outcome_words(report.outcome) + ".\n";
  text += report.moves.empty() ? "The game has ended.\n" : "Moves, the best first:\n";
  for (const SearchedMove& move : report.moves)
    text += move_line(move.move, outcome_words(move.outcome));
  return text + describe_search_effort(report.nodes, report.seconds) + '\n';
}

Answerer value_answerer(const AnyGame& game, const Values& values) {
  return [&](const AnyState& state, bool json) -> Result<Answer> {
    const auto analysis = values.probe(state);
    if (!analysis) return analysis.error();
    return Answer{json ? json_line(analysis_json(game, state, *analysis, values.origin))
                       : analysis_text(game, state, *analysis)};
  };
}

Answerer search_answerer(const AnyGame& game, const SearchOptions& options) {
  return [&](const AnyState& state, bool json) -> Result<Answer> {
    const auto report = search(game, state, options);
    if (!report) return report.error();
    return Answer{json ? json_line(search_json(*report)) : search_text(game, state, *report),
                  report->outcome.has_value()};
  };
}

// A position of the command line and its name in messages.
struct GivenPosition {
  AnyState state;
  std::string name;
};
using GivenPositions = std::vector<GivenPosition>;

// Parses the positions of the command line before the game is solved.  A file is only checked; its
// lines are parsed one by one later.
Result<GivenPositions> read_given_positions(const ProbeOptions& options, const AnyGame& game) {
  if (!options.path.empty()) {
    if (const auto checked = check_readable(options.path); !checked) return checked.error();
    return GivenPositions{};
  }
  if (options.positions.empty()) return GivenPositions{{game.initial(), "the start"}};
  GivenPositions given;
  for (const std::string& position : options.positions) {
    const std::string name = "--position \"" + position + '"';
    auto state = game.parse(bare_position(position));
    if (!state) return located(state.error(), name);
    given.push_back({*std::move(state), name});
  }
  return given;
}

CommandResult answer_all(const ProbeOptions& options, const GivenPositions& given,
                         const AnyGame& game, const Answerer& answerer, Output& output) {
  const bool from_file = !options.path.empty();
  Prober prober(game, answerer, output, options.json || from_file);
  if (from_file) return prober.answer_file(options.path);
  for (const auto& [state, name] : given)
    if (const auto answered = prober.answer(state); !answered)
      return located(answered.error(), name);
  return CommandResult(prober.all_solved() ? status_done : status_unsolved);
}

CommandResult run_probe(const ProbeOptions& options, const AnyGame& game, Output& output) {
  const auto given = read_given_positions(options, game);
  if (!given) return given.error();
  const auto source = find_source(options, game);
  if (!source) return source.error();
  if (const auto* const scores = std::get_if<ScoreSource>(&*source))
    return answer_all(options, *given, game, score_answerer(game, *scores), output);
  if (const auto* const searched = std::get_if<SearchOptions>(&*source))
    return answer_all(options, *given, game, search_answerer(game, *searched), output);
  const Values& values = std::get<Values>(*source);
  CommandResult result = answer_all(options, *given, game, value_answerer(game, values), output);
  if (result.status == status_done && !options.json && options.path.empty())
    output.write(origin_text(values.origin));
  cache_values(values, options, game, output);
  return result;
}

void add_position_options(Arguments& command, ProbeOptions& options) {
  command.repeated_option(
      {"--position", "P", "A position in notation, any number of times (default: the start)"},
      options.positions);
  const Check named = [](const std::string& path) {
    return path.empty() ? "the name is empty; give a file, or -" : std::string();
  };
  command.option({"--positions", "FILE",
                  "A file with one position a line, - for standard input; one JSON object a line"},
                 options.path, named);
  command.exclude("--positions", "--position");
}

}  // namespace

void add_probe(CLI::App& app, Job& job) {
  auto [command, options] = add_game_command(
      app, job, "probe", "Print the value of positions and of every move", run_probe);
  add_position_options(command, *options);
  add_source_options(command, *options);
  add_json_option(command, options->json);
  command.footer(
      "kanzen probe gobblers2 --position -,-,-/-,L,-/-,-,-:2 --json",
      "With --positions, every line of the file is answered by one JSON object on a line, at\n"
      "once; blank lines and lines that begin with # are passed over.  Of a table in CSV that\n"
      "Kanzen has written, with a first line of names, the column position is read.  A line\n"
      "without a position of the game is answered by its number and what is wrong, line and\n"
      "error, and the exit status is 3 then.\n"
      "Positions are also read as others write them: of Dobutsu shogi in FEN\n"
      "(\"gle/1c1/1C1/ELG[] w - - 0 1\"), in SFEN (\"gle/1c1/1C1/ELG b - 1\") and in the form of\n"
      "clausecker/dobutsu (\"S/gle/-c-/-C-/ELG/-\"); of m,n,k in small letters, with - for an\n"
      "empty square, without / and without the side to move (\"x.o-----x\"); of gobblers2 as the\n"
      "notebook's integer.  Answers have the game's own form.\n"
      "Values come from a table that is found (see \"kanzen table info --help\") or saved in the\n"
      "cache (see \"kanzen cache list --help\"); otherwise the game is solved.  The output names\n"
      "the source.\n"
      "JSON: position outcome distance moves[{move,outcome,distance,position}]\n"
      "values{from,folder or seconds}, then other notations of the position by name; values.from\n"
      "is \"table\", \"cache\" or \"solving\".  A move's outcome is the mover's, its distance in\n"
      "plies from this position; a move that ends the game has none; a draw's distance is null.\n"
      "A search gives outcomes without distances, and null where time was too short, with exit\n"
      "status 4 if that is so of a position; JSON has search{nodes,seconds} then.  Of small\n"
      "boards of go a position and each of its moves have low and high instead, the first\n"
      "player's points as kanzen solve explains them, and at_least and at_most, what is proven\n"
      "of them even if time was too short; under superko a position begins a game, and is\n"
      "searched.  Scores that a proof has are not searched for; in_proof says whether it has the\n"
      "position");
}

}  // namespace kanzen::cli

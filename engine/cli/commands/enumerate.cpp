// kanzen enumerate: counts the reachable positions.
#include <limits>

#include "engine/adapter/stopwatch.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/play_counts.hpp"

namespace kanzen::cli {
namespace {

// Returns a number below 2^64, else a string of its decimal digits.
Json count_json(WideCount count) {
  if (count <= std::numeric_limits<std::uint64_t>::max()) return static_cast<std::uint64_t>(count);
  return to_decimal(count);
}

template <class Count>
Json winners_json(const CountByWinner<Count>& counts) {
  return {{"total", count_json(counts.total())},
          {"first", count_json(counts.first)},
          {"second", count_json(counts.second)},
          {"draw", count_json(counts.draw)}};
}

void add_play(Json& json, const PlayCounts& play) {
  const PositionCounts& classes = play.up_to_symmetry;
  json["terminal_by_winner"] = winners_json(play.every.ended);
  json["up_to_symmetry"] = {{"positions", classes.positions},
                            {"terminal", classes.terminal},
                            {"terminal_by_winner", winners_json(classes.ended)},
                            {"transitions", classes.transitions},
                            {"by_ply", classes.by_ply}};
  json["games"] = winners_json(play.games);
  json["games_by_length"] = Json::array();
  for (const WideCount count : play.games_by_length)
    json["games_by_length"].push_back(count_json(count));
}

void add_extra(Json& json, const ExtraStatistics& extra) {
  for (const ExtraStatistics::Count& count : extra.counts) json[count.name] = count.number;
  Json& rows = json[extra.table_name] = Json::array();
  for (const auto& numbers : extra.rows) {
    Json row;
    for (std::size_t column = 0; column < extra.columns.size(); ++column)
      row[extra.columns[column]] = numbers[column];
    rows.push_back(std::move(row));
  }
}

Json enumeration_json(const GameInfo& info, const EnumerationCounts& counts) {
  Json json = {{"game", info.name},
               {"rules", info.rules},
               {"positions", counts.positions},
               {"terminal", counts.terminal},
               {"transitions", counts.transitions},
               {"by_ply", counts.by_ply}};
  for (const EndingCount& count : counts.by_ending)
    json["terminal_by_ending"][count.ending.name] = count.positions;
  if (counts.extra) add_extra(json, *counts.extra);
  if (counts.play) add_play(json, *counts.play);
  json["seconds"] = counts.seconds;
  return json;
}

std::string extra_text(const ExtraStatistics& extra) {
  Table totals({extra.heading, ""});
  for (const ExtraStatistics::Count& count : extra.counts)
    totals.add({count.words, format_with_commas(count.number)});
  std::vector<std::string> heads = {extra.row_heading};
  heads.insert(heads.end(), extra.columns.begin(), extra.columns.end());
  Table table(heads);
  for (std::size_t i = 0; i < extra.rows.size(); ++i) {
    std::vector<std::string> row = {std::to_string(i + 1)};
    for (const std::uint64_t number : extra.rows[i]) row.push_back(format_with_commas(number));
    table.add(row);
  }
  return '\n' + totals.text() + '\n' + table.text();
}

template <class Count>
std::vector<std::string> winners_row(const char* name, const CountByWinner<Count>& counts) {
  return {name, format_with_commas(counts.total()), format_with_commas(counts.first),
          format_with_commas(counts.second), format_with_commas(counts.draw)};
}

std::string play_text(const PlayCounts& play) {
  Table ends({"", "all", "first wins", "second wins", "drawn"});
  ends.add(winners_row("finished positions", play.every.ended));
  ends.add(winners_row("  up to symmetry", play.up_to_symmetry.ended));
  ends.add(winners_row("games", play.games));
  Table plies({"ply", "positions", "up to symmetry", "games that end"});
  for (std::size_t ply = 0; ply < play.every.by_ply.size(); ++ply)
    plies.add(
        {std::to_string(ply), format_with_commas(play.every.by_ply[ply]),
         format_with_commas(play.up_to_symmetry.by_ply[ply]),
         ply < play.games_by_length.size() ? format_with_commas(play.games_by_length[ply]) : "0"});
  return '\n' + ends.text() + '\n' + plies.text();
}

std::string plies_text(const std::vector<std::uint64_t>& by_ply) {
  if (by_ply.empty()) return {};
  Table plies({"ply", "new positions"});
  for (std::size_t ply = 0; ply < by_ply.size(); ++ply)
    plies.add({std::to_string(ply), format_with_commas(by_ply[ply])});
  return '\n' + plies.text();
}

std::string totals_text(const GameInfo& info, const EnumerationCounts& counts) {
  const std::string heading = info.name + ", " + info.rules;
  if (!counts.play) {
    Table totals({heading, ""});
    totals.add({"positions up to symmetry", format_with_commas(counts.positions)});
    totals.add({"  finished", format_with_commas(counts.terminal)});
    for (const EndingCount& count : counts.by_ending)
      totals.add({"    " + count.ending.words, format_with_commas(count.positions)});
    totals.add({"transitions", format_with_commas(counts.transitions)});
    return totals.text();
  }
  const PositionCounts& classes = counts.play->up_to_symmetry;
  Table totals({heading, "", "up to symmetry"});
  totals.add(
      {"positions", format_with_commas(counts.positions), format_with_commas(classes.positions)});
  totals.add(
      {"  finished", format_with_commas(counts.terminal), format_with_commas(classes.terminal)});
  totals.add({"transitions", format_with_commas(counts.transitions),
              format_with_commas(classes.transitions)});
  return totals.text();
}

std::string enumeration_text(const GameInfo& info, const EnumerationCounts& counts) {
  std::string text = totals_text(info, counts);
  text += counts.play ? play_text(*counts.play) : plies_text(counts.by_ply);
  if (counts.extra) text += extra_text(*counts.extra);
  return text + '\n' + format_seconds(counts.seconds) + '\n';
}

// Prints the number of legal boards, for a game with a BoardCounter (Go).
Result<void> count_boards(const BoardCounter& counter, const GameInfo& info,
                          const GameOptions& options, Output& output) {
  const Stopwatch watch;
  const auto boards = counter.count_boards(CommandContext(options.threads).options());
  if (!boards) return boards.error();
  output.write(options.json ? json_line({{"game", info.name},
                                         {"rules", info.rules},
                                         {"legal_boards", count_json(*boards)},
                                         {"seconds", watch.seconds()}})
                            : info.name + ", " + info.rules + ": " + format_with_commas(*boards) +
                                  " legal boards\n" + format_seconds(watch.seconds()) + '\n');
  return {};
}

Result<void> run_enumerate(const GameOptions& options, const AnyGame& game, Output& output) {
  const GameInfo& info = game.info();
  if (const auto* const counter = game.board_counter())
    return count_boards(*counter, info, options, output);
  const auto counts = call_facet(game, game.solver(), &Solver::enumerate,
                                 CommandContext(options.threads).options());
  if (!counts) return counts.error();
  output.write(options.json ? json_line(enumeration_json(info, *counts))
                            : enumeration_text(info, *counts));
  return {};
}

}  // namespace

void add_enumerate(CLI::App& app, Job& job) {
  auto [command, options] = add_game_command(
      app, job, "enumerate", "Count the positions that play can reach", run_enumerate);
  add_threads_option(command, options->threads);
  add_json_option(command, options->json);
  command.footer(
      "kanzen enumerate gobblers2 --rules cover",
      "Positions are counted up to symmetry, of m,n,k each by itself with the count up to\n"
      "symmetry as well; transitions are moves from unfinished ones, up to symmetry pairs of\n"
      "positions with any between them.\n"
      "JSON: game rules positions terminal transitions by_ply[] seconds; for notebook also\n"
      "set lifted union set_only lifted_only queue_pops sweeps[{undecided,win,loss}]; for dobutsu\n"
      "terminal_by_ending{lion_taken,try,no_moves}; for m,n,k\n"
      "terminal_by_winner{total,first,second,draw} up_to_symmetry{positions,terminal,\n"
      "terminal_by_winner,transitions,by_ply[]} games{total,first,second,draw}\n"
      "games_by_length[]; of go the boards on which every string has a liberty: game rules\n"
      "legal_boards seconds; from 2^64 on a number is a string");
}

}  // namespace kanzen::cli

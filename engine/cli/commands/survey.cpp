// kanzen survey: solves a game under all of its rule sets and tabulates the results.
#include "engine/study/survey.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/cli/commands.hpp"
#include "engine/cli/in_file.hpp"
#include "engine/cli/output/json.hpp"
#include "engine/cli/output/out_file.hpp"
#include "engine/cli/output/text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/figure/figures.hpp"

namespace kanzen::cli {
namespace {

struct SurveyOptions : GameOptions {
  std::string format = "text";
  std::string path;  // of the file of results; that of standard output: there is none
};

using Row = std::vector<std::string>;

// The columns with their headings in English.
std::vector<DataColumn> columns() {
  constexpr std::array<const char*, survey_columns.size()> headings{
      "game", "rules", "start", "plies",       "best first moves", "positions", "finished",
      "won",  "drawn", "lost",  "longest win", "longest loss",     "drawn (%)"};
  std::vector<DataColumn> columns;
  for (std::size_t i = 0; i < headings.size(); ++i)
    columns.push_back({survey_columns[i].name, headings[i], survey_columns[i].is_number});
  return columns;
}
enum Column : std::size_t { game_column = 0, rules_column = 1 };

// Splits a line of CSV whose cells contain no quotation marks.
Row cells_of(std::string_view line) {
  Row cells(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"')
      quoted = !quoted;
    else if (c == ',' && !quoted)
      cells.emplace_back();
    else
      cells.back() += c;
  }
  return cells;
}

// Reads the results that an earlier run has written; none if there is no such file.
Result<std::vector<Row>> read_rows(const SurveyOptions& options, const std::string& game,
                                   const std::vector<std::string>& all_rules) {
  std::vector<Row> rows;
  std::error_code error;
  if (is_standard_output(options.path) || !std::filesystem::exists(options.path, error))
    return rows;
  constexpr std::uint64_t most_bytes = 1 << 20;
  const auto text = read_file(options.path, most_bytes);
  if (!text) return text.error();
  const std::string header = csv_text({columns(), {}});
  const auto refuse = [&](const std::string& why) {
    return Error{Errc::bad_notation, untranslated(options.path + " is no survey of " + game + ": " +
                                                  why + "; name another file")};
  };
  if (text->substr(0, header.size()) != header)
    return refuse("it does not begin with \"" + header.substr(0, header.size() - 1) + '"');
  std::size_t number = 1;
  for (std::size_t begin = header.size(); begin < text->size();) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    Row cells = cells_of(std::string_view(*text).substr(begin, end - begin));
    const std::string line = "line " + std::to_string(++number);
    if (cells.size() != columns().size())
      return refuse(line + " has " + format_count(cells.size(), "cell") + " instead of " +
                    std::to_string(columns().size()));
    if (cells[game_column] != game) return refuse(line + " is of " + excerpt(cells[game_column]));
    if (std::count(all_rules.begin(), all_rules.end(), cells[rules_column]) == 0)
      return refuse(line + " has unknown rules " + excerpt(cells[rules_column]));
    rows.push_back(std::move(cells));
    begin = end + 1;
  }
  return rows;
}

std::string text_of(const std::vector<Row>& rows) {
  Row headings;
  for (const DataColumn& column : columns()) headings.push_back(column.heading);
  headings.erase(headings.begin());
  Table table(headings);
  for (Row row : rows) {
    row.erase(row.begin());
    table.add(std::move(row));
  }
  return table.text();
}

Json json_of(const std::vector<Row>& rows) {
  Json list = Json::array();
  for (const Row& row : rows) {
    Json json;
    const auto all = columns();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (row[i].empty())
        json[all[i].name] = nullptr;
      else
        json[all[i].name] = all[i].is_number ? Json::parse(row[i]) : Json(row[i]);
    }
    list.push_back(std::move(json));
  }
  return list;
}

Result<void> run_survey(const SurveyOptions& options, Output& output) {
  const auto usual = find_game(options.game);
  if (!usual) return usual.error();
  const std::string& game = (*usual)->info().name;
  const auto all_rules = rules_to_survey(game);
  if (!all_rules) return all_rules.error();
  if (all_rules->empty()) return unsupported_error(**usual, Solver::unsupported_reason(**usual));
  const bool has_file = !is_standard_output(options.path);
  if (has_file)
    if (auto checked = check_out_file(options.path, "csv"); !checked) return checked;
  auto known = read_rows(options, game, *all_rules);
  if (!known) return known.error();
  std::vector<Row> rows;  // in the order of the rule sets
  for (std::size_t i = 0; i < all_rules->size(); ++i) {
    const std::string& rules = (*all_rules)[i];
    const auto done = std::find_if(known->begin(), known->end(),
                                   [&](const Row& row) { return row[rules_column] == rules; });
    if (done != known->end()) {
      rows.push_back(std::move(*done));
      known->erase(done);
      continue;
    }
    const CommandContext context(options.threads, std::to_string(i + 1) + " of " +
                                                      format_count(all_rules->size(), "rule set") +
                                                      ": " + rules);
    const auto surveyed = survey_rules(**find_game(game, rules), context.options());
    if (!surveyed && surveyed.error().code != Errc::unsupported) return surveyed.error();
    rows.push_back(survey_cells(game, rules, surveyed ? &*surveyed : nullptr));
    if (!has_file) continue;
    std::vector<Row> all = rows;
    all.insert(all.end(), known->begin(), known->end());
    if (auto written = write_out_file(options.path, csv_text({columns(), all}), output); !written)
      return written;
  }
  const DataTable table{columns(), rows, "Rule sets of " + game};
  output.write(options.format == "csv"     ? csv_text(table)
               : options.format == "latex" ? latex_table(table)
               : options.format == "json"  ? json_line(json_of(rows))
                                           : text_of(rows));
  return {};
}

}  // namespace

void add_survey(CLI::App& app, Job& job) {
  auto [command, options] =
      add_command(app, job, "survey", "Solve a game under all of its rule sets", run_survey);
  command.positional("GAME", options->game, "The game; \"kanzen games\" lists them");
  command.option({"--out", "FILE", "Keep the results in this CSV file, and continue it"},
                 options->path);
  command.option({"--format", "FORMAT", "text, csv, latex or json (default: text)"},
                 options->format, one_of({"text", "csv", "latex", "json"}));
  add_threads_option(command, options->threads);
  command.footer(
      "kanzen survey gobblers2 --out gobblers2.csv --format latex",
      "The rule sets are those that \"kanzen games\" lists and, where rules are choices, all\n"
      "combinations that play differently (docs/games/gobblers.md); those with distances in\n"
      "plies are solved.  The file of --out has each result as soon as it is known; the same\n"
      "command continues with the rest.  Positions are counted as by \"kanzen solve\".  The best\n"
      "first moves keep the value of the start, one of each symmetric ones.\n"
      "CSV and JSON: game rules outcome distance best_first_moves positions finished won drawn\n"
      "lost longest_win longest_loss drawn_percent; the distance of a draw is empty or null.\n"
      "A rule set whose wins take more plies than a table of values holds (125) is \"unsolved\"");
}

}  // namespace kanzen::cli

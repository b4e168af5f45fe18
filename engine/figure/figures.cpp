#include "engine/figure/figures.hpp"

#include <algorithm>

#include "engine/picture/file_pen.hpp"

namespace kanzen {
namespace {

std::string csv_cell(const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  std::string quoted = "\"";
  for (const char c : cell) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

// Joins cells into a line, separated by `between`.
template <class Cells, class Text>
std::string line_of(const Cells& cells, const char* between, Text text) {
  std::string line;
  bool first = true;
  for (const auto& cell : cells) {
    if (!first) line += between;
    line += text(cell);
    first = false;
  }
  return line;
}

}  // namespace

std::string csv_text(const DataTable& table) {
  std::string text = line_of(table.columns, ",", [](const auto& c) { return csv_cell(c.name); });
  for (const auto& row : table.rows) text += '\n' + line_of(row, ",", csv_cell);
  return text + '\n';
}

std::string latex_table(const DataTable& table) {
  std::string text =
      "% " + table.title + "\n% LaTeX: \\usepackage{booktabs}, then \\input this file.\n";
  text += "\\begin{tabular}{";
  for (const auto& column : table.columns) text += column.is_number ? 'r' : 'l';
  text += "}\n\\toprule\n";
  text += line_of(table.columns, " & ", [](const auto& c) { return escape_latex(c.heading); });
  text += " \\\\\n\\midrule\n";
  for (const auto& row : table.rows)
    text += line_of(row, " & ", [](const auto& cell) { return escape_latex(cell); }) + " \\\\\n";
  return text + "\\bottomrule\n\\end{tabular}%\n";  // without "%", \input would add a space
}

std::string number_words(const GameInfo& info, const FigureChoices& choices, const Words& number) {
  if (choices.distances == FigureDistances::none) return {};
  if (!info.distance_in_plies) return figure_text(choices.language, figure_word::legend_sweep);
  return figure_text(choices.language, number, unit_words(choices.language, choices.distances));
}

std::string with_number_words(const GameInfo& info, const FigureChoices& choices,
                              const std::string& signs, const Words& number) {
  const std::string words = number_words(info, choices, number);
  if (words.empty()) return signs;
  return figure_text(choices.language, figure_word::signs_and_number, signs, words);
}

std::vector<LegendEntry> legend_of_values(const GameInfo& info, Player player,
                                          const FigureChoices& choices, const Words& number) {
  const Language language = choices.language;
  const auto wins = [&](Player winner) {
    return figure_text(language, figure_word::wins_without_distance,
                       std::string(player_name(language, info, winner)));
  };
  std::vector<LegendEntry> legend{{Outcome::win, wins(player)},
                                  {Outcome::draw, figure_text(language, figure_word::legend_draw)},
                                  {Outcome::loss, wins(static_cast<Player>(1 - player))}};
  if (std::string words = number_words(info, choices, number); !words.empty())
    legend.push_back({std::nullopt, std::move(words)});
  return legend;
}

const Theme& figure_theme(const FigureChoices& choices) {
  return choices.dark ? dark_theme() : light_theme();
}

float layout_width(const FigureChoices& choices, float usual, float narrowest) {
  return choices.width > 0 ? std::max(choices.width, narrowest) : usual;
}

std::string table_outcome(const std::optional<Value>& value) {
  return value ? name_of(value->outcome) : "unknown";
}

std::string table_distance(Value value, const FigureChoices& choices) {
  const bool counts = choices.distances != FigureDistances::none && value.outcome != Outcome::draw;
  return counts ? std::to_string(value.distance) : "";
}

std::string figure_distance(const GameInfo& info, Value value, FigureDistances distances) {
  if (distances == FigureDistances::none) return {};
  return value.outcome == Outcome::draw
             ? "\u2013"
             : std::to_string(figure_number(info, value.distance, distances));
}

}  // namespace kanzen

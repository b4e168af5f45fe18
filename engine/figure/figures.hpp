#pragma once
// The figures that the page and the command line export: a position, the tree around it, the plot
// of a game's values, the histogram of all positions; each as a picture and as a table of its
// numbers.
#include <optional>
#include <string>
#include <vector>

#include "engine/figure/words.hpp"
#include "engine/picture/board_picture.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

struct DataColumn {
  std::string name;        // in CSV
  std::string heading;     // in LaTeX
  bool is_number = false;  // aligned right

  static void fields(auto& self, auto& visit) {
    visit("name", self.name);
    visit("heading", self.heading);
    visit("is_number", self.is_number);
  }
};
// The numbers of a figure or of a study as a table, for CSV and LaTeX.
struct DataTable {
  std::vector<DataColumn> columns;
  std::vector<std::vector<std::string>> rows;  // one cell per column
  std::string title{};                         // for LaTeX; empty: the game and its rules

  static void fields(auto& self, auto& visit) {
    visit("columns", self.columns);
    visit("rows", self.rows);
    visit("title", self.title);
  }
};

// Returns comma-separated values (RFC 4180), the columns' names first; lines end with "\n".
std::string csv_text(const DataTable& table);

// Returns a LaTeX `tabular` with the rules of the package booktabs, for \input.
std::string latex_table(const DataTable& table);

struct Figure {
  Picture picture;
  DataTable table;                 // no columns: the figure has no numbers
  std::vector<std::string> notes;  // the lines of its caption
  std::vector<std::string> below;  // lines that it needs also without a caption
  // The meaning of its signs, as a sentence for the caption and as a drawn legend; both are empty
  // if it has none or explains them itself.
  std::string signs;
  std::vector<LegendEntry> legend;
};

struct FigureChoices {
  Language language = Language::english;
  float width = 0;  // CSS pixels; 0: the figure's default
  bool dark = false;
  bool turned = false;     // boards are seen from the second player's side
  bool last_move = false;  // mark it on the board
  // Mark the first of the best moves, if the session has the values: a move between squares by an
  // arrow, another one by its square.
  bool best_move = false;
  Markup markup;                                       // on the board, besides that of the position
  FigureDistances distances = FigureDistances::plies;  // of pictures; tables have plies
  bool logarithmic = true;                             // the axis of the histogram
  unsigned plies = 1;                                  // depth of the tree, 1 or 2
  bool up_to_symmetry = true;

  static void fields(auto& self, auto& visit) {
    visit("language", self.language);
    visit("width", self.width);
    visit("dark", self.dark);
    visit("turned", self.turned);
    visit("last_move", self.last_move);
    visit("best_move", self.best_move);
    visit("distances", self.distances);
    visit("logarithmic", self.logarithmic);
    visit("plies", self.plies);
    visit("up_to_symmetry", self.up_to_symmetry);
  }
};

// The pictures have no background.  They refer to the session, or to the statistics and the game,
// which must outlive them.

// Returns the figure of the current position, with the values of its moves if `values` is set and
// the session has them.
Figure position_figure(const Session& session, bool values, const FigureChoices& choices);
Figure tree_figure(const Session& session, const FigureChoices& choices);
// Returns the figure of the values of the line through the current position, by ply.
Figure plot_figure(const Session& session, const FigureChoices& choices);
Figure histogram_figure(const GameInfo& info, const Statistics& statistics,
                        const FigureChoices& choices);

// Returns the positions whose analyses the tree shows, the current one first.
std::vector<std::string> positions_of_tree(const Session& session, const FigureChoices& choices);

// Returns the meaning of the numbers: "number: plies to the end"; empty if there are none.
// `number`: for plies or moves, %1.
std::string number_words(const GameInfo& info, const FigureChoices& choices, const Words& number);
// Returns a legend with the meaning of its numbers: "Disc: win, ...; number: plies to the end".
std::string with_number_words(const GameInfo& info, const FigureChoices& choices,
                              const std::string& signs, const Words& number);
// Returns the same as a drawn legend, for the values of the player.
std::vector<LegendEntry> legend_of_values(const GameInfo& info, Player player,
                                          const FigureChoices& choices, const Words& number);

const Theme& figure_theme(const FigureChoices& choices);

// Returns the width of a figure's layout in CSS pixels: the requested one, or `usual`.  Margins
// have fixed widths, so a layout needs at least `narrowest`; a narrower figure is scaled from it.
inline constexpr float narrowest_layout = 120;
float layout_width(const FigureChoices& choices, float usual, float narrowest = narrowest_layout);

// Returns an outcome for a table: its name, or "unknown".
std::string table_outcome(const std::optional<Value>& value);
// Returns a distance for a table, in plies; empty for a draw or if there are none.
std::string table_distance(Value value, const FigureChoices& choices);

// Returns a distance as text: its number, or an en dash for a draw; empty if there are none.
std::string figure_distance(const GameInfo& info, Value value, FigureDistances distances);

}  // namespace kanzen

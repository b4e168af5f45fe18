#pragma once
// The figures that a button and the command line make: a position, the tree around it, the plot of
// a game's values, the histogram of all positions; each as a picture and as a table of its numbers.
#include <optional>
#include <string>
#include <vector>

#include "engine/figure/words.hpp"
#include "engine/picture/figure.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

// The numbers behind a figure, as a table for programs and for papers.
struct DataTable {
  struct Column {
    std::string name;        // for programs
    std::string heading;     // for people
    bool is_number = false;  // lined up to the right
  };
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  // a cell for each column
};

// Comma-separated values, RFC 4180, with the columns' names first; lines end with \n.
std::string csv_text(const DataTable& table);

// A LaTeX `tabular` with the rules of the package booktabs, to be read with \input.
std::string latex_table(const DataTable& table, const std::string& title);

struct Figure {
  Picture picture;
  DataTable table;                 // without columns: there are no numbers
  std::vector<std::string> notes;  // for its caption
};

struct FigureChoices {
  Language language = Language::english;
  float width = 0;  // CSS pixels; 0: the figure's own.  A tree is scaled to it
  bool dark = false;
  bool turned = false;      // boards from the second player's side
  bool distances = true;    // of values; false: only outcomes are known
  bool logarithmic = true;  // the histogram
  unsigned plies = 1;       // of the tree, one or two
  bool up_to_symmetry = true;

  static void fields(auto& self, auto& visit) {
    visit("language", self.language);
    visit("width", self.width);
    visit("dark", self.dark);
    visit("turned", self.turned);
    visit("distances", self.distances);
    visit("logarithmic", self.logarithmic);
    visit("plies", self.plies);
    visit("up_to_symmetry", self.up_to_symmetry);
  }
};

// The pictures have no ground, and hold on to what they show by reference: a session, or statistics
// and a game, which must outlive them.

// The current position; with the values of its moves, where `values` asks for them and the session
// has them.
Figure position_figure(const Session& session, bool values, const FigureChoices& choices);
Figure tree_figure(const Session& session, const FigureChoices& choices);
// Of the line through the current position.
Figure plot_figure(const Session& session, const FigureChoices& choices);
Figure histogram_figure(const GameInfo& info, const Statistics& statistics,
                        const FigureChoices& choices);

// Positions whose analyses a figure wants, the current one first.
std::vector<std::string> positions_of_tree(const Session& session, const FigureChoices& choices);

const Theme& figure_theme(const FigureChoices& choices);

// A distance for people: its number, an en dash of a draw; empty where only outcomes are known.
std::string figure_distance(Value value, bool distances);

}  // namespace kanzen

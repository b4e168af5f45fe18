#pragma once
// What `kanzen figure` is asked for, and where its numbers come from.
#include <optional>
#include <string>

#include "engine/cli/cache/value_source.hpp"
#include "engine/figure/figure_file.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {
struct FigureOptions : ValueOptions {
  SearchOptions search;
  std::string position;  // empty: the start
  std::string moves;     // from there, with dots or spaces between them
  std::string path;      // empty: standard output
  std::string format;    // empty: as `path` ends, until run_figure has seen it
  unsigned width = 0;    // CSS pixels; 0: the figure's own
  unsigned scale = 0;    // pixels of a PNG to a CSS pixel; 0: two
  bool dark = false, grey = false, transparent = false;
  std::string side = "first";  // from whose side it is seen
  std::string piece;           // a kind: this piece alone, of the player at `side`
  // What else than the board is drawn; at most one of them.
  bool tree = false, histogram = false, plot = false;
  bool values = false;  // on the board
  bool linear = false;  // the histogram's scale
  unsigned plies = 1;   // of the tree
  bool every_position = false;
  bool caption = false, qr = false;
  std::string language = "en";
  std::string site;  // its address; empty: that of the environment

  bool wants_table() const { return format == "csv" || format == "latex"; }
};

// Without its caption.
FigureWish wish_of(const FigureOptions& options);

// What the figure shows, with its numbers.
struct FigureSubject {
  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<Session> session;
  std::unique_ptr<Statistics> statistics;  // null: nobody has asked for them
};
Result<FigureSubject> figure_subject(const FigureOptions& options);

}  // namespace kanzen::cli

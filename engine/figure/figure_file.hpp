#pragma once
// A figure as the text of a file: all that a button of the page and `kanzen figure` have in common.
#include "engine/core/names.hpp"
#include "engine/figure/figures.hpp"

namespace kanzen {

enum class FigureKind { position, tree, plot, histogram };
constexpr auto names_of(FigureKind) {
  return names_in_order<FigureKind>("board", "tree", "plot", "histogram");
}
// A PNG is an SVG until somebody draws it in pixels.
enum class FigureFormat { svg, png, tikz, csv, latex };
constexpr auto names_of(FigureFormat) {
  return names_in_order<FigureFormat>("svg", "png", "tikz", "csv", "latex");
}
inline bool is_table(FigureFormat format) {
  return format == FigureFormat::csv || format == FigureFormat::latex;
}

// How a picture becomes a file.
struct FileLooks {
  FigureFormat format = FigureFormat::svg;
  float width = 0;     // CSS pixels to which it is scaled; 0: it stays as large as it is
  unsigned scale = 2;  // pixels of a PNG to a CSS pixel
  bool grey = false;
};

struct FigureFile {
  std::string text;                // of a PNG the SVG
  unsigned width = 0, height = 0;  // of a PNG, in pixels

  static void fields(auto& self, auto& visit) {
    visit("text", self.text);
    visit("width", self.width);
    visit("height", self.height);
  }
};

// Pixels of a side of a PNG.
inline constexpr unsigned most_png_pixels = 16'384;

// Errc::unsupported: a PNG would be too large.
Result<FigureFile> file_of_picture(const Picture& picture, const FileLooks& looks);

struct FigureWish {
  FigureKind kind = FigureKind::position;
  FigureFormat format = FigureFormat::svg;
  FigureChoices choices;
  unsigned scale = 2;   // as in FileLooks
  bool values = false;  // of a position's moves, where the session has them
  bool grey = false, transparent = false;
  bool caption = false;
  std::string link;  // in the caption; empty: none
  std::optional<QrCode> qr;

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("format", self.format);
    FigureChoices::fields(self.choices, visit);
    visit("scale", self.scale);
    visit("values", self.values);
    visit("grey", self.grey);
    visit("transparent", self.transparent);
    visit("caption", self.caption);
    visit("link", self.link);
    visit("code", self.qr);
  }
};

// Positions whose analyses it wants, the current one first.
std::vector<std::string> positions_of_figure(const Session& session, const FigureWish& wish);

// `statistics`: for a histogram alone.  Errc::unsupported: numbers are asked for where there are
// none, or a PNG would be too large.
Result<FigureFile> figure_file(const Session& session, const Statistics* statistics,
                               const FigureWish& wish);

// All that a figure needs, to be made elsewhere than where the session is.
struct FigureOrder {
  std::string session;  // as a link, engine/session/link.hpp
  std::vector<Analysis> analyses;
  std::optional<Statistics> statistics;
  FigureWish wish;

  static void fields(auto& self, auto& visit) {
    visit("session", self.session);
    visit("analyses", self.analyses);
    visit("statistics", self.statistics);
    visit("wish", self.wish);
  }
};
// Of the wish's positions, and of the line, what the session knows.
FigureOrder figure_order(const Session& session, const Statistics* statistics, FigureWish wish);
Result<FigureFile> figure_file(const FigureOrder& order);

}  // namespace kanzen

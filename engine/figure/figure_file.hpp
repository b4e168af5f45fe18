#pragma once
// Makes the text of a figure's file, for the page and for `kanzen figure`.
#include "engine/core/names.hpp"
#include "engine/figure/figures.hpp"
#include "engine/figure/numbered_figure.hpp"

namespace kanzen {

// A film is animated: one frame for each position of a line (film.hpp).
// A figure of numbers shows a part of a line (numbered_figure.hpp).
enum class FigureKind { position, tree, plot, histogram, film, numbers };
constexpr auto names_of(FigureKind) {
  return names_in_order<FigureKind>("board", "tree", "plot", "histogram", "film", "numbers");
}
// For png the engine writes an SVG, and for gif one for each frame; the front-end converts them to
// pixels.  Only a film can be gif; in other formats it is the figure of the current position.
enum class FigureFormat { svg, png, tikz, csv, latex, gif };
constexpr auto names_of(FigureFormat) {
  return names_in_order<FigureFormat>("svg", "png", "tikz", "csv", "latex", "gif");
}
inline bool is_table(FigureFormat format) {
  return format == FigureFormat::csv || format == FigureFormat::latex;
}

struct FilmFrame {
  std::string svg;
  unsigned duration = 0;  // milliseconds

  static void fields(auto& self, auto& visit) {
    visit("svg", self.svg);
    visit("duration", self.duration);
  }
};

struct FigureFile {
  std::string text;                 // for a PNG, the SVG; empty for a film
  unsigned width = 0, height = 0;   // of a PNG or a film, in pixels; else 0
  std::vector<FilmFrame> frames{};  // of a film; all have the same size
  bool loop = true;                 // the film starts again after its end
  // The chunk pHYs of a PNG, which states the size at which it is printed; else empty.  It belongs
  // after the first png_head bytes.
  std::vector<std::uint8_t> png_size{};

  static void fields(auto& self, auto& visit) {
    visit("text", self.text);
    visit("width", self.width);
    visit("height", self.height);
    visit("frames", self.frames);
    visit("loop", self.loop);
    visit("png_size", self.png_size);
  }
};

inline constexpr std::size_t png_head = 33;  // bytes of a PNG's signature and first chunk

// Maximum width and height of a PNG, in pixels.
inline constexpr unsigned most_png_pixels = 16'384;

// The contents and the format of a figure.
struct FigureSpec {
  FigureKind kind = FigureKind::position;
  FigureFormat format = FigureFormat::svg;
  FigureChoices choices;
  unsigned scale = 2;   // pixels of a PNG or a film per CSS pixel
  bool values = false;  // show those of a position's moves, if the session has them
  bool grey = false, transparent = false;
  bool caption = false;      // lines about the game and what is shown
  std::string caption_text;  // the author's own, after those lines; line ends are kept
  bool legend = false;       // draw the meaning of signs instead of a sentence in the caption
  LengthUnit unit = LengthUnit::px;  // of the size that an SVG states
  std::string link;                  // in the caption; empty: none
  std::optional<QrCode> qr;
  MoveNumbers moves;       // of FigureKind::numbers
  unsigned first_ply = 0;  // of a film, which shows the line from there
  unsigned pause = 1000;   // usual duration of a film's frame, in milliseconds
  bool loop = true;

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("format", self.format);
    FigureChoices::fields(self.choices, visit);
    visit("scale", self.scale);
    visit("values", self.values);
    visit("grey", self.grey);
    visit("transparent", self.transparent);
    visit("caption", self.caption);
    visit("caption_text", self.caption_text);
    visit("legend", self.legend);
    visit("unit", self.unit);
    visit("link", self.link);
    visit("code", self.qr);
    visit("moves", self.moves);
    visit("first_ply", self.first_ply);
    visit("pause", self.pause);
    visit("loop", self.loop);
  }
};

// Writes a picture as SVG or TikZ, scaled to `width` in CSS pixels; 0: not scaled.
// Errc::unsupported: the PNG would exceed most_png_pixels.
Result<FigureFile> file_of_picture(const Picture& picture, const FigureSpec& spec, float width = 0);

// Returns the figure's picture with the caption and the QR code that `spec` asks for.
Picture add_caption(Figure figure, const GameInfo& info, const FigureSpec& spec);

// Returns the positions whose analyses the figure shows, the current one first.
std::vector<std::string> positions_of_figure(const Session& session, const FigureSpec& spec);

// Makes a figure's file.  `statistics`: needed for a histogram only.  Errc::unsupported: a table of
// a figure without numbers, or a PNG that would be too large.  Errors of film_file.
Result<FigureFile> figure_file(const Session& session, const Statistics* statistics,
                               const FigureSpec& spec);

// A request for a figure with all data that it needs, so that another thread or process can make
// it.
struct FigureRequest {
  std::string session;  // as a link (engine/session/link.hpp)
  std::vector<Analysis> analyses;
  std::optional<Statistics> statistics;
  // A table to write in the format of `spec`, CSV or LaTeX, in place of the figure's own numbers.
  std::optional<DataTable> table = std::nullopt;
  FigureSpec spec;

  static void fields(auto& self, auto& visit) {
    visit("session", self.session);
    visit("analyses", self.analyses);
    visit("statistics", self.statistics);
    visit("table", self.table);
    visit("spec", self.spec);
  }
};
// Adds the session's analyses of the line and of positions_of_figure to the request.
FigureRequest figure_request(const Session& session, const Statistics* statistics, FigureSpec spec);
// Makes the file of a request.  Errors of session_from_link and of figure_file above.
Result<FigureFile> figure_file(const FigureRequest& request);

}  // namespace kanzen

#include "engine/figure/figure_file.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/phrases.hpp"
#include "engine/core/utf8.hpp"
#include "engine/figure/film.hpp"
#include "engine/picture/svg_pen.hpp"
#include "engine/picture/tikz_pen.hpp"
#include "engine/session/link.hpp"

namespace kanzen {
namespace {

Figure make_figure(const Session& session, const Statistics* statistics, const FigureSpec& spec) {
  switch (spec.kind) {
    case FigureKind::tree: return tree_figure(session, spec.choices);
    case FigureKind::plot: return plot_figure(session, spec.choices);
    case FigureKind::histogram:
      if (statistics != nullptr) return histogram_figure(session.info(), *statistics, spec.choices);
      break;
    case FigureKind::numbers: return numbered_figure(session, spec.moves, spec.choices);
    case FigureKind::position:
    case FigureKind::film: break;
  }
  return position_figure(session, spec.values, spec.choices);
}

Result<FigureFile> table_file(DataTable table, const GameInfo& info, const FigureSpec& spec) {
  if (table.columns.empty()) return Error{Errc::unsupported, phrase::no_numbers};
  if (spec.format == FigureFormat::csv) return FigureFile{csv_text(table)};
  if (table.title.empty()) table.title = figure_heading(spec.choices.language, info);
  return FigureFile{latex_table(table)};
}

// Adds each line of the author's text.  Characters that SVG forbids become spaces.
void add_own_text(Caption& caption, std::string_view text) {
  std::string line;
  const auto end_line = [&] {
    if (!line.empty()) caption.lines.push_back(line);
    line.clear();
  };
  while (!text.empty()) {
    const std::string_view character = first_character(text);
    text.remove_prefix(character.size());
    const auto code = static_cast<unsigned char>(character.front());
    const bool forbidden =
        code < ' ' || code == 0x7F || character == "\uFFFE" || character == "\uFFFF";
    if (character == "\n") {
      end_line();
    } else if (character != "\r") {
      line += forbidden ? " " : character;
    }
  }
  end_line();
}

// Returns the chunk pHYs of a PNG with this width in pixels and in CSS pixels.
std::vector<std::uint8_t> png_size_of(unsigned pixels, float width) {
  std::vector<std::uint8_t> chunk;
  const auto add = [&](std::uint32_t number) {
    for (const unsigned shift : {24U, 16U, 8U, 0U})
      chunk.push_back(static_cast<std::uint8_t>(number >> shift));
  };
  const float metres = width / pixels_in(LengthUnit::mm) / 1000;
  const auto per_metre =
      static_cast<std::uint32_t>(std::lround(static_cast<float>(pixels) / metres));
  add(9);  // length of the data
  for (const char letter : {'p', 'H', 'Y', 's'}) chunk.push_back(static_cast<std::uint8_t>(letter));
  add(per_metre);
  add(per_metre);
  chunk.push_back(1);  // the unit, metres
  std::uint32_t crc = ~0U;
  for (std::size_t i = 4; i < chunk.size(); ++i) {
    crc ^= chunk[i];
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1U ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  add(~crc);
  return chunk;
}

}  // namespace

Picture add_caption(Figure figure, const GameInfo& info, const FigureSpec& spec) {
  Caption caption;
  if (spec.caption) {
    caption.heading = figure_heading(spec.choices.language, info);
    caption.lines = figure.notes;
    const bool drawn = spec.legend && !figure.legend.empty();
    if (!drawn && !figure.signs.empty()) caption.lines.push_back(figure.signs);
  }
  caption.lines.insert(caption.lines.end(), figure.below.begin(), figure.below.end());
  if (spec.legend) caption.legend = figure.legend;
  add_own_text(caption, spec.caption_text);
  if (spec.caption && !spec.link.empty()) caption.lines.push_back(spec.link);
  caption.qr = spec.qr;
  const Theme& theme = figure_theme(spec.choices);
  return with_caption(std::move(figure.picture), std::move(caption), theme);
}

Result<FigureFile> file_of_picture(const Picture& picture, const FigureSpec& spec, float width) {
  FileStyle style;
  style.grey = spec.grey;
  style.unit = spec.unit;
  if (width > 0) style.scale = width / picture.width;
  if (spec.format == FigureFormat::tikz) return FigureFile{picture_file<TikzPen>(picture, style)};
  FigureFile file;
  if (spec.format == FigureFormat::png || spec.format == FigureFormat::gif) {
    const float pixels = style.scale * static_cast<float>(spec.scale);
    file.width = std::max(static_cast<unsigned>(std::lround(picture.width * pixels)), 1U);
    file.height = std::max(static_cast<unsigned>(std::lround(picture.height * pixels)), 1U);
    if (std::max(file.width, file.height) > most_png_pixels)
      return Error{Errc::unsupported,
                   {phrase::large_png, file.width, file.height, most_png_pixels}};
  }
  if (spec.format == FigureFormat::png)
    file.png_size = png_size_of(file.width, picture.width * style.scale);
  file.text = picture_file<SvgPen>(picture, style);
  return file;
}

std::vector<std::string> positions_of_figure(const Session& session, const FigureSpec& spec) {
  switch (spec.kind) {
    case FigureKind::tree: return positions_of_tree(session, spec.choices);
    case FigureKind::plot: return session.missing_analysis();
    case FigureKind::histogram:
    case FigureKind::numbers: return {};
    case FigureKind::film:
    case FigureKind::position: break;
  }
  if (!spec.values && !spec.choices.best_move) return {};
  if (spec.kind == FigureKind::film) return session.missing_analysis();
  return {session.position()};
}

Result<FigureFile> figure_file(const Session& session, const Statistics* statistics,
                               const FigureSpec& spec) {
  if (spec.kind == FigureKind::film && spec.format == FigureFormat::gif)
    return film_file(session, spec);
  Figure figure = make_figure(session, statistics, spec);
  if (is_table(spec.format)) return table_file(std::move(figure.table), session.info(), spec);
  Picture picture = add_caption(std::move(figure), session.info(), spec);
  if (!spec.transparent)
    picture = with_background(std::move(picture), figure_theme(spec.choices).bg);
  return file_of_picture(picture, spec, spec.choices.width);
}

FigureRequest figure_request(const Session& session, const Statistics* statistics,
                             FigureSpec spec) {
  FigureRequest request;
  request.session = link_to(session);
  if (spec.kind == FigureKind::histogram && statistics != nullptr) request.statistics = *statistics;
  const std::vector<std::string> wanted = positions_of_figure(session, spec);
  std::set<std::string> positions(wanted.begin(), wanted.end());
  for (const Session::Node node : session.line()) positions.insert(session.position(node));
  for (const std::string& position : positions)
    if (const Analysis* known = session.analysis_of(position)) request.analyses.push_back(*known);
  request.spec = std::move(spec);
  return request;
}

Result<FigureFile> figure_file(const FigureRequest& request) {
  auto session = session_from_link(request.session);
  if (!session) return session.error();
  if (request.table) return table_file(*request.table, session->info(), request.spec);
  for (const Analysis& analysis : request.analyses) session->deliver(analysis);
  return figure_file(*session, request.statistics ? &*request.statistics : nullptr, request.spec);
}

}  // namespace kanzen

#include "engine/figure/figure_file.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/phrases.hpp"
#include "engine/picture/svg_pen.hpp"
#include "engine/picture/tikz_pen.hpp"
#include "engine/session/link.hpp"

namespace kanzen {
namespace {

Figure made_figure(const Session& session, const Statistics* statistics, const FigureWish& wish) {
  switch (wish.kind) {
    case FigureKind::tree: return tree_figure(session, wish.choices);
    case FigureKind::plot: return plot_figure(session, wish.choices);
    case FigureKind::histogram:
      if (statistics != nullptr) return histogram_figure(session.info(), *statistics, wish.choices);
      break;
    case FigureKind::position: break;
  }
  return position_figure(session, wish.values, wish.choices);
}

Result<FigureFile> table_file(const Figure& figure, const GameInfo& info, const FigureWish& wish) {
  if (figure.table.columns.empty()) return Error{Errc::unsupported, phrase::no_numbers};
  if (wish.format == FigureFormat::csv) return FigureFile{csv_text(figure.table)};
  return FigureFile{latex_table(figure.table, figure_heading(wish.choices.language, info))};
}

Picture captioned(Figure figure, const GameInfo& info, const FigureWish& wish) {
  Caption caption;
  if (wish.caption) {
    caption.heading = figure_heading(wish.choices.language, info);
    caption.lines = figure.notes;
    if (!wish.link.empty()) caption.lines.push_back(wish.link);
  }
  caption.qr = wish.qr;
  const Theme& theme = figure_theme(wish.choices);
  Picture picture = with_caption(std::move(figure.picture), std::move(caption), theme);
  return wish.transparent ? picture : on_ground(std::move(picture), theme.bg);
}

}  // namespace

Result<FigureFile> file_of_picture(const Picture& picture, const FileLooks& looks) {
  FileStyle style;
  style.grey = looks.grey;
  if (looks.width > 0) style.scale = looks.width / picture.width;
  if (looks.format == FigureFormat::tikz) return FigureFile{picture_file<TikzPen>(picture, style)};
  FigureFile file;
  if (looks.format == FigureFormat::png) {
    const float pixels = style.scale * static_cast<float>(looks.scale);
    file.width = std::max(static_cast<unsigned>(std::lround(picture.width * pixels)), 1U);
    file.height = std::max(static_cast<unsigned>(std::lround(picture.height * pixels)), 1U);
    if (std::max(file.width, file.height) > most_png_pixels)
      return Error{Errc::unsupported,
                   {phrase::large_png, file.width, file.height, most_png_pixels}};
  }
  file.text = picture_file<SvgPen>(picture, style);
  return file;
}

std::vector<std::string> positions_of_figure(const Session& session, const FigureWish& wish) {
  switch (wish.kind) {
    case FigureKind::tree: return positions_of_tree(session, wish.choices);
    case FigureKind::plot: return session.missing_analysis();
    case FigureKind::histogram: return {};
    case FigureKind::position: break;
  }
  return wish.values ? std::vector{session.position()} : std::vector<std::string>();
}

Result<FigureFile> figure_file(const Session& session, const Statistics* statistics,
                               const FigureWish& wish) {
  Figure figure = made_figure(session, statistics, wish);
  if (is_table(wish.format)) return table_file(figure, session.info(), wish);
  // A tree has its own width and is scaled; other figures are laid out for the requested width.
  const float width = wish.kind == FigureKind::tree ? wish.choices.width : 0;
  const Picture picture = captioned(std::move(figure), session.info(), wish);
  return file_of_picture(picture, {wish.format, width, wish.scale, wish.grey});
}

FigureOrder figure_order(const Session& session, const Statistics* statistics, FigureWish wish) {
  FigureOrder order;
  order.session = link_to(session);
  if (wish.kind == FigureKind::histogram && statistics != nullptr) order.statistics = *statistics;
  const std::vector<std::string> wanted = positions_of_figure(session, wish);
  std::set<std::string> positions(wanted.begin(), wanted.end());
  for (const Session::Node node : session.line()) positions.insert(session.position(node));
  for (const std::string& position : positions)
    if (const Analysis* known = session.analysis_of(position)) order.analyses.push_back(*known);
  order.wish = std::move(wish);
  return order;
}

Result<FigureFile> figure_file(const FigureOrder& order) {
  auto session = session_from_link(order.session);
  if (!session) return session.error();
  for (const Analysis& analysis : order.analyses) session->deliver(analysis);
  return figure_file(*session, order.statistics ? &*order.statistics : nullptr, order.wish);
}

}  // namespace kanzen

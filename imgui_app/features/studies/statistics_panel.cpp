// The Statistics page: four numbers about all reachable positions, the histogram, and the table by
// distance.
#include <algorithm>
#include <array>

#include "engine/picture/charts.hpp"
#include "engine/picture/marks.hpp"
#include "imgui_app/features/studies/controller.hpp"
#include "imgui_app/features/studies/panels.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "imgui_app/features/studies/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/fitting.hpp"

namespace kanzen::app {
namespace {

struct Figure {
  Words label;
  std::uint64_t OutcomeTotals::*count;
  std::optional<Outcome> outcome;  // nullopt: all positions
  float share;                     // of the cards' width
};

// The card of all positions has the largest number and is the widest.
constexpr std::array total_figures{
    Figure{word::positions, &OutcomeTotals::positions, std::nullopt, 222.0F / 768},
    Figure{word::won, &OutcomeTotals::win, Outcome::win, 198.0F / 768},
    Figure{word::drawn, &OutcomeTotals::draw, Outcome::draw, 164.0F / 768},
    Figure{word::lost, &OutcomeTotals::loss, Outcome::loss, 184.0F / 768}};

void draw_figure(Ui& ui, const Rect& box, const Figure& figure, const Statistics& statistics) {
  const std::string id = figure.outcome ? name_of(*figure.outcome) : "all";
  const std::uint64_t count = statistics.*figure.count;
  draw_figure_card(
      ui, box,
      {.id = "figure-" + id,
       .label = std::string(ui.words(figure.label)),
       .count = count,
       .share = figure.outcome ? format_percent(count, statistics.positions) : std::string(),
       .outcome = figure.outcome,
       .large = !figure.outcome});
  if (!statistics.up_to_symmetry) return;
  const std::string words = fill(ui.words(word::up_to_symmetry),
                                 {format_with_commas((*statistics.up_to_symmetry).*figure.count)});
  const TextStyle style = ui.caption();
  ui.canvas().text({box.x + 16, box.y + 83}, ui.canvas().fitted(words, box.width - 24, style),
                   style);
  ui.mirror_text("classes-" + id, words, {box.x, box.y + 70, box.width, 26});
}

// Draws the cards in as many rows as they need; returns the height used.
float draw_figures(Ui& ui, const Rect& row, const Statistics& statistics, bool narrow) {
  constexpr float room_for_two = 312, between = 8;
  const std::size_t columns = !narrow ? total_figures.size() : row.width >= room_for_two ? 2 : 1;
  const float room = row.width - between * static_cast<float>(columns - 1);
  Rect box = row;
  for (std::size_t i = 0; i < total_figures.size(); ++i) {
    if (i > 0) box.x = right(box) + between;
    if (i > 0 && i % columns == 0) box = {row.x, bottom(box) + between, 0, row.height};
    box.width = narrow ? room / static_cast<float>(columns) : room * total_figures[i].share;
    draw_figure(ui, box, total_figures[i], statistics);
  }
  return bottom(box) - row.y;
}

float draw_title(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const bool counted = info.abilities.solve;  // other games have no counts
  const std::string title = game_title(ui.language(), info);
  const std::string heading = counted ? fill(ui.words(word::every_position), {title}) : title;
  const float size = ui.control_height();
  float width = area.width;
  if (shown_statistics(ui.state) != nullptr) {
    draw_figure_button(ui, FigureKind::histogram,
                       {right(area) - size, area.y + 20 - size / 2, size, size},
                       ButtonStyle::Surface::raised);
    width -= size + 12;
  }
  float y = area.y + 4;
  y += canvas.paragraph({area.x, y}, width, heading,
                        {FontSize::title, Weight::semibold, ui.theme.text}, 32) +
       2;
  std::string mirror_label = heading;
  if (counted || info.has_scores()) {
    const Words& form = !counted              ? word::statistics_detail_scores
                        : info.up_to_symmetry ? word::statistics_detail
                                              : word::statistics_detail_each;
    const std::string detail = fill(ui.words(form), {sizes_and_rules(ui.language(), info)});
    y += canvas.paragraph({area.x, y}, width, detail, ui.quiet(), 22);
    mirror_label += ". " + detail;
  }
  ui.mirror_text("statistics-title", mirror_label, {area.x, area.y, area.width, y - area.y});
  return y - area.y;
}

float draw_without_figures(Ui& ui, const Studies& studies, const Rect& area, float y) {
  const GameInfo& info = ui.state.session->info();
  if (info.has_estimates_only())
    return y + draw_score_statistics(ui, studies, {area.x, y, area.width, 0});
  if (!info.abilities.solve)
    return y +
           draw_no_statistics(ui, studies, {area.x, y, area.width, 0}, word::statistics_too_large);
  const float source = ui.panels->draw(Place::statistics_source, ui, {area.x, y, area.width, 0});
  if (source > 0) return y + source;
  return y + draw_paragraph(ui, "statistics-wait", {area.x, y, area.width, 0},
                            ui.words(word::statistics_wait), ui.quiet(), 24);
}

// Returns the chart's height: the first screen also has room for the cards of notable positions.
float chart_height(const Ui& ui, const Rect& area, float y) {
  constexpr float first_row_of_cards = 164;
  if (area.height <= 0) return 372;
  const float rest = bottom(area) - y;
  return !shows_notable(ui.state) ? rest : std::max(rest - first_row_of_cards, 280.0F);
}

// The histogram of the statistics, and the counts of the column under the pointer.

// Is the pointer at this distance, in the chart or the table?
bool is_lit(Ui& ui, unsigned distance) {
  const ItemId& hot = ui.memory().hot;
  return hot == chart_item(distance) || hot == distance_item(distance);
}

// Draws the counts of a distance next to its column.
void draw_hint(Ui& ui, const Rect& card_rect, const HistogramLayout& chart,
               const DistanceCount& counts) {
  Canvas& canvas = ui.canvas();
  const Unit unit = ui.state.session->info().distance_in_plies ? Unit::plies : Unit::sweeps;
  const float x = centre(chart.column_of(counts.distance)).x;
  constexpr float width = 186;
  const bool to_right = x + 20 + width < right(card_rect);
  const Rect box = within_page({to_right ? x + 20 : x - 20 - width, chart.plot.y - 16, width, 78},
                               ui.state.environment);
  canvas.fill(moved(box, 0, 3), ui.theme.shadow, 12, 0.12F);
  canvas.fill(box, ui.theme.surface, 12);
  canvas.outline(box, ui.theme.line, 12, 1.5F);
  canvas.text({box.x + 14, box.y + 18}, format_distance(ui.language(), counts.distance, unit),
              ui.heading());
  const auto row = [&](float y, Words words, Outcome outcome, std::uint64_t count) {
    draw_sign(canvas, {box.x + 20, y}, 5.5F, outcome, outcome_color(ui.theme, outcome));
    canvas.text({box.x + 34, y}, ui.words(words), ui.caption());
    canvas.text({right(box) - 14, y}, format_with_commas(count), ui.heading(Align::right));
  };
  row(box.y + 40, word::won, Outcome::win, counts.win);
  row(box.y + 62, word::lost, Outcome::loss, counts.loss);
}

void draw_chart_head(Ui& ui, const Rect& rect) {
  const bool plies = ui.state.session->info().distance_in_plies;
  const bool narrow = rect.width < 420;
  const float width = narrow ? 112.0F : 144.0F;
  const float room = rect.width - 40 - (narrow ? 0.0F : width + 12);
  ui.canvas().text_in({rect.x + 20, rect.y + 26}, room,
                      ui.words(plies ? word::by_plies : word::by_sweeps), ui.heading());
  const std::array choices{
      Choice{"scale-log", ui.words(word::log), ui.state.view.logarithmic},
      Choice{"scale-linear", ui.words(word::linear), !ui.state.view.logarithmic}};
  const float top = narrow ? rect.y + 46 : rect.y + 12;
  segments(ui, {right(rect) - 16 - width, top, width, 28}, choices, MirrorItem::Kind::toggle,
           FontSize::caption);
  // Below the middle of the plot, if that leaves room.
  ui.canvas().text_in({centre(rect).x - (narrow ? 0.0F : 32.0F), bottom(rect) - 14},
                      rect.width - 16, ui.words(plies ? word::axis_plies : word::axis_sweeps),
                      ui.caption(Align::centre));
}

void draw_statistics_chart(Ui& ui, const Rect& rect, const Statistics& statistics) {
  card(ui, rect);
  draw_chart_head(ui, rect);
  const bool narrow = rect.width < 420;
  const float head = narrow ? 84.0F : 56.0F;
  const float draws_width = narrow ? 64.0F : 88.0F;
  const auto columns = static_cast<float>(std::max<std::size_t>(statistics.by_distance.size(), 1));
  HistogramLayout chart;
  chart.plot =
      from_corners(rect.x + 64, rect.y + head, right(rect) - draws_width, bottom(rect) - 32);
  chart.column = chart.plot.width / columns;
  chart.draws_at = right(rect) - draws_width + (narrow ? 32.0F : 46.0F);
  const DistanceCount* lit = nullptr;
  for (const DistanceCount& counts : statistics.by_distance) {
    const Rect column = chart.column_of(counts.distance);
    ui.item({.item = chart_item(counts.distance),
             .label = std::to_string(counts.distance),
             .rect = column,
             .kind = MirrorItem::Kind::text,
             .focusable = false});
    if (!is_lit(ui, counts.distance)) continue;
    lit = &counts;
    ui.canvas().fill(column, ui.theme.raised, 6);
  }
  const ChartScale scale(statistics, ui.state.view.logarithmic);
  HistogramStyle style{std::string(ui.words(word::draws)), ui.language(), std::nullopt};
  if (lit != nullptr) style.highlighted = lit->distance;
  draw_histogram(ui.canvas(), ui.theme, chart, statistics, scale, style);
  const float legend = right(chart.plot) - 2;
  if (!narrow) {
    draw_outcome_name(ui, {legend, chart.plot.y + 22}, ui.words(word::won), Outcome::win,
                      Align::right, FontSize::body);
    draw_outcome_name(ui, {legend, bottom(chart.plot) - 22}, ui.words(word::lost), Outcome::loss,
                      Align::right, FontSize::body);
  }
  if (lit != nullptr) draw_hint(ui, rect, chart, *lit);
}

// The counts by distance as a table. The row under the pointer is also highlighted in the
// histogram.

constexpr float head_height = 46;
constexpr float table_foot = 56;

struct TableColumns {
  float distance, won, lost, share;  // right edges
};

TableColumns table_columns(const Rect& table) {
  return {table.x + 0.147F * table.width, table.x + 0.431F * table.width,
          table.x + 0.696F * table.width, right(table) - 20};
}

void draw_head(Ui& ui, const Rect& table, const TableColumns& at) {
  Canvas& canvas = ui.canvas();
  const float y = table.y + 26;
  const bool plies = ui.state.session->info().distance_in_plies;
  const TextStyle style{FontSize::caption, Weight::semibold, ui.theme.text2, Align::right};
  canvas.text({at.distance, y}, ui.words(plies ? word::plies_column : word::sweep_column), style);
  canvas.text({at.share, y}, ui.words(word::share), style);
  draw_outcome_name(ui, {at.won, y}, ui.words(word::won), Outcome::win, Align::right);
  draw_outcome_name(ui, {at.lost, y}, ui.words(word::lost), Outcome::loss, Align::right);
  separator(ui, table.x, table.y + head_height, table.width);
}

std::string count_or_dash(const Ui& ui, std::uint64_t count) {
  return count == 0 ? std::string(ui.words(word::no_distance)) : format_with_commas(count);
}

void draw_row(Ui& ui, const Rect& row, const TableColumns& at, const DistanceCount& counts,
              std::uint64_t positions) {
  const std::string won = count_or_dash(ui, counts.win);
  const std::string lost = count_or_dash(ui, counts.loss);
  const std::string label = std::to_string(counts.distance) + ": " +
                            std::string(ui.words(word::won)) + ' ' + won + ", " +
                            std::string(ui.words(word::lost)) + ' ' + lost;
  ui.item({.item = distance_item(counts.distance),
           .label = label,
           .rect = row,
           .kind = MirrorItem::Kind::text,
           .focusable = false});
  const bool lit = is_lit(ui, counts.distance);
  if (lit) ui.canvas().fill(row, ui.theme.raised, 6);
  const float y = row.y + row.height / 2;
  const Weight weight = lit ? Weight::semibold : Weight::regular;
  TextStyle style{FontSize::body, weight, ui.theme.text, Align::right};
  ui.canvas().text({at.distance, y}, std::to_string(counts.distance), style);
  style.weight = Weight::regular;
  ui.canvas().text({at.won, y}, won, style);
  ui.canvas().text({at.lost, y}, lost, style);
  style.color = ui.theme.text2;
  ui.canvas().text({at.share, y}, format_coarse_percent(counts.win + counts.loss, positions),
                   style);
}

void draw_foot(Ui& ui, const Rect& table, float top, const TableColumns& at,
               const Statistics& statistics) {
  separator(ui, table.x, top, table.width);
  const float y = top + 19;
  TextStyle style = ui.heading(Align::right);
  ui.canvas().text({at.distance, y}, ui.words(word::all), style);
  ui.canvas().text({at.won, y}, format_with_commas(statistics.win), style);
  ui.canvas().text({at.lost, y}, format_with_commas(statistics.loss), style);
  style.weight = Weight::regular;
  style.color = ui.theme.text2;
  ui.canvas().text({at.share, y},
                   format_percent(statistics.win + statistics.loss, statistics.positions), style);
}

// Draws all rows: the page scrolls, the table does not.
float draw_statistics_table(Ui& ui, const Rect& table, const Statistics& statistics) {
  const TableColumns at = table_columns(table);
  const auto rows = static_cast<float>(statistics.by_distance.size());
  const float buttons = table_button_height(ui);
  const float around_rows = 12 + buttons + head_height + table_foot;
  const float free = table.height > 0 ? table.height - around_rows : 24 * rows;
  const float pitch = std::clamp(free / std::max(rows, 1.0F), 22.0F, 28.0F);
  const float height = std::max(table.height, around_rows + rows * pitch);
  card(ui, {table.x, table.y, table.width, height});
  draw_table_buttons(ui, {table.x + 16, table.y + 12, table.width - 32, 0}, StudyTable::counts);
  const Rect below = moved(table, 0, 12 + buttons);
  draw_head(ui, below, at);
  float y = below.y + head_height + 1;
  for (const DistanceCount& counts : statistics.by_distance) {
    draw_row(ui, {table.x + 8, y, table.width - 16, pitch}, at, counts, statistics.positions);
    y += pitch;
  }
  draw_foot(ui, table, y + 2, at, statistics);
  return height;
}

}  // namespace

float draw_statistics(Ui& ui, const Studies& studies) {
  if (added_study(ui) != nullptr || shown_study(ui.state) != Study::counts)
    return draw_study(ui, studies);
  const Layout& layout = *ui.layout;
  const bool narrow = layout.statistics.width < 760;
  const bool beside = layout.statistics.height > 0;  // the table is next to the chart, not below
  Rect area = layout.statistics;
  // Games with scores have no table of counts.
  if (beside && ui.state.session->info().has_estimates_only())
    area.width = right(layout.table) - area.x;
  float y = area.y + draw_study_choice(ui, area);
  y += draw_title(ui, {area.x, y, area.width, area.height}) + 12;
  y += draw_glossary(ui, studies, {area.x, y, area.width, 0});
  const Statistics* const statistics = shown_statistics(ui.state);
  if (statistics == nullptr) return draw_without_figures(ui, studies, area, y) - area.y + 40;
  y += ui.panels->draw(Place::statistics_source, ui, {area.x, y, area.width, 0});
  const float figure = statistics->up_to_symmetry ? 104.0F : 84.0F;
  y += draw_figures(ui, {area.x, y, area.width, figure}, *statistics, narrow) +
       (narrow ? 16.0F : 12.0F);
  const float chart = chart_height(ui, area, y);
  draw_statistics_chart(ui, {area.x, y, area.width, chart}, *statistics);
  y += chart + 12;
  const float notable = draw_notable(ui, {area.x, y, area.width, 0});
  if (notable > 0) y += notable + 12;
  Rect table = layout.table;
  if (!beside) table.y = y;
  const float table_height = draw_statistics_table(ui, table, *statistics);
  return 24 + (beside ? std::max({y - 12 - area.y, area.height, table_height})
                      : y + table_height - area.y);
}

void StudiesController::add_panels(Panels& panels) const {
  panels.add(Place::moves_foot,
             [this](Ui& ui, const Rect& area) { return draw_glossary(ui, studies_, area); });
  panels.add(Place::statistics,
             [this](Ui& ui, const Rect&) { return draw_statistics(ui, studies_); });
}

}  // namespace kanzen::app

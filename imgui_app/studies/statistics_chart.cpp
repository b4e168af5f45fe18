// The histogram of the statistics, and the counts of what is pointed at in it.
#include <algorithm>
#include <array>

#include "engine/picture/histogram.hpp"
#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// The distance that is pointed at, in chart or table.
const DistanceCount* lit_distance(Ui& ui, const Statistics& statistics) {
  for (const DistanceCount& counts : statistics.by_distance) {
    if (is_lit(ui, counts.distance)) return &counts;
  }
  return nullptr;
}

void draw_column_item(Ui& ui, const HistogramLayout& chart, const DistanceCount& counts, bool lit) {
  const Rect column = chart.column_of(counts.distance);
  ui.item({.item = DistanceItem{DistanceItem::Place::chart, counts.distance},
           .label = std::to_string(counts.distance),
           .rect = column,
           .kind = MirrorItem::Kind::text,
           .focusable = false});
  if (lit) ui.canvas().fill(column, ui.theme.raised, 6);
}

void draw_legend(Ui& ui, const HistogramLayout& chart) {
  const auto entry = [&](float y, Text words, Outcome outcome) {
    const Color color = outcome_color(ui.theme, outcome);
    const float x = right(chart.plot) - 2;
    ui.canvas().text({x, y}, ui.words(words),
                     {FontSize::body, Weight::semibold, color, Align::right});
    const float width = ui.canvas().text_width(ui.words(words), FontSize::body, Weight::semibold);
    draw_sign(ui.canvas(), {x - width - 12, y}, 6, outcome, color);
  };
  entry(chart.plot.y + 22, Text::won, Outcome::win);
  entry(bottom(chart.plot) - 22, Text::lost, Outcome::loss);
}

// The counts of that distance.
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
  canvas.text({box.x + 14, box.y + 18}, distance_words(ui.language(), counts.distance, unit),
              {FontSize::body, Weight::semibold, ui.theme.text});
  const auto row = [&](float y, Text words, Outcome outcome, std::uint64_t count) {
    draw_sign(canvas, {box.x + 20, y}, 5.5F, outcome, outcome_color(ui.theme, outcome));
    canvas.text({box.x + 34, y}, ui.words(words),
                {FontSize::caption, Weight::regular, ui.theme.text2});
    canvas.text({right(box) - 14, y}, with_commas(count),
                {FontSize::body, Weight::semibold, ui.theme.text, Align::right});
  };
  row(box.y + 40, Text::won, Outcome::win, counts.win);
  row(box.y + 62, Text::lost, Outcome::loss, counts.loss);
}

void draw_chart_head(Ui& ui, const Rect& rect) {
  const bool plies = ui.state.session->info().distance_in_plies;
  const bool narrow = rect.width < 420;
  const float width = narrow ? 112.0F : 144.0F;
  const float room = rect.width - 40 - (narrow ? 0.0F : width + 12);
  ui.canvas().text_in({rect.x + 20, rect.y + 26}, room,
                      ui.words(plies ? Text::by_plies : Text::by_sweeps),
                      {FontSize::body, Weight::semibold, ui.theme.text});
  const std::array choices{
      Choice{ScaleItem{true}, ui.words(Text::log), ui.state.view.logarithmic},
      Choice{ScaleItem{false}, ui.words(Text::linear), !ui.state.view.logarithmic}};
  const float top = narrow ? rect.y + 46 : rect.y + 12;
  segments(ui, {right(rect) - 16 - width, top, width, 28}, choices, MirrorItem::Kind::toggle,
           FontSize::caption);
  // Under the middle of the plot, where that leaves it room.
  ui.canvas().text_in({centre(rect).x - (narrow ? 0.0F : 32.0F), bottom(rect) - 14},
                      rect.width - 16, ui.words(plies ? Text::axis_plies : Text::axis_sweeps),
                      {FontSize::caption, Weight::regular, ui.theme.text2, Align::centre});
}

}  // namespace

bool is_lit(Ui& ui, unsigned distance) {
  const auto& hot = ui.memory().hot;
  const auto* item = hot ? std::get_if<DistanceItem>(&*hot) : nullptr;
  return item != nullptr && item->distance == distance;
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
  const DistanceCount* lit = lit_distance(ui, statistics);
  for (const DistanceCount& counts : statistics.by_distance) {
    draw_column_item(ui, chart, counts, &counts == lit);
  }
  const ChartScale scale(statistics, ui.state.view.logarithmic);
  HistogramStyle style{std::string(ui.words(Text::draws)), std::nullopt};
  if (lit != nullptr) style.lit = lit->distance;
  draw_histogram(ui.canvas(), ui.theme, chart, statistics, scale, style);
  if (!narrow) draw_legend(ui, chart);
  if (lit != nullptr) draw_hint(ui, rect, chart, *lit);
}

}  // namespace kanzen::app

// The histogram: the axis of distances in the middle, won positions upwards, lost
// ones downwards, draws as one half-filled bar behind a rule.
#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_app/draw/signs.hpp"
#include "imgui_app/model/chart_scale.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

struct Chart {
  Rect plot;       // the bars' columns, both halves
  float axis_gap;  // height of the axis between the halves
  float half() const { return (plot.height - axis_gap) / 2; }
  float up() const { return plot.y + half(); }
  float down() const { return up() + axis_gap; }
  float column;  // width of one distance
};

void draw_grid(Ui& ui, const Chart& chart, const ChartScale& scale) {
  for (const double value : scale.grid()) {
    const float length = scale.place(value, chart.half());
    for (const float y : {chart.up() - length, chart.down() + length}) {
      separator(ui, chart.plot.x - 6, y, chart.plot.width + 6);
      ui.canvas().text({chart.plot.x - 12, y}, short_count(value),
                       {FontSize::caption, Weight::regular, ui.theme.text2, Align::right});
    }
  }
}

void draw_bars(Ui& ui, const Chart& chart, const ChartScale& scale, const DistanceCount& counts) {
  const float x = chart.plot.x + chart.column * static_cast<float>(counts.distance);
  const float width = std::clamp(0.66F * chart.column, 2.0F, 40.0F);
  const float left = x + (chart.column - width) / 2;
  const float won = scale.bar(counts.win, chart.half());
  const float lost = scale.bar(counts.loss, chart.half());
  if (won > 0) ui.canvas().fill({left, chart.up() - won, width, won}, ui.theme.win, 2);
  if (lost > 0) {
    const Rect bar{left, chart.down(), width, lost};
    ui.canvas().fill(bar, ui.theme.loss_soft, 2);
    ui.canvas().outline(bar, ui.theme.loss, 2, width < 8 ? 1.0F : 1.75F);
  }
}

const DistanceCount* lit_distance(Ui& ui, const Statistics& statistics) {
  for (const DistanceCount& counts : statistics.by_distance) {
    const std::string id = "distance-" + std::to_string(counts.distance);
    if (ui.memory().hot == id || ui.memory().hot == "bar-" + id) return &counts;
  }
  return nullptr;
}

void draw_axis(Ui& ui, const Chart& chart, const Statistics& statistics,
               const DistanceCount& counts, std::size_t every) {
  const float x = chart.plot.x + chart.column * (static_cast<float>(counts.distance) + 0.5F);
  const std::string id = "distance-" + std::to_string(counts.distance);
  const bool lit = ui.memory().hot == id || ui.memory().hot == "bar-" + id;
  const DistanceCount* lit_one = lit_distance(ui, statistics);
  const bool beside_lit =
      !lit && every > 1 && lit_one != nullptr &&
      std::abs(static_cast<int>(lit_one->distance) - static_cast<int>(counts.distance)) == 1;
  if (!lit && (counts.distance % every != 0 || beside_lit)) return;
  ui.canvas().text({x, chart.up() + chart.axis_gap / 2}, std::to_string(counts.distance),
                   {FontSize::caption, lit ? Weight::semibold : Weight::regular,
                    lit ? ui.theme.text : ui.theme.text2, Align::centre});
}

void draw_column_item(Ui& ui, const Chart& chart, const DistanceCount& counts) {
  const float x = chart.plot.x + chart.column * static_cast<float>(counts.distance);
  const Rect column{x, chart.plot.y, chart.column, chart.plot.height};
  const std::string id = "distance-" + std::to_string(counts.distance);
  ui.item({.id = "bar-" + id,
           .label = std::to_string(counts.distance),
           .rect = column,
           .kind = MirrorItem::Kind::text,
           .focusable = false});
  const bool lit = ui.memory().hot == id || ui.memory().hot == "bar-" + id;
  if (lit) ui.canvas().fill(column, ui.theme.raised, 6);
}

// Half filled, like the sign for a draw.
void draw_draws(Ui& ui, const Chart& chart, const ChartScale& scale, const Statistics& statistics,
                float x) {
  Canvas& canvas = ui.canvas();
  canvas.fill({x - 28, chart.plot.y, 1, chart.plot.height}, ui.theme.line);
  const float height = scale.bar(statistics.draw, chart.half());
  const Rect bar{x - 13, chart.up() - height, 34, height};
  if (height > 0) {
    canvas.fill({bar.x, bar.y, bar.width / 2, bar.height}, ui.theme.draw, 2, 1,
                ImDrawFlags_RoundCornersLeft);
    canvas.outline(bar, ui.theme.draw, 2, 1.75F);
  }
  canvas.text({x + 4, chart.up() + chart.axis_gap / 2}, ui.words(Text::draws),
              {FontSize::caption, Weight::semibold, ui.theme.draw, Align::centre});
}

void draw_legend(Ui& ui, const Chart& chart) {
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

// The counts of the distance that is pointed at, in chart or table.
void draw_hint(Ui& ui, const Rect& card_rect, const Chart& chart, const DistanceCount& counts) {
  Canvas& canvas = ui.canvas();
  const Unit unit = ui.state.session->info().distance_in_plies ? Unit::plies : Unit::sweeps;
  const float x = chart.plot.x + chart.column * (static_cast<float>(counts.distance) + 0.5F);
  constexpr float width = 186;
  const bool to_right = x + 20 + width < right(card_rect);
  const Rect box{to_right ? x + 20 : x - 20 - width, chart.plot.y - 16, width, 78};
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

void draw_head(Ui& ui, const Rect& rect) {
  const bool plies = ui.state.session->info().distance_in_plies;
  ui.canvas().text({rect.x + 20, rect.y + 26}, ui.words(plies ? Text::by_plies : Text::by_sweeps),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  const std::array choices{Choice{"scale-log", ui.words(Text::log), ui.state.logarithmic},
                           Choice{"scale-linear", ui.words(Text::linear), !ui.state.logarithmic}};
  const bool narrow = rect.width < 420;
  const float width = narrow ? 112.0F : 144.0F;
  const float top = narrow ? rect.y + 46 : rect.y + 12;
  segments(ui, {right(rect) - 16 - width, top, width, 28}, choices, MirrorItem::Kind::toggle,
           FontSize::caption);
  ui.canvas().text({centre(rect).x - 32, bottom(rect) - 14},
                   ui.words(plies ? Text::axis_plies : Text::axis_sweeps),
                   {FontSize::caption, Weight::regular, ui.theme.text2, Align::centre});
}

}  // namespace

void draw_statistics_chart(Ui& ui, const Rect& rect, const Statistics& statistics) {
  card(ui, rect);
  draw_head(ui, rect);
  const bool narrow = rect.width < 420;
  const float head = narrow ? 84.0F : 56.0F;
  const float draws_width = narrow ? 64.0F : 88.0F;
  const auto columns = static_cast<float>(std::max<std::size_t>(statistics.by_distance.size(), 1));
  Chart chart{};
  chart.plot =
      from_corners(rect.x + 64, rect.y + head, right(rect) - draws_width, bottom(rect) - 32);
  chart.axis_gap = 28;
  chart.column = chart.plot.width / columns;
  const ChartScale scale(statistics, ui.state.logarithmic);
  for (const DistanceCount& counts : statistics.by_distance) draw_column_item(ui, chart, counts);
  draw_grid(ui, chart, scale);
  const std::size_t every = chart.column >= 18 ? 1 : chart.column >= 9 ? 2 : 5;
  for (const DistanceCount& counts : statistics.by_distance) {
    draw_bars(ui, chart, scale, counts);
    draw_axis(ui, chart, statistics, counts, every);
  }
  if (!narrow) draw_legend(ui, chart);
  draw_draws(ui, chart, scale, statistics, right(rect) - draws_width + (narrow ? 28.0F : 42.0F));
  if (const DistanceCount* lit = lit_distance(ui, statistics)) draw_hint(ui, rect, chart, *lit);
}

}  // namespace kanzen::app

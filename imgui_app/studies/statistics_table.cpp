// Counts by distance as a table; the row that is pointed at is lit in the histogram
// as well.
#include <algorithm>

#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

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
  TextStyle style{FontSize::caption, Weight::semibold, ui.theme.text2, Align::right};
  canvas.text({at.distance, y}, ui.words(plies ? Text::plies_column : Text::sweep_column), style);
  canvas.text({at.share, y}, ui.words(Text::share), style);
  const auto head = [&](float x, Text words, Outcome outcome) {
    style.color = outcome_color(ui.theme, outcome);
    canvas.text({x, y}, ui.words(words), style);
    const float width = canvas.text_width(ui.words(words), FontSize::caption, Weight::semibold);
    draw_sign(canvas, {x - width - 14, y}, 5.5F, outcome, style.color);
  };
  head(at.won, Text::won, Outcome::win);
  head(at.lost, Text::lost, Outcome::loss);
  separator(ui, table.x, table.y + head_height, table.width);
}

std::string count_or_dash(const Ui& ui, std::uint64_t count) {
  return count == 0 ? std::string(ui.words(Text::no_distance)) : with_commas(count);
}

void draw_row(Ui& ui, const Rect& row, const TableColumns& at, const DistanceCount& counts,
              std::uint64_t positions) {
  const std::string won = count_or_dash(ui, counts.win);
  const std::string lost = count_or_dash(ui, counts.loss);
  const std::string label = std::to_string(counts.distance) + ": " +
                            std::string(ui.words(Text::won)) + ' ' + won + ", " +
                            std::string(ui.words(Text::lost)) + ' ' + lost;
  ui.item({.item = DistanceItem{DistanceItem::Place::table, counts.distance},
           .label = label,
           .rect = row,
           .kind = MirrorItem::Kind::text,
           .focusable = false});
  const bool lit = is_lit(ui, counts.distance);
  if (lit) ui.canvas().fill(inset(row, 0), ui.theme.raised, 6);
  const float y = row.y + row.height / 2;
  const Weight weight = lit ? Weight::semibold : Weight::regular;
  TextStyle style{FontSize::body, weight, ui.theme.text, Align::right};
  ui.canvas().text({at.distance, y}, std::to_string(counts.distance), style);
  style.weight = Weight::regular;
  ui.canvas().text({at.won, y}, won, style);
  ui.canvas().text({at.lost, y}, lost, style);
  style.color = ui.theme.text2;
  ui.canvas().text({at.share, y}, coarse_percent(counts.win + counts.loss, positions), style);
}

void draw_foot(Ui& ui, const Rect& table, float top, const TableColumns& at,
               const Statistics& statistics) {
  separator(ui, table.x, top, table.width);
  const float y = top + 19;
  TextStyle style{FontSize::body, Weight::semibold, ui.theme.text, Align::right};
  ui.canvas().text({at.distance, y}, ui.words(Text::all), style);
  ui.canvas().text({at.won, y}, with_commas(statistics.win), style);
  ui.canvas().text({at.lost, y}, with_commas(statistics.loss), style);
  style.weight = Weight::regular;
  style.color = ui.theme.text2;
  ui.canvas().text({at.share, y}, percent(statistics.win + statistics.loss, statistics.positions),
                   style);
}

}  // namespace

// All rows are there: the page scrolls, and nothing in it.
float draw_statistics_table(Ui& ui, const Rect& table, const Statistics& statistics) {
  const TableColumns at = table_columns(table);
  const auto rows = static_cast<float>(statistics.by_distance.size());
  const float free = table.height > 0 ? table.height - head_height - table_foot : 24 * rows;
  const float pitch = std::clamp(free / std::max(rows, 1.0F), 22.0F, 28.0F);
  const float height = std::max(table.height, head_height + rows * pitch + table_foot);
  card(ui, {table.x, table.y, table.width, height});
  draw_head(ui, table, at);
  float y = table.y + head_height + 1;
  for (const DistanceCount& counts : statistics.by_distance) {
    draw_row(ui, {table.x + 8, y, table.width - 16, pitch}, at, counts, statistics.positions);
    y += pitch;
  }
  draw_foot(ui, table, y + 2, at, statistics);
  return height;
}

}  // namespace kanzen::app

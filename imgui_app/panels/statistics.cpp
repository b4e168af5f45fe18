// The Statistics page: four figures over all reachable positions, the histogram, and
// the table by distance.
#include <algorithm>
#include <array>

#include "imgui_app/draw/signs.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

struct Figure {
  Text label;
  std::uint64_t count;
  std::optional<Outcome> outcome;  // empty: all positions
};

void draw_figure(Ui& ui, const Rect& box, const Figure& figure, std::uint64_t all) {
  Canvas& canvas = ui.canvas();
  card(ui, box);
  const float x = box.x + 16;
  const float head = box.y + 26;
  if (figure.outcome) {
    const Color color = outcome_color(ui.theme, *figure.outcome);
    draw_sign(canvas, {x + 7, head}, 7, *figure.outcome, color);
    canvas.text({x + 23, head}, ui.words(figure.label), {FontSize::body, Weight::semibold, color});
    canvas.text({right(box) - 16, head}, percent(figure.count, all),
                {FontSize::body, Weight::regular, ui.theme.text2, Align::right});
  } else {
    canvas.text({x, head}, ui.words(figure.label),
                {FontSize::body, Weight::regular, ui.theme.text2});
  }
  canvas.text({x, box.y + 57}, with_commas(figure.count),
              {FontSize::figure, Weight::semibold, ui.theme.text});
  const std::string words = std::string(ui.words(figure.label)) + ": " + with_commas(figure.count);
  ui.mirror_text("figure-" + std::to_string(static_cast<int>(figure.label)), words, box);
}

void draw_figures(Ui& ui, const Rect& row, const Summary& summary, bool two_rows) {
  const std::array figures{Figure{Text::positions, summary.positions, std::nullopt},
                           Figure{Text::won, summary.win, Outcome::win},
                           Figure{Text::drawn, summary.draw, Outcome::draw},
                           Figure{Text::lost, summary.loss, Outcome::loss}};
  const int columns = two_rows ? 2 : 4;
  const float width =
      (row.width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (int i = 0; i < 4; ++i) {
    const int line = i / columns;
    const Rect box{row.x + static_cast<float>(i % columns) * (width + 8),
                   row.y + static_cast<float>(line) * 92, width, 84};
    draw_figure(ui, box, figures[static_cast<std::size_t>(i)], summary.positions);
  }
}

float draw_title(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  canvas.text({area.x, area.y + 20},
              fill(ui.words(Text::every_position), {game_title(ui.language(), info)}),
              {FontSize::title, Weight::semibold, ui.theme.text});
  const std::string detail =
      fill(ui.words(Text::statistics_detail),
           {sizes_words(ui.language(), info), rules_name(ui.language(), info.rules)});
  return 38 + canvas.paragraph({area.x, area.y + 38}, area.width, detail,
                               {FontSize::body, Weight::regular, ui.theme.text2}, 22);
}

}  // namespace

void draw_statistics(Ui& ui, const Layout& layout, float scroll) {
  const bool phone = layout.arrangement == Arrangement::phone;
  const Rect area = moved(layout.statistics, 0, -scroll);
  float y = area.y + draw_title(ui, area) + 12;
  const auto& summary = ui.state.solving.summary;
  if (!summary) {
    if (ui.state.solving.phase == Solving::Phase::waiting) {
      ui.canvas().text({area.x, y + 12}, ui.words(Text::statistics_wait),
                       {FontSize::body, Weight::regular, ui.theme.text2});
    } else {
      y += draw_solving(ui, {area.x, y, std::min(area.width, 440.0F), 0});
    }
    ui.memory().heights["statistics"] = y - area.y + 40;
    return;
  }
  draw_figures(ui, {area.x, y, area.width, 84}, *summary, phone);
  y += phone ? 192.0F : 96.0F;
  const float rest = bottom(area) - y;
  const float chart = area.height > 0 ? rest : 372.0F;
  draw_statistics_chart(ui, {area.x, y, area.width, chart}, *summary);
  y += chart + 16;
  Rect table = moved(layout.table, 0, -scroll);
  if (area.height <= 0) table.y = y;
  y += draw_statistics_table(ui, table, *summary);
  const bool beside = area.height > 0;  // the table does not add to the height then
  ui.memory().heights["statistics"] = (beside ? area.height : y - area.y) + 24;
}

}  // namespace kanzen::app

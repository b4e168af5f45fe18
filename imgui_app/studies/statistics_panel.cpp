// The Statistics page: four figures over all reachable positions, the histogram, and
// the table by distance.
#include <algorithm>
#include <array>
#include <numeric>

#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/studies/panels.hpp"
#include "imgui_app/studies/statistics.hpp"
#include "imgui_app/studies/studies.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

struct Figure {
  Text label;
  std::uint64_t count;
  std::optional<Outcome> outcome;          // empty: all positions
  std::optional<std::uint64_t> classes{};  // up to symmetry, where `count` is not
};

// The card of all positions is the widest, for the largest number.
constexpr std::array card_shares{222.0F, 198.0F, 164.0F, 184.0F};

// Where every position is counted by itself: the same up to symmetry.
void draw_classes(Ui& ui, const Rect& box, const Figure& figure) {
  const std::string words = fill(ui.words(Text::up_to_symmetry), {with_commas(*figure.classes)});
  const TextStyle style{FontSize::caption, Weight::regular, ui.theme.text2};
  ui.canvas().text({box.x + 16, box.y + 83}, ui.canvas().fitted(words, box.width - 24, style),
                   style);
  ui.mirror_text("classes-" + std::to_string(static_cast<int>(figure.label)), words,
                 {box.x, box.y + 70, box.width, 26});
}

void draw_figure(Ui& ui, const Rect& box, const Figure& figure, std::uint64_t all) {
  Canvas& canvas = ui.canvas();
  card(ui, box);
  const float x = box.x + 16;
  const float head = box.y + 26;
  if (figure.outcome) {
    const Color color = outcome_color(ui.theme, *figure.outcome);
    draw_sign(canvas, {x + 7, head}, 7, *figure.outcome, color);
    canvas.text({x + 23, head}, ui.words(figure.label), {FontSize::body, Weight::semibold, color});
    const float label = canvas.text_width(ui.words(figure.label), FontSize::body, Weight::semibold);
    const std::string share = percent(figure.count, all);
    const bool fits = 23 + label + 8 + canvas.text_width(share, FontSize::body) <= box.width - 32;
    canvas.text(
        {right(box) - 16, head}, share,
        {fits ? FontSize::body : FontSize::caption, Weight::regular, ui.theme.text2, Align::right});
  } else {
    canvas.text({x, head}, ui.words(figure.label),
                {FontSize::body, Weight::regular, ui.theme.text2});
  }
  const bool first = !figure.outcome && box.width >= 190;
  canvas.text({x, box.y + 57}, with_commas(figure.count),
              {first ? FontSize::title : FontSize::figure, Weight::semibold, ui.theme.text});
  const std::string words = std::string(ui.words(figure.label)) + ": " + with_commas(figure.count);
  ui.mirror_text("figure-" + std::to_string(static_cast<int>(figure.label)), words, box);
  if (figure.classes) draw_classes(ui, box, figure);
}

void draw_figures(Ui& ui, const Rect& row, const Statistics& statistics, bool two_rows) {
  std::array figures{Figure{Text::positions, statistics.positions, std::nullopt},
                     Figure{Text::won, statistics.win, Outcome::win},
                     Figure{Text::drawn, statistics.draw, Outcome::draw},
                     Figure{Text::lost, statistics.loss, Outcome::loss}};
  if (const auto& classes = statistics.up_to_symmetry) {
    figures[0].classes = classes->positions;
    figures[1].classes = classes->win;
    figures[2].classes = classes->draw;
    figures[3].classes = classes->loss;
  }
  const float half = (row.width - 8) / 2;
  const float all = std::accumulate(card_shares.begin(), card_shares.end(), 0.0F);
  float x = row.x;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const bool below = two_rows && i >= 2;
    if (two_rows && i == 2) x = row.x;
    const float width = two_rows ? half : (row.width - 24) * card_shares[i] / all;
    const Rect box{x, row.y + (below ? row.height + 8 : 0.0F), width, row.height};
    draw_figure(ui, box, figures[i], statistics.positions);
    x += width + 8;
  }
}

float draw_title(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const bool counted = info.abilities.solve;  // or nobody has
  const std::string title = game_title(ui.language(), info);
  const std::string heading = counted ? fill(ui.words(Text::every_position), {title}) : title;
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
  std::string told = heading;
  if (counted) {
    const std::string detail =
        fill(ui.words(info.up_to_symmetry ? Text::statistics_detail : Text::statistics_detail_each),
             {sizes_and_rules(ui.language(), info)});
    y += canvas.paragraph({area.x, y}, width, detail,
                          {FontSize::body, Weight::regular, ui.theme.text2}, 22);
    told += ". " + detail;
  }
  ui.mirror_text("statistics-title", told, {area.x, area.y, area.width, y - area.y});
  return y - area.y;
}

float draw_without_figures(Ui& ui, const Rect& area, float y) {
  const GameInfo& info = ui.state.session->info();
  if (!info.abilities.solve) {
    const std::string_view words =
        ui.words(info.by_estimate() ? Text::statistics_estimated : Text::statistics_too_large);
    const float used = ui.canvas().paragraph({area.x, y}, std::min(area.width, 640.0F), words,
                                             {FontSize::body, Weight::regular, ui.theme.text2}, 24);
    ui.mirror_text("no-statistics", std::string(words), {area.x, y, area.width, used});
    return y + used;
  }
  const float width = std::min(area.width, 440.0F);
  if (shows_solving_card(ui.state)) return y + draw_solving(ui, {area.x, y, width, 0});
  if (ui.state.values.table.usable())  // its figures are on their way
    return y + draw_table_line(ui, {area.x, y, width, 0});
  ui.canvas().text({area.x, y + 12}, ui.words(Text::statistics_wait),
                   {FontSize::body, Weight::regular, ui.theme.text2});
  return y;
}

// Where the figures come from, and what can be done about it.
float draw_source(Ui& ui, const Rect& area) {
  const State& state = ui.state;
  float y = area.y;
  if (!statistics_are_from_table(state)) {
    if (shows_keeping(state)) y += draw_keeping(ui, {area.x, y - 4, area.width, 0}) + 4;
    if (state.values.table.check) y += draw_table_line(ui, {area.x, y - 4, area.width, 0}) + 4;
  } else if (shows_solving_card(state)) {
    y += draw_solving(ui, {area.x, y, std::min(area.width, 440.0F), 0}) + 12;
  } else if (shows_table(state)) {
    y += draw_figures_line(ui, {area.x, y - 4, area.width, 0}) + 4;
  }
  return y - area.y;
}

// The chart takes what the cards of notable positions leave of the first screen.
float chart_height(const Ui& ui, const Rect& area, float y) {
  constexpr float first_row_of_cards = 164;
  if (area.height <= 0) return 372;
  const float rest = bottom(area) - y;
  return !shows_notable(ui.state) ? rest : std::max(rest - first_row_of_cards, 280.0F);
}

}  // namespace

void draw_statistics(Ui& ui, const Layout& layout, float scroll) {
  if (shown_study(ui.state) != Study::counts) return draw_study(ui, layout, scroll);
  const bool narrow = layout.statistics.width < 760;
  const bool beside = layout.statistics.height > 0;  // the table, not below
  const Rect area = moved(layout.statistics, 0, -scroll);
  float& height = ui.memory().heights["statistics"];
  float y = area.y + draw_study_choice(ui, area);
  y += draw_title(ui, {area.x, y, area.width, area.height}) + 12;
  y += draw_meanings(ui, {area.x, y, area.width, 0});
  const Statistics* const statistics = shown_statistics(ui.state);
  if (statistics == nullptr) {
    height = draw_without_figures(ui, area, y) - area.y + 40;
    return;
  }
  y += draw_source(ui, {area.x, y, area.width, 0});
  const float figure = statistics->up_to_symmetry ? 104.0F : 84.0F;
  draw_figures(ui, {area.x, y, area.width, figure}, *statistics, narrow);
  y += (narrow ? 2 * figure + 8 : figure) + (narrow ? 16.0F : 12.0F);
  const float chart = chart_height(ui, area, y);
  draw_statistics_chart(ui, {area.x, y, area.width, chart}, *statistics);
  y += chart + 12;
  const float notable = draw_notable(ui, {area.x, y, area.width, 0});
  if (notable > 0) y += notable + 12;
  Rect table = moved(layout.table, 0, -scroll);
  if (!beside) table.y = y;
  const float table_height = draw_statistics_table(ui, table, *statistics);
  height = (beside ? std::max({y - 12 - area.y, area.height, table_height})
                   : y + table_height - area.y) +
           24;
}

}  // namespace kanzen::app

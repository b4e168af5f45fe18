// The laboratory's switches and its table.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "imgui_app/features/laboratory/laboratory.hpp"
#include "imgui_app/features/laboratory/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float section_gap = 12;
constexpr float row_line = 20;
constexpr float row_margin = 10;  // between the edge of a row and its texts
constexpr float column_gap = 10;
constexpr float least_table = 960;  // CSS pixels; narrower tables have their numbers in sentences

// A row describes its rule set by these cells, from left to right.
struct Cell {
  Words heading;
  float width;
  std::string text = {};
};
using Cells = std::array<Cell, 5>;
constexpr std::size_t first_number = 2;  // the cells from here on are aligned right
constexpr std::size_t moves_cell = 1;

Cells cells_of(const Ui& ui, const SurveyedRules* found) {
  Cells cells{{{word::start_column, 190},
               {word::best_first_moves, 200},
               {word::positions, 100},
               {word::drawn, 80},
               {word::longest_win, 100}}};
  cells[0].text = ui.words(word::not_solved_yet);
  if (found == nullptr) return cells;
  cells[0].text = format_value(ui.state, found->start, 0);
  cells[moves_cell].text = joined(found->best, " ");
  cells[2].text = format_with_commas(found->counts.positions);
  cells[3].text = format_coarse_percent(found->counts.draw, found->counts.positions);
  cells[4].text = std::to_string(found->longest_win);
  return cells;
}

// Draws the cells in columns that end at the point.
void draw_cells(Ui& ui, Point upper_right, const Cells& cells, TextStyle style) {
  for (std::size_t i = cells.size(); i-- > 0;) {
    upper_right.x -= cells[i].width;
    const float room = cells[i].width - column_gap;
    style.align = i < first_number ? Align::left : Align::right;
    const float x = upper_right.x + (i < first_number ? 0 : room);
    ui.canvas().paragraph({x, upper_right.y}, room, cells[i].text, style, row_line);
  }
}

// Returns the width of the button at the right of a row.
float width_of_button(Ui& ui) {
  return button_width(ui, ui.words(word::why_different), {.size = FontSize::caption});
}

float width_of(const Cells& cells) {
  float width = 0;
  for (const Cell& cell : cells) width += cell.width;
  return width;
}

}  // namespace

float Laboratory::draw_settings(Ui& ui, const Rect& area) const {
  const GameInfo& info = ui.state.session->info();
  const std::size_t columns = area.width >= 620 ? 2 : 1;
  const float width = (area.width - 2 * section_gap * static_cast<float>(columns - 1)) /
                      static_cast<float>(columns);
  float y = area.y;
  for (std::size_t i = 0; i < settings_.size(); i += columns) {
    float used = 0;
    for (std::size_t k = i; k < std::min(i + columns, settings_.size()); ++k) {
      const Setting& setting = settings_[k];
      const float height = ui.control_height();
      const Rect row{area.x + static_cast<float>(k - i) * (width + 2 * section_gap), y, width,
                     height};
      toggle_row(ui, setting_item(setting.name), row,
                 capitalised(rules_name(ui.language(), info, setting.name)), setting.is_chosen);
      used = std::max(used,
                      height + draw_paragraph(ui, "setting-meaning-" + setting.name,
                                              {row.x, y + height - 4, width - 56, 0},
                                              meaning_of_rules(ui.language(), info, setting.name),
                                              ui.caption(), 18));
    }
    y += used + 4;
  }
  return y - area.y;
}

// A row opens its rule set, and has a button that compares it with the open one.
float Laboratory::draw_row(Ui& ui, const Rect& area, const Tried& tried) const {
  const GameInfo& info = ui.state.session->info();
  const SurveyedRules* const found = tried.found ? &*tried.found : nullptr;
  const bool is_open = tried.rules == info.rules;
  const auto cells = cells_of(ui, found);
  const bool is_wide = area.width >= least_table;
  const std::string_view why = ui.words(word::why_different);
  const float button = width_of_button(ui);
  Rect row{area.x, area.y, is_wide ? area.width - button - section_gap : area.width, 0};
  const std::string name = capitalised(rules_name(ui.language(), info, tried.rules));
  std::string numbers;
  for (const Cell& cell : cells)
    if (!cell.text.empty())
      numbers += (numbers.empty() ? "" : " · ") +
                 fill(ui.words(word::label), {ui.words(cell.heading), cell.text});
  const float room = row.width - 2 * row_margin - (is_wide ? width_of(cells) : 0);
  const TextStyle style{FontSize::body, is_open ? Weight::semibold : Weight::regular,
                        is_open ? ui.theme.accent : ui.theme.text};
  const auto height_of = [&](const std::string& words, float width, const TextStyle& text) {
    return row_line * static_cast<float>(ui.canvas().lines(words, width, text).size());
  };
  const float head = height_of(name, room, style);
  const Cell& moves = cells[moves_cell];
  row.height = 2 * row_margin +
               (is_wide ? std::max(head, height_of(moves.text, moves.width - column_gap, ui.body()))
                        : head + height_of(numbers, room, ui.caption()));
  list_row(ui, {.item = rules_item(tried.rules),
                .label = fill(ui.words(word::label), {name, numbers}),
                .rect = row,
                .active = is_open,
                .arrows = true});
  ui.canvas().paragraph({row.x + row_margin, row.y + row_margin}, room, name, style, row_line);
  if (is_wide)
    draw_cells(ui, {right(row), row.y + row_margin}, cells, ui.body());
  else
    ui.canvas().paragraph({row.x + row_margin, row.y + row_margin + head}, room, numbers,
                          ui.caption(), row_line);
  if (is_open || found == nullptr || !info.is_comparable_with(tried.rules)) return row.height;
  const float height = ui.control_height();
  const Rect place =
      is_wide ? Rect{right(row) + section_gap, row.y + (row.height - height) / 2, button, height}
              : Rect{row.x + row_margin, bottom(row), button, height};
  text_button(ui, "compared-" + tried.rules, place, why,
              {.size = FontSize::caption, .label = fill(ui.words(word::label), {why, name})});
  return is_wide ? std::max(row.height, height) : row.height + height + 4;
}

float Laboratory::draw_tried(Ui& ui, const Rect& area) const {
  float y = area.y;
  ui.canvas().text({area.x, y + 14}, ui.words(word::laboratory_table), ui.heading());
  y += 32;
  const float height = ui.control_height();
  const std::array<Choice, 4> orders{
      Choice{survey_order_item(SurveyOrder::tried), ui.words(word::as_tried),
             order_ == SurveyOrder::tried},
      Choice{survey_order_item(SurveyOrder::value), ui.words(word::by_value),
             order_ == SurveyOrder::value},
      Choice{survey_order_item(SurveyOrder::draws), ui.words(word::drawn),
             order_ == SurveyOrder::draws},
      Choice{survey_order_item(SurveyOrder::length), ui.words(word::longest_win),
             order_ == SurveyOrder::length}};
  segments(ui, {area.x, y, std::min(area.width, 440.0F), height}, orders, MirrorItem::Kind::toggle,
           FontSize::caption);
  y += height + 8;
  ButtonRows buttons(ui, {area.x, y, area.width, 0}, height);
  for (const auto& [format, name] :
       {std::pair{FigureFormat::csv, "CSV"}, std::pair{FigureFormat::latex, "LaTeX"}})
    buttons.add(survey_item(format), name,
                {.size = FontSize::caption, .label = fill(ui.words(word::save_table), {name})});
  buttons.add("button-cite", ui.words(word::cite), {.size = FontSize::caption});
  if (next_to_solve() != nullptr)
    buttons.add("button-solve-others", ui.words(word::solve_others), {.size = FontSize::caption});
  y = buttons.end() + 8;
  if (area.width >= least_table) {
    Cells cells = cells_of(ui, nullptr);
    for (Cell& cell : cells) cell.text = ui.words(cell.heading);
    draw_cells(ui, {right(area) - width_of_button(ui) - section_gap, y}, cells, ui.caption());
    y += 24;
  }
  for (const Tried* one : tried()) y += draw_row(ui, {area.x, y, area.width, 0}, *one) + 2;
  return y - area.y;
}

float Laboratory::draw(Ui& ui, const Rect& area) const {
  float y = area.y + 4;
  y +=
      draw_paragraph(ui, "laboratory", {area.x, y, area.width, 0}, ui.words(word::laboratory_title),
                     {FontSize::title, Weight::semibold, ui.theme.text}, 32);
  y += section_gap + draw_paragraph(ui, "laboratory-detail", {area.x, y + 4, area.width, 0},
                                    ui.words(word::laboratory_detail), ui.quiet(), 22);
  if (const std::string words = result(); !words.empty())
    y += section_gap + draw_paragraph(ui, "laboratory-result", {area.x, y + 4, area.width, 0},
                                      words, ui.heading(), 22);
  const auto card = [&](float (Laboratory::*content)(Ui&, const Rect&) const) {
    y += section_gap +
         draw_card_around(ui, {area.x, y, area.width, 0}, CardTone::plain,
                          [&](const Rect& inner) { return (this->*content)(ui, inner); });
  };
  card(&Laboratory::draw_settings);
  if (const float source =
          ui.panels->draw(Place::statistics_source, ui, {area.x, y, area.width, 0});
      source > 0)
    y += source + section_gap;
  card(&Laboratory::draw_tried);
  return y - area.y;
}

void Laboratory::add_panels(Panels& panels) const {
  if (!is_offered()) return;
  panels.add({.place = Place::study,
              .name = "laboratory",
              .title = word::laboratory,
              .draw = [this](Ui& ui, const Rect& area) { return draw(ui, area); }});
}

}  // namespace kanzen::app

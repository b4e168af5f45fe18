// The right panel: tabs, the open tab's content, the perfect line, and the position at its foot.
// On the phone the same content is a sheet that scrolls with the page.
#include <array>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/features/panels.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/studies/panels.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float tabs_height = 48;
constexpr float padding = 20;

// A tab that the page itself draws, before those of features.
struct OwnTab {
  const char* name;
  Words title;
};
constexpr std::array own_tabs{OwnTab{"moves", word::tab_moves}, OwnTab{"game", word::tab_game}};

std::vector<Choice> tab_choices(Ui& ui) {
  const std::string& tab = ui.state.open.tab;
  std::vector<Choice> choices;
  const auto add = [&](std::string_view name, const Words& title) {
    choices.push_back({"tab-" + std::string(name), ui.words(title), tab == name});
  };
  for (const OwnTab& own : own_tabs) add(own.name, own.title);
  for (const Panel* panel : ui.panels->at(Place::tab)) add(panel->name, panel->title);
  return choices;
}

// Returns the open tab if a feature draws it, else null.
const Panel* open_panel(const Ui& ui) { return ui.panels->find(Place::tab, ui.state.open.tab); }

bool has_perfect_line(const Ui& ui) {
  return ui.state.open.tab == "moves" && ui.state.view.values && !has_ended(*ui.state.session) &&
         !best_line(ui.state).empty();
}

float draw_repetition(Ui& ui, const Rect& area) {
  const std::string words = describe_repetition(ui.state);
  if (words.empty()) return 0;
  float height = 6 + ui.canvas().paragraph({area.x, area.y + 6}, area.width, words, ui.quiet(), 22);
  ui.mirror_text("repetition", words, {area.x, area.y, area.width, height});
  // At the third occurrence the button is next to the board.
  if (may_agree_on_draw(ui.state) && !occurs_third_time(*ui.state.session)) {
    fitted_button(ui, "button-agree-on-draw", {area.x, area.y + height + 8},
                  ui.words(word::agree_on_draw));
    height += 8 + ui.control_height();
  }
  return height + 12;
}

// Have the trays no room for the buttons of the side to move?
bool has_turn_buttons(const Ui& ui, const Layout& layout) {
  const Panel* panel = open_panel(ui);
  return layout.tray_rows && ui.state.go.tally && (panel == nullptr || !panel->alone);
}

float draw_tab_content(Ui& ui, const Layout& layout, Rect area) {
  const Panel* panel = open_panel(ui);
  if (panel != nullptr && panel->alone) return panel->draw(ui, area);
  float notice = draw_result_card(ui, area);
  notice += draw_repetition(ui, moved(area, 0, notice));
  notice += draw_record_result(ui, moved(area, 0, notice));
  notice += draw_comment(ui, moved(area, 0, notice));
  if (has_sheet(layout) && has_turn_buttons(ui, layout))
    notice += draw_turn_buttons(ui, {area.x, area.y + notice, area.width, 0});
  area.y += notice;
  if (panel != nullptr) return notice + panel->draw(ui, area);
  if (ui.state.open.tab == "game") return notice + draw_game_tab(ui, area, has_sheet(layout));
  const float moves = draw_moves(ui, area, layout.pill);
  if (!ui.state.view.values) return notice + moves;
  return notice + moves + 12 + draw_glossary(ui, moved(area, 0, moves + 12));
}

// Returns the height in the last frame; the line is above the foot.  In a frame in which the line
// becomes higher it is clipped, so that it never covers the foot.
float height_of_line(Ui& ui) {
  return has_perfect_line(ui) ? ui.memory().heights["perfect line"] : 0;
}

void draw_line_at_bottom(Ui& ui, const Rect& panel, float bottom_edge) {
  if (!has_perfect_line(ui)) return;
  const float known = height_of_line(ui);
  const Rect area{panel.x + padding, bottom_edge - known, panel.width - 2 * padding, 0};
  ui.push_clip({panel.x, area.y, panel.width, known});
  separator(ui, panel.x, area.y, panel.width);
  const float used = draw_perfect_line(ui, area);
  ui.pop_clip();
  if (used != known) ui.request_frame();
  ui.memory().heights["perfect line"] = used;
}

void draw_panel_content(Ui& ui, const Layout& layout, const Rect& view) {
  const Rect area{view.x + padding - 1, view.y, view.width - 2 * padding + 2, view.height};
  if (const Panel* panel = open_panel(ui); panel != nullptr && panel->fills) {
    panel->draw(ui, {area.x, area.y + 4, area.width, area.height - 16});
    return;
  }
  const std::string id = "panel-" + ui.state.open.tab;
  const float scrolled = ui.begin_scroll(id, view);
  const float used = draw_tab_content(ui, layout, {area.x, area.y + 10 - scrolled, area.width, 0});
  ui.end_scroll(id, view, used + 22);
}

float draw_sheet(Ui& ui, const Layout& layout) {
  const Rect& sheet = layout.panel;
  Canvas& canvas = ui.canvas();
  const float known = ui.memory().heights["sheet"];
  const Rect whole{sheet.x, sheet.y, sheet.width, known + 40};
  canvas.fill(whole, ui.theme.surface, 14, 1, Corners::top);
  canvas.outline(whole, ui.theme.line, 14, 1, 1, Corners::top);
  const float inner = sheet.width - 32;
  // The tabs stay below the bar when the sheet has scrolled past it.
  const Rect strip{sheet.x, std::max(sheet.y, layout.bar.height), sheet.width, tabs_height};
  const bool stuck = strip.y > sheet.y;
  ui.push_clip({sheet.x, bottom(strip), sheet.width, ui.state.environment.css_height});
  ui.set_covered(tabs_height);
  float y = sheet.y + tabs_height + 12;
  y += draw_tab_content(ui, layout, {sheet.x + 16, y, inner, 0}) + 16;
  if (has_perfect_line(ui)) {
    separator(ui, sheet.x, y, sheet.width);
    y += draw_perfect_line(ui, {sheet.x + 16, y, inner, 0});
  }
  separator(ui, sheet.x, y, sheet.width);
  const float foot_height = position_foot_height(ui);
  draw_position_foot(ui, {sheet.x + 16, y, inner, foot_height});
  y += foot_height + 16;
  ui.set_covered(0);
  ui.pop_clip();
  canvas.fill(strip, ui.theme.surface, stuck ? 0.0F : 14.0F, 1, Corners::top);
  if (!stuck) {
    ui.push_clip({sheet.x, sheet.y, sheet.width, tabs_height});
    canvas.outline(whole, ui.theme.line, 14, 1, 1, Corners::top);
    ui.pop_clip();
  }
  tabs(ui, strip, tab_choices(ui));
  ui.memory().heights["sheet"] = y - sheet.y;
  return y - sheet.y;
}

}  // namespace

float draw_panel(Ui& ui, const Layout& layout) {
  if (has_sheet(layout)) return draw_sheet(ui, layout);
  const Rect& panel = layout.panel;
  card(ui, panel);
  tabs(ui, {panel.x, panel.y, panel.width, tabs_height}, tab_choices(ui));
  const float foot_height = position_foot_height(ui);
  const float foot = bottom(panel) - foot_height;
  // Drawn in the order of the Tab key.  The buttons stay when the tab scrolls.
  float top = panel.y + tabs_height;
  if (has_turn_buttons(ui, layout))
    top += draw_turn_buttons(ui, {panel.x + padding, top + 10, panel.width - 2 * padding, 0});
  draw_panel_content(ui, layout,
                     {panel.x + 1, top, panel.width - 2, foot - height_of_line(ui) - top});
  draw_line_at_bottom(ui, panel, foot);
  separator(ui, panel.x, foot, panel.width);
  draw_position_foot(ui, {panel.x + padding, foot, panel.width - 2 * padding, foot_height});
  return panel.height;
}

}  // namespace kanzen::app

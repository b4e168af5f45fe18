// The right panel: tabs, the open tab's content, the perfect line, and the position at its foot.
// On the phone the same content is a sheet that scrolls with the page.
#include <algorithm>
#include <string>
#include <vector>

#include "imgui_app/app/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float tabs_height = 48;
constexpr float padding = 20;

std::vector<Choice> tab_choices(Ui& ui) {
  const std::string& tab = ui.state.open.tab;
  std::vector<Choice> choices;
  for (const Panel* panel : ui.panels->at(Place::tab))
    choices.push_back(
        {"tab-" + std::string(panel->name), ui.words(panel->title), tab == panel->name});
  return choices;
}

// Returns the open tab; null: no feature draws it.
const Panel* open_panel(const Ui& ui) { return ui.panels->find(Place::tab, ui.state.open.tab); }

bool has_line(const Ui& ui) { return !ui.panels->at(Place::line).empty(); }

// Have the trays no room for the buttons of the side to move?
bool has_turn_buttons(const Ui& ui, const Layout& layout) {
  const Panel* panel = open_panel(ui);
  const bool has_buttons = !ui.panels->at(Place::turn_buttons).empty();
  return layout.tray_rows && has_buttons && (panel == nullptr || !panel->alone);
}

float draw_tab_content(Ui& ui, const Layout& layout, Rect area) {
  const Panel* panel = open_panel(ui);
  if (panel != nullptr && panel->alone) return panel->draw(ui, area);
  float notice = ui.panels->draw(Place::notice, ui, area);
  if (has_sheet(layout) && has_turn_buttons(ui, layout))
    notice += ui.panels->draw(Place::turn_buttons, ui, {area.x, area.y + notice, area.width, 0});
  area.y += notice;
  return notice + (panel != nullptr ? panel->draw(ui, area) : 0);
}

// Returns the height in the last frame; the line is above the foot.  In a frame in which the line
// becomes higher it is clipped, so that it never covers the foot.
float height_of_line(Ui& ui) { return has_line(ui) ? ui.memory().heights["perfect line"] : 0; }

void draw_line_at_bottom(Ui& ui, const Rect& panel, float bottom_edge) {
  if (!has_line(ui)) return;
  const float known = height_of_line(ui);
  const Rect area{panel.x + padding, bottom_edge - known, panel.width - 2 * padding, 0};
  ui.push_clip({panel.x, area.y, panel.width, known});
  separator(ui, panel.x, area.y, panel.width);
  const float used = ui.panels->draw(Place::line, ui, area);
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
  if (has_line(ui)) {
    separator(ui, sheet.x, y, sheet.width);
    y += ui.panels->draw(Place::line, ui, {sheet.x + 16, y, inner, 0});
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
    top += ui.panels->draw(Place::turn_buttons, ui,
                           {panel.x + padding, top + 10, panel.width - 2 * padding, 0});
  draw_panel_content(ui, layout,
                     {panel.x + 1, top, panel.width - 2, foot - height_of_line(ui) - top});
  draw_line_at_bottom(ui, panel, foot);
  separator(ui, panel.x, foot, panel.width);
  draw_position_foot(ui, {panel.x + padding, foot, panel.width - 2 * padding, foot_height});
  return panel.height;
}

}  // namespace kanzen::app

// The controls that confirm a chosen point: Cancel and Place, and below them four buttons that move
// the point by one line.
#include <algorithm>
#include <array>
#include <string_view>

#include "imgui_app/features/board/board_view.hpp"
#include "imgui_app/features/board/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float place_height = 48, place_gap = 8;
constexpr float widest_row = 560;
constexpr float room_for_both = 200;  // CSS pixels; in less, the buttons are stacked

struct Nudge {
  const char* button;
  Icon icon;
  Words label;
};
constexpr std::array nudges{Nudge{"button-nudge-left", Icon::previous, word::nudge_left},
                            Nudge{"button-nudge-up", Icon::up, word::nudge_up},
                            Nudge{"button-nudge-down", Icon::down, word::nudge_down},
                            Nudge{"button-nudge-right", Icon::next, word::nudge_right}};

// Draws an icon before the centred words if there is room.
void draw_wide_button(Ui& ui, const char* button, const Rect& rect, Icon icon,
                      std::string_view words, const ButtonStyle& style, Color color) {
  text_button(ui, button, rect, words, style);
  const float width = ui.canvas().text_width(words, style.size, style.weight);
  if (rect.width < width + 60) return;
  draw_icon(ui.canvas(), icon, {centre(rect).x - width / 2 - 18, centre(rect).y}, color);
}

void draw_cancel(Ui& ui, const Rect& rect) {
  draw_wide_button(ui, "button-cancel-place", rect, Icon::close, ui.words(word::cancel_place), {},
                   ui.theme.text);
}

void draw_place(Ui& ui, const Rect& rect) {
  const bool possible = chosen_move(ui.state) != nullptr;
  draw_wide_button(
      ui, "button-place", rect, Icon::check,
      fill(ui.words(word::place_at), {chosen_name(ui.state)}),
      {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold, .enabled = possible},
      possible ? ui.theme.on_accent : ui.theme.strong);
}

void draw_nudges(Ui& ui, const Rect& row) {
  constexpr float between = 5;
  const float width = (row.width - 3 * between) / 4;
  float x = row.x;
  for (const Nudge& nudge : nudges) {
    icon_button(ui, nudge.button, {x, row.y, width, row.height}, nudge.icon, ui.words(nudge.label),
                {.surface = ButtonStyle::Surface::card});
    x += width + between;
  }
}

void draw_buttons(Ui& ui, const Rect& area) {
  if (area.width < room_for_both) {  // in a narrow embed
    const float half = (area.height - place_gap) / 2;
    draw_place(ui, {area.x, area.y, area.width, half});
    draw_cancel(ui, {area.x, area.y + half + place_gap, area.width, half});
    return;
  }
  const float cancel = (area.width - place_gap) / 3;
  draw_cancel(ui, {area.x, area.y, cancel, place_height});
  draw_place(ui,
             {area.x + cancel + place_gap, area.y, area.width - cancel - place_gap, place_height});
  draw_nudges(ui, {area.x, area.y + place_height + place_gap, area.width,
                   area.height - place_height - place_gap});
}

// Draws the buttons in a layer at their place on the scrolling page, or at the bottom of the screen
// while their place is below it.
void draw_in_sight(Ui& ui, Rect rect, float top) {
  const float foot = ui.state.environment.css_height;
  const bool below = bottom(rect) + place_gap > foot;
  if (below) rect.y = foot - place_gap - rect.height;
  const Rect whole = inset(rect, -place_gap);
  const Rect seen = intersection(whole, from_corners(whole.x, top, right(whole), foot));
  if (empty(seen)) return;
  ui.begin_layer("placing", seen, Ui::Layer::floating);
  if (below) card(ui, whole);
  draw_buttons(ui, rect);
  ui.end_layer();
}

}  // namespace

void draw_placing(Ui& ui, const Rect& area) {
  const Layout& layout = *ui.layout;
  if (ui.state.environment.embedded) return draw_buttons(ui, area);
  const bool row_alone = has_sheet(layout);
  const Rect row =
      row_alone ? area
                : around(centre(area), std::min(area.width - 28, widest_row), placing_height);
  if (row_alone || bottom(area) > ui.state.environment.css_height)
    return draw_in_sight(ui, row, layout.bar.height);
  card(ui, area);
  draw_buttons(ui, row);
}

}  // namespace kanzen::app

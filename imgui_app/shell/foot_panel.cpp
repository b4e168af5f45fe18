// The panel's foot: the position's notation, to copy, and the link; under it the same position
// as others write it, where they do.  While something is pasted or copied the line says so.
#include <string_view>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float first_row = 50;
const ButtonStyle bare{.surface = ButtonStyle::Surface::bare};

float button_size(const Ui& ui) { return ui.touch() ? 44.0F : 32.0F; }

// A square at the right end of a row, `from_right` buttons from its edge.
Rect button_place(const Ui& ui, const Rect& row, float from_right) {
  const float size = button_size(ui);
  return {right(row) + 6 - size - from_right * (size + 2), centre(row).y - size / 2, size, size};
}

void draw_foot_button(Ui& ui, const Rect& rect, Button button, Icon icon, std::string_view label,
                      Text done) {
  const bool copied = has_copied(ui.state, button);
  const ItemState item =
      icon_button(ui, ButtonItem{button}, rect, copied ? Icon::check : icon, label, bare);
  if (item.hovered && !ui.touch()) tooltip(ui, rect, copied ? ui.words(done) : label);
}

// Returns where the text begins.
float draw_notation(Ui& ui, const Rect& row, std::string_view label, const std::string& notation,
                    float buttons) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  canvas.text({row.x, middle}, label, {FontSize::caption, Weight::regular, ui.theme.text2});
  const float left = row.x + canvas.text_width(label, FontSize::caption) + 13;
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.text};
  const float room = button_place(ui, row, buttons - 1).x - left - 6;
  canvas.text({left, middle}, canvas.fitted(notation, room, style), style);
  return left;
}

}  // namespace

float position_foot_height(const Ui& ui) {
  return first_row + (shown_notation(ui.state) ? button_size(ui) + 4 : 0);
}

void draw_position_foot(Ui& ui, const Rect& rect) {
  const Rect row{rect.x, rect.y, rect.width, first_row};
  const Rect copy = button_place(ui, row, 1);
  draw_foot_button(ui, copy, Button::copy_position, Icon::copy, ui.words(Text::copy), Text::copied);
  draw_foot_button(ui, button_place(ui, row, 0), Button::copy_link, Icon::link,
                   ui.words(Text::copy_link), Text::link_copied);
  const Rect figure = button_place(ui, row, 2);
  const bool has_figure = !is_editing(ui.state);
  if (has_figure) draw_figure_button(ui, FigureKind::position, figure, ButtonStyle::Surface::bare);
  const float left = draw_notation(ui, row, ui.words(Text::position), shown_position(ui.state),
                                   has_figure ? 3 : 2);
  const Rect field{left - 4, centre(row).y - 14, (has_figure ? figure : copy).x - left, 28};
  const ItemState hovered = ui.item({.item = PositionItem{},
                                     .label = std::string(ui.words(Text::paste_hint)),
                                     .rect = field,
                                     .kind = MirrorItem::Kind::text,
                                     .focusable = false});
  if (hovered.hovered && !ui.touch()) tooltip(ui, field, ui.words(Text::paste_hint));
  const auto shared = shown_notation(ui.state);
  if (!shared) return;
  const Rect second{rect.x, rect.y + first_row - 8, rect.width, button_size(ui) + 4};
  draw_notation(ui, second, shared->name, shared->text, 2);
  ui.mirror_text("notation", shared->name + ' ' + shared->text, second);
  draw_foot_button(ui, button_place(ui, second, 1), Button::copy_notation, Icon::copy,
                   fill(ui.words(SavingText::copy_as), {shared->name}), Text::copied);
}

}  // namespace kanzen::app

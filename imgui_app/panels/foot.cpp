// The panel's foot: the position's notation, to copy, and the link.  While something
// is pasted or copied the line says so.
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

void draw_position_foot(Ui& ui, const Rect& rect) {
  Canvas& canvas = ui.canvas();
  const float middle = rect.y + rect.height / 2;
  const float size = ui.touch() ? 44.0F : 32.0F;
  const ButtonStyle bare{.surface = ButtonStyle::Surface::bare};
  const bool position_copied = has_copied(ui.state, Button::copy_position);
  const bool link_copied = has_copied(ui.state, Button::copy_link);
  const Rect link{right(rect) - size + 6, middle - size / 2, size, size};
  const Rect copy{link.x - size - 2, link.y, size, size};
  const ItemState copy_item =
      icon_button(ui, ButtonItem{Button::copy_position}, copy,
                  position_copied ? Icon::check : Icon::copy, ui.words(Text::copy), bare);
  const ItemState link_item =
      icon_button(ui, ButtonItem{Button::copy_link}, link, link_copied ? Icon::check : Icon::link,
                  ui.words(Text::copy_link), bare);
  if (copy_item.hovered && !ui.touch()) {
    tooltip(ui, copy, ui.words(position_copied ? Text::copied : Text::copy));
  }
  if (link_item.hovered && !ui.touch()) {
    tooltip(ui, link, ui.words(link_copied ? Text::link_copied : Text::copy_link));
  }
  const std::string_view label = ui.words(Text::position);
  canvas.text({rect.x, middle}, label, {FontSize::caption, Weight::regular, ui.theme.text2});
  const float left = rect.x + canvas.text_width(label, FontSize::caption) + 13;
  const std::string position = ui.state.session->position();
  const Rect field{left - 4, middle - 14, copy.x - left, 28};
  const ItemState hovered = ui.item({.item = PositionItem{},
                                     .label = std::string(ui.words(Text::paste_hint)),
                                     .rect = field,
                                     .kind = MirrorItem::Kind::text,
                                     .focusable = false});
  if (hovered.hovered && !ui.touch()) tooltip(ui, field, ui.words(Text::paste_hint));
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.text};
  canvas.text({left, middle}, canvas.fitted(position, copy.x - left - 6, style), style);
}

}  // namespace kanzen::app

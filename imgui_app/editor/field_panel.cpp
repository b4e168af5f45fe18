// The text of a position, which can be typed and pasted; moves, records and links are understood as
// well.  In a page the mirror has a real text field over it (web/page/mirror.mjs), which knows the
// visitor's keyboard; here is its frame, and what is around it.
#include <algorithm>

#include "imgui_app/editor/panel.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float field_height = 76;

std::string named_words(const Ui& ui, const Reading& reading) {
  switch (reading.kind) {
    case Reading::Kind::link: return std::string(ui.words(EditText::names_link));
    case Reading::Kind::record: return std::string(ui.words(EditText::names_record));
    case Reading::Kind::moves:
      return fill(ui.words(EditText::names_moves), {std::to_string(reading.moves)});
    case Reading::Kind::number: return std::string(ui.words(EditText::names_number));
    case Reading::Kind::position: break;
  }
  return std::string(ui.words(EditText::field_hint));
}

// What the text is, and that it can be opened.
float draw_reading(Ui& ui, const Rect& area, float y) {
  const Reading& reading = ui.state.editor->reading;
  if (reading.error) {
    const std::string words = sentence(ui.language(), *reading.error);
    const float height = ui.canvas().paragraph(
        {area.x, y}, area.width, words, {FontSize::body, Weight::regular, ui.theme.warn}, 22);
    ui.mirror_text("edit-refusal", words, {area.x, y, area.width, height});
    return y + height + 8;
  }
  constexpr float line = 20;
  const ButtonStyle accent{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  const float width = button_width(ui, ui.words(EditText::open), accent);
  const float room = area.width - (reading.opens() ? width + 8 : 0.0F);
  const std::string words = named_words(ui, reading);
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  const float used = line * static_cast<float>(ui.canvas().lines(words, room, quiet).size());
  const float height = std::max(reading.opens() ? ui.control_height() : 24.0F, used);
  ui.canvas().paragraph({area.x, y + (height - used) / 2}, room, words, quiet, line);
  ui.mirror_text("edit-reading", words, {area.x, y, area.width, height});
  if (reading.opens())
    text_button(ui, ButtonItem{Button::edit_open},
                {right(area) - width, y, width, ui.control_height()}, ui.words(EditText::open),
                accent);
  return y + height + 12;
}

}  // namespace

float draw_edit_field(Ui& ui, const Rect& area, float y) {
  const Editor& editor = *ui.state.editor;
  ui.canvas().text({area.x, y + 14}, ui.words(EditText::field),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  y += 32;
  const Rect rect{area.x, y, area.width, field_height};
  const bool wrong = editor.reading.error.has_value();
  ui.canvas().fill(rect, ui.theme.bg, 8);
  ui.canvas().outline(rect, wrong ? ui.theme.warn : ui.theme.strong, 8, wrong ? 2 : 1);
  // A menu over the page is drawn, and would lie under a real field.
  const bool covered = ui.state.view.popup != Popup::none || ui.state.notices.refusal.has_value();
  ui.item({.item = FieldItem{},
           .label = std::string(ui.words(EditText::field)),
           .rect = rect,
           .kind = covered ? MirrorItem::Kind::text : MirrorItem::Kind::field,
           .active = wrong,
           .value = editor.text});
  return draw_reading(ui, area, bottom(rect) + 6);
}

}  // namespace kanzen::app

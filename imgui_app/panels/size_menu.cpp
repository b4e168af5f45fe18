// The part of the game menu that opens a board of any size: steppers, what a step is refused
// for, and a button.
#include <algorithm>
#include <array>

#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float stepper_height = 48;
constexpr float note_height = 44;
constexpr float button_height = 44;

struct Stepper {
  std::string id;
  SizePart part;
  Text name;
  unsigned BoardSize::*number;
};

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper) {
  Canvas& canvas = ui.canvas();
  const float middle = row.y + row.height / 2;
  const float size = ui.control_height();
  const std::string_view name = ui.words(stepper.name);
  canvas.text({row.x + 12, middle}, name, {FontSize::body, Weight::regular, ui.theme.text});
  const Rect more{right(row) - 8 - size, middle - size / 2, size, size};
  const Rect less{more.x - 40 - size, more.y, size, size};
  icon_button(ui, SizeItem{stepper.part, -1}, less, Icon::minus,
              fill(ui.words(Text::size_less), {name}));
  icon_button(ui, SizeItem{stepper.part, 1}, more, Icon::plus,
              fill(ui.words(Text::size_more), {name}));
  const std::string number = std::to_string(ui.state.view.size_choice.size.*stepper.number);
  canvas.text({more.x - 20, middle}, number,
              {FontSize::body, Weight::semibold, ui.theme.text, Align::centre});
  ui.mirror_text("size-" + stepper.id, std::string(name) + ": " + number, row);
}

// Is there a length of lines to choose?
bool has_line(const Ui& ui) { return ui.state.view.size_choice.size.line > 0; }

std::string note_words(const Ui& ui) {
  const SizeChoice& choice = ui.state.view.size_choice;
  if (!choice.refusal && !has_line(ui)) return std::string(ui.words(Text::size_for_all));
  if (!choice.refusal) {
    return std::string(ui.words(choice.by_search ? Text::size_searched : Text::size_solved));
  }
  const auto& [words, asked, third] = *choice.refusal;
  return fill(ui.words(words),
              {std::to_string(asked.columns), std::to_string(asked.rows), std::to_string(third)});
}

}  // namespace

float size_menu_height(const Ui& ui) {
  return (has_line(ui) ? 3 : 2) * stepper_height + note_height + button_height + 8;
}

void draw_size_menu(Ui& ui, const Rect& area) {
  const std::array steppers{
      Stepper{"columns", SizePart::columns, Text::size_columns, &BoardSize::columns},
      Stepper{"rows", SizePart::rows, Text::size_rows, &BoardSize::rows},
      Stepper{"line", SizePart::line, Text::size_line, &BoardSize::line}};
  float y = area.y;
  for (const Stepper& stepper : steppers) {
    if (stepper.part == SizePart::line && !has_line(ui)) continue;
    draw_stepper(ui, {area.x, y, area.width, stepper_height}, stepper);
    y += stepper_height;
  }
  const std::string note = note_words(ui);
  const bool refused = ui.state.view.size_choice.refusal.has_value();
  ui.canvas().paragraph(
      {area.x + 12, y + 2}, area.width - 24, note,
      {FontSize::caption, Weight::regular, refused ? ui.theme.warn : ui.theme.text2}, 19);
  ui.mirror_text("size-note", note, {area.x, y, area.width, note_height});
  y += note_height;
  const BoardSize& size = ui.state.view.size_choice.size;
  const std::string line = has_line(ui) ? ',' + std::to_string(size.line) : "";
  const std::string name =
      std::to_string(size.columns) + (has_line(ui) ? "," : "×") + std::to_string(size.rows) + line;
  text_button(ui, ButtonItem{Button::open_size},
              {area.x + 12, y, area.width - 24, button_height - 4},
              fill(ui.words(Text::size_open), {name}),
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
}

}  // namespace kanzen::app

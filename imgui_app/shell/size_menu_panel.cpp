// The part of the game menu that opens a board of any size: steppers, what a step is refused
// for, and a button.
#include <algorithm>
#include <array>

#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/stepper.hpp"

namespace kanzen::app {
namespace {

constexpr float note_height = 44;
constexpr float done_height = 44;

struct SizeStepper {
  const char* id;
  SizePart part;
  Text name;
  unsigned BoardSize::*number;
};

void draw_size_stepper(Ui& ui, const Rect& row, const SizeStepper& stepper) {
  draw_stepper(ui, {row.x + 12, row.y, row.width - 20, row.height},
               {.id = std::string("size-") + stepper.id,
                .name = ui.words(stepper.name),
                .number = std::to_string(ui.state.view.size_choice.size.*stepper.number),
                .less = SizeItem{stepper.part, -1},
                .more = SizeItem{stepper.part, 1}});
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
  return (has_line(ui) ? 3 : 2) * stepper_height + note_height + done_height + 8;
}

void draw_size_menu(Ui& ui, const Rect& area) {
  const std::array steppers{
      SizeStepper{"columns", SizePart::columns, Text::size_columns, &BoardSize::columns},
      SizeStepper{"rows", SizePart::rows, Text::size_rows, &BoardSize::rows},
      SizeStepper{"line", SizePart::line, Text::size_line, &BoardSize::line}};
  float y = area.y;
  for (const SizeStepper& stepper : steppers) {
    if (stepper.part == SizePart::line && !has_line(ui)) continue;
    draw_size_stepper(ui, {area.x, y, area.width, stepper_height}, stepper);
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
  text_button(ui, ButtonItem{Button::open_size}, {area.x + 12, y, area.width - 24, done_height - 4},
              fill(ui.words(Text::size_open), {name}),
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
}

}  // namespace kanzen::app

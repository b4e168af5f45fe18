#include "imgui_app/widgets/stepper.hpp"

#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper) {
  constexpr float number_width = 40;
  const float middle = row.y + row.height / 2;
  const float size = ui.control_height();
  ui.canvas().text({row.x, middle}, stepper.name, {FontSize::body, Weight::regular, ui.theme.text});
  const Rect more{right(row) - size, middle - size / 2, size, size};
  const Rect less = moved(more, -number_width - size, 0);
  icon_button(ui, stepper.less, less, Icon::minus, fill(ui.words(Text::one_less), {stepper.name}),
              {.enabled = stepper.can_less});
  icon_button(ui, stepper.more, more, Icon::plus, fill(ui.words(Text::one_more), {stepper.name}),
              {.enabled = stepper.can_more});
  ui.canvas().text({more.x - number_width / 2, middle}, stepper.number,
                   {FontSize::body, Weight::semibold, ui.theme.text, Align::centre});
  ui.mirror_text(stepper.id, std::string(stepper.name) + ": " + stepper.number, row);
}

}  // namespace kanzen::app

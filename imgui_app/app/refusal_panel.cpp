// The card for a refused position, link, rule set or move: the input with the error underlined, the
// reason and advice.  The board remains usable.
#include <algorithm>

#include "engine/picture/marks.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Underlines the input from the first wrong character to its end.
void underline_fault(Ui& ui, const Refusal& refusal, Point at, float width) {
  if (!refusal.offset || *refusal.offset > refusal.given.size()) return;
  Canvas& canvas = ui.canvas();
  const std::string_view given = refusal.given;
  const float from = canvas.text_width(given.substr(0, *refusal.offset), FontSize::body);
  const float to = std::max(canvas.text_width(given, FontSize::body), from + 8);
  if (from >= width) return;
  canvas.fill({at.x + from, at.y + 10, std::min(to, width) - from, 2}, ui.theme.warn);
}

// Draws further reasons, and how many more there are.
float draw_other_reasons(Ui& ui, const Rect& area, std::span<const Diagnostic> reasons) {
  constexpr std::size_t most_shown = 3;
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.warn};
  float y = area.y;
  const auto draw_line = [&](std::string_view words) {
    y += ui.canvas().paragraph({area.x, y}, area.width, words, style, 23);
  };
  for (const Diagnostic& reason : reasons.first(std::min(reasons.size(), most_shown)))
    draw_line(sentence(ui.language(), reason));
  if (reasons.size() > most_shown)
    draw_line(fill(ui.words(word::more_reasons), {std::to_string(reasons.size() - most_shown)}));
  return y - area.y;
}

// Draws an editable input as a real text field (web/page/mirror.mjs), any other as text.
float draw_given(Ui& ui, const Refusal& refusal, const Rect& area) {
  if (refusal.editable) {
    constexpr float height = 60;  // two lines
    const Rect field{area.x, area.y, area.width, height};
    draw_text_field(ui, field,
                    {.label = ui.words(refusal.heading),
                     .value = refusal.given,
                     .wrong = true,
                     .covered = !ui.state.open.popup.empty()});
    return height + 8;
  }
  if (refusal.given.empty()) return 0;
  const TextStyle style = ui.body();
  ui.canvas().text({area.x, area.y + 10},
                   ui.canvas().fitted_middle(refusal.given, area.width, style), style);
  if (ui.canvas().text_width(refusal.given, style.size) <= area.width)
    underline_fault(ui, refusal, {area.x, area.y + 10}, area.width);
  return 26;
}

void draw_buttons(Ui& ui, const Refusal& refusal, Point at) {
  const ButtonStyle plain{.surface = ButtonStyle::Surface::card};
  const ButtonStyle strong{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  if (refusal.editable) {
    const std::string_view words = ui.words(word::open_position);
    at.x = right(fitted_button(ui, "button-edit-open", at, words, strong)) + 8;
  }
  fitted_button(ui, "button-start-anew", at, ui.words(word::start_anew), plain);
}

}  // namespace

void draw_refusal(Ui& ui, const Rect& area) {
  const Refusal& refusal = *ui.state.notices.refusal;
  Canvas& canvas = ui.canvas();
  float& height = ui.memory().heights["refusal"];
  const Rect box{area.x, area.y, area.width, height};
  canvas.fill(box, ui.theme.warn_soft, 14);
  canvas.outline(box, ui.theme.warn, 14, 1.5F);
  draw_warning(canvas, {box.x + 28, box.y + 27}, 22, ui.theme.warn, ui.theme.warn_soft);
  const float x = box.x + 50;
  const float width = box.width - 66;
  const Rect close{right(box) - 42, box.y + 8, 34, 34};
  icon_button(ui, "button-close", close, Icon::close, ui.words(word::close),
              {.surface = ButtonStyle::Surface::bare});
  float y = box.y + 15;
  y += 7 + canvas.paragraph({x, y}, close.x - 4 - x, ui.words(refusal.heading), ui.heading(), 22);
  y += draw_given(ui, refusal, {x, y, width, 0});
  y += canvas.paragraph({x, y}, width, sentence(ui.language(), refusal.reason),
                        {FontSize::body, Weight::regular, ui.theme.warn}, 23);
  y += draw_other_reasons(ui, {x, y, width, 0}, refusal.other_reasons);
  y += canvas.paragraph({x, y}, width, ui.words(refusal.advice), ui.caption(), 20);
  draw_buttons(ui, refusal, {x, y + 8});
  const float used = y + 8 + ui.control_height() + 16 - box.y;
  if (used != height) ui.request_frame();
  height = used;
}

}  // namespace kanzen::app

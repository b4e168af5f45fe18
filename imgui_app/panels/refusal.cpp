// The card for a refused position, link, rule set or move: what was given with the fault
// underlined, what is wrong, and what to do.  The board goes on beside it.
#include <algorithm>

#include "engine/picture/signs.hpp"
#include "imgui_app/messages.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// From the wrong character to the end of the text.
void underline_fault(Ui& ui, const Refusal& refusal, Point at, float width) {
  if (!refusal.offset || *refusal.offset > refusal.given.size()) return;
  Canvas& canvas = ui.canvas();
  const std::string_view given = refusal.given;
  const float from = canvas.text_width(given.substr(0, *refusal.offset), FontSize::body);
  const float to = std::max(canvas.text_width(given, FontSize::body), from + 8);
  if (from >= width) return;
  canvas.fill({at.x + from, at.y + 10, std::min(to, width) - from, 2}, ui.theme.warn);
}

// The next reasons, and how many more there are.
float draw_further(Ui& ui, const Rect& area, std::span<const std::string> reasons) {
  constexpr std::size_t most_shown = 3;
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.warn};
  float y = area.y;
  const auto say = [&](std::string_view words) {
    y += ui.canvas().paragraph({area.x, y}, area.width, words, style, 23);
  };
  for (const std::string& reason : reasons.first(std::min(reasons.size(), most_shown)))
    say(sentence(ui.language(), reason));
  if (reasons.size() > most_shown)
    say(fill(ui.words(Text::more_reasons), {std::to_string(reasons.size() - most_shown)}));
  return y - area.y;
}

}  // namespace

float draw_refusal(Ui& ui, const Rect& area) {
  const Refusal& refusal = *ui.state.notices.refusal;
  Canvas& canvas = ui.canvas();
  float& height = ui.memory().heights["refusal"];
  const Rect box{area.x, area.y, area.width, height};
  canvas.fill(box, ui.theme.warn_soft, 14);
  canvas.outline(box, ui.theme.warn, 14, 1.5F);
  draw_warning(canvas, {box.x + 28, box.y + 27}, 22, ui.theme.warn, ui.theme.warn_soft);
  const float x = box.x + 50;
  const float width = box.width - 66;
  canvas.text({x, box.y + 26}, ui.words(refusal.heading),
              {FontSize::body, Weight::semibold, ui.theme.text});
  icon_button(ui, ButtonItem{Button::close}, {right(box) - 42, box.y + 8, 34, 34}, Icon::close,
              ui.words(Text::close), {.surface = ButtonStyle::Surface::bare});
  float y = box.y + 44;
  if (!refusal.given.empty()) {
    const TextStyle given{FontSize::body, Weight::regular, ui.theme.text};
    canvas.text({x, y + 10}, canvas.fitted(refusal.given, width, given), given);
    underline_fault(ui, refusal, {x, y + 10}, width);
    y += 26;
  }
  y += canvas.paragraph({x, y}, width, sentence(ui.language(), refusal.reason),
                        {FontSize::body, Weight::regular, ui.theme.warn}, 23);
  y += draw_further(ui, {x, y, width, 0}, refusal.further);
  y += canvas.paragraph({x, y}, width, ui.words(refusal.advice),
                        {FontSize::caption, Weight::regular, ui.theme.text2}, 20);
  const float tall = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::card};
  text_button(ui, ButtonItem{Button::start_anew},
              {x, y + 8, button_width(ui, ui.words(Text::start_anew), style), tall},
              ui.words(Text::start_anew), style);
  const float used = y + 8 + tall + 16 - box.y;
  if (used != height) ui.request_frame();
  height = used;
  return used;
}

}  // namespace kanzen::app

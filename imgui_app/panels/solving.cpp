// The card in place of values: what the solver is doing, or why there are none.
#include <algorithm>
#include <cmath>

#include "imgui_app/model/estimate.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

std::string phase_words(const Ui& ui, const Progress& progress) {
  const std::string round = std::to_string(progress.round);
  if (progress.phase == "solve") {
    const std::uint64_t left = progress.total - std::min(progress.total, progress.decided);
    return fill(ui.words(Text::solving_pass), {round, with_commas(left)});
  }
  return fill(ui.words(Text::solving_found), {round, with_commas(progress.done)});
}

float draw_running(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const Solving& solving = ui.state.solving;
  const double elapsed = ui.now() - solving.phase_started;
  canvas.text({area.x, area.y + 14}, ui.words(Text::solving),
              {FontSize::body, Weight::semibold, ui.theme.text});
  canvas.text({area.x, area.y + 38}, phase_words(ui, solving.progress),
              {FontSize::body, Weight::regular, ui.theme.text2});
  float y = area.y + 56;
  if (const auto share = share_done(solving.progress)) {
    canvas.capsule({area.x, y, area.width, 8}, ui.theme.raised);
    const float width = std::max(8.0F, area.width * static_cast<float>(*share));
    canvas.capsule({area.x, y, width, 8}, ui.theme.accent);
    y += 20;
  }
  std::string rate = fill(ui.words(Text::per_second),
                          {short_count(positions_per_second(solving.progress, elapsed))});
  if (const auto left = seconds_left(solving.progress, elapsed)) {
    rate += " · " + fill(ui.words(Text::seconds_left), {std::to_string(*left)});
  }
  const float height = ui.control_height();
  canvas.text({area.x, y + height / 2}, rate, {FontSize::caption, Weight::regular, ui.theme.text2});
  const float width = button_width(ui, ui.words(Text::cancel));
  text_button(ui, "button-cancel", {right(area) - width, y, width, height}, ui.words(Text::cancel));
  return y + height - area.y;
}

float draw_stopped(Ui& ui, const Rect& area, Text heading, std::string_view detail) {
  Canvas& canvas = ui.canvas();
  canvas.text({area.x, area.y + 14}, ui.words(heading),
              {FontSize::body, Weight::semibold, ui.theme.text});
  float y = area.y + 28;
  y += canvas.paragraph({area.x, y}, area.width, detail,
                        {FontSize::body, Weight::regular, ui.theme.text2}, 24);
  const float height = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  const float width = button_width(ui, ui.words(Text::retry), style);
  text_button(ui, "button-retry", {area.x, y + 8, width, height}, ui.words(Text::retry), style);
  return y + 8 + height - area.y;
}

}  // namespace

float draw_solving(Ui& ui, const Rect& area) {
  const Solving& solving = ui.state.solving;
  const float known = ui.memory().heights["solving"];
  const Rect box{area.x, area.y, area.width, known + 32};
  const bool failed = solving.phase == Solving::Phase::failed;
  ui.canvas().fill(box, failed ? ui.theme.warn_soft : ui.theme.surface, 12);
  ui.canvas().outline(box, failed ? ui.theme.warn : ui.theme.line, 12, 1);
  const Rect inner{area.x + 16, area.y + 16, area.width - 32, 0};
  float used = 0;
  if (solving.phase == Solving::Phase::running) used = draw_running(ui, inner);
  if (solving.phase == Solving::Phase::cancelled) {
    used = draw_stopped(ui, inner, Text::cancelled, ui.words(Text::cancelled_detail));
  }
  if (failed) used = draw_stopped(ui, inner, Text::failed, solving.failure);
  if (used != known) ui.request_frame();
  ui.memory().heights["solving"] = used;
  return used + 32;
}

}  // namespace kanzen::app

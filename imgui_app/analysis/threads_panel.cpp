// The row by which the visitor chooses how many threads solve a large game, where solving is
// offered, and what becomes of the page for it.
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/stepper.hpp"

namespace kanzen::app {
namespace {

void draw_thread_stepper(Ui& ui, const Rect& row) {
  const ThreadNews& threads = ui.state.threads;
  draw_stepper(ui, row,
               {.id = "threads",
                .name = ui.words(Text::threads),
                .number = std::to_string(threads.chosen),
                .less = ThreadsItem{-1},
                .more = ThreadsItem{1},
                .can_less = threads.can_step(-1),
                .can_more = threads.can_step(1)});
}

}  // namespace

float draw_threads(Ui& ui, const Rect& area) {
  const std::string note = threads_note(ui.state);
  float y = area.y;
  if (ui.state.threads.most > 1) {
    draw_thread_stepper(ui, {area.x, y, area.width, stepper_height});
    y += stepper_height;
  }
  if (note.empty()) return y - area.y;
  const float top = y;
  y += ui.canvas().paragraph({area.x, y}, area.width, note,
                             {FontSize::caption, Weight::regular, ui.theme.text2}, 19);
  ui.mirror_text("threads-note", note, {area.x, top, area.width, y - top});
  return y - area.y;
}

}  // namespace kanzen::app

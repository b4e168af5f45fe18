// The quiet line of a large game that has been solved: how long it took, and whether its
// values stay on this device.
#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

std::string solved_words(const Ui& ui, const Summary& summary) {
  const double seconds = summary.seconds.solve + summary.seconds.enumerate;
  std::string words = fill(ui.words(Text::solved_here), {seconds_words(ui.language(), seconds)});
  if (summary.threads > 1)
    words += " · " + fill(ui.words(Text::with_threads), {std::to_string(summary.threads)});
  return words;
}

std::string keep_words(const Ui& ui) {
  const std::uint64_t bytes = ui.state.session->info().solve_bytes;
  return fill(ui.words(Text::keep), {megabytes(ui.language(), bytes)});
}

// What stands at the right of the first words: a button, or what is going on.
struct KeepingAction {
  std::optional<Button> button;  // empty: nothing can be done now
  std::string words;             // the button's
  std::string state;             // in words, before the button
};

KeepingAction action_of(const Ui& ui) {
  switch (ui.state.values.keeping.phase) {
    case Keeping::Phase::not_kept: return {Button::keep, keep_words(ui), {}};
    case Keeping::Phase::kept:
      return {Button::forget, std::string(ui.words(Text::forget)),
              std::string(ui.words(Text::kept))};
    case Keeping::Phase::keeping: return {{}, {}, std::string(ui.words(Text::keeping))};
    case Keeping::Phase::forgetting: break;
  }
  return {{}, {}, std::string(ui.words(Text::kept))};
}

float draw_failure(Ui& ui, const Rect& area, float y) {
  const Diagnostic& failure = ui.state.values.keeping.failure;
  if (failure.empty()) return y;
  const std::string words =
      std::string(ui.words(Text::keep_failed)) + ": " + sentence(ui.language(), failure);
  draw_warning(ui.canvas(), {area.x + 9, y + 15}, 18, ui.theme.warn, ui.theme.warn_soft);
  y += 4 + ui.canvas().paragraph({area.x + 26, y + 4}, area.width - 26, words,
                                 {FontSize::caption, Weight::regular, ui.theme.warn}, 20);
  return y;
}

}  // namespace

float draw_keeping(Ui& ui, const Rect& area) {
  const KeepingAction action = action_of(ui);
  std::string words = solved_words(ui, *ui.state.values.solving.summary());
  if (!action.state.empty()) words += " · " + action.state;
  const float line =
      draw_quiet_line(ui, area, {"keeping", std::move(words), action.button, action.words});
  return draw_failure(ui, area, area.y + line) - area.y;
}

}  // namespace kanzen::app

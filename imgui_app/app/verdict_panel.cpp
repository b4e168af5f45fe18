#include <algorithm>
#include <string>
#include <vector>

#include "engine/picture/marks.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

// The verdict: the main sentence about the position, and a smaller one below it.

namespace {

// The second sentence: in one line if its style fits, else in two lines.
std::vector<std::string> detail_lines(const Canvas& canvas, float width, const std::string& words,
                                      const TextStyle& style) {
  std::vector<std::string> lines = canvas.lines(words, width, style);
  if (lines.size() > 2) {
    for (std::size_t i = 2; i < lines.size(); ++i) lines[1] += lines[i];
    lines.resize(2);
    lines[1] = canvas.fitted(lines[1], width, style);
  }
  return lines;
}

}  // namespace

void draw_verdict_sign(Ui& ui, const Verdict& verdict, Point middle, float radius, float emblem) {
  Canvas& canvas = ui.canvas();
  switch (verdict.sign) {
    case Verdict::Sign::value:
      return draw_sign(canvas, middle, radius, verdict.outcome,
                       outcome_color(ui.theme, verdict.outcome));
    case Verdict::Sign::loading: return draw_loading_sign(canvas, middle, radius, ui.theme);
    case Verdict::Sign::unknown: return draw_unknown_sign(canvas, middle, radius, ui.theme);
    case Verdict::Sign::player:
      return draw_emblem(ui, middle, emblem, verdict.favoured.value_or(0));
  }
}

void draw_verdict(Ui& ui, const Layout& layout) {
  const Verdict& verdict = *ui.verdict;
  const bool phone = has_phone_bar(layout);
  const Rect& area = layout.verdict;
  Canvas& canvas = ui.canvas();
  const float sign = phone ? 11.0F : 13.0F;
  const float indent = phone ? 32.0F : 40.0F;
  const float room = area.width - indent - (phone ? 0.0F : 8.0F);
  const TextStyle style = canvas.fitting(verdict.detail, room, ui.quiet());
  const auto lines = detail_lines(canvas, room, verdict.detail, style);
  const VerdictLines at = verdict_lines(area.height, phone, lines.size() > 1);
  const float middle = area.y + at.title;
  const State& state = ui.state;
  const bool estimated = state.session->info().has_estimates_only() &&
                         exact_at(state, state.session->current()) == nullptr;
  const Words& label = estimated ? word::estimate_label : phone ? word::values_short : word::values;
  const float toggle_width = canvas.text_width(ui.words(label), FontSize::body) + 50;
  // Stones fill their squares and get the size of the value signs.
  const float emblem = (ui.face().board_style().crossings ? 2.1F : 3.1F) * sign;
  draw_verdict_sign(ui, verdict, {area.x + (phone ? 12.0F : 14.0F), middle}, sign, emblem);
  canvas.text_in({area.x + indent, middle}, area.width - indent - toggle_width - 3, verdict.title,
                 {phone ? FontSize::title : FontSize::verdict, Weight::semibold, ui.theme.text});
  float y = area.y + at.detail;
  for (const std::string& line : lines) {
    canvas.text({area.x + indent, y}, line, style);
    y += at.pitch;
  }
  ui.mirror_text("verdict", verdict.title, area);
  if (state.draft) return;  // it has no values
  toggle(ui, "toggle-values", {right(area) - 2, middle}, ui.words(label), ui.state.view.values);
}

}  // namespace kanzen::app

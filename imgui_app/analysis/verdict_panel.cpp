// The verdict: one sentence, biggest after the board, and a quieter one below it.
#include <utility>

#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Stones, which fill their squares, are as large as the signs of values.
float emblem_unit(const Ui& ui, float radius) {
  return (ui.face().board_style().crossings ? 2.1F : 3.1F) * radius;
}

// The quieter sentence: in a smaller size where that has room in one line, else in two.
struct Detail {
  TextStyle style;
  std::vector<std::string> lines;
};

Detail detail_in(Ui& ui, float width, const std::string& words) {
  const Canvas& canvas = ui.canvas();
  const TextStyle style =
      canvas.fitting(words, width, {FontSize::body, Weight::regular, ui.theme.text2});
  std::vector<std::string> lines = canvas.lines(words, width, style);
  if (lines.size() > 2) {
    for (std::size_t i = 2; i < lines.size(); ++i) lines[1] += lines[i];
    lines.resize(2);
    lines[1] = canvas.fitted(lines[1], width, style);
  }
  return {style, std::move(lines)};
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
  const Verdict verdict = verdict_of(ui.state);
  const bool phone = has_phone_bar(layout);
  const Rect& area = layout.verdict;
  Canvas& canvas = ui.canvas();
  const float sign = phone ? 11.0F : 13.0F;
  const float indent = phone ? 32.0F : 40.0F;
  const Detail detail = detail_in(ui, area.width - indent - (phone ? 0.0F : 8.0F), verdict.detail);
  const VerdictLines at = verdict_lines(area.height, phone, detail.lines.size() > 1);
  const float middle = area.y + at.title;
  const State& state = ui.state;
  const bool estimated =
      state.session->info().by_estimate() && exact_at(state, state.session->current()) == nullptr;
  const Text label = estimated ? Text::estimate_label : phone ? Text::values_short : Text::values;
  const float toggle_width = canvas.text_width(ui.words(label), FontSize::body) + 50;
  draw_verdict_sign(ui, verdict, {area.x + (phone ? 12.0F : 14.0F), middle}, sign,
                    emblem_unit(ui, sign));
  canvas.text_in({area.x + indent, middle}, area.width - indent - toggle_width - 3, verdict.title,
                 {phone ? FontSize::title : FontSize::verdict, Weight::semibold, ui.theme.text});
  float y = area.y + at.detail;
  for (const std::string& line : detail.lines) {
    canvas.text({area.x + indent, y}, line, detail.style);
    y += at.pitch;
  }
  ui.mirror_text("verdict", verdict.title, area);
  if (is_editing(state)) return;  // a draft has none
  toggle(ui, {ToggleItem::Toggle::values}, {right(area) - 2, middle}, ui.words(label),
         ui.state.view.values);
}

}  // namespace kanzen::app

// The verdict: one sentence, biggest after the board, and a quieter one below it.
#include "engine/picture/signs.hpp"
#include "imgui_app/model/standing.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Stones, which fill their squares, are as large as the signs of values.
float emblem_unit(const Ui& ui, float radius) {
  return (ui.face().board_style().crossings ? 2.1F : 3.1F) * radius;
}

void draw_title(Ui& ui, Point at, float width, const std::string& words, FontSize size) {
  Canvas& canvas = ui.canvas();
  TextStyle style{size, Weight::semibold, ui.theme.text};
  for (const FontSize smaller :
       {FontSize::title, FontSize::figure, FontSize::body, FontSize::caption}) {
    if (canvas.text_width(words, style.size, style.weight) <= width) break;
    if (smaller < style.size) style.size = smaller;
  }
  canvas.text(at, canvas.fitted(words, width, style), style);
}

// In one line where that has room, or else in two.
void draw_detail(Ui& ui, Point at, float width, const std::string& words) {
  constexpr float line_height = 16;
  Canvas& canvas = ui.canvas();
  TextStyle style{FontSize::body, Weight::regular, ui.theme.text2};
  if (canvas.text_width(words, style.size) > width) style.size = FontSize::caption;
  if (canvas.text_width(words, style.size) <= width) return canvas.text(at, words, style);
  canvas.paragraph({at.x, at.y - line_height}, width, words, style, line_height);
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
  const float middle = area.y + (phone ? 25.0F : 28.0F);
  const float indent = phone ? 32.0F : 40.0F;
  const State& state = ui.state;
  const bool estimated =
      state.session->info().by_estimate() && exact_at(state, state.session->current()) == nullptr;
  const Text label = estimated ? Text::estimate_label : phone ? Text::values_short : Text::values;
  const float toggle_width = canvas.text_width(ui.words(label), FontSize::body) + 50;
  draw_verdict_sign(ui, verdict, {area.x + (phone ? 12.0F : 14.0F), middle}, sign,
                    emblem_unit(ui, sign));
  draw_title(ui, {area.x + indent, middle}, area.width - indent - toggle_width - 3, verdict.title,
             phone ? FontSize::title : FontSize::verdict);
  draw_detail(ui, {area.x + indent, middle + (phone ? 25.0F : 31.0F)},
              area.width - indent - (phone ? 0.0F : 8.0F), verdict.detail);
  ui.mirror_text("verdict", verdict.title, area);
  if (is_editing(state)) return;  // a draft has none
  toggle(ui, {ToggleItem::Toggle::values}, {right(area) - 2, middle}, ui.words(label),
         ui.state.view.values);
}

}  // namespace kanzen::app

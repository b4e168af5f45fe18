// The history: steps, and the plot of the values of the line.
#include <algorithm>
#include <cmath>

#include "engine/picture/signs.hpp"
#include "engine/picture/value_plot.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/play/ply_items.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

struct Step {
  Button button;
  Icon icon;
  Text label;
  bool forward;
};
constexpr Step steps[] = {
    {Button::first, Icon::first, Text::first, false},
    {Button::undo, Icon::previous, Text::previous, false},
    {Button::redo, Icon::next, Text::next, true},
    {Button::last, Icon::last, Text::last, true},
};

bool can_step(const Session& session, const Step& step) {
  if (!step.forward) return session.current() != 0;
  return session.line().back() != session.current();
}

void draw_step(Ui& ui, const Step& step, const Rect& rect, ButtonStyle::Surface surface) {
  icon_button(ui, ButtonItem{step.button}, rect, step.icon, ui.words(step.label),
              {.surface = surface, .enabled = can_step(*ui.state.session, step)});
}

std::string ply_words(const Ui& ui) {
  const Session& session = *ui.state.session;
  return fill(ui.words(Text::ply_of),
              {std::to_string(session.ply()), std::to_string(session.line().size() - 1)});
}

// The value, unless it is hidden or not there yet.
std::string bar_words(const Ui& ui, const ValueBar& bar, std::size_t ply) {
  const Session& session = *ui.state.session;
  if (!bar.value) {
    const std::string last = std::to_string(session.line().size() - 1);
    return fill(ui.words(Text::ply_of), {std::to_string(ply), last});
  }
  std::string words = value_words(ui.state, *bar.value, Player{0});
  if (bar.blunder) words += "; " + std::string(ui.words(Text::blunder));
  return fill(ui.words(Text::history_bar), {std::to_string(ply), words});
}

std::size_t count_blunders(const State& state) {
  if (!state.session->info().by_estimate())
    return kanzen::count_blunders(history_bars(*state.session));
  const std::vector<Session::Node> line = state.session->line();
  return static_cast<std::size_t>(std::count_if(
      line.begin(), line.end(), [&](Session::Node node) { return is_blunder(state, node); }));
}

Text heading_of_plot(const State& state) {
  const GameInfo& info = state.session->info();
  if (!info.by_estimate()) return Text::value_by_ply;
  return info.abilities.scores ? Text::score_by_move : Text::standing_by_move;
}

// Returns how much room it takes; games whose positions are estimated have no such figure.
float draw_plot_button(Ui& ui, Point right_middle) {
  if (ui.state.session->info().by_estimate()) return 0;
  constexpr float size = 28;
  draw_figure_button(ui, FigureKind::plot,
                     {right_middle.x - size, right_middle.y - size / 2, size, size},
                     ButtonStyle::Surface::bare);
  return size;
}

ValueBar without_value(const ValueBar& bar) {
  return {std::nullopt, std::nullopt, false, bar.current, bar.future};
}

}  // namespace

void draw_history_plot(Ui& ui, const Rect& rect) {
  if (ui.state.session->info().by_estimate()) return draw_standing_plot(ui, rect);
  const std::vector<ValueBar> bars = history_bars(*ui.state.session);
  const bool known = ui.state.view.values;
  const float pitch = std::min(rect.width / static_cast<float>(bars.size()), 47.5F);
  const float axis = rect.y + rect.height / 2;
  const std::size_t every = number_every(pitch);
  draw_ply_items(ui, rect, pitch, [&](std::size_t ply) {
    return bar_words(ui, known ? bars[ply] : without_value(bars[ply]), ply);
  });
  separator(ui, rect.x, axis, rect.width);
  for (std::size_t ply = 0; ply < bars.size(); ++ply) {
    const ValueBar& bar = bars[ply];
    if (!known) {  // a dot to click on, which says nothing
      const Point at{rect.x + pitch * (static_cast<float>(ply) + 0.5F), axis};
      ui.canvas().disc(at, bar.current ? 4.0F : 3.0F, bar.current ? ui.theme.text : ui.theme.text2);
      continue;
    }
    const Rect column{rect.x + pitch * static_cast<float>(ply), rect.y, pitch, rect.height};
    const bool numbered = bar.value && (bar.current || ply % every == 0);
    draw_value_bar(ui.drawing(ui.canvas()), column, bar,
                   numbered ? distance_figure(*bar.value, shown_unit(ui.state)) : "");
  }
}

void draw_steps(Ui& ui, const Rect& rect) {
  card(ui, rect);
  const float width = std::min(rect.width / 6, 64.0F);
  const float places[] = {rect.x, rect.x + width, right(rect) - 2 * width, right(rect) - width};
  for (std::size_t i = 0; i < 4; ++i) {
    draw_step(ui, steps[i], {places[i], rect.y, width, rect.height}, ButtonStyle::Surface::bare);
  }
  ui.canvas().text(centre(rect), ply_words(ui),
                   {FontSize::body, Weight::regular, ui.theme.text2, Align::centre});
}

void draw_history(Ui& ui, const Layout& layout) {
  const Rect& area = layout.history;
  Canvas& canvas = ui.canvas();
  card(ui, area);
  const float top = area.y + (area.height - 80) / 2;
  for (std::size_t i = 0; i < 4; ++i) {
    const float x = area.x + 12 + 44 * static_cast<float>(i % 2);
    const std::size_t row = i / 2;
    draw_step(ui, steps[i], {x, top + 44 * static_cast<float>(row), 36, 36},
              ButtonStyle::Surface::raised);
  }
  const TextStyle caption{FontSize::caption, Weight::regular, ui.theme.text2};
  const float head = area.y + 18;
  const bool roomy = area.width > 430;
  const bool has_values = ui.state.view.values;
  if (roomy && has_values)
    canvas.text({area.x + 116, head}, ui.words(heading_of_plot(ui.state)), caption);
  TextStyle right_caption = caption;
  right_caption.align = Align::right;
  const std::string ply = ply_words(ui);
  const float ply_end = right(area) - 16 - draw_plot_button(ui, {right(area) - 10, head});
  canvas.text({ply_end, head}, ply, right_caption);
  const std::size_t blunders = has_values ? count_blunders(ui.state) : 0;
  if (blunders > 0) {
    const std::string words = fill(ui.words(Text::blunders), {std::to_string(blunders)});
    const float at = ply_end - canvas.text_width(ply, FontSize::caption) - 24;
    canvas.text({at, head}, words, right_caption);
    ui.mirror_text("blunders", words, {at - 80, head - 8, 80, 16});
    draw_diamond(canvas, {at - canvas.text_width(words, FontSize::caption) - 12, head}, 11,
                 ui.theme.warn);
  }
  const Rect plot{area.x + 150, area.y + 33, area.width - 166, area.height - 39};
  const float axis = centre(plot).y;
  for (const Player player : {Player{0}, Player{1}}) {
    const Point at{area.x + 128, axis + (player == 0 ? -18.0F : 18.0F)};
    if (ui.face().board_style().flat_pieces)
      ui.face().name_mark(ui.drawing(canvas), at, 14, player);
    else
      draw_emblem(ui, at, 29, player);
  }
  draw_history_plot(ui, plot);
}

}  // namespace kanzen::app

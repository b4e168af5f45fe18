// The history: step buttons and the plot of the line's values, or the introduction; and the hint.
#include <algorithm>
#include <cmath>

#include "engine/figure/plot_figure.hpp"
#include "engine/picture/charts.hpp"
#include "engine/picture/marks.hpp"
#include "engine/session/judgement.hpp"
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/play/panels.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/model/evaluations.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/steps.hpp"

namespace kanzen::app {
namespace {

std::string describe_ply(const Ui& ui, std::size_t ply) {
  const std::size_t last = ui.state.session->line().size() - 1;
  return fill(ui.words(word::ply_of), {std::to_string(ply), std::to_string(last)});
}

// Returns the ply with its value, or only the ply if the value is hidden or unknown.
std::string describe_bar(const Ui& ui, const ValueBar& bar, std::size_t ply) {
  if (!bar.value) return describe_ply(ui, ply);
  const Session& session = *ui.state.session;
  std::string words = format_value(ui.state, *bar.value, Player{0});
  if (bar.blunder) words += "; " + std::string(ui.words(word::blunder));
  if (const unsigned lost = lost_plies(session, session.line()[ply]); lost > 0)
    words += "; " + fill(ui.words(word::move_costs),
                         {format_distance(ui.language(), lost, shown_unit(ui.state))});
  return fill(ui.words(word::ply_label), {std::to_string(ply), words});
}

std::size_t count_blunders(const State& state) {
  const std::vector<Session::Node> line = state.session->line();
  return static_cast<std::size_t>(std::count_if(
      line.begin(), line.end(), [&](Session::Node node) { return is_blunder(state, node); }));
}

Words heading_of_plot(const State& state) {
  const GameInfo& info = state.session->info();
  if (!info.has_estimates_only()) return word::value_by_ply;
  return info.abilities.scores ? word::score_by_move : word::evaluation_by_move;
}

// Returns the width used: 0 in games by estimate, which have no figure of the plot.
float draw_plot_button(Ui& ui, Point right_middle) {
  if (ui.state.session->info().has_estimates_only()) return 0;
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
  if (ui.panels->draw(Place::history_plot, ui, rect) > 0) return;
  const std::vector<ValueBar> bars = history_bars(*ui.state.session);
  const bool known = ui.state.view.values;
  const float pitch = std::min(rect.width / static_cast<float>(bars.size()), 47.5F);
  const float axis = rect.y + rect.height / 2;
  const std::size_t every = number_interval(pitch);
  draw_ply_items(ui, rect, pitch, [&](std::size_t ply) {
    return describe_bar(ui, known ? bars[ply] : without_value(bars[ply]), ply);
  });
  separator(ui, rect.x, axis, rect.width);
  for (std::size_t ply = 0; ply < bars.size(); ++ply) {
    const ValueBar& bar = bars[ply];
    if (!known) {  // a dot to click, without a value
      const Point at{rect.x + pitch * (static_cast<float>(ply) + 0.5F), axis};
      ui.canvas().disc(at, bar.current ? 4.0F : 3.0F, bar.current ? ui.theme.text : ui.theme.text2);
      continue;
    }
    const Rect column{rect.x + pitch * static_cast<float>(ply), rect.y, pitch, rect.height};
    const bool numbered = bar.value && (bar.current || ply % every == 0);
    draw_value_bar(ui.drawing(ui.canvas()), column, bar,
                   numbered ? format_distance_number(*bar.value, shown_unit(ui.state)) : "");
  }
}

namespace {

std::string hint_words(const Ui& ui) {
  const std::size_t used = ui.state.play.hints;
  return used == 0 ? std::string(ui.words(word::hint))
                   : fill(ui.words(word::hints_used), {std::to_string(used)});
}

// Draws the button that shows a hint; its words count the hints of the game.
void draw_hint_button(Ui& ui, const Rect& rect, FontSize size) {
  const State& state = ui.state;
  ButtonStyle style{.size = size, .enabled = hint_move(state).has_value()};
  style.active = state.play.hint.has_value();
  if (!style.enabled)
    style.label =
        ui.words(may_move(state, state.session->board().to_move) ? word::hint_needs_values
                                                                 : word::hint_on_your_turn);
  text_button(ui, "button-hint", rect, hint_words(ui), style);
}

bool offers_draw(const State& state) {
  return may_agree_on_draw(state) && occurs_third_time(*state.session);
}

// Draws the button that ends a game which could go on for ever.
void draw_draw_button(Ui& ui, const Rect& rect, std::string_view words, FontSize size) {
  text_button(ui, "button-agree-on-draw", rect, words,
              {.surface = ButtonStyle::Surface::accent,
               .size = size,
               .label = std::string(ui.words(word::agree_on_draw))});
}

// Draws the hint and the offer of a draw in the head of a card, where there are such; returns the
// width used.
float draw_small_buttons(Ui& ui, Point left_middle, bool roomy) {
  const float height = ui.touch() ? 32.0F : 28.0F;
  const ButtonStyle style{.size = FontSize::caption};
  Rect rect{left_middle.x, left_middle.y - height / 2, 0, height};
  if (has_hints(ui.state)) {
    rect.width = button_width(ui, hint_words(ui), style);
    draw_hint_button(ui, rect, style.size);
    rect.x = right(rect) + 8;
  }
  if (offers_draw(ui.state)) {
    const std::string_view words = ui.words(roomy ? word::agree_on_draw : word::draw_question);
    rect.width = button_width(ui, words, style);
    draw_draw_button(ui, rect, words, style.size);
    rect.x = right(rect) + 8;
  }
  return rect.x - left_middle.x;
}

// Draws the ply and the hint between the step buttons; in a narrow row only the hint.  The offer of
// a draw takes the place of both.
void draw_between_steps(Ui& ui, const Rect& between) {
  if (offers_draw(ui.state)) {
    const bool roomy = button_width(ui, ui.words(word::agree_on_draw)) + 8 <= between.width;
    return draw_draw_button(ui, inset(between, 4),
                            ui.words(roomy ? word::agree_on_draw : word::draw_question),
                            FontSize::body);
  }
  const std::string ply = describe_ply(ui, ui.state.session->ply());
  const float middle = centre(between).y;
  if (!has_hints(ui.state)) {
    ui.canvas().text(centre(between), ply, ui.quiet(Align::centre));
    return;
  }
  constexpr float gap = 8;
  const float height = between.height - gap;
  const float width = std::min(button_width(ui, hint_words(ui)), between.width - gap);
  const float needed = gap + ui.canvas().text_width(ply, FontSize::body) + 2 * gap + width;
  if (needed > between.width)
    return draw_hint_button(ui, around(centre(between), width, height), FontSize::body);
  ui.canvas().text({between.x + gap, middle}, ply, ui.quiet());
  draw_hint_button(ui, {right(between) - width, middle - height / 2, width, height},
                   FontSize::body);
}

// Draws the sentences for those who do not know the page, in place of a history without moves.
void draw_introduction(Ui& ui, const Rect& area, const std::string& introduction, FontSize size) {
  TextStyle style{size, Weight::regular, ui.theme.text2, Align::centre};
  float line_height = 0;
  std::vector<std::string> lines;
  for (const auto& [smaller, pitch] :
       {std::pair{FontSize::figure, 30.0F}, {FontSize::body, 22.0F}, {FontSize::caption, 18.0F}}) {
    if (smaller > size) continue;
    style.size = smaller;
    line_height = pitch;
    lines = ui.canvas().lines(introduction, area.width, style);
    if (line_height * static_cast<float>(lines.size()) <= area.height) break;
  }
  Point middle = centre(area);
  middle.y -= line_height * (static_cast<float>(lines.size()) - 1) / 2;
  for (const std::string& line : lines) {
    ui.canvas().text(middle, line, style);
    middle.y += line_height;
  }
  ui.mirror_text("introduction", introduction, area);
}

// Draws the aim of the game with the hint in a row.
void draw_introduction_row(Ui& ui, const Rect& row) {
  constexpr float gap = 8;
  float end = right(row) - gap;
  if (has_hints(ui.state)) {
    const float width = button_width(ui, hint_words(ui));
    end -= width;
    draw_hint_button(ui, {end, row.y + gap / 2, width, row.height - gap}, FontSize::body);
    end -= gap;
  }
  draw_introduction(ui, from_corners(row.x + gap, row.y, end, bottom(row)), describe_aim(ui.state),
                    FontSize::caption);
}

}  // namespace

void draw_steps(Ui& ui, const Rect& rect) {
  card(ui, rect);
  if (shows_introduction(ui.state)) return draw_introduction_row(ui, rect);
  const float width = std::min(rect.width / 6, 64.0F);
  const float places[] = {rect.x, rect.x + width, right(rect) - 2 * width, right(rect) - width};
  // The hint is between back and forward, also for the Tab key.
  for (std::size_t i = 0; i < 4; ++i) {
    if (i == 2)
      draw_between_steps(ui, from_corners(places[1] + width, rect.y, places[2], bottom(rect)));
    draw_step(ui, i, {places[i], rect.y, width, rect.height}, ButtonStyle::Surface::bare);
  }
}

void draw_history(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  card(ui, area);
  const float head = area.y + 18;
  if (shows_introduction(ui.state)) {
    draw_small_buttons(ui, {area.x + 16, head + 6}, false);
    return draw_introduction(ui, {area.x + 24, area.y + 40, area.width - 48, area.height - 56},
                             describe_introduction(ui.state), FontSize::figure);
  }
  const float top = area.y + (area.height - 80) / 2;
  for (std::size_t i = 0; i < 4; ++i) {
    const float x = area.x + 12 + 44 * static_cast<float>(i % 2);
    const std::size_t row = i / 2;
    draw_step(ui, i, {x, top + 44 * static_cast<float>(row), 36, 36}, ButtonStyle::Surface::raised);
  }
  const bool roomy = area.width > 430;
  const bool has_values = ui.state.view.values;
  float left = area.x + 116;  // of the room in the card's upper row
  if (roomy && has_values) {
    const std::string_view heading = ui.words(heading_of_plot(ui.state));
    canvas.text({left, head}, heading, ui.caption());
    left += canvas.text_width(heading, FontSize::caption) + 16;
  }
  left += draw_small_buttons(ui, {left, head}, roomy);
  const TextStyle right_caption = ui.caption(Align::right);
  const std::string ply = describe_ply(ui, ui.state.session->ply());
  const float ply_end = right(area) - 16 - draw_plot_button(ui, {right(area) - 10, head});
  const float ply_start = ply_end - canvas.text_width(ply, FontSize::caption);
  if (ply_start >= left) canvas.text({ply_end, head}, ply, right_caption);
  const std::size_t blunders = has_values ? count_blunders(ui.state) : 0;
  const std::string words = fill(ui.words(word::blunders), {std::to_string(blunders)});
  const float words_end = ply_start - 24;
  const float words_start = words_end - canvas.text_width(words, FontSize::caption);
  if (blunders > 0 && words_start - 20 >= left) {
    canvas.text({words_end, head}, words, right_caption);
    ui.mirror_text("blunders", words, {words_end - 80, head - 8, 80, 16});
    draw_diamond(canvas, {words_start - 12, head}, 11, ui.theme.warn);
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

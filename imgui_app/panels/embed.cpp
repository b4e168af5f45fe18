// The page inside a slide or another page: board, verdict, hands, the best row of
// each outcome, steps, and the way out.  A small embed has board, verdict and steps.
#include <algorithm>
#include <array>

#include "engine/picture/signs.hpp"
#include "imgui_app/messages.hpp"
#include "imgui_app/model/ladder.hpp"
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/search.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float steps_height = 44;
constexpr float counts_height = 64;  // of games that count

float draw_embed_verdict(Ui& ui, const Rect& area) {
  Verdict verdict = verdict_of(ui.state);
  if (bot_thinks(ui.state)) verdict.title_short = verdict.detail;  // there is no room for both
  Canvas& canvas = ui.canvas();
  const Point sign{area.x + 10, area.y + 20};
  if (verdict.sign == Verdict::Sign::player) {
    draw_emblem(ui, sign, 20, verdict.favoured.value_or(0));
  } else if (verdict.sign == Verdict::Sign::value) {
    draw_sign(canvas, sign, 10, verdict.outcome, outcome_color(ui.theme, verdict.outcome));
  } else if (verdict.sign == Verdict::Sign::unknown) {
    draw_unknown_sign(canvas, sign, 10, ui.theme);
  } else {
    draw_loading_sign(canvas, sign, 10, ui.theme);
  }
  TextStyle style{FontSize::title, Weight::semibold, ui.theme.text};
  const float x = area.x + 30;
  const float width = area.width - 30;
  if (canvas.text_width(verdict.title_short, style.size, style.weight) > width) {
    style.size = FontSize::figure;
  }
  ui.mirror_text("verdict", verdict.title, {area.x, area.y, area.width, 68});
  if (canvas.text_width(verdict.title_short, style.size, style.weight) > width) {
    style.size = FontSize::body;  // and as many lines as it needs
    return 38 + canvas.paragraph({area.x, area.y + 36}, area.width, verdict.title, style, 22);
  }
  canvas.text({x, sign.y}, verdict.title_short, style);
  if (verdict.title_rest.empty()) return 44;
  canvas.text({x, area.y + 47}, verdict.title_rest,
              {FontSize::figure, Weight::regular, ui.theme.text2});
  return 68;
}

// As far apart as the places for a player's pieces can be.
float hand_pitch(const Ui& ui, float width, Player player) {
  const bool counted = ui.face().board_style().counted_hands;
  unsigned places = 0;
  for (const HandView& hand : ui.state.session->board().hands) {
    if (hand.piece.player == player) places += counted ? 1 : hand.capacity;
  }
  return std::min(counted ? 56.0F : 26.0F, width / static_cast<float>(std::max(places, 1U)));
}

float draw_embed_hands(Ui& ui, const Rect& area, BoardContext& context) {
  Canvas& canvas = ui.canvas();
  float y = area.y;
  for (const Player player : {Player{0}, Player{1}}) {
    const bool on_move =
        !has_ended(*ui.state.session) && ui.state.session->board().to_move == player;
    const float middle = y + 14;
    ui.face().name_mark(ui.drawing(canvas), {area.x + 7, middle}, 12, player);
    canvas.text({area.x + 22, middle}, player_name(ui.language(), ui.state.session->info(), player),
                {FontSize::body, on_move ? Weight::semibold : Weight::regular, ui.theme.text});
    const Rect row{area.x + 80, y, area.width - 80, 28};
    draw_hand_row(ui, row, player, context, {hand_pitch(ui, row.width, player), false});
    y += 28;
  }
  return 56;
}

// The best row of each outcome, as many pills as fit.
float draw_best_rows(Ui& ui, const Rect& area) {
  const std::vector<LadderGroup> groups = ladder(*ui.state.session);
  constexpr float chip = 54;
  constexpr float height = 34;
  const auto fitting = static_cast<std::size_t>(std::clamp((area.width - chip) / 90, 2.0F, 4.0F));
  const float pill = (area.width - chip) / static_cast<float>(fitting) - 4;
  float y = area.y;
  std::size_t shown = 0;
  for (const LadderGroup& group : groups) {
    const LadderRow& row = group.rows.front();
    if (y + height > bottom(area)) break;
    value_chip(ui, {area.x, y, chip, height}, row.value, {.soft = true, .radius = 8});
    const std::size_t pills = std::min(row.moves.size(), fitting);
    for (std::size_t i = 0; i < pills; ++i) {
      const float x = area.x + chip + 4 + static_cast<float>(i) * (pill + 4);
      const bool wide = !move_remark(ui.state, *row.moves[i]).empty();
      if (wide && i > 0) break;
      draw_move_pill(ui, {x, y, wide ? area.width - chip - 4 : pill, height}, *row.moves[i]);
      ++shown;
    }
    y += height + 5;
  }
  const std::size_t all = ui.state.session->move_count();
  if (shown > 0 && shown < all && y + 20 <= bottom(area)) {
    ui.canvas().text({area.x + chip + 4, y + 10},
                     fill(ui.words(Text::more_moves), {std::to_string(all - shown)}),
                     {FontSize::caption, Weight::regular, ui.theme.text2});
    y += 20;
  }
  return y - area.y;
}

// There is no room for the card: a bar and a way to stop, or the button and what it takes.
void draw_embed_solving(Ui& ui, const Rect& area) {
  Canvas& canvas = ui.canvas();
  const Solving& solving = ui.state.values.solving;
  const float height = ui.control_height();
  const float below = area.y + height + 16;
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  if (const Solving::Running* running = solving.shown()) {
    progress_bar(ui, {area.x, area.y + 4, area.width, 8}, running->estimate.share().value_or(0));
    if (running->source == Solving::Source::device) return;
    const std::string_view words = ui.words(Text::cancel);
    text_button(ui, ButtonItem{Button::cancel},
                {area.x, area.y + 24, button_width(ui, words), height}, words);
    return;
  }
  const bool again = solving.is<Solving::Failed>();
  const Error* error = solving.error();
  const std::string_view words = ui.words(again ? Text::retry : Text::solve_here);
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  text_button(ui, ButtonItem{again ? Button::retry : Button::solve},
              {area.x, area.y, button_width(ui, words, style), height}, words, style);
  const std::string detail =
      error != nullptr ? translated(ui.language(), error->message)
                       : fill(ui.words(Text::of_memory),
                              {megabytes(ui.language(), ui.state.session->info().solve_bytes)});
  canvas.paragraph({area.x, below - 8}, area.width, detail, quiet, 20);
}

void draw_way_out(Ui& ui, const Rect& row) {
  Canvas& canvas = ui.canvas();
  const float middle = row.y + row.height / 2;
  const std::string_view name = ui.words(Text::product);
  canvas.text({row.x, middle}, name, {FontSize::body, Weight::semibold, ui.theme.text});
  const float x = row.x + canvas.text_width(name, FontSize::body, Weight::semibold) + 7;
  const GameInfo& info = ui.state.session->info();
  const TextStyle style{FontSize::caption, Weight::regular, ui.theme.text2};
  const std::string what =
      fill(ui.words(Text::rules_suffix),
           {game_title(ui.language(), info), rules_name(ui.language(), info, info.rules)});
  canvas.text({x, middle}, canvas.fitted(what, right(row) - x - 30, style), style);
  icon_button(ui, ButtonItem{Button::open}, {right(row) - 24, middle - 16, 32, 32}, Icon::open,
              ui.words(Text::open_full), {.surface = ButtonStyle::Surface::bare});
}

void draw_embed_steps(Ui& ui, const Rect& row) {
  struct Step {
    Button button;
    Icon icon;
    Text label;
    bool forward, outer;
  };
  constexpr std::array steps{Step{Button::first, Icon::first, Text::first, false, true},
                             Step{Button::undo, Icon::previous, Text::previous, false, false},
                             Step{Button::redo, Icon::next, Text::next, true, false},
                             Step{Button::last, Icon::last, Text::last, true, true}};
  const Session& session = *ui.state.session;
  const bool narrow = row.width < 4 * 44;  // then only one step back and forth
  const float width = std::min(44.0F, (row.width - 6) / 2);
  float x = row.x;
  for (const Step& step : steps) {
    if (narrow && step.outer) continue;
    const bool possible =
        step.forward ? session.line().back() != session.current() : session.current() != 0;
    icon_button(ui, ButtonItem{step.button}, {x, row.y, width, row.height}, step.icon,
                ui.words(step.label), {.enabled = possible});
    x += width + 6;
  }
}

// Who plays takes back and passes; who looks steps through the game.
void draw_foot(Ui& ui, const Rect& row, bool with_captures) {
  if (ui.state.tally && ui.state.view.mode == Mode::play) {
    draw_embed_turn(ui, row, with_captures);
  } else {
    draw_embed_steps(ui, row);
  }
}

}  // namespace

void draw_embed(Ui& ui, const Layout& layout, BoardContext& context) {
  const Rect& panel = layout.panel;
  const bool counts = ui.state.tally.has_value();
  const bool placing = !empty(layout.placing);
  ui.canvas().fill({0, 0, ui.state.environment.css_width, ui.state.environment.css_height},
                   ui.theme.surface);
  draw_board(ui, layout.squares, context);
  if (placing) draw_placing(ui, layout);
  if (placing && layout.minimal) return;
  float y = panel.y + draw_embed_verdict(ui, panel);
  const float end = placing ? layout.placing.y - 6 : bottom(panel) - steps_height + 2;
  const bool room_for_counts = y + counts_height < end;
  if (!placing) draw_foot(ui, {panel.x, end, panel.width, steps_height - 4}, !room_for_counts);
  if (counts && room_for_counts) y += draw_embed_counts(ui, {panel.x, y, panel.width, 0}) + 8;
  if (layout.minimal) return;
  separator(ui, panel.x, y, panel.width);
  if (!ui.state.session->board().hands.empty()) {
    y += 8 + draw_embed_hands(ui, {panel.x, y + 6, panel.width, 0}, context) + 4;
    separator(ui, panel.x, y, panel.width);
  }
  draw_way_out(ui, {panel.x, end - 34, panel.width, 30});
  const Rect view{panel.x, y + 8, panel.width, end - 36 - y - 8};
  ui.push_clip(view);
  const Rect rows{panel.x, y + 12, panel.width, bottom(view) - y - 12};
  const bool open = ui.state.session->analysis() == nullptr;
  if (open && shows_search_card(ui.state)) {
    draw_embed_search(ui, rows);
  } else if (shows_solving_card(ui.state)) {
    draw_embed_solving(ui, rows);
  } else if (ui.state.view.values && !has_ended(*ui.state.session)) {
    draw_best_rows(ui, rows);
  }
  ui.pop_clip();
}

}  // namespace kanzen::app

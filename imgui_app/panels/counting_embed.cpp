// An embed of a game that counts: what has been taken, and the buttons of whoever plays.
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/panels/turn_pill.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float row_height = 28;

std::string captures_of(const Ui& ui, Player player) {
  return std::to_string(ui.state.tally->captures[player]);
}

void draw_player_row(Ui& ui, const Rect& row, Player player) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  const bool on_move = is_on_move(ui, player);
  const std::string_view name = player_name(ui.language(), ui.state.session->info(), player);
  const Weight weight = on_move ? Weight::semibold : Weight::regular;
  ui.face().name_mark(ui.drawing(canvas), {row.x + 7, middle}, 12, player);
  canvas.text({row.x + 22, middle}, name, {FontSize::body, weight, ui.theme.text});
  const std::string captures = captures_of(ui, player);
  canvas.text({right(row), middle}, captures,
              {FontSize::body, Weight::semibold, ui.theme.text, Align::right});
  const std::string_view label = ui.words(Text::captures);
  const float label_right =
      right(row) - canvas.text_width(captures, FontSize::body, Weight::semibold) - 6;
  const float left = row.x + 32 + canvas.text_width(name, FontSize::body, weight);
  const float label_left = label_right - canvas.text_width(label, FontSize::caption);
  if (left < label_left)
    canvas.text({label_right, middle}, label,
                {FontSize::caption, Weight::regular, ui.theme.text2, Align::right});
  const float width = turn_width(ui);
  if (on_move && left + width + 8 < label_left) draw_turn(ui, {left, middle - 12, width, 24});
}

// At the end of the row, if that is not left of `left`.
void draw_short_captures(Ui& ui, const Rect& row, float left) {
  constexpr float mark = 12, before_figure = 5, between = 10;
  Canvas& canvas = ui.canvas();
  float width = between;
  for (const Player player : {Player{0}, Player{1}})
    width += mark + before_figure + canvas.text_width(captures_of(ui, player), FontSize::body);
  float x = right(row) - width;
  if (x < left) return;
  for (const Player player : {Player{0}, Player{1}}) {
    // Whose stones they are.
    ui.face().name_mark(ui.drawing(canvas), {x + mark / 2, centre(row).y}, mark,
                        static_cast<Player>(1 - player));
    x += mark + before_figure;
    canvas.text({x, centre(row).y}, captures_of(ui, player),
                {FontSize::body, Weight::regular, ui.theme.text});
    x += canvas.text_width(captures_of(ui, player), FontSize::body) + between;
  }
}

}  // namespace

float draw_embed_counts(Ui& ui, const Rect& area) {
  draw_player_row(ui, {area.x, area.y, area.width, row_height}, 0);
  draw_player_row(ui, {area.x, area.y + row_height, area.width, row_height}, 1);
  return 2 * row_height;
}

void draw_embed_turn(Ui& ui, const Rect& row, bool with_captures) {
  constexpr float widest = 92, narrowest = 80, gap = 6;
  const float width = std::min((row.width - gap) / 2, widest);
  const Rect undo{row.x, row.y, width, row.height};
  const Rect pass = moved(undo, width + gap, 0);
  const Session& session = *ui.state.session;
  const bool may_pass =
      !is_perfect(ui.state, session.board().to_move) && passing_move(session) != nullptr;
  const auto button = [&](Button what, const Rect& rect, Icon icon, Text words, bool enabled) {
    const auto draw = width < narrowest ? icon_button : icon_text_button;
    draw(ui, ButtonItem{what}, rect, icon, ui.words(words), {.enabled = enabled});
  };
  button(Button::take_back, undo, Icon::undo, Text::take_back,
         before_own_move(ui.state).has_value());
  button(Button::pass, pass, Icon::pass, Text::pass_turn, may_pass);
  if (with_captures) draw_short_captures(ui, row, right(pass) + 8);
}

}  // namespace kanzen::app

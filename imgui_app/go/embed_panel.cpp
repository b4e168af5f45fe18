// An embed of a game that counts: what has been taken, and the buttons of whoever plays.
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/board/turn_pill.hpp"
#include "imgui_app/play/turn_buttons.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Captures as a stone of those that were taken, and how many; returns the left edge.
float draw_captures(Ui& ui, Point right_middle, Player player) {
  constexpr float mark = 12, gap = 5;
  const std::string captures = captures_of(ui.state, player);
  ui.canvas().text(right_middle, captures,
                   {FontSize::body, Weight::semibold, ui.theme.text, Align::right});
  const float left = right_middle.x -
                     ui.canvas().text_width(captures, FontSize::body, Weight::semibold) - gap -
                     mark;
  ui.face().name_mark(ui.drawing(ui.canvas()), {left + mark / 2, right_middle.y}, mark,
                      static_cast<Player>(1 - player));
  return left;
}

}  // namespace

void draw_embed_count(Ui& ui, const Rect& row, Player player) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  const bool on_move = is_on_move(ui, player);
  const std::string_view name = player_name(ui.language(), ui.state.session->info(), player);
  const Weight weight = on_move ? Weight::semibold : Weight::regular;
  ui.face().name_mark(ui.drawing(canvas), {row.x + 7, middle}, 12, player);
  canvas.text({row.x + 22, middle}, name, {FontSize::body, weight, ui.theme.text});
  const float room_right = draw_captures(ui, {right(row), middle}, player);
  const float left = row.x + 32 + canvas.text_width(name, FontSize::body, weight);
  const float width = turn_width(ui);
  if (on_move && left + width + 8 < room_right) draw_turn(ui, {left, middle - 12, width, 24});
}

void draw_embed_turn(Ui& ui, const Rect& row) {
  constexpr float widest = 92, narrowest = 80, gap = 6;
  const float width = std::min((row.width - gap) / 2, widest);
  const Rect undo{row.x, row.y, width, row.height};
  const Rect pass = moved(undo, width + gap, 0);
  draw_turn_button(ui, Button::take_back, undo, width >= narrowest);
  draw_turn_button(ui, Button::pass, pass, width >= narrowest);
}

}  // namespace kanzen::app

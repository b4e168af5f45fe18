// The board's panels, and the move under the pointer.
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/board/board_view.hpp"
#include "imgui_app/model/state_queries.hpp"

namespace kanzen::app {
namespace {

// Returns the move of the item under the pointer, or of the selected piece to that square.  Uses
// the last frame's hot item, because the board is drawn before the lists.
const MoveView* pointed_move(Ui& ui) {
  const Session& session = *ui.state.session;
  const ItemId& hot = ui.memory().hot;
  if (hot.empty()) return nullptr;
  if (!ui.memory().hot_move.empty()) return find_move(session, ui.memory().hot_move);
  const Selection& chosen = ui.state.board.selection;
  if (const auto hand = hand_of(session.info(), session.board(), hot))
    return chosen.to ? move_to_square(session, {.hand = hand}, *chosen.to) : nullptr;
  const auto square = square_of(session.board(), hot);
  if (!square) return nullptr;
  if (const MoveView* move = placing_move(session, *square)) return move;
  if (chosen.to) return move_to_square(session, {.square = square}, *chosen.to);
  return chosen.any() ? move_to_square(session, chosen, *square) : nullptr;
}

// Returns the move that the board shows: the chosen point, the move under the pointer, or a hint.
const MoveView* shown_move(Ui& ui) {
  const Session& session = *ui.state.session;
  if (ui.state.draft) return nullptr;
  if (const auto& point = ui.state.board.placing) return placing_move(session, *point);
  if (!may_move_by_hand(ui.state)) return nullptr;
  if (const MoveView* move = pointed_move(ui)) return move;
  const auto& hint = ui.state.play.hint;
  return hint ? find_move(session, *hint) : nullptr;
}

// Cancels a drag without a drop if the pointer has left the window, the page was resized, so that
// something else is under the pointer, or the right button was pressed.
void cancel_lost_drag(Ui& ui, const BoardController& input) {
  const Environment& environment = ui.state.environment;
  auto& [drag, aim, hand_places, grips, width, height] = ui.memory().board;
  const bool resized = environment.css_width != width || environment.css_height != height;
  width = environment.css_width;
  height = environment.css_height;
  const bool given_up = ImGui::IsMouseClicked(ImGuiMouseButton_Right);
  if (ImGui::IsMousePosValid() && !resized && !given_up) return;
  if (drag && drag->moving) ui.act(does(input, &BoardController::cancel_drag, drag->chosen_before));
  if (aim) ui.act(does(input, &BoardController::aim, aim->before));
  drag.reset();
  aim.reset();
}

BoardContext context_of(Ui& ui, const BoardController& input) {
  cancel_lost_drag(ui, input);
  const Session& session = *ui.state.session;
  return {input, ui.memory().board, shown_move(ui), move_into(session, session.current())};
}

}  // namespace

void BoardController::add_panels(Panels& panels) const {
  if (state_.draft) return;
  panels.add(Place::board, [this](Ui& ui, const Rect&) {
    BoardContext context = context_of(ui, *this);
    draw_board(ui, ui.layout->squares, context);
  });
  panels.add(Place::overlay, [this](Ui& ui, const Rect&) {
    BoardContext context = context_of(ui, *this);
    draw_board_overlay(ui, ui.layout->squares, context);
  });
  panels.add(Place::placing, draw_placing);
  if (state_.go.tally) return;  // captures are counted instead
  for (const Player player : {Player{0}, Player{1}})
    panels.add(tray_of(player), [this, player](Ui& ui, const Rect& tray) {
      BoardContext context = context_of(ui, *this);
      draw_tray(ui, tray, player, context);
    });
}

}  // namespace kanzen::app

// The finger that chooses a point: it goes down, moves the choice about, and leaves it there.
#include <algorithm>
#include <cmath>

#include "imgui_app/board/placing.hpp"
#include "imgui_app/board/placing_view.hpp"
#include "imgui_app/board/position_facts.hpp"

namespace kanzen::app {
namespace {

bool mine(const State& state) {
  return !has_ended(*state.session) && may_move(state, state.session->board().to_move);
}

// A board inside another page lets swipes scroll that page until a point is chosen.
bool takes_swipes(const State& state) {
  return !state.environment.embedded || state.board.placing.has_value();
}

// The point under the pointer, or the one nearest to it.
unsigned point_at(const BoardGeometry& geometry, Point at) {
  const Point first = geometry.middle(geometry.place(0));
  const auto index = [](float way, float pitch, unsigned count) {
    const float nearest = std::round(way / pitch);
    return static_cast<unsigned>(std::clamp(nearest, 0.0F, static_cast<float>(count - 1)));
  };
  const unsigned column = index(at.x - first.x, geometry.width + geometry.gap, geometry.columns);
  const unsigned row = index(at.y - first.y, geometry.cell + geometry.gap, geometry.rows);
  return geometry.place(row * geometry.columns + column);
}

// Of a click that was no aiming: a mouse, which sees where it is, plays at once.
void convert_click(Ui& ui, BoardContext& context) {
  const auto* clicked = ui.activated() ? std::get_if<SquareItem>(&*ui.activated()) : nullptr;
  if (clicked == nullptr) return;
  const unsigned square = clicked->square;
  if (ui.by_finger()) {
    ui.cancel_click();
    context.intentions.add(AimAt{square});
  } else if (const MoveView* move = placing_move(*ui.state.session, square)) {
    ui.activate(MoveItem{move->text});
  }
}

}  // namespace

void begin_aim(Ui& ui, BoardContext& context, const ItemState& item) {
  if (!confirms_points(ui.state) || !mine(ui.state) || !takes_swipes(ui.state)) return;
  if (!empty(item.target)) context.grips.push_back(item.target);
  if (!item.pressed || !ui.by_finger()) return;
  context.aim = Aim{ui.state.board.placing, std::nullopt, false};
  ui.memory().dragging_piece = true;  // the page stays where it is
}

void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (!confirms_points(ui.state) || !mine(ui.state)) {
    context.aim.reset();
    return;
  }
  if (!context.aim) return convert_click(ui, context);
  Aim& aim = *context.aim;
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    const unsigned point = point_at(geometry, ui.mouse());
    if (aim.point == point) return;
    aim.confirms = !aim.point && aim.before == point;
    aim.point = point;
    if (!aim.confirms) context.intentions.add(AimAt{point});
    return;
  }
  ui.cancel_click();  // it has been done already
  if (aim.confirms) context.intentions.add(ActivateItem{ButtonItem{Button::place}});
  context.aim.reset();
}

}  // namespace kanzen::app

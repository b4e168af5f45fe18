#include "imgui_app/play/ply_items.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

// How many plies share one thing to click: of a long line they are too thin for a pointer.
std::size_t plies_an_item(float pitch) {
  constexpr float thinnest = 4;
  return pitch >= thinnest ? 1 : static_cast<std::size_t>(std::ceil(thinnest / pitch));
}

// Where somebody drags who began on the plot; a finger that goes up or down scrolls the page.
std::optional<std::size_t> dragged_to(const Ui& ui, const Rect& rect, float pitch,
                                      std::size_t plies) {
  if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return std::nullopt;
  // The item that is pressed keeps the pointer to itself, and what lies on top keeps it away.
  if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return std::nullopt;
  const float ratio = ui.state.environment.ratio;
  const ImVec2 from = ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left];
  if (!contains(rect, {from.x / ratio, from.y / ratio})) return std::nullopt;
  const ImVec2 way = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
  if (ui.by_finger() && std::abs(way.y) > std::abs(way.x)) return std::nullopt;
  const float column = std::floor((ui.mouse().x - rect.x) / pitch);
  return static_cast<std::size_t>(std::clamp(column, 0.0F, static_cast<float>(plies - 1)));
}

}  // namespace

void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const std::function<std::string(std::size_t ply)>& words_of) {
  const std::size_t all = ui.state.session->line().size();
  const std::size_t current = ui.state.session->ply();
  const std::size_t plies = plies_an_item(pitch);
  for (std::size_t first = 0; first < all; first += plies) {
    // An item stands for the current ply, if that is among its own.
    const bool here = current >= first && current < first + plies;
    const std::size_t ply = here ? current : first;
    const Rect column{rect.x + pitch * static_cast<float>(first), rect.y,
                      pitch * static_cast<float>(plies), rect.height};
    const ItemState item = ui.item({.item = PlyItem{PlyItem::Place::plot, ply},
                                    .label = words_of(ply),
                                    .rect = column,
                                    .active = here,
                                    .focusable = here});  // the arrows go on from there: keys.cpp
    const Rect mark = inset(column, column.width > 12 ? 1 : 0);
    if (here || item.hovered) ui.canvas().fill(mark, ui.theme.raised, 8);
  }
  const auto dragged = dragged_to(ui, rect, pitch, all);
  if (dragged && *dragged != current) ui.activate(PlyItem{PlyItem::Place::plot, *dragged});
}

}  // namespace kanzen::app

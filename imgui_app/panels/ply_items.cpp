#include "imgui_app/panels/ply_items.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

// How many plies share one thing to click: of a long line they are too thin for a pointer.
std::size_t plies_an_item(float pitch) {
  constexpr float thinnest = 4;
  return pitch >= thinnest ? 1 : static_cast<std::size_t>(std::ceil(thinnest / pitch));
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
                                    .focusable = false});
    const Rect mark = inset(column, column.width > 12 ? 1 : 0);
    if (here || item.hovered) ui.canvas().fill(mark, ui.theme.raised, 8);
    const bool jump = item.hovered && ImGui::IsMouseDragging(ImGuiMouseButton_Left) && !here;
    if (jump) ui.activate(PlyItem{PlyItem::Place::plot, ply});
  }
}

}  // namespace kanzen::app

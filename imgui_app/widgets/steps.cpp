#include "imgui_app/widgets/steps.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "imgui_app/text/words.hpp"

namespace kanzen::app {

void draw_step(Ui& ui, std::size_t which, const Rect& rect, ButtonStyle::Surface surface) {
  struct Step {
    const char* button;
    Icon icon;
    Words label;
  };
  constexpr Step steps[] = {{"button-first", Icon::first, word::first},
                            {"button-undo", Icon::previous, word::previous},
                            {"button-redo", Icon::next, word::next},
                            {"button-last", Icon::last, word::last}};
  const Session& session = *ui.state.session;
  const bool possible =
      which < 2 ? session.current() != 0 : session.line().back() != session.current();
  icon_button(ui, steps[which].button, rect, steps[which].icon, ui.words(steps[which].label),
              {.surface = surface, .enabled = possible});
}

namespace {

// Returns the number of plies per clickable item: in a long line single plies are too narrow.
std::size_t plies_an_item(float pitch) {
  constexpr float thinnest = 4;
  return pitch >= thinnest ? 1 : static_cast<std::size_t>(std::ceil(thinnest / pitch));
}

// Returns the ply under a drag that started on the plot; a vertical drag with a finger scrolls the
// page instead.
std::optional<std::size_t> dragged_to(const Ui& ui, const Rect& rect, float pitch,
                                      std::size_t plies) {
  if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return std::nullopt;
  // The pressed item captures the pointer, and windows above the plot block it.
  if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return std::nullopt;
  const float ratio = ui.state.environment.ratio;
  const ImVec2 from = ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left];
  if (!contains(rect, {from.x / ratio, from.y / ratio})) return std::nullopt;
  const ImVec2 offset = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
  if (ui.by_finger() && std::abs(offset.y) > std::abs(offset.x)) return std::nullopt;
  const float column = std::floor((ui.mouse().x - rect.x) / pitch);
  return static_cast<std::size_t>(std::clamp(column, 0.0F, static_cast<float>(plies - 1)));
}

}  // namespace

void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const Closure<std::string(std::size_t ply)>& words_of) {
  const std::size_t all = ui.state.session->line().size();
  const std::size_t current = ui.state.session->ply();
  const std::size_t plies = plies_an_item(pitch);
  for (std::size_t first = 0; first < all; first += plies) {
    // The item that contains the current ply represents that ply.
    const bool here = current >= first && current < first + plies;
    const std::size_t ply = here ? current : first;
    const Rect column{rect.x + pitch * static_cast<float>(first), rect.y,
                      pitch * static_cast<float>(plies), rect.height};
    const ItemState item = ui.item({.item = plot_item(ply),
                                    .label = words_of(ply),
                                    .rect = column,
                                    .active = here,
                                    .focusable = here});  // Tab focuses only this one (keys.cpp)
    const Rect mark = inset(column, column.width > 12 ? 1 : 0);
    if (here || item.hovered) ui.canvas().fill(mark, ui.theme.raised, 8);
  }
  const auto dragged = dragged_to(ui, rect, pitch, all);
  if (dragged && *dragged != current) ui.activate(plot_item(*dragged));
}

}  // namespace kanzen::app

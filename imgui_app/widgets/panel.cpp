#include "imgui_app/widgets/panel.hpp"

namespace kanzen::app {

void Panels::add(const Panel& panel) { panels_.push_back(panel); }

std::vector<const Panel*> Panels::at(Place place) const {
  std::vector<const Panel*> found;
  for (const Panel& panel : panels_)
    if (panel.place == place) found.push_back(&panel);
  return found;
}

const Panel* Panels::find(Place place, std::string_view name) const {
  for (const Panel* panel : at(place))
    if (panel->name == name) return panel;
  return nullptr;
}

float Panels::draw(Place place, Ui& ui, const Rect& area) const {
  float used = 0;
  for (const Panel* panel : at(place))
    used += panel->draw(ui, {area.x, area.y + used, area.width, area.height});
  return used;
}

}  // namespace kanzen::app

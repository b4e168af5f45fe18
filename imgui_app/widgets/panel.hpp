#pragma once
// Panels: what features draw at the places of the page; and actions, what their drawing asks for.
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/pen.hpp"
#include "imgui_app/model/closure.hpp"

namespace kanzen::app {

class Ui;
class Feature;  // owner of panels and actions

// A change that drawing asks for, which only reads; carried out after the frame.
class Action {
 public:
  Action(const Feature* owner, Closure<void(Feature&)> run) : owner_(owner), run_(run) {}
  const Feature* owner() const { return owner_; }
  void operator()(Feature& owner) const { run_(owner); }

 private:
  const Feature* owner_;
  Closure<void(Feature&)> run_;
};

enum class Place {
  tab,              // of the right panel
  popup,            // over the whole page
  game_card,        // on the Game tab in Play mode, above the players
  value_legend,     // in Help and on the Rules tab
  notation_legend,  // in Help
  game_button,      // on the Game tab, among the buttons of the game; draws nothing by itself
  // These replace what is drawn of the session's position; their rectangles are in Ui::layout.
  board,
  overlay,
  trays,
  steps
};

struct Panel {
  Place place;
  std::string_view name = {};  // of a tab, a popup or, as its id, of a button's item
  Words title = {};            // of a tab or a button
  // Draws in an area and returns the height used.  Height 0: the panel takes as much as it needs.
  Closure<float(Ui&, const Rect&)> draw = {};
  bool fills = false;  // a tab that fills its area and scrolls by itself
  bool alone = false;  // a tab without the cards that are above the content of tabs
};

// The panels of a frame.
class Panels {
 public:
  void add(Panel panel) { panels_.push_back(std::move(panel)); }
  // Returns the panels at this place, in the order in which they were added.
  std::vector<const Panel*> at(Place place) const {
    std::vector<const Panel*> found;
    for (const Panel& panel : panels_)
      if (panel.place == place) found.push_back(&panel);
    return found;
  }
  // Returns the first one with this name; null: there is none.
  const Panel* find(Place place, std::string_view name) const {
    for (const Panel* panel : at(place))
      if (panel->name == name) return panel;
    return nullptr;
  }
  // Draws the panels of a place one below the other; returns the height used.
  float draw(Place place, Ui& ui, const Rect& area) const {
    float used = 0;
    for (const Panel* panel : at(place))
      used += panel->draw(ui, {area.x, area.y + used, area.width, area.height});
    return used;
  }

 private:
  std::vector<Panel> panels_;
};

}  // namespace kanzen::app

#pragma once
// Panels: what features draw at the places of the page; and actions, what their drawing asks for.
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/board_view.hpp"
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
  tab,    // of the right panel
  popup,  // over the whole page: that with the name OpenParts::popup
  // --- the open game; the rectangles are in Ui::layout
  board,
  board_marks,  // on the board, above its pieces
  first_tray,   // of the first player
  second_tray,
  steps,    // on phones
  history,  // in the card below the board
  placing,  // what confirms a chosen point
  overlay,  // above all other panels
  // --- the right panel
  turn_buttons,  // of the side to move, if the trays have no room for them
  notice,        // above the content of a tab
  line,          // below the open tab
  // --- the Moves tab
  evaluation,  // of the position, in place of a list of moves
  count,       // at the end of a game
  moves_foot,
  // --- the Game tab
  game_head,
  game_card,  // in Play mode, above the players
  progress,   // of what a player waits for; in an embed in place of the moves
  game_texts,
  game_setup,
  game_button,  // among the buttons of the game; draws nothing by itself
  game_files,
  game_foot,
  // --- other panels
  result_question,    // that has to be answered before the game has a result
  result_button,      // below the result; draws nothing by itself
  history_plot,       // in place of the plot of values
  statistics,         // the content of the Statistics page
  statistics_source,  // where its numbers come from
  study,              // a further section of it, with a name and a title
  value_legend,       // in Help and on the Rules tab
  notation_legend     // in Help
};
constexpr Place tray_of(Player player) {
  return player == 0 ? Place::first_tray : Place::second_tray;
}

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
  void add(const Panel& panel);
  void add(Place place, const Closure<float(Ui&, const Rect&)>& draw) {
    add({.place = place, .draw = draw});
  }
  // Returns the panels at this place, in the order in which they were added.
  std::vector<const Panel*> at(Place place) const;
  // Returns the first one with this name; null: there is none.
  const Panel* find(Place place, std::string_view name) const;
  // Draws the panels of a place one below the other; returns the height used.
  float draw(Place place, Ui& ui, const Rect& area) const;

 private:
  std::vector<Panel> panels_;
};

}  // namespace kanzen::app

#pragma once
// A notice: a heading, a paragraph, and usually one button for what to do; or
// all that in one quiet line.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

struct Notice {
  std::string_view heading;
  std::string detail;
  std::optional<Button> button;             // empty: there is none
  std::string_view action;                  // its words
  bool warning = false;                     // something went wrong: with a sign
  std::optional<Button> other_button = {};  // a second, quieter way out; empty: there is none
  std::string_view other_action = {};
  bool enabled = true;  // the first button
};

// Returns the height used; no card around it.
float draw_notice(Ui& ui, const Rect& area, const Notice& notice);

// A quiet sentence, and a button at its end or, where that is too narrow, below.
struct QuietLine {
  std::string id, words;
  std::optional<Button> button;  // empty: there is none
  std::string_view action;       // its words
};
// Returns the height used.
float draw_quiet_line(Ui& ui, const Rect& area, const QuietLine& line);

// Cards beside each other, around contents whose heights are known when they are drawn: all as high
// as the highest.
class CardRow {
 public:
  explicit CardRow(Ui& ui) : ui_(ui), underlay_(ui.canvas()) {}

  // `draw` is given the room inside, and returns the height that it has used.
  template <class Draw>
  void add(const Rect& area, bool warning, Draw&& draw) {
    const Rect inner{area.x + inside, area.y + inside, area.width - 2 * inside, 0};
    height_ = std::max(height_, draw(inner) + 2 * inside);
    cards_.push_back({area, warning});
  }
  // Draws the cards under what is in them; returns their height.
  float finish();

 private:
  static constexpr float inside = 16;  // from a card's edge to what is in it
  struct Card {
    Rect area;
    bool warning;
  };
  Ui& ui_;
  Underlay underlay_;
  std::vector<Card> cards_;
  float height_ = 0;
};

// A single one.
template <class Draw>
float draw_card_around(Ui& ui, const Rect& area, bool warning, Draw&& draw) {
  CardRow row(ui);
  row.add(area, warning, draw);
  return row.finish();
}

}  // namespace kanzen::app

#pragma once
// Buttons and their kin.  All colours come from the theme; each control is an item
// that the controller knows.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/picture/marks.hpp"
#include "imgui_app/draw/icons.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {
void card(Ui& ui, const Rect& rect, bool emphasised = false);
void separator(Ui& ui, float x, float y, float width);
// Of a part of a panel; returns where what it heads begins.
float draw_heading(Ui& ui, const Rect& area, float y, std::string_view words, float height = 36);

struct ButtonStyle {
  enum class Surface { raised, card, bare, accent, warning };
  Surface surface = Surface::raised;
  FontSize size = FontSize::body;
  Weight weight = Weight::regular;
  bool enabled = true;
  bool active = false;
  MirrorItem::Kind kind = MirrorItem::Kind::button;
  float icon_width = 12;              // of an icon before words
  std::optional<Color> icon_color{};  // otherwise that of the words
};

// The width that a button with these words wants.
float button_width(Ui& ui, std::string_view words, const ButtonStyle& style = {},
                   bool with_icon = false);

ItemState text_button(Ui& ui, const Item& item, const Rect& rect, std::string_view words,
                      const ButtonStyle& style = {});
ItemState icon_button(Ui& ui, const Item& item, const Rect& rect, Icon icon, std::string_view label,
                      const ButtonStyle& style = {});
ItemState icon_text_button(Ui& ui, const Item& item, const Rect& rect, Icon icon,
                           std::string_view words, const ButtonStyle& style = {});

// A button with words that is as wide as they want: `corner` is the upper left one, or the upper
// right one.  Returns where it is.
Rect fitted_button(Ui& ui, Button button, Point corner, std::string_view words,
                   const ButtonStyle& style = {}, Align align = Align::left);
// "Cancel", at the right.
Rect cancel_button(Ui& ui, Button button, Point upper_right);

struct Choice {
  Item item;
  std::string_view words;
  bool active = false;
};
// One of several, side by side in a raised trough: equally wide where their words have room.
void segments(Ui& ui, const Rect& rect, std::span<const Choice> choices, MirrorItem::Kind kind,
              FontSize size = FontSize::body);
// The least width in which their words have some room around them.
float segments_width(Ui& ui, std::span<const Choice> choices, FontSize size = FontSize::body);
// Words in a row, the active one underlined; `rect` is the whole strip.
void tabs(Ui& ui, const Rect& rect, std::span<const Choice> choices);

void toggle(Ui& ui, ToggleItem item, Point right_middle, std::string_view words, bool on);

// A chip of a value (engine/picture), of which three dots say that it is on its way.
void value_chip(Ui& ui, const Rect& rect, std::optional<Value> value, const ChipStyle& style = {});
float value_chip_width(Ui& ui, std::optional<Value> value, const ChipStyle& style = {});

// `share` from 0 to 1.
void progress_bar(Ui& ui, const Rect& rect, double share);
void progress_bar(Ui& ui, const Rect& rect, std::uint64_t part, std::uint64_t whole);

// Words in a small card near the pointer, for icons.
void tooltip(Ui& ui, const Rect& near, std::string_view words);

// A number with a button for less and one for more.

struct Stepper {
  std::string id;  // of the mirror's text
  std::string_view name;
  std::string number;
  Item less, more;
  bool can_less = true, can_more = true;
};

inline constexpr float stepper_height = 48;

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper);

// A capsule with the sign of the outcome and the score: "B+3.5".

struct ScoreChipStyle {
  bool soft = false;  // filled with the outcome's soft colour, else surface and line
  float radius = 0;   // 0: a capsule
  FontSize size = FontSize::body;
  bool pointed = false;  // with a border
};

void score_chip(Ui& ui, const Rect& rect, const Lead& lead, const ScoreChipStyle& style = {});
float score_chip_width(Ui& ui, const Lead& lead, const ScoreChipStyle& style = {});

// A card over everything, with a heading and a button that closes it: what is in it scrolls between
// the heading and the foot, as soon as it is higher than the screen.

struct Dialog {
  const char* name;  // of its layer; its height is kept under it
  std::string_view heading;
  Button toggle;                                    // closes it, as does a click beside it
  float (*draw_content)(Ui& ui, const Rect& area);  // returns the height used
  float width = 480;                                // where the screen has it
  float least_content = 0;                          // that is seen on the lowest screens
  float foot_height = 16;
  void (*draw_foot)(Ui& ui, const Rect& foot) = nullptr;  // where there is more than an edge
};

void draw_dialog(Ui& ui, const Dialog& dialog);

// A notice: a heading, a paragraph, and usually one button for what to do; or
// all that in one quiet line.

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
float draw_notice_card(Ui& ui, const Rect& area, const Notice& notice);  // in a card

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

#pragma once
// Buttons and other controls of the page.  Colours are taken from the theme.  Each control
// registers an item (item.hpp) with the Ui, so that the controller can activate it.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/picture/marks.hpp"
#include "imgui_app/draw/icons.hpp"
#include "imgui_app/model/closure.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {
void card(Ui& ui, const Rect& rect, bool emphasised = false);
void separator(Ui& ui, float x, float y, float width);
// Draws the heading of a part of a panel; returns the y coordinate where the part's content starts.
float draw_heading(Ui& ui, const Rect& area, float y, std::string_view words, float height = 36);
// Draws a paragraph at the top of `area` and adds it to the mirror; returns its height.
float draw_paragraph(Ui& ui, const std::string& id, const Rect& area, std::string_view words,
                     const TextStyle& style, float line_height);

struct ButtonStyle {
  enum class Surface { raised, card, bare, accent, warning };
  Surface surface = Surface::raised;
  FontSize size = FontSize::body;
  Weight weight = Weight::regular;
  bool enabled = true;
  bool active = false;
  MirrorItem::Kind kind = MirrorItem::Kind::button;
  float icon_width = 12;              // CSS pixels; used when words follow the icon
  std::optional<Color> icon_color{};  // empty: the colour of the words
  std::string_view label{};           // in the mirror; empty: the words
};

// Returns the width that the button needs: its words, the padding and, with `with_icon`, an icon.
float button_width(Ui& ui, std::string_view words, const ButtonStyle& style = {},
                   bool with_icon = false);

ItemState text_button(Ui& ui, const ItemId& item, const Rect& rect, std::string_view words,
                      const ButtonStyle& style = {});
ItemState icon_button(Ui& ui, const ItemId& item, const Rect& rect, Icon icon,
                      std::string_view label, const ButtonStyle& style = {});
ItemState icon_text_button(Ui& ui, const ItemId& item, const Rect& rect, Icon icon,
                           std::string_view words, const ButtonStyle& style = {});

// Draws a text button as wide as its words need.  `corner` is its upper left corner, or its upper
// right one with Align::right.  Returns the button's rectangle.
Rect fitted_button(Ui& ui, const ItemId& item, Point corner, std::string_view words,
                   const ButtonStyle& style = {}, Align align = Align::left);
// Draws text buttons side by side, in as many rows as they need.
class ButtonRows {
 public:
  // The first row is at the top of `area`; `height` is that of a button.
  ButtonRows(Ui& ui, const Rect& area, float height)
      : ui_(ui), area_(area), next_{area.x, area.y}, height_(height) {}
  void add(const ItemId& item, std::string_view words, const ButtonStyle& style = {});
  float end() const { return next_.y + height_; }  // y coordinate below the last row

 private:
  Ui& ui_;
  Rect area_;
  Point next_;  // upper left corner of the next button
  float height_;
};

// Draws a fitted "Cancel" button whose upper right corner is `upper_right`.
Rect cancel_button(Ui& ui, const ItemId& item, Point upper_right);

struct Choice {
  ItemId item;
  std::string_view words;
  bool active = false;
};
// Registers a row of a list, and draws its background if it is active or under the pointer.
void list_row(Ui& ui, const ShownItem& row);

// A segmented control: choices side by side on a raised background, equally wide if their words
// fit.
void segments(Ui& ui, const Rect& rect, std::span<const Choice> choices, MirrorItem::Kind kind,
              FontSize size = FontSize::body);
// Returns the smallest width in which all words fit with their margins.
float segments_width(Ui& ui, std::span<const Choice> choices, FontSize size = FontSize::body);
// Draws a row of tabs and underlines the active one; `rect` is the whole strip.
void tabs(Ui& ui, const Rect& rect, std::span<const Choice> choices);

void toggle(Ui& ui, const ItemId& item, Point right_middle, std::string_view words, bool on);
// Draws the words at the left of the row and the switch at its right.
void toggle_row(Ui& ui, const ItemId& item, const Rect& row, std::string_view words, bool on);

// Draws the chip of a value (engine/picture/marks.hpp); without a value it shows three dots, which
// mean that the value is being computed or loaded.
void value_chip(Ui& ui, const Rect& rect, std::optional<Value> value, const ChipStyle& style = {});
float value_chip_width(Ui& ui, std::optional<Value> value, const ChipStyle& style = {});

// Draws the button that opens the figure dialog for this kind.
void draw_figure_button(Ui& ui, FigureKind kind, const Rect& rect, ButtonStyle::Surface surface);

// `share` is the completed fraction, from 0 to 1.
void progress_bar(Ui& ui, const Rect& rect, double share);
void progress_bar(Ui& ui, const Rect& rect, std::uint64_t part, std::uint64_t whole);

// Draws words in a small card below `near`, or above it if there is no room below.
void tooltip(Ui& ui, const Rect& near, std::string_view words);

// A number between a button that decreases it and one that increases it.

struct Stepper {
  std::string id;  // id of the mirror's text (Ui::mirror_text)
  std::string_view name;
  std::string number;
  ItemId less, more;
  bool can_decrease = true, can_increase = true;
};

inline constexpr float stepper_height = 48;

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper);

// The chip of a score: the outcome's sign and the score, such as "B+3.5".

// `pointed`: draws its border in the accent colour.
void score_chip(Ui& ui, const Rect& rect, const ScoreLead& lead, const ChipStyle& style = {},
                bool pointed = false);
float score_chip_width(Ui& ui, const ScoreLead& lead, const ChipStyle& style = {});

// A modal card over the whole page with a heading and a close button.  Its content scrolls between
// heading and foot if it is higher than the screen.

struct Dialog {
  const char* name;  // of its layer, and in UiMemory::heights
  std::string_view heading;
  const char* toggle;  // item pressed by a click outside the card; closes the dialog
  Closure<float(Ui&, const Rect& area)> draw_content;  // returns the height used
  float width = 480;                                   // CSS pixels; less on narrower screens
  // A part that does not scroll: a strip of this height above the content, or a column of this
  // width on its left.
  float top_height = 0, side_width = 0;
  Closure<void(Ui& ui, const Rect& part)> draw_fixed = {};
  float least_content = 0;  // height of content that is visible on any screen
  float foot_height = 16;
  Closure<void(Ui& ui, const Rect& foot)> draw_foot = {};  // empty: an empty foot
};

void draw_dialog(Ui& ui, const Dialog& dialog);

// Draws the frame of the page's text field and registers it; the page shows the field itself
// (web/page/mirror.mjs).  `covered`: something is drawn over it, which would be below the field.
struct TextField {
  std::string_view label;
  std::string value;
  bool wrong = false;
  bool covered = false;
};
void draw_text_field(Ui& ui, const Rect& rect, const TextField& field);

// A notice: a heading, a paragraph and up to two buttons.

struct Notice {
  std::string_view heading;
  std::string detail;
  ItemId button;             // empty: no button
  std::string_view action;   // words of `button`
  bool warning = false;      // reports an error: drawn with a warning sign
  ItemId other_button = {};  // a second, less prominent button; empty: none
  std::string_view other_action = {};
};

// Draws the notice without a card; returns the height used.
float draw_notice(Ui& ui, const Rect& area, const Notice& notice);
float draw_notice_card(Ui& ui, const Rect& area, const Notice& notice);

// A sentence in caption size with a button after it, or below it if the line is too narrow.
struct QuietLine {
  std::string id, words;
  ItemId button;            // empty: no button
  std::string_view action;  // words of `button`
};
// Returns the height used.
float draw_quiet_line(Ui& ui, const Rect& area, const QuietLine& line);

enum class CardTone { plain, warning, success };

// Cards side by side that all have the height of the highest one.  The height is known only after
// the contents have been drawn, so the cards' backgrounds are drawn last, beneath them.
class CardRow {
 public:
  explicit CardRow(Ui& ui) : ui_(ui), underlay_(ui.canvas()) {}

  // `draw` gets the rectangle inside the card (its height is 0) and returns the height used.
  template <class Draw>
  void add(const Rect& area, CardTone tone, Draw&& draw) {
    const Rect inner{area.x + inside, area.y + inside, area.width - 2 * inside, 0};
    height_ = std::max(height_, draw(inner) + 2 * inside);
    cards_.push_back({area, tone});
  }
  // Draws the cards' backgrounds beneath their contents; returns the cards' height.
  float finish();

 private:
  static constexpr float inside = 16;  // CSS pixels between a card's edge and its content
  struct Card {
    Rect area;
    CardTone tone;
  };
  Ui& ui_;
  Underlay underlay_;
  std::vector<Card> cards_;
  float height_ = 0;
};

// Draws a single card of such a row.
template <class Draw>
float draw_card_around(Ui& ui, const Rect& area, CardTone tone, Draw&& draw) {
  CardRow row(ui);
  row.add(area, tone, draw);
  return row.finish();
}

}  // namespace kanzen::app

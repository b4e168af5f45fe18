#pragma once
// Buttons and their kin.  All colours come from the theme; each control is an item
// that the controller knows.
#include <optional>
#include <span>
#include <string>

#include "engine/picture/value_chip.hpp"
#include "imgui_app/draw/icons.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

void card(Ui& ui, const Rect& rect, bool emphasised = false);
void separator(Ui& ui, float x, float y, float width);

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

// Words in a small card near the pointer, for icons.
void tooltip(Ui& ui, const Rect& near, std::string_view words);

}  // namespace kanzen::app

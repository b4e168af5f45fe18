#include "imgui_app/widgets/controls.hpp"

#include <algorithm>

#include "engine/picture/signs.hpp"
#include "imgui_app/model/motion.hpp"
#include "imgui_app/model/wording.hpp"

namespace kanzen::app {
namespace {

struct Look {
  Color fill, edge, words;
  bool filled = true, edged = false;
};

Look look_of(const Ui& ui, const ButtonStyle& style, const ItemState& item) {
  const Theme& theme = ui.theme;
  using Surface = ButtonStyle::Surface;
  Look look{theme.raised, theme.line, theme.text, true, false};
  if (style.surface == Surface::card) look = {theme.surface, theme.line, theme.text, true, true};
  if (style.surface == Surface::bare) look = {theme.raised, theme.line, theme.text2, false, false};
  if (style.surface == Surface::accent) {
    look = {theme.accent, theme.accent, theme.on_accent, true, false};
  }
  if (style.surface == Surface::warning) {
    look = {theme.warn_soft, theme.warn, theme.warn, true, true};
  }
  if (style.active) look = {theme.accent_soft, theme.accent, theme.accent, true, true};
  if (!style.enabled) look.words = theme.strong;
  if (item.hovered && style.enabled) {
    look.filled = true;
    look.fill = mix(look.fill, theme.strong, look.words == theme.on_accent ? 0.0F : 0.14F);
  }
  if (item.held) look.fill = mix(look.fill, theme.strong, 0.12F);
  return look;
}

void draw_button_surface(Ui& ui, const Rect& rect, const Look& look) {
  constexpr float radius = 8;
  if (look.filled) ui.canvas().fill(rect, look.fill, radius);
  if (look.edged) ui.canvas().outline(rect, look.edge, radius, 1);
}

ItemState button_item(Ui& ui, const Item& item, const Rect& rect, std::string_view label,
                      const ButtonStyle& style) {
  return ui.item({.item = item,
                  .label = std::string(label),
                  .rect = rect,
                  .kind = style.kind,
                  .enabled = style.enabled,
                  .active = style.active});
}

Color icon_color(const ButtonStyle& style, Color plain) {
  return style.enabled ? style.icon_color.value_or(plain) : plain;
}

}  // namespace

void card(Ui& ui, const Rect& rect, bool emphasised) {
  ui.canvas().fill(rect, ui.theme.surface, 14);
  if (emphasised) {
    ui.canvas().outline(rect, ui.theme.strong, 14, 1.5F);
  } else {
    ui.canvas().outline(rect, ui.theme.line, 14, 1);
  }
}

void separator(Ui& ui, float x, float y, float width) {
  ui.canvas().fill({x, y, width, 1}, ui.theme.line);
}

float button_width(Ui& ui, std::string_view words, const ButtonStyle& style, bool with_icon) {
  return ui.canvas().text_width(words, style.size, style.weight) + 24 + (with_icon ? 20.0F : 0.0F);
}

ItemState text_button(Ui& ui, const Item& item, const Rect& rect, std::string_view words,
                      const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, words, style);
  const Look look = look_of(ui, style, state);
  draw_button_surface(ui, rect, look);
  ui.canvas().text(centre(rect), words, {style.size, style.weight, look.words, Align::centre});
  return state;
}

ItemState icon_button(Ui& ui, const Item& item, const Rect& rect, Icon icon, std::string_view label,
                      const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, label, style);
  const Look look = look_of(ui, style, state);
  draw_button_surface(ui, rect, look);
  const bool quiet = style.surface == ButtonStyle::Surface::card && !state.hot();
  const Color plain = quiet ? ui.theme.text2 : look.words;
  draw_icon(ui.canvas(), icon, centre(rect), icon_color(style, plain));
  return state;
}

ItemState icon_text_button(Ui& ui, const Item& item, const Rect& rect, Icon icon,
                           std::string_view words, const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, words, style);
  const Look look = look_of(ui, style, state);
  draw_button_surface(ui, rect, look);
  const float middle = rect.y + rect.height / 2;
  const float icon_middle = rect.x + 11 + style.icon_width / 2;
  draw_icon(ui.canvas(), icon, {icon_middle, middle}, icon_color(style, look.words));
  const float left = icon_middle + 5 + style.icon_width / 2;
  const float room = right(rect) - 8 - left;
  TextStyle face{style.size, style.weight, look.words};
  if (ui.canvas().text_width(words, face.size, face.weight) > room) face.size = FontSize::caption;
  ui.canvas().text({left, middle}, ui.canvas().fitted(words, room, face), face);
  return state;
}

void segments(Ui& ui, const Rect& rect, std::span<const Choice> choices, MirrorItem::Kind kind,
              FontSize size) {
  Canvas& canvas = ui.canvas();
  canvas.fill(rect, ui.theme.raised, 8);
  const float width = (rect.width - 4) / static_cast<float>(choices.size());
  float x = rect.x + 2;
  for (const Choice& choice : choices) {
    const Rect part{x, rect.y + 2, width, rect.height - 4};
    x += width;
    const ItemState item = ui.item({.item = choice.item,
                                    .label = std::string(choice.words),
                                    .rect = part,
                                    .kind = kind,
                                    .active = choice.active,
                                    .radius = 7});
    const Color face = ui.theme.dark ? ui.theme.bg : ui.theme.surface;
    if (choice.active) canvas.fill(part, face, 7);
    if (choice.active && !ui.theme.dark) canvas.outline(part, ui.theme.line, 7, 1);
    const bool strong = choice.active || item.hot();
    canvas.text(centre(part), choice.words,
                {size, choice.active ? Weight::semibold : Weight::regular,
                 strong ? ui.theme.text : ui.theme.text2, Align::centre});
  }
}

void tabs(Ui& ui, const Rect& rect, std::span<const Choice> choices) {
  Canvas& canvas = ui.canvas();
  separator(ui, rect.x, bottom(rect) - 1, rect.width);
  float x = rect.x + 20;
  for (const Choice& choice : choices) {
    // As wide as the heavier weight, so that nothing shifts when it is chosen.
    const float width = canvas.text_width(choice.words, FontSize::body, Weight::semibold);
    const Rect part{x - 8, rect.y + 4, width + 16, rect.height - 8};
    const ItemState item = ui.item({.item = choice.item,
                                    .label = std::string(choice.words),
                                    .rect = part,
                                    .kind = MirrorItem::Kind::tab,
                                    .active = choice.active});
    const float middle = rect.y + rect.height / 2 + 1;
    canvas.text({x + width / 2, middle}, choice.words,
                {FontSize::body, choice.active ? Weight::semibold : Weight::regular,
                 choice.active || item.hot() ? ui.theme.text : ui.theme.text2, Align::centre});
    if (choice.active) canvas.capsule({x - 2, bottom(rect) - 3, width + 4, 3}, ui.theme.accent);
    x += width + 26;
  }
}

void toggle(Ui& ui, ToggleItem item, Point right_middle, std::string_view words, bool on) {
  constexpr float width = 32;
  constexpr float height = 18;
  Canvas& canvas = ui.canvas();
  const Rect track{right_middle.x - width, right_middle.y - height / 2, width, height};
  const float label = canvas.text_width(words, FontSize::body);
  const Rect whole =
      from_corners(track.x - 10 - label - 6, track.y - 8, right(track) + 4, bottom(track) + 8);
  const ItemState state = ui.item({.item = item,
                                   .label = std::string(words),
                                   .rect = whole,
                                   .kind = MirrorItem::Kind::toggle,
                                   .active = on});
  const float at = ui.animate(id_of(*ui.state.session, item), on ? 1.0F : 0.0F, toggle_seconds);
  canvas.text({track.x - 10, right_middle.y}, words,
              {FontSize::body, Weight::regular, state.hot() ? ui.theme.text : ui.theme.text2,
               Align::right});
  canvas.capsule(track, mix(ui.theme.strong, ui.theme.accent, at));
  const Color knob = mix(ui.theme.surface, ui.theme.on_accent, at);
  canvas.disc({track.x + 9 + at * (width - 18), right_middle.y}, 6, knob);
}

float value_chip_width(Ui& ui, std::optional<Value> value, const ChipStyle& style) {
  const std::string figure =
      value ? distance_figure(*value, shown_unit(ui.state)) : std::string("...");
  return kanzen::value_chip_width(ui.canvas(), figure, style);
}

void value_chip(Ui& ui, const Rect& rect, std::optional<Value> value, const ChipStyle& style) {
  Canvas& canvas = ui.canvas();
  if (value) {
    return draw_value_chip(canvas, ui.theme, rect,
                           {value->outcome, distance_figure(*value, shown_unit(ui.state))}, style);
  }
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  canvas.fill(rect, style.soft ? ui.theme.draw_soft : ui.theme.surface, radius);
  if (!style.soft) canvas.outline(rect, ui.theme.line, radius, 1);
  canvas.text(centre(rect), "...", {style.size, Weight::semibold, ui.theme.text2, Align::centre});
}

void progress_bar(Ui& ui, const Rect& rect, double share) {
  ui.canvas().capsule(rect, ui.theme.raised);
  const float width = std::max(rect.height, rect.width * static_cast<float>(share));
  ui.canvas().capsule({rect.x, rect.y, width, rect.height}, ui.theme.accent);
}

// Over what it explains where there is no room under it.
void tooltip(Ui& ui, const Rect& near, std::string_view words) {
  constexpr float edge = 8, padding = 12, line_height = 18, widest = 420;
  Canvas canvas = ui.overlay();
  const Environment& page = ui.state.environment;
  const TextStyle style{FontSize::caption, Weight::regular, ui.theme.text};
  const float room = std::min(widest, page.css_width - 2 * (edge + padding));
  const auto lines = canvas.lines(words, room, style);
  float width = 0;
  for (const std::string& line : lines)
    width = std::max(width, canvas.text_width(line, style.size) + 2 * padding);
  const float height = 14 + line_height * static_cast<float>(lines.size());
  const float left =
      std::clamp(centre(near).x - width / 2, edge, std::max(page.css_width - edge - width, edge));
  const bool fits = bottom(near) + edge + height <= page.css_height;
  const Rect box{left, fits ? bottom(near) + edge : near.y - edge - height, width, height};
  canvas.fill(box, ui.theme.surface, 12);
  canvas.outline(box, ui.theme.line, 12, 1);
  canvas.paragraph({box.x + padding, box.y + 7}, room, words, style, line_height);
}

}  // namespace kanzen::app

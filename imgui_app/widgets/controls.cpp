#include "imgui_app/widgets/controls.hpp"

#include <algorithm>
#include <numeric>

#include "engine/picture/signs.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/shell/motion.hpp"

namespace kanzen::app {
namespace {

constexpr float button_margin = 8;  // the least, beside its words

struct Look {
  Color fill, edge, words, icon;
  bool filled = true, edged = false, dashed = false;
};

// Whatever it would be otherwise, a button that does nothing is hollow, and one with words has a
// dashed edge: so these lie on the ground around it, and in no theme does colour alone tell.
Look disabled_look(const Theme& theme) {
  return {theme.surface, theme.line, theme.text2, theme.strong, false, false, true};
}

Look look_of(const Ui& ui, const ButtonStyle& style, const ItemState& item) {
  const Theme& theme = ui.theme;
  using Surface = ButtonStyle::Surface;
  if (!style.enabled) return disabled_look(theme);
  Look look{theme.raised, theme.line, theme.text, theme.text};
  const auto colored = [&](Color fill, Color edge, Color words, bool filled, bool edged) {
    look = {fill, edge, words, words, filled, edged};
  };
  if (style.surface == Surface::card) colored(theme.surface, theme.line, theme.text, true, true);
  if (style.surface == Surface::bare) colored(theme.raised, theme.line, theme.text2, false, false);
  if (style.surface == Surface::accent)
    colored(theme.accent, theme.accent, theme.on_accent, true, false);
  if (style.surface == Surface::warning)
    colored(theme.warn_soft, theme.warn, theme.warn, true, true);
  if (style.active) colored(theme.accent_soft, theme.accent, theme.accent, true, true);
  if (style.icon_color) look.icon = *style.icon_color;
  if (item.hovered) {
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
  if (look.dashed) ui.canvas().dashed_outline(rect, look.edge, radius, 1);
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
  ui.canvas().text_in(centre(rect), rect.width - 2 * button_margin, words,
                      {style.size, style.weight, look.words, Align::centre});
  return state;
}

ItemState icon_button(Ui& ui, const Item& item, const Rect& rect, Icon icon, std::string_view label,
                      const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, label, style);
  const Look look = look_of(ui, style, state);
  if (style.enabled) draw_button_surface(ui, rect, look);
  const bool quiet = style.enabled && style.surface == ButtonStyle::Surface::card && !state.hot();
  draw_icon(ui.canvas(), icon, centre(rect), quiet ? ui.theme.text2 : look.icon);
  return state;
}

ItemState icon_text_button(Ui& ui, const Item& item, const Rect& rect, Icon icon,
                           std::string_view words, const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, words, style);
  const Look look = look_of(ui, style, state);
  draw_button_surface(ui, rect, look);
  const float middle = rect.y + rect.height / 2;
  const float icon_middle = rect.x + 11 + style.icon_width / 2;
  draw_icon(ui.canvas(), icon, {icon_middle, middle}, look.icon);
  const float left = icon_middle + 5 + style.icon_width / 2;
  ui.canvas().text_in({left, middle}, right(rect) - button_margin - left, words,
                      {style.size, style.weight, look.words});
  return state;
}

namespace {

// Of their words, as wide as the heavier weight, so that nothing shifts when one is chosen.
std::vector<float> word_widths(Ui& ui, std::span<const Choice> choices, FontSize size) {
  std::vector<float> widths;
  for (const Choice& choice : choices)
    widths.push_back(ui.canvas().text_width(choice.words, size, Weight::semibold));
  return widths;
}

constexpr float trough = 2;  // around the segments

}  // namespace

float segments_width(Ui& ui, std::span<const Choice> choices, FontSize size) {
  float width = 2 * trough;
  for (const float words : word_widths(ui, choices, size)) width += words + 2 * button_margin;
  return width;
}

void segments(Ui& ui, const Rect& rect, std::span<const Choice> choices, MirrorItem::Kind kind,
              FontSize size) {
  Canvas& canvas = ui.canvas();
  canvas.fill(rect, ui.theme.raised, 8);
  if (segments_width(ui, choices, size) > rect.width) size = FontSize::caption;
  std::vector<float> needs = word_widths(ui, choices, size);
  for (float& need : needs) need += 2 * button_margin;
  const std::vector<float> widths = part_widths(needs, rect.width - 2 * trough);
  float x = rect.x + trough;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    const Rect part{x, rect.y + trough, widths[i], rect.height - 2 * trough};
    x += widths[i];
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
    canvas.text_in(centre(part), part.width - button_margin, choice.words,
                   {size, choice.active ? Weight::semibold : Weight::regular,
                    strong ? ui.theme.text : ui.theme.text2, Align::centre});
  }
}

void tabs(Ui& ui, const Rect& rect, std::span<const Choice> choices) {
  constexpr float usual_edge = 20, least_edge = 12, usual_gap = 26;
  Canvas& canvas = ui.canvas();
  separator(ui, rect.x, bottom(rect) - 1, rect.width);
  const std::vector<float> widths = word_widths(ui, choices, FontSize::body);
  const auto gaps = static_cast<float>(widths.size() - 1);
  const float room = rect.width - std::accumulate(widths.begin(), widths.end(), 0.0F);
  const bool roomy = room >= 2 * usual_edge + gaps * usual_gap;
  const float gap = roomy ? usual_gap : (room - 2 * least_edge) / gaps;
  const float reach = std::min(8.0F, gap / 2);
  float x = rect.x + (roomy ? usual_edge : least_edge);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    const float width = widths[i];
    const Rect part{x - reach, rect.y + 4, width + 2 * reach, rect.height - 8};
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
    x += width + gap;
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
  const bool below = bottom(near) + 2 * edge + height <= page.css_height;
  const Rect box =
      within_page({centre(near).x - width / 2, below ? bottom(near) + edge : near.y - edge - height,
                   width, height},
                  page);
  canvas.fill(box, ui.theme.surface, 12);
  canvas.outline(box, ui.theme.line, 12, 1);
  canvas.paragraph({box.x + padding, box.y + 7}, room, words, style, line_height);
}

}  // namespace kanzen::app

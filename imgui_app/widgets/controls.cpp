#include "imgui_app/widgets/controls.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "engine/picture/marks.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/fitting.hpp"

namespace kanzen::app {
namespace {

constexpr float button_margin = 8;  // CSS pixels, at least, on each side of the words

struct ButtonColors {
  Color fill, edge, words, icon;
  bool filled = true, edged = false, dashed = false;
};

// The look of a disabled button: without a fill and, if it has words, with a dashed border.  Its
// shape differs too, so that no theme relies on colour alone.
ButtonColors disabled_colors(const Theme& theme) {
  return {theme.surface, theme.line, theme.text2, theme.strong, false, false, true};
}

ButtonColors colors_of(const Ui& ui, const ButtonStyle& style, const ItemState& item) {
  const Theme& theme = ui.theme;
  using Surface = ButtonStyle::Surface;
  if (!style.enabled) return disabled_colors(theme);
  ButtonColors colors{theme.raised, theme.line, theme.text, theme.text};
  const auto colored = [&](Color fill, Color edge, Color words, bool filled, bool edged) {
    colors = {fill, edge, words, words, filled, edged};
  };
  if (style.surface == Surface::card) colored(theme.surface, theme.line, theme.text, true, true);
  if (style.surface == Surface::bare) colored(theme.raised, theme.line, theme.text2, false, false);
  if (style.surface == Surface::accent)
    colored(theme.accent, theme.accent, theme.on_accent, true, false);
  if (style.surface == Surface::warning)
    colored(theme.warn_soft, theme.warn, theme.warn, true, true);
  if (style.active) colored(theme.accent_soft, theme.accent, theme.accent, true, true);
  if (style.icon_color) colors.icon = *style.icon_color;
  if (item.hovered) {
    colors.filled = true;
    colors.fill = mix(colors.fill, theme.strong, colors.words == theme.on_accent ? 0.0F : 0.14F);
  }
  if (item.held) colors.fill = mix(colors.fill, theme.strong, 0.12F);
  return colors;
}

void draw_button_surface(Ui& ui, const Rect& rect, const ButtonColors& colors) {
  constexpr float radius = 8;
  if (colors.filled) ui.canvas().fill(rect, colors.fill, radius);
  if (colors.edged) ui.canvas().outline(rect, colors.edge, radius, 1);
  if (colors.dashed) ui.canvas().dashed_outline(rect, colors.edge, radius, 1);
}

ItemState button_item(Ui& ui, const ItemId& item, const Rect& rect, std::string_view label,
                      const ButtonStyle& style) {
  return ui.item({.item = item,
                  .label = std::string(style.label.empty() ? label : style.label),
                  .rect = rect,
                  .kind = style.kind,
                  .enabled = style.enabled,
                  .active = style.active});
}

}  // namespace

void card(Ui& ui, const Rect& rect, bool emphasised) {
  ui.canvas().fill(rect, ui.theme.surface, 14);
  ui.canvas().outline(rect, emphasised ? ui.theme.strong : ui.theme.line, 14,
                      emphasised ? 1.5F : 1.0F);
}

void separator(Ui& ui, float x, float y, float width) {
  ui.canvas().fill({x, y, width, 1}, ui.theme.line);
}

float draw_heading(Ui& ui, const Rect& area, float y, std::string_view words, float height) {
  ui.canvas().text({area.x, y + 16}, words, ui.heading());
  return y + height;
}

float draw_paragraph(Ui& ui, const std::string& id, const Rect& area, std::string_view words,
                     const TextStyle& style, float line_height) {
  const float height =
      ui.canvas().paragraph({area.x, area.y}, area.width, words, style, line_height);
  ui.mirror_text(id, words, {area.x, area.y, area.width, height});
  return height;
}

float button_width(Ui& ui, std::string_view words, const ButtonStyle& style, bool with_icon) {
  return ui.canvas().text_width(words, style.size, style.weight) + 24 + (with_icon ? 20.0F : 0.0F);
}

ItemState text_button(Ui& ui, const ItemId& item, const Rect& rect, std::string_view words,
                      const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, words, style);
  const ButtonColors colors = colors_of(ui, style, state);
  draw_button_surface(ui, rect, colors);
  ui.canvas().text_in(centre(rect), rect.width - 2 * button_margin, words,
                      {style.size, style.weight, colors.words, Align::centre});
  return state;
}

ItemState icon_button(Ui& ui, const ItemId& item, const Rect& rect, Icon icon,
                      std::string_view label, const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, label, style);
  const ButtonColors colors = colors_of(ui, style, state);
  if (style.enabled) draw_button_surface(ui, rect, colors);
  const bool quiet = style.enabled && style.surface == ButtonStyle::Surface::card && !state.hot();
  draw_icon(ui.canvas(), icon, centre(rect), quiet ? ui.theme.text2 : colors.icon);
  return state;
}

ItemState icon_text_button(Ui& ui, const ItemId& item, const Rect& rect, Icon icon,
                           std::string_view words, const ButtonStyle& style) {
  const ItemState state = button_item(ui, item, rect, words, style);
  const ButtonColors colors = colors_of(ui, style, state);
  draw_button_surface(ui, rect, colors);
  const float middle = rect.y + rect.height / 2;
  const float icon_middle = rect.x + 11 + style.icon_width / 2;
  draw_icon(ui.canvas(), icon, {icon_middle, middle}, colors.icon);
  const float left = icon_middle + 5 + style.icon_width / 2;
  ui.canvas().text_in({left, middle}, right(rect) - button_margin - left, words,
                      {style.size, style.weight, colors.words});
  return state;
}

Rect fitted_button(Ui& ui, const ItemId& item, Point corner, std::string_view words,
                   const ButtonStyle& style, Align align) {
  const float width = button_width(ui, words, style);
  const float left = align == Align::right ? corner.x - width : corner.x;
  const Rect rect{left, corner.y, width, ui.control_height()};
  text_button(ui, item, rect, words, style);
  return rect;
}

void ButtonRows::add(const ItemId& item, std::string_view words, const ButtonStyle& style) {
  constexpr float gap = 8;
  const float width = std::min(button_width(ui_, words, style), area_.width);
  if (next_.x > area_.x && next_.x + width > right(area_)) {
    next_ = {area_.x, next_.y + height_ + gap};
  }
  text_button(ui_, item, {next_.x, next_.y, width, height_}, words, style);
  next_.x += width + gap;
}

void list_row(Ui& ui, const ShownItem& row) {
  const ItemState item = ui.item(row);
  if (row.active) ui.canvas().fill(row.rect, ui.theme.accent_soft, 8);
  if (item.hovered && !row.active) ui.canvas().fill(row.rect, ui.theme.raised, 8);
}

Rect cancel_button(Ui& ui, const ItemId& item, Point upper_right) {
  return fitted_button(ui, item, upper_right, ui.words(word::cancel), {}, Align::right);
}

namespace {

// Widths of the words in semibold, so that nothing moves when another choice becomes active.
std::vector<float> word_widths(Ui& ui, std::span<const Choice> choices, FontSize size) {
  std::vector<float> widths;
  for (const Choice& choice : choices)
    widths.push_back(ui.canvas().text_width(choice.words, size, Weight::semibold));
  return widths;
}

constexpr float trough = 2;  // CSS pixels of background around the segments

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
                                    .active = choice.active,
                                    .arrows = true});
    const float middle = rect.y + rect.height / 2 + 1;
    canvas.text({x + width / 2, middle}, choice.words,
                {FontSize::body, choice.active ? Weight::semibold : Weight::regular,
                 choice.active || item.hot() ? ui.theme.text : ui.theme.text2, Align::centre});
    if (choice.active) canvas.capsule({x - 2, bottom(rect) - 3, width + 4, 3}, ui.theme.accent);
    x += width + gap;
  }
}

namespace {

constexpr float track_width = 32, track_height = 18, track_gap = 10;

// `words_at`: the left edge of the words, which end at the switch if they have this width.
void draw_toggle(Ui& ui, const ItemId& item, Point right_middle, std::string_view words, bool on,
                 float words_at) {
  Canvas& canvas = ui.canvas();
  const Rect track{right_middle.x - track_width, right_middle.y - track_height / 2, track_width,
                   track_height};
  const Rect whole = from_corners(words_at - 6, track.y - 8, right(track) + 4, bottom(track) + 8);
  const ItemState state = ui.item({.item = item,
                                   .label = std::string(words),
                                   .rect = whole,
                                   .kind = MirrorItem::Kind::toggle,
                                   .active = on});
  const float at = ui.animate(item, on ? 1.0F : 0.0F, toggle_seconds);
  canvas.text_in({words_at, right_middle.y}, track.x - track_gap - words_at, words,
                 {FontSize::body, Weight::regular, state.hot() ? ui.theme.text : ui.theme.text2});
  canvas.capsule(track, mix(ui.theme.strong, ui.theme.accent, at));
  const Color knob = mix(ui.theme.surface, ui.theme.on_accent, at);
  canvas.disc({track.x + 9 + at * (track_width - 18), right_middle.y}, 6, knob);
}

}  // namespace

void toggle(Ui& ui, const ItemId& item, Point right_middle, std::string_view words, bool on) {
  const float label = ui.canvas().text_width(words, FontSize::body);
  draw_toggle(ui, item, right_middle, words, on, right_middle.x - track_width - track_gap - label);
}

void toggle_row(Ui& ui, const ItemId& item, const Rect& row, std::string_view words, bool on) {
  draw_toggle(ui, item, {right(row), centre(row).y}, words, on, row.x);
}

float value_chip_width(Ui& ui, std::optional<Value> value, const ChipStyle& style) {
  const std::string figure =
      value ? format_distance_number(*value, shown_unit(ui.state)) : std::string("...");
  return kanzen::value_chip_width(ui.canvas(), figure, style);
}

void value_chip(Ui& ui, const Rect& rect, std::optional<Value> value, const ChipStyle& style) {
  Canvas& canvas = ui.canvas();
  if (value) {
    return draw_value_chip(canvas, ui.theme, rect,
                           {value->outcome, format_distance_number(*value, shown_unit(ui.state))},
                           style);
  }
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  canvas.fill(rect, style.soft ? ui.theme.draw_soft : ui.theme.surface, radius);
  if (!style.soft) canvas.outline(rect, ui.theme.line, radius, 1);
  canvas.text(centre(rect), "...", {style.size, Weight::semibold, ui.theme.text2, Align::centre});
}

void progress_bar(Ui& ui, const Rect& rect, std::uint64_t part, std::uint64_t whole) {
  progress_bar(ui, rect,
               static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(whole, 1)));
}

void progress_bar(Ui& ui, const Rect& rect, double share) {
  ui.canvas().capsule(rect, ui.theme.raised);
  const float width = std::max(rect.height, rect.width * static_cast<float>(share));
  ui.canvas().capsule({rect.x, rect.y, width, rect.height}, ui.theme.accent);
}

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

void draw_figure_button(Ui& ui, FigureKind kind, const Rect& rect, ButtonStyle::Surface surface) {
  constexpr std::array names{word::save_board, word::save_tree, word::save_plot,
                             word::save_histogram};
  const std::string_view words = ui.words(names[static_cast<std::size_t>(kind)]);
  const ItemState state =
      icon_button(ui, figure_item(kind), rect, Icon::picture, words, {.surface = surface});
  if (state.hovered && !ui.touch()) tooltip(ui, rect, words);
}

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper) {
  constexpr float number_width = 40;
  const float middle = row.y + row.height / 2;
  const float size = ui.control_height();
  ui.canvas().text({row.x, middle}, stepper.name, ui.body());
  const Rect more{right(row) - size, middle - size / 2, size, size};
  const Rect less = moved(more, -number_width - size, 0);
  icon_button(ui, stepper.less, less, Icon::minus, fill(ui.words(word::one_less), {stepper.name}),
              {.enabled = stepper.can_decrease});
  icon_button(ui, stepper.more, more, Icon::plus, fill(ui.words(word::one_more), {stepper.name}),
              {.enabled = stepper.can_increase});
  ui.canvas().text({more.x - number_width / 2, middle}, stepper.number, ui.heading(Align::centre));
  ui.mirror_text(stepper.id, std::string(stepper.name) + ": " + stepper.number, row);
}

namespace {

float sign_radius(const ChipStyle& style) {
  return style.size == FontSize::figure ? 7.5F : style.size == FontSize::body ? 6.0F : 4.5F;
}

constexpr float chip_margin = 11,
                space = 7;  // CSS pixels at both ends, and between sign and figure

}  // namespace

float score_chip_width(Ui& ui, const ScoreLead& lead, const ChipStyle& style) {
  const std::string figure = format_score_lead(ui.state.session->info(), lead);
  return 2 * chip_margin + 2 * sign_radius(style) + space +
         ui.canvas().text_width(figure, style.size, Weight::semibold);
}

void score_chip(Ui& ui, const Rect& rect, const ScoreLead& lead, const ChipStyle& style,
                bool pointed) {
  Canvas& canvas = ui.canvas();
  const Outcome outcome = outcome_of(lead, ui.state.session->board().to_move);
  const Color color = outcome_color(ui.theme, outcome);
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  canvas.fill(rect, style.soft ? outcome_soft_color(ui.theme, outcome) : ui.theme.surface, radius);
  if (pointed)
    canvas.outline(rect, ui.theme.accent, radius, 2);
  else if (!style.soft)
    canvas.outline(rect, ui.theme.line, radius, 1);
  const std::string figure = format_score_lead(ui.state.session->info(), lead);
  const float sign = sign_radius(style);
  const float used = 2 * sign + space + canvas.text_width(figure, style.size, Weight::semibold);
  const float left = style.soft ? rect.x + chip_margin : centre(rect).x - used / 2;
  draw_sign(canvas, {left + sign, centre(rect).y}, sign, outcome, color);
  canvas.text({left + 2 * sign + space, centre(rect).y}, figure,
              {style.size, Weight::semibold, color});
}

namespace {

constexpr float dialog_head = 64;
constexpr float dialog_padding = 24;

void draw_head(Ui& ui, const Rect& box, std::string_view heading) {
  const float middle = box.y + 36;
  ui.canvas().text({box.x + dialog_padding, middle}, heading,
                   {FontSize::figure, Weight::semibold, ui.theme.text});
  const float size = ui.control_height();
  icon_button(ui, "button-close", {right(box) - size - 14, middle - size / 2, size, size},
              Icon::close, ui.words(word::close), {.surface = ButtonStyle::Surface::bare});
}

}  // namespace

void draw_dialog(Ui& ui, const Dialog& dialog) {
  const Environment& env = ui.state.environment;
  const Rect page{0, 0, env.css_width, env.css_height};
  ui.begin_layer(dialog.name, page, Ui::Layer::modal);
  ui.canvas().fill(page, ui.theme.shadow, 0, 0.45F);
  const float head = dialog_head + dialog.top_height;
  const float side = dialog.side_width > 0 ? dialog.side_width + dialog_padding : 0;
  const float around_content = head + dialog.foot_height;
  const float known = ui.memory().heights[dialog.name];  // height of the content in the last frame
  const float room = std::max(env.css_height - 24, around_content + dialog.least_content);
  const Rect box = around(centre(page), std::min(env.css_width - 32, dialog.width),
                          std::min(known + around_content, room));
  card(ui, box);
  draw_head(ui, box, dialog.heading);
  const Rect view{box.x + side, box.y + head, box.width - side, box.height - around_content};
  if (dialog.top_height > 0)
    dialog.draw_fixed(ui, {box.x + dialog_padding, box.y + dialog_head,
                           box.width - 2 * dialog_padding, dialog.top_height});
  if (side > 0)
    dialog.draw_fixed(ui, {box.x + dialog_padding, view.y, dialog.side_width, view.height});
  const float scrolled = ui.begin_scroll(dialog.name, view);
  const float used = dialog.draw_content(
      ui, {view.x + dialog_padding, view.y - scrolled, view.width - 2 * dialog_padding, 0});
  ui.end_scroll(dialog.name, view, used);
  if (dialog.draw_foot) dialog.draw_foot(ui, {box.x, bottom(view), box.width, dialog.foot_height});
  ui.shield(box);
  ui.item({.item = dialog.toggle,
           .label = std::string(ui.words(word::close)),
           .rect = page,
           .focusable = false});
  ui.end_layer();
}

void draw_text_field(Ui& ui, const Rect& rect, const TextField& field) {
  ui.canvas().fill(rect, ui.theme.bg, 8);
  ui.canvas().outline(rect, field.wrong ? ui.theme.warn : ui.theme.strong, 8, field.wrong ? 2 : 1);
  ui.item({.item = "field-text",
           .label = std::string(field.label),
           .rect = rect,
           .kind = field.covered ? MirrorItem::Kind::text : MirrorItem::Kind::field,
           .active = field.wrong,
           .value = field.value});
}

float draw_notice(Ui& ui, const Rect& area, const Notice& notice) {
  Canvas& canvas = ui.canvas();
  const float indent = notice.warning ? 28.0F : 0.0F;
  if (notice.warning) {
    draw_warning(canvas, {area.x + 10, area.y + 13}, 20, ui.theme.warn, ui.theme.warn_soft);
  }
  float y = area.y + 8 +
            canvas.paragraph({area.x + indent, area.y + 3}, area.width - indent, notice.heading,
                             ui.heading(), 22);
  y += canvas.paragraph(
      {area.x, y}, area.width, notice.detail,
      {FontSize::body, Weight::regular, notice.warning ? ui.theme.text : ui.theme.text2}, 24);
  ui.mirror_text("notice", std::string(notice.heading) + ". " + notice.detail,
                 {area.x, area.y, area.width, y - area.y});
  if (notice.button.empty()) return y - area.y;
  ButtonRows buttons(ui, {area.x, y + 8, area.width, 0}, ui.control_height());
  buttons.add(notice.button, notice.action,
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  if (!notice.other_button.empty()) buttons.add(notice.other_button, notice.other_action);
  return buttons.end() - area.y;
}

float draw_notice_card(Ui& ui, const Rect& area, const Notice& notice) {
  return draw_card_around(ui, area, notice.warning ? CardTone::warning : CardTone::plain,
                          [&](const Rect& inner) { return draw_notice(ui, inner, notice); });
}

float CardRow::finish() {
  underlay_.begin();
  const Theme& theme = ui_.theme;
  const std::array<std::pair<Color, Color>, 3> colors{
      {{theme.surface, theme.line}, {theme.warn_soft, theme.warn}, {theme.win_soft, theme.win}}};
  for (const auto& [area, tone] : cards_) {
    const Rect card{area.x, area.y, area.width, height_};
    const auto& [fill, edge] = colors[static_cast<std::size_t>(tone)];  // by CardTone
    ui_.canvas().fill(card, fill, 12);
    ui_.canvas().outline(card, edge, 12, 1);
  }
  return height_;
}

float draw_quiet_line(Ui& ui, const Rect& area, const QuietLine& line) {
  Canvas& canvas = ui.canvas();
  const TextStyle quiet = ui.caption();
  const float height = ui.control_height();
  const ButtonStyle style{.surface = ButtonStyle::Surface::card, .size = FontSize::caption};
  const float text_width = canvas.text_width(line.words, quiet.size);
  const float wanted = line.button.empty() ? 0 : button_width(ui, line.action, style);
  canvas.text({area.x, area.y + height / 2}, canvas.fitted(line.words, area.width, quiet), quiet);
  ui.mirror_text(line.id, line.words, {area.x, area.y, area.width, height});
  if (line.button.empty()) return height;
  const bool one_row = text_width + 16 + wanted <= area.width;
  const Rect button{one_row ? area.x + text_width + 16 : area.x, area.y + (one_row ? 0 : height),
                    std::min(wanted, area.width), height};
  text_button(ui, line.button, button, line.action, style);
  return bottom(button) - area.y;
}

}  // namespace kanzen::app

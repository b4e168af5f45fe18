// The bar: logo and name, game and rules, modes, language, link, theme, help.
#include <algorithm>
#include <array>
#include <string_view>

#include "imgui_app/app/panels.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

void draw_background(Ui& ui, const Rect& bar) {
  ui.canvas().fill(bar, ui.theme.surface);
  separator(ui, bar.x, bottom(bar) - 1, bar.width);
}

const ButtonStyle bare{.surface = ButtonStyle::Surface::bare};

// Draws an icon button with a tooltip.  After a copy it shows a check mark and `done` for a moment.
void draw_hinted_button(Ui& ui, const Rect& rect, const char* button, Icon icon,
                        std::string_view label, Words done, const ButtonStyle& style) {
  const bool copied = has_copied(ui.state, button);
  const ItemState item = icon_button(ui, button, rect, copied ? Icon::check : icon, label, style);
  if (item.hovered && !ui.touch()) tooltip(ui, rect, copied ? ui.words(done) : label);
}

constexpr float bar_edge = 24;  // CSS pixels at the left and right end
constexpr float name_at = 64;   // x coordinate, right of the logo
constexpr float part_gap = 16;  // CSS pixels between the parts of the bar, at least

// The page's name after the logo: nothing, "Kanzen", or the Japanese name too.
enum class PageName { none, latin, native_too };

// The parts that the bar shows: as many as fit.
struct Fit {
  PageName name = PageName::none;
  bool rules = false;
  Rect game{}, modes{};
};

float name_width(Ui& ui, PageName name) {
  if (name == PageName::none) return 0;
  Canvas& canvas = ui.canvas();
  const float latin =
      canvas.text_width(ui.words(word::product), FontSize::figure, Weight::semibold);
  if (name == PageName::latin) return latin;
  return latin + 9 + canvas.text_width(ui.words(word::product_native), FontSize::caption);
}

float language_width(Ui& ui) {
  return ui.canvas().text_width(ui.words(word::other_language), FontSize::body) + 16;
}

// Returns the x coordinate where the language button and the icons start.
float icons_at(Ui& ui, const Rect& bar) {
  return right(bar) - bar_edge - 3 * 44 - 4 - language_width(ui);
}

float game_width(Ui& ui, bool rules) {
  const GameInfo& info = ui.state.session->info();
  const Canvas& canvas = ui.canvas();
  float width =
      52 + canvas.text_width(game_title(ui.language(), info), FontSize::body, Weight::semibold);
  if (rules)
    width += 8 + canvas.text_width(sizes_and_rules(ui.language(), info), FontSize::caption);
  return width;
}

// Chooses what fits.  The mode control takes the width that the game button leaves.
Fit fit_of(Ui& ui, const Rect& bar) {
  constexpr float widest_modes = 300;
  constexpr std::array choices{Fit{PageName::native_too, true}, Fit{PageName::native_too, false},
                               Fit{PageName::latin, false}, Fit{PageName::none, false}};
  const float least_modes = segments_width(ui, mode_choices(ui));
  const float end = icons_at(ui, bar) - part_gap;
  const float top = bar.height / 2 - 18;
  Fit fit;
  for (const Fit& choice : choices) {
    fit = choice;
    fit.game = {name_at + name_width(ui, fit.name), top, game_width(ui, fit.rules), 36};
    if (fit.name != PageName::none) fit.game.x += part_gap;
    fit.modes = {0, top, end - part_gap - right(fit.game), 36};
    if (fit.modes.width >= least_modes) break;
  }
  fit.modes.width = std::clamp(fit.modes.width, least_modes, std::max(widest_modes, least_modes));
  const float latest = end - fit.modes.width;
  fit.game.width = std::min(fit.game.width, latest - part_gap - fit.game.x);
  // On a wide page the mode control is centred over the board's column.
  const float wanted = bar.width * 0.525F - fit.modes.width / 2;
  fit.modes.x = std::clamp(wanted, std::min(right(fit.game) + part_gap, latest), latest);
  return fit;
}

void draw_page_name(Ui& ui, const Layout& layout, PageName name) {
  Canvas& canvas = ui.canvas();
  const float middle = layout.bar.height / 2;
  draw_product_mark(canvas, ui.theme, {40, middle - 2}, 46);
  if (name == PageName::none) return;
  canvas.text({name_at, middle}, ui.words(word::product),
              {FontSize::figure, Weight::semibold, ui.theme.text});
  if (name == PageName::latin) return;
  canvas.text({name_at + name_width(ui, PageName::latin) + 9, middle + 1},
              ui.words(word::product_native), ui.caption());
}

void draw_game_button(Ui& ui, const Fit& fit) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const std::string title = game_title(ui.language(), info);
  const std::string detail = sizes_and_rules(ui.language(), info);
  const TextStyle style = ui.heading();
  const Rect& rect = fit.game;
  const float middle = centre(rect).y;
  const ItemState item =
      ui.item({.item = "button-game",
               .label = std::string(ui.words(word::game_menu)) + ": " + title + ", " + detail,
               .rect = rect,
               .active = ui.state.open.popup == "game menu"});
  const Color face = item.hovered ? mix(ui.theme.raised, ui.theme.strong, 0.14F) : ui.theme.raised;
  canvas.fill(rect, face, 8);
  canvas.text_in({rect.x + 14, middle}, rect.width - 52, title, style);
  if (fit.rules) {
    canvas.text({rect.x + 22 + canvas.text_width(title, style.size, style.weight), middle}, detail,
                ui.caption());
  }
  draw_icon(canvas, Icon::chevron_down, {right(rect) - 18, middle}, ui.theme.text2);
}

void draw_bar_icons(Ui& ui, const Layout& layout) {
  const float middle = layout.bar.height / 2;
  const float right_edge = right(layout.bar) - 24;
  const ButtonStyle card_style{.surface = ButtonStyle::Surface::card};
  const auto place = [&](int from_right) {
    return Rect{right_edge - 36 - 44 * static_cast<float>(from_right), middle - 18, 36, 36};
  };
  const Words& theme_label = ui.theme.dark ? word::to_light : word::to_dark;
  draw_hinted_button(ui, place(2), "button-link", Icon::link, ui.words(word::copy_link),
                     word::link_copied, card_style);
  draw_hinted_button(ui, place(1), "button-theme", ui.theme.dark ? Icon::moon : Icon::sun,
                     ui.words(theme_label), theme_label, card_style);
  const ItemState help = ui.item(
      {.item = "button-help", .label = std::string(ui.words(word::help)), .rect = place(0)});
  const Color face =
      help.hovered ? mix(ui.theme.surface, ui.theme.strong, 0.14F) : ui.theme.surface;
  ui.canvas().fill(place(0), face, 8);
  ui.canvas().outline(place(0), ui.theme.line, 8, 1);
  ui.canvas().text(centre(place(0)), "?",
                   {FontSize::figure, Weight::semibold, ui.theme.text2, Align::centre});
  if (help.hovered && !ui.touch()) tooltip(ui, place(0), ui.words(word::help));
}

}  // namespace

std::array<Choice, 3> mode_choices(Ui& ui) {
  const Mode mode = ui.state.view.mode;
  return {Choice{"mode-play", ui.words(word::mode_play), mode == Mode::play},
          Choice{"mode-analyse", ui.words(word::mode_analyse), mode == Mode::analyse},
          Choice{"mode-statistics", ui.words(word::mode_statistics), mode == Mode::statistics}};
}

void draw_bar(Ui& ui, const Layout& layout) {
  draw_background(ui, layout.bar);
  const Fit fit = fit_of(ui, layout.bar);
  draw_page_name(ui, layout, fit.name);
  draw_game_button(ui, fit);
  segments(ui, fit.modes, mode_choices(ui), MirrorItem::Kind::tab);
  text_button(ui, "button-language",
              {icons_at(ui, layout.bar), layout.bar.height / 2 - 18, language_width(ui), 36},
              ui.words(word::other_language), bare);
  draw_bar_icons(ui, layout);
}

void draw_phone_bar(Ui& ui, const Layout& layout) {
  draw_background(ui, layout.bar);
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const float middle = layout.bar.height / 2;
  draw_product_mark(canvas, ui.theme, {32, middle - 2}, 42);
  constexpr float left = 54, button = 44;
  const std::string title = game_title(ui.language(), info);
  const float width = canvas.text_width(title, FontSize::body, Weight::semibold);
  const float title_end = left + width + 30;  // with the arrow after it
  ui.item({.item = "button-game",
           .label = std::string(ui.words(word::game_menu)) + ": " + title,
           .rect = {left - 6, middle - 22, title_end - left + 6, 44},
           .active = ui.state.open.popup == "game menu"});
  canvas.text({left, middle - 11}, ui.words(word::product), ui.caption());
  canvas.text({left, middle + 9}, title, ui.heading());
  draw_icon(canvas, Icon::chevron_down, {left + width + 14, middle + 9}, ui.theme.text2);

  // From the right: the menu, the other mode, and if they fit the link and the rules.
  float x = right(layout.bar) - 10 - button;
  icon_button(ui, "button-menu", {x, middle - 22, button, 44}, Icon::menu, ui.words(word::menu),
              bare);
  const bool playing = ui.state.view.mode == Mode::play;
  const std::string_view mode = ui.words(playing ? word::mode_analyse : word::mode_play);
  const float mode_width = button_width(ui, mode);
  if (x - mode_width - button >= title_end) {
    x -= button;
    const bool copied = has_copied(ui.state, "button-link");
    icon_button(ui, "button-link", {x, middle - 22, button, 44}, copied ? Icon::check : Icon::link,
                ui.words(word::copy_link), bare);
  }
  x -= mode_width;
  text_button(ui, playing ? "mode-analyse" : "mode-play", {x, middle - 18, mode_width, 36}, mode);
  const std::string size = size_label(ui.language(), info);
  for (const std::string& detail : {sizes_and_rules(ui.language(), info), size}) {
    if (title_end + canvas.text_width(detail, FontSize::caption) > x - 8) continue;
    canvas.text({title_end, middle + 9}, detail, ui.caption());
    break;
  }
}

// The panel's foot: the position's notation with buttons that copy it and the link.  Below it, if
// the game has a second common notation, the position in that.  For a moment after copying, the
// button confirms it.

namespace {

constexpr float first_row = 50;

float button_size(const Ui& ui) { return ui.touch() ? 44.0F : 32.0F; }

// Returns the place of a square button at the right end of a row, `from_right` buttons from its
// edge.
Rect button_place(const Ui& ui, const Rect& row, float from_right) {
  const float size = button_size(ui);
  return {right(row) + 6 - size - from_right * (size + 2), centre(row).y - size / 2, size, size};
}

// Returns the x coordinate where the notation starts.
float draw_notation(Ui& ui, const Rect& row, std::string_view label, const std::string& notation,
                    float buttons) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  canvas.text({row.x, middle}, label, ui.caption());
  const float left = row.x + canvas.text_width(label, FontSize::caption) + 13;
  const TextStyle style = ui.body();
  const float room = button_place(ui, row, buttons - 1).x - left - 6;
  canvas.text({left, middle}, canvas.fitted(notation, room, style), style);
  return left;
}

}  // namespace

float position_foot_height(const Ui& ui) {
  return first_row + (shown_notation(ui.state) ? button_size(ui) + 4 : 0);
}

void draw_position_foot(Ui& ui, const Rect& rect) {
  const Rect row{rect.x, rect.y, rect.width, first_row};
  const Rect copy = button_place(ui, row, 1);
  draw_hinted_button(ui, copy, "button-copy-position", Icon::copy, ui.words(word::copy),
                     word::copied, bare);
  draw_hinted_button(ui, button_place(ui, row, 0), "button-copy-link", Icon::link,
                     ui.words(word::copy_link), word::link_copied, bare);
  const Rect figure = button_place(ui, row, 2);
  const bool has_figure = !ui.state.draft;
  if (has_figure) draw_figure_button(ui, FigureKind::position, figure, ButtonStyle::Surface::bare);
  const float left = draw_notation(ui, row, ui.words(word::position), shown_position(ui.state),
                                   has_figure ? 3 : 2);
  const Rect field{left - 4, centre(row).y - 14, (has_figure ? figure : copy).x - left, 28};
  const ItemState hovered = ui.item({.item = "text-position",
                                     .label = std::string(ui.words(word::paste_hint)),
                                     .rect = field,
                                     .kind = MirrorItem::Kind::text,
                                     .focusable = false});
  if (hovered.hovered && !ui.touch()) tooltip(ui, field, ui.words(word::paste_hint));
  const auto shared = shown_notation(ui.state);
  if (!shared) return;
  const Rect second{rect.x, rect.y + first_row - 8, rect.width, button_size(ui) + 4};
  draw_notation(ui, second, shared->name, shared->text, 2);
  ui.mirror_text("notation", shared->name + ' ' + shared->text, second);
  draw_hinted_button(ui, button_place(ui, second, 1), "button-copy-notation", Icon::copy,
                     fill(ui.words(word::copy_as), {shared->name}), word::copied, bare);
}

}  // namespace kanzen::app

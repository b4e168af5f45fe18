// The bar: mark and name, game and rules, the three modes, language, link, theme, help.
#include <array>

#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

void draw_background(Ui& ui, const Rect& bar) {
  ui.canvas().fill(bar, ui.theme.surface);
  separator(ui, bar.x, bottom(bar) - 1, bar.width);
}

constexpr float narrow_bar = 960;  // below: no rules beside the game's name
constexpr float tight_bar = 800;   // below: no second name of the page either

float draw_name(Ui& ui, const Layout& layout) {
  Canvas& canvas = ui.canvas();
  const float middle = layout.bar.height / 2;
  draw_product_mark(canvas, ui.theme, {40, middle - 2}, 46);
  canvas.text({64, middle}, ui.words(Text::product),
              {FontSize::figure, Weight::semibold, ui.theme.text});
  const float after =
      64 + canvas.text_width(ui.words(Text::product), FontSize::figure, Weight::semibold);
  if (layout.bar.width < tight_bar) return after;
  canvas.text({after + 9, middle + 1}, ui.words(Text::product_native),
              {FontSize::caption, Weight::regular, ui.theme.text2});
  return after + 9 + canvas.text_width(ui.words(Text::product_native), FontSize::caption);
}

void draw_game_button(Ui& ui, float left, float middle, bool with_rules) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const std::string title = game_title(ui.language(), info);
  const std::string detail = sizes_and_rules(ui.language(), info);
  const float title_width = canvas.text_width(title, FontSize::body, Weight::semibold);
  const float detail_width = with_rules ? canvas.text_width(detail, FontSize::caption) + 8 : 0;
  const Rect rect{left, middle - 18, title_width + detail_width + 52, 36};
  const ItemState item =
      ui.item({.item = ButtonItem{Button::game},
               .label = std::string(ui.words(Text::game_menu)) + ": " + title + ", " + detail,
               .rect = rect,
               .active = ui.state.view.popup == Popup::game_menu});
  const Color face = item.hovered ? mix(ui.theme.raised, ui.theme.strong, 0.14F) : ui.theme.raised;
  canvas.fill(rect, face, 8);
  canvas.text({rect.x + 14, middle}, title, {FontSize::body, Weight::semibold, ui.theme.text});
  if (with_rules) {
    canvas.text({rect.x + 22 + title_width, middle}, detail,
                {FontSize::caption, Weight::regular, ui.theme.text2});
  }
  draw_icon(canvas, Icon::chevron_down, {right(rect) - 18, middle}, ui.theme.text2);
}

std::array<Choice, 3> mode_choices(Ui& ui) {
  const Mode mode = ui.state.view.mode;
  return {Choice{ModeItem{Mode::play}, ui.words(Text::mode_play), mode == Mode::play},
          Choice{ModeItem{Mode::analyse}, ui.words(Text::mode_analyse), mode == Mode::analyse},
          Choice{ModeItem{Mode::statistics}, ui.words(Text::mode_statistics),
                 mode == Mode::statistics}};
}

void draw_bar_icons(Ui& ui, const Layout& layout) {
  const float middle = layout.bar.height / 2;
  const float right_edge = right(layout.bar) - 24;
  const ButtonStyle card_style{.surface = ButtonStyle::Surface::card};
  const auto place = [&](int from_right) {
    return Rect{right_edge - 36 - 44 * static_cast<float>(from_right), middle - 18, 36, 36};
  };
  const bool copied = has_copied(ui.state, Button::link);
  const auto hint = [&](const Rect& rect, const ItemState& item, std::string_view words) {
    if (item.hovered && !ui.touch()) tooltip(ui, rect, words);
  };
  const Text theme_label = ui.theme.dark ? Text::to_light : Text::to_dark;
  const ItemState link =
      icon_button(ui, ButtonItem{Button::link}, place(2), copied ? Icon::check : Icon::link,
                  ui.words(Text::copy_link), card_style);
  hint(place(2), link, ui.words(copied ? Text::link_copied : Text::copy_link));
  const ItemState theme =
      icon_button(ui, ButtonItem{Button::theme}, place(1), ui.theme.dark ? Icon::moon : Icon::sun,
                  ui.words(theme_label), card_style);
  hint(place(1), theme, ui.words(theme_label));
  const ItemState help = ui.item({.item = ButtonItem{Button::help},
                                  .label = std::string(ui.words(Text::help)),
                                  .rect = place(0)});
  const Color face =
      help.hovered ? mix(ui.theme.surface, ui.theme.strong, 0.14F) : ui.theme.surface;
  ui.canvas().fill(place(0), face, 8);
  ui.canvas().outline(place(0), ui.theme.line, 8, 1);
  ui.canvas().text(centre(place(0)), "?",
                   {FontSize::figure, Weight::semibold, ui.theme.text2, Align::centre});
  hint(place(0), help, ui.words(Text::help));
}

void draw_language(Ui& ui, const Layout& layout) {
  const std::string_view words = ui.words(Text::other_language);
  const float width = ui.canvas().text_width(words, FontSize::body) + 16;
  const float right_edge = right(layout.bar) - 24 - 3 * 44 - 8;
  text_button(ui, ButtonItem{Button::language},
              {right_edge - width + 4, layout.bar.height / 2 - 18, width, 36}, words,
              {.surface = ButtonStyle::Surface::bare});
}

}  // namespace

void draw_bar(Ui& ui, const Layout& layout) {
  draw_background(ui, layout.bar);
  const float middle = layout.bar.height / 2;
  const float name_end = draw_name(ui, layout);
  const bool narrow = layout.bar.width < narrow_bar;
  draw_game_button(ui, name_end + (narrow ? 14.0F : 24.0F), middle, !narrow);
  // In the middle of the board's column on a wide page, where the eye is.
  const float width = narrow ? 244.0F : 300.0F;
  const float at = narrow ? right(layout.bar) - 228 - width : layout.bar.width * 0.525F - 150;
  const auto choices = mode_choices(ui);
  segments(ui, {at, middle - 18, width, 36}, choices, MirrorItem::Kind::tab);
  draw_language(ui, layout);
  draw_bar_icons(ui, layout);
}

void draw_phone_bar(Ui& ui, const Layout& layout) {
  draw_background(ui, layout.bar);
  Canvas& canvas = ui.canvas();
  const GameInfo& info = ui.state.session->info();
  const float middle = layout.bar.height / 2;
  draw_product_mark(canvas, ui.theme, {32, middle - 2}, 42);
  const std::string title = game_title(ui.language(), info);
  const float width = canvas.text_width(title, FontSize::figure, Weight::semibold);
  const Rect game{48, middle - 22, width + 36, 44};
  ui.item({.item = ButtonItem{Button::game},
           .label = std::string(ui.words(Text::game_menu)) + ": " + title,
           .rect = game,
           .active = ui.state.view.popup == Popup::game_menu});
  canvas.text({54, middle}, title, {FontSize::figure, Weight::semibold, ui.theme.text});
  draw_icon(canvas, Icon::chevron_down, {54 + width + 14, middle}, ui.theme.text2);
  const ButtonStyle bare{.surface = ButtonStyle::Surface::bare};
  const float right_edge = right(layout.bar) - 10;
  const float detail_x = 54 + width + 32;
  std::string detail = sizes_and_rules(ui.language(), info);
  if (canvas.text_width(detail, FontSize::caption) > right_edge - 96 - detail_x) {
    detail = sizes_words(ui.language(), info);
  }
  if (canvas.text_width(detail, FontSize::caption) <= right_edge - 96 - detail_x) {
    canvas.text({detail_x, middle + 1}, detail,
                {FontSize::caption, Weight::regular, ui.theme.text2});
  }
  const bool copied = has_copied(ui.state, Button::link);
  icon_button(ui, ButtonItem{Button::link}, {right_edge - 92, middle - 22, 44, 44},
              copied ? Icon::check : Icon::link, ui.words(Text::copy_link), bare);
  icon_button(ui, ButtonItem{Button::menu}, {right_edge - 44, middle - 22, 44, 44}, Icon::menu,
              ui.words(Text::menu), bare);
}

}  // namespace kanzen::app

// The dialog that saves a figure: its content, file format and appearance.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "imgui_app/features/files/panels.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float figure_foot = 92;         // height of the button and the note next to it
constexpr float own_caption_height = 60;  // two lines
constexpr float css_pixels_to_an_inch = 96;

float small_heading(Ui& ui, const Rect& area, float y, Words words) {
  ui.canvas().text({area.x, y + 12}, ui.words(words),
                   {FontSize::caption, Weight::semibold, ui.theme.text2});
  return y + 26;
}

float draw_kinds(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  y = small_heading(ui, area, y, word::figure_shows);
  constexpr std::array names{word::figure_board, word::figure_tree,
                             word::figure_plot,  word::figure_histogram,
                             word::figure_film,  word::figure_numbers};  // by FigureKind
  std::vector<Choice> choices;
  for (const FigureKind kind : figure_kinds(ui.state))
    choices.push_back({figure_item(kind), ui.words(names[static_cast<std::size_t>(kind)]),
                       kind == shown_kind(ui.state, dialog)});
  segments(ui, {area.x, y, area.width, ui.control_height()}, choices, MirrorItem::Kind::toggle);
  return y + ui.control_height() + 14;
}

float draw_formats(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  // A film has only one format.
  if (shown_kind(ui.state, dialog) == FigureKind::film) return y;
  y = small_heading(ui, area, y, word::figure_format);
  // Names, the same in both languages, in the order of FigureFormat.
  constexpr std::array names{"SVG", "PNG", "TikZ", "CSV", "LaTeX"};
  std::vector<Choice> choices;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto format = static_cast<FigureFormat>(i);
    choices.push_back({format_item(format), names[i], format == dialog.format});
  }
  segments(ui, {area.x, y, area.width, ui.control_height()}, choices, MirrorItem::Kind::toggle);
  return y + ui.control_height() + 10;
}

// Draws a number between buttons that step through its range.
float draw_number(Ui& ui, const FigureDialog& dialog, const Rect& area, float y,
                  FigureNumber number, std::string_view name, std::string shown) {
  draw_stepper(ui, {area.x, y, area.width, stepper_height},
               {.id = kanzen::name_of(number),
                .name = name,
                .number = std::move(shown),
                .less = number_item(number, -1),
                .more = number_item(number, 1),
                .can_decrease = stepped(ui.state, dialog, number, -1).has_value(),
                .can_increase = stepped(ui.state, dialog, number, 1).has_value()});
  return y + stepper_height;
}

float draw_resolution(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  const unsigned scale = dialog.scale;
  const std::string dpi = std::to_string(static_cast<unsigned>(css_pixels_to_an_inch) * scale);
  const std::string name = std::string(ui.words(word::figure_resolution)) + ": " +
                           fill(ui.words(word::figure_pixels), {std::to_string(scale), dpi});
  return draw_number(ui, dialog, area, y, FigureNumber::scale, name,
                     "\u00D7" + std::to_string(scale));
}

float draw_width(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  const unsigned width = dialog.width;
  return draw_number(
      ui, dialog, area, y, FigureNumber::width, ui.words(word::figure_width),
      width == 0 ? std::string(ui.words(word::automatic_width)) : std::to_string(width));
}

float draw_own_caption(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  y = small_heading(ui, area, y, word::own_caption);
  const Rect field{area.x, y, area.width, own_caption_height};
  draw_text_field(ui, field, {ui.words(word::own_caption), dialog.caption_text});
  return y + own_caption_height + 8;
}

struct FigureSwitch {
  const char* item;
  Words words;
  bool on = false;
};

// Draws switches, in two columns if there is room.  Returns the y coordinate below them.
float draw_switches(Ui& ui, const Rect& area, float y, std::span<const FigureSwitch> switches) {
  constexpr float room_for_two = 460, between = 32;
  const std::size_t columns = area.width >= room_for_two ? 2 : 1;
  const float pitch = (area.width + between) / static_cast<float>(columns);
  const float height = ui.control_height();
  for (std::size_t i = 0; i < switches.size(); ++i) {
    const Rect row{area.x + pitch * static_cast<float>(i % columns),
                   y + height * static_cast<float>(i / columns), pitch - between, height};
    toggle_row(ui, switches[i].item, row, ui.words(switches[i].words), switches[i].on);
  }
  return y + height * static_cast<float>((switches.size() + columns - 1) / columns);
}

float draw_film_numbers(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  const unsigned pause = dialog.film_pause;
  const std::string seconds = std::to_string(pause / 1000) + (pause % 1000 == 0 ? "" : ".5");
  y = draw_number(ui, dialog, area, y, FigureNumber::film_pause, ui.words(word::film_pause),
                  seconds);
  return draw_number(ui, dialog, area, y, FigureNumber::film_width, ui.words(word::film_width),
                     std::to_string(dialog.film_width));
}

// Draws which of the game's parts the figure shows, if there are several.
float draw_part(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  const std::size_t parts = figure_parts(ui.state).size();
  if (parts < 2) return y;
  const MoveNumbers moves = chosen_figure(ui.state, dialog).moves;
  y = draw_number(ui, dialog, area, y, FigureNumber::part,
                  fill(ui.words(word::numbered_moves),
                       {std::to_string(moves.first), std::to_string(moves.last)}),
                  std::to_string(dialog.part));
  toggle_row(ui, "toggle-figure-series", {area.x, y, area.width, ui.control_height()},
             fill(ui.words(word::numbered_series), {std::to_string(parts)}), dialog.series);
  return y + ui.control_height();
}

// Draws the options for this kind and format.
float draw_choices(Ui& ui, const FigureDialog& dialog, const Rect& area, float y) {
  const bool film = shown_kind(ui.state, dialog) == FigureKind::film;
  const FigureFormat format = shown_format(ui.state, dialog);
  if (format == FigureFormat::png) y = draw_resolution(ui, dialog, area, y);
  if (film) y = draw_film_numbers(ui, dialog, area, y);
  if (shown_kind(ui.state, dialog) == FigureKind::numbers) y = draw_part(ui, dialog, area, y);
  std::vector<FigureSwitch> switches;
  const auto add = [&](const char* item, const Words& words, bool on) {
    switches.push_back({item, words, on});
  };
  if (film) add("toggle-film-loop", word::film_loop, dialog.film_loop);
  const bool valued = may_choose_values(ui.state, dialog);
  if (valued) add("toggle-figure-values", word::figure_values, dialog.values);
  if (shown_kind(ui.state, dialog) == FigureKind::tree)
    add("toggle-figure-plies", word::figure_two_plies, dialog.two_plies);
  if (is_table(format)) return draw_switches(ui, area, y, switches);
  if (valued) add("toggle-figure-best-move", word::figure_best_move, dialog.best_move);
  if (may_mark_last_move(ui.state, dialog))
    add("toggle-figure-last-move", word::figure_last_move, dialog.last_move);
  if (may_have_legend(ui.state, dialog))
    add("toggle-figure-legend", word::figure_legend, dialog.legend);
  add("toggle-figure-grey", word::figure_grey, dialog.grey);
  add("toggle-figure-dark", word::figure_dark, dialog.dark);
  if (!film) add("toggle-figure-ground", word::figure_no_ground, dialog.transparent);
  add("toggle-figure-caption", word::figure_caption, dialog.caption);
  add("toggle-figure-code", word::figure_code, dialog.code);
  y = draw_switches(ui, area, y, switches);
  if (!film) y = draw_width(ui, dialog, area, y);
  return draw_own_caption(ui, dialog, area, y);
}

// The width of the preview beside the options; 0 if the figure is no picture or the screen is too
// small for that.
float preview_width(const Ui& ui, const FigureDialog& dialog) {
  const Environment& env = ui.state.environment;
  const bool fits = env.css_width >= 960 && env.css_height >= 560;
  return fits && !is_table(shown_format(ui.state, dialog)) ? 400 : 0;
}

// The height of the preview above the options; 0 if it is beside them, the figure is no picture, or
// the screen is too low for it.
float preview_height(const Ui& ui, const FigureDialog& dialog) {
  constexpr float most = 360, least_options = 120, around_card = 24, heading = 64;
  if (preview_width(ui, dialog) > 0) return 0;
  const float screen = ui.state.environment.css_height;
  const float height = std::min(0.4F * screen, most);
  const float options = screen - around_card - heading - figure_foot - height;
  return is_table(shown_format(ui.state, dialog)) || options < least_options ? 0 : height;
}

// Draws the ground of the preview.  The page shows the picture over it (web/page/mirror.mjs).
void draw_preview(Ui& ui, const FigureDialog& dialog, const Rect& part) {
  const Rect frame{part.x, part.y, part.width, part.height - 12};
  ui.canvas().fill(frame, (dialog.dark ? dark_theme() : light_theme()).bg, 8);
  ui.canvas().outline(frame, ui.theme.line, 8, 1);
  ui.mirror_text("figure-preview", ui.words(word::figure_preview), inset(frame, 8),
                 MirrorItem::Kind::picture);
}

// The reason why the figure cannot be saved, or the result of saving; empty if there is none.
std::string figure_note(const Ui& ui, const FigureDialog& dialog) {
  switch (figure_obstacle(ui.state, dialog)) {
    case FigureObstacle::no_numbers: return std::string(ui.words(word::figure_no_numbers));
    case FigureObstacle::values_pending: return std::string(ui.words(word::figure_values_pending));
    case FigureObstacle::no_values: return std::string(ui.words(word::figure_no_values));
    case FigureObstacle::is_saving: return std::string(ui.words(word::figure_saving));
    case FigureObstacle::none: break;
  }
  if (const auto* saved = dialog.in<FigureDialog::Saved>())
    return fill(ui.words(word::figure_saved), {saved->name});
  return dialog.failed() ? sentence(ui.language(), dialog.failed()->reason) : std::string();
}

void draw_figure_foot(Ui& ui, const FigureDialog& dialog, const Rect& foot) {
  separator(ui, foot.x, foot.y, foot.width);
  const Rect area{foot.x + 24, foot.y + 14, foot.width - 48, foot.height - 28};
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent,
                          .weight = Weight::semibold,
                          .enabled = figure_obstacle(ui.state, dialog) == FigureObstacle::none};
  const std::string_view save = ui.words(word::save_figure);
  const float width = std::max(button_width(ui, save, style), 96.0F);
  text_button(ui, "button-save-figure", {right(area) - width, area.y, width, ui.control_height()},
              save, style);
  const std::string words = figure_note(ui, dialog);
  if (words.empty()) return;
  const Color color = dialog.is<FigureDialog::Failed>()  ? ui.theme.warn
                      : dialog.is<FigureDialog::Saved>() ? ui.theme.win
                                                         : ui.theme.text2;
  draw_paragraph(ui, "figure-remark", {area.x, area.y, area.width - width - 16, 0}, words,
                 {FontSize::caption, Weight::regular, color}, 20);
}

// Returns the height used.
float draw_content(Ui& ui, const FigureDialog& dialog, const Rect& area) {
  const float y = draw_formats(ui, dialog, area, draw_kinds(ui, dialog, area, area.y));
  return draw_choices(ui, dialog, area, y) + 8 - area.y;
}

}  // namespace

// The heading, the preview and the button are fixed; on a low screen the options scroll.
void draw_figure_dialog(Ui& ui, const FigureDialog& dialog) {
  draw_dialog(
      ui,
      {.name = "figure",
       .heading = ui.words(word::save_as_figure),
       .toggle = "button-figure",
       .draw_content = [&](Ui& inner,
                           const Rect& area) { return draw_content(inner, dialog, area); },
       .width = preview_width(ui, dialog) > 0 ? 960.0F : 680.0F,
       .top_height = preview_height(ui, dialog),
       .side_width = preview_width(ui, dialog),
       .draw_fixed = [&](Ui& inner, const Rect& part) { draw_preview(inner, dialog, part); },
       .least_content = 80,
       .foot_height = figure_foot,
       .draw_foot = [&](Ui& inner, const Rect& foot) { draw_figure_foot(inner, dialog, foot); }});
}

}  // namespace kanzen::app

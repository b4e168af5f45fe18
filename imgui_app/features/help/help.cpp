// The help dialog: how to play, what the values mean, how moves are written, and the keys.
#include <array>
#include <vector>

#include "engine/figure/words.hpp"
#include "imgui_app/features/help/help.hpp"
#include "imgui_app/features/help/words.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/text_column.hpp"

namespace kanzen::app {
namespace {

struct Key {
  std::string_view name;  // as printed on keyboards, the same in both languages
  Words description;
};
constexpr std::array all_keys{
    Key{"Left, Right", word::help_arrows},
    Key{"Home, End", word::help_home_end},
    Key{"Tab", word::help_tab},
    Key{"Enter", word::help_enter},
    Key{"Space", word::help_space},
    Key{"PgUp, PgDn", word::help_page},
    Key{"1-9", word::help_digits},
    Key{"S M L", word::help_letters},
    Key{"+ - 0", word::help_zoom},
    Key{"V", word::help_values},
    Key{"H", word::help_hint},
    Key{"Esc", word::help_escape},
    Key{"?", word::help_question},
};
constexpr float key_row_height = 34;
constexpr float key_line_height = 24;
constexpr float key_text_left = 110;  // CSS pixels from the left edge

bool has_hands(const Ui& ui) { return !ui.state.session->board().hands.empty(); }

// Without pieces in hand, no letter selects one.
std::vector<Key> keys_of(const Ui& ui) {
  std::vector<Key> keys(all_keys.begin(), all_keys.end());
  if (!has_hands(ui)) {
    std::erase_if(keys, [](const Key& key) { return key.description == word::help_letters; });
  }
  return keys;
}

// Returns the height of the row.
float draw_key(Ui& ui, Point at, const Key& key, float width) {
  Canvas& canvas = ui.canvas();
  const float cap = canvas.text_width(key.name, FontSize::caption, Weight::semibold) + 16;
  const Rect rect{at.x, at.y + 5, cap, 24};
  canvas.fill(rect, ui.theme.raised, 6);
  canvas.outline(rect, ui.theme.line, 6, 1);
  canvas.text(centre(rect), key.name,
              {FontSize::caption, Weight::semibold, ui.theme.text, Align::centre});
  const std::string_view description = ui.words(key.description);
  const float used = canvas.paragraph({at.x + key_text_left, at.y + 5}, width - key_text_left,
                                      description, ui.quiet(), key_line_height);
  const float height = std::max(key_row_height, used + key_row_height - key_line_height);
  ui.mirror_text("key-" + std::string(key.name),
                 std::string(key.name) + ": " + std::string(description),
                 {at.x, at.y, width, height});
  return height;
}

void draw_playing(TextColumn& column) {
  Ui& ui = column.ui;
  const GameInfo& info = ui.state.session->info();
  column.heading(ui.words(word::help_playing));
  const std::string aim = fill_size_pattern(ui.language(), aim_of(info), info);
  if (!aim.empty()) column.paragraph(aim);
  column.paragraph(ui.words(has_hands(ui) ? word::help_pointer : word::help_place));
  column.paragraph(fill(ui.words(word::help_undo), {ui.words(word::previous)}));
  column.paragraph(fill(ui.words(word::help_rules), {ui.words(word::tab_rules)}));
}

// Returns the height used.
float draw_help_content(Ui& ui, const Rect& area) {
  TextColumn column{ui, "help-text-", area.x, area.width, area.y};
  draw_playing(column);
  column.heading(ui.words(word::help_values_heading));
  for (const Place place : {Place::value_legend, Place::notation_legend})
    column.y += ui.panels->draw(place, ui, {area.x, column.y, area.width, 0});
  column.heading(ui.words(word::help_heading));
  for (const Key& key : keys_of(ui)) column.y += draw_key(ui, {area.x, column.y}, key, area.width);
  fitted_button(ui, "button-licences", {area.x, column.y + 12}, ui.words(word::licences));
  return column.y + 12 + ui.control_height() + 8 - area.y;
}

}  // namespace

Help::Help(const FeatureContext& context) : Feature(context) {
  handle("button-help", [this] { shell_.toggle_popup("help"); });
  handle("button-licences", [this] { platform_.open_address("licences.html"); });
}

// Heading and close button are fixed; on a low screen the content scrolls.
void Help::add_panels(Panels& panels) const {
  panels.add({.place = Place::popup, .name = "help", .draw = [](Ui& ui, const Rect&) {
                draw_dialog(ui, {.name = "help",
                                 .heading = ui.words(word::help),
                                 .toggle = "button-help",
                                 .draw_content = draw_help_content,
                                 .width = 560,
                                 .least_content = key_row_height});
              }});
}

}  // namespace kanzen::app

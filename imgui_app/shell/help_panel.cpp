// Help: the keys, over everything.
#include <algorithm>
#include <array>
#include <vector>

#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/dialog.hpp"

namespace kanzen::app {
namespace {

struct Key {
  std::string_view name;  // as printed on keyboards: the same in both languages
  Text meaning;
};
constexpr std::array all_keys{
    Key{"Left, Right", Text::help_arrows},
    Key{"Home, End", Text::help_home_end},
    Key{"Tab", Text::help_tab},
    Key{"Enter", Text::help_enter},
    Key{"Space", Text::help_space},
    Key{"PgUp, PgDn", Text::help_page},
    Key{"1-9", Text::help_digits},
    Key{"S M L", Text::help_letters},
    Key{"+ - 0", Text::help_zoom},
    Key{"V", Text::help_values},
    Key{"Esc", Text::help_escape},
    Key{"?", Text::help_question},
};
constexpr float key_row_height = 34;
constexpr float key_line_height = 24;
constexpr float meaning_at = 110;  // where they begin

// Where nobody has pieces in hand no letter chooses one.
std::vector<Key> keys_of(const Session& session) {
  std::vector<Key> keys(all_keys.begin(), all_keys.end());
  if (session.board().hands.empty()) {
    std::erase_if(keys, [](const Key& key) { return key.meaning == Text::help_letters; });
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
  const std::string_view meaning = ui.words(key.meaning);
  const float used =
      canvas.paragraph({at.x + meaning_at, at.y + 5}, width - meaning_at, meaning,
                       {FontSize::body, Weight::regular, ui.theme.text2}, key_line_height);
  const float height = std::max(key_row_height, used + key_row_height - key_line_height);
  ui.mirror_text("key-" + std::string(key.name),
                 std::string(key.name) + ": " + std::string(meaning), {at.x, at.y, width, height});
  return height;
}

// Returns the height used.
float draw_keys(Ui& ui, const Rect& area) {
  const Session& session = *ui.state.session;
  float y = area.y;
  for (const Key& key : keys_of(session)) y += draw_key(ui, {area.x, y}, key, area.width);
  const bool hands = !session.board().hands.empty();
  y += 4;
  const std::string_view pointing = ui.words(hands ? Text::help_pointer : Text::help_place);
  const float height_of_words =
      ui.canvas().paragraph({area.x, y}, area.width, pointing,
                            {FontSize::body, Weight::regular, ui.theme.text2}, key_line_height);
  ui.mirror_text("help-pointer", std::string(pointing), {area.x, y, area.width, height_of_words});
  y += height_of_words + 12;
  const std::string_view licences = ui.words(Text::licences);
  const float height = ui.control_height();
  text_button(ui, ButtonItem{Button::licences}, {area.x, y, button_width(ui, licences), height},
              licences);
  return y + height + 8 - area.y;
}

}  // namespace

// Heading and close button stay; on a low screen the keys scroll under them.
void draw_help(Ui& ui) {
  draw_dialog(ui, {.name = "help",
                   .heading = ui.words(Text::help_heading),
                   .toggle = Button::help,
                   .draw_content = draw_keys,
                   .width = 560,
                   .least_content = key_row_height});
}

}  // namespace kanzen::app

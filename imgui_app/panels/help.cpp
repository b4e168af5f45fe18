// Help: the keys, over everything.
#include <array>
#include <vector>

#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

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
    Key{"1-9", Text::help_digits},
    Key{"S M L", Text::help_letters},
    Key{"+ - 0", Text::help_zoom},
    Key{"V", Text::help_values},
    Key{"Esc", Text::help_escape},
    Key{"?", Text::help_question},
};

// Where nobody has pieces in hand no letter chooses one.
std::vector<Key> keys_of(const Session& session) {
  std::vector<Key> keys(all_keys.begin(), all_keys.end());
  if (session.board().hands.empty()) {
    std::erase_if(keys, [](const Key& key) { return key.meaning == Text::help_letters; });
  }
  return keys;
}

void draw_key(Ui& ui, Point at, const Key& key, float width) {
  Canvas& canvas = ui.canvas();
  const float cap = canvas.text_width(key.name, FontSize::caption, Weight::semibold) + 16;
  const Rect rect{at.x, at.y - 12, cap, 24};
  canvas.fill(rect, ui.theme.raised, 6);
  canvas.outline(rect, ui.theme.line, 6, 1);
  canvas.text(centre(rect), key.name,
              {FontSize::caption, Weight::semibold, ui.theme.text, Align::centre});
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.text2};
  canvas.text({at.x + 110, at.y}, canvas.fitted(ui.words(key.meaning), width - 110, style), style);
}

}  // namespace

void draw_help(Ui& ui) {
  const Environment& env = ui.state.environment;
  const std::vector<Key> keys = keys_of(*ui.state.session);
  const bool hands = !ui.state.session->board().hands.empty();
  const Rect page{0, 0, env.css_width, env.css_height};
  ui.begin_layer("help", page, Ui::Layer::modal);
  Canvas& canvas = ui.canvas();
  canvas.fill(page, ui.theme.shadow, 0, 0.45F);
  const float width = std::min(env.css_width - 32, 560.0F);
  const float height = 96 + 34 * static_cast<float>(keys.size()) + 44;
  const Rect box = around(centre(page), width, height);
  card(ui, box);
  canvas.text({box.x + 24, box.y + 36}, ui.words(Text::help_heading),
              {FontSize::figure, Weight::semibold, ui.theme.text});
  const float size = ui.control_height();
  icon_button(ui, "button-close", {right(box) - size - 14, box.y + 36 - size / 2, size, size},
              Icon::close, ui.words(Text::close), {.surface = ButtonStyle::Surface::bare});
  float y = box.y + 80;
  for (const Key& key : keys) {
    draw_key(ui, {box.x + 24, y}, key, box.width - 48);
    y += 34;
  }
  canvas.paragraph({box.x + 24, y}, box.width - 48,
                   ui.words(hands ? Text::help_pointer : Text::help_place),
                   {FontSize::body, Weight::regular, ui.theme.text2}, 24);
  ui.item({.id = "button-help",  // a click beside the card closes it
           .label = std::string(ui.words(Text::close)),
           .rect = page,
           .focusable = false});
  ui.end_layer();
}

}  // namespace kanzen::app

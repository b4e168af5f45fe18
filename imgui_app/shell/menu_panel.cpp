// The two menus that open from the bar: game and rules, and on the phone the page's.
#include <array>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

struct Entry {
  std::optional<Item> item;  // empty: it cannot be chosen
  std::string words, detail;
  bool active = false;
  bool heading = false;
  bool sizes = false;  // the steppers of an m,n,k-game
};

constexpr float entry_height = 44;

float height_of(const Ui& ui, const Entry& entry) {
  if (entry.sizes) return size_menu_height(ui);
  return entry.heading ? 32 : entry_height;
}

void draw_entry(Ui& ui, const Rect& row, const Entry& entry) {
  Canvas& canvas = ui.canvas();
  const float middle = row.y + row.height / 2;
  if (entry.heading) {
    canvas.text({row.x + 12, middle + 4}, entry.words,
                {FontSize::caption, Weight::semibold, ui.theme.text2});
    return;
  }
  const ItemState item =
      ui.item({.item = *entry.item, .label = entry.words, .rect = row, .active = entry.active});
  if (entry.active) canvas.fill(row, ui.theme.accent_soft, 8);
  if (item.hovered && !entry.active) canvas.fill(row, ui.theme.raised, 8);
  canvas.text({row.x + 12, middle}, entry.words,
              {FontSize::body, entry.active ? Weight::semibold : Weight::regular,
               entry.active ? ui.theme.accent : ui.theme.text});
  canvas.text({right(row) - 12, middle}, entry.detail,
              {FontSize::caption, Weight::regular, entry.active ? ui.theme.accent : ui.theme.text2,
               Align::right});
}

void draw_menu(Ui& ui, const char* name, Point top_left, float width,
               std::span<const Entry> entries) {
  const Environment& env = ui.state.environment;
  ui.begin_layer(name, {0, 0, env.css_width, env.css_height}, Ui::Layer::modal);
  float height = 16;
  for (const Entry& entry : entries) height += height_of(ui, entry);
  // On a low screen it scrolls.
  const float room = std::max(env.css_height - top_left.y - 12, 2 * entry_height);
  const Rect box{top_left.x, top_left.y, width, std::min(height, room)};
  ui.canvas().fill(moved(box, 0, 3), ui.theme.shadow, 14, 0.10F);
  card(ui, box);
  const Rect view = inset(box, 1);
  float y = view.y + 7 - ui.begin_scroll(name, view);
  for (const Entry& entry : entries) {
    const Rect row{box.x + 8, y, box.width - 16, height_of(ui, entry)};
    if (entry.sizes) {
      draw_size_menu(ui, row);
    } else {
      draw_entry(ui, row, entry);
    }
    y += row.height;
  }
  ui.end_scroll(name, view, height - 2);
  ui.shield(box);
  // Anywhere else closes; after the entries, which therefore come first.
  ui.item({.item = ButtonItem{Button::close},
           .label = std::string(ui.words(Text::close)),
           .rect = {0, 0, env.css_width, env.css_height},
           .focusable = false});
  ui.end_layer();
}

}  // namespace

void draw_game_menu(Ui& ui, const Layout& layout) {
  const Language language = ui.language();
  const GameInfo& current = ui.state.session->info();
  std::vector<Entry> entries{{{}, std::string(ui.words(Text::game_menu)), "", false, true}};
  std::string_view before;  // the list has an entry for each rule set of a game
  for (const GameInfo& game : list_games()) {
    if (game.name == before) continue;
    before = game.name;
    if (game.for_study && game.name != current.name) continue;
    entries.push_back({GameItem{game.name}, game_title(language, game), sizes_words(language, game),
                       game.name == current.name, false});
  }
  const std::string& sized = ui.state.view.size_choice.family;
  for (const SizedGames& family : sized_games())
    for (const unsigned side : family.usual_sides) {
      // All of them would make the menu too long.
      if (family.family != sized && side != family.usual_sides.front()) break;
      const auto game = find_game(sized_game_name(family.family, {side, side, 0}));
      if (!game) continue;
      const GameInfo& info = (*game)->info();
      entries.push_back({GameItem{info.name}, game_title(language, info),
                         sizes_words(language, info), info.name == current.name, false});
    }
  entries.push_back(
      {{}, std::string(words_of(sized).any_size_heading.in(language)), "", false, true});
  entries.push_back({.item = {}, .words = {}, .detail = {}, .sizes = true});
  entries.push_back({{}, std::string(ui.words(Text::rules_short)), "", false, true});
  for (const std::string& rules : current.all_rules) {
    entries.push_back({RulesItem{rules}, rules_name(language, current, rules), "",
                       rules == current.rules, false});
  }
  draw_menu(ui, "game menu", {has_phone_bar(layout) ? 16.0F : 193.0F, layout.bar.height + 4}, 280,
            entries);
}

void draw_page_menu(Ui& ui, const Layout& layout) {
  const Mode mode = ui.state.view.mode;
  const auto words = [&](Text id) { return std::string(ui.words(id)); };
  const std::array entries{
      Entry{ModeItem{Mode::play}, words(Text::mode_play), "", mode == Mode::play, false},
      Entry{ModeItem{Mode::analyse}, words(Text::mode_analyse), "", mode == Mode::analyse, false},
      Entry{ModeItem{Mode::statistics}, words(Text::mode_statistics), "", mode == Mode::statistics,
            false},
      Entry{ButtonItem{Button::theme}, words(ui.theme.dark ? Text::to_light : Text::to_dark), "",
            false, false},
      Entry{ButtonItem{Button::language}, words(Text::other_language), "", false, false},
      Entry{ButtonItem{Button::help}, words(Text::help), "?", false, false},
  };
  constexpr float width = 240;
  draw_menu(ui, "page menu", {right(layout.bar) - width - 12, layout.bar.height + 4}, width,
            entries);
}

}  // namespace kanzen::app

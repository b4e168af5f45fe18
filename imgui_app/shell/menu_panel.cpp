// The menus of the bar: game and rules, and on the phone the page menu; and the help dialog.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// The part of the game menu that opens a board of any size: steppers, a note that may be a refusal,
// and a button.

constexpr float note_height = 44;
constexpr float done_height = 44;

struct SizeStepper {
  SizePart part;
  Words name;
  unsigned number;
};

// Does the chosen family have a line length?
bool has_line(const Ui& ui) { return ui.state.view.size_choice.size.line > 0; }

std::string describe_size_note(const Ui& ui) {
  const SizeChoice& choice = ui.state.view.size_choice;
  if (!choice.refusal && !has_line(ui)) return std::string(ui.words(word::size_for_all));
  if (!choice.refusal) {
    return std::string(ui.words(choice.by_search ? word::size_searched : word::size_solved));
  }
  const auto& [words, requested, third] = *choice.refusal;
  return fill(ui.words(words), {std::to_string(requested.columns), std::to_string(requested.rows),
                                std::to_string(third)});
}

float size_menu_height(const Ui& ui) {
  return (has_line(ui) ? 3 : 2) * stepper_height + note_height + done_height + 8;
}

void draw_size_menu(Ui& ui, const Rect& area) {
  const BoardSize& size = ui.state.view.size_choice.size;
  const std::array steppers{SizeStepper{SizePart::columns, word::size_columns, size.columns},
                            SizeStepper{SizePart::rows, word::size_rows, size.rows},
                            SizeStepper{SizePart::line, word::size_line, size.line}};
  float y = area.y;
  for (const auto& [part, name, number] : steppers) {
    if (part == SizePart::line && !has_line(ui)) continue;
    draw_stepper(ui, {area.x + 12, y, area.width - 20, stepper_height},
                 {.id = std::string("size-") + kanzen::name_of(part),
                  .name = ui.words(name),
                  .number = std::to_string(number),
                  .less = SizeItem{part, -1},
                  .more = SizeItem{part, 1}});
    y += stepper_height;
  }
  const std::string note = describe_size_note(ui);
  const bool refused = ui.state.view.size_choice.refusal.has_value();
  ui.canvas().paragraph(
      {area.x + 12, y + 2}, area.width - 24, note,
      {FontSize::caption, Weight::regular, refused ? ui.theme.warn : ui.theme.text2}, 19);
  ui.mirror_text("size-note", note, {area.x, y, area.width, note_height});
  y += note_height;
  const std::string line = has_line(ui) ? ',' + std::to_string(size.line) : "";
  const std::string shown =
      std::to_string(size.columns) + (has_line(ui) ? "," : "×") + std::to_string(size.rows) + line;
  text_button(ui, ButtonItem{Button::open_size}, {area.x + 12, y, area.width - 24, done_height - 4},
              fill(ui.words(word::size_open), {shown}),
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
}

struct Entry {
  std::optional<Item> item;  // empty: a heading or the steppers
  std::string words, detail;
  bool active = false;
  bool heading = false;
  bool sizes = false;  // the steppers for any size
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
  // On a low screen the menu scrolls.
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
  // A click anywhere else closes the menu.  Registered last, so that the entries take precedence.
  ui.item({.item = ButtonItem{Button::close},
           .label = std::string(ui.words(word::close)),
           .rect = {0, 0, env.css_width, env.css_height},
           .focusable = false});
  ui.end_layer();
}

// Help: the list of keys.

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
    Key{"Esc", word::help_escape},
    Key{"?", word::help_question},
};
constexpr float key_row_height = 34;
constexpr float key_line_height = 24;
constexpr float key_text_left = 110;  // CSS pixels from the left edge

// Without pieces in hand, no letter selects one.
std::vector<Key> keys_of(const Session& session) {
  std::vector<Key> keys(all_keys.begin(), all_keys.end());
  if (session.board().hands.empty()) {
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

// Returns the height used.
float draw_keys(Ui& ui, const Rect& area) {
  const Session& session = *ui.state.session;
  float y = area.y;
  for (const Key& key : keys_of(session)) y += draw_key(ui, {area.x, y}, key, area.width);
  const bool hands = !session.board().hands.empty();
  y += 4;
  const std::string_view pointing = ui.words(hands ? word::help_pointer : word::help_place);
  const float height_of_words =
      ui.canvas().paragraph({area.x, y}, area.width, pointing, ui.quiet(), key_line_height);
  ui.mirror_text("help-pointer", pointing, {area.x, y, area.width, height_of_words});
  y += height_of_words + 12;
  fitted_button(ui, Button::licences, {area.x, y}, ui.words(word::licences));
  return y + ui.control_height() + 8 - area.y;
}

}  // namespace

void draw_game_menu(Ui& ui, const Layout& layout) {
  const Language language = ui.language();
  const GameInfo& current = ui.state.session->info();
  std::vector<Entry> entries{{{}, std::string(ui.words(word::game_menu)), "", false, true}};
  std::string_view before;  // list_games() has one entry per rule set
  for (const GameInfo& game : list_games()) {
    if (game.name == before) continue;
    before = game.name;
    if (game.for_study && game.name != current.name) continue;
    entries.push_back({GameItem{game.name}, game_title(language, game), size_label(language, game),
                       game.name == current.name});
  }
  const std::string& sized = ui.state.view.size_choice.family;
  for (const SizedGames& family : sized_games())
    for (const unsigned side : family.usual_sides) {
      // Only the chosen family lists all its usual sizes; otherwise the menu would be too long.
      if (family.family != sized && side != family.usual_sides.front()) break;
      const auto game = find_game(sized_game_name(family.family, {side, side, 0}));
      if (!game) continue;
      const GameInfo& info = (*game)->info();
      entries.push_back({GameItem{info.name}, game_title(language, info),
                         size_label(language, info), info.name == current.name});
    }
  entries.push_back(
      {{}, std::string(words_of(sized).any_size_heading.in(language)), "", false, true});
  entries.push_back({.item = {}, .words = {}, .detail = {}, .sizes = true});
  entries.push_back({{}, std::string(ui.words(word::rules_short)), "", false, true});
  for (const std::string& rules : current.all_rules) {
    entries.push_back(
        {RulesItem{rules}, rules_name(language, current, rules), "", rules == current.rules});
  }
  draw_menu(ui, "game menu", {has_phone_bar(layout) ? 16.0F : 193.0F, layout.bar.height + 4}, 280,
            entries);
}

void draw_page_menu(Ui& ui, const Layout& layout) {
  std::vector<Entry> entries;
  for (const Choice& mode : mode_choices(ui))
    entries.push_back({mode.item, std::string(mode.words), "", mode.active});
  const auto add = [&](Button button, Words words, const char* detail = "") {
    entries.push_back({ButtonItem{button}, std::string(ui.words(words)), detail});
  };
  add(Button::theme, ui.theme.dark ? word::to_light : word::to_dark);
  add(Button::language, word::other_language);
  add(Button::help, word::help, "?");
  constexpr float width = 240;
  draw_menu(ui, "page menu", {right(layout.bar) - width - 12, layout.bar.height + 4}, width,
            entries);
}

// Heading and close button are fixed; on a low screen the keys scroll.
void draw_help(Ui& ui) {
  draw_dialog(ui, {.name = "help",
                   .heading = ui.words(word::help_heading),
                   .toggle = Button::help,
                   .draw_content = draw_keys,
                   .width = 560,
                   .least_content = key_row_height});
}

}  // namespace kanzen::app

// The menus of the bar: game and rules, and on the phone the page menu.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

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

// "4,3,3" or, without lines, "9×9".
std::string short_size(const BoardSize& size) {
  const bool line = size.line > 0;
  return std::to_string(size.columns) + (line ? "," : "×") + std::to_string(size.rows) +
         (line ? ',' + std::to_string(size.line) : "");
}

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
  text_button(ui, ButtonItem{Button::open_size}, {area.x + 12, y, area.width - 24, done_height - 4},
              fill(ui.words(word::size_open), {short_size(size)}),
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
}

struct Entry {
  std::optional<Item> item;  // empty: a heading or the steppers
  std::string words, detail;
  bool active = false;
  bool heading = false;
  bool sizes = false;                   // the steppers for any size
  const MenuGame* game = nullptr;       // drawn with its picture, its texts and its boards
  std::vector<std::string> lines = {};  // of the texts about the game
  std::size_t description_lines = 0;    // the first of these lines; the others are results
  std::string label = {};               // in the mirror; empty: the words
};

constexpr float entry_height = 44;
constexpr float menu_padding = 8;  // at both sides of the entries

// --- entries of games

constexpr float picture_side = 56;
constexpr float game_padding = 10;  // above and below
constexpr float game_text_left = 12 + picture_side + 14;
constexpr float game_name_height = 22;
constexpr float game_line_height = 18;
constexpr float board_gap = 6;            // between the buttons of its boards
constexpr float narrowest_board = 56;     // of these buttons
constexpr float least_detail_space = 12;  // between a name and its detail

// "Solved: a draw. 226,220 positions."; empty if the game has no such result.
std::string describe_solved(const Ui& ui, const MenuGame& game) {
  if (!game.words->solved) return {};
  const auto& [positions, start] = *game.words->solved;
  const std::string count = format_with_commas(positions);
  if (start.outcome == Outcome::draw) return fill(ui.words(word::menu_drawn), {count});
  const Player winner = start.outcome == Outcome::win ? 0 : 1;
  const Language language = ui.language();
  return fill(ui.words(word::menu_won),
              {player_name(language, game.info, winner),
               format_distance(language, start.distance, Unit::plies), count});
}

Entry game_entry(Ui& ui, const MenuGame& game, float width) {
  const GameInfo& info = game.info;
  const Language language = ui.language();
  Entry entry{GameItem{info.name}, game_title(language, info), size_label(language, info),
              info.name == ui.state.session->info().name};
  entry.game = &game;
  entry.label = full_title(language, info).append(ui.words(word::full_stop));
  const auto add = [&](std::string_view words) {
    if (words.empty()) return;
    entry.label.append(" ").append(words);
    for (std::string& line : ui.canvas().lines(words, width - game_text_left - 12, ui.caption()))
      entry.lines.push_back(std::move(line));
  };
  add(ui.words(game.words->description));
  entry.description_lines = entry.lines.size();
  add(describe_solved(ui, game));
  add(ui.words(game.words->limits));
  return entry;
}

// The height of an entry without the buttons of its boards.
float game_height(const Entry& entry) {
  const float text = game_name_height + game_line_height * static_cast<float>(entry.lines.size());
  return std::max(picture_side, text) + 2 * game_padding;
}

// The buttons of a game's boards, in rows that are as equal as possible.
struct BoardGrid {
  std::size_t rows, columns;
  float width, height;  // of a button

  BoardGrid(const Ui& ui, std::size_t boards, float room) {
    const float fitting = std::floor((room + board_gap) / (narrowest_board + board_gap));
    const std::size_t most = std::max<std::size_t>(static_cast<std::size_t>(fitting), 1);
    rows = (boards + most - 1) / most;
    columns = rows == 0 ? 1 : (boards + rows - 1) / rows;
    const auto count = static_cast<float>(columns);
    width = (room - (count - 1) * board_gap) / count;
    height = ui.control_height();
  }
  float total_height() const { return static_cast<float>(rows) * (height + board_gap); }
  Rect button(Point corner, std::size_t number) const {
    return {corner.x + static_cast<float>(number % columns) * (width + board_gap),
            corner.y + static_cast<float>(number / columns) * (height + board_gap), width, height};
  }
};

BoardGrid board_grid(const Ui& ui, const Entry& entry, float width) {
  return {ui, entry.game->boards.size(), width - 24};
}

void draw_game_boards(Ui& ui, const Entry& entry, const BoardGrid& grid, Point corner) {
  const std::string& current = ui.state.session->info().name;
  const std::vector<GameInfo>& boards = entry.game->boards;
  for (std::size_t i = 0; i < boards.size(); ++i)
    text_button(
        ui, GameItem{boards[i].name}, grid.button(corner, i), short_size(boards[i].size),
        {.active = boards[i].name == current, .label = full_title(ui.language(), boards[i])});
}

// Draws the picture and the texts into the upper part of the row, which is clicked as a whole.
void draw_game_texts(Ui& ui, const Rect& row, const Entry& entry) {
  Canvas& canvas = ui.canvas();
  draw_thumbnail(ui, {row.x + 12, row.y + game_padding, picture_side, picture_side},
                 entry.game->info, entry.game->board);
  const Color quiet = entry.active ? ui.theme.accent : ui.theme.text2;
  const Color clear = entry.active ? ui.theme.accent : ui.theme.text;
  const float left = row.x + game_text_left;
  float y = row.y + game_padding + game_name_height / 2;
  canvas.text({left, y}, entry.words, {FontSize::body, Weight::semibold, clear});
  const float used = canvas.text_width(entry.words, FontSize::body, Weight::semibold) +
                     canvas.text_width(entry.detail, FontSize::caption);
  if (left + used + least_detail_space <= right(row) - 12)
    canvas.text({right(row) - 12, y}, entry.detail,
                {FontSize::caption, Weight::regular, quiet, Align::right});
  y += (game_name_height + game_line_height) / 2;
  for (std::size_t i = 0; i < entry.lines.size(); ++i, y += game_line_height)
    canvas.text({left, y}, entry.lines[i],
                {FontSize::caption, Weight::regular, i < entry.description_lines ? quiet : clear});
}

// --- entries of rule sets, with their meaning

Entry rule_set_entry(Ui& ui, const std::string& rules, float width) {
  const GameInfo& info = ui.state.session->info();
  const Language language = ui.language();
  Entry entry{RulesItem{rules}, rules_name(language, info, rules), "", rules == info.rules};
  if (const RuleSetWords* words = find_rule_set(words_of(info), rules)) {
    const std::string meaning = fill_size_pattern(language, words->description, info);
    entry.label = entry.words + std::string(ui.words(word::full_stop)) + ' ' + meaning;
    entry.lines = ui.canvas().lines(meaning, width - 24, ui.caption());
  }
  return entry;
}

float rule_set_height(const Entry& entry) {
  return 2 * game_padding + game_name_height +
         game_line_height * static_cast<float>(entry.lines.size());
}

void draw_rule_set_texts(Ui& ui, const Rect& row, const Entry& entry) {
  Point at{row.x + 12, row.y + game_padding + game_name_height / 2};
  ui.canvas().text(
      at, entry.words,
      {FontSize::body, Weight::semibold, entry.active ? ui.theme.accent : ui.theme.text});
  at.y += (game_name_height + game_line_height) / 2;
  const TextStyle style{FontSize::caption, Weight::regular,
                        entry.active ? ui.theme.accent : ui.theme.text2};
  for (const std::string& line : entry.lines) {
    ui.canvas().text(at, line, style);
    at.y += game_line_height;
  }
}

float height_of(const Ui& ui, const Entry& entry, float width) {
  if (entry.sizes) return size_menu_height(ui);
  if (entry.game != nullptr)
    return game_height(entry) + board_grid(ui, entry, width).total_height();
  if (!entry.lines.empty()) return rule_set_height(entry);
  return entry.heading ? 32 : entry_height;
}

// Draws an entry's background; `row` is the area that is clicked.
void draw_entry_item(Ui& ui, const Rect& row, const Entry& entry) {
  list_row(ui, {.item = *entry.item,
                .label = entry.label.empty() ? entry.words : entry.label,
                .rect = row,
                .active = entry.active});
}

void draw_entry(Ui& ui, const Rect& row, const Entry& entry) {
  Canvas& canvas = ui.canvas();
  const float middle = row.y + row.height / 2;
  if (entry.heading) {
    canvas.text({row.x + 12, middle + 4}, entry.words,
                {FontSize::caption, Weight::semibold, ui.theme.text2});
    return;
  }
  if (entry.game != nullptr) {
    const Rect upper{row.x, row.y, row.width, game_height(entry)};
    draw_entry_item(ui, upper, entry);
    draw_game_texts(ui, upper, entry);
    draw_game_boards(ui, entry, board_grid(ui, entry, row.width), {row.x + 12, bottom(upper)});
    return;
  }
  draw_entry_item(ui, row, entry);
  if (!entry.lines.empty()) return draw_rule_set_texts(ui, row, entry);
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
  for (const Entry& entry : entries) height += height_of(ui, entry, width - 2 * menu_padding);
  // On a low screen the menu scrolls.
  const float room = std::max(env.css_height - top_left.y - 12, 2 * entry_height);
  const Rect box{top_left.x, top_left.y, width, std::min(height, room)};
  ui.canvas().fill(moved(box, 0, 3), ui.theme.shadow, 14, 0.10F);
  card(ui, box);
  const Rect view = inset(box, 1);
  float y = view.y + 7 - ui.begin_scroll(name, view);
  for (const Entry& entry : entries) {
    Rect row{box.x + menu_padding, y, box.width - 2 * menu_padding, 0};
    row.height = height_of(ui, entry, row.width);
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

}  // namespace

void draw_game_menu(Ui& ui, const Layout& layout) {
  constexpr float most_width = 400;
  const float left = has_phone_bar(layout) ? 16.0F : 193.0F;
  const float width = std::min(most_width, ui.state.environment.css_width - left - 16);
  const Language language = ui.language();
  const GameInfo& current = ui.state.session->info();
  std::vector<Entry> entries;
  const auto add_heading = [&](std::string_view words) {
    entries.push_back({{}, std::string(words), "", false, true});
  };
  add_heading(ui.words(word::game_menu));
  for (const MenuGame& game : ui.state.menu_games)
    entries.push_back(game_entry(ui, game, width - 2 * menu_padding));
  add_heading(ui.words(word::tab_rules));
  for (const std::string& rules : current.all_rules)
    entries.push_back(rule_set_entry(ui, rules, width - 2 * menu_padding));
  add_heading(words_of(ui.state.view.size_choice.family).any_size_heading.in(language));
  entries.push_back({.item = {}, .words = {}, .detail = {}, .sizes = true});
  draw_menu(ui, "game menu", {left, layout.bar.height + 4}, width, entries);
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

}  // namespace kanzen::app

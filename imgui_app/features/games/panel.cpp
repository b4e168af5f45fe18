// The game menu: games, the rules of the open one, and boards of any size.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "imgui_app/features/games/games.hpp"
#include "imgui_app/features/games/words.hpp"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/menu.hpp"

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
bool has_line(const SizeChoice& choice) { return choice.size.line > 0; }

std::string describe_size_note(const Ui& ui, const SizeChoice& choice) {
  if (!choice.refusal && !has_line(choice)) return std::string(ui.words(word::size_for_all));
  if (!choice.refusal) {
    return std::string(ui.words(choice.by_search ? word::size_searched : word::size_solved));
  }
  const auto& [words, requested, third] = *choice.refusal;
  return fill(ui.words(words), {std::to_string(requested.columns), std::to_string(requested.rows),
                                std::to_string(third)});
}

// Returns the height used.
float draw_size_menu(Ui& ui, const Rect& area, const SizeChoice& choice) {
  const BoardSize& size = choice.size;
  const std::array steppers{SizeStepper{SizePart::columns, word::size_columns, size.columns},
                            SizeStepper{SizePart::rows, word::size_rows, size.rows},
                            SizeStepper{SizePart::line, word::size_line, size.line}};
  float used = 0;
  for (const auto& [part, name, number] : steppers) {
    if (part == SizePart::line && !has_line(choice)) continue;
    draw_stepper(ui, {area.x + 12, area.y + used, area.width - 20, stepper_height},
                 {.id = std::string("size-") + kanzen::name_of(part),
                  .name = ui.words(name),
                  .number = std::to_string(number),
                  .less = size_item(part, -1),
                  .more = size_item(part, 1)});
    used += stepper_height;
  }
  const std::string note = describe_size_note(ui, choice);
  const bool refused = choice.refusal.has_value();
  ui.canvas().paragraph(
      {area.x + 12, area.y + used + 2}, area.width - 24, note,
      {FontSize::caption, Weight::regular, refused ? ui.theme.warn : ui.theme.text2}, 19);
  ui.mirror_text("size-note", note, {area.x, area.y + used, area.width, note_height});
  used += note_height;
  text_button(ui, "button-open-size",
              {area.x + 12, area.y + used, area.width - 24, done_height - 4},
              fill(ui.words(word::size_open), {short_size(size)}),
              {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  return used + done_height + 8;
}

// --- entries of games and of rule sets

constexpr float picture_side = 56;
constexpr float entry_padding = 10;  // above and below
constexpr float game_text_left = 12 + picture_side + 14;
constexpr float name_height = 22;
constexpr float text_line_height = 18;
constexpr float board_gap = 6;            // between the buttons of a game's boards
constexpr float narrowest_board = 56;     // of these buttons
constexpr float least_detail_space = 12;  // between a name and its detail

struct EntryTexts {
  std::string name;
  std::vector<std::string> lines = {};  // below the name
  std::size_t description_lines = 0;    // the first of these lines; the others are results
  bool active = false;

  float height() const {
    return 2 * entry_padding + name_height + text_line_height * static_cast<float>(lines.size());
  }
};

void draw_texts(Ui& ui, Point top_left, const EntryTexts& texts) {
  const Color quiet = texts.active ? ui.theme.accent : ui.theme.text2;
  const Color clear = texts.active ? ui.theme.accent : ui.theme.text;
  Point at{top_left.x, top_left.y + entry_padding + name_height / 2};
  ui.canvas().text(at, texts.name, {FontSize::body, Weight::semibold, clear});
  at.y += (name_height + text_line_height) / 2;
  for (std::size_t i = 0; i < texts.lines.size(); ++i, at.y += text_line_height)
    ui.canvas().text(
        at, texts.lines[i],
        {FontSize::caption, Weight::regular, i < texts.description_lines ? quiet : clear});
}

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

// Draws the buttons of a game's boards; returns their height.
float draw_boards(Ui& ui, const Rect& area, const std::vector<GameInfo>& boards) {
  const std::string& current = ui.state.session->info().name;
  const BoardGrid grid(ui, boards.size(), area.width);
  for (std::size_t i = 0; i < boards.size(); ++i)
    text_button(
        ui, game_item(boards[i].name), grid.button({area.x, area.y}, i), short_size(boards[i].size),
        {.active = boards[i].name == current, .label = full_title(ui.language(), boards[i])});
  return grid.total_height();
}

// Draws the picture and the texts, which are clicked as a whole, and below them the boards; returns
// the height used.
float draw_game(Ui& ui, const Rect& area, const MenuGame& game) {
  Canvas& canvas = ui.canvas();
  const GameInfo& info = game.info;
  const Language language = ui.language();
  EntryTexts texts{.name = game_title(language, info),
                   .active = info.name == ui.state.session->info().name};
  std::string label = full_title(language, info).append(ui.words(word::full_stop));
  const auto add = [&](std::string_view words) {
    if (words.empty()) return;
    label.append(" ").append(words);
    for (std::string& line : canvas.lines(words, area.width - game_text_left - 12, ui.caption()))
      texts.lines.push_back(std::move(line));
  };
  add(ui.words(game.words->description));
  texts.description_lines = texts.lines.size();
  add(describe_solved(ui, game));
  add(ui.words(game.words->limits));
  const Rect row{area.x, area.y, area.width,
                 std::max(picture_side + 2 * entry_padding, texts.height())};
  list_row(ui, {.item = game_item(info.name),
                .label = label,
                .rect = row,
                .active = texts.active,
                .arrows = true});
  draw_thumbnail(ui, {row.x + 12, row.y + entry_padding, picture_side, picture_side}, info,
                 game.board);
  const float left = row.x + game_text_left;
  draw_texts(ui, {left, row.y}, texts);
  const std::string detail = size_label(language, info);
  const float used = canvas.text_width(texts.name, FontSize::body, Weight::semibold) +
                     canvas.text_width(detail, FontSize::caption);
  if (left + used + least_detail_space <= right(row) - 12)
    canvas.text({right(row) - 12, row.y + entry_padding + name_height / 2}, detail,
                {FontSize::caption, Weight::regular,
                 texts.active ? ui.theme.accent : ui.theme.text2, Align::right});
  return row.height + draw_boards(ui, {row.x + 12, bottom(row), row.width - 24, 0}, game.boards);
}

// --- other entries; each function returns the height used

float draw_menu_heading(Ui& ui, const Rect& area, std::string_view words) {
  constexpr float height = 32;
  ui.canvas().text({area.x + 12, area.y + height / 2 + 4}, words,
                   {FontSize::caption, Weight::semibold, ui.theme.text2});
  return height;
}

// Draws a rule set with its meaning.
float draw_rule_set(Ui& ui, const Rect& area, const std::string& rules) {
  const GameInfo& info = ui.state.session->info();
  EntryTexts texts{.name = rules_name(ui.language(), info, rules), .active = rules == info.rules};
  const std::string meaning = meaning_of_rules(ui.language(), info, rules);
  if (meaning.empty())
    return draw_menu_choice(ui, area, {rules_item(rules), texts.name, texts.active});
  texts.lines = ui.canvas().lines(meaning, area.width - 24, ui.caption());
  texts.description_lines = texts.lines.size();
  const Rect row{area.x, area.y, area.width, texts.height()};
  list_row(ui, {.item = rules_item(rules),
                .label = texts.name + std::string(ui.words(word::full_stop)) + ' ' + meaning,
                .rect = row,
                .active = texts.active});
  draw_texts(ui, {row.x + 12, row.y}, texts);
  return row.height;
}

}  // namespace

void Games::draw_menu(Ui& ui) const {
  constexpr float most_width = 400;
  const Layout& layout = *ui.layout;
  const float left = has_phone_bar(layout) ? 16.0F : 193.0F;
  const float width = std::min(most_width, ui.state.environment.css_width - left - 16);
  kanzen::app::draw_menu(
      ui, "game menu", {left, layout.bar.height + 4}, width, [&](const Rect& area) {
        float used = 0;
        const auto rest = [&] { return moved(area, 0, used); };
        used += draw_menu_heading(ui, rest(), ui.words(word::game_menu));
        for (const MenuGame& game : entries_) used += draw_game(ui, rest(), game);
        used += draw_menu_heading(ui, rest(), ui.words(word::tab_rules));
        const GameInfo& info = ui.state.session->info();
        for (const std::string& rules : info.all_rules) used += draw_rule_set(ui, rest(), rules);
        if (info.has_chosen_rules()) used += draw_rule_set(ui, rest(), info.rules);
        const GameWords& sized = words_of(choice_.family);
        used += draw_menu_heading(ui, rest(), sized.any_size_heading.in(ui.language()));
        return used + draw_size_menu(ui, rest(), choice_);
      });
}

void Games::add_panels(Panels& panels) const {
  panels.add({.place = Place::popup, .name = "game menu", .draw = [this](Ui& ui, const Rect&) {
                draw_menu(ui);
              }});
}

}  // namespace kanzen::app

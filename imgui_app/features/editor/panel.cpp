// The Edit tab: pieces, side to move, hands, faults of the draft, and the buttons that continue
// with play or analysis.
#include <algorithm>
#include <array>

#include "engine/picture/marks.hpp"
#include "imgui_app/features/editor/editor.hpp"
#include "imgui_app/features/editor/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/fitting.hpp"

namespace kanzen::app {
namespace {

constexpr float row_gap = 8, heading_height = 34;

// Draws the piece as large as it fits with a margin.
void draw_fitted_piece(Ui& ui, const Rect& rect, PieceView piece) {
  const Extent room = ui.face().extent(ui.state.session->info(), piece.kind);
  // All pieces have one scale, so that their sizes can be compared.
  const float unit = std::min({0.8F * rect.width / (2 * room.half_width),
                               0.86F * rect.height / room.height(), 0.9F * rect.height});
  draw_small_piece(ui, centre(rect), unit, piece);
}

// A button of a row; draw_row stretches the buttons to the row's width.
struct RowButton {
  ItemId button;
  std::string_view words;
  ButtonStyle style{};
};
float draw_row(Ui& ui, const Rect& area, float y, std::span<const RowButton> buttons) {
  std::vector<float> widths;
  for (const RowButton& one : buttons) widths.push_back(button_width(ui, one.words, one.style));
  const auto gaps = static_cast<float>(buttons.size() - 1);
  widths = part_widths(widths, area.width - gaps * row_gap);
  float x = area.x;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const RowButton& one = buttons[i];
    text_button(ui, one.button, {x, y, widths[i], ui.control_height()}, one.words, one.style);
    x += widths[i] + row_gap;
  }
  return y + ui.control_height();
}

constexpr float field_height = 76;

std::string describe_parsed_text(const Ui& ui, const ParsedText& parsed) {
  constexpr std::array words{word::position_field_hint, word::reading_number, word::reading_moves,
                             word::reading_record, word::reading_link};  // by ParsedText::Kind
  return fill(ui.words(words[static_cast<std::size_t>(parsed.kind)]),
              {std::to_string(parsed.moves)});
}

}  // namespace

void Editor::draw_piece_button(Ui& ui, const Rect& rect, PieceView piece) const {
  const bool active = edited_->tool == EditTool{EditTool::Kind::put, piece};
  const ItemState item = ui.item({.item = piece_item(piece_id(ui.state.session->info(), piece)),
                                  .label = piece_name(ui.state, piece),
                                  .rect = rect,
                                  .active = active,
                                  .arrows = true});
  follow_press(ui, item, std::nullopt, piece);
  Color face = active ? ui.theme.accent_soft : ui.theme.raised;
  if (item.hovered && !active) face = mix(face, ui.theme.strong, 0.14F);
  ui.canvas().fill(rect, face, 8);
  if (active) ui.canvas().outline(rect, ui.theme.accent, 8, 2.5F);
  draw_fitted_piece(ui, rect, piece);
}

// Draws a row for each player.
float Editor::draw_palette(Ui& ui, const Rect& area, float y) const {
  constexpr float height = 52, widest = 72;
  const auto& pieces = edited_->rules->rules().pieces;
  const std::size_t kinds = pieces.size() / 2;
  // If there is only one kind, the pieces of both players share a row.
  const std::size_t in_row = kinds == 1 ? pieces.size() : kinds;
  const auto columns = static_cast<float>(in_row);
  const float width = std::min((area.width - (columns - 1) * row_gap) / columns, widest);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const float x = area.x + static_cast<float>(i % in_row) * (width + row_gap);
    draw_piece_button(ui, {x, y, width, height}, pieces[i]);
    if (i % in_row == in_row - 1) y += height + row_gap;
  }
  return y;
}

float Editor::draw_tools(Ui& ui, const Rect& area, float y) const {
  struct ToolButton {
    const char* button;
    Words words;
    EditTool::Kind kind;
  };
  constexpr std::array tools{
      ToolButton{"button-edit-move", word::move_tool, EditTool::Kind::move},
      ToolButton{"button-edit-remove", word::remove_tool, EditTool::Kind::remove},
      ToolButton{"button-edit-ko", word::ko_tool, EditTool::Kind::ko}};
  std::vector<Choice> choices;
  for (const ToolButton& tool : tools) {
    if (tool.kind == EditTool::Kind::ko && !edited_->rules->rules().sets_ko) continue;
    choices.push_back({tool.button, ui.words(tool.words), edited_->tool.kind == tool.kind});
  }
  segments(ui, {area.x, y, area.width, ui.control_height()}, choices, MirrorItem::Kind::button);
  y += ui.control_height();
  const std::string_view hint = describe_tool(ui.language(), *edited_);
  ui.canvas().text({area.x, y + 14}, hint, ui.caption());
  ui.mirror_text("edit-hint", hint, {area.x, y, area.width, 28});
  return y + 32;
}

float Editor::draw_side(Ui& ui, const Rect& area, float y) const {
  y = draw_heading(ui, area, y - 2, ui.words(word::side_to_move), heading_height);
  const Player to_move = edited_->draft().to_move;
  if (!edited_->rules->rules().sets_side) {
    const std::string words = std::string(player_name(ui.state, to_move)) + ". " +
                              std::string(ui.words(word::side_follows));
    const Rect place{area.x, y - 1, area.width, 0};
    return y + draw_paragraph(ui, "edit-side", place, words, ui.quiet(), 22) + 14;
  }
  const std::array choices{Choice{side_item(0), player_name(ui.state, 0), to_move == 0},
                           Choice{side_item(1), player_name(ui.state, 1), to_move == 1}};
  segments(ui, {area.x, y, area.width, ui.control_height()}, choices, MirrorItem::Kind::toggle);
  return y + ui.control_height() + 2 * row_gap;
}

float Editor::draw_hands(Ui& ui, const Rect& area, float y) const {
  if (!edited_->rules->rules().sets_hands) return y;
  y = draw_heading(ui, area, y - 2, ui.words(word::in_hand), heading_height) - 4;
  const auto& hands = edited_->draft().hands;
  for (unsigned i = 0; i < hands.size(); ++i) {
    const std::string name = piece_name(ui.state, hands[i].piece);
    draw_stepper(ui, {area.x, y, area.width, stepper_height},
                 {.id = "held-" + std::to_string(i),
                  .name = name,
                  .number = std::to_string(hands[i].count),
                  .less = held_item(piece_id(ui.state.session->info(), hands[i].piece), -1),
                  .more = held_item(piece_id(ui.state.session->info(), hands[i].piece), 1),
                  .can_decrease = hands[i].count > 0,
                  .can_increase = hands[i].count < hands[i].capacity});
    y += stepper_height;
  }
  return y + row_gap;
}

// Draws a line for each fault, or that play from the start never reaches the position.
float Editor::draw_faults(Ui& ui, const Rect& area, float y) const {
  const DraftCheck& check = edited_->check;
  std::vector<std::string> lines;
  for (const DraftFault& fault : check.faults) lines.push_back(sentence(ui.language(), fault));
  if (check.reachable == false) lines.emplace_back(ui.words(word::never_reached));
  if (lines.empty()) return y;
  const bool wrong = !check.faults.empty();
  const float used =
      draw_card_around(ui, {area.x, y, area.width, 0}, wrong ? CardTone::warning : CardTone::plain,
                       [&](const Rect& inner) {
                         float at = inner.y;
                         for (std::size_t i = 0; i < lines.size(); ++i) {
                           if (wrong)
                             draw_warning(ui.canvas(), {inner.x + 9, at + 11}, 18, ui.theme.warn,
                                          ui.theme.warn_soft);
                           const float indent = wrong ? 28.0F : 0.0F;
                           at += 4 + draw_paragraph(ui, "edit-finding-" + std::to_string(i),
                                                    {inner.x + indent, at, inner.width - indent, 0},
                                                    lines[i], wrong ? ui.body() : ui.quiet(), 23);
                         }
                         return at - inner.y;
                       });
  return y + used + 12;
}

float Editor::draw_continuations(Ui& ui, const Rect& area, float y) const {
  const bool possible = edited_->check.state.has_value();
  const ButtonStyle accent{
      .surface = ButtonStyle::Surface::accent, .weight = Weight::semibold, .enabled = possible};
  const std::array buttons{
      RowButton{"button-edit-analyse", ui.words(word::mode_analyse), accent},
      RowButton{"button-edit-play", ui.words(word::play_here), {.enabled = possible}}};
  return draw_row(ui, area, y, buttons) + 2 * row_gap;
}

float Editor::draw_whole_board(Ui& ui, const Rect& area, float y) const {
  std::vector<RowButton> buttons{{"button-edit-mirror", ui.words(word::mirror_board)}};
  if (edited_->rules->rules().can_rotate)
    buttons.push_back({"button-edit-turn", ui.words(word::turn_board)});
  buttons.push_back({"button-edit-swap", ui.words(word::swap_players)});
  return draw_row(ui, area, y, buttons);
}

float Editor::draw_shifts(Ui& ui, const Rect& area, float y) const {
  constexpr std::array words{word::shift_left, word::shift_right, word::shift_up,
                             word::shift_down};  // by BoardShift
  constexpr std::array labels{word::shift_whole_left, word::shift_whole_right, word::shift_whole_up,
                              word::shift_whole_down};
  std::vector<RowButton> buttons;
  for (std::size_t i = 0; i < words.size(); ++i)
    buttons.push_back({shift_item(static_cast<BoardShift>(i)),
                       ui.words(words[i]),
                       {.enabled = edited_->may_shift[i], .label = ui.words(labels[i])}});
  return draw_row(ui, area, y, buttons);
}

// Draws how the text is interpreted, and the button that opens it.
float Editor::draw_reading(Ui& ui, const Rect& area, float y) const {
  const ParsedText& parsed = edited_->parsed;
  if (const Error* error = edited_->shown_error()) {
    const std::string words = sentence(ui.language(), *error);
    return y + 8 +
           draw_paragraph(ui, "edit-refusal", {area.x, y, area.width, 0}, words,
                          {FontSize::body, Weight::regular, ui.theme.warn}, 22);
  }
  constexpr float line = 20;
  const ButtonStyle accent{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  const float width = button_width(ui, ui.words(word::open_position), accent);
  const float room = area.width - (parsed.opens() ? width + 8 : 0.0F);
  const std::string words = describe_parsed_text(ui, parsed);
  const TextStyle quiet = ui.caption();
  const float used = line * static_cast<float>(ui.canvas().lines(words, room, quiet).size());
  const float height = std::max(parsed.opens() ? ui.control_height() : 24.0F, used);
  ui.canvas().paragraph({area.x, y + (height - used) / 2}, room, words, quiet, line);
  ui.mirror_text("edit-reading", words, {area.x, y, area.width, height});
  if (parsed.opens())
    text_button(ui, "button-edit-open", {right(area) - width, y, width, ui.control_height()},
                ui.words(word::open_position), accent);
  return y + height + 12;
}

// The text field for positions, which also accepts moves, records and links. On the page the mirror
// places an HTML text field over it (web/page/mirror.mjs), which supports the user's keyboard. This
// file draws the frame and the texts around it.
float Editor::draw_field(Ui& ui, const Rect& area, float y) const {
  const EditedDraft& editor = *edited_;
  y = draw_heading(ui, area, y - 2, ui.words(word::position_field), heading_height);
  const Rect rect{area.x, y, area.width, field_height};
  draw_text_field(
      ui, rect,
      {.label = ui.words(word::position_field),
       .value = editor.text,
       .wrong = editor.shown_error() != nullptr,
       .covered = !ui.state.open.popup.empty() || ui.state.notices.refusal.has_value()});
  return draw_reading(ui, area, bottom(rect) + 6);
}

// --- next to the board

std::vector<HandView> Editor::hands_of(const Ui& ui, Player player) const {
  std::vector<HandView> hands;
  for (const HandView& hand : edited_->draft().hands)
    if (hand.piece.player == player) hands.push_back(hand);
  if (!hands.empty()) return hands;
  // Without hands the tray shows the number of pieces on the board.
  HandView stones{ui.face().emblem(ui.state.session->info(), player), 0, 0};
  for (const auto& stack : edited_->draft().squares)
    for (const PieceView piece : stack) stones.count += piece.player == player ? 1 : 0;
  return {stones};
}

void Editor::draw_counted(Ui& ui, const Rect& rect, const HandView& hand) const {
  const float side = std::min(rect.height, 44.0F);
  draw_fitted_piece(ui, {rect.x, centre(rect).y - side / 2, side, side}, hand.piece);
  const bool wrong = is_hand_wrong(hand.piece);
  ui.canvas().text({rect.x + side + 3, centre(rect).y},
                   fill(ui.words(word::hand_count), {std::to_string(hand.count)}),
                   {FontSize::body, wrong ? Weight::semibold : Weight::regular,
                    wrong ? ui.theme.warn : ui.theme.text});
}

void Editor::draw_tray(Ui& ui, Player player) const {
  const Layout& layout = *ui.layout;
  const Rect& tray = layout.trays[player];
  const bool on_move = edited_->draft().to_move == player;
  card(ui, tray, on_move);
  const std::string_view name = player_name(ui.state, player);
  const std::vector<HandView> hands = hands_of(ui, player);
  const auto count = static_cast<float>(hands.size());
  const float middle = layout.tray_rows ? centre(tray).y : tray.y + 24;
  ui.face().name_mark(ui.drawing(ui.canvas()), {tray.x + 20, middle}, 14, player);
  ui.canvas().text({tray.x + 34, middle}, name,
                   {FontSize::body, on_move ? Weight::semibold : Weight::regular, ui.theme.text});
  if (layout.tray_rows) {
    const float width = 72;
    float x = right(tray) - 10 - width * count;
    for (const HandView& hand : hands) {
      draw_counted(ui, {x, tray.y + 4, width, tray.height - 8}, hand);
      x += width;
    }
    return;
  }
  const float height = std::min((tray.height - 56) / count, 72.0F);
  float y = tray.y + 52;
  for (const HandView& hand : hands) {
    draw_counted(ui, {tray.x + 24, y, tray.width - 40, height}, hand);
    y += height;
  }
}

// Replaces the steps through the history: undo and redo of changes, and actions on the whole board.
void Editor::draw_steps(Ui& ui, const Rect& area) const {
  card(ui, area);
  const EditedDraft& editor = *edited_;
  const bool row = area.height < 60;  // as on a phone, where the tab has the other actions
  const float edge = row ? 6.0F : 20.0F;
  const float height = ui.control_height() - (row ? 4.0F : 0.0F);
  const float y = row ? centre(area).y - height / 2 : centre(area).y - height - row_gap / 2;
  const ButtonStyle style{.surface =
                              row ? ButtonStyle::Surface::bare : ButtonStyle::Surface::raised};
  const auto step = [&](float x, const char* button, Icon icon, const Words& words, bool possible) {
    ButtonStyle own = style;
    own.enabled = possible;
    icon_button(ui, button, {x, y, height, height}, icon, ui.words(words), own);
  };
  step(area.x + edge, "button-edit-undo", Icon::previous, word::undo_edit, editor.now > 0);
  step(area.x + edge + height + row_gap, "button-edit-redo", Icon::next, word::redo_edit,
       editor.now + 1 < editor.drafts.size());
  float x = right(area) - edge;
  for (const auto& [button, words] : {std::pair{"button-edit-clear", word::clear_board},
                                      std::pair{"button-edit-start", word::start_position}}) {
    const float width = button_width(ui, ui.words(words), style);
    x -= width;
    text_button(ui, button, {x, y, width, height}, ui.words(words), style);
    x -= row_gap;
  }
  if (!row)
    draw_whole_board(ui, {area.x + edge, 0, area.width - 2 * edge, 0}, y + height + row_gap);
}

float Editor::draw_tab(Ui& ui, const Rect& area) const {
  if (!edited_ || !edited_->rules)
    return ui.canvas().paragraph({area.x, area.y}, area.width, ui.words(word::no_editor),
                                 ui.quiet(), 24);
  float y = draw_palette(ui, area, area.y);
  y = draw_tools(ui, area, y);
  // Parts that appear and disappear are below the parts that are used all the time.
  y = draw_continuations(ui, area, y);
  y = draw_side(ui, area, y);
  y = draw_field(ui, area, y);
  y = draw_faults(ui, area, y);
  y = draw_hands(ui, area, y);
  if (has_sheet(*ui.layout)) {  // the steps have no room for these
    y = draw_heading(ui, area, y - 2, ui.words(word::whole_board), heading_height);
    y = draw_whole_board(ui, area, y) + row_gap;
  }
  y = draw_heading(ui, area, y - 2, ui.words(word::shift_board), heading_height);
  return draw_shifts(ui, area, y) - area.y;
}

void Editor::add_panels(Panels& panels) const {
  panels.add({.place = Place::tab,
              .name = "edit",
              .title = word::tab_edit,
              .draw = [this](Ui& ui, const Rect& area) { return draw_tab(ui, area); },
              .alone = true});
  if (!is_shown()) return;
  panels.add(Place::board, [this](Ui& ui, const Rect&) { draw_board(ui, ui.layout->squares); });
  panels.add(Place::overlay, [this](Ui& ui, const Rect&) { draw_overlay(ui, ui.layout->squares); });
  for (const Player player : {Player{0}, Player{1}})
    panels.add(tray_of(player), [this, player](Ui& ui, const Rect&) { draw_tray(ui, player); });
  for (const Place place : {Place::steps, Place::history})
    panels.add(place, [this](Ui& ui, const Rect& area) { draw_steps(ui, area); });
}

}  // namespace kanzen::app

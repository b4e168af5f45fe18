// The trays: a player's name, whose turn it is, and the pieces in hand.  A column
// beside the board, or a row over or under it.
#include <algorithm>

#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

std::vector<unsigned> hands_of(const BoardView& board, Player player) {
  std::vector<unsigned> hands;
  for (unsigned i = 0; i < board.hands.size(); ++i) {
    if (board.hands[i].piece.player == player) hands.push_back(i);
  }
  return hands;
}

bool is_on_move(const Ui& ui, Player player) {
  return !has_ended(*ui.state.session) && ui.state.session->board().to_move == player;
}

// Nobody takes pieces for the perfect player.
bool can_be_taken(const Ui& ui, const HandView& hand) {
  const Player player = hand.piece.player;
  return hand.count > 0 && is_on_move(ui, player) && !is_perfect(ui.state, player);
}

// The first slots hold the pieces, the rest show what is gone.
void draw_slots(Ui& ui, const HandView& hand, Point first, float pitch, float unit) {
  const float below = ui.face().extent(ui.state.session->info(), hand.piece.kind).middle() * unit;
  for (unsigned slot = 0; slot < hand.capacity; ++slot) {
    const Point at{first.x + pitch * static_cast<float>(slot), first.y};
    if (slot < hand.count) {
      draw_small_piece(ui, at, unit, hand.piece);
    } else {
      ui.face().silhouette(ui.drawing(ui.canvas()), at - Point{0, below}, unit, hand.piece);
    }
  }
}

// No larger than leaves room between pieces that are `pitch` apart.
float fitting_unit(const Ui& ui, const HandView& hand, float wanted, float pitch) {
  const Extent room = ui.face().extent(ui.state.session->info(), hand.piece.kind);
  return std::min(wanted, 0.9F * pitch / (2 * room.half_width));
}

bool is_lifted_from(const Ui& ui, const BoardContext& context, unsigned hand) {
  if (ui.state.board.selection.hand == hand) return true;
  const MoveView* shown = context.shown_move;
  return shown != nullptr && !shown->from &&
         shown->piece == ui.state.session->board().hands[hand].piece;
}

ItemState hand_item(Ui& ui, const Rect& target, unsigned hand, BoardContext& context) {
  const Session& session = *ui.state.session;
  const HandView& view = session.board().hands[hand];
  const ItemState item = ui.item({.item = HandItem{hand},
                                  .label = hand_words(ui.state, hand),
                                  .rect = target,
                                  .kind = MirrorItem::Kind::hand,
                                  .enabled = can_be_taken(ui, view),
                                  .active = ui.state.board.selection.hand == hand});
  follow_press(ui, context, item, {std::nullopt, hand});
  return item;
}

void draw_ring(Ui& ui, Point middle, float width, float height) {
  const Rect rect = around(middle, width, height);
  ui.canvas().fill(rect, ui.theme.accent_soft, 8);
  ui.canvas().outline(rect, ui.theme.accent, 8, 2.5F);
}

void draw_name(Ui& ui, Point at, Player player) {
  ui.face().name_mark(ui.drawing(ui.canvas()), at, 14, player);
  ui.canvas().text({at.x + 14, at.y}, player_name(ui.language(), ui.state.session->info(), player),
                   {FontSize::body, Weight::semibold, ui.theme.text});
}

void draw_turn(Ui& ui, const Rect& pill) {
  ui.canvas().capsule(pill, ui.theme.accent_soft);
  ui.canvas().text(centre(pill), ui.words(Text::to_move),
                   {FontSize::caption, Weight::semibold, ui.theme.accent, Align::centre});
}

bool shows_values(const Ui& ui, const HandView& hand) {
  return ui.state.view.values && hand.count > 0 && is_on_move(ui, hand.piece.player);
}

// One row of a column: both pieces of a size, and under them the best of their moves.
void draw_size(Ui& ui, const Rect& row, unsigned hand, BoardContext& context) {
  constexpr float pitch = 64;
  const Session& session = *ui.state.session;
  const HandView& view = session.board().hands[hand];
  const float unit = fitting_unit(ui, view, 80, pitch);
  const Extent room = ui.face().extent(session.info(), view.piece.kind);
  const float height = room.height() * unit + 4;
  // Room is left for the value under the pieces.
  const float base = row.y + row.height / 2 + 3 + 34 * room.half_width;
  const Point first{row.x + 36, base - height / 2};
  const Rect target{row.x + 8, base - height - 12, row.width - 16, height + 24};
  context.hand_rects[hand] = target;
  const ItemState item = hand_item(ui, target, hand, context);
  if (is_lifted_from(ui, context, hand) && view.count > 0) {
    draw_ring(ui, first, std::clamp(2 * room.half_width * unit + 20, 48.0F, 64.0F), height + 18);
  } else if (item.hovered && can_start(session, {std::nullopt, hand})) {
    ui.canvas().fill(inset(target, 2), ui.theme.raised, 8, 0.5F);
  }
  draw_slots(ui, view, first, pitch, unit);
  if (!shows_values(ui, view)) return;
  const auto value = best_from(session, {std::nullopt, hand});
  if (!value && !values_are_coming(ui.state)) return;
  const float width = value_chip_width(ui, value);
  value_chip(ui, around({first.x, base + 28}, width, 22), value);
}

void draw_column(Ui& ui, const Rect& tray, Player player, BoardContext& context) {
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  draw_name(ui, {tray.x + 20, tray.y + 24}, player);
  if (on_move) {
    draw_turn(ui, {tray.x + 12, tray.y + 42, tray.width - 24, 24});
  } else {
    ui.canvas().text({tray.x + 20, tray.y + 54}, ui.words(Text::in_hand),
                     {FontSize::caption, Weight::regular, ui.theme.text2});
  }
  const std::vector<unsigned> hands = hands_of(ui.state.session->board(), player);
  const float height = std::min((tray.height - 86) / static_cast<float>(hands.size()), 220.0F);
  float y = tray.y + 78;
  for (const unsigned hand : hands) {
    if (hand != hands.front()) separator(ui, tray.x + 14, y, tray.width - 28);
    draw_size(ui, {tray.x, y, tray.width, height}, hand, context);
    y += height;
  }
}

float width_of(const HandView& hand, HandRow style) {
  return style.pitch * static_cast<float>(style.with_gone ? hand.capacity : hand.count);
}

float hands_width(const BoardView& board, Player player, HandRow style) {
  float width = 0;
  for (const unsigned hand : hands_of(board, player)) width += width_of(board.hands[hand], style);
  return width;
}

}  // namespace

void draw_hand_row(Ui& ui, const Rect& row, Player player, BoardContext& context, HandRow style) {
  const Session& session = *ui.state.session;
  const float middle = row.y + row.height / 2;
  float x = right(row) - hands_width(session.board(), player, style);
  for (const unsigned hand : hands_of(session.board(), player)) {
    HandView view = session.board().hands[hand];
    const Rect target{x, row.y, width_of(view, style), row.height};
    if (target.width <= 0) continue;
    if (!style.with_gone) view.capacity = view.count;
    context.hand_rects[hand] = target;
    hand_item(ui, target, hand, context);
    const Point first{x + style.pitch / 2, middle};
    if (is_lifted_from(ui, context, hand) && view.count > 0) {
      draw_ring(ui, {first.x, middle}, style.pitch - 1, row.height - 5);
    }
    const float unit = fitting_unit(ui, view, std::min(47.0F, row.height), style.pitch);
    draw_slots(ui, view, first, style.pitch, unit);
    x += target.width;
  }
}

void draw_tray(Ui& ui, const Layout& layout, Player player, BoardContext& context) {
  const Rect& tray = layout.trays[player];
  if (!layout.tray_rows) {
    draw_column(ui, tray, player, context);
    return;
  }
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  const float middle = tray.y + tray.height / 2;
  const Rect hands{tray.x, tray.y, tray.width - 10, tray.height};
  draw_name(ui, {tray.x + 20, middle}, player);
  const float after_name =
      tray.x + 43 +
      ui.canvas().text_width(player_name(ui.language(), ui.state.session->info(), player),
                             FontSize::body, Weight::semibold);
  HandRow style;
  const BoardView& board = ui.state.session->board();
  const float room = right(hands) - after_name;
  const float wanted = hands_width(board, player, style);
  if (wanted > room) style.pitch *= room / wanted;
  if (on_move) {
    const float width =
        ui.canvas().text_width(ui.words(Text::to_move), FontSize::caption, Weight::semibold) + 20;
    const Rect pill{after_name, middle - 12, width, 24};
    // Six pieces leave a phone no room for long words; the card's edge and the verdict tell, too.
    if (right(pill) <= right(hands) - hands_width(board, player, style)) draw_turn(ui, pill);
  }
  draw_hand_row(ui, hands, player, context, style);
}

}  // namespace kanzen::app

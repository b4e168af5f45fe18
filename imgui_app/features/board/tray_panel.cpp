// The trays: a player's name, the turn and the pieces in hand.  A tray is a column next to the
// board, or a row above or below it.  A counted hand has one slot per kind of piece with a number;
// other hands show each piece.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/board/board_view.hpp"
#include "imgui_app/features/board/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/turn.hpp"

namespace kanzen::app {
namespace {

std::vector<unsigned> hands_of(const BoardView& board, Player player) {
  std::vector<unsigned> hands;
  for (unsigned i = 0; i < board.hands.size(); ++i) {
    if (board.hands[i].piece.player == player) hands.push_back(i);
  }
  return hands;
}

// The visitor cannot pick up the engine's pieces.
bool can_be_taken(const Ui& ui, const HandView& hand) {
  const Player player = hand.piece.player;
  return hand.count > 0 && is_on_move(ui, player) && may_move(ui.state, player);
}

// Returns the hand without the piece that is being dragged.
HandView left_in_hand(HandView view, const BoardContext& context, unsigned hand) {
  if (context.gestures.drag && context.gestures.drag->moving &&
      context.gestures.drag->from.hand == hand)
    --view.count;
  return view;
}

// Draws the pieces in the first slots, and silhouettes of played pieces in the others.
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

// Returns `wanted`, or less so that pieces `pitch` apart do not touch.
float fitting_unit(const Ui& ui, const HandView& hand, float wanted, float pitch) {
  const Extent room = ui.face().extent(ui.state.session->info(), hand.piece.kind);
  return std::min(wanted, 0.9F * pitch / (2 * room.half_width));
}

bool is_lifted_from(const Ui& ui, const BoardContext& context, unsigned hand) {
  const Selection& chosen = ui.state.board.selection;
  if (chosen.hand == hand) return true;
  if (chosen.to) return move_to_square(*ui.state.session, {.hand = hand}, *chosen.to) != nullptr;
  const MoveView* shown = context.shown_move;
  return shown != nullptr && !shown->from &&
         shown->piece == ui.state.session->board().hands[hand].piece;
}

ItemState draw_hand_item(Ui& ui, const Rect& target, unsigned hand, BoardContext& context) {
  const Session& session = *ui.state.session;
  const HandView& view = session.board().hands[hand];
  const ItemState item = ui.item({.item = hand_item_of(session.info(), session.board(), hand),
                                  .label = describe_hand(ui.state, hand),
                                  .rect = target,
                                  .kind = MirrorItem::Kind::hand,
                                  .enabled = can_be_taken(ui, view),
                                  .active = ui.state.board.selection.hand == hand,
                                  .arrows = true});
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
  ui.canvas().text({at.x + 14, at.y}, player_name(ui.state, player), ui.heading());
}

bool shows_values(const Ui& ui, const HandView& hand) {
  return ui.state.view.values && hand.count > 0 && is_on_move(ui, hand.piece.player);
}

// Draws a row of a column: the pieces of one size, and the value of their best move below.
void draw_size(Ui& ui, const Rect& row, unsigned hand, BoardContext& context) {
  constexpr float pitch = 64;
  const Session& session = *ui.state.session;
  const HandView& view = session.board().hands[hand];
  const float unit = fitting_unit(ui, view, 80, pitch);
  const Extent room = ui.face().extent(session.info(), view.piece.kind);
  const float height = room.height() * unit + 4;
  // Room is reserved for the value below the pieces.
  const float base = row.y + row.height / 2 + 3 + 34 * room.half_width;
  const Point first{row.x + 36, base - height / 2};
  const Rect target{row.x + 8, base - height - 12, row.width - 16, height + 24};
  context.gestures.hand_places[hand] = {centre(target), unit};
  const ItemState item = draw_hand_item(ui, target, hand, context);
  if (is_lifted_from(ui, context, hand) && view.count > 0) {
    draw_ring(ui, first, std::clamp(2 * room.half_width * unit + 20, 48.0F, 64.0F), height + 18);
  } else if (item.hovered && can_start(session, {std::nullopt, hand})) {
    ui.canvas().fill(inset(target, 2), ui.theme.raised, 8, 0.5F);
  }
  draw_slots(ui, left_in_hand(view, context, hand), first, pitch, unit);
  if (!shows_values(ui, view)) return;
  const auto value = best_from(session, {std::nullopt, hand});
  if (!value && !are_values_pending(ui.state)) return;
  const float width = value_chip_width(ui, value);
  value_chip(ui, around({first.x, base + 28}, width, 22), value);
}

// --- counted hands

// One kind of piece in a counted hand: the piece or its silhouette, and the number.
struct Slot {
  unsigned hand = 0;  // index into BoardView::hands
  Rect target, frame;
  Point piece;            // the middle of the piece's visible part
  float piece_width = 0;  // CSS pixels
  float count_left = 0;
  bool tall = false;  // shows a value below the number, and the number 0
};

bool was_dropped_from(const BoardContext& context, const HandView& hand) {
  const auto& last = context.last_move;
  return last && last->kind == MoveKind::drop && last->piece == hand.piece;
}

void draw_slot_ground(Ui& ui, const Slot& slot, const HandView& hand, const BoardContext& context) {
  constexpr float radius = 12;
  const bool chosen = hand.count > 0 && is_lifted_from(ui, context, slot.hand);
  if (!chosen && !was_dropped_from(context, hand)) return;
  ui.canvas().fill(slot.frame, chosen ? ui.theme.accent_soft : ui.theme.last_move, radius);
  if (chosen) ui.canvas().outline(slot.frame, ui.theme.accent, radius, 3);
}

void draw_count(Ui& ui, const Slot& slot, unsigned count) {
  if (count == 0 && !slot.tall) return;
  TextStyle style = ui.heading();
  Point at{slot.count_left, slot.piece.y};
  if (count == 0) {
    style.weight = Weight::regular;
    style.color = ui.theme.text2;
  } else if (slot.tall) {
    style.size = FontSize::figure;
    at.y -= 14;
  } else if (slot.target.height < 40) {
    style.size = FontSize::caption;
  }
  ui.canvas().text(at, fill(ui.words(word::hand_count), {std::to_string(count)}), style);
}

void draw_slot_value(Ui& ui, const Slot& slot) {
  const auto value = best_from(*ui.state.session, {std::nullopt, slot.hand});
  if (!value && !are_values_pending(ui.state)) return;
  const float width = value_chip_width(ui, value);
  const float left = std::min(slot.count_left - 2, right(slot.target) - width);
  value_chip(ui, {left, slot.piece.y + 3, width, 24}, value);
}

void draw_slot(Ui& ui, const Slot& slot, BoardContext& context) {
  constexpr float outline_size = 0.91F;  // of the silhouette, relative to a piece
  const GameInfo& info = ui.state.session->info();
  const HandView& hand = ui.state.session->board().hands[slot.hand];
  const Extent room = ui.face().extent(info, hand.piece.kind);
  const float unit = slot.piece_width / (2 * room.half_width);
  const auto centre_of = [&](float size) { return slot.piece - Point{0, room.middle() * size}; };
  context.gestures.hand_places[slot.hand] = {centre_of(unit), unit};
  const ItemState item = draw_hand_item(ui, slot.target, slot.hand, context);
  draw_slot_ground(ui, slot, hand, context);
  const unsigned count = left_in_hand(hand, context, slot.hand).count;
  const Drawing drawing = ui.drawing(ui.canvas());
  if (count == 0) {
    const float size = outline_size * unit;
    ui.face().silhouette(drawing, centre_of(size), size, hand.piece);
  } else {
    Pose pose;
    if (item.hovered) pose.lift = 0.05F;
    ui.face().stack(drawing, centre_of(unit), unit, {&hand.piece, 1}, pose);
  }
  draw_count(ui, slot, count);
  if (slot.tall && shows_values(ui, hand)) draw_slot_value(ui, slot);
}

// The lengths are for a tray 180 CSS pixels wide with slots 140 high, and scale with it.
void draw_counted_column(Ui& ui, const Rect& tray, Player player, BoardContext& context) {
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  draw_name(ui, {tray.x + 21, tray.y + 24}, player);
  const float turn = turn_width(ui);
  if (on_move && tray.width >= 160) draw_turn(ui, {right(tray) - 12 - turn, tray.y + 12, turn, 24});
  const std::vector<unsigned> hands = hands_of(ui.state.session->board(), player);
  const float head = tray.y + 52;
  const float height = std::min((bottom(tray) - head) / static_cast<float>(hands.size()), 220.0F);
  const float size = std::min(tray.width / 180, height / 140);
  Rect row{tray.x, head, tray.width, height};
  for (const unsigned hand : hands) {
    if (hand != hands.front()) separator(ui, tray.x + 14, row.y, tray.width - 28);
    draw_slot(ui,
              {.hand = hand,
               .target = inset(row, 6),
               .frame = inset(row, 6),
               .piece = {tray.x + 64 * tray.width / 180, centre(row).y},
               .piece_width = 88 * size,
               .count_left = tray.x + 124 * tray.width / 180,
               .tall = true},
              context);
    row.y += height;
  }
}

void draw_counted_slot(Ui& ui, const Rect& target, unsigned hand, BoardContext& context) {
  const bool tight = target.width < 46;  // in a small embedded board
  const float width =
      std::min({36.0F, 0.75F * target.height, tight ? target.width - 18 : target.width});
  const float left = target.x + (tight ? 1 : std::clamp(target.width - 66, 3.0F, 10.0F));
  draw_slot(ui,
            {.hand = hand,
             .target = target,
             .frame = from_corners(left - 4, target.y + 3, right(target), bottom(target) - 3),
             .piece = {left + width / 2, centre(target).y},
             .piece_width = width,
             .count_left = left + width + (tight ? 2.0F : 5.0F)},
            context);
}

// --- hands of single pieces, and functions for both kinds

void draw_column(Ui& ui, const Rect& tray, Player player, BoardContext& context) {
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  draw_name(ui, {tray.x + 20, tray.y + 24}, player);
  if (on_move) {
    draw_turn(ui, {tray.x + 12, tray.y + 42, tray.width - 24, 24});
  } else {
    ui.canvas().text({tray.x + 20, tray.y + 54}, ui.words(word::in_hand), ui.caption());
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

struct HandRow {
  float pitch = 40;              // CSS pixels between pieces
  bool with_silhouettes = true;  // draws silhouettes for pieces that have been played
};

bool is_counted(const Ui& ui) { return ui.face().board_style().counted_hands; }

float width_of(const Ui& ui, const HandView& hand, HandRow style) {
  const unsigned pieces = style.with_silhouettes ? hand.capacity : hand.count;
  return style.pitch * static_cast<float>(is_counted(ui) ? std::min(pieces, 1U) : pieces);
}

float hands_width(const Ui& ui, Player player, HandRow style) {
  const BoardView& board = ui.state.session->board();
  float width = 0;
  for (const unsigned hand : hands_of(board, player))
    width += width_of(ui, board.hands[hand], style);
  return width;
}

// Draws the head of a row: the name, and the turn after it or, without room, below it; returns the
// x coordinate where the pieces may start.
float draw_row_head(Ui& ui, const Rect& tray, Player player, float pieces) {
  const Point mark{tray.x + 20, centre(tray).y};
  const float after_name =
      tray.x + 43 +
      ui.canvas().text_width(player_name(ui.state, player), FontSize::body, Weight::semibold);
  const float turn = turn_width(ui);
  const bool on_move = is_on_move(ui, player);
  if (after_name + turn <= pieces) {
    draw_name(ui, mark, player);
    if (on_move) draw_turn(ui, {after_name, mark.y - 12, turn, 24});
    return after_name;
  }
  draw_name(ui, mark - Point{0, 10}, player);
  const Rect pill{tray.x + 12, mark.y + 3, turn, 18};
  if (on_move)
    draw_turn(ui, pill);
  else
    ui.canvas().text({mark.x + 14, centre(pill).y}, ui.words(word::in_hand), ui.caption());
  return std::max(after_name, right(pill) + 8);
}

void draw_hand_row(Ui& ui, const Rect& row, Player player, BoardContext& context, HandRow style) {
  const Session& session = *ui.state.session;
  const float middle = row.y + row.height / 2;
  float x = right(row) - hands_width(ui, player, style);
  for (const unsigned hand : hands_of(session.board(), player)) {
    HandView view = session.board().hands[hand];
    const Rect target{x, row.y, width_of(ui, view, style), row.height};
    if (target.width <= 0) continue;
    x += target.width;
    if (is_counted(ui)) {
      draw_counted_slot(ui, target, hand, context);
      continue;
    }
    if (!style.with_silhouettes) view.capacity = view.count;
    const float unit = fitting_unit(ui, view, std::min(47.0F, row.height), style.pitch);
    context.gestures.hand_places[hand] = {centre(target), unit};
    draw_hand_item(ui, target, hand, context);
    const Point first{target.x + style.pitch / 2, middle};
    if (is_lifted_from(ui, context, hand) && view.count > 0) {
      draw_ring(ui, {first.x, middle}, style.pitch - 1, row.height - 5);
    }
    draw_slots(ui, left_in_hand(view, context, hand), first, style.pitch, unit);
  }
}

// Returns the distance between the places of a player's hand: all places fit or, if pieces are
// counted, all kinds that are in hand.
float hand_pitch(const Ui& ui, float width, Player player) {
  const bool counted = ui.face().board_style().counted_hands;
  unsigned places = 0;
  for (const HandView& hand : ui.state.session->board().hands) {
    if (hand.piece.player == player) places += counted ? std::min(hand.count, 1U) : hand.capacity;
  }
  return std::min(counted ? 56.0F : 26.0F, width / static_cast<float>(std::max(places, 1U)));
}

// Draws the player's name, if there is room for it, and the hand.
void draw_embed_hand(Ui& ui, const Rect& row, Player player, BoardContext& context) {
  constexpr float least_with_name = 190;
  const bool on_move = is_on_move(ui, player);
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  ui.face().name_mark(ui.drawing(canvas), {row.x + 7, middle}, 12, player);
  const bool named = row.width >= least_with_name;
  if (named)
    canvas.text({row.x + 22, middle}, player_name(ui.state, player),
                {FontSize::body, on_move ? Weight::semibold : Weight::regular, ui.theme.text});
  const float left = named ? 80 : 20;
  const Rect hands{row.x + left, row.y, row.width - left, row.height};
  draw_hand_row(ui, hands, player, context, {hand_pitch(ui, hands.width, player), false});
}

}  // namespace

void draw_tray(Ui& ui, const Rect& tray, Player player, BoardContext& context) {
  if (ui.state.environment.embedded) return draw_embed_hand(ui, tray, player, context);
  if (!ui.layout->tray_rows) {
    const auto draw = is_counted(ui) ? draw_counted_column : draw_column;
    return draw(ui, tray, player, context);
  }
  card(ui, tray, is_on_move(ui, player));
  const Rect hands{tray.x, tray.y, tray.width - 10, tray.height};
  HandRow style{.pitch = is_counted(ui) ? 76.0F : 40.0F};
  const float wanted = hands_width(ui, player, style);
  const float room = right(hands) - draw_row_head(ui, tray, player, right(hands) - wanted);
  if (wanted > room) style.pitch *= room / wanted;
  draw_hand_row(ui, hands, player, context, style);
}

}  // namespace kanzen::app

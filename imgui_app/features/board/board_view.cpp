#include "imgui_app/features/board/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/model/settings.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

namespace {

constexpr float hover_lift = 0.06F;  // units
constexpr float room_for_name = 80;  // CSS pixels; smaller squares have no name
constexpr float room_for_chip = 44;  // CSS pixels; smaller squares show only the sign of the value

// The parameters of all functions that draw a board.
struct Scene {
  Ui& ui;
  const State& state;
  const Session& session;
  const BoardView& board;
  const BoardGeometry& geometry;
  BoardContext& context;
  const MoveView* lift;  // the losing lift that is tried or pointed at; null: none
  bool mine;             // a person is to move
  bool flat;             // BoardStyle::flat_pieces
  bool squares;          // squares, not pieces and marks, show targets and the last move
};

// Does the square complete the selection: is it a destination of the selected piece, or does it
// have a piece that can move to the selected destination?
bool is_target(const Scene& scene, unsigned square) {
  const Selection& chosen = scene.state.board.selection;
  if (!scene.mine) return false;
  if (chosen.to) return move_to_square(scene.session, {.square = square}, *chosen.to) != nullptr;
  return chosen.any() && move_to_square(scene.session, chosen, square) != nullptr;
}

bool is_shown_target(const Scene& scene, unsigned square) {
  return scene.context.shown_move != nullptr && scene.context.shown_move->to == square;
}

bool in_uncovered_line(const Scene& scene, unsigned square) {
  return scene.lift != nullptr &&
         std::count(scene.lift->end->squares.begin(), scene.lift->end->squares.end(), square);
}

// Is the square the selected destination, or does it show the selected piece or a piece that would
// be captured?  The latter two only in games with flat pieces (BoardStyle::flat_pieces).
bool is_chosen(const Scene& scene, unsigned square) {
  const Selection& chosen = scene.state.board.selection;
  return (scene.flat && chosen.square == square) || (scene.mine && chosen.to == square);
}
bool is_taken(const Scene& scene, unsigned square) {
  return scene.flat && !scene.board.squares[square].stack.empty();
}

// While values are shown, a move that loses at once has the warning colour.
Color target_color(const Scene& scene, unsigned square) {
  const MoveView* move = is_shown_target(scene, square)
                             ? scene.context.shown_move
                             : move_to_square(scene.session, scene.state.board.selection, square);
  const bool warned = scene.state.view.values && move != nullptr && move->mover_loses;
  return warned ? scene.ui.theme.warn : scene.ui.theme.accent;
}

Color square_fill(const Scene& scene, unsigned square) {
  const Theme& theme = scene.ui.theme;
  const auto& last = scene.context.last_move;
  const bool moved = scene.squares && last && (last->from == square || last->to == square);
  const Face& face = scene.ui.face();
  const Color plain = moved ? theme.last_move : face.square_color(theme, scene.board, square);
  if (in_uncovered_line(scene, square)) return mix(plain, lift_color(theme, *scene.lift), 0.12F);
  const bool shown = scene.squares && is_shown_target(scene, square);
  if (is_chosen(scene, square) || shown) return theme.accent_soft;
  const bool filled = is_target(scene, square) && !is_taken(scene, square);
  return filled ? mix(plain, theme.accent, 0.07F) : plain;
}

void draw_square_border(const Scene& scene, unsigned square, const Rect& rect, float radius) {
  Canvas& canvas = scene.ui.canvas();
  const Theme& theme = scene.ui.theme;
  if (in_uncovered_line(scene, square)) {
    if (scene.lift->from == square) {
      canvas.outline(rect, lift_color(theme, *scene.lift), radius, 3);
    } else {
      canvas.dashed_outline(rect, lift_color(theme, *scene.lift), radius, 2);
    }
  } else if (is_chosen(scene, square)) {
    canvas.outline(rect, theme.accent, radius, 3);
  } else if (is_shown_target(scene, square)) {
    if (!scene.squares) return;
    canvas.outline(rect, target_color(scene, square), radius, 3);
  } else if (is_target(scene, square)) {
    const Color color = target_color(scene, square);
    if (!is_taken(scene, square)) {
      canvas.outline(rect, color, radius, 7, 0.10F);
      canvas.outline(rect, color, radius, 4, 0.18F);
    }
    canvas.outline(rect, color, radius, 2.5F);
  }
}

void draw_square(Scene& scene, unsigned square) {
  Ui& ui = scene.ui;
  const Rect rect = scene.geometry.square(square);
  const float radius = square_radius(scene.geometry);
  const Selection here{square, std::nullopt};
  const std::string& name = scene.board.squares[square].name;
  const ItemState item = ui.item({.item = square_item_of(scene.board, square),
                                  .label = describe_square(scene.state, square),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::square,
                                  .active = scene.state.board.selection.square == square ||
                                            scene.state.board.selection.to == square ||
                                            scene.state.board.placing == square,
                                  .radius = radius,
                                  .arrows = true});
  follow_press(ui, scene.context, item, here);
  begin_aim(ui, scene.context, item);
  draw_square_background(ui.drawing(ui.canvas()), scene.geometry, scene.board, square,
                         square_fill(scene, square));
  draw_square_border(scene, square, rect, radius);
  if (rect.width < room_for_name || scene.geometry.named_outside) return;
  ui.canvas().text({rect.x + 0.075F * rect.width, rect.y + 14}, name, ui.caption());
}

// Returns the height of the piece on a square above the board, in units.
float lift_of(const Scene& scene, unsigned square) {
  const Selection here{square, std::nullopt};
  float target = 0;
  const bool movable = scene.mine && can_start(scene.session, here);
  if (movable && !scene.state.board.selection.any() &&
      scene.ui.hot_now() == square_item_of(scene.board, square))
    target = hover_lift;
  if (scene.state.board.selection.square == square) target = scene.flat ? 0 : held_lift;
  if (scene.lift != nullptr && scene.lift->from == square) target = held_lift;
  const double seconds = lift_seconds / hover_lift;
  return scene.ui.animate("lift-" + std::to_string(square), target,
                          target > hover_lift ? seconds / 3 : seconds);
}

std::optional<Point> gaze_target(const Scene& scene) {
  if (scene.context.gestures.drag && scene.context.gestures.drag->moving) return scene.ui.mouse();
  const MoveView* shown = scene.context.shown_move;
  if (shown != nullptr && shown->to) return scene.geometry.middle(*shown->to);
  return std::nullopt;
}

// Distance in CSS pixels from a square's edge to the note in its corner.
float note_inset(const Rect& rect) {
  return rect.width >= 120 ? 9.0F : rect.width < room_for_name ? 3.0F : 6.0F;
}

float chip_height(const Rect& rect) { return rect.width < room_for_name ? 18.0F : 24.0F; }

// Returns the size, relative to a piece, of the ghost of a move that leaves room for the chip;
// below 0.6 the ghost would be too small.
float ghost_size(const Scene& scene, const Rect& rect, PieceView piece) {
  const float top = -scene.ui.face().extent(scene.session.info(), piece.kind).top;
  const float room = rect.height / 2 - note_inset(rect) - chip_height(rect) - 2;
  return std::min(1.0F, room / (top * scene.geometry.unit));
}

// The ghost of a move leaves no room for the chip on small squares.
bool hides_chip(const Scene& scene, unsigned square) {
  return is_shown_target(scene, square) && scene.squares &&
         ghost_size(scene, scene.geometry.square(square), scene.context.shown_move->piece) < 0.6F;
}

void draw_pieces(const Scene& scene, unsigned square, std::optional<Point> gaze) {
  std::vector<PieceView> stack = scene.board.squares[square].stack;
  Pose pose;
  pose.looks_at = gaze;
  pose.lift = lift_of(scene, square);
  pose.chosen = is_chosen(scene, square);
  const bool dragged = scene.context.gestures.drag && scene.context.gestures.drag->moving &&
                       scene.context.gestures.drag->from.square == square;
  const bool arriving = scene.state.board.motion && scene.state.board.motion->move.to == square;
  pose.without_top = dragged;
  if (scene.state.go.counting.dead.contains(square))
    pose.ghost = scene.ui.face().square_color(scene.ui.theme, scene.board, square);
  if (arriving && !stack.empty()) stack.pop_back();  // drawn by the animation
  if (is_shown_target(scene, square) && !arriving) {
    stack.push_back(scene.context.shown_move->piece);
    pose.ghost = scene.ui.theme.accent_soft;
    pose.lift = 0;
  }
  const Drawing drawing = scene.ui.drawing(scene.ui.canvas());
  const Point middle = scene.geometry.middle(square);
  float unit = scene.geometry.unit;
  if (is_shown_target(scene, square) && stack.size() == 1 && scene.squares) {
    const float size = ghost_size(scene, scene.geometry.square(square), stack.back());
    unit *= size < 0.6F ? 1.0F : size;
  }
  scene.ui.face().stack(drawing, middle, unit, stack, pose);
  const auto& last = scene.context.last_move;
  if (last && last->to == square && !stack.empty() && !pose.ghost)
    scene.ui.face().last_move_mark(drawing, middle, scene.geometry.unit, stack.back());
}

// Draws captured pieces, which shrink until they disappear.
void draw_taken(const Scene& scene) {
  const auto& taken = scene.state.board.taken;
  if (!taken) return;
  const double elapsed = scene.ui.now() - taken->started;
  const float size = 1 - static_cast<float>(std::min(elapsed / taken_seconds, 1.0));
  scene.ui.request_frame();
  for (const Taken::Piece& gone : taken->pieces) {
    if (size <= 0.1F || !scene.board.squares[gone.square].stack.empty()) continue;
    scene.ui.face().stack(scene.ui.drawing(scene.ui.canvas()), scene.geometry.middle(gone.square),
                          size * scene.geometry.unit, {&gone.piece, 1}, {});
  }
}

// Returns the value of the move under the pointer, or of the best move to the square.
std::optional<Value> square_value(const Scene& scene, unsigned square) {
  if (is_shown_target(scene, square))
    return value_of_move(scene.session, scene.context.shown_move->text);
  const Selection& chosen = scene.state.board.selection;
  if (!chosen.any()) return best_to_square(scene.session, square);
  const MoveView* move = move_to_square(scene.session, chosen, square);
  return move == nullptr ? std::nullopt : value_of_move(scene.session, move->text);
}

bool can_be_reached(const Scene& scene, unsigned square) {
  if (scene.state.board.selection.any()) return is_target(scene, square);
  return is_destination(scene.session, square);
}

// Returns the x coordinate of the chip's left edge minus a margin.
float draw_value_chip(const Scene& scene, const Rect& rect, std::optional<Value> value) {
  const bool small = rect.width < room_for_name;
  const float in = note_inset(rect);
  const ChipStyle style{.size = small ? FontSize::caption : FontSize::body};
  const float width = value_chip_width(scene.ui, value, style);
  const Rect chip{right(rect) - in - width, rect.y + in, width, chip_height(rect)};
  value_chip(scene.ui, chip, value, style);
  return chip.x - 4;
}

// Draws the value of the best move to the square, and the warning sign of a losing lift.
void draw_square_notes(const Scene& scene, unsigned square) {
  Ui& ui = scene.ui;
  const Rect rect = scene.geometry.square(square);
  const bool tiny = rect.width < room_for_chip;
  float right_edge = right(rect) - note_inset(rect);
  if (can_be_reached(scene, square)) {
    const auto value = square_value(scene, square);
    if (tiny && value) draw_square_value(ui.canvas(), ui.theme, rect, {value->outcome, ""});
    const bool coming = are_values_pending(scene.state) && !scene.session.info().needs_search();
    if (!tiny && (value || coming) && !hides_chip(scene, square))
      right_edge = draw_value_chip(scene, rect, value);
  }
  const bool trying = scene.lift != nullptr && scene.lift->from == square;
  const bool choosing = scene.state.board.selection.any();  // another piece is selected
  const MoveView* ending = ending_lift_from(scene.session, square);
  if (scene.mine && !trying && !choosing && ending != nullptr && loses_at_once(*ending)) {
    const Point middle{right_edge - 14, rect.y + note_inset(rect) + 12};
    ui.canvas().disc(middle, 13, ui.theme.surface);
    ui.canvas().ring(middle, 13, ui.theme.line, 1);
    draw_warning(ui.canvas(), middle, 20, ui.theme.warn, ui.theme.surface);
  }
}

// In keyboard mode marks the pieces that can move with a line below them.
void draw_movable_mark(const Scene& scene, unsigned square) {
  const bool movable = scene.mine && can_start(scene.session, {square, std::nullopt});
  if (!scene.ui.memory().keyboard_mode || !movable) return;
  const unsigned kind = scene.board.squares[square].stack.back().kind;
  const Extent extent = scene.ui.face().extent(scene.session.info(), kind);
  const float half = extent.half_width * scene.geometry.cell;
  const Point middle = scene.geometry.middle(square);
  scene.ui.canvas().capsule(around({middle.x, middle.y + 0.42F * scene.geometry.cell}, 2 * half, 3),
                            scene.ui.theme.accent);
}

void draw_lines(const Scene& scene) {
  const Session& session = scene.session;
  if (has_ended(session)) {
    float drawn = 1;
    if (scene.state.board.win_line_started && !scene.state.environment.reduced_motion) {
      const double elapsed = scene.ui.now() - *scene.state.board.win_line_started;
      drawn = ease_out(elapsed, win_line_seconds);
      if (elapsed < win_line_seconds) scene.ui.request_frame();
    }
    draw_deciding_line(scene.ui.drawing(scene.ui.canvas()), scene.geometry, scene.board, drawn);
  }
  if (scene.lift != nullptr) {
    draw_line_through(scene.ui.canvas(), scene.geometry, scene.lift->end->squares,
                      {.color = lift_color(scene.ui.theme, *scene.lift),
                       .thickness = 4,
                       .height = scene.ui.face().line_height(),
                       .length = session.info().size.line,
                       .drawn = 1});
  }
}

const MoveView* lift_in_question(const Ui& ui, const BoardContext& context) {
  const Session& session = *ui.state.session;
  if (ui.state.board.warned_lift) return ending_lift_from(session, *ui.state.board.warned_lift);
  const auto& chosen = ui.state.board.selection.square;
  if (chosen && context.gestures.drag && context.gestures.drag->moving)
    return ending_lift_from(session, *chosen);
  const MoveView* shown = context.shown_move;
  return shown != nullptr && is_ending_lift(*shown) ? shown : nullptr;
}

}  // namespace

bool may_move_by_hand(const State& state) {
  return !state.board.pen && !has_ended(*state.session) &&
         may_move(state, state.session->board().to_move);
}

void draw_board(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  const Session& session = *ui.state.session;
  Scene scene{ui,
              ui.state,
              session,
              session.board(),
              geometry,
              context,
              lift_in_question(ui, context),
              may_move_by_hand(ui.state),
              ui.face().board_style().flat_pieces,
              !ui.face().board_style().crossings};
  const auto count = static_cast<unsigned>(session.board().squares.size());
  draw_frame(ui.drawing(ui.canvas()), geometry, session.board(), square_radius(geometry) + 4);
  // In reading order, which is also the order for screen readers and the Tab key.
  for (unsigned place = 0; place < count; ++place) draw_square(scene, geometry.place(place));
  draw_cross_lines(ui, geometry);
  const bool lines_below = ui.face().has_line_below_pieces();
  if (lines_below) draw_lines(scene);
  const auto gaze = gaze_target(scene);
  for (unsigned square = 0; square < count; ++square) {
    draw_pieces(scene, square, gaze);
    draw_movable_mark(scene, square);
  }
  draw_taken(scene);
  draw_attacked(ui.drawing(ui.canvas()), geometry, session.board());
  if (!lines_below) draw_lines(scene);
  if (ui.panels != nullptr) ui.panels->draw(Place::board_marks, ui, {});
  if (!shows_evaluation(ui.state) && ui.state.view.values && !has_ended(session)) {
    for (unsigned square = 0; square < count; ++square) draw_square_notes(scene, square);
  }
  const MoveView* shown = context.shown_move;
  // With a selection the squares show the move.
  const bool already_shown = scene.flat && ui.state.board.selection.any();
  if (shown != nullptr && shown->from && shown->to && !already_shown) {
    draw_move_arrow(ui.canvas(), ui.theme, geometry.middle(*shown->from),
                    geometry.middle(*shown->to), geometry.cell, ui.theme.accent);
  }
  if (shown != nullptr && shown->to && is_draw_by_repetition(session, shown->text))
    tooltip(ui, geometry.square(*shown->to), ui.words(word::draws_by_repetition));
  draw_placing_marks(ui, geometry);
  finish_drag(ui, geometry, context);
  follow_aim(ui, geometry, context);
}

// Dragging: from the press on a piece to the drop on a square.

void follow_press(Ui& ui, BoardContext& context, const ItemState& item, const Selection& from) {
  const bool movable = may_move_by_hand(ui.state) && can_start(*ui.state.session, from);
  if (movable && !empty(item.target)) context.gestures.grips.push_back(item.target);
  if (item.pressed && movable) {
    context.gestures.drag = Drag{from, ui.mouse(), ui.state.board.selection};
    ui.memory().dragging_piece = true;
  }
  if (!context.gestures.drag || !(context.gestures.drag->from == from) ||
      context.gestures.drag->moving)
    return;
  const Point offset = ui.mouse() - context.gestures.drag->start;
  if (item.held && std::hypot(offset.x, offset.y) > click_slack) {
    context.gestures.drag->moving = true;
    ui.act(does(context.input, &BoardController::take, from));
  }
}

void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (!context.gestures.drag || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  const Drag drag = *context.gestures.drag;
  context.gestures.drag.reset();
  if (!drag.moving) return;
  ui.cancel_click();  // the release ends the drag
  if (ui.swiped())
    return ui.act(does(context.input, &BoardController::cancel_drag, drag.chosen_before));
  const auto count = static_cast<unsigned>(ui.state.session->board().squares.size());
  for (unsigned square = 0; square < count; ++square) {
    if (contains(geometry.square(square), ui.mouse())) {
      ui.act(does(context.input, &BoardController::drop, square));
    }
  }
  ui.act(does(context.input, &BoardController::put_back));
}

Color lift_color(const Theme& theme, const MoveView& lift) {
  return loses_at_once(lift) ? theme.warn : theme.accent;
}

}  // namespace kanzen::app

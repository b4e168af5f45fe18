// Draws the examples of the Rules tab: small boards that each show a move twice and then rest, with
// a caption below.
#include <algorithm>
#include <cmath>
#include <string>

#include "engine/picture/board.hpp"
#include "engine/picture/marks.hpp"
#include "imgui_app/features/rules/rules.hpp"
#include "imgui_app/features/rules/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/legend.hpp"

namespace kanzen::app {
namespace {

constexpr float picture_gap = 12;     // CSS pixels between pictures
constexpr float picture_padding = 8;  // between the edge of a picture and its board
constexpr float example_hand = 34;    // height of the row of pieces in hand
constexpr float usual_picture = 160;  // width
constexpr float widest_slot = 28;     // of a piece in hand
constexpr float caption_line = 19;

// The mover's hand: each piece that it can hold has a slot of its own.
struct HandSlots {
  Point first;  // middle of the first slot
  float pitch = 0;
  Point at(unsigned slot) const { return first + Point{pitch * static_cast<float>(slot), 0}; }
};

struct ExamplePicture {
  Ui& ui;
  const Drawing drawing;
  const ShownExample& example;
  BoardGeometry geometry;
  HandSlots hand;
  ExamplePhase phase;

  const kanzen::Face& face() const { return face_of(drawing.info); }
  bool moves_now() const { return phase.share > 0 && phase.share < 1; }
  const BoardView& board() const { return phase.share < 1 ? example.before : example.after; }
};

unsigned slots_of(const BoardView& board, Player player) {
  unsigned slots = 0;
  for (const HandView& hand : board.hands)
    if (hand.piece.player == player) slots += hand.capacity;
  return slots;
}

HandSlots hand_slots(const Rect& row, unsigned slots) {
  const auto count = static_cast<float>(std::max(slots, 1U));
  const float pitch = std::min(row.width / count, widest_slot);
  return {{centre(row).x - pitch * (count - 1) / 2, centre(row).y}, pitch};
}

// Draws a piece whose visible part has its middle at the slot's.
void draw_held(const ExamplePicture& picture, unsigned slot, PieceView piece) {
  const float unit = picture.hand.pitch;
  const float off = picture.face().extent(picture.drawing.info, piece.kind).middle() * unit;
  Pose pose;
  pose.on_card = true;
  picture.face().stack(picture.drawing, picture.hand.at(slot) - Point{0, off}, unit, {&piece, 1},
                       pose);
}

// Returns the slot from which the piece of the example's move comes.
unsigned slot_of_move(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  unsigned first = 0;
  for (const HandView& hand : picture.example.before.hands) {
    if (hand.piece.player != move.piece.player) continue;
    if (hand.piece == move.piece) return first + std::max(hand.count, 1U) - 1;
    first += hand.capacity;
  }
  return 0;
}

void draw_hand(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  const bool leaves = picture.moves_now() && !move.from;
  unsigned first = 0;
  for (const HandView& hand : picture.board().hands) {
    if (hand.piece.player != move.piece.player) continue;
    const unsigned left = leaves && hand.piece == move.piece ? 1 : 0;
    for (unsigned i = 0; i + left < hand.count; ++i) draw_held(picture, first + i, hand.piece);
    first += hand.capacity;
  }
}

void draw_example_board(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  if (picture.moves_now() && move.from) {
    BoardView board = picture.example.before;
    std::vector<PieceView>& stack = board.squares[*move.from].stack;
    stack.erase(stack.end() - 1 - static_cast<std::ptrdiff_t>(move.pieces_above));
    return draw_board(picture.drawing, picture.geometry, board);
  }
  BoardMarks marks;
  if (picture.phase.share == 1) {
    marks.last_from = move.from;
    marks.last_to = move.to;
  }
  draw_board(picture.drawing, picture.geometry, picture.board(), marks);
}

// Returns where the move starts: its square, or the slot of its piece; the target itself in games
// without hands.
Point start_of_example(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  if (move.from) return picture.geometry.middle(*move.from);
  if (!picture.example.before.hands.empty()) return picture.hand.at(slot_of_move(picture));
  return picture.geometry.middle(*move.to);
}

// Draws the piece on its way.  A lift that ends the game leaves it above its square.
void draw_moving(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  const BoardGeometry& geometry = picture.geometry;
  const float t = picture.phase.share;
  const Point from = start_of_example(picture);
  const Point to = move.to ? geometry.middle(*move.to) : from - Point{0, held_lift * geometry.unit};
  const bool from_hand = !move.from && !picture.example.before.hands.empty();
  const float start_unit = from_hand ? picture.hand.pitch : geometry.unit;
  const float rise = move.to ? 0.12F * geometry.cell * std::sin(pi * t) : 0;
  draw_moving_piece(picture.drawing, picture.ui.canvas(), from + (to - from) * t - Point{0, rise},
                    start_unit + (geometry.unit - start_unit) * t, moving_piece(move, t));
}

// Draws the line that a lift uncovers, and the arrow of the move.
void draw_result(const ExamplePicture& picture) {
  const MoveView& move = picture.example.move;
  const Theme& theme = picture.drawing.theme;
  Canvas& canvas = picture.ui.canvas();
  const BoardGeometry& geometry = picture.geometry;
  if (move.end)
    draw_line_through(canvas, geometry, move.end->squares,
                      {.color = theme.warn,
                       .thickness = 4,
                       .height = picture.face().line_height(),
                       .length = picture.drawing.info.size.line});
  if (!move.to) return;
  const auto& stack = picture.example.after.squares[*move.to].stack;
  const Point to = geometry.middle(*move.to);
  if (!stack.empty())
    picture.face().last_move_mark(picture.drawing, to, geometry.unit, stack.back());
  const bool has_start = move.from || !picture.example.before.hands.empty();
  if (picture.phase.resting && has_start)
    draw_move_arrow(canvas, theme, start_of_example(picture), to, geometry.cell, theme.accent);
}

// Returns the height of a picture of this width.
float picture_height(const BoardView& board, float width) {
  const float across = width - 2 * picture_padding;
  const float shape = static_cast<float>(board.rows) / static_cast<float>(board.columns);
  return across * shape + 2 * picture_padding + (board.hands.empty() ? 0 : example_hand);
}

void draw_picture(Ui& ui, const Rect& box, const GameInfo& info, const ShownExample& example,
                  const ExamplePhase& phase) {
  const bool has_hand = !example.before.hands.empty();
  const Rect inner = inset(box, picture_padding);
  const float height = inner.height - (has_hand ? example_hand : 0);
  const ExamplePicture picture{
      ui,
      {ui.canvas(), ui.theme, info},
      example,
      thumbnail_geometry(shape_of(info, example.before), {inner.x, inner.y, inner.width, height}),
      hand_slots({inner.x, inner.y + height + 6, inner.width, example_hand - 6},
                 slots_of(example.before, example.move.piece.player)),
      phase};
  draw_example_board(picture);
  if (has_hand) draw_hand(picture);
  if (phase.share == 1) draw_result(picture);
  const bool lifted = !example.move.to && phase.share == 1;
  if (picture.moves_now() || lifted) draw_moving(picture);
}

// Returns the height used, with the caption.
float draw_example(Ui& ui, const Rect& area, const RuleExamples& examples, std::size_t number) {
  const ShownExample& example = examples.all[number];
  const std::string_view caption = ui.words(example.source->caption);
  const Rect box{area.x, area.y, area.width, picture_height(example.before, area.width)};
  const ItemId item = example_item(number);
  ExamplePhase phase;
  ItemState state;
  if (ui.state.environment.reduced_motion) {  // the picture cannot do anything
    ui.mirror_text(item, caption, box);
  } else {
    phase = phase_of(examples, number, ui.now());
    const std::string label = fill(ui.words(word::example_label), {caption});
    state = ui.item({.item = item, .label = label, .rect = box, .radius = 12});
  }
  if (!phase.resting) ui.request_frame();
  ui.canvas().fill(box, ui.theme.raised, 12);
  draw_picture(ui, box, examples.game->info(), example, phase);
  if (state.hot()) ui.canvas().outline(box, ui.theme.accent, 12, 2);
  const float top = bottom(box) + 6;
  return top - area.y +
         ui.canvas().paragraph({area.x, top}, area.width, caption, ui.caption(), caption_line);
}

}  // namespace

float draw_examples(Ui& ui, const Rect& area, const RuleExamples& examples) {
  const std::size_t count = examples.all.size();
  if (count == 0) return 0;
  const float fitting = std::floor((area.width + picture_gap) / (usual_picture + picture_gap));
  const auto columns = static_cast<std::size_t>(std::clamp(fitting, 2.0F, 5.0F));
  const float width =
      (area.width - static_cast<float>(columns - 1) * picture_gap) / static_cast<float>(columns);
  float y = area.y + 4;
  for (std::size_t first = 0; first < count; first += columns) {
    float tallest = 0;
    for (std::size_t i = first; i < std::min(first + columns, count); ++i) {
      const float x = area.x + static_cast<float>(i - first) * (width + picture_gap);
      tallest = std::max(tallest, draw_example(ui, {x, y, width, 0}, examples, i));
    }
    y += tallest + picture_gap;
  }
  if (!ui.state.environment.reduced_motion)
    y += draw_paragraph(ui, "examples-again", {area.x, y, area.width, 0},
                        ui.words(word::play_example), ui.caption(), caption_line);
  return y - area.y;
}

float draw_notation_legend(Ui& ui, const Rect& area, const RuleExamples& examples) {
  Legend legend{ui, area};
  std::size_t number = 0;
  for (const ShownExample& example : examples.all) {
    if (example.source->reading.english.empty()) continue;
    legend.text("legend-move-" + std::to_string(number++), move_text(ui.state, example.move),
                example.source->reading.in(ui.language()));
  }
  return legend.y - area.y;
}

}  // namespace kanzen::app

#include "engine/figure/tree_picture.hpp"

#include <algorithm>
#include <vector>

#include "engine/figure/tree_layout.hpp"
#include "engine/picture/board.hpp"
#include "engine/picture/signs.hpp"

namespace kanzen {
namespace {

constexpr float board_from = 30;     // the side of a picture that shows a board,
constexpr float square_from = 3.5F;  // and of a square in it

constexpr TextStyle label_style(const Theme& theme, bool best) {
  return {FontSize::caption, best ? Weight::semibold : Weight::regular, theme.text, Align::centre};
}

// The sign of the value, as large as there is room; a dashed ring where it is not known.
void draw_sign_of(Pen& pen, const Theme& theme, Point middle, float radius,
                  const TreeNodeLook& look) {
  if (look.value) {
    draw_sign(pen, middle, radius, look.value->outcome, outcome_color(theme, look.value->outcome));
  } else if (radius < 4) {
    pen.ring(middle, radius, theme.strong, 1);
  } else {
    draw_unknown_sign(pen, middle, radius, theme);
  }
}

void draw_tile(const Drawing& drawing, const Rect& rect, const TreeNodeLook& look) {
  const Theme& theme = drawing.theme;
  drawing.pen.fill(rect, look.value ? outcome_soft(theme, look.value->outcome) : theme.raised,
                   0.2F * rect.width);
  draw_sign_of(drawing.pen, theme, centre(rect), 0.28F * rect.width, look);
}

// One edge right around the board: of this position a strong one, of best moves in their colour.
void draw_small_board(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                      const TreeNodeLook& look) {
  const Theme& theme = drawing.theme;
  const float radius = std::min(0.08F * rect.width, 8.0F);
  const bool here = node.kind == PositionNode::Kind::here;
  drawing.pen.fill(rect, theme.board_frame, radius);
  draw_board(drawing, thumbnail_geometry(shape_of(drawing.info, node.board, drawing.turned), rect),
             node.board);
  const Color best = look.value ? outcome_color(theme, look.value->outcome) : theme.strong;
  drawing.pen.outline(rect,
                      here        ? theme.text
                      : look.best ? best
                                  : theme.strong,
                      radius, here || look.best ? 2.0F : 1.0F);
}

// A move that ends the game and leaves no position.
void draw_ending_move(const Drawing& drawing, const Rect& rect) {
  const Theme& theme = drawing.theme;
  drawing.pen.fill(rect, theme.warn_soft, 0.2F * rect.width);
  draw_warning(drawing.pen, centre(rect), 0.6F * rect.width, theme.warn, theme.warn_soft);
}

void draw_picture(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                  const TreeNodeLook& look) {
  const float square = rect.width / static_cast<float>(std::max(node.board.columns, 1U));
  if (rect.width < tree_dot_below)
    return draw_sign_of(drawing.pen, drawing.theme, centre(rect),
                        std::max(0.42F * rect.width, 2.0F), look);
  if (node.position.empty()) return draw_ending_move(drawing, rect);
  if (rect.width < board_from || square < square_from) return draw_tile(drawing, rect, look);
  draw_small_board(drawing, rect, node, look);
}

// Between the way's last turn and the picture.
float label_height(const Rect& rect) { return rect.y - tree_words / 2 * rect.height; }

bool has_label(const Pen& pen, const Theme& theme, float side, const PositionNode& node,
               const TreeNodeLook& look) {
  if (look.label.empty() || node.way.empty() || side < tree_words_from) return false;
  const TextStyle style = label_style(theme, look.best);
  const float room = node.kind == PositionNode::Kind::grandchild ? 1.16F : 1.5F;
  return pen.text_width(look.label, style.size, style.weight) <= room * side;
}

}  // namespace

void draw_tree_way(const Drawing& drawing, std::span<const Point> way, const Rect& rect,
                   const PositionNode& node, const TreeNodeLook& look) {
  if (way.empty()) return;
  Pen& pen = drawing.pen;
  const Theme& theme = drawing.theme;
  const bool small = node.kind == PositionNode::Kind::grandchild;
  if (small && rect.width < tree_dot_below && !look.best) return;
  const bool colored = look.best && look.value;
  const Color color = colored ? outcome_color(theme, look.value->outcome) : theme.strong;
  const float thickness = (look.best ? 2.5F : 1.0F) * (small ? 0.6F : 1.0F);
  if (!has_label(pen, theme, rect.width, node, look)) return pen.polyline(way, color, thickness);
  // Open around the label.
  constexpr float half = 8;
  const float middle = label_height(rect);
  std::vector<Point> to_label(way.begin(), way.end());
  const Point end = to_label.back();
  to_label.back().y = std::max(middle - half, to_label[to_label.size() - 2].y);
  pen.polyline(to_label, color, thickness);
  pen.line({end.x, middle + half}, end, color, thickness);
}

void draw_tree_node(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                    const TreeNodeLook& look) {
  draw_picture(drawing, rect, node, look);
  if (has_label(drawing.pen, drawing.theme, rect.width, node, look))
    drawing.pen.text({centre(rect).x, label_height(rect)}, look.label,
                     label_style(drawing.theme, look.best));
  if (look.value && rect.width >= tree_words_from)
    draw_chip_at(drawing.pen, drawing.theme, {centre(rect).x, bottom(rect) + 12}, *look.value);
}

}  // namespace kanzen

#include "engine/figure/tree.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/string_utils.hpp"
#include "engine/figure/figures.hpp"
#include "engine/picture/board.hpp"

namespace kanzen {
namespace {

constexpr float current_side = 1.3F;
constexpr float previous_side = 0.9F;
constexpr float grandchild_side = 0.44F;
constexpr float family_gap = 0.35F;
constexpr float under_child = 0.16F;  // from a child's text to the rail over its children
// From the rail, the horizontal line over a row of children, down to them: room for the moves.
constexpr float bus = tree_label_height;
constexpr float column_pitch = grandchild_side + 0.08F;
// The same for grandchildren; row_pitch has room for the next row's rail.
constexpr float small_bus = grandchild_side * tree_label_height;
constexpr float row_pitch = grandchild_side * (1 + 2 * tree_label_height) + 0.06F;
constexpr float lane_width = 0.12F;  // at the left and right of a family of several rows

struct Family {
  std::size_t child = 0, first = 0, count = 0;  // indices of nodes, number of children
  unsigned columns = 1, rows = 0;
  float width = 0, height = 0;

  float lane() const { return rows > 1 ? lane_width : 0.0F; }
};

Family family_of(std::size_t child, std::size_t count) {
  Family family{child, child + 1, count};
  const auto number = static_cast<float>(count);
  family.columns = std::max(1U, static_cast<unsigned>(std::ceil(std::sqrt(number * 1.9F))));
  family.columns = std::min(family.columns, static_cast<unsigned>(std::max<std::size_t>(count, 1)));
  family.rows = (static_cast<unsigned>(count) + family.columns - 1) / family.columns;
  family.width =
      std::max(1.0F, static_cast<float>(family.columns) * column_pitch + 2 * family.lane());
  family.height = 1 + tree_label_height +
                  (count > 0 ? under_child + static_cast<float>(family.rows) * row_pitch : 0);
  return family;
}

std::vector<Family> families_of(const PositionTree& tree) {
  std::vector<Family> families;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (tree.nodes[i].kind != PositionNode::Kind::child) continue;
    std::size_t end = i + 1;
    while (end < tree.nodes.size() && tree.nodes[end].kind == PositionNode::Kind::grandchild) ++end;
    families.push_back(family_of(i, end - i - 1));
  }
  return families;
}

struct Row {
  std::vector<Family> families;
  float width = 0, height = 0;
};

std::vector<Row> rows_of(const std::vector<Family>& families, std::size_t in_a_row) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < families.size(); ++i) {
    if (i % in_a_row == 0) rows.emplace_back();
    Row& row = rows.back();
    row.width += families[i].width + (row.families.empty() ? 0 : family_gap);
    row.height = std::max(row.height, families[i].height);
    row.families.push_back(families[i]);
  }
  return rows;
}

struct Size {
  float width = 0, height = 0;
};

Size size_of(const std::vector<Row>& rows) {
  Size size;
  for (const Row& row : rows) {
    size.width = std::max(size.width, row.width);
    size.height += row.height + family_gap + bus;
  }
  return size;
}

// Returns the rows with the number of families per row that gives the largest scale in the card.
std::vector<Row> best_rows(const std::vector<Family>& families, float top, float width_to_height) {
  std::vector<Row> best;
  float best_extent = 0;
  for (std::size_t in_a_row = 1; in_a_row <= families.size(); ++in_a_row) {
    std::vector<Row> rows = rows_of(families, in_a_row);
    const Size size = size_of(rows);
    const float extent = std::max(size.width, (size.height + top) * width_to_height);
    if (!best.empty() && extent >= best_extent) continue;
    best = std::move(rows);
    best_extent = extent;
  }
  return best;
}

// Returns the connecting line from a picture to a child's: down behind the text to the rail over
// the first row, along it, for a later row down the lane on the left and along that row's rail, and
// down to the child.  It crosses no picture.
std::vector<Point> route_connector(Point from, Point to, float first_rail, float rail, float lane) {
  if (rail == first_rail) return {from, {from.x, rail}, {to.x, rail}, to};
  return {from, {from.x, first_rail}, {lane, first_rail}, {lane, rail}, {to.x, rail}, to};
}

void place_family(PositionTree& tree, const Family& family, Point top_left) {
  PositionNode& child = tree.nodes[family.child];
  child.rect = {top_left.x + (family.width - 1) / 2, top_left.y, 1, 1};
  const Point from{centre(child.rect).x, bottom(child.rect)};
  const float first_rail = from.y + tree_label_height + under_child;
  const float block = static_cast<float>(family.columns) * column_pitch;
  const float left = centre(child.rect).x - block / 2 + (column_pitch - grandchild_side) / 2;
  for (std::size_t i = 0; i < family.count; ++i) {
    PositionNode& node = tree.nodes[family.first + i];
    const std::size_t row = i / family.columns;
    const float rail = first_rail + static_cast<float>(row) * row_pitch;
    node.rect = {left + static_cast<float>(i % family.columns) * column_pitch, rail + small_bus,
                 grandchild_side, grandchild_side};
    node.connector = route_connector(from, {centre(node.rect).x, node.rect.y}, first_rail, rail,
                                     left - lane_width);
  }
}

}  // namespace

void lay_out(PositionTree& tree, float width_to_height) {
  const std::vector<Family> families = families_of(tree);
  const bool has_previous = tree.nodes.front().kind == PositionNode::Kind::previous;
  const float above = has_previous ? previous_side * (1 + tree_label_height) + bus : 0;
  const float top = above + current_side + tree_label_height;
  const std::vector<Row> rows = best_rows(families, top, width_to_height);
  const Size size = size_of(rows);
  const float width = std::max(size.width, current_side);
  const float middle = width / 2;
  PositionNode& current = tree.nodes[has_previous ? 1 : 0];
  current.rect = {middle - current_side / 2, above, current_side, current_side};
  if (has_previous) {
    Rect& previous = tree.nodes.front().rect;
    previous = {middle - previous_side / 2, 0, previous_side, previous_side};
    current.connector = {{middle, bottom(previous)}, {middle, current.rect.y}};
  }
  constexpr float lane = -0.3F;  // x of the lane to the later rows, left of all rows
  float y = top;
  const float first_line = top + family_gap;
  for (const Row& row : rows) {
    const float line = y + family_gap;
    const Point from{middle, bottom(current.rect)};
    float x = middle - row.width / 2;
    for (const Family& family : row.families) {
      place_family(tree, family, {x, line + bus});
      PositionNode& child = tree.nodes[family.child];
      const Point to{centre(child.rect).x, child.rect.y};
      child.connector = route_connector(from, to, first_line, line, lane);
      x += family.width + family_gap;
    }
    y += row.height + family_gap + bus;
  }
  const float left = rows.size() > 1 ? lane - 0.1F : 0.0F;
  tree.bounds = from_corners(left, 0, width, y);
}

namespace {

constexpr float smallest_board_side = 30;     // minimum side of a picture that shows a board
constexpr float smallest_square_side = 3.5F;  // minimum side of a square in it
constexpr float smallest_tile_side = 10;      // smaller pictures are only signs

constexpr TextStyle label_style(const Theme& theme, bool best) {
  return {FontSize::caption, best ? Weight::semibold : Weight::regular, theme.text, Align::centre};
}

// Draws the sign of the value; a dashed ring if it is unknown, or a solid one if that is too small.
void draw_sign_of(Pen& pen, const Theme& theme, Point middle, float radius,
                  const TreeNodeAnnotation& annotation) {
  if (annotation.value) {
    draw_sign(pen, middle, radius, annotation.value->outcome,
              outcome_color(theme, annotation.value->outcome));
  } else if (radius < 4) {
    pen.ring(middle, radius, theme.strong, 1);
  } else {
    draw_unknown_sign(pen, middle, radius, theme);
  }
}

void draw_tile(const Drawing& drawing, const Rect& rect, const TreeNodeAnnotation& annotation) {
  const Theme& theme = drawing.theme;
  drawing.pen.fill(
      rect, annotation.value ? outcome_soft_color(theme, annotation.value->outcome) : theme.raised,
      0.2F * rect.width);
  draw_sign_of(drawing.pen, theme, centre(rect), 0.28F * rect.width, annotation);
}

// Draws a board with an outline: a thick one for the current position, in the outcome's colour for
// best moves.
void draw_small_board(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                      const TreeNodeAnnotation& annotation) {
  const Theme& theme = drawing.theme;
  const float radius = std::min(0.08F * rect.width, 8.0F);
  const bool here = node.kind == PositionNode::Kind::current;
  drawing.pen.fill(rect, theme.board_frame, radius);
  draw_board(drawing, thumbnail_geometry(shape_of(drawing.info, node.board, drawing.turned), rect),
             node.board);
  const Color best =
      annotation.value ? outcome_color(theme, annotation.value->outcome) : theme.strong;
  drawing.pen.outline(rect,
                      here              ? theme.text
                      : annotation.best ? best
                                        : theme.strong,
                      radius, here || annotation.best ? 2.0F : 1.0F);
}

// Draws a move that ends the game without a resulting position.
void draw_ending_move(const Drawing& drawing, const Rect& rect) {
  const Theme& theme = drawing.theme;
  drawing.pen.fill(rect, theme.warn_soft, 0.2F * rect.width);
  draw_warning(drawing.pen, centre(rect), 0.6F * rect.width, theme.warn, theme.warn_soft);
}

void draw_picture(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                  const TreeNodeAnnotation& annotation) {
  const float square = rect.width / static_cast<float>(std::max(node.board.columns, 1U));
  if (rect.width < smallest_tile_side)
    return draw_sign_of(drawing.pen, drawing.theme, centre(rect),
                        std::max(0.42F * rect.width, 2.0F), annotation);
  if (node.position.empty()) return draw_ending_move(drawing, rect);
  if (rect.width < smallest_board_side || square < smallest_square_side)
    return draw_tile(drawing, rect, annotation);
  draw_small_board(drawing, rect, node, annotation);
}

// The y of a label: between the connecting line's last bend and the picture.
float label_y(const Rect& rect) { return rect.y - tree_label_height / 2 * rect.height; }

bool has_label(const Pen& pen, const Theme& theme, float side, const PositionNode& node,
               const TreeNodeAnnotation& annotation) {
  if (annotation.label.empty() || node.connector.empty() || side < smallest_labelled_side)
    return false;
  const TextStyle style = label_style(theme, annotation.best);
  const float room = node.kind == PositionNode::Kind::grandchild ? 1.16F : 1.5F;
  return pen.text_width(annotation.label, style.size, style.weight) <= room * side;
}

}  // namespace

void draw_tree_connector(const Drawing& drawing, std::span<const Point> connector, const Rect& rect,
                         const PositionNode& node, const TreeNodeAnnotation& annotation) {
  if (connector.empty()) return;
  Pen& pen = drawing.pen;
  const Theme& theme = drawing.theme;
  const bool small = node.kind == PositionNode::Kind::grandchild;
  if (small && rect.width < smallest_tile_side && !annotation.best) return;
  const bool colored = annotation.best && annotation.value;
  const Color color = colored ? outcome_color(theme, annotation.value->outcome) : theme.strong;
  const float thickness = (annotation.best ? 2.5F : 1.0F) * (small ? 0.6F : 1.0F);
  if (!has_label(pen, theme, rect.width, node, annotation))
    return pen.polyline(connector, color, thickness);
  // The line has a gap around the label.
  constexpr float half = 8;
  const float middle = label_y(rect);
  std::vector<Point> to_label(connector.begin(), connector.end());
  const Point end = to_label.back();
  to_label.back().y = std::max(middle - half, to_label[to_label.size() - 2].y);
  pen.polyline(to_label, color, thickness);
  pen.line({end.x, middle + half}, end, color, thickness);
}

void draw_tree_node(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                    const TreeNodeAnnotation& annotation) {
  draw_picture(drawing, rect, node, annotation);
  if (has_label(drawing.pen, drawing.theme, rect.width, node, annotation))
    drawing.pen.text({centre(rect).x, label_y(rect)}, annotation.label,
                     label_style(drawing.theme, annotation.best));
  if (annotation.value && rect.width >= smallest_labelled_side)
    draw_chip_at(drawing.pen, drawing.theme, {centre(rect).x, bottom(rect) + 12},
                 *annotation.value);
}

// --- the figure of the tree around a position

namespace {

constexpr float margin = 16;

// The side of a child's picture, in CSS pixels; larger for boards with many squares.
float unit_of(const PositionTree& tree, unsigned plies) {
  unsigned longest = 3;
  for (const PositionNode& node : tree.nodes)
    longest = std::max({longest, node.board.columns, node.board.rows});
  const float side = 22.0F * static_cast<float>(longest);
  return std::max(plies > 1 ? 120.0F : 84.0F, side);
}

TreeNodeAnnotation annotation_of(const Session& session, const PositionTree& tree,
                                 const PositionNode& node, const FigureChoices& choices) {
  TreeNodeAnnotation annotation;
  if (const auto value = tree_value(session, tree, node))
    annotation.value =
        ShownValue{value->outcome, figure_distance(session.info(), *value, choices.distances)};
  if (!node.moves.empty()) annotation.label = node.moves.back();
  if (node.equivalent_moves > 1)
    annotation.label += " \u00D7" + std::to_string(node.equivalent_moves);
  annotation.best = is_best(session, tree, node);
  return annotation;
}

void draw_tree(Pen& pen, const Session& session, const PositionTree& tree, float unit,
               const FigureChoices& choices) {
  const Drawing drawing{pen, figure_theme(choices), session.info(), choices.turned};
  const auto place = [&](Point p) {
    return Point{margin + (p.x - tree.bounds.x) * unit, margin + (p.y - tree.bounds.y) * unit};
  };
  const auto rect_of = [&](const PositionNode& node) {
    const Point corner = place({node.rect.x, node.rect.y});
    return Rect{corner.x, corner.y, node.rect.width * unit, node.rect.height * unit};
  };
  std::vector<TreeNodeAnnotation> annotations;
  for (const PositionNode& node : tree.nodes)
    annotations.push_back(annotation_of(session, tree, node, choices));
  // Lines to best moves are drawn last, over the others.
  for (const bool best : {false, true}) {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (annotations[i].best != best) continue;
      std::vector<Point> connector;
      for (const Point p : tree.nodes[i].connector) connector.push_back(place(p));
      draw_tree_connector(drawing, connector, rect_of(tree.nodes[i]), tree.nodes[i],
                          annotations[i]);
    }
  }
  for (std::size_t i = 0; i < tree.nodes.size(); ++i)
    draw_tree_node(drawing, rect_of(tree.nodes[i]), tree.nodes[i], annotations[i]);
}

DataTable table_of(const Session& session, const PositionTree& tree, const FigureChoices& choices) {
  const auto words = [&](const Words& text) { return figure_text(choices.language, text); };
  DataTable table;
  table.columns = {{"moves", words(figure_word::move)},
                   {"alike", words(figure_word::alike), true},
                   {"outcome", words(figure_word::outcome)},
                   {"distance", words(figure_word::distance), true},
                   {"best", words(figure_word::best)},
                   {"position", figure_text(choices.language, figure_word::position)}};
  for (const PositionNode& node : tree.nodes) {
    if (node.moves.empty()) continue;
    const auto value = tree_value(session, tree, node);
    table.rows.push_back({joined(node.moves, " "), std::to_string(node.equivalent_moves),
                          table_outcome(value), value ? table_distance(*value, choices) : "",
                          is_best(session, tree, node) ? "yes" : "", node.position});
  }
  return table;
}

TreeOptions options_of(const FigureChoices& choices) {
  return {choices.up_to_symmetry, 1.6F, choices.plies, false};
}

}  // namespace

std::vector<std::string> positions_of_tree(const Session& session, const FigureChoices& choices) {
  std::vector<std::string> positions{session.position()};
  if (choices.plies < 2) return positions;
  for (const PositionNode& node : make_tree(session, options_of(choices)).nodes)
    if (node.kind == PositionNode::Kind::child && !node.position.empty())
      positions.push_back(node.position);
  return positions;
}

Figure tree_figure(const Session& session, const FigureChoices& choices) {
  const PositionTree tree = make_tree(session, options_of(choices));
  const float unit = unit_of(tree, choices.plies);
  Figure figure;
  figure.picture.width = tree.bounds.width * unit + 2 * margin;
  figure.picture.height = tree.bounds.height * unit + 2 * margin;
  figure.picture.title = session.info().name + ", " + session.info().rules;
  figure.picture.description = "Tree around position " + session.position() + ".";
  figure.picture.draw = [&session, tree, unit, choices](Pen& pen) {
    draw_tree(pen, session, tree, unit, choices);
  };
  figure.table = table_of(session, tree, choices);
  const Player player = session.board().to_move;
  figure.notes = {figure_text(choices.language, figure_word::position, session.position())};
  const std::string name(player_name(choices.language, session.info(), player));
  figure.signs = with_number_words(session.info(), choices,
                                   figure_text(choices.language, figure_word::tree_signs, name),
                                   figure_word::legend_number_from_root);
  figure.legend =
      legend_of_values(session.info(), player, choices, figure_word::legend_number_from_root);
  figure.legend.push_back({std::nullopt, figure_text(choices.language, figure_word::legend_bold)});
  return figure;
}

}  // namespace kanzen

// The Tree tab: the positions around the current one as small boards, with pan and zoom. At a small
// scale a position is drawn as the sign of its value, at a large one as a board with text.
#include <algorithm>
#include <array>

#include "engine/core/string_utils.hpp"
#include "engine/figure/tree.hpp"
#include "imgui_app/features/tree/tree.hpp"
#include "imgui_app/features/tree/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/pan_zoom.hpp"

namespace kanzen::app {
namespace {

constexpr float tree_head = 44;
constexpr float tree_foot = 28;       // below the drawing: the side that the values are for
constexpr float sheet_height = 420;   // on a phone
constexpr float largest_scale = 200;  // pixels per unit
constexpr float equals_from = 24;     // least side of a picture with a transposition badge
constexpr float item_from = 12;       // least side of an item: there may be hundreds of nodes

struct TreeDrawing {
  Ui& ui;
  const Session& session;
  const PositionTree& tree;
  const std::vector<std::optional<Session::Node>>& transpositions;
  const Camera& camera;
};

std::optional<Value> shown_value(const TreeDrawing& drawing, const PositionNode& node) {
  if (!drawing.ui.state.view.values) return std::nullopt;
  return tree_value(drawing.session, drawing.tree, node);
}

std::vector<std::string> texts_of(const Ui& ui, const PositionNode& node) {
  return line_texts(ui.state, ui.state.session->current(), node.moves);
}

std::string name_of(const Ui& ui, const PositionNode& node) {
  if (node.kind == PositionNode::Kind::previous) return std::string(ui.words(word::tree_before));
  if (node.kind == PositionNode::Kind::current) return std::string(ui.words(word::tree_here));
  const std::string name = kanzen::joined(texts_of(ui, node), " ");
  if (node.equivalent_moves == 1) return name;
  return fill(ui.words(word::tree_alike), {name, std::to_string(node.equivalent_moves)});
}

std::optional<Session::Node> transposition_of(const TreeDrawing& drawing,
                                              const PositionNode& node) {
  const auto number = static_cast<std::size_t>(&node - drawing.tree.nodes.data());
  return drawing.transpositions[number];
}

// Appends the last moves of the other path that reached the same position.
std::string with_transposition(const TreeDrawing& drawing, const PositionNode& node,
                               const std::string& name) {
  constexpr int most_moves_named = 4;
  const Session& session = drawing.session;
  const auto reached = transposition_of(drawing, node);
  if (!reached) return name;
  std::string moves;
  Session::Node at = *reached;
  for (int i = 0; i < most_moves_named && at != 0; ++i, at = session.parent(at))
    moves.insert(0, move_text(drawing.ui.state, at) + (moves.empty() ? "" : " "));
  return fill(drawing.ui.words(word::tree_transposed),
              {name, std::to_string(session.ply(*reached)), moves.empty() ? "-" : moves});
}

std::string label_of(const TreeDrawing& drawing, const PositionNode& node) {
  const Ui& ui = drawing.ui;
  std::string name = with_transposition(drawing, node, name_of(ui, node));
  const auto value = shown_value(drawing, node);
  if (!value) return name;
  const std::string words = format_value(ui.state, *value, drawing.session.board().to_move);
  return fill(ui.words(word::label), {name, words});
}

// `side` is the width of the node's picture in pixels. A picture too small for text gets no label.
TreeNodeAnnotation annotation_of(const TreeDrawing& drawing, const PositionNode& node, float side) {
  const Ui& ui = drawing.ui;
  TreeNodeAnnotation annotation;
  if (const auto value = shown_value(drawing, node))
    annotation.value =
        ShownValue{value->outcome, format_distance_number(*value, shown_unit(ui.state))};
  if (!node.moves.empty() && side >= smallest_labelled_side)
    annotation.label = texts_of(ui, node).back();
  annotation.best = ui.state.view.values && is_best(drawing.session, drawing.tree, node);
  return annotation;
}

void draw_edge(const TreeDrawing& drawing, const PositionNode& node) {
  std::vector<Point> points;
  for (const Point point : node.connector) points.push_back(drawing.camera.on_screen(point));
  const Rect rect = drawing.camera.on_screen(node.rect);
  draw_tree_connector(drawing.ui.drawing(drawing.ui.canvas()), points, rect, node,
                      annotation_of(drawing, node, rect.width));
}

// Draws a badge at a corner of the picture: the position was reached by other moves.
void draw_equals(Ui& ui, const Rect& rect) {
  constexpr float side = 16;
  const Rect badge{right(rect) - side + 5, rect.y - 5, side, side};
  Canvas& canvas = ui.canvas();
  canvas.fill(badge, ui.theme.accent, side / 2);
  canvas.text(centre(badge), "=",
              {FontSize::caption, Weight::semibold, ui.theme.on_accent, Align::centre});
}

void draw_node(const TreeDrawing& drawing, const PositionNode& node) {
  Ui& ui = drawing.ui;
  const Rect rect = drawing.camera.on_screen(node.rect);
  const bool visible = !empty(intersection(inset(rect, -4), ui.clip()));
  const bool small = node.kind == PositionNode::Kind::grandchild;
  const auto draw = [&] {
    draw_tree_node(ui.drawing(ui.canvas()), rect, node, annotation_of(drawing, node, rect.width));
    if (rect.width >= equals_from && transposition_of(drawing, node)) draw_equals(ui, rect);
  };
  if (small && (!visible || rect.width < item_from)) {
    if (visible) draw();
    return;
  }
  const ItemState item = ui.item({.item = tree_item_of(node),
                                  .label = label_of(drawing, node),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::node,
                                  .active = node.kind == PositionNode::Kind::current,
                                  .radius = std::min(0.2F * rect.width, 10.0F),
                                  .focusable = !small,
                                  .arrows = true,
                                  // The first of the moves that lead to the position.
                                  .move = node.moves.empty() ? "" : node.moves.front()});
  if (!visible) return;
  draw();
  if (!item.hovered) return;
  ui.canvas().outline(inset(rect, -4), ui.theme.accent, std::min(0.2F * rect.width, 12.0F), 2);
  if (!ui.touch()) tooltip(ui, rect, label_of(drawing, node));
}

// Draws the symmetry switch above the drawing, and below it the side that the values are for.
void draw_head(Ui& ui, const Rect& row, const Rect& view) {
  const float middle = row.y + row.height / 2;
  const TextStyle style = ui.caption();
  const std::string words = fill(ui.words(word::tree_values), {mover_name(ui.state)});
  if (ui.state.view.values) {
    ui.canvas().text({view.x + 12, bottom(view) - tree_foot / 2},
                     ui.canvas().fitted(words, view.width - 24, style), style);
  }
  toggle(ui, "toggle-symmetry", {right(row), middle}, ui.words(word::tree_symmetry),
         !ui.state.view.every_position);
}

void draw_zoom_buttons(Ui& ui, const Rect& row) {
  struct Zoom {
    const char* button;
    Icon icon;
    Words label;
  };
  constexpr std::array buttons{Zoom{"button-zoom-in", Icon::plus, word::zoom_in},
                               Zoom{"button-zoom-out", Icon::minus, word::zoom_out},
                               Zoom{"button-zoom-fit", Icon::fit, word::zoom_fit}};
  const float size = ui.control_height();
  float x = row.x;
  for (const Zoom& zoom : buttons) {
    icon_button(ui, zoom.button, {x, row.y + (row.height - size) / 2, size, size}, zoom.icon,
                ui.words(zoom.label), {.surface = ButtonStyle::Surface::card});
    x += size + 4;
  }
  draw_figure_button(ui, FigureKind::tree, {x, row.y + (row.height - size) / 2, size, size},
                     ButtonStyle::Surface::card);
}

}  // namespace

void Tree::add_panels(Panels& panels) const {
  panels.add({.place = Place::tab,
              .name = "tree",
              .title = word::tab_tree,
              .draw = [this](Ui& ui, const Rect& area) { return draw(ui, area); },
              .fills = true});
}

float Tree::draw(Ui& ui, const Rect& area) const {
  const float height = area.height > 0 ? area.height : sheet_height;
  const Rect row{area.x, area.y, area.width, tree_head};
  const Rect view{area.x, area.y + tree_head + 4, area.width, height - tree_head - 4};
  draw_zoom_buttons(ui, row);
  ui.canvas().fill(view, ui.theme.bg, 12);
  ui.canvas().outline(view, ui.theme.line, 12, 1);
  draw_head(ui, row, view);
  if (tree_.nodes.empty()) return height;
  const auto here = std::find_if(
      tree_.nodes.begin(), tree_.nodes.end(),
      [](const PositionNode& node) { return node.kind == PositionNode::Kind::current; });
  const Rect drawn{view.x + 1, view.y + 1, view.width - 2, view.height - 2 - tree_foot};
  const Camera camera = begin_pan_zoom(ui, "tree", drawn, tree_.bounds,
                                       {.key = tree_.view_key,
                                        .largest_scale = largest_scale,
                                        .anchor = centre(here->rect),
                                        .request = zoom_});
  const TreeDrawing drawing{ui, *ui.state.session, tree_, transpositions_, camera};
  for (const PositionNode& node : tree_.nodes) draw_edge(drawing, node);
  for (const PositionNode& node : tree_.nodes) draw_node(drawing, node);
  end_pan_zoom(ui);
  return height;
}

}  // namespace kanzen::app

// The Tree tab: positions around this one as small boards, to be zoomed and walked through.
// Far off a position is a dot in its value's colour, nearer a sign, near a board with words.
#include <algorithm>
#include <array>

#include "engine/picture/signs.hpp"
#include "imgui_app/board_view/board_view.hpp"
#include "imgui_app/model/tree.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/pan_zoom.hpp"

namespace kanzen::app {
namespace {

constexpr float head_height = 44;
constexpr float foot_height = 28;     // under the drawing, for whose values they are
constexpr float sheet_height = 420;   // on the phone
constexpr float largest_scale = 200;  // pixels a unit
constexpr float dot_below = 10;       // side of a picture in pixels
constexpr float board_from = 30;      // and of a square in it:
constexpr float square_from = 3.5F;
constexpr float words_from = 40;
constexpr float item_from = 12;  // smaller ones are not told: there may be hundreds

struct Drawing {
  Ui& ui;
  const Session& session;
  const Tree& tree;
  const Camera& camera;
};

std::optional<Value> shown_value(const Drawing& drawing, const TreeNode& node) {
  if (!drawing.ui.state.view.values) return std::nullopt;
  return tree_value(drawing.session, drawing.tree, node);
}

Color color_of(const Drawing& drawing, const std::optional<Value>& value) {
  const Theme& theme = drawing.ui.theme;
  return value ? outcome_color(theme, value->outcome) : theme.strong;
}

std::vector<std::string> texts_of(const Ui& ui, const TreeNode& node) {
  return line_texts(ui.state, ui.state.session->current(), node.moves);
}

std::string name_of(const Ui& ui, const TreeNode& node) {
  if (node.kind == TreeNode::Kind::before) return std::string(ui.words(Text::tree_before));
  if (node.kind == TreeNode::Kind::here) return std::string(ui.words(Text::tree_here));
  std::string name;
  for (const std::string& move : texts_of(ui, node)) name += (name.empty() ? "" : " ") + move;
  if (node.alike == 1) return name;
  return fill(ui.words(Text::tree_alike), {name, std::to_string(node.alike)});
}

std::string label_of(const Drawing& drawing, const TreeNode& node) {
  const Ui& ui = drawing.ui;
  std::string name = name_of(ui, node);
  const auto value = shown_value(drawing, node);
  if (!value) return name;
  const std::string words = value_words(ui.state, *value, drawing.session.board().to_move);
  return fill(ui.words(Text::move_label), {name, words});
}

// The best moves' lines are strong, in the colour of what they lead to.
void draw_way(const Drawing& drawing, const TreeNode& node) {
  if (node.way.empty()) return;
  const bool best = drawing.ui.state.view.values && is_best(drawing.session, drawing.tree, node);
  const bool small = node.kind == TreeNode::Kind::grandchild;
  const bool crowded = small && node.rect.width * drawing.camera.scale() < dot_below;
  if (crowded && !best) return;
  const Theme& theme = drawing.ui.theme;
  const bool back = node.kind == TreeNode::Kind::here;
  const Color plain = back ? theme.strong : theme.line;
  const Color color = best ? color_of(drawing, shown_value(drawing, node)) : plain;
  const float thickness = (best ? 2.5F : 1.0F) * (small ? 0.6F : 1.0F);
  std::vector<Point> points;
  for (const Point point : node.way) points.push_back(drawing.camera.on_screen(point));
  drawing.ui.canvas().polyline(points, color, thickness);
}

void draw_dot(const Drawing& drawing, const Rect& rect, const std::optional<Value>& value) {
  const float radius = std::max(0.42F * rect.width, 1.25F);
  drawing.ui.canvas().disc(centre(rect), radius, color_of(drawing, value));
}

void draw_tile(const Drawing& drawing, const Rect& rect, const std::optional<Value>& value) {
  Canvas& canvas = drawing.ui.canvas();
  const Theme& theme = drawing.ui.theme;
  const float radius = 0.2F * rect.width;
  canvas.fill(rect, value ? outcome_soft(theme, value->outcome) : theme.raised, radius);
  canvas.outline(rect, color_of(drawing, value), radius, 1);
  if (value) {
    draw_sign(canvas, centre(rect), 0.22F * rect.width, value->outcome, color_of(drawing, value));
  }
}

void draw_board_of(const Drawing& drawing, const Rect& rect, const TreeNode& node,
                   const std::optional<Value>& value) {
  Ui& ui = drawing.ui;
  const float radius = std::min(0.11F * rect.width, 10.0F);
  const bool here = node.kind == TreeNode::Kind::here;
  ui.canvas().fill(inset(rect, -3),
                   value ? outcome_soft(ui.theme, value->outcome) : ui.theme.surface, radius + 3);
  draw_thumbnail(ui, rect, node.board);
  ui.canvas().outline(inset(rect, -3), color_of(drawing, value), radius + 3, here ? 3.0F : 1.5F);
}

// The move that leads there, and the value; of the two the value goes first when it is narrow.
void draw_words(const Drawing& drawing, const Rect& rect, const TreeNode& node,
                const std::optional<Value>& value) {
  Canvas& canvas = drawing.ui.canvas();
  const Unit unit = shown_unit(drawing.ui.state);
  const std::string move = node.moves.empty() ? std::string() : texts_of(drawing.ui, node).back();
  const std::string figure = value ? distance_figure(*value, unit) : std::string();
  const float sign = value ? 12.0F : 0.0F;
  const float figure_width =
      figure.empty() ? 0 : canvas.text_width(figure, FontSize::caption, Weight::semibold) + 3;
  const float move_width = move.empty() ? 0 : canvas.text_width(move, FontSize::caption);
  const bool both = move_width > 0 && move_width + 8 + sign + figure_width <= 1.12F * rect.width;
  const float width = sign + figure_width + (both ? move_width + 8 : 0);
  float x = centre(rect).x - (value ? width : move_width) / 2;
  const float y = bottom(rect) + 12;
  if (both || (!value && move_width <= 1.12F * rect.width)) {
    canvas.text({x, y}, move, {FontSize::caption, Weight::regular, drawing.ui.theme.text});
    x += move_width + 8;
  }
  if (!value) return;
  const Color color = color_of(drawing, value);
  draw_sign(canvas, {x + 5, y}, 4.5F, value->outcome, color);
  canvas.text({x + sign + 2, y}, figure, {FontSize::caption, Weight::semibold, color});
}

void draw_lift(const Drawing& drawing, const Rect& rect) {
  const Theme& theme = drawing.ui.theme;
  drawing.ui.canvas().fill(rect, theme.warn_soft, 0.2F * rect.width);
  draw_warning(drawing.ui.canvas(), centre(rect), 0.6F * rect.width, theme.warn, theme.warn_soft);
}

void draw_node(const Drawing& drawing, const TreeNode& node) {
  Ui& ui = drawing.ui;
  const Rect rect = drawing.camera.on_screen(node.rect);
  const bool visible = !empty(intersection(inset(rect, -4), ui.clip()));
  const bool small = node.kind == TreeNode::Kind::grandchild;
  if (small && (!visible || rect.width < item_from)) {
    if (visible) draw_dot(drawing, rect, shown_value(drawing, node));
    return;
  }
  const ItemState item = ui.item({.item = item_of(node),
                                  .label = label_of(drawing, node),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::node,
                                  .active = node.kind == TreeNode::Kind::here,
                                  .radius = std::min(0.2F * rect.width, 10.0F),
                                  .focusable = !small});
  if (!visible) return;
  const auto value = shown_value(drawing, node);
  const float square = rect.width / static_cast<float>(std::max(node.board.columns, 1U));
  if (node.position.empty()) {
    draw_lift(drawing, rect);
  } else if (rect.width < dot_below) {
    draw_dot(drawing, rect, value);
  } else if (rect.width < board_from || square < square_from) {
    draw_tile(drawing, rect, value);
  } else {
    draw_board_of(drawing, rect, node, value);
  }
  if (rect.width >= words_from) draw_words(drawing, rect, node, value);
  if (!item.hovered) return;
  ui.canvas().outline(inset(rect, -4), ui.theme.accent, std::min(0.2F * rect.width, 12.0F), 2);
  if (!ui.touch()) tooltip(ui, rect, label_of(drawing, node));
}

// Over the drawing the switch, under it who sees these values.
void draw_head(Ui& ui, const Rect& row, const Rect& view) {
  const Session& session = *ui.state.session;
  const float middle = row.y + row.height / 2;
  const std::string_view player =
      player_name(ui.language(), session.info(), session.board().to_move);
  const TextStyle style{FontSize::caption, Weight::regular, ui.theme.text2};
  const std::string words = fill(ui.words(Text::tree_values), {player});
  if (ui.state.view.values) {
    ui.canvas().text({view.x + 12, bottom(view) - foot_height / 2},
                     ui.canvas().fitted(words, view.width - 24, style), style);
  }
  toggle(ui, {ToggleItem::Toggle::symmetry}, {right(row), middle}, ui.words(Text::tree_symmetry),
         !ui.state.tree_tab.every_position);
}

void draw_zoom_buttons(Ui& ui, const Rect& row) {
  struct Zoom {
    Button button;
    Icon icon;
    Text label;
  };
  constexpr std::array buttons{Zoom{Button::zoom_in, Icon::plus, Text::zoom_in},
                               Zoom{Button::zoom_out, Icon::minus, Text::zoom_out},
                               Zoom{Button::zoom_fit, Icon::fit, Text::zoom_fit}};
  const float size = ui.control_height();
  float x = row.x;
  for (const Zoom& zoom : buttons) {
    icon_button(ui, ButtonItem{zoom.button}, {x, row.y + (row.height - size) / 2, size, size},
                zoom.icon, ui.words(zoom.label), {.surface = ButtonStyle::Surface::card});
    x += size + 4;
  }
}

}  // namespace

float draw_tree(Ui& ui, const Rect& area) {
  const float height = area.height > 0 ? area.height : sheet_height;
  const Rect row{area.x, area.y, area.width, head_height};
  const Rect view{area.x, area.y + head_height + 4, area.width, height - head_height - 4};
  draw_zoom_buttons(ui, row);
  ui.canvas().fill(view, ui.theme.bg, 12);
  ui.canvas().outline(view, ui.theme.line, 12, 1);
  const Tree& tree = ui.state.tree_tab.tree;
  draw_head(ui, row, view);
  if (tree.nodes.empty()) return height;
  const auto here = std::find_if(tree.nodes.begin(), tree.nodes.end(), [](const TreeNode& node) {
    return node.kind == TreeNode::Kind::here;
  });
  const Rect drawn{view.x + 1, view.y + 1, view.width - 2, view.height - 2 - foot_height};
  const Camera camera = begin_pan_zoom(
      ui, "tree", drawn, tree.bounds,
      {.key = tree.view_key, .largest_scale = largest_scale, .anchor = centre(here->rect)});
  const Drawing drawing{ui, *ui.state.session, tree, camera};
  for (const TreeNode& node : tree.nodes) draw_way(drawing, node);
  for (const TreeNode& node : tree.nodes) draw_node(drawing, node);
  end_pan_zoom(ui);
  return height;
}

}  // namespace kanzen::app

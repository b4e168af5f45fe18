// The figure of the tree around a position.
#include "engine/figure/figures.hpp"
#include "engine/figure/tree_picture.hpp"

namespace kanzen {
namespace {

constexpr float margin = 16;

// Of a child's picture, in CSS pixels: boards of many squares need more.
float unit_of(const PositionTree& tree, unsigned plies) {
  unsigned longest = 3;
  for (const PositionNode& node : tree.nodes)
    longest = std::max({longest, node.board.columns, node.board.rows});
  const float side = 22.0F * static_cast<float>(longest);
  return std::max(plies > 1 ? 120.0F : 84.0F, side);
}

std::string last_move(const PositionNode& node) {
  return node.moves.empty() ? "" : node.moves.back();
}

TreeNodeLook look_of(const Session& session, const PositionTree& tree, const PositionNode& node,
                     const FigureChoices& choices) {
  TreeNodeLook look;
  if (const auto value = tree_value(session, tree, node))
    look.value = ShownValue{value->outcome, figure_distance(*value, choices.distances)};
  look.label = last_move(node);
  if (node.alike > 1) look.label += " \u00D7" + std::to_string(node.alike);
  look.best = is_best(session, tree, node);
  return look;
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
  std::vector<TreeNodeLook> looks;
  for (const PositionNode& node : tree.nodes)
    looks.push_back(look_of(session, tree, node, choices));
  // The best ways last, so that they lie over the others.
  for (const bool best : {false, true}) {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (looks[i].best != best) continue;
      std::vector<Point> way;
      for (const Point p : tree.nodes[i].way) way.push_back(place(p));
      draw_tree_way(drawing, way, rect_of(tree.nodes[i]), tree.nodes[i], looks[i]);
    }
  }
  for (std::size_t i = 0; i < tree.nodes.size(); ++i)
    draw_tree_node(drawing, rect_of(tree.nodes[i]), tree.nodes[i], looks[i]);
}

DataTable table_of(const Session& session, const PositionTree& tree, const FigureChoices& choices) {
  const auto words = [&](FigureText text) { return figure_text(choices.language, text); };
  DataTable table;
  table.columns = {{"moves", words(FigureText::move)},
                   {"alike", words(FigureText::alike), true},
                   {"outcome", words(FigureText::outcome)},
                   {"distance", words(FigureText::distance), true},
                   {"best", words(FigureText::best)},
                   {"position", figure_text(choices.language, FigureText::position, "")}};
  for (const PositionNode& node : tree.nodes) {
    if (node.moves.empty()) continue;
    std::string moves;
    for (const std::string& move : node.moves) moves += (moves.empty() ? "" : " ") + move;
    const auto value = tree_value(session, tree, node);
    const bool counts = value && choices.distances && value->outcome != Outcome::draw;
    table.rows.push_back({moves, std::to_string(node.alike), value ? name_of(value->outcome) : "",
                          counts ? std::to_string(value->distance) : "",
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
  figure.notes = {figure_text(choices.language, FigureText::position, session.position()),
                  figure_text(choices.language, FigureText::tree_signs,
                              figure_player(choices.language, session.board().to_move))};
  return figure;
}

}  // namespace kanzen

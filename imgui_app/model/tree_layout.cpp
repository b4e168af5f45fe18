#include "imgui_app/model/tree_layout.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr float here_side = 1.3F;
constexpr float before_side = 0.9F;
constexpr float family_gap = 0.35F;
constexpr float under_child = 0.35F;  // from a child's words to its children
constexpr float bus = 0.25F;          // over a row of children runs the line that they hang on
constexpr float pitch = grandchild_side + 0.08F;
constexpr float row_pitch = grandchild_side * (1 + tree_words) + 0.05F;

struct Family {
  std::size_t child = 0, first = 0, count = 0;  // numbers of nodes
  unsigned columns = 1;
  float width = 0, height = 0;
};

Family family_of(std::size_t child, std::size_t count) {
  Family family{child, child + 1, count};
  const auto number = static_cast<float>(count);
  family.columns = std::max(1U, static_cast<unsigned>(std::ceil(std::sqrt(number * 1.4F))));
  const auto columns = static_cast<float>(family.columns);
  family.width = std::max(1.0F, columns * pitch);
  const float rows = std::ceil(number / columns);
  family.height = 1 + tree_words + (count > 0 ? under_child + rows * row_pitch : 0);
  return family;
}

std::vector<Family> families_of(const Tree& tree) {
  std::vector<Family> families;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (tree.nodes[i].kind != TreeNode::Kind::child) continue;
    std::size_t end = i + 1;
    while (end < tree.nodes.size() && tree.nodes[end].kind == TreeNode::Kind::grandchild) ++end;
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

// The number of families in a row with which everything is largest in the card.
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

void place_family(Tree& tree, const Family& family, Point top_left) {
  TreeNode& child = tree.nodes[family.child];
  child.rect = {top_left.x + (family.width - 1) / 2, top_left.y, 1, 1};
  const Point from{centre(child.rect).x, bottom(child.rect) + tree_words};
  const float y = bottom(child.rect) + tree_words + under_child;
  const auto columns = static_cast<float>(std::min<std::size_t>(family.columns, family.count));
  const float left = centre(child.rect).x - (columns * pitch - (pitch - grandchild_side)) / 2;
  for (std::size_t i = 0; i < family.count; ++i) {
    TreeNode& node = tree.nodes[family.first + i];
    const std::size_t row_number = i / family.columns;
    const auto column = static_cast<float>(i % family.columns);
    const auto row = static_cast<float>(row_number);
    node.rect = {left + column * pitch, y + row * row_pitch, grandchild_side, grandchild_side};
    node.way = {from, {centre(node.rect).x, node.rect.y}};
  }
}

// From this position down to the line over the row, along it, and down to the child; to the
// later rows down a lane on the left of all.
std::vector<Point> way_to(const TreeNode& here, const Rect& child, float first_line, float line) {
  const Point start{centre(here.rect).x, bottom(here.rect) + tree_words};
  const Point end{centre(child).x, child.y};
  if (std::abs(start.x - end.x) < 0.01F && line == first_line) return {start, end};
  if (line == first_line) return {start, {start.x, line}, {end.x, line}, end};
  constexpr float lane = -0.3F;
  return {start, {start.x, first_line}, {lane, first_line}, {lane, line}, {end.x, line}, end};
}

}  // namespace

void lay_out(Tree& tree, float width_to_height) {
  const std::vector<Family> families = families_of(tree);
  const bool has_before = tree.nodes.front().kind == TreeNode::Kind::before;
  const float above = has_before ? before_side * (1 + tree_words) + under_child : 0;
  const float top = above + here_side + tree_words;
  const std::vector<Row> rows = best_rows(families, top, width_to_height);
  const Size size = size_of(rows);
  const float width = std::max(size.width, here_side);
  const float middle = width / 2;
  TreeNode& here = tree.nodes[has_before ? 1 : 0];
  here.rect = {middle - here_side / 2, above, here_side, here_side};
  if (has_before) {
    Rect& before = tree.nodes.front().rect;
    before = {middle - before_side / 2, 0, before_side, before_side};
    here.way = {{middle, bottom(before) + before_side * tree_words}, {middle, here.rect.y}};
  }
  float y = top;
  const float first_line = top + family_gap;
  for (const Row& row : rows) {
    const float line = y + family_gap;
    float x = middle - row.width / 2;
    for (const Family& family : row.families) {
      place_family(tree, family, {x, line + bus});
      TreeNode& child = tree.nodes[family.child];
      child.way = way_to(here, child.rect, first_line, line);
      x += family.width + family_gap;
    }
    y += row.height + family_gap + bus;
  }
  const float left = rows.size() > 1 ? -0.4F : 0.0F;
  tree.bounds = from_corners(left, 0, width, y);
}

}  // namespace kanzen::app

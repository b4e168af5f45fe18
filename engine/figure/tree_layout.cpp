#include "engine/figure/tree_layout.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen {
namespace {

constexpr float here_side = 1.3F;
constexpr float before_side = 0.9F;
constexpr float family_gap = 0.35F;
constexpr float under_child = 0.16F;  // from a child's words to the rail over its children
// From the line over a row of children, which they hang on, down to them: room for the moves.
constexpr float bus = tree_words;
constexpr float pitch = grandchild_side + 0.08F;
// The same of grandchildren; under each row there is room for the rail of the next.
constexpr float small_bus = grandchild_side * tree_words;
constexpr float row_pitch = grandchild_side * (1 + 2 * tree_words) + 0.06F;
constexpr float lane_width = 0.12F;  // on the left of a family of several rows

struct Family {
  std::size_t child = 0, first = 0, count = 0;  // numbers of nodes
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
  family.width = std::max(1.0F, static_cast<float>(family.columns) * pitch + 2 * family.lane());
  family.height =
      1 + tree_words + (count > 0 ? under_child + static_cast<float>(family.rows) * row_pitch : 0);
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

// From a picture, behind its words, down to the rail over the first row, along it, for a later row
// down the lane on the left and along the rail over that row, and down to the grandchild: over no
// picture.
std::vector<Point> way_down(Point from, Point to, float first_rail, float rail, float lane) {
  if (rail == first_rail) return {from, {from.x, rail}, {to.x, rail}, to};
  return {from, {from.x, first_rail}, {lane, first_rail}, {lane, rail}, {to.x, rail}, to};
}

void place_family(PositionTree& tree, const Family& family, Point top_left) {
  PositionNode& child = tree.nodes[family.child];
  child.rect = {top_left.x + (family.width - 1) / 2, top_left.y, 1, 1};
  const Point from{centre(child.rect).x, bottom(child.rect)};
  const float first_rail = from.y + tree_words + under_child;
  const float block = static_cast<float>(family.columns) * pitch;
  const float left = centre(child.rect).x - block / 2 + (pitch - grandchild_side) / 2;
  for (std::size_t i = 0; i < family.count; ++i) {
    PositionNode& node = tree.nodes[family.first + i];
    const std::size_t row = i / family.columns;
    const float rail = first_rail + static_cast<float>(row) * row_pitch;
    node.rect = {left + static_cast<float>(i % family.columns) * pitch, rail + small_bus,
                 grandchild_side, grandchild_side};
    node.way =
        way_down(from, {centre(node.rect).x, node.rect.y}, first_rail, rail, left - lane_width);
  }
}

}  // namespace

void lay_out(PositionTree& tree, float width_to_height) {
  const std::vector<Family> families = families_of(tree);
  const bool has_before = tree.nodes.front().kind == PositionNode::Kind::before;
  const float above = has_before ? before_side * (1 + tree_words) + bus : 0;
  const float top = above + here_side + tree_words;
  const std::vector<Row> rows = best_rows(families, top, width_to_height);
  const Size size = size_of(rows);
  const float width = std::max(size.width, here_side);
  const float middle = width / 2;
  PositionNode& here = tree.nodes[has_before ? 1 : 0];
  here.rect = {middle - here_side / 2, above, here_side, here_side};
  if (has_before) {
    Rect& before = tree.nodes.front().rect;
    before = {middle - before_side / 2, 0, before_side, before_side};
    here.way = {{middle, bottom(before)}, {middle, here.rect.y}};
  }
  constexpr float lane = -0.3F;  // to the later rows, on the left of all
  float y = top;
  const float first_line = top + family_gap;
  for (const Row& row : rows) {
    const float line = y + family_gap;
    const Point from{middle, bottom(here.rect)};
    float x = middle - row.width / 2;
    for (const Family& family : row.families) {
      place_family(tree, family, {x, line + bus});
      PositionNode& child = tree.nodes[family.child];
      const Point to{centre(child.rect).x, child.rect.y};
      child.way = way_down(from, to, first_line, line, lane);
      x += family.width + family_gap;
    }
    y += row.height + family_gap + bus;
  }
  const float left = rows.size() > 1 ? lane - 0.1F : 0.0F;
  tree.bounds = from_corners(left, 0, width, y);
}

}  // namespace kanzen

#pragma once
// Tree: the tab with the game tree around the current position.
#include <optional>
#include <string>
#include <vector>

#include "engine/figure/position_tree.hpp"
#include "imgui_app/features/feature.hpp"
#include "imgui_app/widgets/camera.hpp"

namespace kanzen::app {

// "before", "here", or the moves to a position: one, or two joined by '.'.
inline constexpr ItemKind<std::string> tree_item{"tree-"};
ItemId tree_item_of(const PositionNode& node);

class Tree final : public Feature {
 public:
  explicit Tree(const FeatureContext& context);

  const PositionTree& tree() const { return tree_; }  // empty while the tab is closed
  // For each tree node: a node of the history that reached the same position by other moves.
  const std::vector<std::optional<Session::Node>>& transpositions() const {
    return transpositions_;
  }

  void session_changed() override { refresh(); }
  void values_changed() override { refresh(); }
  void position_evaluated() override { refresh(); }
  void tab_changed() override { refresh(); }
  ItemId item_typed(unsigned character, const ItemId& focused) const override;
  void add_panels(Panels& panels) const override;

 private:
  void refresh();  // rebuilds the tree if the tab is open and its content changed
  // Multiplies the scale; 0: fits the whole drawing.
  void zoom(float factor) { zoom_ = {zoom_.serial + 1, factor}; }
  bool go_to(const std::string& moves);
  float draw(Ui& ui, const Rect& area) const;

  PositionTree tree_;
  std::vector<std::optional<Session::Node>> transpositions_;
  ZoomRequest zoom_;
};

}  // namespace kanzen::app

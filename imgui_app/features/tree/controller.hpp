#pragma once
// TreeController: builds the tree around the current position and handles clicks on its nodes.
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/features/play/controller.hpp"

namespace kanzen::app {

class TreeController : Feature {
 public:
  TreeController(const Feature& feature, TreeTab& tree, BoardController& board,
                 PlayController& play)
      : Feature(feature), tree_(tree), board_(board), play_(play) {}

  void refresh();  // rebuilds the tree if the tab is open and its content changed
  // Multiplies the scale; 0: fits the whole drawing.
  void zoom(float factor) { tree_.zoom = {tree_.zoom.serial + 1, factor}; }
  bool perform(const TreeItem& item);

 private:
  TreeTab& tree_;
  BoardController& board_;
  PlayController& play_;
};

}  // namespace kanzen::app

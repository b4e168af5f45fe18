#pragma once
// TreeController: the tree around the current position.
#include "imgui_app/board/controller.hpp"
#include "imgui_app/play/controller.hpp"

namespace kanzen::app {

class TreeController : Feature {
 public:
  TreeController(const Feature& feature, TreeTab& tree, BoardController& board,
                 PlayController& play)
      : Feature(feature), tree_(tree), board_(board), play_(play) {}

  void refresh();           // when the tab is open and something about it has changed
  void zoom(float factor);  // of its drawing; 0: so that all of it is seen
  bool perform(const TreeItem& item);

 private:
  TreeTab& tree_;
  BoardController& board_;
  PlayController& play_;
};

}  // namespace kanzen::app

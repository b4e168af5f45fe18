#pragma once
// PuzzlesController: opens puzzles, judges the visitor's moves and stores the progress.
#include <string>

#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"

namespace kanzen::app {

class PuzzlesController : Feature {
 public:
  PuzzlesController(const Feature& feature, Puzzles& puzzles, View& view, OpenParts& open,
                    Notices& notices);

  bool perform(const PuzzleItem& item);
  bool open_next();  // the next one that is not solved
  void leave();      // another game or position has been opened
  void refresh();    // a move, a step through the history, or a value

  // --- links
  // Opens the puzzle, or recognises it in the game that the link has opened; shows a refusal if
  // there is none with this id.  Empty: the link names no puzzle.
  void read_link(const std::string& id);
  std::string in_link() const;  // such as "&puzzle=gobblers2-3"

 private:
  void open(std::size_t index);
  void begin(std::size_t index);  // in the open game

  Puzzles& puzzles_;
  View& view_;
  OpenParts& open_;
  Notices& notices_;
};

}  // namespace kanzen::app

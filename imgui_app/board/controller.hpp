#pragma once
// BoardController: what the visitor does on the board with the pieces of the session's position,
// and what moves there after a move.
#include "imgui_app/shell/feature.hpp"
#include "imgui_app/shell/intentions.hpp"

namespace kanzen::app {

class BoardController : Feature {
 public:
  BoardController(const Feature& feature, BoardInput& board, Settings& settings);

  bool click(unsigned square);
  void on(const TakePiece& intention);
  void on(const DropPiece& intention);
  void on(const PutPieceBack& intention);
  void on(const CancelDrag& intention);
  void on(const AimAt& intention);
  bool perform(const HandItem& item);
  bool perform(const MoveItem& item);
  bool lift_anyway();

  // --- points that are chosen before they are played
  void switch_confirmation();
  bool place_chosen();
  bool nudge(Button button);

  void start_motion(const MoveView& move);  // which has just been played
  void end_motion();                        // when its time is over
  void drop_motion();                       // at once
  void forget();                            // what was about the position before

 private:
  void choose(const Selection& from);
  bool aim_at(unsigned square);
  void show_taken(const MoveView& move);

  BoardInput& board_;
  Settings& settings_;
};

}  // namespace kanzen::app

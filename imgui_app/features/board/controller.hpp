#pragma once
// BoardController: input on the board in the session's position, and the animations of moves.
#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/intentions.hpp"

namespace kanzen::app {

class BoardController : Feature {
 public:
  BoardController(const Feature& feature, BoardInput& board, Settings& settings);

  bool click(unsigned square);
  void on(const PieceTaken& intention) { choose(intention.from); }
  void on(const PieceDropped& intention);
  void on(const PieceReturned&) { board_.selection = {}; }
  void on(const DragCancelled& intention) { choose(intention.chosen); }
  void on(const PointAimed& intention);
  bool perform(const HandItem& item);
  bool perform(const MoveItem& item);
  bool lift_anyway();

  // --- points that are confirmed before they are played
  void switch_confirmation();
  bool place_chosen();
  bool nudge(Button button);

  void start_motion(const MoveView& move);  // of the move that has just been played
  void end_motion();                        // if its time is over
  void drop_motion() { board_.motion.reset(); }
  void forget();  // clears everything about the previous position

 private:
  void choose(const Selection& from);
  bool play_to_destination(const Selection& from);
  bool aim_at(unsigned square);
  void refuse(unsigned square);
  void show_taken(const MoveView& move);

  BoardInput& board_;
  Settings& settings_;
};

}  // namespace kanzen::app

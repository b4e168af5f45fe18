#pragma once
// BoardController: input on the board in the session's position, and the animations of moves.
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class BoardController final : public Feature {
 public:
  explicit BoardController(const FeatureContext& context);

  // --- drags: a press on a piece becomes one
  void take(Selection from) { choose(from); }
  void drop(unsigned square);  // an index into BoardView::squares
  void put_back() { board_.selection = {}; }
  // The pointer left, or the drag ended in a swipe: restores the selection.
  void cancel_drag(Selection chosen) { choose(chosen); }
  // A finger chooses a point, to be confirmed later; empty: no point is chosen.
  void aim(std::optional<unsigned> square);

  void session_changed() override { forget(); }
  void position_set() override { board_.motion.reset(); }
  void interrupt_play() override { forget(); }
  void show_motion(const MoveView& move) override;
  bool has_open() const override;
  void close() override;
  bool act_if_due() override;  // ends the animation of a move
  std::string prompt() const override;
  void add_panels(Panels& panels) const override;

 private:
  bool play(const MoveView& move) { return shell_.play(state_.session->chosen(move)); }
  bool click(unsigned square);
  std::optional<bool> click_named(const std::string& square);
  bool choose_hand(const std::string& piece);
  bool play_move(const std::string& notation);
  bool lift_anyway();
  // Points that are confirmed before they are played.
  void switch_confirmation();
  bool place_chosen();
  void cancel_place() { board_.placing.reset(); }
  bool nudge(int columns, int rows);
  void choose(const Selection& from);
  bool play_to_destination(const Selection& from);
  bool aim_at(unsigned square);
  void refuse(unsigned square);
  void show_taken(const MoveView& move);
  void forget();  // clears everything about the previous position

  BoardInput& board_;
  Settings& settings_;
};

}  // namespace kanzen::app

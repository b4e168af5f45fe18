#pragma once
// PlayController: moves, steps through the history, and opponents that are not persons.
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/players/random_source.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/app/feature.hpp"
#include "imgui_app/app/item.hpp"
#include "imgui_app/features/analysis/controller.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/features/go/controller.hpp"

namespace kanzen::app {

class PlayController : Feature {
 public:
  PlayController(const Feature& feature, State& state, AnalysisController& analysis,
                 BoardController& board, GoController& go);

  // --- moves
  // Plays a move of the current position.  False: it is not legal here, or the line is full.
  bool play(const std::optional<ChosenMove>& chosen);
  bool play(const MoveView& move) { return play(state_.session->chosen(move)); }
  bool pass();
  bool resign();
  bool agree_on_draw();
  bool show_hint();
  // Both start a new game from the position with which the finished one began.
  bool rematch();
  bool change_sides();  // the opponent keeps its strength

  // --- the history
  void navigate(const std::function<void(Session&)>& step);
  void position_set();  // after the position has changed other than by a move
  void undo() { step_to_human_turn(&Session::undo); }
  void redo();
  bool take_back();
  bool promote();
  bool remove_line();
  bool perform(const PlyItem& item);
  bool perform(const VariationItem& item);

  // --- the perfect line
  void toggle_line();  // starts or stops playing the perfect line
  bool perform(const LineItem& item);

  // --- opponents
  void read_opponents();  // those that the visitor has chosen
  void choose_players(Players players);
  std::string players_in_link() const;  // such as "&players=second"
  void set_players_from_link(std::string_view in_link);
  std::string opponents_in_link() const;  // such as "&opponent=slipping20"
  void set_opponents_from_link(std::string_view in_link);
  bool perform(const OpponentItem& item);

  // --- players that are not persons
  void schedule_engine_move();  // schedules their move if it is their turn
  void stop_bot();
  void cancel_search();
  void on(const Answer<BotMoveRequest>& answer);
  bool perform(const BotLevelItem& item);
  bool perform(const BotTimeItem& item);

  // --- time
  bool act_if_due();                  // true: something was due
  std::optional<double> due() const;  // the time of the next action, as Platform::now

 private:
  void resign_side_to_move();
  bool has_room();  // for one more ply; shows a refusal if not
  bool is_confirmed(Button button);
  void step_to_human_turn(bool (Session::*step)());
  Result<Choice> choose_engine_move();
  void play_engine_move();
  void step_perfect_line();
  void set_opponent(Player player, const Opponent& opponent);
  void read_bot_settings();
  void request_bot_move();  // requests its move in the current position
  void play_chosen();

  Play& play_;
  std::optional<Session>& session_;
  Settings& settings_;
  Notices& notices_;
  AnalysisController& analysis_;
  BoardController& board_;
  GoController& go_;
  RandomSource random_source_;  // seeds of the engine player's random choices
};

}  // namespace kanzen::app

#pragma once
// PlayController: moves, steps through the history, and opponents that are not persons.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/players/random_source.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/features/analysis/controller.hpp"
#include "imgui_app/features/board/controller.hpp"
#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/go/controller.hpp"

namespace kanzen::app {

class PlayController final : public Feature {
 public:
  PlayController(const FeatureContext& context, State& state, AnalysisController& analysis,
                 BoardController& board, GoController& go);

  // --- moves
  // Plays a move of the current position.  False: it is not legal here, or the line is full.
  bool play(const std::optional<ChosenMove>& chosen);
  bool play(const MoveView& move) { return play(state_.session->chosen(move)); }
  void go_to_end();

  // --- the history
  void jump(Session::Node node);
  void position_set();  // after the position has changed other than by a move

  // --- opponents
  void read_opponents();                // those that the visitor has chosen
  std::string players_in_link() const;  // such as "&players=second"
  void set_players_from_link(std::string_view in_link);
  std::string opponents_in_link() const;  // such as "&opponent=slipping20"
  void set_opponents_from_link(std::string_view in_link);

  // --- players that are not persons
  void schedule_engine_move();  // schedules their move if it is their turn
  void stop();                  // no player moves by itself
  void on(const Answer<BotMoveRequest>& answer);

  void game_opened() override { play_.hints = 0; }
  void session_changed() override;
  void position_evaluated() override;
  bool has_open() const override { return !play_.unconfirmed.empty(); }
  void close() override { play_.unconfirmed.clear(); }
  bool act_if_due() override;
  std::optional<double> due() const override;

 private:
  bool pass();
  bool resign();
  bool agree_on_draw();
  bool show_hint();
  // Both start a new game from the position with which the finished one began.
  bool rematch();
  bool change_sides();  // the opponent keeps its strength
  void undo() { step_to_human_turn(&Session::undo); }
  void redo();
  bool take_back();
  bool promote();
  bool remove_line();
  bool go_to_ply(std::size_t ply);
  bool go_to_variation(std::size_t node);
  void toggle_line();  // starts or stops playing the perfect line
  bool play_line(std::size_t plies);
  void choose_players(Players players);
  void choose_opponent(Player player, Level level);
  bool choose_bot_level(std::size_t level);
  bool choose_bot_time(std::size_t seconds);
  void stop_bot();
  void cancel_search();
  void resign_side_to_move();
  bool has_room();  // for one more ply; shows a refusal if not
  bool is_confirmed(const ItemId& item);
  void step_to_human_turn(bool (Session::*step)());
  Result<kanzen::Choice> choose_engine_move();
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

#pragma once
// PlayController: the visitor's moves and steps through the history, and opponents that are not
// persons.
#include <optional>
#include <string>
#include <string_view>

#include "engine/players/random_source.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class PlayController final : public Feature {
 public:
  explicit PlayController(const FeatureContext& context);

  void on(const Answer<BotMoveRequest>& answer);

  void game_opened() override { play_.hints = 0; }
  void read_choices(const LinkKeys& keys) override;
  void session_changed() override;
  void position_set() override { play_.engine = {}; }
  void mode_changed(bool begins) override;
  void turn_begun() override { schedule_engine_move(); }
  void position_evaluated() override;
  void interrupt_play() override;
  void restore_settings() override { read_opponents(); }
  bool has_open() const override { return !play_.unconfirmed.empty(); }
  void close() override { play_.unconfirmed.clear(); }
  void escape() override { play_.line_due.reset(); }
  void item_pressed(const ItemId& item) override;
  ItemId item_typed(unsigned character, const ItemId& focused) const override;
  bool act_if_due() override;
  std::optional<double> due() const override;
  std::string link_keys() const override;  // such as "&players=second"
  std::optional<Verdict> headline() const override;
  std::string prompt() const override;
  void add_panels(Panels& panels) const override;

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
  void go_to_end();
  bool go_to_ply(std::size_t ply);
  bool go_to_variation(std::size_t node);
  void toggle_line();  // starts or stops playing the perfect line
  bool play_line(std::size_t plies);
  void choose_players(Players players);
  void choose_opponent(Player player, Level level);
  bool choose_bot_level(std::size_t level);
  bool choose_bot_time(std::size_t seconds);
  void stop_bot();
  std::optional<bool> cancel_search();
  void resign_side_to_move();
  bool is_confirmed(const ItemId& item);
  void step_to_human_turn(bool (Session::*step)());
  void schedule_engine_move();  // of a player that is not a person, if it is their turn
  Result<kanzen::Choice> choose_engine_move();
  void play_engine_move();
  void step_perfect_line();
  void read_opponents();  // those that the visitor has chosen
  std::string players_in_link() const;
  std::string opponents_in_link() const;
  void set_players_from_link(std::string_view in_link);
  void set_opponents_from_link(std::string_view in_link);
  void set_opponent(Player player, const Opponent& opponent);
  void read_bot_settings();
  void request_bot_move();  // requests its move in the current position
  void play_chosen();

  Play& play_;
  std::optional<Session>& session_;
  Settings& settings_;
  RandomSource random_source_;  // seeds of the engine player's random choices
};

}  // namespace kanzen::app

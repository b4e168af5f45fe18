#pragma once
// Practice: leads through the positions before a player's mistakes in the open game and judges what
// the visitor plays there instead.  The moves that are tried stay in the history as variations.
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

inline constexpr ItemKind<Player> practice_side_item{"practice-side-"};

// A mistake in the game: the move to a node made the outcome worse, or by estimate the win rate
// (is_blunder), or with `slower` lost plies.
struct Mistakes {
  bool slower = false;  // do a win that takes longer and a loss that comes sooner count as well?
  bool contain(const State& state, Session::Node node) const;
};

class Practice final : public Feature {
 public:
  enum class Phase {
    asked,    // before the first try
    waiting,  // the value of the tried move is not known yet
    wrong,
    right,
    away,     // another position is shown
    finished  // there is no further mistake
  };
  // The result of an exercise so far.
  enum class Attempt { failed, shown, found_later, found_at_once };

  explicit Practice(const FeatureContext& context);

  bool is_open() const { return side_.has_value(); }
  Player side() const { return *side_; }
  Phase phase() const { return phase_; }
  bool takes_slower() const { return mistakes_.slower; }
  // The positions before the mistakes of the side, in the order of the game, as far as values are
  // known.
  std::vector<Session::Node> exercises() const;
  std::size_t count(Attempt attempt) const;

  void game_opened() override;
  void mode_changed(bool begins) override;
  void session_changed() override { refresh(); }
  void position_evaluated() override { refresh(); }
  bool needs_evaluation() const override { return is_open() && phase_ != Phase::finished; }
  std::optional<Verdict> headline() const override;
  News news() const override;
  void add_panels(Panels& panels) const override;

 private:
  bool begin();
  void choose_side(Player side);
  void toggle_slower();
  void restart();  // from the first exercise
  bool retry();
  bool show_solution();
  bool open_next();
  bool end();
  void finish();
  void leave();
  void refresh();
  void record(Attempt attempt);
  Phase find_phase() const;
  std::optional<Session::Node> tried() const;  // the position after the move that is tried
  bool has_mistakes(Player side, Mistakes mistakes) const;
  bool is_offered() const;
  bool has_distances() const;  // are values distances in plies too?
  bool is_complete() const;    // are all moves of the game evaluated?

  std::string describe_position(Session::Node node) const;
  std::string heading() const;
  std::string detail() const;
  float draw_card(Ui& ui, const Rect& area) const;
  float draw_content(Ui& ui, const Rect& area) const;
  float draw_choices(Ui& ui, const Rect& area) const;

  std::optional<Player> side_;  // empty: no practice is open
  Mistakes mistakes_;
  bool shows_values_ = true;         // did the page show values before?
  std::vector<Session::Node> line_;  // of the game
  Session::Node place_ = 0;          // the exercise
  Phase phase_ = Phase::asked;
  std::map<Session::Node, Attempt> attempts_;
};

}  // namespace kanzen::app

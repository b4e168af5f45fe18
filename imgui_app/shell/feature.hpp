#pragma once
// What the controllers of features have in common.  Each writes its own part of the state and hears
// what is its own: Controller brings events and intentions to `on`, items to `perform`.  Whatever
// concerns others it asks of the page.
#include <string>
#include <vector>

#include "engine/core/words.hpp"
#include "imgui_app/shell/left_games.hpp"
#include "imgui_app/shell/platform.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// What a feature can ask of the page around it.
class Shell {
 public:
  virtual ~Shell() = default;

  virtual void start_game(OpenGame game) = 0;
  virtual void open_linked(const std::string& link, Session session) = 0;  // and the page's keys
  // Of the same game, without a history.
  virtual Result<void> go_to_position(const std::string& text) = 0;
  virtual void paste(const std::string& text) = 0;  // what somebody has pasted, or typed
  // One of the session's moves.  False: there is no room for it.
  virtual bool play(const MoveView& move) = 0;
  virtual void set_mode(Mode mode) = 0;
  virtual void resume_play() = 0;  // whoever is no person moves, where it is his turn
  virtual void copy(Button button, const std::string& text) = 0;
  virtual std::string own_address() const = 0;
  virtual std::string page_keys() const = 0;  // the page's part of a link
  // Has the values of these positions come, where there are any.
  virtual void request(const std::vector<std::string>& positions) = 0;
  virtual void refuse(const Words& heading, std::string given, const Error& error) = 0;
  virtual void session_changed() = 0;  // its position or its history
  virtual void link_changed() = 0;     // the page's own
  virtual void values_changed() = 0;   // those of the open game are there, or others are
  virtual void position_valued() = 0;  // another one has values now
};

class Feature {
 public:
  Feature(const State& state, Platform& platform, Shell& shell)
      : state_(state), platform_(platform), shell_(shell) {}

 protected:
  double now() const { return platform_.now(); }

  const State& state_;
  Platform& platform_;
  Shell& shell_;
};

}  // namespace kanzen::app

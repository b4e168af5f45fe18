#pragma once
// Common base of the features' controllers.  Each writes its own part of the state.  Controller
// passes events and intentions to `on` and items to `perform`.  For everything else a feature calls
// Shell.
#include <string>
#include <vector>

#include "engine/core/words.hpp"
#include "imgui_app/app/previous_games.hpp"
#include "imgui_app/app/state.hpp"
#include "imgui_app/model/platform.hpp"

namespace kanzen::app {

// The requests that a feature can make of the page.
class Shell {
 public:
  virtual ~Shell() = default;

  virtual void start_game(OpenGame game) = 0;
  // And the page's keys of the link.
  virtual void open_linked(const std::string& link, Session session) = 0;
  // Opens a position of the same game without history.
  virtual Result<void> go_to_position(const std::string& text) = 0;
  virtual void paste(const std::string& text) = 0;  // handles pasted or typed text
  // Plays a legal move of the current position; returns false if the line is full.
  virtual bool play(const MoveView& move) = 0;
  virtual void set_mode(Mode mode) = 0;
  virtual void resume_play() = 0;  // for a player that is not a person
  virtual void copy(Button button, const std::string& text) = 0;
  virtual std::string current_address() const = 0;
  virtual std::string page_keys() const = 0;  // the keys of a link that belong to the page
  // Requests the values of these positions if the game has values.
  virtual void request(const std::vector<std::string>& positions) = 0;
  virtual void refuse(const Words& heading, std::string given, const Error& error) = 0;
  virtual void session_changed() = 0;     // the current position or the history has changed
  virtual void link_changed() = 0;        // the page's part of the link has changed
  virtual void values_changed() = 0;      // of the open game
  virtual void position_evaluated() = 0;  // a value of another position has arrived
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

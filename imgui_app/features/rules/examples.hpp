#pragma once
// The pictures of moves on the Rules tab.
#include <memory>
#include <optional>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {

struct ShownExample {
  const MoveExample* source;
  MoveView move;
  BoardView before;
  BoardView after;  // if the move leaves no position: `before` without the lifted piece
};

struct RuleExamples {
  std::shared_ptr<const AnyGame> game;  // the game of the boards; null if there are no examples
  std::vector<ShownExample> all;
  // The animation; empty if the pictures have not moved yet.
  struct Playing {
    double started = 0;               // as Platform::now
    std::optional<std::size_t> only;  // index of the picture that moves; empty: all do
  };
  std::optional<Playing> playing;
};

// Returns the examples for a game and its rule set.  Leaves out those with pieces that this size of
// the game does not have.
RuleExamples examples_of(const GameInfo& info);

// Duration of the animation of a move, which is shown `most_plays` times, in seconds: the position
// before it, the move, and the position after it.  All together it is less than the five seconds
// after which moving content must have a way to stop it (WCAG 2.2.2).
inline constexpr double before_example = 0.5, example_move = 0.6, example_seconds = 1.9;
inline constexpr unsigned most_plays = 2;

// The state of a picture at one time.
struct ExamplePhase {
  float share = 1;      // of the move that is done, from 0 to 1
  bool resting = true;  // false: the picture moves, or will
};
ExamplePhase phase_of(const RuleExamples& examples, std::size_t number, double now);

}  // namespace kanzen::app

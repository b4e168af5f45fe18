#pragma once
// What the page around an embedded board is told of it, and the picture that stands there before
// the board does.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"

namespace kanzen::app {

struct HostedState {
  std::string link;                // a fragment of the page that shows the same
  std::string position;            // notation
  std::string move;                // that led there; empty: the line begins there
  std::size_t ply = 0, plies = 0;  // of the position, and of its whole line
  Player to_move = 0;
  bool ended = false;
  std::optional<Player> winner;
  std::optional<KnownValue> value;  // for the side to move; empty: not known, or not shown

  static void fields(auto& self, auto& visit) {
    visit("link", self.link);
    visit("position", self.position);
    visit("move", self.move);
    visit("ply", self.ply);
    visit("plies", self.plies);
    visit.player("to_move", self.to_move);
    visit("ended", self.ended);
    visit.player("winner", self.winner);
    visit("value", self.value);
  }
};

// The position that a link shows, as an SVG file; of a broken link the first game's start.
std::string poster_of(std::string_view link, bool dark);

// What is wrong with a link; empty: nothing.
std::string link_fault(std::string_view link);

}  // namespace kanzen::app

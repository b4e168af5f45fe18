#pragma once
// The state of an embedded board that its host page receives, and the picture shown before the
// board is loaded.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/value.hpp"

namespace kanzen::app {

struct HostedState {
  std::string link;                // fragment of the page's address for the same view
  std::string position;            // notation
  std::string move;                // the last move; empty at the start of the line
  std::size_t ply = 0, plies = 0;  // of the position, and of its whole line
  Player to_move = 0;
  bool ended = false;
  std::optional<Player> winner;
  std::optional<KnownValue> value;  // for the side to move; nullopt if unknown or hidden

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

// Returns the fault of a link; empty if it is valid.
std::string link_fault(std::string_view link);

}  // namespace kanzen::app

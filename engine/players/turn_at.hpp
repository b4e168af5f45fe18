#pragma once
// What is asked about a position by texts, for whoever has no session.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/player.hpp"

namespace kanzen {

// A move that a player is to choose.
struct MoveWish {
  std::string position;
  std::vector<std::string> past;  // the positions before it, the first one first
  std::string player;             // its name; empty: who plays best
  double seconds = 1;             // at most
  std::uint32_t seed = 0;
  std::optional<double> komi;  // in games that count; nullopt: the game's own

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("past", self.past);
    visit("player", self.player);
    visit("seconds", self.seconds);
    visit("seed", self.seed);
    visit("komi", self.komi);
  }
};

// A position whose standing is to be worked out.
struct PositionWish {
  std::string position;
  std::vector<std::string> past;  // the positions before it, the first one first
  std::optional<double> komi;     // in games that count; nullopt: the game's own
  double seconds = 1;             // at most

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("past", self.past);
    visit("komi", self.komi);
    visit("seconds", self.seconds);
  }
};

// By playouts.
struct EstimateWish : PositionWish {
  std::uint64_t playouts = 0;  // at most; 0: as many as time allows
  std::uint32_t seed = 0;

  static void fields(auto& self, auto& visit) {
    PositionWish::fields(self, visit);
    visit("playouts", self.playouts);
    visit("seed", self.seed);
  }
};

// `past`: the positions before it, the first one first, for what may not come again.  An error of
// the notation of any of them.
Result<Turn> turn_at(const AnyGame& game, std::string_view position,
                     std::span<const std::string> past);

}  // namespace kanzen

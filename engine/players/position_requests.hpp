#pragma once
// Requests about a position in notation, for callers without a session: engine workers.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/player.hpp"

namespace kanzen {

// A request to choose a move.
struct MoveRequest {
  std::string position;
  std::vector<std::string> past;  // the positions before it, oldest first
  std::string player;             // PlayerKind::name; empty: the best player
  double seconds = 1;             // time limit
  std::uint32_t seed = 0;
  std::optional<double> komi;  // GameInfo::added_points; nullopt: the game's default komi

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("past", self.past);
    visit("player", self.player);
    visit("seconds", self.seconds);
    visit("seed", self.seed);
    visit("komi", self.komi);
  }
};

// A request to evaluate a position.
struct EvaluationRequest {
  std::string position;
  std::vector<std::string> past;  // the positions before it, oldest first
  std::optional<double> komi;     // GameInfo::added_points; nullopt: the game's default komi
  double seconds = 1;             // time limit

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("past", self.past);
    visit("komi", self.komi);
    visit("seconds", self.seconds);
  }
};

// A request to estimate a position by playouts.
struct EstimateRequest : EvaluationRequest {
  std::uint64_t playouts = 0;  // limit; 0: no limit but the time
  std::uint32_t seed = 0;

  static void fields(auto& self, auto& visit) {
    EvaluationRequest::fields(self, visit);
    visit("playouts", self.playouts);
    visit("seed", self.seed);
  }
};

// Returns the turn at a position, with the moves that the rule about repetition forbids.  `past`:
// the positions before it, oldest first.  Errors of AnyGame::parse.
Result<Turn> make_turn(const AnyGame& game, std::string_view position,
                       std::span<const std::string> past);

}  // namespace kanzen

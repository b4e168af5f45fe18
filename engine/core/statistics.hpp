#pragma once
// Statistics over all positions of a game: counts by value, and notable positions.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/names.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

struct DistanceCount {
  std::uint32_t distance = 0;
  std::uint64_t win = 0, loss = 0;  // reachable positions, for the side to move

  static void fields(auto& self, auto& visit) {
    visit("distance", self.distance);
    visit("win", self.win);
    visit("loss", self.loss);
  }
  friend bool operator==(const DistanceCount&, const DistanceCount&) = default;
};

// Returns the counts by moves (moves_of_plies) of counts by plies, which ascend.
inline std::vector<DistanceCount> counts_by_moves(const std::vector<DistanceCount>& by_plies) {
  std::vector<DistanceCount> by_moves;
  for (const DistanceCount& count : by_plies) {
    const unsigned moves = moves_of_plies(count.distance);
    if (by_moves.empty() || by_moves.back().distance != moves) by_moves.push_back({moves});
    by_moves.back().win += count.win;
    by_moves.back().loss += count.loss;
  }
  return by_moves;
}

// Numbers of positions by outcome, and of finished ones: single positions or symmetry classes.
struct OutcomeTotals {
  std::uint64_t positions = 0, terminal = 0, win = 0, loss = 0, draw = 0;

  static void fields(auto& self, auto& visit) {
    visit("positions", self.positions);
    visit("terminal", self.terminal);
    visit("win", self.win);
    visit("loss", self.loss);
    visit("draw", self.draw);
  }
  friend bool operator==(const OutcomeTotals&, const OutcomeTotals&) = default;
};

// Counts over all reachable positions: symmetry classes, or single positions depending on
// GameInfo::up_to_symmetry.
struct Statistics : OutcomeTotals {
  Value start;
  std::vector<DistanceCount> by_distance;  // ascending from 0 without gaps
  std::uint32_t max_distance = 0;
  std::optional<OutcomeTotals> up_to_symmetry;  // if the other counts are of single positions

  std::uint64_t class_count() const {
    return up_to_symmetry ? up_to_symmetry->positions : positions;
  }
  static void fields(auto& self, auto& visit) {
    OutcomeTotals::fields(self, visit);
    visit("start", self.start);
    visit("by_distance", self.by_distance);
    visit("max_distance", self.max_distance);
    visit("up_to_symmetry", self.up_to_symmetry);
  }
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

enum class NotableKind : std::uint8_t {
  longest_win,
  longest_loss,
  only_winning_move,   // exactly one move wins
  no_safe_move,        // every move ends the game immediately with a loss
  mutual_zugzwang,     // the side to move loses, whichever side it is
  unlikely_only_move,  // the only winning move looks useless (HasUnlikelyMoves)
  smallest_draw,       // a draw with the fewest pieces on the board
};
constexpr auto names_of(NotableKind) {
  return names_in_order<NotableKind>("longest_win", "longest_loss", "only_winning_move",
                                     "no_safe_move", "mutual_zugzwang", "unlikely_only_move",
                                     "smallest_draw");
}

inline constexpr std::size_t notable_kinds = names_of(NotableKind{}).size();

// The outcome of all positions of a kind, for the side to move.
constexpr Outcome outcome_of(NotableKind kind) {
  switch (kind) {
    case NotableKind::longest_win:
    case NotableKind::only_winning_move:
    case NotableKind::unlikely_only_move: return Outcome::win;
    case NotableKind::longest_loss:
    case NotableKind::no_safe_move:
    case NotableKind::mutual_zugzwang: return Outcome::loss;
    case NotableKind::smallest_draw: break;
  }
  return Outcome::draw;
}

struct ValuedPosition {
  std::string position;
  Value value;  // for the side to move

  static void fields(auto& self, auto& visit) {
    visit("position", self.position);
    visit("value", self.value);
  }
  friend bool operator==(const ValuedPosition&, const ValuedPosition&) = default;
};

// Notable positions of one kind.
struct NotablePositions {
  std::string kind;                      // name of a NotableKind
  std::uint64_t count = 0;               // reachable positions of this kind, up to symmetry
  std::vector<ValuedPosition> examples;  // most notable first

  static void fields(auto& self, auto& visit) {
    visit("kind", self.kind);
    visit("count", self.count);
    visit("examples", self.examples);
  }
  friend bool operator==(const NotablePositions&, const NotablePositions&) = default;
};

}  // namespace kanzen

#pragma once
// What is told of all positions of a game at once: how many are worth what, and some that are
// worth looking at.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/value.hpp"

namespace kanzen {

struct DistanceCount {
  std::uint32_t distance = 0;
  std::uint64_t win = 0, loss = 0;  // reachable positions, for the side to move
  friend bool operator==(const DistanceCount&, const DistanceCount&) = default;
};

// Positions up to symmetry, where the statistics count each by itself.
struct ClassCounts {
  std::uint64_t positions = 0, terminal = 0, win = 0, loss = 0, draw = 0;
  friend bool operator==(const ClassCounts&, const ClassCounts&) = default;
};

// Counts over all reachable positions: canonical ones, or each by itself where the game
// counts so (GameInfo::up_to_symmetry).
struct Statistics {
  std::uint64_t positions = 0, terminal = 0, win = 0, loss = 0, draw = 0;
  Value start;
  std::vector<DistanceCount> by_distance;  // ascending, without gaps from 0
  std::uint32_t max_distance = 0;
  std::optional<ClassCounts> up_to_symmetry;  // where that is not what is counted above

  std::uint64_t class_count() const {
    return up_to_symmetry ? up_to_symmetry->positions : positions;
  }
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

enum class NotableKind : std::uint8_t {
  longest_win,
  longest_loss,
  only_winning_move,   // one move wins, every other one draws or loses
  no_safe_move,        // every move ends the game at once, lost
  mutual_zugzwang,     // whoever is to move loses
  unlikely_only_move,  // the one move that wins looks useless: the game says which do
  smallest_draw,       // drawn with the fewest pieces on the board
};
inline constexpr std::size_t notable_kinds = 7;

constexpr const char* name_of(NotableKind kind) {
  switch (kind) {
    case NotableKind::longest_win: return "longest_win";
    case NotableKind::longest_loss: return "longest_loss";
    case NotableKind::only_winning_move: return "only_winning_move";
    case NotableKind::no_safe_move: return "no_safe_move";
    case NotableKind::mutual_zugzwang: return "mutual_zugzwang";
    case NotableKind::unlikely_only_move: return "unlikely_only_move";
    case NotableKind::smallest_draw: break;
  }
  return "smallest_draw";
}

// What positions of a kind are worth to the side to move.
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

constexpr std::optional<NotableKind> notable_kind(std::string_view name) {
  for (std::size_t k = 0; k < notable_kinds; ++k)
    if (name == name_of(static_cast<NotableKind>(k))) return static_cast<NotableKind>(k);
  return std::nullopt;
}

struct ValuedPosition {
  std::string position;
  Value value;  // for the side to move
  friend bool operator==(const ValuedPosition&, const ValuedPosition&) = default;
};

// Positions worth looking at, of one kind.
struct NotablePositions {
  std::string kind;                      // the name of a NotableKind
  std::uint64_t count = 0;               // reachable positions of this kind, up to symmetry
  std::vector<ValuedPosition> examples;  // the most notable ones first
  friend bool operator==(const NotablePositions&, const NotablePositions&) = default;
};

}  // namespace kanzen

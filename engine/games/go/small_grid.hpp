#pragma once
// Small boards as two bitboards, for the solver and the searches.  Boards are from the point of
// view of the side to move: a board with White to move is represented by the same board with the
// colours swapped and Black to move.  Bit i is point i, numbered as in state.hpp.
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/games/go/state.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::go {

using SmallPoints = std::uint32_t;

inline constexpr unsigned most_small_points = 25;

constexpr SmallPoints point_bit(unsigned point) { return SmallPoints{1} << point; }
// Returns the point with the lowest number of a set, as one bit; 0 if the set is empty.
constexpr SmallPoints first_of(SmallPoints points) { return points & (~points + 1); }

struct SmallBoard {
  SmallPoints own = 0, other = 0;
  SmallPoints stones() const { return own | other; }
  SmallBoard swapped() const { return {other, own}; }
  friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
};

// The board after a stone, from the point of view of the player who placed it.
struct SmallMove {
  SmallBoard board;
  SmallPoints ko = 0;  // the point that simple ko forbids next; 0 if none
};

class SmallGrid {
 public:
  // Requires at most most_small_points points.
  explicit SmallGrid(const Grid& grid);

  unsigned point_count() const { return points_; }
  SmallPoints all() const { return all_; }
  SmallPoints edge() const { return edge_; }  // points with fewer than four neighbours

  SmallPoints empty(const SmallBoard& board) const { return all_ & ~board.stones(); }
  // Returns the neighbours of all `points`; the result can overlap `points`.
  SmallPoints neighbours(SmallPoints points) const {
    return (((points & not_last_) << 1) | ((points & not_first_) >> 1) | (points << columns_) |
            (points >> columns_)) &
           all_;
  }
  // Returns the points of `within` that are connected to `start`, a subset of it, including
  // `start`.
  SmallPoints connected(SmallPoints start, SmallPoints within) const {
    for (SmallPoints before = 0; before != start;) {
      before = start;
      start |= neighbours(start) & within;
    }
    return start;
  }

  // Returns whether every string has a liberty.
  bool is_legal(const SmallBoard& board) const {
    const SmallPoints near = neighbours(empty(board));
    return connected(near & board.own, board.own) == board.own &&
           connected(near & board.other, board.other) == board.other;
  }
  // Returns the move of a stone on an empty point, `point` as one bit; nullopt if it is suicide and
  // `suicide` is false.  Strings with a stone on an `immortal` point have liberties that the board
  // does not show.
  std::optional<SmallMove> play(const SmallBoard& board, SmallPoints point, bool suicide,
                                SmallPoints immortal = 0) const;
  // Returns whether the opponent's last move can have captured a single stone on `point`, one bit,
  // so that simple ko forbids the point.
  bool is_ko_possible(const SmallBoard& board, SmallPoints point) const;
  // Returns the area of the side to move minus the opponent's.
  int score(const SmallBoard& board) const;

  // Symmetries of the grid, without duplicates; number 0 is the identity.
  unsigned symmetry_count() const { return static_cast<unsigned>(symmetries_.size()); }
  // Returns the images of a set of points.  Points outside the grid have none.
  SmallPoints image(unsigned symmetry, SmallPoints points) const {
    SmallPoints images = 0;
    for (const auto& images_of : symmetries_[symmetry]) {
      images |= images_of[points & 0xff];
      points >>= 8;
    }
    return images;
  }
  SmallBoard image(unsigned symmetry, const SmallBoard& board) const {
    return {image(symmetry, board.own), image(symmetry, board.other)};
  }

 private:
  unsigned columns_, points_;
  SmallPoints all_, edge_ = 0;
  SmallPoints not_first_ = 0, not_last_ = 0;  // points outside the first, the last column
  std::vector<ByteImages<SmallPoints, sizeof(SmallPoints)>> symmetries_;
};

// Returns the board of a state with at most most_small_points points, from the point of view of its
// side to move.
SmallBoard small_board(const State& state);

}  // namespace kanzen::go

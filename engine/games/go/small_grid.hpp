#pragma once
// Small boards as two bitboards, for the enumeration of all of them.  Boards are from the point of
// view of the side to move: a board with White to move is represented by the same board with the
// colours swapped and Black to move.
//
// Bit i is point i, numbered as in state.hpp.  The code of a board is a number with a base-3 digit
// for each point, the lowest for the first point: 0 empty, 1 a stone of the side to move, 2 one of
// the opponent.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/games/go/state.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::go {

using SmallPoints = std::uint32_t;

inline constexpr unsigned most_small_points = 16;

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
  std::uint32_t code_count() const { return code_count_; }  // 3 to the number of points

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
  // `suicide` is false.
  std::optional<SmallMove> play(const SmallBoard& board, SmallPoints point, bool suicide) const;
  // Returns whether the opponent's last move can have captured a single stone on `point`, one bit,
  // so that simple ko forbids the point.
  bool is_ko_possible(const SmallBoard& board, SmallPoints point) const;
  // Returns the area of the side to move minus the opponent's.
  int score(const SmallBoard& board) const;

  std::uint32_t code(const SmallBoard& board) const {
    return ternary(board.own) + 2 * ternary(board.other);
  }
  SmallBoard board(std::uint32_t code) const {
    const SmallBoard low = half_boards_[code % half_codes], high = half_boards_[code / half_codes];
    return {low.own | high.own << half_points, low.other | high.other << half_points};
  }

  // Symmetries of the grid; number 0 is the identity.
  unsigned symmetry_count() const { return static_cast<unsigned>(symmetries_.size()); }
  std::uint32_t image(unsigned symmetry, std::uint32_t code) const {
    const Symmetry& s = symmetries_[symmetry];
    return s.low[code % half_codes] + s.high[code / half_codes];
  }
  SmallPoints image_of_point(unsigned symmetry, SmallPoints point) const {
    return SmallPoints{1}
           << symmetries_[symmetry].to[static_cast<unsigned>(std::countr_zero(point))];
  }

 private:
  static constexpr unsigned half_points = 8;
  static constexpr std::uint32_t half_codes = 6'561;  // 3 to half_points

  struct Symmetry {
    CellPermutation to;                    // image of each point
    std::vector<std::uint32_t> low, high;  // codes of the images, by the code of half a board
  };

  std::uint32_t ternary(SmallPoints points) const {
    return half_ternary_[points & 0xff] + half_codes * half_ternary_[points >> half_points];
  }
  void add_symmetry(CellPermutation to);

  unsigned columns_, points_;
  std::uint32_t code_count_;
  SmallPoints all_, not_first_ = 0, not_last_ = 0;  // points outside the first, the last column
  std::array<std::uint32_t, 256> half_ternary_{};
  std::vector<SmallBoard> half_boards_;
  std::vector<Symmetry> symmetries_;
};

// Returns the board of a state with at most most_small_points points, from the point of view of its
// side to move.
SmallBoard small_board(const State& state);

}  // namespace kanzen::go

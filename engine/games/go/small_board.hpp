#pragma once
// Boards of few points as two sets of bits, for what goes through them by the million.  Everything
// is told from the point of view of the side to move, so that a board with White to move is the
// same as the one with the colours swapped and Black to move.
//
// A bit is a point, numbered as in grid.hpp.  A board's code has a digit of base 3 for each point,
// the first point's being the lowest: 0 empty, 1 the mover's stone, 2 the opponent's.
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

using SmallPoints = std::uint32_t;

inline constexpr unsigned most_small_points = 16;

struct SmallBoard {
  SmallPoints own = 0, other = 0;
  SmallPoints stones() const { return own | other; }
  SmallBoard swapped() const { return {other, own}; }
  friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
};

// After a stone, still told from the point of view of whoever put it there.
struct SmallMove {
  SmallBoard board;
  SmallPoints ko = 0;  // the point that simple ko then forbids, if any
};

class SmallGrid {
 public:
  // At most most_small_points.
  explicit SmallGrid(const Grid& grid);

  unsigned point_count() const { return points_; }
  std::uint32_t code_count() const { return code_count_; }  // 3 to the number of points

  SmallPoints all() const { return all_; }
  SmallPoints empty(const SmallBoard& board) const { return all_ & ~board.stones(); }
  // The points beside any of them, which may be among them.
  SmallPoints beside(SmallPoints points) const {
    return (((points & not_last_) << 1) | ((points & not_first_) >> 1) | (points << columns_) |
            (points >> columns_)) &
           all_;
  }
  // Those of `within` that are connected to `start`, a part of it, with `start`.
  SmallPoints connected(SmallPoints start, SmallPoints within) const {
    for (SmallPoints before = 0; before != start;) {
      before = start;
      start |= beside(start) & within;
    }
    return start;
  }

  // Has every string a liberty?
  bool is_legal(const SmallBoard& board) const {
    const SmallPoints near = beside(empty(board));
    return connected(near & board.own, board.own) == board.own &&
           connected(near & board.other, board.other) == board.other;
  }
  // `point`, one bit, is empty.  nullopt: it is suicide, which is not allowed.
  std::optional<SmallMove> play(const SmallBoard& board, SmallPoints point, bool suicide) const;
  // Could the opponent just have taken a single stone at `point`, one bit, so that simple ko
  // forbids it?
  bool ko_is_possible(const SmallBoard& board, SmallPoints point) const;
  // Of the mover's area over the opponent's.
  int score(const SmallBoard& board) const;

  std::uint32_t code(const SmallBoard& board) const {
    return ternary(board.own) + 2 * ternary(board.other);
  }
  SmallBoard board(std::uint32_t code) const {
    const SmallBoard low = half_boards_[code % half_codes], high = half_boards_[code / half_codes];
    return {low.own | high.own << half_points, low.other | high.other << half_points};
  }

  // Symmetries of the grid; number 0 changes nothing.
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
    std::vector<unsigned> to;              // of each point
    std::vector<std::uint32_t> low, high;  // codes of the images of half a board
  };

  std::uint32_t ternary(SmallPoints points) const {
    return half_ternary_[points & 0xff] + half_codes * half_ternary_[points >> half_points];
  }
  void add_symmetry(std::vector<unsigned> to);

  unsigned columns_, points_;
  std::uint32_t code_count_;
  SmallPoints all_, not_first_ = 0, not_last_ = 0;  // columns
  std::array<std::uint32_t, 256> half_ternary_{};
  std::vector<SmallBoard> half_boards_;
  std::vector<Symmetry> symmetries_;
};

// Of a board with at most most_small_points.
SmallBoard small_board(const State& state);

}  // namespace kanzen::go

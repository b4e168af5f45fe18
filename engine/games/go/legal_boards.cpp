#include "engine/games/go/legal_boards.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace kanzen::go {
namespace {

constexpr unsigned widest = 9;  // maximum of the shorter side of a board of most_counted_points
static_assert(widest * widest == most_counted_points);

// A point of the border, which consists of the last added point of each column.
struct BorderPoint {
  enum Kind : std::uint8_t { empty, black, white, outside };  // outside: before the first row
  Kind kind = empty;
  // For a stone, 0 if its string has a liberty; otherwise the number of its string, which is the
  // same for all stones of the string on the border.
  std::uint8_t waiting = 0;
};
constexpr bool is_stone(BorderPoint::Kind kind) {
  return kind == BorderPoint::black || kind == BorderPoint::white;
}
constexpr BorderPoint::Kind swapped(BorderPoint::Kind kind) {
  return !is_stone(kind)              ? kind
         : kind == BorderPoint::black ? BorderPoint::white
                                      : BorderPoint::black;
}

// The border; key() encodes it in 6 bits for each point, 2 for the kind and 4 for the string.
class Border {
 public:
  explicit Border(unsigned width) : width_(width) {
    for (unsigned i = 0; i < width_; ++i) points_[i].kind = BorderPoint::outside;
  }
  Border(unsigned width, std::uint64_t key) : width_(width) {
    for (unsigned i = 0; i < width_; ++i, key >>= point_bits)
      points_[i] = {static_cast<BorderPoint::Kind>(key & 3),
                    static_cast<std::uint8_t>(key >> 2 & 15)};
  }

  // Adds the next point of a column.  Returns false if a string can no longer get a liberty.
  bool add(unsigned column, BorderPoint::Kind kind) {
    const BorderPoint above = points_[column];
    points_[column] = {kind, is_stone(kind) ? new_string : std::uint8_t{0}};
    if (column > 0) connect(points_[column - 1], points_[column]);
    connect(above, points_[column]);
    if (above.waiting == 0) return true;
    return gave_liberty_ == above.waiting || has_waiting(above.waiting);
  }

  bool all_have_liberties() const {
    return std::none_of(points_.begin(), points_.begin() + width_,
                        [](const BorderPoint& point) { return point.waiting != 0; });
  }

  // Returns the canonical encoding, which is equal for borders that differ only in the numbers of
  // their strings or in swapped colours.
  std::uint64_t key() const {
    std::array<std::uint8_t, 16> numbers{};
    std::uint8_t next = 0;
    bool swap = false, first = true;
    std::uint64_t key = 0;
    for (unsigned i = 0; i < width_; ++i) {
      BorderPoint point = points_[i];
      if (first && is_stone(point.kind)) {
        swap = point.kind == BorderPoint::white;
        first = false;
      }
      if (swap) point.kind = swapped(point.kind);
      if (point.waiting != 0) {
        std::uint8_t& number = numbers[point.waiting];
        if (number == 0) number = ++next;
        point.waiting = number;
      }
      key |= std::uint64_t{static_cast<unsigned>(point.kind) | point.waiting * 4U}
             << (point_bits * i);
    }
    return key;
  }

 private:
  static constexpr unsigned point_bits = 6;
  static constexpr std::uint8_t new_string = 15;

  bool has_waiting(std::uint8_t number) const {
    return std::any_of(points_.begin(), points_.begin() + width_,
                       [number](const BorderPoint& point) { return point.waiting == number; });
  }

  void renumber(std::uint8_t from, std::uint8_t to) {
    for (unsigned i = 0; i < width_; ++i)
      if (points_[i].waiting == from) points_[i].waiting = to;
    if (to == 0) gave_liberty_ = from;
  }

  // Connects the new point with a neighbour: the point on its left, or the one above, which it has
  // replaced in the border.
  void connect(BorderPoint before, const BorderPoint& point) {
    if (point.kind == BorderPoint::empty) {
      if (before.waiting != 0) renumber(before.waiting, 0);
    } else if (before.kind == BorderPoint::empty) {
      if (point.waiting != 0) renumber(point.waiting, 0);
    } else if (before.kind == point.kind) {
      join(before.waiting, point.waiting);
    }
  }

  void join(std::uint8_t one, std::uint8_t other) {
    if (one == other) return;
    if (one != 0 && other != 0)
      renumber(other, one);
    else
      renumber(one != 0 ? one : other, 0);
  }

  unsigned width_;
  std::array<BorderPoint, widest> points_{};
  std::uint8_t gave_liberty_ = 0;  // the last string that got a liberty
};

// The number of partial boards by border key.
using Counts = std::unordered_map<std::uint64_t, WideCount>;

}  // namespace

Result<WideCount> count_legal_boards(const Grid& grid, const ProgressSink& progress) {
  assert(grid.point_count() <= most_counted_points);
  const unsigned width = std::min(grid.columns(), grid.rows());
  Counts counts;
  counts.emplace(Border(width).key(), 1);
  for (unsigned point = 0; point < grid.point_count(); ++point) {
    if (!report(progress, {"count", point, point, grid.point_count(), counts.size()}))
      return Error{Errc::cancelled, untranslated("counting was cancelled")};
    Counts next;
    next.reserve(2 * counts.size());
    for (const auto& [key, boards] : counts)
      for (const auto kind : {BorderPoint::empty, BorderPoint::black, BorderPoint::white}) {
        Border border(width, key);
        if (border.add(point % width, kind)) next[border.key()] += boards;
      }
    counts = std::move(next);
  }
  WideCount legal = 0;
  for (const auto& [key, boards] : counts)
    if (Border(width, key).all_have_liberties()) legal += boards;
  return legal;
}

}  // namespace kanzen::go

#include "engine/games/go/padded_grid.hpp"

namespace kanzen::go {

PaddedGrid::PaddedGrid(const Grid& grid) : columns_(grid.columns()), rows_(grid.rows()) {
  spots_.reserve(point_count());
  for (unsigned point = 0; point < point_count(); ++point) {
    const auto spot = static_cast<Spot>((point / columns_ + 1) * stride() + point % columns_ + 1);
    spots_.push_back(spot);
    points_[spot] = static_cast<Point>(point);
    for (unsigned player = 0; player < 2; ++player)
      keys_[spot][player] = zobrist(static_cast<Point>(point), static_cast<Player>(player));
  }
}

}  // namespace kanzen::go

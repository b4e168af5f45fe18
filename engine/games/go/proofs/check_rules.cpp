#include "engine/games/go/proofs/check_rules.hpp"

#include <algorithm>
#include <bit>

namespace kanzen::go {
namespace {

PointMask bit(unsigned point) { return PointMask{1} << point; }
unsigned lowest(PointMask points) { return static_cast<unsigned>(std::countr_zero(points)); }

}  // namespace

CheckRules::CheckRules(unsigned columns, unsigned rows)
    : columns_(columns), point_count_(columns * rows), all_(bit(columns * rows) - 1) {
  for (unsigned y = 0; y < rows; ++y) first_column_ |= bit(y * columns);
  for (unsigned point = 0; point < point_count_; ++point)
    if (std::popcount(neighbours(bit(point))) < 4) edge_ |= bit(point);
  for (unsigned number = 0; number < 8; ++number) {
    const bool mirror_x = (number & 1) != 0, mirror_y = (number & 2) != 0, turn = (number & 4) != 0;
    if (turn && columns != rows) break;
    Symmetry symmetry{};
    for (unsigned point = 0; point < point_count_; ++point) {
      const unsigned x = point % columns, y = point / columns;
      const unsigned column = mirror_x ? columns - 1 - x : x, row = mirror_y ? rows - 1 - y : y;
      const PointMask image = bit(turn ? column * columns + row : row * columns + column);
      auto& images = symmetry[point / part_points];
      for (std::size_t set = 0; set < images.size(); ++set)
        if ((set >> point % part_points & 1) != 0) images[set] |= image;
    }
    symmetries_.push_back(symmetry);
  }
}

PointMask CheckRules::neighbours(PointMask points) const {
  const PointMask left = (points & ~first_column_) >> 1;
  const PointMask right = points << 1 & ~first_column_;
  return (left | right | points >> columns_ | points << columns_) & all_;
}

PointMask CheckRules::connected(PointMask start, PointMask within) const {
  PointMask found = start;
  for (PointMask added = start; added != 0;) {
    added = neighbours(added) & within & ~found;
    found |= added;
  }
  return found;
}

std::optional<CheckPosition> CheckRules::after_stone(const CheckPosition& position,
                                                     unsigned point) const {
  const PointMask stone = bit(point);
  if (stone == position.ko) return std::nullopt;
  const bool opponent_moves = position.opponent_moves;
  const PointMask own = (opponent_moves ? position.opponent : position.prover) | stone;
  PointMask other = opponent_moves ? position.prover : position.opponent, taken = 0;
  for (PointMask near = neighbours(stone) & other; near != 0; near &= near - 1) {
    const PointMask string = connected(bit(lowest(near)), other);
    if ((neighbours(string) & all_ & ~own & ~other) == 0) taken |= string;
  }
  other &= ~taken;
  const PointMask string = connected(stone, own);
  const PointMask liberties = neighbours(string) & ~own & ~other;
  if (liberties == 0) return std::nullopt;
  CheckPosition after;
  after.prover = opponent_moves ? other : own;
  after.opponent = opponent_moves ? own : other;
  if (string == stone && liberties == taken && std::has_single_bit(taken)) after.ko = taken;
  after.opponent_moves = !opponent_moves;
  return after;
}

CheckPosition CheckRules::after_pass(const CheckPosition& position) const {
  CheckPosition after = position;
  after.ko = 0;
  after.opponent_moves = !position.opponent_moves;
  after.passed = true;
  return after;
}

int CheckRules::lead(const CheckPosition& position) const {
  int lead = std::popcount(position.prover) - std::popcount(position.opponent);
  const PointMask free = empty(position);
  for (PointMask rest = free; rest != 0;) {
    const PointMask region = connected(bit(lowest(rest)), free);
    rest &= ~region;
    const bool touches_prover = (neighbours(region) & position.prover) != 0;
    const bool touches_opponent = (neighbours(region) & position.opponent) != 0;
    if (touches_prover == touches_opponent) continue;
    lead += touches_prover ? std::popcount(region) : -std::popcount(region);
  }
  return lead;
}

PointMask CheckRules::certain_points(PointMask own, PointMask other) const {
  std::array<PointMask, most_points> regions, strings;
  std::size_t region_count = 0, string_count = 0;
  const PointMask free = all_ & ~own;
  for (PointMask rest = free; rest != 0; rest &= ~regions[region_count++])
    regions[region_count] = connected(bit(lowest(rest)), free);
  if (region_count < 2) return 0;
  for (PointMask rest = own; rest != 0; rest &= ~strings[string_count++])
    strings[string_count] = connected(bit(lowest(rest)), own);
  PointMask alive = own;  // the strings that have not been found to lack eyes
  const auto is_safe = [&](PointMask region) {
    if ((neighbours(region) & own & ~alive) != 0) return false;
    const PointMask inner = region & ~neighbours(alive);
    return inner == 0 || (std::has_single_bit(inner) && std::popcount(neighbours(inner)) >= 2);
  };
  for (PointMask before = 0; before != alive;) {
    before = alive;
    for (std::size_t s = 0; s < string_count; ++s) {
      if ((strings[s] & alive) == 0) continue;
      const PointMask liberties = neighbours(strings[s]);
      const auto is_eye = [&](PointMask region) {
        const PointMask open = region & ~other;
        return open != 0 && (open & ~liberties) == 0 && is_safe(region);
      };
      if (std::count_if(regions.begin(), regions.begin() + region_count, is_eye) < 2)
        alive &= ~strings[s];
    }
  }
  if (alive == 0) return 0;
  PointMask certain = alive;
  for (std::size_t r = 0; r < region_count; ++r)
    if (is_safe(regions[r])) certain |= regions[r];
  return certain;
}

PointMask CheckRules::image(const Symmetry& symmetry, PointMask points) {
  constexpr PointMask part = (1 << part_points) - 1;
  return symmetry[0][points & part] | symmetry[1][points >> part_points & part] |
         symmetry[2][points >> 2 * part_points];
}

std::uint64_t CheckRules::key(const CheckPosition& position) {
  const std::uint64_t ko = position.ko == 0 ? 0 : lowest(position.ko) + 1;
  return position.prover | std::uint64_t{position.opponent} << 25 | ko << 50 |
         std::uint64_t{position.opponent_moves} << 55 | std::uint64_t{position.passed} << 56;
}

std::uint64_t CheckRules::symmetric_key(const CheckPosition& position) const {
  std::uint64_t least = UINT64_MAX;
  for (const Symmetry& symmetry : symmetries_) {
    CheckPosition copy = position;
    copy.prover = image(symmetry, position.prover);
    copy.opponent = image(symmetry, position.opponent);
    copy.ko = image(symmetry, position.ko);
    least = std::min(least, key(copy));
  }
  return least;
}

}  // namespace kanzen::go

#include "engine/games/gobblers/rows/small_moves.hpp"

#include <bit>
#include <cstring>

namespace kanzen::gobblers {
namespace {

// A byte of sixteen rows.
using Column = ByteVector;

void transpose_rows(const BitRow (&rows)[SmallMoves::batch], Column (&columns)[BitRow::bytes]) {
  for (std::size_t part = 0; part < BitRow::parts; ++part) {
    ByteVector square[SmallMoves::batch];
    for (std::size_t i = 0; i < SmallMoves::batch; ++i) square[i] = rows[i].part[part];
    transpose(square);
    for (std::size_t i = 0; i < SmallMoves::batch; ++i)
      columns[part * SmallMoves::batch + i] = square[i];
  }
}

void transpose_columns(const Column (&columns)[BitRow::bytes], BitRow (&rows)[SmallMoves::batch]) {
  for (std::size_t part = 0; part < BitRow::parts; ++part) {
    ByteVector square[SmallMoves::batch];
    for (std::size_t i = 0; i < SmallMoves::batch; ++i)
      square[i] = columns[part * SmallMoves::batch + i];
    transpose(square);
    for (std::size_t i = 0; i < SmallMoves::batch; ++i) rows[i].part[part] = square[i];
  }
}

}  // namespace

const SmallMoves& SmallMoves::instance(Direction direction) {
  static const SmallMoves forward(Direction::forward), backward(Direction::backward);
  return direction == Direction::forward ? forward : backward;
}

SmallMoves::SmallMoves(Direction direction) : direction_(direction) {
  const PlacementOrder& order = PlacementOrder::instance();
  const PairPlacements& tables = PairPlacements::tables();
  const bool is_forward = direction == Direction::forward;
  const auto rank_of = [&](unsigned mover, Mask9 other) {
    const auto cells = static_cast<Mask9>(mover);
    return is_forward ? tables.rank(other, cells) : tables.rank(cells, other);
  };
  const auto term = [&](int rank, int cell) {
    const auto [byte, symmetry] = order.place(rank);
    return Term{byte, symmetry, static_cast<std::uint8_t>(cell)};
  };
  for (std::size_t byte = 0; byte < BitRow::bytes; ++byte) {
    const int rank = order.rank(byte, 0);
    if (rank == PlacementOrder::none) continue;
    const PairPlacement placement = tables.placement(rank);
    const Mask9 mover = is_forward ? placement.opponent : placement.own;
    const Mask9 other = is_forward ? placement.own : placement.opponent;
    const bool has_hand = std::popcount(mover) < 2;
    Sum result{static_cast<std::uint8_t>(byte), has_hand, {}};
    Sum rest = result;
    for (int cell = 0; cell < cell_count; ++cell) {
      if ((mover & bit(cell)) != 0)
        result.terms.push_back(term(rank_of(mover & ~bit(cell), other), cell));
      else if (has_hand && (other & bit(cell)) == 0)
        rest.terms.push_back(term(rank_of(mover | bit(cell), other), cell));
    }
    if (has_hand) rests_.push_back(rest);
    results_.push_back(result);
  }
}

void SmallMoves::apply(BitRow (&rows)[batch], const Mask9 (&bare)[batch], bool board_moves) const {
  const PlacementOrder& order = PlacementOrder::instance();
  Column from[BitRow::bytes];
  transpose_rows(rows, from);

  Column visible[cell_count];  // by cell
  for (int cell = 0; cell < cell_count; ++cell) {
    std::uint8_t bytes[batch];
    for (std::size_t i = 0; i < batch; ++i) bytes[i] = order.images_within(bare[i], cell);
    std::memcpy(&visible[cell], bytes, batch);
  }

  // By byte of the rest: at least one of the sums' bits, and at least two.  A piece may go back to
  // the hand from any cell, so that the hand counts as two.
  Column one[BitRow::bytes], several[BitRow::bytes];
  for (const Sum& rest : rests_) {
    Column once{}, twice{};
    if (direction_ == Direction::backward) twice = from[rest.byte];
    const bool adds_pieces = board_moves || direction_ == Direction::forward;
    for (const Term& term : rest.terms) {
      if (!adds_pieces) break;
      const Column bits = right_product(term.symmetry, from[term.byte]) & visible[term.cell];
      twice |= once & bits;
      once |= bits;
    }
    one[rest.byte] = once;
    several[rest.byte] = twice;
  }

  Column to[BitRow::bytes] = {};
  for (const Sum& result : results_) {
    const Column others = ~from[result.byte];
    Column bits{};
    const bool removes_pieces = board_moves || direction_ == Direction::backward;
    for (const Term& term : result.terms) {
      if (!removes_pieces) break;
      bits |= visible[term.cell] & ((right_product(term.symmetry, one[term.byte]) & others) |
                                    right_product(term.symmetry, several[term.byte]));
    }
    if (direction_ == Direction::forward && result.has_hand) bits |= one[result.byte];
    to[result.byte] = bits;
  }
  transpose_columns(to, rows);
}

}  // namespace kanzen::gobblers

#include "engine/games/dobutsu/rows/row_moves.hpp"

namespace kanzen::dobutsu {
namespace {

// Returns the row with these chicks; null if there is none.
inline GiraffeRow* find_row(const RowsAfter& after, PairNumber chicks) {
  if (after.rows == nullptr) return nullptr;
  const std::int16_t offset = after.offsets[chicks];
  if (offset < 0) return nullptr;
  constexpr std::ptrdiff_t rows_ahead = 4;  // a loop over chicks visits the rows in their order
  __builtin_prefetch(after.rows + offset + rows_ahead);
  return after.rows + offset;
}

constexpr GiraffeRow empty_row{};

inline const GiraffeRow& row_or_empty(const RowsAfter& after, PairNumber chicks) {
  const GiraffeRow* const row = find_row(after, chicks);
  return row == nullptr ? empty_row : *row;
}

}  // namespace

RowMoves::RowMoves(std::size_t lions, PairNumber elephants,
                   std::span<const LionPair::Move> lion_moves, const FindRows& rows_after) {
  const LionPair& pair = LionPairs::instance()[lions];
  const Pairs& all = Pairs::elephants();
  const Pairs::Pair& placed = all[elephants];
  const unsigned taken = bit(pair.own) | bit(pair.opponent);
  opponent_elephants_ = placed.opponent;
  same_ = target(rows_after(lions, elephants), 0, false);
  const auto add = [&](auto& list, RowsAfter after, unsigned square, bool is_mirrored) {
    if (after.rows != nullptr) list.push_back(target(after, square, is_mirrored));
  };
  const auto add_move = [&](auto& list, PairMove move) {
    if ((taken >> move.square & 1) == 0)
      add(list, rows_after(lions, move.after), move.square, false);
  };
  for (const PairMove move : all.moves(elephants)) add_move(elephant_moves_, move);
  for (const PairMove move : all.drops(elephants)) add_move(elephant_drops_, move);
  for_each_square(placed.opponent, [&](unsigned square) {
    add_move(elephant_captures_, {static_cast<Square>(square), placed.captured[square]});
  });
  for (const LionPair::Move move : lion_moves) {
    if ((placed.own & bit(move.to)) != 0) continue;
    PairNumber after = (placed.opponent & bit(move.to)) != 0 ? placed.captured[move.to] : elephants;
    if (move.is_mirrored) after = all[after].mirrored;
    add(lion_moves_, rows_after(move.lions, after), move.to, move.is_mirrored);
  }
}

GiraffeRow RowMoves::collect(PairNumber chicks) const {
  const Pairs::Pair& placed = chicks_[chicks];
  MoveCollector collector;
  collector.add_giraffe_moves(row_or_empty(same_.after, chicks));
  for (const Target& one : elephant_moves_)
    collector.add_move(row_or_empty(one.after, chicks_after(placed, chicks, one)), one.place);
  for (const Target& one : elephant_drops_) collector.add_drop(row_or_empty(one.after, chicks));
  for (const PairMove move : chicks_.moves(chicks))
    for_target_of_chick(move.square, [&](const Target& one) {
      collector.add_move(row_or_empty(one.after, move.after), place_of(move.square));
    });
  for (const PairMove move : chicks_.drops(chicks))
    collector.add_drop(row_or_empty(same_.after, move.after));
  MoveCollector mirror;
  bool has_mirror = false;
  for (const Target& one : lion_moves_) {
    const PairNumber after = chicks_after(placed, chicks, one);
    if (!one.is_mirrored) {
      collector.add_move(row_or_empty(one.after, after), one.place);
    } else {
      has_mirror = true;
      mirror.add_move(row_or_empty(one.after, chicks_[after].mirrored), one.place);
    }
  }
  if (has_mirror) collector.add_mirrored(mirror);
  for (const Target& one : elephant_captures_)
    collector.add_giraffe_captures(row_or_empty(one.after, chicks), one.place);
  for_each_square(placed.opponent, [&](unsigned square) {
    collector.add_giraffe_captures(row_or_empty(same_.after, placed.captured[square]),
                                   place_of(square));
  });
  return collector.collected();
}

void RowMoves::spread(const GiraffeRow& row, PairNumber chicks) const {
  const Pairs::Pair& placed = chicks_[chicks];
  const MoveSpreader spreader(row);
  const auto spread_to = [](const RowsAfter& after, PairNumber after_chicks, auto&& add) {
    if (GiraffeRow* const found = find_row(after, after_chicks)) add(*found);
  };
  spread_to(same_.after, chicks, [&](GiraffeRow& after) { spreader.add_giraffe_moves(after); });
  for (const Target& one : elephant_moves_)
    spread_to(one.after, chicks_after(placed, chicks, one),
              [&](GiraffeRow& after) { spreader.add_move(after, one.place); });
  for (const Target& one : elephant_drops_)
    spread_to(one.after, chicks, [&](GiraffeRow& after) { add(after, row); });
  for (const PairMove move : chicks_.moves(chicks))
    for_target_of_chick(move.square, [&](const Target& one) {
      spread_to(one.after, move.after,
                [&](GiraffeRow& after) { spreader.add_move(after, place_of(move.square)); });
    });
  for (const PairMove move : chicks_.drops(chicks))
    spread_to(same_.after, move.after, [&](GiraffeRow& after) { add(after, row); });
  for (const Target& one : lion_moves_) {
    const PairNumber after_chicks = chicks_after(placed, chicks, one);
    if (!one.is_mirrored) {
      spread_to(one.after, after_chicks,
                [&](GiraffeRow& after) { spreader.add_move(after, one.place); });
    } else {
      const MoveSpreader mirror(mirrored(row));
      spread_to(one.after, chicks_[after_chicks].mirrored,
                [&](GiraffeRow& after) { mirror.add_move(after, one.place); });
    }
  }
  for (const Target& one : elephant_captures_)
    spread_to(one.after, chicks,
              [&](GiraffeRow& after) { spreader.add_giraffe_captures(after, one.place); });
  for_each_square(placed.opponent, [&](unsigned square) {
    spread_to(same_.after, placed.captured[square],
              [&](GiraffeRow& after) { spreader.add_giraffe_captures(after, place_of(square)); });
  });
}

}  // namespace kanzen::dobutsu

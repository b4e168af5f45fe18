#include "engine/games/dobutsu/rows/giraffe_row.hpp"

#include <utility>

namespace kanzen::dobutsu {
namespace {

PlaceTables make_tables() {
  PlaceTables tables;
  tables.two_in_hand = only_lane(13, 1);
  for (unsigned lane = 0; lane < 16; ++lane) tables.lane[lane] = only_lane(lane, 0xffff);
  for (unsigned lane = 0; lane <= in_hand; ++lane) {
    const unsigned below = (1u << lane) - 1, up_to = 2 * below + 1;
    tables.upper |= only_lane(lane, lane == in_hand ? 0x1000 : 0x1fff & ~up_to);
    tables.lower |= only_lane(lane, below);
    tables.own_bit |= only_lane(lane, 1u << lane);
  }
  for (unsigned square = 0; square < square_count; ++square) {
    const unsigned place = place_of(square);
    for_each_square(own_steps[giraffe][square], [&](unsigned next) {
      auto& bits = tables.neighbours_of[place];
      bits = static_cast<std::uint16_t>(bits | 1u << place_of(next));
      tables.next_to[place] |= only_lane(place_of(next), 0xffff);
    });
    tables.neighbours |= only_lane(place, tables.neighbours_of[place]);
  }
  return tables;
}

Lanes same_of(const SymmetricPairs& pairs) {
  const PlaceTables& tables = PlaceTables::instance();
  return (pairs.own & tables.upper) | (pairs.opponent & tables.lower);
}

constexpr unsigned opponents_in_hand = 13 * 16;  // the bit of the opponent's two in hand

unsigned place_of_piece(const Pairs::Place& place) {
  return place.in_hand ? in_hand : place_of(place.square);
}

unsigned find_bit(const Pairs::Pair& pair) {
  const auto [first, second] = pair.places;
  unsigned i = place_of_piece(first), j = place_of_piece(second);
  if (first.is_own != second.is_own) return 256 + (first.is_own ? 16 * i + j : 16 * j + i);
  if (!first.is_own && i == in_hand && j == in_hand) return opponents_in_hand;
  if ((i < j) != first.is_own) std::swap(i, j);
  return 16 * i + j;
}

struct PairBits {
  std::vector<std::uint16_t> bits;           // by pair
  std::array<PairNumber, row_bits> pairs{};  // by bit
  GiraffesByBit placed;                      // by bit

  PairBits() {
    const Pairs& giraffes = Pairs::giraffes();
    pairs.fill(no_pair);
    for (std::size_t n = 0; n < giraffes.count(); ++n) {
      const unsigned bit = find_bit(giraffes[static_cast<PairNumber>(n)]);
      bits.push_back(static_cast<std::uint16_t>(bit));
      pairs[bit] = static_cast<PairNumber>(n);
    }
    for (std::size_t n = 0; n < giraffes.count(); ++n) {
      const auto number = static_cast<PairNumber>(n);
      const Pairs::Pair& pair = giraffes[number];
      placed[bits[n]] = {pair.own, pair.opponent, bits[pair.mirrored],
                         static_cast<std::uint8_t>(giraffes.material(number))};
    }
  }
  static const PairBits& instance() {
    static const PairBits pair_bits;
    return pair_bits;
  }
};

}  // namespace

const PlaceTables& PlaceTables::instance() {
  static const PlaceTables tables = make_tables();
  return tables;
}

const std::vector<std::uint16_t>& bits_by_pair() { return PairBits::instance().bits; }
PairNumber pair_of_bit(unsigned bit) { return PairBits::instance().pairs[bit]; }
const GiraffesByBit& giraffes_by_bit() { return PairBits::instance().placed; }

GiraffeRow mirrored(const GiraffeRow& row) {
  const SymmetricPairs pairs = symmetric_pairs(row);
  GiraffeRow result{same_of({mirrored(pairs.own), mirrored(pairs.opponent)}), mirrored(row.mixed)};
  result.same |= row.same & only_lane(13, 1);
  return result;
}

GiraffeRow turned(const GiraffeRow& row, bool reflects) {
  const auto turn = [&](Lanes v) { return reflects ? reflected(v) : mirrored(reflected(v)); };
  const SymmetricPairs pairs = symmetric_pairs(row);
  GiraffeRow result{same_of({turn(pairs.opponent), turn(pairs.own)}), transposed(turn(row.mixed))};
  const std::uint64_t both = row.same.word(3);  // lanes 12 and 13
  result.same.set_word(
      3, (result.same.word(3) & 0xfff) | (both >> 16 & 1) << 12 | (both >> 12 & 1) << 16);
  return result;
}

}  // namespace kanzen::dobutsu

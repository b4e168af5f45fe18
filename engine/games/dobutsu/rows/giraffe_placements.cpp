#include "engine/games/dobutsu/rows/giraffe_placements.hpp"

namespace kanzen::dobutsu {

const GiraffePlacements& GiraffePlacements::instance() {
  static const GiraffePlacements placements;
  return placements;
}

GiraffePlacements::GiraffePlacements() : apart_(set_count) {
  const Pairs& giraffes = Pairs::giraffes();
  const auto for_each_placement = [&](auto&& visit) {
    for (unsigned number = 0; number < row_bits; ++number)
      if (const PairNumber n = pair_of_bit(number); n != no_pair) visit(number, giraffes[n]);
  };
  for (unsigned set = 0; set < set_count; ++set)
    for_each_placement([&](unsigned number, const Pairs::Pair& pair) {
      if ((squares_of(pair) & set) == 0) insert(apart_[set], number);
    });
  for (unsigned square = 0; square < square_count; ++square)
    for_each_placement([&](unsigned number, const Pairs::Pair& pair) {
      if ((pair.opponent_reach >> square & 1) != 0) insert(attacking_[square], number);
    });

  constexpr unsigned most_pieces = 4;
  std::vector<Squares> sets;
  for (unsigned set = 0; set < set_count; ++set) {
    if (size_of(static_cast<Squares>(set)) > most_pieces) continue;
    set_numbers_[set] = static_cast<std::uint16_t>(sets.size());
    sets.push_back(static_cast<Squares>(set));
  }
  sets_ = sets.size();
  entries_.resize(LionPairs::count * sets_);
  ranks_.resize(entries_.size() * row_bits);
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions) {
    const LionPair& pair = LionPairs::instance()[lions];
    for (const Squares set : sets) {
      const std::size_t number = entry(lions, set);
      Entry& found = entries_[number];
      const GiraffeRow& apart = apart_[set | bit(pair.own) | bit(pair.opponent)];
      for_each_bit(apart, [&](unsigned bit_number) {
        if ((giraffes[pair_of_bit(bit_number)].own_reach & bit(pair.opponent)) != 0) return;
        insert(found.possible, bit_number);
        ranks_[number * row_bits + bit_number] = static_cast<std::uint8_t>(found.count++);
      });
    }
  }
}

}  // namespace kanzen::dobutsu

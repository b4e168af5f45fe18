#include "engine/games/dobutsu/rows/row_numbering.hpp"

#include <cassert>
#include <utility>

namespace kanzen::dobutsu {
namespace {

constexpr unsigned file_of(unsigned square) { return square % columns; }

constexpr bool is_chosen_image(unsigned own, unsigned opponent) {
  return file_of(own) == 0 || (file_of(own) == 1 && file_of(opponent) < 2);
}

constexpr std::size_t index_of(unsigned own, unsigned opponent) {
  return std::size_t{own} * square_count + opponent;
}

}  // namespace

const LionPairs& LionPairs::instance() {
  static const LionPairs pairs;
  return pairs;
}

LionPairs::LionPairs() {
  numbers_.fill(none);
  std::uint8_t number = 0;
  for (unsigned own = 0; own < square_count - columns; ++own)
    for (unsigned opponent = columns; opponent < square_count; ++opponent) {
      if (own == opponent || (own_steps[lion][own] & bit(opponent)) != 0 ||
          !is_chosen_image(own, opponent))
        continue;
      LionPair& pair = pairs_[number];
      pair.own = static_cast<Square>(own);
      pair.opponent = static_cast<Square>(opponent);
      pair.in_the_middle = file_of(own) == 1 && file_of(opponent) == 1;
      pair.reflects = file_of(own) != 0 || file_of(opponent) != 2;
      numbers_[index_of(own, opponent)] = number++;
    }
  assert(number == count);
  for (LionPair& pair : pairs_) {
    const auto turn = [&](unsigned square) {
      return pair.reflects ? reflected(square) : dobutsu::turned(square);
    };
    pair.turned = numbers_[index_of(turn(pair.opponent), turn(pair.own))];
    assert(pair.turned != none);
    for_each_square(own_steps[lion][pair.own] & ~last_rank, [&](unsigned to) {
      LionPair::Move move = find(to, pair.opponent);
      move.to = static_cast<Square>(to);
      if (move.lions != none) pair.moves.push_back(move);
    });
  }
}

LionPair::Move LionPairs::find(unsigned own, unsigned opponent) const {
  if (const std::uint8_t found = numbers_[index_of(own, opponent)]; found != none)
    return {static_cast<Square>(own), found, false};
  return {static_cast<Square>(own), numbers_[index_of(mirrored(own), mirrored(opponent))], true};
}

const RowNumbering& RowNumbering::to_move() {
  static const RowNumbering numbering(false);
  return numbering;
}
const RowNumbering& RowNumbering::has_moved() {
  static const RowNumbering numbering(true);
  return numbering;
}

RowNumbering::TurnedRows RowNumbering::turned_rows(std::size_t lions, PairNumber elephants) const {
  const LionPair& pair = LionPairs::instance()[lions];
  const Pairs::Pair& placed = Pairs::elephants()[elephants];
  return {rows(pair.turned, pair.reflects ? placed.reflected : placed.rotated), pair.reflects,
          &Pairs::chicks()};
}

RowNumbering::RowNumbering(bool has_moved) {
  const Pairs& elephants = Pairs::elephants();
  std::vector<Squares> sets;
  for (std::size_t n = 0; n < elephants.count(); ++n) {
    const Squares set = squares_of(elephants[static_cast<PairNumber>(n)]);
    std::size_t number = 0;
    while (number < sets.size() && sets[number] != set) ++number;
    if (number == sets.size()) sets.push_back(set);
    set_numbers_.push_back(static_cast<std::uint8_t>(number));
  }
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions) {
    const LionPair& pair = LionPairs::instance()[lions];
    const auto taken = static_cast<Squares>(bit(pair.own) | bit(pair.opponent));
    const auto has_row = [&](const Pairs::Pair& pieces) {
      if ((squares_of(pieces) & taken) != 0) return false;
      return ((has_moved ? pieces.opponent_reach & bit(pair.own)
                         : pieces.own_reach & bit(pair.opponent))) == 0;
    };
    const Pairs& chicks = Pairs::chicks();
    chicks_[lions].resize(sets.size());
    offsets_[lions].assign(sets.size() * chicks.count(), -1);
    for (std::size_t set = 0; set < sets.size(); ++set) {
      if ((sets[set] & taken) != 0) continue;
      auto& list = chicks_[lions][set];
      for (std::size_t n = 0; n < chicks.count(); ++n) {
        const auto number = static_cast<PairNumber>(n);
        if (!has_row(chicks[number]) || (squares_of(chicks[number]) & sets[set]) != 0) continue;
        offsets_[lions][set * chicks.count() + n] = static_cast<std::int16_t>(list.size());
        list.push_back(number);
      }
    }
    firsts_[lions].assign(elephants.count(), no_row);
    for (std::size_t n = 0; n < elephants.count(); ++n) {
      const auto number = static_cast<PairNumber>(n);
      if (!has_row(elephants[number])) continue;
      elephants_[lions].push_back(number);
      firsts_[lions][n] = static_cast<std::int32_t>(count_);
      count_ += static_cast<std::uint32_t>(chicks_[lions][set_numbers_[n]].size());
    }
  }
}

}  // namespace kanzen::dobutsu

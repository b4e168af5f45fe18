#include "engine/games/dobutsu/rows/predecessors.hpp"

namespace kanzen::dobutsu {
namespace {

PairNumbers turned(const PairNumbers& pairs, bool reflects) {
  return pairs.mapped([&](const Pairs& kind, PairNumber n) {
    return reflects ? kind[n].reflected : kind[n].rotated;
  });
}

// A piece that the side that has moved has in hand, and so can have captured with its move.
struct Captive {
  std::size_t kind = 0;
  bool as_hen = false;
};
using Captives = FixedVector<Captive, PairNumbers::kinds + 1>;

Captives captives_of(const PairNumbers& pairs) {
  Captives captives;
  for (std::size_t kind = 0; kind < PairNumbers::kinds; ++kind) {
    const Pairs& all = PairNumbers::pairs(kind);
    if (all[pairs.of[kind]].own_in_hand == 0) continue;
    captives.push_back({kind, false});
    if (&all == &Pairs::chicks()) captives.push_back({kind, true});
  }
  return captives;
}

// Calls visit(pairs) for the pieces before a step of another piece than those of `own_kind` to a
// square: as they are, and with one of the opponent's put back on the square.
template <class Visit>
void visit_uncaptured(const PairNumbers& pairs, const Captives& captives, std::size_t own_kind,
                      unsigned square, Visit&& visit) {
  visit(pairs);
  for (const auto [kind, as_hen] : captives) {
    if (kind == own_kind) continue;
    const PairNumber before = PairNumbers::pairs(kind).uncaptured(pairs.of[kind], as_hen, square);
    if (before != no_pair) visit(pairs.with(kind, before));
  }
}

}  // namespace

const Pairs& PairNumbers::pairs(std::size_t kind) {
  static const std::array<const Pairs*, kinds> all{&Pairs::elephants(), &Pairs::chicks(),
                                                   &Pairs::giraffes()};
  return *all[kind];
}

void append_predecessors(const RowPosition& position, std::vector<RowPosition>& out) {
  const LionPairs& all_lions = LionPairs::instance();
  const RowNumbering& numbering = RowNumbering::to_move();
  // From here on, "own" is the side that has moved.
  const std::uint8_t lions = all_lions[position.lions].turned;
  const PairNumbers pairs = turned(position.pairs, all_lions[position.lions].reflects);
  const Captives captives = captives_of(pairs);
  const auto add = [&](std::uint8_t before_lions, const PairNumbers& before) {
    const std::int32_t row = numbering.rows(before_lions, before.elephants()).row(before.chicks());
    if (row >= 0) out.push_back({static_cast<std::uint32_t>(row), before_lions, before});
  };
  for (std::size_t kind = 0; kind < PairNumbers::kinds; ++kind) {
    const Pairs& all = PairNumbers::pairs(kind);
    for (const PairUnmove move : all.unmoves(pairs.of[kind])) {
      const PairNumbers before = pairs.with(kind, move.before);
      if (move.captured_own_kind)
        add(lions, before);
      else
        visit_uncaptured(before, captives, kind, move.square,
                         [&](const PairNumbers& one) { add(lions, one); });
    }
    for (const PairMove drop : all.undrops(pairs.of[kind]))
      add(lions, pairs.with(kind, drop.after));
  }
  const LionPair& pair = all_lions[lions];
  const unsigned excluded = all_squares_of(pairs) | last_rank;
  for_each_square(static_cast<Squares>(own_steps[lion][pair.own] & ~excluded), [&](unsigned from) {
    const LionPair::Move before = all_lions.find(from, pair.opponent);
    if (before.lions == LionPairs::none) return;
    // Both images of a position with the lions on the middle file have a number.
    const bool both = all_lions[before.lions].in_the_middle && !pair.in_the_middle;
    visit_uncaptured(pairs, captives, PairNumbers::kinds, pair.own, [&](const PairNumbers& one) {
      if (both || !before.is_mirrored) add(before.lions, one);
      if (both || before.is_mirrored) add(before.lions, mirrored(one));
    });
  });
}

PositionAfter turned(const RowPosition& position) {
  const LionPair& lions = LionPairs::instance()[position.lions];
  const PairNumbers& pairs = position.pairs;
  return {RowNumbering::has_moved().turned_row(position.lions, pairs.elephants(), pairs.chicks()),
          bit_of_pair(turned(pairs, lions.reflects).giraffes())};
}

}  // namespace kanzen::dobutsu

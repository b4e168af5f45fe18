#include "engine/games/dobutsu/numbering.hpp"

#include <algorithm>
#include <cassert>

#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {
namespace {

constexpr unsigned column(unsigned square) { return square % columns; }

// Is the mirror image numbered instead?
constexpr bool is_mirror_image(Square own_lion, Square opponent_lion) {
  return column(own_lion) == 2 || (column(own_lion) == 1 && column(opponent_lion) == 2);
}
constexpr bool both_in_the_middle(const State& s) {
  return column(s.own_lion) == 1 && column(s.opponent_lion) == 1;
}

constexpr Squares without(Squares squares, unsigned taken) {
  return static_cast<Squares>(squares & ~taken);
}

// Takes a number apart into digits of changing base, the last one first.
constexpr std::uint32_t take_digit(std::uint32_t& number, std::uint32_t base) {
  const std::uint32_t digit = number % base;
  number /= base;
  return digit;
}

}  // namespace

const Numbering& Numbering::instance() {
  static const Numbering numbering;
  return numbering;
}

Numbering::Numbering() {
  lay_out(open_, 0, true, without(all_squares, home_rank));
  lay_out(tried_, open_.count, true, home_rank);
  lay_out(takeable_, open_.count + tried_.count, false, all_squares);
}

void Numbering::lay_out(Region& region, Index first, bool attacks_nothing, Squares opponent_lion) {
  region.first = first;
  region.attacks_nothing = attacks_nothing;
  for_each_square(without(all_squares, last_rank), [&](unsigned own) {
    for_each_square(without(opponent_lion, bit(own)), [&](unsigned opponent) {
      const bool adjacent = (own_steps[lion][own] & bit(opponent)) != 0;
      if ((attacks_nothing && adjacent) ||
          is_mirror_image(static_cast<Square>(own), static_cast<Square>(opponent)))
        return;
      Lions lions{static_cast<Square>(own), static_cast<Square>(opponent), {}};
      const unsigned taken = bit(own) | bit(opponent);
      for (unsigned kind = 0; kind < small_kinds; ++kind)
        lions.own_allowed[kind] = without(all_squares, taken | opponent_steps[kind][opponent]);
      region.lions_number[own * square_count + opponent] =
          static_cast<std::uint8_t>(region.lions.size());
      region.lions.push_back(lions);
    });
  });
  region.firsts = {0};
  for (unsigned cohort = 0; cohort < Cohorts::count; ++cohort)
    for (const Lions& lions : region.lions) {
      Index placements = 1;
      for (const Index count : ways(cohorts_[cohort], lions, attacks_nothing)) placements *= count;
      region.firsts.push_back(region.firsts.back() + placements);
    }
  region.count = region.firsts.back();
}

Numbering::Ways Numbering::ways(const Cohort& cohort, const Lions& lions, bool attacks_nothing) {
  Ways ways{};
  unsigned free = square_count - 2;
  for (std::size_t kind = 0; kind < small_kinds; ++kind) {
    const unsigned within = attacks_nothing ? size_of(lions.own_allowed[kind]) : free;
    ways[kind] = set_count(within, cohort.own[kind]);
    free -= cohort.own[kind];
  }
  for (std::size_t kind = 0; kind < small_kinds; ++kind) {
    ways[small_kinds + kind] = set_count(free, cohort.opponent[kind]);
    free -= cohort.opponent[kind];
  }
  return ways;
}

unsigned Numbering::Region::block_at(Index i) const {
  const auto after = std::upper_bound(firsts.begin(), firsts.end(), i);
  return static_cast<unsigned>(after - firsts.begin()) - 1;
}

Index Numbering::index(const State& s) const {
  return index_in(can_take_lion(s) ? takeable_ : opponent_has_tried(s) ? tried_ : open_, s);
}

Index Numbering::open_index(const State& s) const { return index_in(open_, s); }

Index Numbering::index_in(const Region& region, const State& s) const {
  if (is_mirror_image(s.own_lion, s.opponent_lion)) return index_in(region, mirrored(s));
  const unsigned block = region.block_of(cohorts_.number(s), s);
  const Lions& lions = region.lions[block % region.lions.size()];
  Index within = rank(s, lions, region.attacks_nothing);
  if (both_in_the_middle(s))
    within = std::min(within, rank(mirrored(s), lions, region.attacks_nothing));
  return region.first + region.firsts[block] + within;
}

Index Numbering::rank(const State& s, const Lions& lions, bool attacks_nothing) {
  std::uint32_t rank = 0;
  Squares free = without(all_squares, unsigned{bit(s.own_lion)} | bit(s.opponent_lion));
  const auto add = [&](Squares set, Squares within) {
    rank = rank * set_count(size_of(within), size_of(set)) + rank_of(set, within);
    free = without(free, set);
  };
  for (std::size_t kind = 0; kind < small_kinds; ++kind)
    add(s.own[kind], attacks_nothing ? lions.own_allowed[kind] : free);
  for (std::size_t kind = 0; kind < small_kinds; ++kind) add(s.opponent[kind], free);
  return rank;
}

std::optional<State> Numbering::unindex(Index i) const {
  for (const Region* region : {&open_, &tried_, &takeable_}) {
    if (i >= region->first + region->count) continue;
    return unindex(*region, i - region->first, region->block_at(i - region->first));
  }
  return std::nullopt;
}

std::optional<State> Numbering::unindex(const Region& region, Index i, unsigned block) const {
  const Cohort& cohort = cohorts_[block / static_cast<unsigned>(region.lions.size())];
  const Lions& lions = region.lions[block % region.lions.size()];
  const Ways bases = ways(cohort, lions, region.attacks_nothing);
  const auto within_block = static_cast<std::uint32_t>(i - region.firsts[block]);
  Ways digits{};
  std::uint32_t rest = within_block;
  for (std::size_t digit = digits.size(); digit-- > 0;)
    digits[digit] = take_digit(rest, bases[digit]);

  State s;
  s.own_lion = lions.own;
  s.opponent_lion = lions.opponent;
  s.own_hand = cohort.own_hand;
  s.opponent_hand = cohort.opponent_hand;
  Squares free = without(all_squares, unsigned{bit(lions.own)} | bit(lions.opponent));
  const auto place = [&](std::size_t digit, unsigned pieces, Squares within) {
    const Squares set = set_of_rank(digits[digit], pieces, within);
    if ((set & ~free) != 0) return Squares{0};
    free = without(free, set);
    return set;
  };
  for (std::size_t kind = 0; kind < small_kinds; ++kind) {
    if (cohort.own[kind] == 0) continue;
    s.own[kind] =
        place(kind, cohort.own[kind], region.attacks_nothing ? lions.own_allowed[kind] : free);
    if (s.own[kind] == 0) return std::nullopt;
  }
  for (std::size_t kind = 0; kind < small_kinds; ++kind)
    s.opponent[kind] = place(small_kinds + kind, cohort.opponent[kind], free);
  if (!region.attacks_nothing && !can_take_lion(s)) return std::nullopt;
  if (both_in_the_middle(s) && rank(mirrored(s), lions, region.attacks_nothing) < within_block)
    return std::nullopt;
  return s;
}

}  // namespace kanzen::dobutsu

#include "engine/games/dobutsu/numbering.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/games/dobutsu/no_drops.hpp"
#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {
namespace {

std::uint8_t to_byte(unsigned number) { return static_cast<std::uint8_t>(number); }

// A distribution of the two pieces of a kind; chicks can be hens.
struct Distribution {
  unsigned own = 0, own_hens = 0, opponent = 0, opponent_hens = 0, own_hand = 0, opponent_hand = 0;
  unsigned on_board() const { return own + own_hens + opponent + opponent_hens; }
};

// Returns whether all pieces are accounted for, as far as the rules keep them in the game.
bool is_possible(const Distribution& distribution, Rules rules) {
  const auto& [own, own_hens, opponent, opponent_hens, own_hand, opponent_hand] = distribution;
  if (rules == Rules::no_drops)
    return own + own_hens <= 1 && opponent + opponent_hens <= 1 && own_hand + opponent_hand == 0;
  return distribution.on_board() + own_hand + opponent_hand == most_of_a_kind;
}

// Returns the distributions in ascending order of the pieces on the board, so that most drops lead
// to a neighbour.  `most_hens` is 0 for elephants and giraffes.
std::vector<Distribution> distributions(Rules rules, unsigned most_hens) {
  std::vector<Distribution> result;
  const auto append = [&](const Distribution& distribution, unsigned on_board) {
    if (distribution.on_board() == on_board && is_possible(distribution, rules))
      result.push_back(distribution);
  };
  for (unsigned on_board = 0; on_board <= most_of_a_kind; ++on_board)
    for (unsigned own = 0; own <= most_of_a_kind; ++own)
      for (unsigned own_hens = 0; own_hens <= most_hens; ++own_hens)
        for (unsigned opponent = 0; opponent <= most_of_a_kind; ++opponent)
          for (unsigned opponent_hens = 0; opponent_hens <= most_hens; ++opponent_hens)
            for (unsigned own_hand = 0; own_hand <= most_of_a_kind; ++own_hand)
              for (unsigned other_hand = 0; other_hand <= most_of_a_kind; ++other_hand)
                append({own, own_hens, opponent, opponent_hens, own_hand, other_hand}, on_board);
  return result;
}

std::size_t pair_code(const Distribution& distribution) {
  return distribution.own * 9 + distribution.opponent * 3 + distribution.own_hand;
}
std::size_t chick_code(const Distribution& distribution) {
  return (distribution.own * 3 + distribution.own_hens) * 27 +
         (distribution.opponent * 3 + distribution.opponent_hens) * 3 + distribution.own_hand;
}

void set_pieces(MaterialSignature& signature, unsigned kind, const Distribution& distribution) {
  signature.own[kind] = to_byte(distribution.own);
  signature.opponent[kind] = to_byte(distribution.opponent);
  for (unsigned piece = 0; piece < distribution.own_hand; ++piece) signature.own_hand.add(kind);
  for (unsigned piece = 0; piece < distribution.opponent_hand; ++piece)
    signature.opponent_hand.add(kind);
}

Distribution exchanged(const Distribution& distribution) {
  return {distribution.opponent, distribution.opponent_hens, distribution.own,
          distribution.own_hens, distribution.opponent_hand, distribution.own_hand};
}

}  // namespace

MaterialSignatures::MaterialSignatures(Rules rules) {
  const std::vector<Distribution> pair_distributions = distributions(rules, 0),
                                  chick_distributions = distributions(rules, most_of_a_kind);
  const auto pairs = pairs_ = static_cast<unsigned>(pair_distributions.size());
  const auto chicks = chicks_ = static_cast<unsigned>(chick_distributions.size());
  for (unsigned i = 0; i < pairs; ++i) pair_numbers_[pair_code(pair_distributions[i])] = to_byte(i);
  for (unsigned i = 0; i < chicks; ++i)
    chick_numbers_[chick_code(chick_distributions[i])] = to_byte(i);

  // Chicks precede giraffes: measurements showed that this order keeps the successors of a position
  // closer together.
  const auto code = [&](unsigned e, unsigned c, unsigned g) {
    return (e * chicks + c) * pairs + g;
  };
  std::vector<std::uint64_t> order;  // smaller code of both sides, own code in the lower half
  for (unsigned e = 0; e < pairs; ++e)
    for (unsigned c = 0; c < chicks; ++c)
      for (unsigned g = 0; g < pairs; ++g) {
        const unsigned other = code(pair_numbers_[pair_code(exchanged(pair_distributions[e]))],
                                    chick_numbers_[chick_code(exchanged(chick_distributions[c]))],
                                    pair_numbers_[pair_code(exchanged(pair_distributions[g]))]);
        const unsigned own = code(e, c, g);
        order.push_back(std::uint64_t{std::min(other, own)} << 32 | own);
      }
  std::sort(order.begin(), order.end());
  signatures_.resize(order.size());
  numbers_.resize(order.size());
  for (unsigned number = 0; number < order.size(); ++number) {
    const auto found = static_cast<std::uint32_t>(order[number]);
    numbers_[found] = static_cast<std::uint16_t>(number);
    MaterialSignature& signature = signatures_[number];
    set_pieces(signature, elephant, pair_distributions[found / pairs / chicks]);
    set_pieces(signature, giraffe, pair_distributions[found % pairs]);
    const Distribution& distribution = chick_distributions[found / pairs % chicks];
    set_pieces(signature, chick, distribution);
    signature.own[hen] = to_byte(distribution.own_hens);
    signature.opponent[hen] = to_byte(distribution.opponent_hens);
  }
}

namespace {

constexpr unsigned column(unsigned square) { return square % columns; }

// Returns whether the mirror image is numbered instead.
constexpr bool is_mirror_image(Square own_lion, Square opponent_lion) {
  return column(own_lion) == 2 || (column(own_lion) == 1 && column(opponent_lion) == 2);
}
constexpr bool both_in_the_middle(const State& s) {
  return column(s.own_lion) == 1 && column(s.opponent_lion) == 1;
}

constexpr Squares without(Squares squares, unsigned taken) {
  return static_cast<Squares>(squares & ~taken);
}

// Returns the pieces of a kind: own kinds, then the opponent's.
constexpr auto& of_kind(auto& pieces, std::size_t kind) {
  return kind < small_kinds ? pieces.own[kind] : pieces.opponent[kind - small_kinds];
}

// Removes and returns the last digit of a mixed-radix number.
constexpr std::uint32_t take_digit(std::uint32_t& number, std::uint32_t base) {
  const std::uint32_t digit = number % base;
  number /= base;
  return digit;
}

}  // namespace

const Numbering& Numbering::of(Rules rules) {
  if (rules == Rules::no_drops) {
    static const Numbering without_drops(rules);
    return without_drops;
  }
  static const Numbering numbering(rules);
  return numbering;
}

Numbering::Numbering(Rules rules) : rules_(rules), signatures_(rules) {
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
      for (unsigned kind = 0; kind < small_kinds; ++kind) {
        const Squares squares =
            rules_ == Rules::no_drops ? squares_without_drops(kind) : all_squares;
        const unsigned attacking = attacks_nothing ? opponent_steps[kind][opponent] : 0u;
        lions.allowed[kind] = without(squares, taken | attacking);
        lions.allowed[small_kinds + kind] = without(turned_set(squares), taken);
      }
      region.lions_number[own * square_count + opponent] =
          static_cast<std::uint8_t>(region.lions.size());
      region.lions.push_back(lions);
    });
  });
  region.firsts = {0};
  for (unsigned signature = 0; signature < signatures_.count(); ++signature)
    for (const Lions& lions : region.lions) {
      Index placements = 1;
      for (const Index count : count_placements(signatures_[signature], lions, attacks_nothing))
        placements *= count;
      region.firsts.push_back(region.firsts.back() + placements);
    }
  region.count = region.firsts.back();
}

Numbering::PlacementCounts Numbering::count_placements(const MaterialSignature& signature,
                                                       const Lions& lions,
                                                       bool attacks_nothing) const {
  PlacementCounts counts{};
  unsigned free = square_count - 2;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    const unsigned pieces = of_kind(signature, kind);
    counts[kind] = set_count(
        ranks_in_allowed(kind, attacks_nothing) ? size_of(lions.allowed[kind]) : free, pieces);
    free -= pieces;
  }
  return counts;
}

unsigned Numbering::Region::block_at(Index i) const {
  const auto after = std::upper_bound(firsts.begin(), firsts.end(), i);
  return static_cast<unsigned>(after - firsts.begin()) - 1;
}

Index Numbering::index(const State& s) const {
  return index_in(can_take_lion(s) ? takeable_ : opponent_has_tried(s) ? tried_ : open_, s);
}

bool Numbering::is_mirrored(Square own_lion, Square opponent_lion) {
  return is_mirror_image(own_lion, opponent_lion);
}

Numbering::BlockLayout Numbering::layout(RegionName name, const State& s) const {
  const Region& region = name == RegionName::open    ? open_
                         : name == RegionName::tried ? tried_
                                                     : takeable_;
  const unsigned number = signatures_.number(s), block = region.block_of(number, s);
  const Lions& lions = region.lions[block % region.lions.size()];
  const PlacementCounts counts =
      count_placements(signatures_[number], lions, region.attacks_nothing);
  BlockLayout layout;
  layout.first = region.first + region.firsts[block];
  std::uint32_t factor = 1;
  for (std::size_t kind = kind_count; kind-- > 0;) {
    layout.factors[kind] = factor;
    factor *= counts[kind];
    if (ranks_in_allowed(kind, region.attacks_nothing)) layout.allowed[kind] = lions.allowed[kind];
  }
  return layout;
}

Index Numbering::open_index(const State& s) const { return index_in(open_, s); }

Index Numbering::index_in(const Region& region, const State& s) const {
  if (is_mirror_image(s.own_lion, s.opponent_lion)) return index_in(region, mirrored(s));
  const unsigned block = region.block_of(signatures_.number(s), s);
  const Lions& lions = region.lions[block % region.lions.size()];
  Index within = rank(s, lions, region.attacks_nothing);
  if (both_in_the_middle(s))
    within = std::min(within, rank(mirrored(s), lions, region.attacks_nothing));
  return region.first + region.firsts[block] + within;
}

Index Numbering::rank(const State& s, const Lions& lions, bool attacks_nothing) const {
  std::uint32_t rank = 0;
  Squares free = without(all_squares, unsigned{bit(s.own_lion)} | bit(s.opponent_lion));
  for (std::size_t kind = 0; kind < lions.allowed.size(); ++kind) {
    const Squares set = of_kind(s, kind);
    const Squares within = ranks_in_allowed(kind, attacks_nothing) ? lions.allowed[kind] : free;
    rank = rank * set_count(size_of(within), size_of(set)) + rank_of(set, within);
    free = without(free, set);
  }
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
  const MaterialSignature& signature =
      signatures_[block / static_cast<unsigned>(region.lions.size())];
  const Lions& lions = region.lions[block % region.lions.size()];
  const PlacementCounts bases = count_placements(signature, lions, region.attacks_nothing);
  const auto within_block = static_cast<std::uint32_t>(i - region.firsts[block]);
  PlacementCounts digits{};
  std::uint32_t rest = within_block;
  for (std::size_t digit = digits.size(); digit-- > 0;)
    digits[digit] = take_digit(rest, bases[digit]);

  State s;
  s.own_lion = lions.own;
  s.opponent_lion = lions.opponent;
  s.own_hand = signature.own_hand;
  s.opponent_hand = signature.opponent_hand;
  Squares free = without(all_squares, unsigned{bit(lions.own)} | bit(lions.opponent));
  for (std::size_t kind = 0; kind < digits.size(); ++kind) {
    const unsigned pieces = of_kind(signature, kind);
    if (pieces == 0) continue;
    const Squares within =
        ranks_in_allowed(kind, region.attacks_nothing) ? lions.allowed[kind] : free;
    const Squares set = set_of_rank(digits[kind], pieces, within);
    if ((set & ~free) != 0) return std::nullopt;
    free = without(free, set);
    of_kind(s, kind) = set;
  }
  if (!region.attacks_nothing && !can_take_lion(s)) return std::nullopt;
  if (both_in_the_middle(s) && rank(mirrored(s), lions, region.attacks_nothing) < within_block)
    return std::nullopt;
  return s;
}

}  // namespace kanzen::dobutsu

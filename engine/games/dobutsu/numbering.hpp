#pragma once
// The dense index of Dobutsu shogi positions, and its components: ranks of sets of squares, and
// material signatures.
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/dobutsu/rules.hpp"
#include "engine/games/dobutsu/squares.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

// --- sets of at most two squares, numbered within a larger set

// Returns the number of sets of `chosen` <= 2 squares among `squares`.
constexpr std::uint32_t set_count(unsigned squares, unsigned chosen) {
  return chosen == 0 ? 1 : chosen == 1 ? squares : squares * (squares - 1) / 2;
}

// Returns the rank of a set of at most two squares among the sets of its size in `within`, which is
// below set_count(size_of(within), size_of(set)).
constexpr std::uint32_t rank_of(Squares set, Squares within) {
  if (set == 0) return 0;
  const unsigned low = set & (~unsigned{set} + 1), high = set ^ low;
  const std::uint32_t lower = size_of(static_cast<Squares>(within & (low - 1)));
  if (high == 0) return lower;
  const std::uint32_t upper = size_of(static_cast<Squares>(within & (high - 1)));
  return upper * (upper - 1) / 2 + lower;
}

namespace detail {

// The squares of each set on half a board, in ascending order.
using HalfMembers = std::array<std::array<std::uint8_t, half>, half_sets>;

constexpr HalfMembers make_half_members() {
  HalfMembers result{};
  for (unsigned set = 0; set < half_sets; ++set) {
    unsigned place = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1)
      result[set][place++] = static_cast<std::uint8_t>(std::countr_zero(rest));
  }
  return result;
}
inline constexpr HalfMembers half_members = make_half_members();

// The position of the upper square of a pair, by the pair's rank: the largest `upper` with
// upper * (upper - 1) / 2 <= rank.
constexpr std::array<std::uint8_t, 66> make_upper_of_pair() {
  std::array<std::uint8_t, 66> result{};
  unsigned upper = 1;
  for (unsigned rank = 0; rank < result.size(); ++rank) {
    if (rank == upper * (upper + 1) / 2) ++upper;
    result[rank] = static_cast<std::uint8_t>(upper);
  }
  return result;
}
inline constexpr auto upper_of_pair = make_upper_of_pair();

}  // namespace detail

// Returns the square of a set that has `place` lower squares in the set.
constexpr unsigned member(Squares set, unsigned place) {
  const unsigned low = set % detail::half_sets, in_low = size_of(static_cast<Squares>(low));
  if (place < in_low) return detail::half_members[low][place];
  return detail::half + detail::half_members[set / detail::half_sets][place - in_low];
}

// The inverse of rank_of.
constexpr Squares set_of_rank(std::uint32_t rank, unsigned chosen, Squares within) {
  if (chosen == 0) return 0;
  if (chosen == 1) return bit(member(within, rank));
  const unsigned upper = detail::upper_of_pair[rank];
  const unsigned lower = rank - upper * (upper - 1) / 2;
  return static_cast<Squares>(bit(member(within, upper)) | bit(member(within, lower)));
}

// A material signature: the pieces of each side on the board and in hand, without their squares.

struct MaterialSignature {
  std::array<std::uint8_t, small_kinds> own{}, opponent{};  // pieces on the board, by kind
  Hand own_hand, opponent_hand;
};

// All signatures of a rule set, in an order in which a signature and the one with the sides
// exchanged, to which most moves lead, are neighbours, and the signatures to which drops lead are
// near.
class MaterialSignatures {
 public:
  explicit MaterialSignatures(Rules rules);

  std::size_t count() const { return signatures_.size(); }
  const MaterialSignature& operator[](unsigned number) const { return signatures_[number]; }
  unsigned number(const State& s) const {
    return numbers_[(pair_number(s, elephant) * chicks_ + chick_number(s)) * pairs_ +
                    pair_number(s, giraffe)];
  }

 private:
  // Returns the number of the distribution of elephants or giraffes; unused codes have the number
  // 0.
  unsigned pair_number(const State& s, unsigned kind) const {
    return pair_numbers_[size_of(s.own[kind]) * 9 + size_of(s.opponent[kind]) * 3 +
                         s.own_hand.of(kind)];
  }
  unsigned chick_number(const State& s) const {
    return chick_numbers_[(size_of(s.own[chick]) * 3 + size_of(s.own[hen])) * 27 +
                          (size_of(s.opponent[chick]) * 3 + size_of(s.opponent[hen])) * 3 +
                          s.own_hand.of(chick)];
  }

  unsigned pairs_ = 0, chicks_ = 0;  // ways to distribute elephants or giraffes, and chicks
  std::array<std::uint8_t, 27> pair_numbers_{};
  std::array<std::uint8_t, 243> chick_numbers_{};
  std::vector<std::uint16_t> numbers_;
  std::vector<MaterialSignature> signatures_;
};

// The index of Dobutsu shogi positions, up to mirror images and with the side to move normalised.
// It has three regions:
//
//     open       the lions do not end the game
//     tried      the opponent's lion is on the home rank and cannot be taken
//     takeable   the opponent's lion can be taken
//
// Only the first region has stored values; the others serve to count positions.  A region is
// numbered by signature, then by the squares of the two lions, then by the squares of the other
// pieces, kind by kind.  In the first two regions the pieces of the side to move are on squares
// from which they do not attack the lion: each kind is ranked within those squares, and an index
// with two pieces on one square is a gap.  The opponent's pieces, and all pieces of the third
// region, are ranked within the squares that the pieces before them leave, which produces no such
// gaps; in the third region the positions of the first two regions are gaps.  Without drops all
// pieces are ranked within the squares to which their kind can come.  If both lions are on
// the middle file, a board and its mirror image have the smaller of their two indices, and the
// larger is a gap.

class Numbering {
 public:
  // Returns the numbering of a rule set, which exists once.
  static const Numbering& of(Rules rules);

  Rules rules() const { return rules_; }
  Index count() const { return takeable_.first + takeable_.count; }
  Index open_count() const { return open_.count; }
  Index takeable_first() const { return takeable_.first; }

  // Returns the index of a position.  The own lion must not be on the last rank, which had ended
  // the game.
  Index index(const State& s) const;
  // Returns the index of a position of the open region.
  Index open_index(const State& s) const;
  // Returns the position with an index, with the first player to move; nullopt for a gap.
  std::optional<State> unindex(Index i) const;

  enum class RegionName : std::uint8_t { open, tried, takeable };
  // The kinds of the side to move, then those of the opponent, in the order in which an index ranks
  // them.
  static constexpr std::size_t kind_count = 2 * small_kinds;
  // The layout says how the positions of a block are numbered.
  struct BlockLayout {
    Index first = 0;
    std::array<std::uint32_t, kind_count> factors{};  // by kind: of the rank of its squares
    // By kind: the squares within which it is ranked, or 0 for those that the kinds before it
    // leave.
    std::array<Squares, kind_count> allowed{};
  };
  // The position must not be numbered as its mirror image.
  BlockLayout layout(RegionName region, const State& s) const;
  // Returns whether positions with these lions are numbered as their mirror images.
  static bool is_mirrored(Square own_lion, Square opponent_lion);

 private:
  // The squares of the lions, mirrored so that the first of them that is not on the middle file,
  // the own one before the opponent's, is on the left file.
  struct Lions {
    Square own = 0, opponent = 0;
    // The squares allowed for each kind: own kinds, then the opponent's.
    std::array<Squares, 2 * small_kinds> allowed{};
  };

  struct Region {
    Index first = 0, count = 0;
    bool attacks_nothing = true;
    std::vector<Lions> lions;
    std::vector<Index> firsts;  // first index by block, relative to `first`; one more at the end
    std::array<std::uint8_t, square_count * square_count> lions_number{};  // by both squares

    unsigned block_at(Index i) const;
    unsigned block_of(unsigned signature, const State& s) const {
      return signature * static_cast<unsigned>(lions.size()) +
             lions_number[std::size_t{s.own_lion} * square_count + s.opponent_lion];
    }
  };

  explicit Numbering(Rules rules);
  Index index_in(const Region& region, const State& s) const;
  void lay_out(Region& region, Index first, bool attacks_nothing, Squares opponent_lion);
  // Returns whether the pieces of a kind are ranked within the allowed squares of the kind, and
  // otherwise within those that are left.  `kind`: own kinds, then the opponent's.
  bool ranks_in_allowed(std::size_t kind, bool attacks_nothing) const {
    return rules_ == Rules::no_drops || (attacks_nothing && kind < small_kinds);
  }
  // The numbers of ways to place each kind of a signature, given the lions and the kinds before it:
  // own kinds, then the opponent's.
  using PlacementCounts = std::array<std::uint32_t, 2 * small_kinds>;
  PlacementCounts count_placements(const MaterialSignature& signature, const Lions& lions,
                                   bool attacks_nothing) const;

  // Returns the rank of the pieces without the lions in their block.
  Index rank(const State& s, const Lions& lions, bool attacks_nothing) const;
  std::optional<State> unindex(const Region& region, Index i, unsigned block) const;

  Rules rules_;
  MaterialSignatures signatures_;
  Region open_, tried_, takeable_;
};

}  // namespace kanzen::dobutsu

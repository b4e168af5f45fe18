#pragma once
// A number for every position of Dobutsu shogi, the side to move normalised and mirror images
// taken as one.  There are three regions:
//
//     open       the game goes on, as far as the lions and who attacks whom tell
//     tried      the other lion stands on the home rank and cannot be taken
//     takeable   the other lion can be taken
//
// Only the first has values to be stored; the others are there to be counted.  A region is
// numbered by cohort (games/dobutsu/cohorts.hpp), then by the squares of the two lions, then by
// the other pieces' squares, kind by kind.  In the first two the side to move has its pieces only
// where they do not attack the lion: each kind is ranked within those squares, and what would put
// two pieces on a square is a gap.  The other side's pieces, and all pieces of the third region,
// are ranked within the squares left over by those before, which leaves no gaps; there the
// positions of the first two regions are left out as gaps.  A board on which both lions stand on
// the middle file and its mirror image have the smaller of their two numbers, the larger is a gap.
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/dobutsu/cohorts.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

class Numbering {
 public:
  static const Numbering& instance();

  Index count() const { return takeable_.first + takeable_.count; }
  Index open_count() const { return open_.count; }
  Index takeable_first() const { return takeable_.first; }

  // Of a position that play may come to: neither lion stands where its last move ended the game.
  Index index(const State& s) const;
  // The same of one of the open region.
  Index open_index(const State& s) const;
  // The first player is to move.  nullopt: a gap.
  std::optional<State> unindex(Index i) const;

  // For those who unindex many in ascending order: a run of open indices that share cohort and
  // lions, by its number.
  using Block = unsigned;
  Block open_block(Index i) const { return open_.block_at(i); }
  // The index's block, which is `block` or one behind it.
  Block open_block(Index i, Block block) const {
    while (open_.firsts[block + 1] <= i) ++block;
    return block;
  }
  std::optional<State> unindex_open(Index i, Block block) const { return unindex(open_, i, block); }

 private:
  // Where the lions stand, mirrored so that the first one that is not on the middle file, the own
  // before the other, is on the left one.
  struct Lions {
    Square own = 0, opponent = 0;
    // In a region where the side to move attacks nothing: where each kind of its pieces may be.
    std::array<Squares, small_kinds> own_allowed{};
  };

  struct Region {
    Index first = 0, count = 0;
    bool attacks_nothing = true;
    std::vector<Lions> lions;
    std::vector<Index> firsts;  // by block, from the region's first; one more at the end
    std::array<std::uint8_t, square_count * square_count> lions_number{};  // by both squares

    unsigned block_at(Index i) const;
    unsigned block_of(unsigned cohort, const State& s) const {
      return cohort * static_cast<unsigned>(lions.size()) +
             lions_number[std::size_t{s.own_lion} * square_count + s.opponent_lion];
    }
  };

  Numbering();
  Index index_in(const Region& region, const State& s) const;
  void lay_out(Region& region, Index first, bool attacks_nothing, Squares opponent_lion);
  // In how many ways the pieces of a cohort stand beside the lions: own by kind, then the other
  // side's, each given those before.
  using Ways = std::array<std::uint32_t, 2 * small_kinds>;
  static Ways ways(const Cohort& cohort, const Lions& lions, bool attacks_nothing);

  // Of the pieces but the lions within their block.
  static Index rank(const State& s, const Lions& lions, bool attacks_nothing);
  std::optional<State> unindex(const Region& region, Index i, unsigned block) const;

  Cohorts cohorts_;
  Region open_, tried_, takeable_;
};

}  // namespace kanzen::dobutsu

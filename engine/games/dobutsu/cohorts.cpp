#include "engine/games/dobutsu/cohorts.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace kanzen::dobutsu {
namespace {

std::uint8_t small(unsigned number) { return static_cast<std::uint8_t>(number); }

// How two of a kind are shared out; of chicks some may be hens.
struct Share {
  unsigned own = 0, own_hens = 0, opponent = 0, opponent_hens = 0, own_hand = 0;
  unsigned on_board() const { return own + own_hens + opponent + opponent_hens; }
  unsigned opponent_hand() const { return most_of_a_kind - on_board() - own_hand; }
};

// Ascending by the pieces on the board, so that most drops lead to a neighbour.  `most_hens`: 0 of
// elephants and giraffes.
std::vector<Share> shares(unsigned most_hens) {
  std::vector<Share> result;
  const auto append = [&](const Share& share, unsigned on_board) {
    if (share.on_board() == on_board && on_board + share.own_hand <= most_of_a_kind)
      result.push_back(share);
  };
  for (unsigned on_board = 0; on_board <= most_of_a_kind; ++on_board)
    for (unsigned own = 0; own <= most_of_a_kind; ++own)
      for (unsigned own_hens = 0; own_hens <= most_hens; ++own_hens)
        for (unsigned opponent = 0; opponent <= most_of_a_kind; ++opponent)
          for (unsigned opponent_hens = 0; opponent_hens <= most_hens; ++opponent_hens)
            for (unsigned hand = 0; hand <= most_of_a_kind; ++hand)
              append({own, own_hens, opponent, opponent_hens, hand}, on_board);
  return result;
}

std::size_t pair_code(const Share& share) {
  return share.own * 9 + share.opponent * 3 + share.own_hand;
}
std::size_t chick_code(const Share& share) {
  return (share.own * 3 + share.own_hens) * 27 + (share.opponent * 3 + share.opponent_hens) * 3 +
         share.own_hand;
}

void deal(Cohort& cohort, unsigned kind, const Share& share) {
  cohort.own[kind] = small(share.own);
  cohort.opponent[kind] = small(share.opponent);
  for (unsigned piece = 0; piece < share.own_hand; ++piece) cohort.own_hand.add(kind);
  for (unsigned piece = 0; piece < share.opponent_hand(); ++piece) cohort.opponent_hand.add(kind);
}

Share exchanged(const Share& share) {
  return {share.opponent, share.opponent_hens, share.own, share.own_hens, share.opponent_hand()};
}

}  // namespace

Cohorts::Cohorts() : cohorts_(count) {
  const std::vector<Share> pair_shares = shares(0), chick_shares = shares(most_of_a_kind);
  assert(pair_shares.size() == pairs && chick_shares.size() == chicks);
  for (unsigned i = 0; i < pairs; ++i) pair_numbers_[pair_code(pair_shares[i])] = small(i);
  for (unsigned i = 0; i < chicks; ++i) chick_numbers_[chick_code(chick_shares[i])] = small(i);

  // Chicks before giraffes: measured, it keeps more of what a position's moves lead to together.
  const auto code = [&](unsigned e, unsigned c, unsigned g) {
    return (e * chicks + c) * pairs + g;
  };
  std::vector<std::pair<unsigned, unsigned>> order;  // the smaller code of the two sides, the code
  for (unsigned e = 0; e < pairs; ++e)
    for (unsigned c = 0; c < chicks; ++c)
      for (unsigned g = 0; g < pairs; ++g) {
        const unsigned other = code(pair_numbers_[pair_code(exchanged(pair_shares[e]))],
                                    chick_numbers_[chick_code(exchanged(chick_shares[c]))],
                                    pair_numbers_[pair_code(exchanged(pair_shares[g]))]);
        order.emplace_back(std::min(other, code(e, c, g)), code(e, c, g));
      }
  std::sort(order.begin(), order.end());
  for (unsigned number = 0; number < count; ++number) {
    const unsigned found = order[number].second;
    numbers_[found] = static_cast<std::uint16_t>(number);
    Cohort& cohort = cohorts_[number];
    deal(cohort, elephant, pair_shares[found / pairs / chicks]);
    deal(cohort, giraffe, pair_shares[found % pairs]);
    const Share& share = chick_shares[found / pairs % chicks];
    deal(cohort, chick, share);
    cohort.own[hen] = small(share.own_hens);
    cohort.opponent[hen] = small(share.opponent_hens);
  }
}

}  // namespace kanzen::dobutsu

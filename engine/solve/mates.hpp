#pragma once
// Mates: wins in which every move gives check, as in problems of shogi (tsume).
//
// A check mates if every reply loses at once, or if every reply loses its king or leads to a
// shorter mate.  So the win may end with a safe try, but only one that every reply allows.  The
// count that T. Tanaka published (2009) is reproduced by this definition.  A mate in n plies ends
// with the n-th ply, a check; taking the king would come two plies later.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen {

// Returns whether the side to move, which is in check, is mated.  `is_mate` returns whether the
// opponent, to move in an unfinished position, has a mate that is known.
template <HasChecks G, class IsMate>
bool is_mated(const G& game, const StateOf<G>& checked, IsMate&& is_mate) {
  MovesOf<G> replies;
  game.moves(checked, replies);
  const auto all_lose = [&](auto&& loses) {
    return std::all_of(replies.begin(), replies.end(), [&](const auto reply) {
      const auto next = game.apply(checked, reply);
      const auto over = game.terminal(next);
      return over ? over->outcome == Outcome::win : loses(next);
    });
  };
  return all_lose([&](const StateOf<G>& next) { return game.quick_value(next) == win_in(1); }) ||
         all_lose(is_mate);
}

// Calls visit(move, checked position) for the checks of an unfinished position until a call returns
// true.  Returns whether one did.
template <HasChecks G, class Visit>
bool any_check(const G& game, const StateOf<G>& state, Visit&& visit) {
  MovesOf<G> moves;
  game.moves(state, moves);
  return std::any_of(moves.begin(), moves.end(), [&](const auto move) {
    const auto checked = game.apply(state, move);
    return !game.terminal(checked) && game.is_check(checked) && visit(move, checked);
  });
}

// Finds the shortest mates of single positions.
template <HasChecks G>
class MateSearch {
 public:
  explicit MateSearch(const G& game) : game_(game) {}

  // Returns the plies of the shortest mate of an unfinished position; nullopt: it has none of at
  // most so many plies.
  std::optional<unsigned> shortest(const StateOf<G>& state, unsigned most) {
    for (unsigned plies = 1; plies <= most; plies += 2)
      if (mates_within(state, plies)) return plies;
    return std::nullopt;
  }

  // Returns whether the side to move, which is in check, is mated now or within so many plies.
  bool is_mated_within(const StateOf<G>& checked, unsigned plies) {
    return is_mated(game_, checked, [&](const StateOf<G>& next) {
      return plies >= 2 && mates_within(next, plies - 1);
    });
  }

  // Returns the reply that delays the mate longest, in a position for which is_mated_within() is
  // true.
  MoveOf<G> longest_resistance(const StateOf<G>& checked, unsigned plies) {
    MovesOf<G> replies;
    game_.moves(checked, replies);
    std::optional<MoveOf<G>> best;
    unsigned longest = 0;
    for (const auto reply : replies) {
      const auto next = game_.apply(checked, reply);
      // Without a mate the reply loses at once, to a move that gives no check.
      const unsigned delay = game_.terminal(next) ? 0 : shortest(next, plies).value_or(1);
      if (best && delay <= longest) continue;
      best = reply;
      longest = delay;
    }
    return *best;
  }

  // Returns the moves of the shortest mate, against the longest resistance, to its last check.
  // Empty: there is no mate of at most so many plies.
  std::vector<MoveOf<G>> line(StateOf<G> state, unsigned most) {
    std::vector<MoveOf<G>> moves;
    for (auto plies = shortest(state, most); plies; plies = shortest(state, *plies - 2)) {
      StateOf<G> checked{};
      any_check(game_, state, [&](const auto move, const auto& next) {
        if (!is_mated_within(next, *plies - 1)) return false;
        moves.push_back(move);
        checked = next;
        return true;
      });
      if (*plies == 1) break;
      moves.push_back(longest_resistance(checked, *plies - 2));
      state = game_.apply(checked, moves.back());
    }
    return moves;
  }

 private:
  struct Known {
    unsigned mate = 0;     // plies of a mate, not always the shortest; 0: none is known
    unsigned none_to = 0;  // no mate has up to so many plies
  };

  bool mates_within(const StateOf<G>& state, unsigned plies) {
    Known& known = known_[game_.index(state)];
    if (known.mate != 0 && known.mate <= plies) return true;
    if (known.none_to >= plies) return false;
    const bool found = any_check(game_, state, [&](const auto, const auto& checked) {
      return is_mated_within(checked, plies - 1);
    });
    (found ? known.mate : known.none_to) = plies;
    return found;
  }

  const G& game_;
  std::unordered_map<Index, Known> known_;
};

// The mates of all reachable positions.
struct MateCounts {
  std::vector<std::uint64_t> by_plies;  // the index is the length of the shortest mate
  std::vector<Index> examples;          // of one length, ascending
};

// Finds all mates in rounds, of 1, 3, 5, ... plies.  The first one examines all positions, and a
// later one those from which a check and a reply lead to a mate of the last round.
template <HasChecks G>
requires HasUnmoves<G> && HasReachabilityTest<G>
class AllMates {
 public:
  // `wanted`: the length of the examples; nullopt: the longest.  `limit`: the most examples.
  AllMates(const G& game, std::optional<unsigned> wanted, std::size_t limit, Executor& executor,
           const ProgressSink& progress)
      : game_(game), wanted_(wanted), limit_(limit), executor_(executor), progress_(progress) {}

  Result<MateCounts> run() && {
    for (auto* const set : {&candidates_, &known_, &last_}) {
      auto made = BitSet::make(entry_count(game_));
      if (!made) return made.error();
      set->emplace(*std::move(made));
    }
    for (plies_ = 1;; plies_ += 2) {
      found_ = {};
      if (!find_mates() || !mark_candidates())
        return Error{Errc::cancelled, untranslated("the search for mates was cancelled")};
      if (found_.all == 0) return std::move(counts_);
      count_found();
    }
  }

 private:
  struct Found {
    std::uint64_t all = 0, reachable = 0;
    std::vector<Index> examples;
  };

  // Calls visit(index, found) for all indices, in blocks, whose findings it adds to `found_`.
  // Returns false if cancelled.
  template <class Visit>
  bool in_blocks(Visit&& visit) {
    constexpr Index block_size = 1 << 16;
    return run_in_blocks(executor_, progress_, {"mates", plies_}, entry_count(game_), block_size,
                         Found{}, visit, [&](const Found& here) {
                           found_.all += here.all;
                           found_.reachable += here.reachable;
                           found_.examples.insert(found_.examples.end(), here.examples.begin(),
                                                  here.examples.end());
                           return total_ + found_.all;
                         });
  }

  // Adds the mates of this round to `last_`.
  bool find_mates() {
    return in_blocks([&](Index i, Found& here) {
      if (known_->contains(i) || (plies_ > 1 && !candidates_->contains(i))) return;
      const auto state = game_.unindex(i);
      if (!state || game_.terminal(*state) || !has_mate(*state)) return;
      last_->insert(i);
      ++here.all;
      if (!game_.is_reachable(*state)) return;
      ++here.reachable;
      if (wanted_.value_or(plies_) == plies_ && here.examples.size() < limit_)
        here.examples.push_back(i);
    });
  }

  bool has_mate(const StateOf<G>& state) const {
    return any_check(game_, state, [&](const auto, const StateOf<G>& checked) {
      return is_mated(game_, checked,
                      [&](const StateOf<G>& next) { return known_->contains(game_.index(next)); });
    });
  }

  // Makes the mates of the last round known, and the positions two plies before them candidates.
  bool mark_candidates() {
    candidates_->clear();
    const bool finished = in_blocks([&](Index i, Found&) {
      if (!last_->contains(i)) return;
      known_->insert(i);
      for_each_predecessor(*game_.unindex(i), [&](const StateOf<G>& checked) {
        if (!game_.is_check(checked)) return;
        for_each_predecessor(
            checked, [&](const StateOf<G>& before) { candidates_->insert(game_.index(before)); });
      });
    });
    last_->clear();
    return finished;
  }

  template <class Visit>
  void for_each_predecessor(const StateOf<G>& state, Visit&& visit) const {
    FixedVector<StateOf<G>, G::max_unmoves> before;
    game_.predecessors(state, before);
    for (const auto& one : before) visit(one);
  }

  void count_found() {
    total_ += found_.all;
    counts_.by_plies.resize(std::size_t{plies_} + 1);
    counts_.by_plies[plies_] = found_.reachable;
    if (found_.examples.empty()) return;
    std::sort(found_.examples.begin(), found_.examples.end());
    if (found_.examples.size() > limit_) found_.examples.resize(limit_);
    counts_.examples = std::move(found_.examples);
  }

  const G& game_;
  const std::optional<unsigned> wanted_;
  const std::size_t limit_;
  Executor& executor_;
  const ProgressSink& progress_;
  std::optional<BitSet> candidates_, known_, last_;  // by index
  unsigned plies_ = 0;                               // of this round
  Found found_;                                      // in this round
  std::uint64_t total_ = 0;                          // mates of earlier rounds
  MateCounts counts_;
};

}  // namespace kanzen

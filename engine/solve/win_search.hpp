#pragma once
// Searches for a win of one player, the attacker: depth-first proof-number search (A. Nagai, "Df-pn
// algorithm for searching AND/OR trees and its applications", 2002).  The game supplies wins by a
// series of threats, each of which leaves the defender one reply (HasForcedWins), so that the
// search itself chooses only among the other moves.
//
// It finds the winning moves that solve/alpha_beta.hpp then tries first; the outcome is that of the
// alpha-beta search, which is complete.  For games in which positions cannot repeat.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/game.hpp"

namespace kanzen {

template <HasForcedWins G>
class WinSearch {
 public:
  // Called at intervals; returning false stops the search.
  using Continue = std::function<bool()>;

  WinSearch(const G& game, Continue may_continue)
      : game_(game), may_continue_(std::move(may_continue)) {}

  // Continues the search for a win of the side to move, or of the other side if `attacker_moves` is
  // false, by about `nodes` nodes.  Returns whether it is proven.  Requires an unfinished state.
  bool proves(const StateOf<G>& state, bool attacker_moves, std::uint64_t nodes) {
    if (!table_) table_.reset(new (std::nothrow) Entry[table_size]);
    if (!table_) return false;  // no memory: nothing is found
    left_ = nodes;
    stopped_ = false;
    const auto decided = decide(state, attacker_moves);
    const Numbers numbers =
        decided ? *decided : expand(state, attacker_moves, {infinite, infinite});
    const bool proved = numbers.proof == 0;
    has_proof_ = has_proof_ || proved;
    return proved;
  }

  // Returns a move that wins for the side to move according to the searches so far.
  std::optional<MoveOf<G>> winning_move(const StateOf<G>& state) const {
    if (!has_proof_) return std::nullopt;
    if (const auto move = game_.forced_win(state)) return move;
    SearchHints<G> hints;
    game_.search_hints(state, hints);
    for (const auto move : hints.moves) {
      const StateOf<G> child = game_.apply(state, move);
      if (const Entry* known = find(child, false); known != nullptr && known->numbers.proof == 0)
        return move;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max() / 4;
  static constexpr std::size_t table_size = std::size_t{1} << 18;
  static constexpr std::uint64_t nodes_between_checks = 64;
  // The first proof number of a position with the defender to move, who has many replies: with 1
  // the search would follow one line of the attacker's moves deeply before it tries another.
  static constexpr std::uint32_t open_defence = 8;

  // The fewest positions to be decided for a proof, and for a disproof; 0: it is proved.
  struct Numbers {
    std::uint32_t proof = 1, disproof = 1;
  };
  static constexpr Numbers proven{0, infinite}, disproven{infinite, 0};

  struct Entry {
    StateOf<G> state{};
    Numbers numbers;
    bool attacker_moves = false, used = false;
  };
  struct Child {
    StateOf<G> state;
    Numbers numbers;
  };

  static std::size_t place_of(const StateOf<G>& key, bool attacker_moves) {
    return (hash_of(key) ^ (attacker_moves ? 1 : 0)) & (table_size - 1);
  }
  const Entry* find(const StateOf<G>& state, bool attacker_moves) const {
    const StateOf<G> key = game_.representative(state);
    const Entry& entry = table_[place_of(key, attacker_moves)];
    const bool is_it = entry.used && entry.attacker_moves == attacker_moves && entry.state == key;
    return is_it ? &entry : nullptr;
  }
  Numbers store(const StateOf<G>& state, bool attacker_moves, Numbers numbers) {
    const StateOf<G> key = game_.representative(state);
    table_[place_of(key, attacker_moves)] = {key, numbers, attacker_moves, true};
    return numbers;
  }

  // Decides a position without looking at its moves.  The outcome is for the side to move.
  std::optional<Numbers> decide(const StateOf<G>& state, bool attacker_moves) const {
    OutcomeBounds bounds;
    if (const auto ended = game_.terminal(state)) {
      bounds = {ended->outcome, ended->outcome};
    } else {
      SearchHints<G> hints;
      game_.search_hints(state, hints);
      bounds = hints.bounds;
      if (attacker_moves && bounds.upper == Outcome::win && bounds.lower != Outcome::win &&
          game_.forced_win(state))
        return proven;
    }
    if (attacker_moves) {
      if (bounds.lower == Outcome::win) return proven;
      return bounds.upper == Outcome::win ? std::nullopt : std::optional(disproven);
    }
    if (bounds.upper == Outcome::loss) return proven;
    return bounds.lower == Outcome::loss ? std::nullopt : std::optional(disproven);
  }

  Numbers numbers_of(const StateOf<G>& state, bool attacker_moves) {
    if (const Entry* known = find(state, attacker_moves)) return known->numbers;
    const auto decided = decide(state, attacker_moves);
    const Numbers first{attacker_moves ? 1 : open_defence, 1};
    return store(state, attacker_moves, decided.value_or(first));
  }

  // The smaller number of a position is the least of its children's, the other one their sum.
  static std::uint32_t& least_of(Numbers& numbers, bool attacker_moves) {
    return attacker_moves ? numbers.proof : numbers.disproof;
  }
  static std::uint32_t& sum_of(Numbers& numbers, bool attacker_moves) {
    return attacker_moves ? numbers.disproof : numbers.proof;
  }
  static std::uint32_t bounded(std::uint64_t number) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, infinite));
  }

  // Searches a position that `decide` does not decide until a number reaches its limit.
  Numbers expand(const StateOf<G>& state, bool attacker_moves, Numbers limits) {
    if (left_ == 0 || (left_ % nodes_between_checks == 0 && !may_continue_())) stopped_ = true;
    if (stopped_) return numbers_of(state, attacker_moves);
    --left_;
    SearchHints<G> hints;
    game_.search_hints(state, hints);
    std::vector<Child> children;
    for (const auto move : hints.moves) {
      const StateOf<G> child = game_.apply(state, move);
      children.push_back({child, numbers_of(child, !attacker_moves)});
      if (least_of(children.back().numbers, attacker_moves) == 0) break;
    }
    for (;;) {
      Numbers numbers{0, 0};
      least_of(numbers, attacker_moves) = infinite;
      std::uint64_t sum = 0;
      std::size_t best = 0;
      std::uint32_t second = infinite;
      for (std::size_t i = 0; i < children.size(); ++i) {
        const std::uint32_t least = least_of(children[i].numbers, attacker_moves);
        sum += sum_of(children[i].numbers, attacker_moves);
        if (least < least_of(numbers, attacker_moves)) {
          second = std::exchange(least_of(numbers, attacker_moves), least);
          best = i;
        } else {
          second = std::min(second, least);
        }
      }
      sum_of(numbers, attacker_moves) = bounded(sum);
      if (least_of(numbers, attacker_moves) == 0) sum_of(numbers, attacker_moves) = infinite;
      if (sum == 0) least_of(numbers, attacker_moves) = infinite;
      store(state, attacker_moves, numbers);
      if (stopped_ || numbers.proof >= limits.proof || numbers.disproof >= limits.disproof ||
          numbers.proof == 0 || numbers.disproof == 0)
        return numbers;
      Child& child = children[best];
      Numbers child_limits;
      // A quarter more than the second best keeps the search from changing between two children.
      least_of(child_limits, attacker_moves) = std::min(
          least_of(limits, attacker_moves), bounded(std::uint64_t{second} + second / 4 + 1));
      sum_of(child_limits, attacker_moves) =
          bounded(std::uint64_t{sum_of(limits, attacker_moves)} - sum_of(numbers, attacker_moves) +
                  sum_of(child.numbers, attacker_moves));
      child.numbers = expand(child.state, !attacker_moves, child_limits);
    }
  }

  const G& game_;
  Continue may_continue_;
  // By hash; a later position replaces an earlier one.  Null until the first search.
  std::unique_ptr<Entry[]> table_;
  std::uint64_t left_ = 0;  // nodes
  bool stopped_ = false;
  bool has_proof_ = false;
};

}  // namespace kanzen

#pragma once
// The outcome of one position by search, for games too large to number: alpha-beta with a
// transposition table.  Outcomes are three, so every search is one yes-or-no question, "can
// the side to move get at least this much?", and the outcome takes two of them.
//
// The game helps (HasSearchHints in core/game.hpp): with bounds that need no search, with
// the moves worth trying in a good order, and with one representative of a symmetry class.
//
// The table keeps whole positions, not hashes alone, so a hit is never another position.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "engine/core/game.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/progress.hpp"

namespace kanzen {

// What has been proved of positions.  When a bucket is full, the proof that took the fewest
// nodes makes room.
template <class State>
class TranspositionTable {
 public:
  // The largest power of two of buckets that fits into `bytes`.  Errc::out_of_memory.
  static Result<TranspositionTable> make(std::uint64_t bytes) {
    const std::uint64_t buckets =
        std::bit_floor(std::max<std::uint64_t>(1, bytes / sizeof(Bucket)));
    std::unique_ptr<Bucket[]> memory(new (std::nothrow) Bucket[at(buckets)]());
    if (!memory) return Error{Errc::out_of_memory, {phrase::no_memory_for_search, bytes}};
    return TranspositionTable(std::move(memory), buckets);
  }

  OutcomeBounds bounds(const State& state) const {
    for (const Entry& entry : bucket_of(state))
      if (entry.work != 0 && entry.state == state) return entry.bounds;
    return {};
  }

  // `nodes`: what the proof took, at least 1.
  void narrow(const State& state, OutcomeBounds bounds, std::uint64_t nodes) {
    Bucket& bucket = bucket_of(state);
    Entry* place = &bucket.front();
    for (Entry& entry : bucket) {
      if (entry.work != 0 && entry.state == state) {
        place = &entry;
        bounds.lower = std::max(bounds.lower, entry.bounds.lower);
        bounds.upper = std::min(bounds.upper, entry.bounds.upper);
        break;
      }
      if (entry.work < place->work) place = &entry;
    }
    *place = {state, bounds, static_cast<std::uint8_t>(std::bit_width(nodes))};
  }

 private:
  struct Entry {
    State state{};
    OutcomeBounds bounds;
    std::uint8_t work = 0;  // bits of the number of nodes; 0: empty
  };
  using Bucket = std::array<Entry, 4>;

  TranspositionTable(std::unique_ptr<Bucket[]> buckets, std::uint64_t count)
      : buckets_(std::move(buckets)), mask_(count - 1) {}
  Bucket& bucket_of(const State& state) const { return buckets_[at(hash_of(state) & mask_)]; }

  std::unique_ptr<Bucket[]> buckets_;
  std::uint64_t mask_;
};

template <HasSearchHints G>
class AlphaBeta {
 public:
  using Table = TranspositionTable<StateOf<G>>;
  // Asked every few thousand nodes; false: stop, the answer is not known.
  using GoOn = std::function<bool(std::uint64_t nodes)>;

  AlphaBeta(const G& game, Table& table, GoOn go_on)
      : game_(game), table_(table), go_on_(std::move(go_on)) {}

  static constexpr std::uint64_t no_limit = ~std::uint64_t{0};

  // nullopt: stopped before it was known, by whoever is asked or after so many nodes; what was
  // proved until then stays in the table.  `known`: what the caller knows already.
  std::optional<Outcome> outcome(const StateOf<G>& state, OutcomeBounds known = {},
                                 std::uint64_t most_nodes = no_limit) {
    if (const auto ended = game_.terminal(state)) return ended->outcome;
    last_node_ = most_nodes == no_limit ? no_limit : nodes_ + most_nodes;
    stopped_ = false;
    for (const Outcome goal : {Outcome::win, Outcome::draw}) {
      if (known.upper < goal) continue;
      reaching_child_.reset();
      const bool reached = known.lower >= goal || at_least(state, goal);
      if (stopped_) return std::nullopt;
      if (reached) return goal;
    }
    reaching_child_.reset();
    return Outcome::loss;
  }

  // A position after a move that reaches the outcome last told; nullopt: it took no moves to
  // tell, or none of them reaches more than a loss.
  const std::optional<StateOf<G>>& reaching_child() const { return reaching_child_; }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t nodes_between_questions = 4096;

  // Can the side to move of an unfinished position get `goal` or more?  Goals are win and
  // draw.  Meaningless once stopped_.
  bool at_least(const StateOf<G>& state, Outcome goal) {
    if (++nodes_ % nodes_between_questions == 0 && !go_on_(nodes_)) stopped_ = true;
    if (nodes_ > last_node_) stopped_ = true;
    if (stopped_) return false;
    SearchHints<G> hints;
    game_.search_hints(state, hints);
    if (hints.bounds.lower >= goal) return true;
    if (hints.bounds.upper < goal) return false;
    const StateOf<G> key = game_.representative(state);
    const OutcomeBounds known = table_.bounds(key);
    if (known.lower >= goal) return true;
    if (known.upper < goal) return false;
    const std::uint64_t before = nodes_;
    const bool reached = some_move_reaches(state, hints, goal);
    if (stopped_) return false;
    const Outcome below = goal == Outcome::win ? Outcome::draw : Outcome::loss;
    table_.narrow(key,
                  reached ? OutcomeBounds{goal, Outcome::win} : OutcomeBounds{Outcome::loss, below},
                  nodes_ - before + 1);
    return reached;
  }

  bool some_move_reaches(const StateOf<G>& state, const SearchHints<G>& hints, Outcome goal) {
    // The opponent must not get more than this leaves: not a draw if we want to win.
    const Outcome too_much = goal == Outcome::win ? Outcome::draw : Outcome::win;
    for (const auto move : hints.moves) {
      const StateOf<G> child = game_.apply(state, move);
      const auto ended = game_.terminal(child);
      const bool opponent_gets_it = ended ? ended->outcome >= too_much : at_least(child, too_much);
      if (stopped_) return false;
      if (opponent_gets_it) continue;
      reaching_child_ = child;  // of the position asked about, when all inner calls have ended
      return true;
    }
    return false;
  }

  const G& game_;
  Table& table_;
  GoOn go_on_;
  std::uint64_t nodes_ = 0;
  std::uint64_t last_node_ = no_limit;
  bool stopped_ = false;
  std::optional<StateOf<G>> reaching_child_;
};

}  // namespace kanzen

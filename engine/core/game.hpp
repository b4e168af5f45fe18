#pragma once
// The concepts that a game implements.  Start reading here.
//
// A game is a small value (most are empty; a game with a board size stores it) with const member
// functions over two trivially copyable types, State and Move.  All values are from the point of
// view of the side to move.  The enumerator, solver and verifier are templates over these concepts,
// so there are no virtual calls; adapter/any_game.hpp erases the type for front ends.
//
// Symmetry: `index` numbers symmetry classes.  Two states have the same index exactly if they are
// symmetric to each other (with the side to move normalised where the game allows it), so a table
// indexed this way stores each class once.  `unindex` returns the canonical representative of a
// class.
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/repetition.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

using Index = std::uint64_t;

// Converts an Index to a subscript of an array that has it; size_t has 32 bits in the browser.
constexpr std::size_t at(Index index) {
  assert(index <= SIZE_MAX);
  return static_cast<std::size_t>(index);
}

// Returns an array of zeros.  Null: there is no memory for it, or size_t cannot count its bytes.
template <class T>
std::unique_ptr<T[]> allocate(Index count) {
  if (count > SIZE_MAX / sizeof(T)) return nullptr;
  return std::unique_ptr<T[]>(new (std::nothrow) T[at(count)]());
}

template <class G>
using StateOf = typename G::State;
template <class G>
using MoveOf = typename G::Move;
template <class G>
using MovesOf = FixedVector<typename G::Move, G::max_moves>;

// A game that can be played: rules, notation and board view.
template <class G>
concept Playable = std::is_trivially_copyable_v<StateOf<G>> &&
    std::equality_comparable<StateOf<G>> && std::is_trivially_copyable_v<MoveOf<G>> &&
    std::equality_comparable<MoveOf<G>> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> move, MovesOf<G>& moves,
             std::string_view text) {
  { game.info() } -> std::same_as<GameInfo>;
  { game.initial() } -> std::same_as<StateOf<G>>;
  // Returns the value of a finished position, nullopt if the game is not over.  Its distance may be
  // above 0: a game may declare a position finished as soon as a win is certain.
  { game.terminal(state) } -> std::same_as<std::optional<Value>>;
  // Appends each legal move of an unfinished state once.  There is at least one: a position without
  // moves must be finished (see no_moves).
  { game.moves(state, moves) } -> std::same_as<void>;
  // Returns the position after a move; not for moves that end the game (HasEndingMoves).
  { game.apply(state, move) } -> std::same_as<StateOf<G>>;
  // Inverse of format.  Rejects malformed text and positions that are impossible under the rules.
  { game.parse(text) } -> std::same_as<Result<StateOf<G>>>;
  { game.format(state) } -> std::same_as<std::string>;
  { game.format_move(state, move) } -> std::same_as<std::string>;
  // Returns the text of a move in the form of format_move, whether or not the move is legal; the
  // argument may use other accepted spellings.  nullopt: the text is not a move of this game.
  { game.normalise_move(text) } -> std::same_as<std::optional<std::string>>;
  { game.other_notations(state) } -> std::same_as<std::vector<Notation>>;
  { game.view(state) } -> std::same_as<BoardView>;
  // Leaves MoveView::text empty; the caller fills it in.
  { game.view_move(state, move) } -> std::same_as<MoveView>;
};

// The error for an unfinished position without moves, which is a fault of the game.  All code that
// generates moves reports it.
Error no_moves(const std::string& position);
template <Playable G>
Error no_moves(const G& game, const StateOf<G>& state) {
  return no_moves(game.format(state));
}

// A game with numbered positions, which can be solved completely.
template <class G>
concept Game = Playable<G> && requires(const G& game, const StateOf<G>& state, Index index) {
  { game.index_count() } -> std::same_as<Index>;
  { game.index(state) } -> std::same_as<Index>;                        // < index_count()
  { game.unindex(index) } -> std::same_as<std::optional<StateOf<G>>>;  // nullopt: a gap
};

// Optional: the game has many sizes, and only some of them have numbered positions.
template <class G>
concept HasOptionalNumbering = Game<G> && requires(const G& game) {
  { game.has_numbering() } -> std::same_as<bool>;
};

template <Playable G>
bool is_numbered(const G& game) {
  if constexpr (HasOptionalNumbering<G>) {
    return game.has_numbering();
  } else {
    return Game<G>;
  }
}

// Optional: some moves end the game without a resulting position (MoveKind::end).  `ending` returns
// the outcome for the mover, nullopt for an ordinary move.
template <class G>
concept HasEndingMoves = Playable<G> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> m) {
  { game.ending(state, m) } -> std::same_as<std::optional<Outcome>>;
};

template <Playable G>
constexpr std::optional<Outcome> ending_of(const G& game, const StateOf<G>& state, MoveOf<G> move) {
  if constexpr (HasEndingMoves<G>) {
    return game.ending(state, move);
  } else {
    return std::nullopt;
  }
}

// Optional: a repetition rule.  `repetition_key` returns the part of a state that the rule compares
// and resets the rest to its initial value, for example a move counter or a ko point.
template <class G>
concept HasRepetition = Playable<G> && requires(const G& game, const StateOf<G>& state) {
  { game.repetition() } -> std::same_as<RepetitionRule>;
  { game.repetition_key(state) } -> std::same_as<StateOf<G>>;
};

// Optional, with HasRepetition: a 64-bit hash of a repetition key that is better than a hash of its
// bytes.  Equal keys have equal hashes; collisions are negligible.
template <class G>
concept HasRepetitionHash = Playable<G> && requires(const StateOf<G>& key) {
  { hash_of(key) } -> std::same_as<std::uint64_t>;
};

// The hash under which a repetition key is stored: hash_of, or a hash of its bytes.
template <Playable G>
std::uint64_t repetition_hash(const StateOf<G>& key) {
  if constexpr (HasRepetitionHash<G>) {
    return hash_of(key);
  } else {
    static_assert(std::has_unique_object_representations_v<StateOf<G>>);
    return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&key), sizeof key});
  }
}

// Optional: some moves are passes.
template <class G>
concept HasPasses = Playable<G> && requires(const G& game, MoveOf<G> move) {
  { game.is_pass(move) } -> std::same_as<bool>;
};

template <Playable G>
constexpr bool is_pass(const G& game, MoveOf<G> move) {
  if constexpr (HasPasses<G>) {
    return game.is_pass(move);
  } else {
    return false;
  }
}

// Optional: the game is over when a king can be taken.  `with_king_captures` returns the game with
// the same states that goes on until it is taken; only moves are counted in that game.
template <class G>
concept HasKingCaptures = Playable<G> && requires(const G& game) {
  { game.with_king_captures() } -> HasEndingMoves;
};

// Optional: moves that only harm the mover because they fill one of the mover's own eyes.  Random
// players skip them.
template <class G>
concept HasEyeFills = Playable<G> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> move) {
  { game.fills_own_eye(state, move) } -> std::same_as<bool>;
};

// Optional, for games decided by score.  `count` scores the position as if the game ended there,
// with the pieces on the squares `dead` removed.  `group_at` returns the squares of all pieces that
// are alive or dead together with the piece on `square`.
template <class G>
concept HasCount = Playable<G> && requires(const G& game, const StateOf<G>& state,
                                           std::span<const unsigned> dead, unsigned square) {
  { game.count(state, dead) } -> std::same_as<Count>;
  { game.group_at(state, square) } -> std::same_as<std::vector<unsigned>>;
};

// Optional: `with_komi` returns the same game with another komi, a multiple of one half, and
// another compensation for handicap stones.
template <class G>
concept HasKomi = HasCount<G> && requires(const G& game, double points) {
  { game.with_komi(points, points) } -> std::same_as<Result<G>>;
};

// Optional: every win takes an odd number of plies and every loss an even number, as in games where
// only the mover can end the game, and only by winning.  Tables then hold distances about twice as
// long (solve/value_coding.hpp).  Solvers report an error if a value violates this.
template <class G>
concept HasOddWins = Game<G> && G::has_odd_wins;

// Optional: the indices from entry_count() on belong to finished positions whose values follow from
// the index alone.  A table of values has no entries for them; they are numbered to be counted.
//   entry_count()          the first such index
//   implicit_value(index)  the value of any of them, also of a gap; distance 0 or 1
template <class G>
concept HasImplicitTerminals = Game<G> && requires(const G& game, Index index) {
  { game.entry_count() } -> std::same_as<Index>;
  { game.implicit_value(index) } -> std::same_as<Value>;
};

// Optional, with HasImplicitTerminals: the name in GameInfo::endings of the ending at such an
// index, and the name of the ending of every other finished position.
template <class G>
concept HasImplicitEndings = HasImplicitTerminals<G> && requires(const G& game, Index index) {
  { game.implicit_ending(index) } -> std::same_as<std::string_view>;
  { game.explicit_ending() } -> std::same_as<std::string_view>;
};

inline constexpr unsigned longest_implicit_value = 1;  // plies

// The number of entries in the game's table of values.
template <Game G>
Index entry_count(const G& game) {
  if constexpr (HasImplicitTerminals<G>) {
    return game.entry_count();
  } else {
    return game.index_count();
  }
}

// Optional: rows, runs of `row_size` consecutive indices whose positions have most moves in common,
// so that move generation is shared by a whole row.  A Row is created once for all its positions:
//   is_finished(slot)   true if the game is over in the position (`terminal`)
//   children(slot, on_child, on_ending)
//                       calls on_child(Index) for every move of an unfinished position
//                       that leads to a position, and on_ending(Outcome for the mover) for
//                       every other move, until a call returns false; true if none did
// A position's slot is its offset within the row.  No function is called for gaps.  The last row
// may be shorter.  Games without rows of their own use DefaultRow (solve/rows.hpp).
template <class G>
concept HasRows = Game<G> &&
    requires(const G& game, const typename G::Row& row, std::uint32_t number) {
  { G::row_size } -> std::convertible_to<std::uint32_t>;
  { game.row(number) } -> std::same_as<typename G::Row>;
  { row.is_finished(number) } -> std::same_as<bool>;
  row.children(
      number, [](Index) { return true; }, [](Outcome) { return true; });
};

// Optional: G::Solver solves the game faster than the general retrograde analysis does
// (solve/solver.hpp); solver_bytes() is the memory that it needs.
template <class G>
concept HasSolver = Game<G> && requires(const G& game) {
  typename G::Solver;
  { game.solver_bytes() } -> std::same_as<std::uint64_t>;
};

// Optional, for games with a table entry for every index: layers, consecutive runs of indices such
// that every move leads from one layer to the next and no move ends the game without a position.
// Processing a layer then needs only the adjacent one (solve/layered_solve.hpp,
// solve/layered_enumerate.hpp).  Requirements:
//   - layer_first(layer_count()) is index_count();
//   - an index is a gap unless legal play reaches its position;
//   - class_size(state) returns the number of positions in its symmetry class, the side to move
//     not normalised: such games count every position;
//   - distinct_predecessors(state, out) appends each position from which a move leads here
//     exactly once: positions, not classes, and the side to move not normalised.
template <class G>
concept HasLayers = Game<G> && !HasImplicitTerminals<G> &&
                    requires(const G& game, const StateOf<G>& state, unsigned layer,
                             FixedVector<StateOf<G>, G::max_unmoves>& out) {
  { game.layer_count() } -> std::same_as<unsigned>;
  { game.layer_first(layer) } -> std::same_as<Index>;
  { game.class_size(state) } -> std::same_as<unsigned>;
  { game.distinct_predecessors(state, out) } -> std::same_as<void>;
};

// Optional: decides from a position alone, finished or not, whether play from the start can reach
// it, whichever player begins; nullopt: it is not decided.
template <class G>
concept MayDecideReachability = Playable<G> && requires(const G& game, const StateOf<G>& state) {
  { game.is_reachable(state) } -> std::convertible_to<std::optional<bool>>;
};
// Optional: decides it for every position.
template <class G>
concept HasReachabilityTest = MayDecideReachability<G> &&
    requires(const G& game, const StateOf<G>& state) {
  { game.is_reachable(state) } -> std::same_as<bool>;
};

// Optional constant `table_shape`: parameters of the game's table of values (docs/FORMAT.md) where
// measurements favour others than these defaults.
struct TableShape {
  unsigned search_plies = 4;  // values that a search of this depth finds are not stored
  std::uint64_t chunk_positions = 700'000;  // stored ones a chunk; the last one may have fewer
  // Stores values of reachable positions only, which the game recognises (HasReachabilityTest).  It
  // pays off if unreachable positions are a large share.
  bool reachable_only = false;
  // Chunks are fetched on demand, because all of them are more than one visitor needs.
  bool streamed = false;
};
template <class G>
concept HasTableShape = Game<G> && requires {
  { G::table_shape } -> std::convertible_to<TableShape>;
};

template <Game G>
constexpr TableShape table_shape_of() {
  if constexpr (HasTableShape<G>) {
    return G::table_shape;
  } else {
    return {};
  }
}

// Returns true if the table stores values of reachable positions only.
template <Game G>
constexpr bool uses_reachability_test() {
  static_assert(HasReachabilityTest<G> || !table_shape_of<G>().reachable_only);
  return table_shape_of<G>().reachable_only;
}

// Optional: support for searching games that are too large to number (solve/alpha_beta.hpp).
// search_hints returns, for an unfinished state, bounds that need no search and the moves that
// suffice to find the outcome, the most promising first.  A move may be omitted if a listed one
// leads to an outcome at least as good; all may be omitted if the bounds are equal.  `canonical`
// returns one state for a whole symmetry class; `representative` returns a symmetric state and is
// the same for as many states of a class as is cheap.
template <class G>
struct SearchHints {
  OutcomeBounds bounds;
  MovesOf<G> moves;
};
template <class G>
concept HasSearchHints = Playable<G> &&
    requires(const G& game, const StateOf<G>& state, SearchHints<G>& hints) {
  { game.search_hints(state, hints) } -> std::same_as<void>;
  { game.canonical(state) } -> std::same_as<StateOf<G>>;
  { game.representative(state) } -> std::same_as<StateOf<G>>;
  { hash_of(state) } -> std::same_as<std::uint64_t>;
};

// Optional: forced_win(state) returns the first move of a series of threats that wins for the side
// to move of an unfinished state; nullopt if none was found.
template <class G>
concept HasForcedWins = HasSearchHints<G> && requires(const G& game, const StateOf<G>& state) {
  { game.forced_win(state) } -> std::same_as<std::optional<MoveOf<G>>>;
};

// Optional: G::Blocking is a search that proves that one player, the attacker, cannot win. `blocks`
// returns whether the opponent prevents every win, by a search of a number of nodes; nullopt if
// that is not known.  `best_move` returns a move of the side to move that reaches the last result.
template <class G>
concept HasBlocking = HasSearchHints<G> &&
    requires(typename G::Blocking& blocking, const StateOf<G>& state, std::uint64_t nodes) {
  { blocking.blocks(state, true, nodes) } -> std::same_as<std::optional<bool>>;
  { blocking.best_move() } -> std::convertible_to<std::optional<MoveOf<G>>>;
};

// Optional: `quick_value` returns the value of a finished state, and win_in(1) where a move wins at
// once; nullopt otherwise.
template <class G>
concept HasQuickValue = Playable<G> && requires(const G& game, const StateOf<G>& state) {
  { game.quick_value(state) } -> std::same_as<std::optional<Value>>;
};

// Optional: `is_check` returns whether the side to move of an unfinished state loses its king
// unless it answers a threat.
template <class G>
concept HasChecks = Game<G> && HasQuickValue<G> &&
    requires(const G& game, const StateOf<G>& state) {
  { game.is_check(state) } -> std::same_as<bool>;
};

// Optional: un-moves.  `predecessors` appends unfinished states from which a legal move leads to
// `state`: at least one of every symmetry class of such states, and no finished state.
template <class G>
concept HasUnmoves = Game<G> &&
    requires(const G& game, const StateOf<G>& state, FixedVector<StateOf<G>, G::max_unmoves>& out) {
  { game.predecessors(state, out) } -> std::same_as<void>;
};

// Optional: the general solver uses un-moves in all rounds but the first ones.  It pays off where
// un-moves cost no more than moves.
template <class G>
concept SolvedByUnmoves = HasUnmoves<G> && G::solved_by_unmoves;

}  // namespace kanzen

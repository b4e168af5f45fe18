#pragma once
// What a game must provide.  Start reading here.
//
// A game is a small value (most are empty; a game with a board size carries it)
// with const functions over two trivially copyable types, State and Move.
// Everything is told from the point of view of the side to move.  Enumeration,
// solver and verifier are templates over this concept, so a game costs no virtual
// calls; adapter/any_game.hpp wraps one for the front-ends.
//
// Symmetry: `index` numbers symmetry classes.  Two states have the same index
// exactly when they are symmetric to each other (the side to move normalised
// where the game allows it), so a table over indices never stores a class twice,
// and `unindex` gives the class's canonical representative.
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/repetition.hpp"
#include "engine/core/result.hpp"
#include "engine/core/table_entry.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

using Index = std::uint64_t;

// The one place where an Index becomes a subscript: size_t has 32 bits in the browser.
constexpr std::size_t at(Index index) {
  assert(index <= SIZE_MAX);
  return static_cast<std::size_t>(index);
}

template <class G>
using StateOf = typename G::State;
template <class G>
using MoveOf = typename G::Move;
template <class G>
using MovesOf = FixedVector<typename G::Move, G::max_moves>;

// The rules, the notation and the picture of a game: enough to play it.
template <class G>
concept Playable = std::is_trivially_copyable_v<StateOf<G>> &&
    std::equality_comparable<StateOf<G>> && std::is_trivially_copyable_v<MoveOf<G>> &&
    std::equality_comparable<MoveOf<G>> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> move, MovesOf<G>& moves,
             std::string_view text) {
  { game.info() } -> std::same_as<GameInfo>;
  { game.initial() } -> std::same_as<StateOf<G>>;
  // The value of a finished position, at any distance (a game may end where a win is plain);
  // nullopt: the game goes on.
  { game.terminal(state) } -> std::same_as<std::optional<Value>>;
  // Appends the legal moves of an unfinished state, each once.  There is at least one: a
  // position where nothing can be played is finished (see no_moves).
  { game.moves(state, moves) } -> std::same_as<void>;
  // The position after a move that leaves one (see HasEndingMoves).
  { game.apply(state, move) } -> std::same_as<StateOf<G>>;
  // Round-trips.  Refuses text that is no position and positions that no play can reach.
  { game.parse(text) } -> std::same_as<Result<StateOf<G>>>;
  { game.format(state) } -> std::same_as<std::string>;
  { game.format_move(state, move) } -> std::same_as<std::string>;
  // A move as format_move writes it, legal or not, of a text that may write it otherwise; nullopt:
  // the text is no move of this game.
  { game.spelling(text) } -> std::same_as<std::optional<std::string>>;
  { game.other_notations(state) } -> std::same_as<std::vector<Notation>>;
  { game.view(state) } -> std::same_as<BoardView>;
  // Without the texts: whoever asks has them already.
  { game.view_move(state, move) } -> std::same_as<MoveView>;
};

// An unfinished position without moves is a fault of the game.  Whatever goes through positions
// reports it as this error.
template <Playable G>
Error no_moves(const G& game, const StateOf<G>& state) {
  std::string fault = game.format(state);
  fault += ": the game goes on without a legal move";
  return {Errc::internal, untranslated(std::move(fault))};
}

// A game whose positions are numbered: enough to solve it completely.
template <class G>
concept Game = Playable<G> && requires(const G& game, const StateOf<G>& state, Index index) {
  { game.index_count() } -> std::same_as<Index>;
  { game.index(state) } -> std::same_as<Index>;                        // < index_count()
  { game.unindex(index) } -> std::same_as<std::optional<StateOf<G>>>;  // nullopt: a gap
};

// Optional: a game of many sizes, of which only some are numbered.
template <class G>
concept MayBeUnnumbered = Game<G> && requires(const G& game) {
  { game.numbered() } -> std::same_as<bool>;
};

template <Playable G>
bool is_numbered(const G& game) {
  if constexpr (MayBeUnnumbered<G>) {
    return game.numbered();
  } else {
    return Game<G>;
  }
}

// Optional: some moves end the game without leaving a position (MoveKind::end).
// `ending` gives the outcome for the mover, nullopt for an ordinary move.
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

// Optional: a rule about situations that come again.  `situation` keeps of a state what has to
// be the same and sets the rest to what it is at the start, say a counter or a point that only
// the next move must not take.
template <class G>
concept HasRepetition = Playable<G> && requires(const G& game, const StateOf<G>& state) {
  { game.repetition() } -> std::same_as<RepetitionRule>;
  { game.situation(state) } -> std::same_as<StateOf<G>>;
};

// Optional beside it: a number of 64 bits for a situation, the same for equal ones and as good as
// always another one for others, for a game that has a better one than its bytes.
template <class G>
concept HasKey = Playable<G> && requires(const StateOf<G>& situation) {
  { hash_of(situation) } -> std::same_as<std::uint64_t>;
};

// What a situation is found by: its own key, or one of its bytes.
template <Playable G>
std::uint64_t situation_key(const StateOf<G>& situation) {
  if constexpr (HasKey<G>) {
    return hash_of(situation);
  } else {
    static_assert(std::has_unique_object_representations_v<StateOf<G>>);
    return std::hash<std::string_view>{}(
        {reinterpret_cast<const char*>(&situation), sizeof situation});
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

// Optional: moves that only harm whoever plays them, say because they fill his own eye; whoever
// plays by chance leaves them out.
template <class G>
concept HasSenselessMoves = Playable<G> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> move) {
  { game.is_senseless(state, move) } -> std::same_as<bool>;
};

// Optional, of games that count: who would have how much if the game ended here, the pieces of
// `dead` squares taken off; and the squares of the pieces that live and die with that of one
// square.
template <class G>
concept HasCount = Playable<G> && requires(const G& game, const StateOf<G>& state,
                                           std::span<const unsigned> dead, unsigned square) {
  { game.count(state, dead) } -> std::same_as<Count>;
  { game.group_at(state, square) } -> std::same_as<std::vector<unsigned>>;
};

// Optional beside it: the same game with other points for the second player; a multiple of a half.
template <class G>
concept HasKomi = HasCount<G> && requires(const G& game, double komi) {
  { game.with_komi(komi) } -> std::same_as<Result<G>>;
};

// Optional: every win takes an odd number of plies and every loss an even one, as where only
// the player who moves can end the game, and wins by it.  Tables then hold values of twice as
// many plies (solve/value_coding.hpp).  Solvers refuse a game that says so untruly.
template <class G>
concept HasOddWins = Game<G> && G::wins_take_odd_plies;

// Optional: some value takes more plies than the 125 that a byte holds, and not every win takes
// an odd number.  Tables then hold up to 1,000 plies, in two bytes an entry.
template <class G>
concept HasFarWins = Game<G> && G::wins_take_many_plies;

// Optional: the last indices are those of finished positions whose values follow from the index
// alone, so that a table of values has no entries for them: they are there to be counted.
//   entry_count()        where they begin
//   plain_value(index)   of any of them, gap or not; in 0 plies or 1
template <class G>
concept HasPlainValues = Game<G> && requires(const G& game, Index index) {
  { game.entry_count() } -> std::same_as<Index>;
  { game.plain_value(index) } -> std::same_as<Value>;
};

// Optional beside them: by which of GameInfo::endings the game is over at such an index, and by
// which at every other finished position.
template <class G>
concept HasPlainEndings = HasPlainValues<G> && requires(const G& game, Index index) {
  { game.plain_ending(index) } -> std::same_as<std::string_view>;
  { game.other_ending() } -> std::same_as<std::string_view>;
};

inline constexpr unsigned longest_plain_value = 1;  // plies

// Entries of the table of a game's values.
template <Game G>
Index entry_count(const G& game) {
  if constexpr (HasPlainValues<G>) {
    return game.entry_count();
  } else {
    return game.index_count();
  }
}

// Optional: rows, runs of `row_size` consecutive indices whose positions have most of
// their moves in common, so that the work of a move is shared by a whole row.  A Row is
// made once for all its positions, and offers
//   first_entry(slot)   a gap; a value, if the game is over there or ends, best play on both
//                       sides, after at most `decided_plies` further plies; else undecided
//   finished(slot)      is the game over there?  (`terminal` of the position)
//   children(slot, on_child, on_ending)
//                       calls on_child(Index) for every move of an unfinished position
//                       that leaves a position, and on_ending(Outcome for the mover) for
//                       every other one, until a call returns false; true if none did
// where a position's slot is its index within the row.  Only first_entry is asked about gaps.
// The last row may be shorter: nothing is asked about indices from index_count() on.
// Games without rows get them from their single positions (solve/plain_row.hpp).
template <class G>
concept HasRows = Game<G> &&
    requires(const G& game, const typename G::Row& row, std::uint32_t number) {
  { G::row_size } -> std::convertible_to<std::uint32_t>;
  { G::Row::decided_plies } -> std::convertible_to<unsigned>;
  { game.row(number) } -> std::same_as<typename G::Row>;
  { row.first_entry(number) } -> std::same_as<TableEntry>;
  { row.finished(number) } -> std::same_as<bool>;
  row.children(
      number, [](Index) { return true; }, [](Outcome) { return true; });
};

// Optional for rows:
//   possible_predecessors(slot, on_predecessor)
//                       calls on_predecessor(Index) for every position from which a move may
//                       lead here, until a call returns false; true if none did.  It may name
//                       positions in which the game is over or that cannot occur, but none
//                       that goes on and has no such move.
template <class G>
concept HasRowUnmoves = HasRows<G> && requires(const typename G::Row& row) {
  row.possible_predecessors(std::uint32_t{}, [](Index) { return true; });
};

// Optional for games: every round of solving after the first goes by un-moves.  It pays where
// they cost no more than moves.
template <class G>
concept SolvedByUnmoves = HasRowUnmoves<G> && G::solved_by_unmoves;

// Optional for games with un-moves in rows, and an entry for every index:
//   earliest_ply(row)   no position of the row occurs before this ply
//   ends_at_distance_0  optional constant, true: every finished position is won or lost in 0
//                       plies.  Then values alone tell which positions are finished; else each
//                       one is asked, which takes longer
template <class G>
concept HasRowPredecessors = HasRowUnmoves<G> && !HasPlainValues<G> && requires(const G& game) {
  { game.earliest_ply(std::uint32_t{}) } -> std::convertible_to<int>;
};

template <class G>
concept EndsAtDistance0 = HasRowPredecessors<G> && G::ends_at_distance_0;

// Optional for rows of games with plain values: as `children`, but of a move that leads to such a
// position on_value(its value) is called instead, which spares working out its index.
template <class G>
concept HasRowChildrenOrValues = HasRows<G> && HasPlainValues<G> &&
    requires(const typename G::Row& row) {
  row.children_or_values(
      std::uint32_t{}, [](Index) { return true; }, [](Value) { return true; },
      [](Outcome) { return true; });
};

// Optional where every index has an entry: layers, consecutive runs of indices such that every
// move leads from a layer to the next one, and none ends the game without leaving a position.  So a
// layer needs only its neighbour (solve/layered_solve.hpp, solve/layered_enumerate.hpp).  Further,
//   - an index is a gap unless legal play reaches its position;
//   - class_size(state) tells how many positions its symmetry class has, the side to move
//     not normalised: such games count every position;
//   - distinct_predecessors(state, out) appends each position from which a move leads here,
//     exactly once: positions, not classes, and not the side to move normalised.
template <class G>
concept HasLayers = Game<G> && !HasPlainValues<G> &&
                    requires(const G& game, const StateOf<G>& state, unsigned layer,
                             FixedVector<StateOf<G>, G::max_unmoves>& out) {
  { game.layer_count() } -> std::same_as<unsigned>;
  { game.layer_first(layer) } -> std::same_as<Index>;  // of layer_count(): index_count()
  { game.class_size(state) } -> std::same_as<unsigned>;
  { game.distinct_predecessors(state, out) } -> std::same_as<void>;
};

// Optional: whether play from the start can come to a position is told by the position alone; asked
// about unfinished ones.
template <class G>
concept KnowsReached = Playable<G> && requires(const G& game, const StateOf<G>& state) {
  { game.can_be_reached(state) } -> std::same_as<bool>;
};

// Optional: the shape of the game's table of values (table/FORMAT.md), as the constant
// `table_shape`, where other figures were measured to be better than these.
struct TableShape {
  unsigned search_plies = 4;                // what a search this deep decides is not stored
  std::uint64_t chunk_positions = 700'000;  // stored ones a chunk; the last one may have fewer
  // Only positions that play can reach have values; the game tells them from the others
  // (KnowsReached), or chunks of their own do, which hardly anyone has to load.  It pays where the
  // others are many.
  bool reached_only = false;
  // Its chunks are fetched as far as they are asked for: all of them are more than one visitor
  // needs.
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

// Does the table have values of reached positions alone, and the game tell which they are?
template <Game G>
constexpr bool leaves_out_unreached() {
  return table_shape_of<G>().reached_only && KnowsReached<G>;
}

// Optional: help for the search of games that are too large to number (solve/alpha_beta.hpp).
// For an unfinished state, search_hints gives what is plain without search, and the moves
// that it takes to get the outcome, promising ones first: moves may be left out when another
// one that is there leads to as good an outcome, and all where the bounds meet.
// `canonical` gives one state for a whole symmetry class; `representative` a symmetric state,
// the same one for as many of a class as is cheap.
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

// Optional: un-moves.  `predecessors` appends states from which a legal move that leaves a
// position leads to `state`: of every symmetry class of such states at least one, and none in
// which the game is over.
template <class G>
concept HasUnmoves = Game<G> &&
    requires(const G& game, const StateOf<G>& state, FixedVector<StateOf<G>, G::max_unmoves>& out) {
  { game.predecessors(state, out) } -> std::same_as<void>;
};

}  // namespace kanzen

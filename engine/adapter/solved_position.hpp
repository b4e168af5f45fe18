#pragma once
// Builds the Analysis of a position from the values of its moves, for every kind of solved game.
#include <cstdint>

#include "engine/adapter/analysis.hpp"
#include "engine/adapter/any_game.hpp"

namespace kanzen {

// A source of values; its functions fail where it has none.
struct ValueSource {
  // The value of a position for the side to move.
  virtual Result<Value> value_of(const AnyState& state) const = 0;
  // The value of a legal move for the mover.  By default it follows from the value of the position
  // after the move.
  virtual Result<Value> move_value(const AnyGame& game, const AnyState& state,
                                   const AnyMove& move) const;
  // Whether the value of a position is that of its best move, which may be false if a "distance" is
  // not a number of plies.
  virtual bool is_consistent() const { return true; }
};

// The value, for the mover, of a move that ends the game without a resulting position.
Value ending_value(const AnyGame& game, const AnyState& state, const AnyMove& move);

// Errc::not_loaded: the value of the position or of a move is missing; the error lists the chunks
// that are known to be needed for all of them.  A perfect line that ends early is no error.
Result<Analysis> analyse(const AnyGame& game, const AnyState& state, const ValueSource& source);

// Adds positions of one value to the counts.
void count_value(Statistics& statistics, Value value, std::uint64_t positions = 1);

}  // namespace kanzen

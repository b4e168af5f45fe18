#include "engine/games/go/priors.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/games/go/patterns.hpp"
#include "engine/games/go/tactics.hpp"

namespace kanzen::go {
namespace {

// Playouts that nobody has played; half of `even` are won, all others won or lost.
constexpr float even = 10, self_atari = 10, pattern = 10, one_stone = 15, more_stones = 30,
                failed_escape = 10, empty_edge = 10, third_line = 10, idle_pass = 20;
constexpr std::array<float, 5> near_last = {0, 24, 16, 8, 4};  // by distance

struct Place {
  int column, row;
};
Place place_of(const PlayoutBoard& board, Spot spot) {
  const int stride = static_cast<int>(board.grid().stride());
  return {spot % stride - 1, spot / stride - 1};
}

unsigned distance(const PlayoutBoard& board, Spot one, Spot other) {
  const Place a = place_of(board, one), b = place_of(board, other);
  const int across = std::abs(a.column - b.column), down = std::abs(a.row - b.row);
  return static_cast<unsigned>(std::max(across, down) + (across > 1 && down > 1 ? 1 : 0));
}

// Lines from the nearest edge; 0 at the edge.
int line_of(const PlayoutBoard& board, Spot spot) {
  const Place place = place_of(board, spot);
  const int columns = static_cast<int>(board.grid().columns());
  const int rows = static_cast<int>(board.grid().rows());
  return std::min(std::min(place.column, columns - 1 - place.column),
                  std::min(place.row, rows - 1 - place.row));
}

bool has_stones_near(const PlayoutBoard& board, Spot spot, int reach) {
  const Place place = place_of(board, spot);
  const int columns = static_cast<int>(board.grid().columns());
  const int rows = static_cast<int>(board.grid().rows());
  const int stride = static_cast<int>(board.grid().stride());
  for (int row = std::max(place.row - reach, 0); row <= std::min(place.row + reach, rows - 1);
       ++row)
    for (int column = std::max(place.column - reach, 0);
         column <= std::min(place.column + reach, columns - 1); ++column)
      if (!board.is_empty(static_cast<Spot>((row + 1) * stride + column + 1))) return true;
  return false;
}

class Prior {
 public:
  void win(float visits) {
    candidate_.prior_visits += visits;
    candidate_.prior_wins += visits;
  }
  void lose(float visits) { candidate_.prior_visits += visits; }
  MoveCandidate<Move> of(Move move) {
    candidate_.move = move;
    return candidate_;
  }

 private:
  MoveCandidate<Move> candidate_{{}, even, even / 2};
};

constexpr float worth_of(unsigned stones) { return stones > 1 ? more_stones : one_stone; }

// Own strings in atari beside the spot, by their last liberty.
void consider_rescue(const PlayoutBoard& board, Spot spot, Prior& prior) {
  const Content own = stone_of(board.to_move());
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.beside(spot, side);
    if (board.at(near) != own || !board.in_atari(near)) continue;
    if (can_escape(board, near))
      prior.win(worth_of(board.size(near)));
    else
      prior.lose(failed_escape);
    return;
  }
}

// Opposing strings with two liberties, which the stone leaves in a ladder that works.
void consider_ladder(const PlayoutBoard& board, Spot spot, Prior& prior) {
  const Content other = stone_of(1U - board.to_move());
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.beside(spot, side);
    if (board.at(near) != other || board.in_atari(near) || count_liberties(board, near, 3) != 2)
      continue;
    PlayoutBoard chased = board;
    chased.play(spot);
    if (!chased.in_atari(near) || can_escape(chased, near)) continue;
    prior.win(worth_of(board.size(near)));
    return;
  }
}

}  // namespace

MoveCandidate<Move> considered(const PlayoutBoard& board, Spot spot) {
  Prior prior;
  if (const unsigned taken = stones_taken(board, spot); taken > 0) prior.win(worth_of(taken));
  consider_rescue(board, spot, prior);
  if (is_self_atari(board, spot))
    prior.lose(self_atari);
  else
    consider_ladder(board, spot, prior);
  if (patterns().match(board.around(spot))) prior.win(pattern);
  if (board.last() != no_spot)
    if (const unsigned far = distance(board, spot, board.last()); far < near_last.size())
      prior.win(near_last[far]);
  if (const int line = line_of(board, spot); line <= 2 && !has_stones_near(board, spot, 3)) {
    if (line == 2)
      prior.win(third_line);
    else
      prior.lose(empty_edge);
  }
  return prior.of(at_point(board.grid().point(spot)));
}

MoveCandidate<Move> considered_pass(const PlayoutBoard& board) {
  Prior prior;
  if (!board.passed()) prior.lose(idle_pass);
  return prior.of(pass);
}

}  // namespace kanzen::go

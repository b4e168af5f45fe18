#include "engine/session/handicap.hpp"

#include <algorithm>

namespace kanzen {
namespace {

constexpr unsigned least = 2, most = 9;        // stones
constexpr unsigned most_on_even_boards = 4;    // in the corners; also on boards of 7 lines
constexpr unsigned smallest_board = 7;         // lines
constexpr unsigned smallest_with_sides = 9;    // lines; from here, odd boards have side points, too
constexpr unsigned smallest_with_border = 13;  // lines; from here, corner stones on the fourth line

}  // namespace

std::vector<unsigned> handicap_squares(const BoardSize& size, unsigned stones) {
  const unsigned side = size.columns;
  if (stones < least || stones > most_handicap(size)) return {};
  const unsigned low = side >= smallest_with_border ? 3 : 2, high = side - 1 - low;
  const unsigned middle = side / 2;
  const auto at = [&](unsigned column, unsigned from_below) {
    return (side - 1 - from_below) * side + column;
  };
  std::vector<unsigned> squares = {at(low, low), at(high, high), at(low, high), at(high, low)};
  squares.resize(std::min<std::size_t>(stones, squares.size()));
  if (stones >= 6) squares.insert(squares.end(), {at(low, middle), at(high, middle)});
  if (stones >= 8) squares.insert(squares.end(), {at(middle, low), at(middle, high)});
  if (stones % 2 != 0 && stones >= 5) squares.push_back(at(middle, middle));
  return squares;
}

unsigned most_handicap(const BoardSize& size) {
  if (size.columns != size.rows || size.columns < smallest_board) return 0;
  const bool corners_only = size.columns % 2 == 0 || size.columns < smallest_with_sides;
  return corners_only ? most_on_even_boards : most;
}

std::string position_with_stones(const AnyGame& game, const std::vector<unsigned>& squares) {
  const unsigned columns = game.info().size.columns;
  std::string position;
  for (unsigned square = 0; square < columns * game.info().size.rows; ++square) {
    if (square > 0 && square % columns == 0) position += '/';
    const bool stone = std::find(squares.begin(), squares.end(), square) != squares.end();
    position += stone ? game.info().kinds[0] : ".";
  }
  return position + ":2";
}

std::string handicap_position(const AnyGame& game, unsigned stones) {
  const std::vector<unsigned> squares = handicap_squares(game.info().size, stones);
  return squares.empty() ? game.format(game.initial()) : position_with_stones(game, squares);
}

unsigned handicap_of(const Session& session) {
  for (unsigned stones = least; stones <= most_handicap(session.info().size); ++stones)
    if (session.position(0) == handicap_position(session.game(), stones)) return stones;
  return 0;
}

}  // namespace kanzen

#include "engine/session/handicap.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace kanzen {
namespace {

constexpr unsigned least_stones = 2, most_stones = 9;  // stones
constexpr std::ptrdiff_t turns_after_handicap = 4;
constexpr unsigned most_on_even_boards = 4;    // in the corners; also on boards of 7 lines
constexpr unsigned smallest_board = 7;         // lines
constexpr unsigned smallest_with_sides = 9;    // lines; from here, odd boards have side points, too
constexpr unsigned smallest_with_border = 13;  // lines; from here, corner stones on the fourth line

}  // namespace

std::vector<unsigned> handicap_squares(const BoardSize& size, unsigned stones) {
  const unsigned side = size.columns;
  if (stones < least_stones || stones > most_handicap(size)) return {};
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
  return corners_only ? most_on_even_boards : most_stones;
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

unsigned count_handicap(const std::array<unsigned, 2>& stones, Player to_move,
                        std::span<const Player> placed) {
  if (stones[1] > 0 || (stones[0] > 0 && to_move == 0)) return 0;
  const auto reply = std::find(placed.begin(), placed.end(), Player{1});
  const auto end =
      placed.end() - reply > turns_after_handicap ? reply + turns_after_handicap : placed.end();
  const bool take_turns = std::adjacent_find(reply, end) == end;
  const unsigned all = stones[0] + static_cast<unsigned>(reply - placed.begin());
  return take_turns && all >= least_stones ? all : 0;
}

unsigned handicap_of(const Session& session) {
  std::array<unsigned, 2> stones{};
  for (const SquareView& square : session.game().board(session.state(0)).squares)
    if (!square.stack.empty()) ++stones[square.stack.back().player];
  std::vector<Player> placed;
  std::ptrdiff_t turns = 0;  // since the second player's first stone
  for (Session::Node node = 0; turns < turns_after_handicap && !session.children(node).empty();) {
    const Session::Node before = std::exchange(node, session.children(node).front());
    if (session.changes_pieces(node)) break;
    if (session.is_set_up(node)) continue;  // of the side to move
    const auto& move = session.played_move(node);
    if (!move || session.game().is_pass(*move)) break;
    placed.push_back(session.to_move(before));
    if (turns > 0 || placed.back() == 1) ++turns;
  }
  return count_handicap(stones, session.to_move(0), placed);
}

Result<Session> begin_game(const std::shared_ptr<const AnyGame>& game, std::optional<double> komi,
                           unsigned handicap) {
  auto with_komi = game_with_komi(game, komi);
  if (!with_komi) return with_komi.error();
  Session session(*std::move(with_komi));
  if (handicap == 0) return session;
  if (const auto set = session.set_position(handicap_position(session.game(), handicap)); !set)
    return set.error();
  return session;
}

double handicap_compensation(HandicapBonus bonus, unsigned stones) {
  if (stones == 0 || bonus == HandicapBonus::none) return 0;
  return bonus == HandicapBonus::each ? stones : stones - 1;
}

}  // namespace kanzen

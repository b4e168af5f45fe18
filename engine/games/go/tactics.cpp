#include "engine/games/go/tactics.hpp"

#include <algorithm>

namespace kanzen::go {
namespace {

constexpr unsigned ladder_plies = 60;  // a longer ladder counts as an escape

class Liberties {
 public:
  explicit Liberties(unsigned most) : most_(most) {}
  bool enough() const { return count_ >= most_; }
  unsigned count() const { return count_; }
  void add(Spot spot) {
    if (enough() ||
        std::find(found_.begin(), found_.begin() + count_, spot) != found_.begin() + count_)
      return;
    found_[count_++] = spot;
  }
  Spot operator[](unsigned number) const { return found_[number]; }

  // Adds the liberties of the string of the stone `first`, except `but`.
  void add_those_of(const PlayoutBoard& board, Spot first, Spot but) {
    Spot stone = first;
    do {
      for (unsigned side = 0; side < 4 && !enough(); ++side) {
        const Spot near = board.neighbour_spot(stone, side);
        if (board.is_empty(near) && near != but) add(near);
      }
      stone = board.next(stone);
    } while (stone != first && !enough());
  }

 private:
  unsigned most_, count_ = 0;
  std::array<Spot, 8> found_{};
};

template <class Visit>
void for_each_stone(const PlayoutBoard& board, Spot first, Visit&& visit) {
  Spot stone = first;
  do {
    visit(stone);
    stone = board.next(stone);
  } while (stone != first);
}

bool is_first_in_string(const PlayoutBoard& board, Spot spot, unsigned side) {
  const Spot head = board.head(board.neighbour_spot(spot, side));
  for (unsigned earlier = 0; earlier < side; ++earlier)
    if (board.head(board.neighbour_spot(spot, earlier)) == head) return false;
  return true;
}

// Calls visit(stone) once for each opposing string that a stone on `spot` captures.
template <class Visit>
void for_each_captured_string(const PlayoutBoard& board, Spot spot, Visit&& visit) {
  const Content other = stone_of(1 - board.to_move());
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.neighbour_spot(spot, side);
    if (board.at(near) == other && board.in_atari(near) && is_first_in_string(board, spot, side))
      visit(near);
  }
}

// Returns whether the string in atari escapes, with its owner to move.
bool escapes(PlayoutBoard board, Spot stone, unsigned plies) {
  Spots captures;
  add_rescuing_captures(board, stone, captures);
  if (!captures.empty()) return true;
  const Spot liberty = board.last_liberty(stone);
  if (!board.is_legal(liberty)) return false;
  board.play(liberty);
  Liberties liberties(3);
  liberties.add_those_of(board, stone, no_spot);
  if (liberties.count() != 2 || plies == 0) return liberties.count() >= 2;
  for (unsigned number = 0; number < 2; ++number) {
    if (!board.is_legal(liberties[number])) continue;
    PlayoutBoard chased = board;
    chased.play(liberties[number]);
    if (chased.is_empty(stone) || !chased.in_atari(stone)) continue;
    if (!escapes(chased, stone, plies - 1)) return false;
  }
  return true;
}

}  // namespace

unsigned count_liberties(const PlayoutBoard& board, Spot stone, unsigned most) {
  Liberties liberties(most);
  liberties.add_those_of(board, stone, no_spot);
  return liberties.count();
}

unsigned liberties_after(const PlayoutBoard& board, Spot spot, unsigned most) {
  Liberties liberties(most);
  const Content own = stone_of(board.to_move());
  for (unsigned side = 0; side < 4; ++side)
    if (const Spot near = board.neighbour_spot(spot, side); board.is_empty(near))
      liberties.add(near);
  for (unsigned side = 0; side < 4 && !liberties.enough(); ++side) {
    const Spot near = board.neighbour_spot(spot, side);
    const Content content = board.at(near);
    if (content == own)
      liberties.add_those_of(board, near, spot);
    else if (content == opposing(own) && board.in_atari(near))
      liberties.add(near);
  }
  return liberties.count();
}

unsigned size_after(const PlayoutBoard& board, Spot spot) {
  const Content own = stone_of(board.to_move());
  unsigned size = 1;
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = board.neighbour_spot(spot, side);
    if (board.at(near) == own && is_first_in_string(board, spot, side)) size += board.size(near);
  }
  return size;
}

unsigned count_captured_stones(const PlayoutBoard& board, Spot spot) {
  unsigned taken = 0;
  for_each_captured_string(board, spot, [&](Spot stone) { taken += board.size(stone); });
  return taken;
}

std::uint64_t key_after(const PlayoutBoard& board, Spot spot) {
  std::uint64_t key = board.key() ^ board.grid().key(spot, board.to_move());
  for_each_captured_string(board, spot, [&](Spot first) {
    for_each_stone(board, first,
                   [&](Spot stone) { key ^= board.grid().key(stone, 1U - board.to_move()); });
  });
  return key;
}

void add_rescuing_captures(const PlayoutBoard& board, Spot stone, Spots& out) {
  const Content other = opposing(board.at(stone));
  for_each_stone(board, stone, [&](Spot own) {
    for (unsigned side = 0; side < 4; ++side) {
      const Spot near = board.neighbour_spot(own, side);
      if (board.at(near) != other || !board.in_atari(near)) continue;
      const Spot liberty = board.last_liberty(near);
      if (out.size() < Spots::capacity && board.is_legal(liberty)) out.push_back(liberty);
    }
  });
}

bool can_escape(const PlayoutBoard& board, Spot stone) {
  return escapes(board, stone, ladder_plies);
}

}  // namespace kanzen::go

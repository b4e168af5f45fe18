#include "engine/games/go/playout_board.hpp"

#include <utility>

namespace kanzen::go {
PaddedGrid::PaddedGrid(const Grid& grid) : columns_(grid.columns()), rows_(grid.rows()) {
  spots_.reserve(point_count());
  for (unsigned point = 0; point < point_count(); ++point) {
    const auto spot = static_cast<Spot>((point / columns_ + 1) * stride() + point % columns_ + 1);
    spots_.push_back(spot);
    points_[spot] = static_cast<Point>(point);
    for (unsigned player = 0; player < 2; ++player)
      keys_[spot][player] = zobrist(static_cast<Point>(point), static_cast<Player>(player));
  }
}

PlayoutBoard::PlayoutBoard(const PaddedGrid& grid) : grid_(&grid) {
  const auto stride = static_cast<std::int32_t>(grid.stride());
  offsets_ = {-stride, -1, 1, stride, -stride - 1, -stride + 1, stride - 1, stride + 1};
  contents_.fill(Content::edge);
  for (unsigned point = 0; point < grid.point_count(); ++point) {
    contents_[grid.spot(point)] = Content::empty;
    add_empty(grid.spot(point));
  }
  for (unsigned point = 0; point < grid.point_count(); ++point) {
    const Spot spot = grid.spot(point);
    unsigned around = 0;
    for (unsigned number = 0; number < 8; ++number)
      around |= static_cast<unsigned>(contents_[neighbour_spot(spot, number)]) << 2 * number;
    around_[spot] = static_cast<Surroundings>(around);
  }
}

PlayoutBoard::PlayoutBoard(const PaddedGrid& grid, const State& state) : PlayoutBoard(grid) {
  // Every string has a liberty, and so has every part of it, so no order of the stones captures
  // any.
  for (unsigned point = 0; point < grid.point_count(); ++point)
    for (const Player player : {Player{0}, Player{1}})
      if (stones_of(state, player)[point]) put(grid.spot(point), player);
  to_move_ = mover(state);
  passed_ = state.passed != 0;
  if (state.ko != no_point) ko_ = grid.spot(state.ko);
}

State PlayoutBoard::state() const {
  State state;
  for (unsigned point = 0; point < grid_->point_count(); ++point) {
    const Content content = contents_[grid_->spot(point)];
    if (content == Content::black) state.black.set(point);
    if (content == Content::white) state.white.set(point);
  }
  state.key = key_;
  state.to_move = to_move_;
  state.passed = passed_ ? 1 : 0;
  if (ko_ != no_spot) state.ko = grid_->point(ko_);
  return state;
}

bool PlayoutBoard::captures_or_connects(Spot spot) const {
  const Content own = stone_of(to_move_);
  for (unsigned number = 0; number < 4; ++number) {
    const Spot near = neighbour_spot(spot, number);
    if (contents_[near] == Content::edge) continue;
    // The stone joins an own string with another liberty, or captures an opposing string.
    if ((contents_[near] == own) != in_atari(near)) return true;
  }
  return false;
}

inline void PlayoutBoard::add_empty(Spot spot) {
  places_[spot] = static_cast<Spot>(empty_count_);
  empty_[empty_count_++] = spot;
}

inline void PlayoutBoard::drop_empty(Spot spot) {
  const Spot moved = empty_[--empty_count_];
  empty_[places_[spot]] = moved;
  places_[moved] = places_[spot];
}

inline void PlayoutBoard::change_content(Spot spot, Content stone) {
  const auto bits = static_cast<unsigned>(stone);
  for (unsigned number = 0; number < 8; ++number) {
    Surroundings& around = around_[neighbour_spot(spot, number)];
    around = static_cast<Surroundings>(around ^ bits << 2 * opposite_neighbour(number));
  }
}

inline void PlayoutBoard::put(Spot spot, unsigned player) {
  const Content own = stone_of(player);
  contents_[spot] = own;
  key_ ^= grid_->key(spot, player);
  ++stones_[player];
  drop_empty(spot);
  change_content(spot, own);
  StringData single;
  single.stones = 1;
  const auto number = static_cast<std::uint32_t>(spot);
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = neighbour_spot(spot, side);
    if (contents_[near] == Content::empty) {
      ++single.pseudo;
      single.sum += near;
      single.squares += std::uint32_t{near} * near;
    } else {
      StringData& string = strings_[heads_[near]];
      --string.pseudo;
      string.sum -= number;
      string.squares -= number * number;
    }
  }
  heads_[spot] = nexts_[spot] = spot;
  strings_[spot] = single;
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = neighbour_spot(spot, side);
    if (contents_[near] == own && heads_[near] != heads_[spot]) join(heads_[near], heads_[spot]);
  }
}

// Merges two strings; the one with fewer stones gets the head of the other.
inline void PlayoutBoard::join(Spot one, Spot other) {
  if (strings_[one].stones < strings_[other].stones) std::swap(one, other);
  StringData& string = strings_[one];
  const StringData& added = strings_[other];
  string.pseudo = static_cast<std::uint16_t>(string.pseudo + added.pseudo);
  string.stones = static_cast<std::uint16_t>(string.stones + added.stones);
  string.sum += added.sum;
  string.squares += added.squares;
  Spot stone = other;
  do {
    heads_[stone] = one;
    stone = nexts_[stone];
  } while (stone != other);
  std::swap(nexts_[one], nexts_[other]);
}

inline void PlayoutBoard::remove_string(Spot first) {
  const Content own = contents_[first];
  const unsigned player = own == Content::black ? 0 : 1;
  stones_[player] -= strings_[heads_[first]].stones;
  Spot stone = first;
  do {
    const Spot following = nexts_[stone];
    contents_[stone] = Content::empty;
    key_ ^= grid_->key(stone, player);
    add_empty(stone);
    change_content(stone, own);
    const auto number = static_cast<std::uint32_t>(stone);
    for (unsigned side = 0; side < 4; ++side) {
      StringData& string = strings_[heads_[neighbour_spot(stone, side)]];
      ++string.pseudo;
      string.sum += number;
      string.squares += number * number;
    }
    heads_[stone] = 0;
    stone = following;
  } while (stone != first);
}

void PlayoutBoard::play(Spot spot) {
  assert(is_empty(spot));
  const unsigned player = to_move_;
  const Content other = stone_of(1 - player);
  put(spot, player);
  ko_ = no_spot;
  unsigned taken = 0;
  Spot last_taken = no_spot;
  for (unsigned side = 0; side < 4; ++side) {
    const Spot near = neighbour_spot(spot, side);
    if (contents_[near] != other || strings_[heads_[near]].pseudo != 0) continue;
    taken += strings_[heads_[near]].stones;
    last_taken = near;
    remove_string(near);
  }
  const StringData& string = strings_[heads_[spot]];
  if (taken == 0) {
    if (string.pseudo == 0) remove_string(spot);
  } else if (taken == 1 && string.stones == 1 && string.pseudo == 1) {
    ko_ = last_taken;
  }
  last_ = spot;
  passed_ = false;
  to_move_ = static_cast<Player>(1 - player);
}

void PlayoutBoard::pass() {
  ko_ = last_ = no_spot;
  passed_ = true;
  to_move_ = static_cast<Player>(1 - to_move_);
}

int PlayoutBoard::score_of_filled_board() const {
  int score = static_cast<int>(stones_[0]) - static_cast<int>(stones_[1]);
  for (unsigned number = 0; number < empty_count_; ++number)
    score += owner_of_single_point(around_[empty_[number]]);
  return score;
}

int PlayoutBoard::owner(Spot spot) const {
  if (contents_[spot] == Content::empty) return owner_of_single_point(around_[spot]);
  return contents_[spot] == Content::black ? 1 : -1;
}

}  // namespace kanzen::go

#include "tests/bench/baseline_playouts.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen {
namespace {

using Place = std::pair<int, int>;  // row, column, from 1
using Places = std::set<Place>;

std::array<Place, 4> neighbours(const Place& place) {
  const auto [row, column] = place;
  return {{{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}};
}

struct GoString {
  int player;
  Places stones, liberties;
};

std::shared_ptr<GoString> merged(const GoString& one, const GoString& other) {
  auto string = std::make_shared<GoString>(one);
  string->stones.insert(other.stones.begin(), other.stones.end());
  string->liberties.insert(other.liberties.begin(), other.liberties.end());
  for (const Place& stone : string->stones) string->liberties.erase(stone);
  return string;
}

// The common base of both boards: a map from points to strings.
template <class Board>
class BoardOfStrings {
 public:
  explicit BoardOfStrings(int side) : side_(side) {}

  int side() const { return side_; }
  bool on_board(const Place& place) const {
    return place.first >= 1 && place.first <= side_ && place.second >= 1 && place.second <= side_;
  }
  GoString* string_at(const Place& place) const {
    const auto found = grid_.find(place);
    return found == grid_.end() ? nullptr : found->second.get();
  }
  std::optional<int> player_at(const Place& place) const {
    const GoString* const string = string_at(place);
    return string == nullptr ? std::nullopt : std::optional(string->player);
  }

  void place_stone(int player, const Place& place) {
    auto string = std::make_shared<GoString>(GoString{player, {place}, {}});
    std::set<GoString*> same, other;
    for (const Place& near : neighbours(place)) {
      if (!on_board(near)) continue;
      GoString* const neighbour = string_at(near);
      if (neighbour == nullptr)
        string->liberties.insert(near);
      else
        (neighbour->player == player ? same : other).insert(neighbour);
    }
    for (const GoString* const friendly : same) string = merged(*string, *friendly);
    for (const Place& stone : string->stones) grid_[stone] = string;
    static_cast<Board*>(this)->meet(player, place, other);
  }

 protected:
  int side_;
  std::map<Place, std::shared_ptr<GoString>> grid_;
};

class BoardOfSets : public BoardOfStrings<BoardOfSets> {
 public:
  explicit BoardOfSets(int side) : BoardOfStrings(side) {}
  BoardOfSets(const BoardOfSets& other) : BoardOfStrings(other.side_) {
    std::map<const GoString*, std::shared_ptr<GoString>> copies;
    for (const auto& [place, string] : other.grid_) {
      auto& copy = copies[string.get()];
      if (!copy) copy = std::make_shared<GoString>(*string);
      grid_.emplace(place, copy);
    }
  }
  BoardOfSets& operator=(const BoardOfSets&) = delete;

  void meet(int, const Place& place, const std::set<GoString*>& opposing) {
    for (GoString* const string : opposing) string->liberties.erase(place);
    for (GoString* const string : opposing)
      if (string->liberties.empty()) remove(*string);
  }

  bool same_stones(const BoardOfSets& other) const {
    if (grid_.size() != other.grid_.size()) return false;
    for (const auto& [place, string] : grid_) {
      const GoString* const there = other.string_at(place);
      if (there == nullptr || there->player != string->player || there->stones != string->stones ||
          there->liberties != string->liberties)
        return false;
    }
    return true;
  }

 private:
  void remove(const GoString& string) {
    const Places stones = string.stones;
    for (const Place& stone : stones) {
      for (const Place& near : neighbours(stone)) {
        GoString* const neighbour = string_at(near);
        if (neighbour != nullptr && neighbour != &string) neighbour->liberties.insert(stone);
      }
    }
    for (const Place& stone : stones) grid_.erase(stone);
  }
};

class BoardWithHash : public BoardOfStrings<BoardWithHash> {
 public:
  explicit BoardWithHash(int side) : BoardOfStrings(side) {}

  std::uint64_t hash() const { return hash_; }

  void meet(int player, const Place& place, const std::set<GoString*>& opposing) {
    hash_ ^= number(place, player);
    std::vector<std::shared_ptr<GoString>> left;
    for (const GoString* const string : opposing) {
      auto changed = std::make_shared<GoString>(*string);
      changed->liberties.erase(place);
      left.push_back(std::move(changed));
    }
    for (const auto& string : left) {
      if (string->liberties.empty())
        remove(*string);
      else
        put(string);
    }
  }

 private:
  void put(const std::shared_ptr<GoString>& string) {
    for (const Place& stone : string->stones) grid_[stone] = string;
  }
  void remove(const GoString& string) {
    for (const Place& stone : string.stones) {
      for (const Place& near : neighbours(stone)) {
        const GoString* const neighbour = string_at(near);
        if (neighbour == nullptr || neighbour->player == string.player) continue;
        auto changed = std::make_shared<GoString>(*neighbour);
        changed->liberties.insert(stone);
        put(changed);
      }
      grid_.erase(stone);
      hash_ ^= number(stone, string.player);
    }
  }
  std::uint64_t number(const Place& place, int player) const {
    const int point = (place.first - 1) * side_ + place.second - 1;
    return go::zobrist(static_cast<go::Point>(point), static_cast<Player>(player));
  }

  std::uint64_t hash_ = 0;
};

// A position with a linked list of all earlier ones.
struct SetsState {
  using Board = BoardOfSets;
  Board board;
  int to_move = 0;
  const SetsState* previous = nullptr;

  SetsState(Board now, int mover, const SetsState* before)
      : board(std::move(now)), to_move(mover), previous(before) {}
  bool has_occurred(const Board& next) const {
    for (const SetsState* state = this; state != nullptr; state = state->previous)
      if (state->to_move == 1 - to_move && state->board.same_stones(next)) return true;
    return false;
  }
};

struct HashState {
  using Board = BoardWithHash;
  Board board;
  int to_move = 0;
  std::set<std::pair<int, std::uint64_t>> earlier;

  HashState(Board now, int mover, const HashState* before) : board(std::move(now)), to_move(mover) {
    if (before == nullptr) return;
    earlier = before->earlier;
    earlier.emplace(before->to_move, before->board.hash());
  }
  bool has_occurred(const Board& next) const {
    return earlier.count({1 - to_move, next.hash()}) != 0;
  }
};

template <class State>
bool is_valid(const State& state, const Place& place) {
  if (state.board.player_at(place)) return false;
  auto after_it = state.board;
  after_it.place_stone(state.to_move, place);
  if (after_it.string_at(place)->liberties.empty()) return false;
  auto next = state.board;  // copied again for this check, as in the book
  next.place_stone(state.to_move, place);
  return !state.has_occurred(next);
}

template <class State>
bool is_own_eye(const State& state, const Place& place) {
  const auto& board = state.board;
  for (const Place& near : neighbours(place))
    if (board.on_board(near) && board.player_at(near) != state.to_move) return false;
  unsigned held = 0, off = 0;
  for (const int down : {-1, 1})
    for (const int across : {-1, 1}) {
      const Place corner{place.first + down, place.second + across};
      if (!board.on_board(corner))
        ++off;
      else if (board.player_at(corner) == state.to_move)
        ++held;
    }
  return off > 0 ? off + held == 4 : held >= 3;
}

template <class State>
int area(const State& state) {
  int score = 0;
  for (int row = 1; row <= state.board.side(); ++row)
    for (int column = 1; column <= state.board.side(); ++column) {
      auto owner = state.board.player_at({row, column});
      for (const Place& near : neighbours({row, column}))
        if (!owner) owner = state.board.player_at(near);
      if (owner) score += *owner == 0 ? 1 : -1;
    }
  return score;
}

template <class State>
BaselinePlayout play_out(unsigned side, QuickRandom& random) {
  const int last = static_cast<int>(side);
  std::vector<std::unique_ptr<State>> states;
  states.push_back(std::make_unique<State>(typename State::Board(last), 0, nullptr));
  unsigned passes = 0;
  while (passes < 2 && states.size() <= std::size_t{3} * side * side) {
    const State& state = *states.back();
    std::vector<Place> candidates;
    for (int row = 1; row <= last; ++row)
      for (int column = 1; column <= last; ++column)
        if (is_valid(state, {row, column}) && !is_own_eye(state, {row, column}))
          candidates.emplace_back(row, column);
    auto next = state.board;
    passes = candidates.empty() ? passes + 1 : 0;
    if (!candidates.empty())
      next.place_stone(state.to_move,
                       candidates[random.below(static_cast<std::uint32_t>(candidates.size()))]);
    states.push_back(std::make_unique<State>(std::move(next), 1 - state.to_move, &state));
  }
  return {static_cast<unsigned>(states.size() - 1), area(*states.back())};
}

}  // namespace

BaselinePlayout play_out_with_sets(unsigned side, QuickRandom& random) {
  return play_out<SetsState>(side, random);
}
BaselinePlayout play_out_with_zobrist(unsigned side, QuickRandom& random) {
  return play_out<HashState>(side, random);
}

}  // namespace kanzen

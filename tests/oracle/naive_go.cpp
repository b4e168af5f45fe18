#include "tests/oracle/naive_go.hpp"

#include <algorithm>

namespace oracle {
namespace {

char other(char player) { return player == 'X' ? 'O' : 'X'; }

constexpr char letters[] = "abcdefghjklmnopqrst";

}  // namespace

GoOracle::GoOracle(int columns, int rows, GoRules rules)
    : columns_(columns),
      rows_(rows),
      rules_(rules),
      board_(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.')) {
  past_.emplace_back(board_, to_move_);
}

std::string GoOracle::name(Place place) const {
  return letters[place.second] + std::to_string(rows_ - place.first);
}

std::vector<GoOracle::Place> GoOracle::around(Place place) const {
  std::vector<Place> near;
  for (const Place& step : {Place{-1, 0}, Place{1, 0}, Place{0, -1}, Place{0, 1}}) {
    const Place next{place.first + step.first, place.second + step.second};
    if (next.first >= 0 && next.first < rows_ && next.second >= 0 && next.second < columns_)
      near.push_back(next);
  }
  return near;
}

char GoOracle::at(const Board& board, Place place) const {
  return board[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)];
}

void GoOracle::put(Board& board, Place place, char what) {
  board[static_cast<std::size_t>(place.first)][static_cast<std::size_t>(place.second)] = what;
}

std::vector<GoOracle::Place> GoOracle::places() const {
  std::vector<Place> places;
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column) places.emplace_back(row, column);
  return places;
}

std::set<GoOracle::Place> GoOracle::string_of(const Board& board, Place place) const {
  std::set<Place> string;
  std::vector<Place> open{place};
  while (!open.empty()) {
    const Place next = open.back();
    open.pop_back();
    if (!string.insert(next).second) continue;
    for (const Place& near : around(next))
      if (at(board, near) == at(board, place)) open.push_back(near);
  }
  return string;
}

std::set<GoOracle::Place> GoOracle::liberties_of(const Board& board,
                                                 const std::set<Place>& string) const {
  std::set<Place> liberties;
  for (const Place& stone : string)
    for (const Place& near : around(stone))
      if (at(board, near) == '.') liberties.insert(near);
  return liberties;
}

GoOracle::Played GoOracle::with_stone(Place place) const {
  Played played{board_};
  put(played.board, place, to_move_);
  std::set<Place> taken;
  for (const Place& near : around(place)) {
    if (at(played.board, near) != other(to_move_)) continue;
    const auto string = string_of(played.board, near);
    if (liberties_of(played.board, string).empty()) taken.insert(string.begin(), string.end());
  }
  for (const Place& stone : taken) put(played.board, stone, '.');
  played.taken = static_cast<int>(taken.size());
  const auto own = string_of(played.board, place);
  const auto liberties = liberties_of(played.board, own);
  if (liberties.empty()) {
    played.suicide = true;
    for (const Place& stone : own) put(played.board, stone, '.');
  }
  if (taken.size() == 1 && own.size() == 1 && liberties.size() == 1) played.ko = *taken.begin();
  return played;
}

bool GoOracle::refused_here(Place place) const {
  if (has_ko() && place == ko_) return true;
  const bool allowed = rules_ == GoRules::tromp_taylor || rules_ == GoRules::new_zealand;
  return !allowed && with_stone(place).suicide;
}

bool GoOracle::seen_before(const Board& board) const {
  if (has_ko()) return false;
  return std::any_of(past_.begin(), past_.end(), [&](const auto& earlier) {
    return earlier.first == board &&
           ((rules_ != GoRules::situational && rules_ != GoRules::new_zealand) ||
            earlier.second == other(to_move_));
  });
}

std::vector<GoOracle::Place> GoOracle::empty_places() const {
  std::vector<Place> empty;
  for (const Place& place : places())
    if (at(board_, place) == '.') empty.push_back(place);
  return empty;
}

std::set<std::string> GoOracle::legal_moves() const {
  std::set<std::string> moves{"pass"};
  for (const Place& place : empty_places())
    if (!refused_here(place) && !seen_before(with_stone(place).board)) moves.insert(name(place));
  return moves;
}

std::set<std::string> GoOracle::forbidden_here() const {
  std::set<std::string> places;
  for (const Place& place : empty_places())
    if (refused_here(place)) places.insert(name(place));
  return places;
}

std::set<std::string> GoOracle::forbidden_by_past() const {
  std::set<std::string> places;
  for (const Place& place : empty_places())
    if (!refused_here(place) && seen_before(with_stone(place).board)) places.insert(name(place));
  return places;
}

void GoOracle::play(const std::string& move) {
  ko_ = {-1, -1};
  if (move == "pass") {
    ++passes_;
  } else {
    passes_ = 0;
    for (const Place& place : empty_places())
      if (name(place) == move) {
        const Played played = with_stone(place);
        board_ = played.board;
        if (has_ko()) ko_ = played.ko;
        (to_move_ == 'X' ? taken_by_x_ : taken_by_o_) += played.taken;
        break;
      }
  }
  to_move_ = other(to_move_);
  past_.emplace_back(board_, to_move_);
}

GoOracle::Board GoOracle::owners_on(const Board& board) const {
  Board owners = board;
  std::set<Place> seen;
  for (const Place& empty : places()) {
    if (at(board, empty) != '.' || seen.count(empty) > 0) continue;
    const auto region = string_of(board, empty);
    std::set<char> touched;
    for (const Place& one : region)
      for (const Place& near : around(one))
        if (at(board, near) != '.') touched.insert(at(board, near));
    for (const Place& one : region)
      if (touched.size() == 1) put(owners, one, *touched.begin());
    seen.insert(region.begin(), region.end());
  }
  return owners;
}

std::optional<GoOracle::Place> GoOracle::needed_stone(const Board& board, char player) const {
  const Board owners = owners_on(board_);
  Board closed = board, joined = board;
  for (Board before; before != closed;) {
    before = closed;
    for (const Place& place : places()) {
      if (at(owners, place) != '.') continue;
      put(joined, place, player);
      if (at(closed, place) != '.') continue;
      put(closed, place, other(player));
      if (liberties_of(closed, string_of(closed, place)).size() < 2) put(closed, place, '.');
    }
  }
  for (const Place& stone : places()) {
    if (at(board, stone) != player) continue;
    const auto liberties = liberties_of(closed, string_of(closed, stone));
    if (liberties.size() != 1 || liberties != liberties_of(joined, string_of(joined, stone)))
      continue;
    const Place last = *liberties.begin();
    if (at(owners, last) != player) continue;
    Board filled = board;
    put(filled, last, player);
    for (const Place& left : liberties_of(filled, string_of(filled, stone)))
      if (at(owners, left) == player) return last;
  }
  return std::nullopt;
}

bool GoOracle::are_connected(const Board& board, const Board& owners, const std::set<Place>& one,
                             const std::set<Place>& another) const {
  const char player = at(owners, *one.begin());
  int shared = 0;
  std::set<Place> between;
  for (const Place& place : one)
    for (const Place& near : around(place))
      if (at(owners, near) == '.') between.insert(near);
  for (const Place& place : between) {
    const auto near = around(place);
    if (std::none_of(near.begin(), near.end(),
                     [&](const Place& next) { return another.count(next) > 0; }))
      continue;
    Board cut = board;
    put(cut, place, other(player));
    const bool takes = std::any_of(near.begin(), near.end(), [&](const Place& next) {
      return at(cut, next) == player && liberties_of(cut, string_of(cut, next)).empty();
    });
    if (!takes && liberties_of(cut, string_of(cut, place)).size() < 2) return true;
    ++shared;
  }
  return shared >= 2;
}

std::set<GoOracle::Place> GoOracle::eyes_in_seki(const Board& board) const {
  const Board owners = owners_on(board);
  std::vector<std::set<Place>> groups, joined;
  for (const Place& place : places()) {
    const auto group = string_of(owners, place);
    if (at(owners, place) != '.' && *group.begin() == place) groups.push_back(group);
  }
  joined = groups;
  for (const auto& one : groups)
    for (const auto& another : groups) {
      const Place first = *one.begin(), second = *another.begin();
      if (first >= second || at(owners, first) != at(owners, second) ||
          !are_connected(board, owners, one, another))
        continue;
      const auto with = [&](const Place& place) {
        return std::find_if(joined.begin(), joined.end(),
                            [&](const auto& group) { return group.count(place) > 0; });
      };
      if (with(first) == with(second)) continue;
      const auto rest = *with(second);
      joined.erase(with(second));
      with(first)->insert(rest.begin(), rest.end());
    }
  std::set<Place> found;
  for (const auto& group : joined) {
    std::set<Place> eyes;
    bool touches_neutral = false;
    for (const Place& place : group) {
      if (at(board, place) == '.') eyes.insert(place);
      for (const Place& near : around(place))
        touches_neutral = touches_neutral || at(owners, near) == '.';
    }
    const bool is_one =
        eyes.size() < 2 || (eyes.size() == 2 && string_of(board, *eyes.begin()) == eyes);
    if (touches_neutral && is_one) found.insert(eyes.begin(), eyes.end());
  }
  return found;
}

bool GoOracle::has_seki() const { return !eyes_in_seki(board_).empty(); }

int GoOracle::score() const {
  const bool territory = rules_ == GoRules::japanese;
  int score = territory ? taken_by_x_ - taken_by_o_ : 0;
  Board board = board_;
  std::set<Place> excepted;
  if (territory) {
    for (bool fills = true; fills;) {
      fills = false;
      for (const char player : {'X', 'O'})
        while (const auto needed = needed_stone(board, player)) {
          put(board, *needed, player);
          fills = excepted.insert(*needed).second;
        }
    }
    excepted.merge(eyes_in_seki(board));
  }
  for (const std::string& row : board_)
    if (!territory)
      score += static_cast<int>(std::count(row.begin(), row.end(), 'X')) -
               static_cast<int>(std::count(row.begin(), row.end(), 'O'));
  const Board owners = owners_on(board_);
  for (const Place& place : empty_places()) {
    const char owner = at(owners, place);
    if (owner == '.' || excepted.count(place) > 0) continue;
    score += owner == 'X' ? 1 : -1;
  }
  return score;
}

std::string GoOracle::position() const {
  std::string text;
  for (const std::string& row : board_) text += (text.empty() ? "" : "/") + row;
  text += to_move_ == 'X' ? ":1" : ":2";
  if (rules_ == GoRules::japanese && taken_by_x_ + taken_by_o_ > 0)
    text += ':' + std::to_string(taken_by_x_) + '-' + std::to_string(taken_by_o_);
  if (ko_.first >= 0) text += ':' + name(ko_);
  if (passes_ > 0) text += ":pass";
  return text;
}

}  // namespace oracle

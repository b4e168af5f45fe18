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
  const auto set = [&](Place where, char what) {
    played.board[static_cast<std::size_t>(where.first)][static_cast<std::size_t>(where.second)] =
        what;
  };
  set(place, to_move_);
  std::set<Place> taken;
  for (const Place& near : around(place)) {
    if (at(played.board, near) != other(to_move_)) continue;
    const auto string = string_of(played.board, near);
    if (liberties_of(played.board, string).empty()) taken.insert(string.begin(), string.end());
  }
  for (const Place& stone : taken) set(stone, '.');
  played.taken = static_cast<int>(taken.size());
  const auto own = string_of(played.board, place);
  const auto liberties = liberties_of(played.board, own);
  if (liberties.empty()) {
    played.suicide = true;
    for (const Place& stone : own) set(stone, '.');
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
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      if (at(board_, {row, column}) == '.') empty.emplace_back(row, column);
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

char GoOracle::owner_of_region(Place empty) const {
  std::set<char> touched;
  for (const Place& one : string_of(board_, empty))
    for (const Place& near : around(one))
      if (at(board_, near) != '.') touched.insert(at(board_, near));
  return touched.size() == 1 ? *touched.begin() : '.';
}

bool GoOracle::is_eye_in_seki(const std::set<Place>& region, char owner) const {
  if (region.size() > 2) return false;
  std::set<Place> group = region;
  bool touches_neutral = false;
  for (std::size_t before = 0; before != group.size();) {
    before = group.size();
    for (const Place& one : std::set<Place>(group))
      for (const Place& near : around(one)) {
        if (at(board_, near) == owner) {
          group.insert(near);
        } else if (at(board_, near) == '.') {
          const bool own = owner_of_region(near) == owner;
          if (own && region.count(near) == 0) return false;  // another eye
          touches_neutral = touches_neutral || !own;
        }
      }
  }
  return touches_neutral;
}

bool GoOracle::has_seki() const {
  for (const Place& place : empty_places())
    if (const char owner = owner_of_region(place);
        owner != '.' && is_eye_in_seki(string_of(board_, place), owner))
      return true;
  return false;
}

int GoOracle::score() const {
  const bool territory = rules_ == GoRules::japanese;
  int score = territory ? taken_by_x_ - taken_by_o_ : 0;
  for (const std::string& row : board_)
    if (!territory)
      score += static_cast<int>(std::count(row.begin(), row.end(), 'X')) -
               static_cast<int>(std::count(row.begin(), row.end(), 'O'));
  for (const Place& place : empty_places()) {
    const char owner = owner_of_region(place);
    if (owner == '.') continue;
    if (territory && is_eye_in_seki(string_of(board_, place), owner)) continue;
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

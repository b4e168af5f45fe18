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
  if (rules_ == GoRules::ko && place == ko_) return true;
  return rules_ != GoRules::tromp_taylor && with_stone(place).suicide;
}

bool GoOracle::seen_before(const Board& board) const {
  if (rules_ == GoRules::ko) return false;
  return std::any_of(past_.begin(), past_.end(), [&](const auto& earlier) {
    return earlier.first == board &&
           (rules_ != GoRules::situational || earlier.second == other(to_move_));
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
        if (rules_ == GoRules::ko) ko_ = played.ko;
        break;
      }
  }
  to_move_ = other(to_move_);
  past_.emplace_back(board_, to_move_);
}

int GoOracle::score() const {
  int score = 0;
  for (const std::string& row : board_)
    score += static_cast<int>(std::count(row.begin(), row.end(), 'X')) -
             static_cast<int>(std::count(row.begin(), row.end(), 'O'));
  for (const Place& place : empty_places()) {
    std::set<char> touched;
    for (const Place& empty : string_of(board_, place))
      for (const Place& near : around(empty))
        if (at(board_, near) != '.') touched.insert(at(board_, near));
    if (touched.size() == 1) score += *touched.begin() == 'X' ? 1 : -1;
  }
  return score;
}

std::string GoOracle::position() const {
  std::string text;
  for (const std::string& row : board_) text += (text.empty() ? "" : "/") + row;
  text += to_move_ == 'X' ? ":1" : ":2";
  if (ko_.first >= 0) text += ':' + name(ko_);
  if (passes_ > 0) text += ":pass";
  return text;
}

}  // namespace oracle

#include "tests/oracle/naive_go_scores.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <tuple>
#include <vector>

namespace kanzen::naive {
namespace {

struct Place {
  std::string board;  // point by point from the top left: X, O or .
  char mover = 'X';
  int ko = -1;  // a point
  bool passed = false;
  friend bool operator<(const Place& a, const Place& b) {
    return std::tie(a.board, a.mover, a.ko, a.passed) < std::tie(b.board, b.mover, b.ko, b.passed);
  }
};

class GoSolver {
 public:
  GoSolver(int columns, int rows, bool suicide)
      : columns_(columns), rows_(rows), suicide_(suicide) {}

  std::map<std::string, GoScore> solve() {
    add_boards("");
    const int points = columns_ * rows_;
    for (auto& [place, score] : scores_) score = {-points, points};
    for (bool changed = true; changed;) {
      changed = false;
      for (auto& [place, score] : scores_) {
        const GoScore better = by_moves(place);
        changed = changed || better.low != score.low || better.high != score.high;
        score = better;
      }
    }
    std::map<std::string, GoScore> named;
    for (const auto& [place, score] : scores_) named[notation(place)] = score;
    return named;
  }

  std::map<std::string, int> solve_superko(bool side_counts) {
    add_boards("");
    std::map<std::string, int> named;
    for (const auto& [place, score] : scores_) {
      if (place.ko >= 0) continue;
      std::set<std::string> seen = {situation(place, side_counts)};
      const int points = columns_ * rows_;
      named[notation(place)] = superko_score(place, seen, side_counts, -points, points);
    }
    return named;
  }

 private:
  static std::string situation(const Place& place, bool side_counts) {
    return side_counts ? place.board + place.mover : place.board;
  }

  // Searches by alpha-beta, within low and high.
  int superko_score(const Place& place, const std::set<std::string>& seen, bool side_counts,
                    int low, int high) const {
    const bool black = place.mover == 'X';
    const auto take = [&](int score) {
      black ? low = std::max(low, score) : high = std::min(high, score);
    };
    if (place.passed) take(area(place.board));
    std::vector<Place> all = after_stones(place);
    if (!place.passed) all.push_back({place.board, black ? 'O' : 'X', -1, true});
    for (Place next : all) {
      if (low >= high) break;
      next.ko = -1;
      const std::string name = situation(next, side_counts);
      if (!next.passed && seen.contains(name)) continue;
      std::set<std::string> longer = seen;
      longer.insert(name);
      take(superko_score(next, longer, side_counts, low, high));
    }
    return black ? low : high;
  }

  std::set<int> near(int point) const {
    std::set<int> all;
    for (int other = 0; other < columns_ * rows_; ++other)
      if (std::abs(point % columns_ - other % columns_) +
              std::abs(point / columns_ - other / columns_) ==
          1)
        all.insert(other);
    return all;
  }

  // Returns connected points with the same sign.
  std::set<int> group(const std::string& board, int point) const {
    std::set<int> all = {point};
    for (std::size_t size = 0; size != all.size();) {
      size = all.size();
      for (const int stone : std::set<int>(all))
        for (const int other : near(stone))
          if (sign(board, other) == sign(board, point)) all.insert(other);
    }
    return all;
  }

  static char sign(const std::string& board, int point) {
    return board[static_cast<std::size_t>(point)];
  }

  std::set<int> liberties(const std::string& board, int point) const {
    std::set<int> all;
    for (const int stone : group(board, point))
      for (const int other : near(stone))
        if (sign(board, other) == '.') all.insert(other);
    return all;
  }

  void add_boards(const std::string& begin) {
    if (begin.size() < static_cast<std::size_t>(columns_ * rows_)) {
      for (const char next : {'X', 'O', '.'}) add_boards(begin + next);
      return;
    }
    for (int point = 0; point < columns_ * rows_; ++point)
      if (sign(begin, point) != '.' && liberties(begin, point).empty()) return;
    for (const char mover : {'X', 'O'}) {
      for (const bool passed : {false, true}) scores_[{begin, mover, -1, passed}] = {};
      for (const Place& next : after_stones({begin, mover, -1, false})) scores_[next] = {};
    }
  }

  std::vector<Place> after_stones(const Place& place) const {
    std::vector<Place> all;
    const char opponent = place.mover == 'X' ? 'O' : 'X';
    for (int point = 0; point < columns_ * rows_; ++point) {
      if (sign(place.board, point) != '.' || point == place.ko) continue;
      std::string board = place.board;
      board[static_cast<std::size_t>(point)] = place.mover;
      std::set<int> taken;
      for (const int other : near(point))
        if (sign(board, other) == opponent && liberties(board, other).empty())
          taken.merge(group(board, other));
      for (const int stone : taken) board[static_cast<std::size_t>(stone)] = '.';
      const auto left = liberties(board, point);
      if (left.empty()) {
        if (!suicide_) continue;
        for (const int stone : group(board, point)) taken.insert(stone);
        for (const int stone : taken) board[static_cast<std::size_t>(stone)] = '.';
      }
      const bool ko = taken.size() == 1 && left == taken && group(board, point).size() == 1;
      all.push_back({board, opponent, ko ? *taken.begin() : -1, false});
    }
    return all;
  }

  int area(const std::string& board) const {
    int score = 0;
    for (int point = 0; point < columns_ * rows_; ++point) {
      std::set<char> touched;
      for (const int one : group(board, point))
        for (const int other : near(one)) touched.insert(sign(board, other));
      touched.erase('.');
      if (sign(board, point) != '.') touched = {sign(board, point)};
      if (touched == std::set<char>{'X'}) ++score;
      if (touched == std::set<char>{'O'}) --score;
    }
    return score;
  }

  GoScore by_moves(const Place& place) const {
    std::vector<GoScore> next;
    for (const Place& stone : after_stones(place)) next.push_back(scores_.at(stone));
    if (place.passed) {
      next.push_back({area(place.board), area(place.board)});
    } else {
      next.push_back(scores_.at({place.board, place.mover == 'X' ? 'O' : 'X', -1, true}));
    }
    GoScore best = next.front();
    for (const GoScore& one : next)
      best = place.mover == 'X'
                 ? GoScore{std::max(best.low, one.low), std::max(best.high, one.high)}
                 : GoScore{std::min(best.low, one.low), std::min(best.high, one.high)};
    return best;
  }

  std::string notation(const Place& place) const {
    std::string text;
    for (int row = 0; row < rows_; ++row)
      text += (row > 0 ? "/" : "") + place.board.substr(static_cast<std::size_t>(row * columns_),
                                                        static_cast<std::size_t>(columns_));
    text += place.mover == 'X' ? ":1" : ":2";
    if (place.ko >= 0)
      text += std::string(":") + "abcdefgh"[place.ko % columns_] +
              std::to_string(rows_ - place.ko / columns_);
    return text + (place.passed ? ":pass" : "");
  }

  int columns_, rows_;
  bool suicide_;
  std::map<Place, GoScore> scores_;
};

}  // namespace

std::map<std::string, GoScore> go_scores(int columns, int rows) {
  return GoSolver(columns, rows, false).solve();
}

std::map<std::string, int> go_superko_scores(int columns, int rows, bool side_counts,
                                             bool suicide) {
  return GoSolver(columns, rows, suicide).solve_superko(side_counts);
}

}  // namespace kanzen::naive

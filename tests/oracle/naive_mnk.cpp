#include "tests/oracle/naive_mnk.hpp"

#include <algorithm>

namespace oracle {
namespace {

MnkBoard mirrored(MnkBoard board) {
  for (std::string& row : board) std::reverse(row.begin(), row.end());
  return board;
}

MnkBoard turned_by_a_quarter(const MnkBoard& board) {
  MnkBoard turned(board.front().size());
  for (std::size_t column = 0; column < turned.size(); ++column)
    for (auto row = board.rbegin(); row != board.rend(); ++row) turned[column] += (*row)[column];
  return turned;
}

bool better(MnkValue a, MnkValue b) {
  if (a.outcome != b.outcome) return a.outcome > b.outcome;
  return a.outcome > 0 ? a.plies < b.plies : a.plies > b.plies;
}

}  // namespace

MnkOracle::MnkOracle(const MnkRules& rules) : rules_(rules) {
  MnkBoard board(static_cast<std::size_t>(rules.rows),
                 std::string(static_cast<std::size_t>(rules.columns), '.'));
  const Ends all = visit(board, 0);
  counts_.positions = values_.size();
  counts_.classes = classes_.size();
  counts_.games = all.x + all.o + all.drawn;
  counts_.games_x = all.x;
  counts_.games_o = all.o;
  counts_.games_drawn = all.drawn;
}

bool MnkOracle::line_of(const MnkBoard& board, char player) const {
  const auto has = [&](int column, int row) {
    if (rules_.name == "torus") {
      column = (column % rules_.columns + rules_.columns) % rules_.columns;
      row = (row % rules_.rows + rules_.rows) % rules_.rows;
    }
    return row >= 0 && row < rules_.rows && column >= 0 && column < rules_.columns &&
           board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == player;
  };
  for (int row = 0; row < rules_.rows; ++row)
    for (int column = 0; column < rules_.columns; ++column)
      for (const auto& [across, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
        int length = 0;
        while (length < rules_.line && has(column + length * across, row + length * down)) ++length;
        if (length < rules_.line || meets_itself(across, down)) continue;
        const bool is_longer =
            has(column - across, row - down) || has(column + length * across, row + length * down);
        if (rules_.name != "exact" || !is_longer) return true;
      }
  return false;
}

// Does a line in this direction come back to its first square on a torus?
bool MnkOracle::meets_itself(int across, int down) const {
  if (rules_.name != "torus") return false;
  for (int i = 1; i < rules_.line; ++i)
    if (i * across % rules_.columns == 0 && i * down % rules_.rows == 0) return true;
  return false;
}

std::optional<char> MnkOracle::ended(const MnkBoard& board) const {
  if (line_of(board, 'X')) return rules_.name == "misere" ? 'O' : 'X';
  if (line_of(board, 'O')) return rules_.name == "misere" ? 'X' : 'O';
  for (const std::string& row : board)
    if (row.find('.') != std::string::npos) return std::nullopt;
  return '=';
}

std::string MnkOracle::text(const MnkBoard& board, char to_move) const {
  std::string joined;
  for (const std::string& row : board) joined += (joined.empty() ? "" : "/") + row;
  return joined + (to_move == 'X' ? ":1" : ":2");
}

std::string MnkOracle::least_image(const MnkBoard& board) const {
  std::string least;
  MnkBoard image = board;
  for (int quarter = 0; quarter < 4; ++quarter) {
    for (const MnkBoard& one : {image, mirrored(image)}) {
      if (rules_.name == "gravity" && quarter > 0) continue;
      const bool fits = one.size() == board.size() && one.front().size() == board.front().size();
      if (!fits) continue;
      const std::string its = text(one, 'X');
      if (least.empty() || its < least) least = its;
    }
    image = turned_by_a_quarter(image);
  }
  return least;
}

MnkOracle::Ends MnkOracle::visit(MnkBoard& board, int ply) {
  const char mover = ply % 2 == 0 ? 'X' : 'O';
  const std::string key = text(board, mover);
  if (const auto known = ends_.find(key); known != ends_.end()) return known->second;
  if (counts_.by_ply.size() <= static_cast<std::size_t>(ply)) counts_.by_ply.push_back(0);
  ++counts_.by_ply[static_cast<std::size_t>(ply)];
  classes_[least_image(board)] = true;
  Ends ends;
  MnkValue best{-2, 0};
  if (const auto winner = ended(board)) {
    ++counts_.terminal;
    ++(*winner == 'X' ? counts_.won_by_x : *winner == 'O' ? counts_.won_by_o : counts_.drawn);
    ++(*winner == 'X' ? ends.x : *winner == 'O' ? ends.o : ends.drawn);
    best = {*winner == '=' ? 0 : *winner == mover ? 1 : -1, 0};
  } else {
    for (std::size_t row = 0; row < board.size(); ++row)
      for (std::size_t column = 0; column < board[row].size(); ++column) {
        char& square = board[row][column];
        if (square != '.') continue;
        const bool falls = row + 1 < board.size() && board[row + 1][column] == '.';
        if (rules_.name == "gravity" && falls) continue;
        ++counts_.transitions;
        square = mover;
        const Ends after = visit(board, ply + 1);
        const MnkValue next = values_.at(text(board, mover == 'X' ? 'O' : 'X'));
        square = '.';
        ends.x += after.x;
        ends.o += after.o;
        ends.drawn += after.drawn;
        const MnkValue mine{-next.outcome, next.outcome == 0 ? 0 : next.plies + 1};
        if (best.outcome == -2 || better(mine, best)) best = mine;
      }
  }
  values_[key] = best;
  ends_[key] = ends;
  return ends;
}

}  // namespace oracle

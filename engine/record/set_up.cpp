#include "engine/record/set_up.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/core/quoted.hpp"
#include "engine/record/phrases.hpp"

namespace kanzen {
namespace {

std::optional<unsigned> letter_in(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A') + 26;
  return std::nullopt;
}

}  // namespace

std::optional<unsigned> square_in_record(const BoardSize& size, std::string_view point) {
  if (point.size() != 2) return std::nullopt;
  const auto column = letter_in(point[0]), row = letter_in(point[1]);
  if (!column || !row || *column >= size.columns || *row >= size.rows) return std::nullopt;
  return *row * size.columns + *column;
}

bool sets_up(const sgf::Node& node) {
  return node.values("AB") != nullptr || node.values("AW") != nullptr ||
         node.values("AE") != nullptr;
}

std::string without_white_space(std::string_view value) {
  std::string text;
  for (const char c : value)
    if (c != ' ' && c != '\n' && c != '\t') text += c;
  return text;
}

StoneSetUp::StoneSetUp(const BoardView& board) : size_{board.columns, board.rows, 0} {
  for (const SquareView& square : board.squares)
    stones_ += square.stack.empty() ? '.' : square.stack.back().player == 0 ? 'X' : 'O';
}

Result<void> StoneSetUp::add(const sgf::Node& node) {
  for (const auto& [name, mark] : {std::pair{"AB", 'X'}, {"AW", 'O'}, {"AE", '.'}}) {
    const auto* values = node.values(name);
    if (values == nullptr) continue;
    for (const std::string& value : *values)
      if (!add(without_white_space(value), mark))
        return Error{Errc::bad_notation, {phrase::no_point, name, excerpt(value)}};
  }
  return {};
}

// A point, or a rectangle: "aa:cc".
bool StoneSetUp::add(std::string_view value, char mark) {
  if (value.empty()) return true;  // AE[] of some programs
  const std::size_t colon = value.find(':');
  const auto from = square_in_record(size_, value.substr(0, colon));
  const auto to =
      colon == std::string_view::npos ? from : square_in_record(size_, value.substr(colon + 1));
  if (!from || !to) return false;
  const auto [left, right] = std::minmax({*from % size_.columns, *to % size_.columns});
  const auto [top, bottom] = std::minmax({*from / size_.columns, *to / size_.columns});
  for (unsigned row = top; row <= bottom; ++row)
    for (unsigned column = left; column <= right; ++column)
      stones_[std::size_t{row} * size_.columns + column] = mark;
  return true;
}

std::string StoneSetUp::position(Player to_move) const {
  std::string text;
  for (std::size_t row = 0; row < size_.rows; ++row)
    text += (row > 0 ? "/" : "") + stones_.substr(row * size_.columns, size_.columns);
  return text + (to_move == 0 ? ":1" : ":2");
}

}  // namespace kanzen

#include "engine/core/move_reader.hpp"

#include "engine/core/string_utils.hpp"

namespace kanzen {

bool MoveReader::read_square() {
  if (rest_.size() < 2) return false;
  const char column = to_lower(rest_[0]), row = rest_[1];
  if (static_cast<unsigned>(column - 'a') >= columns_) return false;
  if (static_cast<unsigned>(row - '1') >= rows_) return false;
  (move_ += column) += row;
  rest_.remove_prefix(2);
  return true;
}

bool MoveReader::read_target() {
  if (!skip('-') && !skip('x')) skip('X');
  return read_square();
}

bool MoveReader::read_kind(std::string_view capitals) {
  for (const char capital : capitals) {
    if (!skip(capital) && !skip(to_lower(capital))) continue;
    move_ += capital;
    return true;
  }
  return false;
}

bool MoveReader::read_drop(std::string_view capitals) {
  if (rest_.size() < 2 || (rest_[1] != '@' && rest_[1] != '*')) return false;
  if (!read_kind(capitals)) return false;
  rest_.remove_prefix(1);
  move_ += '@';
  return true;
}

bool MoveReader::skip(char sign) {
  if (rest_.empty() || rest_.front() != sign) return false;
  rest_.remove_prefix(1);
  return true;
}

}  // namespace kanzen

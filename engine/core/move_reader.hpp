#pragma once
// Parsing of moves as users type them: upper or lower case, "-" or "x" between two squares, "*" for
// "@".
#include <string>
#include <string_view>

namespace kanzen {

// Reads a move on a small board from left to right and writes it in the games' notation: "b2c3",
// "L@b2".
class MoveReader {
 public:
  // Columns are letters from a, rows digits from 1; at most nine rows.
  MoveReader(std::string_view text, unsigned columns, unsigned rows)
      : rest_(text), columns_(columns), rows_(rows) {}

  bool at_end() const { return rest_.empty(); }
  const std::string& move() const { return move_; }  // the part that has been read

  // Each function reads the element it is named after; false: the text continues with something
  // else.
  bool read_square();                         // "b2"
  bool read_target();                         // a square, optionally after "-" or "x"
  bool read_kind(std::string_view capitals);  // a letter of `capitals`, in either case
  bool read_drop(std::string_view capitals);  // a letter of `capitals` followed by "@" or "*"
  bool skip(char sign);                       // not copied to move()

 private:
  std::string_view rest_;
  std::string move_;
  unsigned columns_, rows_;
};

}  // namespace kanzen

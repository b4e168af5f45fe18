#pragma once
// Moves as people write them: in capitals or small letters, with "-" or "x" between two squares and
// with "*" for "@".
#include <string>
#include <string_view>

namespace kanzen {

// Reads a move on a small board from left to right, and writes it as games do: "b2c3", "L@b2".
class MoveReader {
 public:
  // Columns have the letters from a, rows the digits from 1; there are at most nine rows.
  MoveReader(std::string_view text, unsigned columns, unsigned rows)
      : rest_(text), columns_(columns), rows_(rows) {}

  bool at_end() const { return rest_.empty(); }
  const std::string& move() const { return move_; }  // as far as it has been read

  // Each reads what it names; false: that does not come next.
  bool read_square();                         // "b2"
  bool read_target();                         // the same, also after "-" or "x"
  bool read_kind(std::string_view capitals);  // a letter of `capitals`
  bool read_drop(std::string_view capitals);  // such a letter and "@" or "*"
  bool skip(char sign);                       // is not part of the move as games write it

 private:
  std::string_view rest_;
  std::string move_;
  unsigned columns_, rows_;
};

}  // namespace kanzen

#pragma once
// The stones of a board and the points of it, as a record's properties have them.
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen {
// The number of a square of the board; nullopt: the text is no point of it.
std::optional<unsigned> square_in_record(const BoardSize& size, std::string_view point);

// Does the node have AB, AW or AE?
bool sets_up(const sgf::Node& node);

class StoneSetUp {
 public:
  // Begins with the stones of the board.
  explicit StoneSetUp(const BoardView& board);

  bool is_empty() const { return stones_.find_first_not_of('.') == std::string::npos; }
  bool has_second() const { return stones_.find('O') != std::string::npos; }

  // Puts and takes off what AB, AW and AE say.  Errc::bad_notation: a value is no point.
  Result<void> add(const sgf::Node& node);

  std::string position(Player to_move) const;

  friend bool operator==(const StoneSetUp&, const StoneSetUp&) = default;

 private:
  bool add(std::string_view value, char mark);

  BoardSize size_;
  std::string stones_;  // row by row from the top
};

// Some programs put line ends into points.
std::string without_white_space(std::string_view value);

}  // namespace kanzen

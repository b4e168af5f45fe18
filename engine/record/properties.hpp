#pragma once
// The properties that FF[4] defines for Go: the type of their values, and where they may be.
#include <optional>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::sgf {

enum class PropertyType : unsigned char {
  text,
  simple_text,
  number,
  real,
  double_value,  // 1, or 2 for emphasis
  none,          // the value is empty
  colour,
  move,
  size,
  application,  // a name and a version
  result,
  date,
  figure,
  // Lists, which may have several values.
  points,
  labels,
  lines,
  letters,   // L of FF[1]: points that get the labels a, b, c
  obsolete,  // of FF[1] to FF[3], without a counterpart
};

enum class PropertyPlace : unsigned char { any, root, game_info, setup, move };

struct PropertyKind {
  std::string_view name;
  PropertyType type;
  PropertyPlace place = PropertyPlace::any;

  bool is_list() const { return type >= PropertyType::points; }
  bool is_text() const { return type <= PropertyType::simple_text; }
};

// Returns null for a name that FF[4] does not define, which programs use for properties of their
// own.
const PropertyKind* find_property(std::string_view name);

// Removes all values but one from a property that allows one: a text gets the lines of all, AP the
// last value, others the first that is not empty.  False: nothing has been removed.
bool keep_one_value(Property& property);

// Returns the size of SZ, "9" or "4:3" for columns and rows; without SZ 19 by 19, the default for
// Go; nullopt: it is no size.
std::optional<BoardSize> read_board_size(const Node& root);

}  // namespace kanzen::sgf

#pragma once
// The properties that FF[4] and older versions define for Go, and the types of their values as far
// as reading depends on them.
#include <optional>
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::sgf {

enum class PropertyType : unsigned char {
  text,
  simple_text,
  application,  // a name and a version
  other_value,
  list,  // may have several values
};

// Returns nullopt for a name that SGF does not define, which programs use for properties of their
// own.
std::optional<PropertyType> find_property_type(std::string_view name);

// Removes all values but one from a property that allows one: a text gets the lines of all, AP the
// last value, others the first that is not empty.  False: nothing has been removed.
bool keep_one_value(Property& property);

// Returns the size of SZ, "9" or "4:3" for columns and rows; without SZ 19 by 19, the default for
// Go; nullopt: it is no size.
std::optional<BoardSize> read_board_size(const Node& root);

}  // namespace kanzen::sgf

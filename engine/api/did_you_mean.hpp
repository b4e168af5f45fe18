#pragma once
// Names that were probably meant, for the messages about unknown ones.
#include <string>
#include <string_view>
#include <vector>

namespace kanzen {

// Of ASCII; other characters are left as they are.
constexpr char lower_case(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// " (did you mean "solve"?)" of the nearest name, the first one of several; empty where none is
// near: at most one in three letters is wrong, whatever their case.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& names);

}  // namespace kanzen

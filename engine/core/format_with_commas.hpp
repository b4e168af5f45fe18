#pragma once
// Formatting of numbers for users.
#include <algorithm>
#include <string>

namespace kanzen {

// Separates groups of three decimal digits by commas: "226,220".  The number is not negative and
// may be a WideCount.
template <class Count>
std::string format_with_commas(Count number) {
  std::string text;
  do {
    if (text.size() % 4 == 3) text += ',';
    text += static_cast<char>('0' + static_cast<int>(number % 10));
    number = static_cast<Count>(number / 10);
  } while (number != 0);
  std::reverse(text.begin(), text.end());
  return text;
}

}  // namespace kanzen

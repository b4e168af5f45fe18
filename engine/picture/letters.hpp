#pragma once
// How wide words are in the page's font, M PLUS 2, for pens that cannot ask a font.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen {

// Length in bytes of the UTF-8 character that starts with this byte.
std::size_t character_length(char first);

// In CSS pixels.  A letter that is not ASCII is taken to be as wide as high, as those of Japanese
// are.
float letters_width(std::string_view words, FontSize size, Weight weight = Weight::regular);

// Cut into lines of at most that width: between words, and where one word is wider than a line, as
// links are, within it.
std::vector<std::string> lines_within(std::string_view words, float width, FontSize size,
                                      Weight weight = Weight::regular);

}  // namespace kanzen

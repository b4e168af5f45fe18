#pragma once
// The width of text in the page's font, M PLUS 2, for pens that have no access to the font.
#include <string>
#include <string_view>
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen {

// Returns the width of text in CSS pixels.  Each character outside ASCII counts as one em, which is
// the width of Japanese ones.
float measured_text_width(std::string_view words, FontSize size, Weight weight = Weight::regular);

// Breaks text into lines of at most `width` CSS pixels: between words, and within words that are
// wider than a line, such as links.
std::vector<std::string> wrap_text(std::string_view words, float width, FontSize size,
                                   Weight weight = Weight::regular);

}  // namespace kanzen

#pragma once
// The base of pens that write files, and the notation of colours and text in the files.
#include <string>
#include <string_view>

#include "engine/core/names.hpp"
#include "engine/core/numbers.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/text_layout.hpp"

namespace kanzen {

enum class LengthUnit { px, mm, pt };  // as in CSS: 96 pixels and 72 points are an inch
constexpr auto names_of(LengthUnit) { return names_in_order<LengthUnit>("px", "mm", "pt"); }
// The number of CSS pixels in a unit.
constexpr float pixels_in(LengthUnit unit) {
  if (unit == LengthUnit::px) return 1;
  return unit == LengthUnit::mm ? 96 / 25.4F : 96 / 72.0F;
}

// Options of a file that do not depend on the picture.
struct FileStyle {
  bool grey = false;  // replace each colour by the grey of equal luminance, for printing
  float scale = 1;    // of the size at which the file is printed or shown; the layout remains
  LengthUnit unit = LengthUnit::px;  // of the size that an SVG states
};

class FilePen : public Pen {
 public:
  explicit FilePen(const FileStyle& style = {}) : style_(style) {}

  // Returns the whole file.  `width` and `height`: the picture's, before scaling.  `title`: for
  // viewers.  `description`: for screen readers.
  virtual std::string file(float width, float height, std::string_view title,
                           std::string_view description) const = 0;

  float text_width(std::string_view words, FontSize size, Weight weight) const override {
    return measured_text_width(words, size, weight);
  }

 protected:
  const FileStyle& style() const { return style_; }
  Color ink(Color color) const { return style_.grey ? grey_of(color) : color; }

 private:
  FileStyle style_;
};

// Returns six lower-case hexadecimal digits.
std::string hex_digits(Color color);

// Encodes text for LaTeX: escapes special characters, and breaks ligatures that would become
// another character ("--" a dash).  Japanese text is unchanged; LuaLaTeX with luatexja, or upLaTeX,
// typesets it.
std::string escape_latex(std::string_view words);

}  // namespace kanzen

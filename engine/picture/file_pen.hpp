#pragma once
// A pen whose picture becomes a file, and how numbers, colours and words are written in such files.
#include <string>
#include <string_view>

#include "engine/picture/letters.hpp"
#include "engine/picture/pen.hpp"

namespace kanzen {

// How it is drawn, whatever is drawn.
struct FileStyle {
  bool grey = false;  // every colour as the grey that is as light, for printing without colours
  float scale = 1;    // of the file, as printed or shown first; nothing is arranged otherwise
};

class FilePen : public Pen {
 public:
  explicit FilePen(const FileStyle& style = {}) : style_(style) {}

  // The whole file; the size is that of the picture before it is scaled.  `title` is what a viewer
  // calls it, `description` what a screen reader tells.
  virtual std::string file(float width, float height, std::string_view title,
                           std::string_view description) const = 0;

  float text_width(std::string_view words, FontSize size, Weight weight) const override {
    return letters_width(words, size, weight);
  }

 protected:
  const FileStyle& style() const { return style_; }
  Color ink(Color color) const { return style_.grey ? grey_of(color) : color; }

 private:
  FileStyle style_;
};

// In hundredths, without what says nothing: "12", "0.5", "-3.25".
std::string hundredths_text(float value);

// Six small hexadecimal digits.
std::string hex_digits(Color color);

// Words as LaTeX sets them: its special characters escaped, nothing run together to a ligature that
// would make another sign of it ("--" a dash).  Japanese stays as it is: LuaLaTeX with luatexja, or
// upLaTeX, sets it.
std::string latex_text(std::string_view words);

}  // namespace kanzen

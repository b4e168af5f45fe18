#pragma once
// A picture of known size that any pen can draw, with captions and QR codes, and its conversion to
// a file.
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/value.hpp"
#include "engine/picture/file_pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

struct Picture {
  float width = 0, height = 0;     // CSS pixels
  std::string title, description;  // for viewers, for screen readers
  std::function<void(Pen&)> draw;
};

// A QR code as modules, which the front-end generates.
struct QrCode {
  unsigned side = 0;               // modules
  std::vector<std::uint8_t> dark;  // row by row from the top left; 1: dark

  static void fields(auto& self, auto& visit) {
    visit("side", self.side);
    visit("dark", self.dark);
  }
};

// Width of the quiet zone, the light border that readers need (ISO/IEC 18004), in modules.
inline constexpr unsigned quiet_modules = 4;

// Draws the code and its quiet zone in black on white, in every theme.
void draw_qr_code(Pen& pen, const QrCode& code, const Rect& square);

// A part of a legend: the sign of an outcome and its meaning, or words alone.
struct LegendEntry {
  std::optional<Outcome> sign;
  std::string words;
};

// The caption below a picture.
struct Caption {
  std::vector<LegendEntry> legend;  // above the heading, side by side while there is room
  std::string heading;              // the game and its rules
  std::vector<std::string> lines;   // what is shown, and its link
  std::optional<QrCode> qr;         // of the link
  bool empty() const { return legend.empty() && heading.empty() && lines.empty() && !qr; }
};

// Returns the picture with a caption below it.
Picture with_caption(Picture picture, Caption caption, const Theme& theme);

// Returns the picture over a background in one colour.
Picture with_background(Picture picture, Color background);

// Returns the picture as a file.  `OnFile`: the pen for the format, SvgPen or TikzPen; a program
// that writes only one format does not link the other.
template <class OnFile>
std::string picture_file(const Picture& picture, const FileStyle& style = {}) {
  OnFile pen(style);
  picture.draw(pen);
  return pen.file(picture.width, picture.height, picture.title, picture.description);
}

}  // namespace kanzen

#pragma once
// A picture of a known size that any pen draws: what a button and the command line make files of.
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/file_pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

struct Picture {
  float width = 0, height = 0;     // CSS pixels
  std::string title, description;  // what a viewer calls it, what a screen reader tells
  std::function<void(Pen&)> draw;
};

// A QR code as its modules, however they came about: whoever asks for a figure has a library that
// makes them.
struct QrCode {
  unsigned side = 0;               // modules
  std::vector<std::uint8_t> dark;  // row by row from the top left; 1: dark

  static void fields(auto& self, auto& visit) {
    visit("side", self.side);
    visit("dark", self.dark);
  }
};

// Light around the code, in modules, without which readers do not find it (ISO/IEC 18004).
inline constexpr unsigned quiet_modules = 4;

// In black on white, whatever is around it, with the quiet zone.
void draw_qr_code(Pen& pen, const QrCode& code, const Rect& square);

// What stands below a picture.
struct Caption {
  std::string heading;             // the game and its rules
  std::vector<std::string> lines;  // what is shown, and its link
  std::optional<QrCode> qr;        // of the link
  bool empty() const { return heading.empty() && lines.empty() && !qr; }
};

// The picture with its caption below.
Picture with_caption(Picture picture, Caption caption, const Theme& theme);

// The picture over an even ground.
Picture on_ground(Picture picture, Color ground);

// `OnFile`: the pen of the kind of file, SvgPen or TikzPen, so that who makes but one has none of
// the other.
template <class OnFile>
std::string picture_file(const Picture& picture, const FileStyle& style = {}) {
  OnFile pen(style);
  picture.draw(pen);
  return pen.file(picture.width, picture.height, picture.title, picture.description);
}

}  // namespace kanzen

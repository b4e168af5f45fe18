#pragma once
// A picture of a known size that any pen draws: what a button and the command line make files of.
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/file_pen.hpp"
#include "engine/picture/qr_code.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

struct Picture {
  float width = 0, height = 0;     // CSS pixels
  std::string title, description;  // what a viewer calls it, what a screen reader tells
  std::function<void(Pen&)> draw;
};

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

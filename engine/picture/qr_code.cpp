#include "engine/picture/qr_code.hpp"

namespace kanzen {

// Dark modules beside each other are one rectangle, so that no viewer shows seams between them.
void draw_qr_code(Pen& pen, const QrCode& code, const Rect& square) {
  pen.fill(square, rgb(0xFFFFFF));
  const float module = square.width / static_cast<float>(code.side + 2 * quiet_modules);
  const auto at = [&](unsigned place) {
    return module * static_cast<float>(quiet_modules + place);
  };
  for (unsigned row = 0; row < code.side; ++row) {
    for (unsigned column = 0; column < code.side;) {
      const unsigned first = column;
      while (column < code.side && code.dark[row * code.side + column] != 0) ++column;
      if (column > first)
        pen.fill({square.x + at(first), square.y + at(row),
                  module * static_cast<float>(column - first), module},
                 rgb(0x000000));
      else
        ++column;
    }
  }
}

}  // namespace kanzen

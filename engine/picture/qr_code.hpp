#pragma once
// A QR code as its modules, however they came about: whoever asks for a figure has a library that
// makes them.
#include <cstdint>
#include <vector>

#include "engine/picture/pen.hpp"

namespace kanzen {

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

}  // namespace kanzen

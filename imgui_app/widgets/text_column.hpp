#pragma once
// Texts from top to bottom, each of which is also in the mirror.
#include <string>
#include <string_view>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct TextColumn {
  Ui& ui;
  const char* id;  // the mirror's texts have this prefix and a number
  float x, width, y;
  unsigned mirrored_texts = 0;

  static constexpr float line_height = 23;

  // Mirrors a text that has been drawn, and moves on by its height.
  void pass(std::string_view words, float height) {
    ui.mirror_text(id + std::to_string(mirrored_texts++), words, {x, y, width, height});
    y += height;
  }
  void heading(std::string_view words) {
    pass(words, 16 + ui.canvas().paragraph({x, y + 9}, width, words, ui.heading(), 22));
  }
  void paragraph(std::string_view words) {
    pass(words, 6 + ui.canvas().paragraph({x, y}, width, words, ui.quiet(), line_height));
  }
  void point(std::string_view words) {
    ui.canvas().disc({x + 5, y + line_height / 2}, 2.5F, ui.theme.accent);
    pass(words, 4 + ui.canvas().paragraph({x + 16, y}, width - 16, words, ui.quiet(), line_height));
  }
};

}  // namespace kanzen::app

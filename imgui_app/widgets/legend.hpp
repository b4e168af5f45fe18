#pragma once
// Legend: rows from top to bottom that each explain a sign or a text, and paragraphs.
#include <string>
#include <string_view>

#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/text_column.hpp"

namespace kanzen::app {

struct Legend {
  static constexpr float left = 74;  // CSS pixels from the left edge to the meanings
  static constexpr float line = 22;

  Ui& ui;
  Rect area;
  float y = area.y;

  void paragraph(const char* id, std::string_view words) {
    y += 8 + draw_paragraph(ui, id, {area.x, y, area.width, 0}, words, ui.quiet(),
                            TextColumn::line_height);
  }
  // Draws the meaning of a sign that is called `name`.
  void meaning(const std::string& id, std::string_view name, std::string_view words) {
    const float used =
        ui.canvas().paragraph({area.x + left, y}, area.width - left, words, ui.quiet(), line);
    ui.mirror_text(id, fill(ui.words(word::label), {name, words}), {area.x, y, area.width, used});
    y += used + 8;
  }
  // Draws a text as it is drawn elsewhere, and its meaning.
  void text(const std::string& id, std::string_view text_in, std::string_view words) {
    ui.canvas().text({area.x, y + line / 2}, text_in, ui.heading());
    meaning(id, text_in, words);
  }
};

}  // namespace kanzen::app

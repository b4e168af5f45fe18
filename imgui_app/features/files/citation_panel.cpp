// The dialog with the texts of a citation, each in a box above the button that copies it.
#include <algorithm>
#include <vector>

#include "imgui_app/features/files/panels.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Returns the y coordinate below the button.
float draw_citation_text(Ui& ui, const Rect& area, float y, const std::string& name,
                         const Words& copy, std::string_view text) {
  constexpr float padding = 12, line_height = 20;
  const TextStyle style{FontSize::caption, Weight::regular, ui.theme.text};
  std::vector<std::string> lines;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    for (std::string& line :
         ui.canvas().lines(rest.substr(0, end), area.width - 2 * padding, style))
      lines.push_back(std::move(line));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const Rect box{area.x, y, area.width,
                 2 * padding + line_height * static_cast<float>(lines.size())};
  ui.canvas().fill(box, ui.theme.raised, 8);
  float line_y = y + padding + line_height / 2;
  for (const std::string& line : lines) {
    ui.canvas().text({area.x + padding, line_y}, line, style);
    line_y += line_height;
  }
  ui.mirror_text("citation-" + name, text, box);
  const ItemId button = "button-" + name;
  const bool copied = has_copied(ui.state, button);
  fitted_button(ui, button, {area.x, bottom(box) + 8}, ui.words(copied ? word::copied : copy));
  return bottom(box) + 8 + ui.control_height() + 16;
}

float draw_citation(Ui& ui, const CitationDialog& dialog, const Rect& area) {
  if (const auto* done = dialog.done()) {
    float y = draw_citation_text(ui, area, area.y, "copy-bibtex", word::copy_bibtex, done->bibtex);
    y = draw_citation_text(ui, area, y, "copy-citation", word::copy_citation, done->sentence);
    return y - area.y;
  }
  const auto* failed = dialog.failed();
  const std::string words = failed != nullptr ? sentence(ui.language(), failed->reason)
                                              : std::string(ui.words(word::citation_making));
  return draw_paragraph(ui, "citation-note", area, words, ui.quiet(), 22) + 8;
}

}  // namespace

void draw_citation_dialog(Ui& ui, const CitationDialog& dialog) {
  draw_dialog(ui,
              {.name = "citation",
               .heading = ui.words(word::cite),
               .toggle = "button-cite",
               .draw_content = [&](Ui& inner,
                                   const Rect& area) { return draw_citation(inner, dialog, area); },
               .width = 560,
               .least_content = 80});
}

}  // namespace kanzen::app

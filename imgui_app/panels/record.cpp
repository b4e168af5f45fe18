// Game records in the Game tab: opening and saving, and which game of a file it is to be.
#include <algorithm>

#include "imgui_app/model/record.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_offered = 100;  // of a file with more games the first ones

float draw_offered(Ui& ui, const Rect& area, float y) {
  const Record::Offered& offered = *ui.state.record.offered;
  const std::vector<std::string>& names = offered.games;
  y += 16;
  ui.canvas().text({area.x, y}, fill(ui.words(Text::which_record), {std::to_string(names.size())}),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  y += 20;
  const float height = ui.control_height();
  for (std::size_t i = 0; i < std::min(names.size(), most_offered); ++i) {
    const Rect row{area.x, y, area.width, height};
    const std::string& words = names[i];
    const TextStyle style{FontSize::body, Weight::regular, ui.theme.text};
    text_button(ui, RecordItem{i}, row, ui.canvas().fitted(words, area.width - 24, style));
    y += height + 6;
  }
  if (names.size() > most_offered)
    y += ui.canvas().paragraph({area.x, y}, area.width,
                               fill(ui.words(Text::first_records), {std::to_string(most_offered)}),
                               {FontSize::caption, Weight::regular, ui.theme.text2}, 20);
  return y + 8;
}

}  // namespace

float draw_record(Ui& ui, const Rect& area) {
  if (!has_record(ui.state.session->info()) && !ui.state.record.offered) return 0;
  float y = area.y;
  const float height = ui.control_height();
  const float width = (area.width - 8) / 2;
  text_button(ui, ButtonItem{Button::open_record}, {area.x, y, width, height},
              ui.words(Text::open_record));
  text_button(ui, ButtonItem{Button::save_record}, {right(area) - width, y, width, height},
              ui.words(Text::save_record), {.enabled = has_record(ui.state.session->info())});
  y += height + 12;
  if (ui.state.record.offered) y = draw_offered(ui, area, y);
  return y - area.y;
}

float draw_comment(Ui& ui, const Rect& area) {
  const std::string_view comment = comment_here(ui.state);
  if (comment.empty()) return 0;
  const float height =
      6 + ui.canvas().paragraph({area.x, area.y + 6}, area.width, comment,
                                {FontSize::body, Weight::regular, ui.theme.text2}, 22);
  ui.mirror_text("comment", std::string(comment), {area.x, area.y, area.width, height});
  return height + 12;
}

}  // namespace kanzen::app

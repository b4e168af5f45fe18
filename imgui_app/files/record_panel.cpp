// The Game tab's files: opening and saving, and which game of a record it is to be.
#include <algorithm>

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/files/record.hpp"
#include "imgui_app/shell/panels.hpp"
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
  struct FileButton {
    Button button;
    std::string words;
  };
  const auto words = [&](auto id) { return std::string(ui.words(id)); };
  std::vector<FileButton> buttons{{Button::open_record, words(Text::open_record)},
                                  {Button::save_game, words(SavingText::save_game)}};
  if (has_record(ui.state.session->info()))
    buttons.push_back({Button::save_record, words(Text::save_record)});
  if (const auto notation = shown_notation(ui.state))
    buttons.push_back(
        {Button::copy_notation, has_copied(ui.state, Button::copy_notation)
                                    ? words(Text::copied)
                                    : fill(ui.words(SavingText::copy_as), {notation->name})});
  float y = area.y;
  ui.canvas().text({area.x, y + 16}, ui.words(SavingText::files),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  y += 36;
  const float height = ui.control_height();
  const float width = (area.width - 8) / 2;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const float x = i % 2 == 0 ? area.x : right(area) - width;
    text_button(ui, ButtonItem{buttons[i].button}, {x, y, width, height}, buttons[i].words);
    if (i % 2 == 1 || i + 1 == buttons.size()) y += height + 8;
  }
  y += 4;
  if (ui.state.record.offered) y = draw_offered(ui, area, y);
  return y - area.y;
}

float draw_comment(Ui& ui, const Rect& area) {
  const std::string_view comment = comment_here(ui.state);
  if (comment.empty()) return 0;
  const TextStyle style{FontSize::body, Weight::regular, ui.theme.text2};
  const float height =
      6 + ui.canvas().paragraph({area.x, area.y + 6}, area.width, comment, style, 22);
  // Building fonts takes a moment: once for all comments, and not at every step.
  for (const auto& [node, other] : ui.state.record.texts.comments)
    ui.canvas().fonts().note_missing(other, style.size, style.weight);
  ui.mirror_text("comment", std::string(comment), {area.x, area.y, area.width, height});
  return height + 12;
}

}  // namespace kanzen::app

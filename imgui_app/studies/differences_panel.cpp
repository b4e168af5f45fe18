// The first positions that two rule sets value otherwise: a card each, with what both say, why they
// part, and buttons that open it under either.
#include <algorithm>
#include <array>

#include "imgui_app/board/board_view.hpp"
#include "imgui_app/studies/panels.hpp"
#include "imgui_app/studies/studies.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

constexpr float board_side = 104;
constexpr float reason_line_height = 20;

// Writes below each other, and tells all of it as one text.
struct Words {
  Ui& ui;
  Rect area;
  std::string told = {};

  void add(const std::string& words, Weight weight, Color color) {
    const float used = ui.canvas().paragraph({area.x, area.y}, area.width, words,
                                             {FontSize::body, weight, color}, reason_line_height);
    area.y += used + 4;
    told += (told.empty() ? "" : ". ") + words;
  }
};

float draw_buttons(Ui& ui, const Rect& area, const RuleComparison::Done& done, std::size_t number) {
  const ButtonStyle style{.surface = ButtonStyle::Surface::raised, .size = FontSize::caption};
  const float height = ui.control_height();
  float x = area.x;
  float y = area.y;
  const std::size_t first = questioned(done);
  for (const std::size_t side : {first, 1 - first}) {
    const std::string words =
        fill(ui.words(StudyText::open_under), {compared_name(ui.language(), done, side)});
    const float width = std::min(button_width(ui, words, style), area.width);
    if (x > area.x && x + width > right(area)) {
      x = area.x;
      y += height + 8;
    }
    text_button(ui, DifferenceItem{number, done.comparison().rules[side]}, {x, y, width, height},
                words, style);
    x += width + 8;
  }
  return y + height - area.y;
}

float draw_difference(Ui& ui, const Rect& area, const RuleComparison::Done& done,
                      std::size_t number) {
  const Difference& difference = done.comparison().first[number];
  const BoardView& board = done.boards[number];
  const Language language = ui.language();
  const bool beside = area.width >= 360;
  draw_thumbnail(ui, {area.x, area.y, board_side, board_side}, board);
  const float left = board_side + 16;
  Words words{ui, {area.x + left, area.y, area.width - left, 0}};
  words.add(reached_words(language, difference), Weight::semibold, ui.theme.text);
  if (!beside) {
    words.area = {area.x, std::max(words.area.y, area.y + board_side + 8), area.width, 0};
  }
  const std::size_t first = questioned(done);
  for (const std::size_t side : {first, 1 - first})
    words.add(claim_words(language, done, difference, board.to_move, side), Weight::regular,
              ui.theme.text);
  words.add(reason_words(language, done, difference), Weight::regular, ui.theme.text2);
  ui.mirror_text("difference-" + std::to_string(number), words.told,
                 {area.x, area.y, area.width, words.area.y - area.y});
  const Rect buttons{words.area.x, words.area.y + 4, words.area.width, 0};
  const float end = buttons.y + draw_buttons(ui, buttons, done, number);
  return std::max(end - area.y, board_side);
}

}  // namespace

float draw_first_differences(Ui& ui, const Rect& area, const RuleComparison::Done& done) {
  const Comparison& comparison = done.comparison();
  if (comparison.first.empty())
    return draw_study_heading(ui, area, "first", std::string(ui.words(StudyText::first_none)));
  const std::string heading = fill(ui.words(StudyText::first_heading),
                                   {compared_name(ui.language(), done, 1 - questioned(done))});
  const float top = area.y + draw_study_heading(ui, area, "first", heading);
  const std::size_t columns = area.width >= 760 ? 2 : 1;
  const float width =
      (area.width - card_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  // In pairs, so that they are read in their order.
  float y = top;
  for (std::size_t i = 0; i < comparison.first.size(); i += columns) {
    CardRow row(ui);
    for (std::size_t k = i; k < std::min(i + columns, comparison.first.size()); ++k)
      row.add({area.x + static_cast<float>(k - i) * (width + card_gap), y, width, 0}, false,
              [&](const Rect& inner) { return draw_difference(ui, inner, done, k); });
    y += row.finish() + card_gap;
  }
  return y - area.y;
}

}  // namespace kanzen::app

#include "imgui_app/studies/panels.hpp"

#include <algorithm>

#include "imgui_app/studies/studies.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

StudyText title_of(Study study) {
  switch (study) {
    case Study::comparison: return StudyText::comparison;
    case Study::rounds: return StudyText::rounds;
    case Study::counts: break;
  }
  return StudyText::counts;
}

}  // namespace

float draw_study_choice(Ui& ui, const Rect& area) {
  const auto studies = studies_of(ui.state.session->info());
  if (studies.size() < 2) return 0;
  const Study shown = shown_study(ui.state);
  std::vector<Choice> choices;
  for (const Study study : studies)
    choices.push_back({StudyItem{study}, ui.words(title_of(study)), study == shown});
  const float wanted = 168 * static_cast<float>(choices.size());
  const float height = ui.control_height();
  segments(ui, {area.x, area.y, std::min(area.width, wanted), height}, choices,
           MirrorItem::Kind::tab);
  return height + 12;
}

void draw_study(Ui& ui, const Layout& layout, float scroll) {
  Rect area = moved(layout.statistics, 0, -scroll);
  if (layout.statistics.height > 0) area.width = right(layout.table) - area.x;
  float y = area.y + draw_study_choice(ui, area);
  const Rect below{area.x, y, area.width, 0};
  const bool compares = shown_study(ui.state) == Study::comparison;
  y += compares ? draw_comparison(ui, below) : draw_rounds(ui, below);
  float& height = ui.memory().heights["statistics"];
  if (height != y - area.y + 24) ui.request_frame();
  height = y - area.y + 24;
}

float draw_card_pair(Ui& ui, const Rect& area, const CardPair& pair) {
  if (!has_two_columns(area)) {
    float y = area.y;
    for (const CardContent* content : {&pair.first, &pair.second})
      if (*content)
        y += draw_card_around(ui, {area.x, y, area.width, 0}, false, *content) + card_gap;
    return y - area.y;
  }
  const float first = (area.width - card_gap) * pair.share;
  const float second = area.width - card_gap - first;
  const float left = pair.first_on_the_right ? second : first;
  const float further = area.x + left + card_gap;
  CardRow row(ui);
  if (pair.first)
    row.add({pair.first_on_the_right ? further : area.x, area.y, first, 0}, false, pair.first);
  if (pair.second)
    row.add({pair.first_on_the_right ? area.x : further, area.y, second, 0}, false, pair.second);
  return row.finish() + card_gap;
}

float draw_study_title(Ui& ui, const Rect& area, const std::string& title,
                       const std::string& detail) {
  const float head =
      4 + ui.canvas().paragraph({area.x, area.y + 4}, area.width, title,
                                {FontSize::title, Weight::semibold, ui.theme.text}, 32);
  const float used =
      ui.canvas().paragraph({area.x, area.y + head + 4}, std::min(area.width, 760.0F), detail,
                            {FontSize::body, Weight::regular, ui.theme.text2}, 22);
  ui.mirror_text("study", title + ". " + detail, {area.x, area.y, area.width, head + 4 + used});
  return head + 4 + used + 12;
}

float draw_study_heading(Ui& ui, const Rect& area, const std::string& id,
                         const std::string& words) {
  const float used = ui.canvas().paragraph({area.x, area.y + 4}, area.width, words,
                                           {FontSize::body, Weight::semibold, ui.theme.text}, 24);
  ui.mirror_text(id, words, {area.x, area.y, area.width, used + 8});
  return used + 12;
}

}  // namespace kanzen::app

// How many positions there are of each size of a game, counted one after the other while the
// visitor looks; and how many are new at each ply.
#include <algorithm>
#include <cmath>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/studies/panels.hpp"
#include "imgui_app/studies/studies.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

// 0 to 1, by the logarithm.
float logarithmic_share(std::uint64_t count, std::uint64_t most) {
  return static_cast<float>(std::log1p(static_cast<double>(count)) /
                            std::log1p(static_cast<double>(std::max<std::uint64_t>(most, 1))));
}

std::string growth_words(const Ui& ui, const Growth& growth, std::size_t number) {
  const Growth::Counted& counted = growth.counted[number];
  const std::string title = full_title(ui.language(), counted.game->info());
  const std::string seconds = seconds_words(ui.language(), counted.seconds);
  const std::string positions = with_commas(counted.positions);
  if (number == 0) return fill(ui.words(StudyText::growth_row_first), {title, positions, seconds});
  const auto before = static_cast<double>(growth.counted[number - 1].positions);
  const auto factor = std::llround(static_cast<double>(counted.positions) / before);
  return fill(ui.words(StudyText::growth_row),
              {title, positions, with_commas(static_cast<std::uint64_t>(factor)), seconds});
}

float draw_rows(Ui& ui, const Rect& area, const Growth& growth) {
  std::uint64_t most = 1;
  for (const Growth::Counted& counted : growth.counted) most = std::max(most, counted.positions);
  float y = area.y;
  for (std::size_t i = 0; i < growth.counted.size(); ++i) {
    const std::string words = growth_words(ui, growth, i);
    const float used = ui.canvas().paragraph({area.x, y}, area.width, words,
                                             {FontSize::body, Weight::regular, ui.theme.text}, 20);
    progress_bar(ui, {area.x, y + used + 2, area.width, 6},
                 logarithmic_share(growth.counted[i].positions, most));
    ui.mirror_text("growth-" + std::to_string(i), words, {area.x, y, area.width, used + 8});
    y += used + 18;
  }
  return y - area.y;
}

}  // namespace

float draw_growth(Ui& ui, const Rect& area) {
  const Growth& growth = ui.state.studies.growth;
  float y = area.y + draw_study_heading(ui, area, "growth",
                                        std::string(ui.words(StudyText::growth_heading)));
  const TextStyle quiet{FontSize::body, Weight::regular, ui.theme.text2};
  const bool idle = growth.counted.empty() && !growth.counting;
  if (idle)
    y += 6 + ui.canvas().paragraph({area.x, y}, area.width, ui.words(StudyText::growth_detail),
                                   quiet, 22);
  y += draw_rows(ui, {area.x, y, area.width, 0}, growth);
  if (growth.error)
    y += 6 + ui.canvas().paragraph({area.x, y}, area.width,
                                   std::string(ui.words(StudyText::growth_failed)) + ": " +
                                       sentence(ui.language(), *growth.error),
                                   {FontSize::body, Weight::regular, ui.theme.text}, 22);
  const float height = ui.control_height();
  if (growth.counting) {
    const std::string words = fill(ui.words(StudyText::growth_counting),
                                   {full_title(ui.language(), growth.counting->info())});
    ui.canvas().text({area.x, y + height / 2}, words, quiet);
    ui.mirror_text("growth-counting", words, {area.x, y, area.width, height});
    const float width = button_width(ui, ui.words(Text::cancel));
    text_button(ui, ButtonItem{Button::cancel_growth}, {right(area) - width, y, width, height},
                ui.words(Text::cancel));
    return y + height - area.y;
  }
  const bool finished = growth.counted.size() >= growing_games(ui.state.session->info()).size();
  if (finished) return y - area.y;
  const std::string_view words = ui.words(StudyText::growth_count);
  text_button(ui, ButtonItem{Button::growth}, {area.x, y, button_width(ui, words), height}, words);
  return y + height - area.y;
}

float draw_by_ply(Ui& ui, const Rect& inner, const std::vector<std::uint64_t>& by_ply) {
  constexpr float plot = 120;
  const bool classes = ui.state.session->info().up_to_symmetry;
  const StudyText heading = classes ? StudyText::by_ply_heading : StudyText::by_ply_heading_each;
  const std::uint64_t most = *std::max_element(by_ply.begin(), by_ply.end());
  const float column = inner.width / static_cast<float>(by_ply.size());
  const bool counts = column >= 46;  // are written over the bars
  const float top = inner.y +
                    draw_study_heading(ui, inner, "by-ply", std::string(ui.words(heading))) +
                    (counts ? 12.0F : 0.0F);
  for (std::size_t ply = 0; ply < by_ply.size(); ++ply) {
    const float x = inner.x + column * static_cast<float>(ply);
    const float height = std::max(2.0F, plot * logarithmic_share(by_ply[ply], most));
    ui.canvas().fill({x + 1, top + plot - height, std::max(column - 2, 1.0F), height},
                     ui.theme.accent, 2);
    const std::string words =
        fill(ui.words(StudyText::by_ply_bar), {std::to_string(ply), with_commas(by_ply[ply])});
    ui.mirror_text("new-at-" + std::to_string(ply), words, {x, top, column, plot + 20});
    const auto apart = static_cast<std::size_t>(std::ceil(24 / column));
    if (ply % apart == 0)
      ui.canvas().text({x + column / 2, top + plot + 12}, std::to_string(ply),
                       {FontSize::caption, Weight::regular, ui.theme.text2, Align::centre});
    if (counts)
      ui.canvas().text({x + column / 2, top + plot - height - 8},
                       short_count(static_cast<double>(by_ply[ply])),
                       {FontSize::caption, Weight::regular, ui.theme.text2, Align::centre});
  }
  return top + plot + 22 - inner.y;
}

}  // namespace kanzen::app

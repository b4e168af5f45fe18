// The count at a game's end, so that one sees where the points come from; dead stones are offered
// to be taken off.
#include <algorithm>

#include "engine/core/numbers.hpp"
#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/go/counting.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "imgui_app/widgets/notice.hpp"

namespace kanzen::app {
namespace {

constexpr float figure_row_height = 34;

void draw_row(Ui& ui, const Rect& row, const char* id, const std::string& words,
              const std::string& figure) {
  const float middle = centre(row).y;
  ui.canvas().text({row.x + 23, middle}, words, {FontSize::body, Weight::regular, ui.theme.text});
  ui.canvas().text({right(row), middle}, figure,
                   {FontSize::body, Weight::semibold, ui.theme.text, Align::right});
  ui.mirror_text(id, words + ": " + figure, row);
}

float draw_points(Ui& ui, const Rect& area, const Count& count) {
  const GameInfo& info = ui.state.session->info();
  Rect row{area.x, area.y, area.width, figure_row_height};
  for (const Player player : {Player{0}, Player{1}}) {
    const CountedPoints points = points_of(ui.state, count, player);
    draw_emblem(ui, {row.x + 8, centre(row).y}, 17.5F, player);
    draw_row(ui, row, player == 0 ? "count-first" : "count-second",
             fill(ui.words(Text::count_of_player),
                  {player_name(ui.language(), info, player), std::to_string(points.stones),
                   std::to_string(points.surrounded)}),
             std::to_string(points.all()));
    row.y += figure_row_height;
    if (player == 0 || info.komi.value_or(0) == 0) continue;
    draw_row(ui, row, "count-komi", std::string(ui.words(Text::komi)),
             '+' + half_points(*info.komi));
    row.y += figure_row_height;
  }
  return row.y - area.y;
}

float draw_offer(Ui& ui, const Rect& area) {
  const std::size_t taken = ui.state.counting.dead.size();
  const std::size_t believed = taken > 0 ? 0 : believed_dead(ui.state).size();
  if (taken == 0 && believed == 0) return 0;
  const Text words = taken > 0 ? Text::dead_taken_off : Text::dead_offered;
  const Text action = taken > 0 ? Text::put_dead_back : Text::take_dead_off;
  const std::string sentence = fill(ui.words(words), {std::to_string(taken + believed)});
  return 12 + draw_card_around(ui, area, false, [&](const Rect& inner) {
           return draw_notice(
               ui, inner,
               {ui.words(Text::dead_heading), sentence, Button::dead_stones, ui.words(action)});
         });
}

}  // namespace

float draw_count(Ui& ui, const Rect& area) {
  const auto count = final_count(ui.state);
  if (!count) return 0;
  float y = area.y + draw_offer(ui, area);
  ui.canvas().text({area.x, y + 16}, ui.words(Text::count_heading),
                   {FontSize::body, Weight::semibold, ui.theme.text});
  y += 34;
  y += draw_points(ui, {area.x, y, area.width, 0}, *count);
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2};
  const auto neutral = static_cast<std::size_t>(
      std::count(count->owners.begin(), count->owners.end(), std::nullopt));
  if (neutral > 0) {
    y += ui.canvas().paragraph({area.x, y + 4}, area.width,
                               fill(ui.words(Text::count_neutral), {std::to_string(neutral)}),
                               quiet, 20) +
         6;
  }
  y += ui.canvas().paragraph({area.x, y + 4}, area.width, ui.words(Text::count_explained), quiet,
                             20);
  return y + 8 - area.y;
}

}  // namespace kanzen::app

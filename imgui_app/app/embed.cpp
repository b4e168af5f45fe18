// A board embedded in another page: board, verdict, hands, the best row of each outcome, the link
// to the full page, and steps. A small board shows the same in less space.
#include <algorithm>
#include <span>

#include "engine/session/position_queries.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/moves.hpp"
#include "imgui_app/widgets/steps.hpp"
#include "imgui_app/widgets/turn.hpp"

namespace kanzen::app {
namespace {

constexpr float embed_pill_gap = 4;

// Draws a verdict without a second part: in two lines of the larger size, else in as many lines as
// it needs.
void draw_long_verdict(Ui& ui, const Rect& area, std::string_view words) {
  TextStyle style{FontSize::figure, Weight::semibold, ui.theme.text};
  constexpr float height = 27;
  const float wanted = ui.canvas().text_width(words, style.size, style.weight);
  const bool two_lines = wanted < 1.8F * area.width && area.height >= 2 * height;
  if (!two_lines) style.size = FontSize::body;
  ui.canvas().paragraph({area.x, area.y}, area.width, words, style, two_lines ? height : 20);
}

// Draws the verdict in one line or, if the area is higher, with the distance in a second line.
void draw_embed_verdict(Ui& ui, const Rect& area, bool compact) {
  Verdict verdict = *ui.verdict;
  if (is_bot_thinking(ui.state)) verdict.title_short = verdict.detail;  // there is no room for both
  ui.mirror_text("verdict", verdict.title, area);
  Canvas& canvas = ui.canvas();
  const bool one_line = area.height < 40;
  const float radius = compact ? 8 : 10;
  const float first = one_line ? centre(area).y : area.y + (compact ? 12.0F : 20.0F);
  const float left = area.x + 2 * radius + (compact ? 6.0F : 10.0F);
  const float width = right(area) - left;
  draw_verdict_sign(ui, verdict, {area.x + radius, first}, radius, 2 * radius);
  const std::string& words =
      one_line && !is_bot_thinking(ui.state) ? verdict.title : verdict.title_short;
  const TextStyle style =
      canvas.fitting(words, width, {FontSize::title, Weight::semibold, ui.theme.text});
  const FontSize least = verdict.title_rest.empty() ? FontSize::figure : FontSize::body;
  const bool fits = canvas.text_width(words, least, style.weight) <= width;
  if (!fits && !one_line)
    return draw_long_verdict(ui, from_corners(left, first - 9, right(area), bottom(area)),
                             verdict.title);
  canvas.text({left, first}, canvas.fitted(words, width, style), style);
  if (one_line || verdict.title_rest.empty()) return;
  const bool small = compact || style.size == FontSize::body;
  const FontSize below = small ? FontSize::body : FontSize::figure;
  canvas.text({left, first + (small ? 22.0F : 27.0F)}, verdict.title_rest,
              {below, Weight::regular, ui.theme.text2});
}

// Returns how many pills of the best rows fit next to each other without cutting off a move.
std::size_t pills_in_row(Ui& ui, std::span<const RankedGroup> groups, float width) {
  constexpr float most = 4;
  float widest = 0;
  for (const RankedGroup& group : groups)
    for (const MoveView* move : group.rows.front().moves)
      widest = std::max(widest, move_pill_width(ui, *move) + embed_pill_gap);
  return static_cast<std::size_t>(std::clamp(width / std::max(widest, 1.0F), 1.0F, most));
}

// Draws the best row of each outcome with as many pills as fit.
void draw_best_rows(Ui& ui, const Rect& area) {
  const std::vector<RankedGroup> groups = ranked_move_groups(*ui.state.session);
  constexpr float height = 34, between = 5, narrow = 160;
  const float chip = area.width < narrow ? 42 : 54;
  const std::size_t fitting = pills_in_row(ui, groups, area.width - chip);
  const float pill = (area.width - chip) / static_cast<float>(fitting) - embed_pill_gap;
  float y = area.y;
  std::size_t shown = 0;
  for (const RankedGroup& group : groups) {
    const RankedRow& row = group.rows.front();
    if (y + height > bottom(area)) break;
    value_chip(ui, {area.x, y, chip, height}, row.value, {.soft = true, .radius = 8});
    const std::size_t pills = std::min(row.moves.size(), fitting);
    for (std::size_t i = 0; i < pills; ++i) {
      const float x =
          area.x + chip + embed_pill_gap + static_cast<float>(i) * (pill + embed_pill_gap);
      const bool wide = !move_note(ui.state, *row.moves[i]).empty();
      if (wide && i > 0) break;
      draw_move_pill(ui, {x, y, wide ? area.width - chip - 4 : pill, height}, *row.moves[i]);
      ++shown;
    }
    y += height + between;
  }
  const std::size_t all = ui.state.session->move_count();
  if (shown == 0 || shown >= all || y + 20 > bottom(area)) return;
  const float left = area.x + (area.width < narrow ? 0 : chip + 4);
  const TextStyle style = ui.caption();
  const std::string more = fill(ui.words(word::more_moves), {std::to_string(all - shown)});
  ui.canvas().text({left, y + 10}, ui.canvas().fitted(more, right(area) - left, style), style);
}

// Draws the button that opens the full page, with the page's name if there is room, and the game's
// if there is more.
void draw_full_page_link(Ui& ui, const Rect& row) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  const float button = std::min(row.height, 44.0F);
  icon_button(ui, "button-open", {right(row) - button, row.y, button, row.height}, Icon::open,
              ui.words(word::open_full), {.surface = ButtonStyle::Surface::bare});
  const std::string_view name = ui.words(word::product);
  const float width = canvas.text_width(name, FontSize::body, Weight::semibold);
  const float room = row.width - button - width;
  if (room < 4) return;
  constexpr float room_for_game = 90;
  const bool with_game = room >= room_for_game;
  const float left = with_game ? row.x : right(row) - button - width;
  canvas.text({left, middle}, name, ui.heading());
  if (!with_game) return;
  const GameInfo& info = ui.state.session->info();
  const TextStyle style = ui.caption();
  const std::string what =
      fill(ui.words(word::rules_suffix),
           {game_title(ui.language(), info), rules_name(ui.language(), info, info.rules)});
  canvas.text({left + width + 7, middle}, canvas.fitted(what, room - 12, style), style);
}

void draw_embed_steps(Ui& ui, const Rect& row) {
  const bool narrow = row.width < 4 * 44;  // only one step back and forward
  const float width = std::min(44.0F, (row.width - 6) / 2);
  float x = row.x;
  for (std::size_t i = narrow ? 1U : 0U; i < (narrow ? 3U : 4U); ++i) {
    draw_step(ui, i, {x, row.y, width, row.height}, ButtonStyle::Surface::raised);
    x += width + 6;
  }
}

void draw_embed_moves(Ui& ui, const Rect& area) {
  ui.push_clip(area);
  const bool waits = ui.panels->draw(Place::progress, ui, area) > 0;
  if (!waits && ui.state.view.values && !has_ended(*ui.state.session)) draw_best_rows(ui, area);
  ui.pop_clip();
}

// Draws a player's hand or captures, on a card if it is one of two next to each other.
void draw_embed_tray(Ui& ui, Rect row, Player player) {
  if (row.height > 32) {
    card(ui, row, is_on_move(ui, player));
    row = from_corners(row.x + 10, row.y, right(row) - 10, bottom(row));
  }
  ui.panels->draw(tray_of(player), ui, row);
}

// Draws lines between the parts of a column that has room for them.
void draw_separators(Ui& ui, const Layout& layout) {
  if (layout.compact || layout.arrangement != Arrangement::embed_side_by_side) return;
  const Rect& panel = layout.panel;
  for (const Rect& part : {layout.verdict, layout.trays[1]})
    if (!empty(part)) separator(ui, panel.x, bottom(part) + 3, panel.width);
}

}  // namespace

void draw_embed(Ui& ui, const Layout& layout) {
  const Environment& env = ui.state.environment;
  ui.canvas().fill({0, 0, env.css_width, env.css_height}, ui.theme.surface);
  ui.panels->draw(Place::board, ui, layout.board);
  if (!empty(layout.placing)) ui.panels->draw(Place::placing, ui, layout.placing);
  if (!empty(layout.verdict)) draw_embed_verdict(ui, layout.verdict, layout.compact);
  draw_separators(ui, layout);
  for (const Player player : {Player{0}, Player{1}})
    if (!empty(layout.trays[player])) draw_embed_tray(ui, layout.trays[player], player);
  if (!empty(layout.moves)) draw_embed_moves(ui, layout.moves);
  if (!empty(layout.full_page_link)) draw_full_page_link(ui, layout.full_page_link);
  if (!empty(layout.steps) && ui.panels->draw(Place::turn_buttons, ui, layout.steps) == 0)
    draw_embed_steps(ui, layout.steps);
  ui.panels->draw(Place::overlay, ui, {});
}

}  // namespace kanzen::app

#include "imgui_app/widgets/moves.hpp"

#include <algorithm>
#include <string>

#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
namespace {

constexpr float pill_gap = 6;
constexpr float narrowest_pill = 74;
constexpr float roomy_pill = 84;        // least width with more room around the piece
constexpr float room_for_reason = 120;  // least width of a pill that states why its move loses

// Returns the distance from a pill's left edge to its text.
float text_of_pill(float width) { return width < roomy_pill ? 29.0F : 35.0F; }

}  // namespace

float draw_group_head(const MoveListArea& list, float y, std::string_view name, Color color,
                      std::size_t moves) {
  constexpr float room_for_number = 32;
  Canvas& canvas = list.ui.canvas();
  const TextStyle style = canvas.fitting(name, list.area.width - room_for_number,
                                         {FontSize::body, Weight::semibold, color});
  canvas.text({list.area.x, y + 20}, name, style);
  const float after = canvas.text_width(name, style.size, style.weight) + 8;
  canvas.text({list.area.x + after, y + 20}, std::to_string(moves), list.ui.quiet());
  return 38;
}

float draw_pills(const MoveListArea& list, float left, float y,
                 const std::vector<const MoveView*>& moves) {
  const float room = right(list.area) - left;
  const int in_a_row = room >= 3 * narrowest_pill + 2 * pill_gap ? 3 : 2;
  const float width =
      (room - static_cast<float>(in_a_row - 1) * pill_gap) / static_cast<float>(in_a_row);
  // A few moves that lose at once are described in words; many have only the sign.
  constexpr std::ptrdiff_t few = 2;
  const bool in_words = few >= std::count_if(moves.begin(), moves.end(), [](const MoveView* move) {
                          return move->mover_loses;
                        });
  int column = 0;
  const float top = y;
  for (const MoveView* move : moves) {
    const bool wide = loses_at_once(*move) ? in_words || !move->mover_loses
                                           : !move_note(list.ui.state, *move).empty();
    if (column == in_a_row || (wide && column > 0)) {
      column = 0;
      y += list.pitch();
    }
    const float x = left + static_cast<float>(column) * (width + pill_gap);
    draw_move_pill(list.ui, {x, y, wide ? room : width, list.pill}, *move);
    column = wide ? in_a_row : column + 1;
  }
  return y + list.pitch() - top;
}

float move_pill_width(Ui& ui, const MoveView& move) {
  const float text =
      4 + ui.canvas().text_width(move_text(ui.state, move), FontSize::body, Weight::semibold);
  const float narrow = text_of_pill(0) + text;
  return narrow < roomy_pill ? narrow : text_of_pill(roomy_pill) + text;
}

void draw_move_pill(Ui& ui, const Rect& rect, const MoveView& move) {
  Canvas& canvas = ui.canvas();
  const bool loses = loses_at_once(move);
  const ItemState item = ui.item({.item = move_item(move.text),
                                  .label = describe_move(ui.state, move),
                                  .rect = rect,
                                  .kind = MirrorItem::Kind::move,
                                  .enabled = may_move(ui.state, move.piece.player),
                                  .arrows = true,
                                  .move = move.text});
  const bool pointed = item.hovered;
  const Color face = loses ? ui.theme.warn_soft : pointed ? ui.theme.accent_soft : ui.theme.raised;
  canvas.fill(rect, face, 8);
  if (loses && item.hot()) canvas.outline(rect, ui.theme.warn, 8, 1.5F);
  if (!loses && pointed) canvas.outline(rect, ui.theme.accent, 8, 2);
  const float middle = rect.y + rect.height / 2;
  constexpr float unit = 29;
  Pose pose;
  if (move.pieces_above > 0) pose.ghost = face;  // the piece moves from below others
  const bool narrow = rect.width < roomy_pill;
  const float dome = rect.x + (narrow ? 15.0F : 18.0F);
  // All pieces stand on the baseline of the emblem, so that their sizes can be compared.
  const GameInfo& info = ui.state.session->info();
  const float off = ui.face().extent(info, ui.face().emblem(info, 0).kind).middle();
  ui.face().stack(ui.drawing(canvas), {dome, middle - off * unit}, unit, {&move.piece, 1}, pose);
  const std::string_view note = move_note(ui.state, move);
  const Weight weight = pointed || loses ? Weight::semibold : Weight::regular;
  const TextStyle style{FontSize::body, weight, ui.theme.text};
  const float left = rect.x + text_of_pill(rect.width);
  const std::string text = move_text(ui.state, move);
  canvas.text_in({left, middle}, right(rect) - left, text, style);
  const float after = left + canvas.text_width(text, FontSize::body, weight) + 9;
  if (loses && rect.width < room_for_reason)
    return draw_warning(canvas, {std::max(after, right(rect) - 12), middle}, 14, ui.theme.warn,
                        ui.theme.warn_soft);
  canvas.text({after, middle}, note,
              {FontSize::body, Weight::regular, loses ? ui.theme.warn : ui.theme.text2});
  if (loses)
    draw_warning(canvas, {right(rect) - 21, middle}, 19, ui.theme.warn, ui.theme.warn_soft);
}

}  // namespace kanzen::app

// The Moves tab: all legal moves, grouped by outcome and sorted by distance.
#include <algorithm>
#include <array>
#include <span>

#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/analysis/panels.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/moves.hpp"

namespace kanzen::app {
namespace {

ChipStyle chip_style(const MoveListArea& list) {
  return {.soft = true, .radius = 8, .size = list.pill > 40 ? FontSize::figure : FontSize::body};
}

bool shows_worse_by(const MoveListArea& list, const RankedRow& row) {
  return row.worse_by != 0 && shown_unit(list.ui.state) == Unit::plies;
}

// Returns the width of all chips, in which the widest pair of distance and difference fits.
float chip_width(const MoveListArea& list, const std::vector<RankedGroup>& groups) {
  constexpr float between = 12;
  float widest = narrowest_chip;
  for (const RankedGroup& group : groups)
    for (const RankedRow& row : group.rows)
      if (shows_worse_by(list, row))
        widest = std::max(widest, value_chip_width(list.ui, row.value, chip_style(list)) +
                                      list.ui.canvas().text_width(format_signed(row.worse_by),
                                                                  FontSize::caption) +
                                      between);
  return widest;
}

float draw_row(const MoveListArea& list, float y, const RankedRow& row) {
  const Rect chip{list.area.x, y, list.chip, list.pill};
  value_chip(list.ui, chip, row.value, chip_style(list));
  // The sign is part of the number: a loss is worse with fewer plies, a win with more.
  if (shows_worse_by(list, row))
    list.ui.canvas().text({right(chip) - 5, centre(chip).y}, format_signed(row.worse_by),
                          list.ui.caption(Align::right));
  return draw_pills(list, list.area.x + list.chip + 8, y, row.moves);
}

Words group_name(Outcome outcome) {
  if (outcome == Outcome::draw) return word::group_draws;
  return outcome == Outcome::win ? word::group_wins : word::group_loses;
}

// Draws what the moves of a group give up.
void draw_cost(const MoveListArea& list, float y, const RankedGroup& group) {
  Ui& ui = list.ui;
  const auto opponent = static_cast<Player>(1 - ui.state.session->board().to_move);
  const std::string cost = group.outcome == Outcome::draw
                               ? std::string(ui.words(word::gives_up_win))
                               : fill(ui.words(word::hands_win), {player_name(ui.state, opponent)});
  ui.canvas().text({right(list.area), y}, cost, ui.caption(Align::right));
}

// Draws the moves that a search has not solved, as a group of their own.
float draw_unsolved(const MoveListArea& list, float y, bool alone) {
  const std::vector<const MoveView*> moves = unsolved_moves(list.ui.state);
  if (moves.empty()) return y;
  Ui& ui = list.ui;
  if (!alone) {
    separator(ui, list.area.x, y + 5, list.area.width);
    y += 10;
  }
  const std::string_view name = ui.words(word::group_not_solved);
  const float head = draw_group_head(list, y, name, ui.theme.text2, moves.size());
  ui.mirror_text("not-solved", std::string(name) + ": " + std::to_string(moves.size()),
                 {list.area.x, y + 8, list.area.width, 24});
  return y + head + draw_pills(list, list.area.x, y + head, moves);
}

float draw_groups(MoveListArea list, float y) {
  const std::vector<RankedGroup> groups = kanzen::ranked_move_groups(*list.ui.state.session);
  list.chip = chip_width(list, groups);
  const bool compact = list.pill > 40;
  for (const RankedGroup& group : groups) {
    if (!compact) {
      if (&group != &groups.front()) {
        separator(list.ui, list.area.x, y + 5, list.area.width);
        y += 10;
      }
      if (group.costs) draw_cost(list, y + 20, group);
      y += draw_group_head(list, y, list.ui.words(group_name(group.outcome)),
                           outcome_color(list.ui.theme, group.outcome), group.moves);
    }
    for (const RankedRow& row : group.rows) y += draw_row(list, y, row);
  }
  return draw_unsolved(list, y, groups.empty());
}

// Returns the height used.
float draw_head(Ui& ui, const Rect& area) {
  const std::size_t count = ui.state.session->move_count();
  const std::string words = fill(ui.words(word::legal_moves), {std::to_string(count)});
  const float tall = ui.touch() ? 44.0F : 28.0F;
  const float middle = area.y + 2 + tall / 2;
  const float room =
      area.width - ui.canvas().text_width(words, FontSize::body, Weight::semibold) - 12;
  const float wide = std::min(ui.touch() ? 160.0F : 128.0F, room);
  ui.canvas().text({area.x, middle}, words, ui.heading());
  const Unit unit = shown_unit(ui.state);
  if ((unit != Unit::plies && unit != Unit::moves) || !ui.state.view.values) return tall + 10;
  const std::array choices{
      Choice{"unit-plies", ui.words(word::unit_plies), ui.state.settings.unit == Unit::plies},
      Choice{"unit-moves", ui.words(word::unit_moves), ui.state.settings.unit == Unit::moves}};
  segments(ui, {right(area) - wide, middle - tall / 2, wide, tall}, choices,
           MirrorItem::Kind::toggle, ui.touch() ? FontSize::body : FontSize::caption);
  return tall + 10;
}

// Returns the forbidden point under the pointer, or the one that was last refused, or the first one
// that is not suicide: such points are few, and the board does not show the reason.
const ForbiddenSquare* explained_forbidden(const Ui& ui) {
  const BoardView& board = ui.state.session->board();
  if (const auto pointed = square_of(board, ui.hot_now()))
    if (const auto* forbidden = forbidden_at(board, *pointed)) return forbidden;
  if (const auto& refused = ui.state.board.refused) return forbidden_at(board, *refused);
  const auto by_past = std::find_if(board.forbidden.begin(), board.forbidden.end(),
                                    [](const auto& one) { return one.reason != "suicide"; });
  return by_past == board.forbidden.end() ? nullptr : &*by_past;
}

float draw_forbidden(Ui& ui, const Rect& area, const ForbiddenSquare& forbidden) {
  const BoardView& board = ui.state.session->board();
  const std::string heading =
      fill(ui.words(word::forbidden_here),
           {capitalised(board.squares[forbidden.square].name), mover_name(ui.state)});
  const std::string reason = capitalised(sentence(ui.language(), forbidden.words));
  return draw_card_around(ui, area, CardTone::warning, [&](const Rect& inner) {
    return draw_notice(ui, inner, {heading, reason, {}, {}});
  });
}

// Draws the evaluation or a hint instead of a list: such moves differ only in their points, which
// the board shows better.
float draw_by_board(const MoveListArea& list, float y) {
  Ui& ui = list.ui;
  const Rect area{list.area.x, y, list.area.width, 0};
  y += ui.panels->draw(Place::evaluation, ui, area);
  if (y == area.y)
    y += 4 + ui.canvas().paragraph({area.x, y}, area.width, ui.words(word::place_by_board),
                                   ui.quiet(), 24);
  if (const ForbiddenSquare* forbidden = explained_forbidden(ui))
    y += 8 + draw_forbidden(ui, {area.x, y + 8, area.width, 0}, *forbidden);
  return y;
}

// Draws the moves without values, those that lose at once last.
float draw_unranked_list(const MoveListArea& list, float y) {
  std::vector<const MoveView*> moves;
  for (const MoveView& move : list.ui.state.session->moves()) moves.push_back(&move);
  std::stable_partition(moves.begin(), moves.end(),
                        [](const MoveView* move) { return !loses_at_once(*move); });
  return y + draw_pills(list, list.area.x, y, moves);
}

float draw_ended(Ui& ui, const Rect& area) {
  const Verdict& verdict = *ui.verdict;
  const float used = draw_notice(
      ui, area, {verdict.title, verdict.detail, "button-replay", ui.words(word::replay)});
  return used + ui.panels->draw(Place::count, ui, moved(area, 0, used + 16));
}

float draw_legal_moves(Ui& ui, const Rect& area) {
  if (has_ended(*ui.state.session)) return draw_ended(ui, area);
  const MoveListArea list{ui, area, ui.layout->pill};
  float y = area.y;
  if (ui.state.session->info().has_estimates_only()) return draw_by_board(list, y) - area.y;
  y += draw_head(ui, area);
  if (shows_search_card(ui.state))
    y += draw_position_search(ui, {area.x, y + 4, area.width, 0}) + 16;
  const float card_top = y + 4;
  if (shows_solving_card(ui.state)) y += draw_solving(ui, {area.x, card_top, area.width, 0}) + 16;
  // The button for it is below the moves, so the panel scrolls to the card. Small games are solved
  // automatically.
  const bool asked = ui.state.session->info().is_large();
  const bool solving = asked && ui.state.values.solving.shown() != nullptr;
  ui.follow("solving", solving ? 1 : 0, {area.x, card_top, area.width, y - card_top});
  // Replaces the card. For values that were opened from storage, the Game tab and the statistics
  // have this line.
  if (shows_save_line(ui.state) &&
      ui.state.values.solving.done()->source == Solving::Source::solver)
    y += draw_save_line(ui, {area.x, y, area.width, 0}) + 4;
  const bool valued = ui.state.view.values && ui.state.session->analysis() != nullptr;
  y = valued ? draw_groups(list, y) : draw_unranked_list(list, y + 6);
  if (shows_table(ui.state)) y += 12 + draw_table_line(ui, {area.x, y + 12, area.width, 0});
  return y - area.y;
}

}  // namespace

float draw_moves(Ui& ui, const Rect& area) {
  const float moves = draw_legal_moves(ui, area);
  if (!ui.state.view.values) return moves;
  return moves + 12 + ui.panels->draw(Place::moves_foot, ui, moved(area, 0, moves + 12));
}

// The perfect line: best play by both sides from the current position, or the line that playouts
// expect. A click on a move plays the line up to it; the button plays out a perfect line.

namespace {

constexpr float line_pitch = 26;

// Marks that more moves follow, with their number if the line is known to its end.
std::string words_of_rest(const Ui& ui, std::size_t all) {
  const Analysis* analysis = ui.state.session->analysis();
  if (analysis != nullptr && !analysis->missing_chunks.empty()) return "...";
  if (all <= most_line_moves) return {};
  return fill(ui.words(word::more_moves), {std::to_string(all - most_line_moves)});
}

float draw_line_moves(Ui& ui, const Rect& area, std::span<const std::string> line) {
  Canvas& canvas = ui.canvas();
  Player player = ui.state.session->board().to_move;
  float x = area.x;
  float y = area.y;
  const std::vector<std::string> moves = line_texts(
      ui.state, ui.state.session->current(), line.first(std::min(line.size(), most_line_moves)));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string& move = moves[i];
    const float width = canvas.text_width(move, FontSize::body) + 14;
    if (x + width > right(area)) {
      x = area.x;
      y += line_pitch;
    }
    const ItemState item = ui.item({.item = line_item(i + 1),
                                    .label = move,
                                    .rect = {x - 3, y - 12, width + 8, 24},
                                    .kind = MirrorItem::Kind::move});
    if (item.hovered) canvas.fill({x - 3, y - 12, width + 8, 24}, ui.theme.accent_soft, 6);
    ui.face().name_mark(ui.drawing(canvas), {x + 5, y}, 8, player);
    canvas.text({x + 13, y}, move, ui.body());
    x += width + 15;
    player = static_cast<Player>(1 - player);
  }
  const std::string rest = words_of_rest(ui, line.size());
  if (x + canvas.text_width(rest, FontSize::body) > right(area)) {
    x = area.x;
    y += line_pitch;
  }
  canvas.text({x, y}, rest, ui.quiet());
  return y + line_pitch - area.y;
}

Words heading_of_line(const Analysis* analysis) {
  if (analysis == nullptr) return word::expected_line;
  return analysis->value.outcome == Outcome::draw ? word::perfect_line_draw : word::perfect_line;
}

// Returns the button's left edge.
float draw_play_out(Ui& ui, const Rect& area) {
  const bool running = ui.state.play.line_due.has_value();
  const ButtonStyle style{.size = FontSize::caption, .active = running};
  const std::string_view words = ui.words(running ? word::stop : word::play_out);
  const float width = button_width(ui, words, style, true);
  const float height = ui.touch() ? 44.0F : 30.0F;
  const Rect button{right(area) - width, area.y + 26 - height / 2, width, height};
  icon_text_button(ui, "button-play-out", button, running ? Icon::stop : Icon::play, words, style);
  return button.x;
}

}  // namespace

float draw_perfect_line(Ui& ui, const Rect& area) {
  const Analysis* analysis = ui.state.session->analysis();
  constexpr float heading_line = 20;
  const float end = analysis != nullptr ? draw_play_out(ui, area) - 10 : right(area);
  const std::string_view words = ui.words(heading_of_line(analysis));
  const TextStyle style = ui.heading();
  const auto lines = static_cast<float>(ui.canvas().lines(words, end - area.x, style).size());
  ui.canvas().paragraph({area.x, area.y + 26 - lines * heading_line / 2}, end - area.x, words,
                        style, heading_line);
  // Below the button, which is higher for fingers.
  const float first_line = ui.touch() ? 61.0F : 57.0F;
  const float used =
      draw_line_moves(ui, {area.x, area.y + first_line, area.width, 0}, best_line(ui.state));
  return first_line + used + 4;
}

}  // namespace kanzen::app

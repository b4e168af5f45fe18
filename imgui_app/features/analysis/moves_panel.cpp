// The Moves tab: all legal moves, grouped by outcome and sorted by distance.
#include <algorithm>
#include <array>
#include <span>

#include "engine/picture/marks.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/analysis/verdict.hpp"
#include "imgui_app/features/analysis/words.hpp"
#include "imgui_app/features/board/state_queries.hpp"
#include "imgui_app/features/go/evaluation.hpp"
#include "imgui_app/features/panels.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float pill_gap = 6;
constexpr float narrowest_pill = 74;
constexpr float roomy_pill = 84;        // least width with more room around the piece
constexpr float room_for_reason = 120;  // least width of a pill that states why its move loses

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
  if (shows_evaluation(ui.state)) y += draw_evaluation(ui, area, list.pill);
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

// Returns the distance from a pill's left edge to its text.
float text_of_pill(float width) { return width < roomy_pill ? 29.0F : 35.0F; }

float draw_ended(Ui& ui, const Rect& area) {
  const Verdict& verdict = *ui.verdict;
  const float used = draw_notice(
      ui, area, {verdict.title, verdict.detail, "button-replay", ui.words(word::replay)});
  return used + draw_count(ui, moved(area, 0, used + 16));
}

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
  const float space = right(list.area) - left;
  const int in_a_row = space >= 3 * narrowest_pill + 2 * pill_gap ? 3 : 2;
  const float width =
      (space - static_cast<float>(in_a_row - 1) * pill_gap) / static_cast<float>(in_a_row);
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
    draw_move_pill(list.ui, {x, y, wide ? space : width, list.pill}, *move);
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

float draw_moves(Ui& ui, const Rect& area, float pill_height) {
  if (has_ended(*ui.state.session)) return draw_ended(ui, area);
  const MoveListArea list{ui, area, pill_height};
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

// The verdict: the main sentence about the position, and a smaller one below it.

namespace {

// The second sentence: in one line if its style fits, else in two lines.
std::vector<std::string> detail_lines(const Canvas& canvas, float width, const std::string& words,
                                      const TextStyle& style) {
  std::vector<std::string> lines = canvas.lines(words, width, style);
  if (lines.size() > 2) {
    for (std::size_t i = 2; i < lines.size(); ++i) lines[1] += lines[i];
    lines.resize(2);
    lines[1] = canvas.fitted(lines[1], width, style);
  }
  return lines;
}

}  // namespace

void draw_verdict_sign(Ui& ui, const Verdict& verdict, Point middle, float radius, float emblem) {
  Canvas& canvas = ui.canvas();
  switch (verdict.sign) {
    case Verdict::Sign::value:
      return draw_sign(canvas, middle, radius, verdict.outcome,
                       outcome_color(ui.theme, verdict.outcome));
    case Verdict::Sign::loading: return draw_loading_sign(canvas, middle, radius, ui.theme);
    case Verdict::Sign::unknown: return draw_unknown_sign(canvas, middle, radius, ui.theme);
    case Verdict::Sign::player:
      return draw_emblem(ui, middle, emblem, verdict.favoured.value_or(0));
  }
}

void draw_verdict(Ui& ui, const Layout& layout) {
  const Verdict& verdict = *ui.verdict;
  const bool phone = has_phone_bar(layout);
  const Rect& area = layout.verdict;
  Canvas& canvas = ui.canvas();
  const float sign = phone ? 11.0F : 13.0F;
  const float indent = phone ? 32.0F : 40.0F;
  const float room = area.width - indent - (phone ? 0.0F : 8.0F);
  const TextStyle style = canvas.fitting(verdict.detail, room, ui.quiet());
  const auto lines = detail_lines(canvas, room, verdict.detail, style);
  const VerdictLines at = verdict_lines(area.height, phone, lines.size() > 1);
  const float middle = area.y + at.title;
  const State& state = ui.state;
  const bool estimated = state.session->info().has_estimates_only() &&
                         exact_at(state, state.session->current()) == nullptr;
  const Words& label = estimated ? word::estimate_label : phone ? word::values_short : word::values;
  const float toggle_width = canvas.text_width(ui.words(label), FontSize::body) + 50;
  // Stones fill their squares and get the size of the value signs.
  const float emblem = (ui.face().board_style().crossings ? 2.1F : 3.1F) * sign;
  draw_verdict_sign(ui, verdict, {area.x + (phone ? 12.0F : 14.0F), middle}, sign, emblem);
  canvas.text_in({area.x + indent, middle}, area.width - indent - toggle_width - 3, verdict.title,
                 {phone ? FontSize::title : FontSize::verdict, Weight::semibold, ui.theme.text});
  float y = area.y + at.detail;
  for (const std::string& line : lines) {
    canvas.text({area.x + indent, y}, line, style);
    y += at.pitch;
  }
  ui.mirror_text("verdict", verdict.title, area);
  if (state.draft) return;  // it has no values
  toggle(ui, "toggle-values", {right(area) - 2, middle}, ui.words(label), ui.state.view.values);
}

}  // namespace kanzen::app

// The history: step buttons, the plot of the line's values, and the list of moves.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

#include "engine/figure/position_tree.hpp"
#include "engine/picture/charts.hpp"
#include "engine/picture/marks.hpp"
#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/go/evaluation.hpp"
#include "imgui_app/play/hint.hpp"
#include "imgui_app/play/opponents.hpp"
#include "imgui_app/play/turn.hpp"
#include "imgui_app/play/words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

std::string describe_ply(const Ui& ui) {
  const Session& session = *ui.state.session;
  return fill(ui.words(word::ply_of),
              {std::to_string(session.ply()), std::to_string(session.line().size() - 1)});
}

// Returns the ply with its value, or only the ply if the value is hidden or unknown.
std::string describe_bar(const Ui& ui, const ValueBar& bar, std::size_t ply) {
  const Session& session = *ui.state.session;
  if (!bar.value) {
    const std::string last = std::to_string(session.line().size() - 1);
    return fill(ui.words(word::ply_of), {std::to_string(ply), last});
  }
  std::string words = format_value(ui.state, *bar.value, Player{0});
  if (bar.blunder) words += "; " + std::string(ui.words(word::blunder));
  return fill(ui.words(word::ply_label), {std::to_string(ply), words});
}

std::size_t count_blunders(const State& state) {
  if (!state.session->info().has_estimates_only())
    return kanzen::count_blunders(history_bars(*state.session));
  const std::vector<Session::Node> line = state.session->line();
  return static_cast<std::size_t>(std::count_if(
      line.begin(), line.end(), [&](Session::Node node) { return is_blunder(state, node); }));
}

Words heading_of_plot(const State& state) {
  const GameInfo& info = state.session->info();
  if (!info.has_estimates_only()) return word::value_by_ply;
  return info.abilities.scores ? word::score_by_move : word::evaluation_by_move;
}

// Returns the width used: 0 in games by estimate, which have no figure of the plot.
float draw_plot_button(Ui& ui, Point right_middle) {
  if (ui.state.session->info().has_estimates_only()) return 0;
  constexpr float size = 28;
  draw_figure_button(ui, FigureKind::plot,
                     {right_middle.x - size, right_middle.y - size / 2, size, size},
                     ButtonStyle::Surface::bare);
  return size;
}

ValueBar without_value(const ValueBar& bar) {
  return {std::nullopt, std::nullopt, false, bar.current, bar.future};
}

}  // namespace

void draw_step(Ui& ui, std::size_t which, const Rect& rect, ButtonStyle::Surface surface) {
  struct Step {
    Button button;
    Icon icon;
    Words label;
  };
  constexpr Step steps[] = {{Button::first, Icon::first, word::first},
                            {Button::undo, Icon::previous, word::previous},
                            {Button::redo, Icon::next, word::next},
                            {Button::last, Icon::last, word::last}};
  const Session& session = *ui.state.session;
  const bool possible =
      which < 2 ? session.current() != 0 : session.line().back() != session.current();
  icon_button(ui, ButtonItem{steps[which].button}, rect, steps[which].icon,
              ui.words(steps[which].label), {.surface = surface, .enabled = possible});
}

void draw_history_plot(Ui& ui, const Rect& rect) {
  if (ui.state.session->info().has_estimates_only()) return draw_evaluation_plot(ui, rect);
  const std::vector<ValueBar> bars = history_bars(*ui.state.session);
  const bool known = ui.state.view.values;
  const float pitch = std::min(rect.width / static_cast<float>(bars.size()), 47.5F);
  const float axis = rect.y + rect.height / 2;
  const std::size_t every = number_interval(pitch);
  draw_ply_items(ui, rect, pitch, [&](std::size_t ply) {
    return describe_bar(ui, known ? bars[ply] : without_value(bars[ply]), ply);
  });
  separator(ui, rect.x, axis, rect.width);
  for (std::size_t ply = 0; ply < bars.size(); ++ply) {
    const ValueBar& bar = bars[ply];
    if (!known) {  // a dot to click, without a value
      const Point at{rect.x + pitch * (static_cast<float>(ply) + 0.5F), axis};
      ui.canvas().disc(at, bar.current ? 4.0F : 3.0F, bar.current ? ui.theme.text : ui.theme.text2);
      continue;
    }
    const Rect column{rect.x + pitch * static_cast<float>(ply), rect.y, pitch, rect.height};
    const bool numbered = bar.value && (bar.current || ply % every == 0);
    draw_value_bar(ui.drawing(ui.canvas()), column, bar,
                   numbered ? format_distance_number(*bar.value, shown_unit(ui.state)) : "");
  }
}

namespace {

std::string hint_words(const Ui& ui) {
  const std::size_t used = ui.state.play.hints;
  return used == 0 ? std::string(ui.words(word::hint))
                   : fill(ui.words(word::hints_used), {std::to_string(used)});
}

// Draws the button that shows a hint; its words count the hints of the game.
void draw_hint_button(Ui& ui, const Rect& rect, FontSize size) {
  const State& state = ui.state;
  ButtonStyle style{.size = size, .enabled = hint_move(state).has_value()};
  style.active = state.play.hint.has_value();
  if (!style.enabled)
    style.label =
        ui.words(may_move(state, state.session->board().to_move) ? word::hint_needs_values
                                                                 : word::hint_on_your_turn);
  text_button(ui, ButtonItem{Button::hint}, rect, hint_words(ui), style);
}

// Draws the button in the head of a card, if there are hints; returns the width used.
float draw_small_hint(Ui& ui, Point left_middle) {
  if (!has_hints(ui.state)) return 0;
  const float height = ui.touch() ? 32.0F : 28.0F;
  const float width = button_width(ui, hint_words(ui), {.size = FontSize::caption});
  draw_hint_button(ui, {left_middle.x, left_middle.y - height / 2, width, height},
                   FontSize::caption);
  return width + 8;
}

// Draws the ply and the hint between the step buttons; in a narrow row only the hint.
void draw_between_steps(Ui& ui, const Rect& between) {
  const std::string ply = describe_ply(ui);
  const float middle = centre(between).y;
  if (!has_hints(ui.state)) {
    ui.canvas().text(centre(between), ply, ui.quiet(Align::centre));
    return;
  }
  constexpr float gap = 8;
  const float height = between.height - gap;
  const float width = std::min(button_width(ui, hint_words(ui)), between.width - gap);
  const float needed = gap + ui.canvas().text_width(ply, FontSize::body) + 2 * gap + width;
  if (needed > between.width)
    return draw_hint_button(ui, around(centre(between), width, height), FontSize::body);
  ui.canvas().text({between.x + gap, middle}, ply, ui.quiet());
  draw_hint_button(ui, {right(between) - width, middle - height / 2, width, height},
                   FontSize::body);
}

// Draws the sentence for those who do not know the page, in place of a history without moves.
void draw_introduction(Ui& ui, const Rect& area, FontSize size) {
  const std::string introduction = describe_introduction(ui.state);
  const TextStyle style{size, Weight::regular, ui.theme.text2, Align::centre};
  const float line_height = size == FontSize::caption ? 18 : 30;
  const auto lines = ui.canvas().lines(introduction, area.width, style);
  Point middle = centre(area);
  middle.y -= line_height * (static_cast<float>(lines.size()) - 1) / 2;
  for (const std::string& line : lines) {
    ui.canvas().text(middle, line, style);
    middle.y += line_height;
  }
  ui.mirror_text("introduction", introduction, area);
}

// Draws it with the hint in a row.
void draw_introduction_row(Ui& ui, const Rect& row) {
  constexpr float gap = 8;
  float end = right(row) - gap;
  if (has_hints(ui.state)) {
    const float width = button_width(ui, hint_words(ui));
    end -= width;
    draw_hint_button(ui, {end, row.y + gap / 2, width, row.height - gap}, FontSize::body);
    end -= gap;
  }
  draw_introduction(ui, from_corners(row.x + gap, row.y, end, bottom(row)), FontSize::caption);
}

}  // namespace

void draw_steps(Ui& ui, const Rect& rect) {
  card(ui, rect);
  if (shows_introduction(ui.state)) return draw_introduction_row(ui, rect);
  const float width = std::min(rect.width / 6, 64.0F);
  const float places[] = {rect.x, rect.x + width, right(rect) - 2 * width, right(rect) - width};
  // The hint is between back and forward, also for the Tab key.
  for (std::size_t i = 0; i < 4; ++i) {
    if (i == 2)
      draw_between_steps(ui, from_corners(places[1] + width, rect.y, places[2], bottom(rect)));
    draw_step(ui, i, {places[i], rect.y, width, rect.height}, ButtonStyle::Surface::bare);
  }
}

void draw_history(Ui& ui, const Layout& layout) {
  const Rect& area = layout.history;
  Canvas& canvas = ui.canvas();
  card(ui, area);
  const float head = area.y + 18;
  if (shows_introduction(ui.state)) {
    draw_small_hint(ui, {area.x + 16, head + 6});
    return draw_introduction(ui, {area.x + 24, area.y + 40, area.width - 48, area.height - 56},
                             FontSize::figure);
  }
  const float top = area.y + (area.height - 80) / 2;
  for (std::size_t i = 0; i < 4; ++i) {
    const float x = area.x + 12 + 44 * static_cast<float>(i % 2);
    const std::size_t row = i / 2;
    draw_step(ui, i, {x, top + 44 * static_cast<float>(row), 36, 36}, ButtonStyle::Surface::raised);
  }
  const bool roomy = area.width > 430;
  const bool has_values = ui.state.view.values;
  float left = area.x + 116;  // of the room in the card's upper row
  if (roomy && has_values) {
    const std::string_view heading = ui.words(heading_of_plot(ui.state));
    canvas.text({left, head}, heading, ui.caption());
    left += canvas.text_width(heading, FontSize::caption) + 16;
  }
  left += draw_small_hint(ui, {left, head});
  const TextStyle right_caption = ui.caption(Align::right);
  const std::string ply = describe_ply(ui);
  const float ply_end = right(area) - 16 - draw_plot_button(ui, {right(area) - 10, head});
  const float ply_start = ply_end - canvas.text_width(ply, FontSize::caption);
  if (ply_start >= left) canvas.text({ply_end, head}, ply, right_caption);
  const std::size_t blunders = has_values ? count_blunders(ui.state) : 0;
  const std::string words = fill(ui.words(word::blunders), {std::to_string(blunders)});
  const float words_end = ply_start - 24;
  const float words_start = words_end - canvas.text_width(words, FontSize::caption);
  if (blunders > 0 && words_start - 20 >= left) {
    canvas.text({words_end, head}, words, right_caption);
    ui.mirror_text("blunders", words, {words_end - 80, head - 8, 80, 16});
    draw_diamond(canvas, {words_start - 12, head}, 11, ui.theme.warn);
  }
  const Rect plot{area.x + 150, area.y + 33, area.width - 166, area.height - 39};
  const float axis = centre(plot).y;
  for (const Player player : {Player{0}, Player{1}}) {
    const Point at{area.x + 128, axis + (player == 0 ? -18.0F : 18.0F)};
    if (ui.face().board_style().flat_pieces)
      ui.face().name_mark(ui.drawing(canvas), at, 14, player);
    else
      draw_emblem(ui, at, 29, player);
  }
  draw_history_plot(ui, plot);
}

namespace {

// Returns the number of plies per clickable item: in a long line single plies are too narrow.
std::size_t plies_an_item(float pitch) {
  constexpr float thinnest = 4;
  return pitch >= thinnest ? 1 : static_cast<std::size_t>(std::ceil(thinnest / pitch));
}

// Returns the ply under a drag that started on the plot; a vertical drag with a finger scrolls the
// page instead.
std::optional<std::size_t> dragged_to(const Ui& ui, const Rect& rect, float pitch,
                                      std::size_t plies) {
  if (!ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return std::nullopt;
  // The pressed item captures the pointer, and windows above the plot block it.
  if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return std::nullopt;
  const float ratio = ui.state.environment.ratio;
  const ImVec2 from = ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left];
  if (!contains(rect, {from.x / ratio, from.y / ratio})) return std::nullopt;
  const ImVec2 offset = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left);
  if (ui.by_finger() && std::abs(offset.y) > std::abs(offset.x)) return std::nullopt;
  const float column = std::floor((ui.mouse().x - rect.x) / pitch);
  return static_cast<std::size_t>(std::clamp(column, 0.0F, static_cast<float>(plies - 1)));
}

}  // namespace

void draw_ply_items(Ui& ui, const Rect& rect, float pitch,
                    const std::function<std::string(std::size_t ply)>& words_of) {
  const std::size_t all = ui.state.session->line().size();
  const std::size_t current = ui.state.session->ply();
  const std::size_t plies = plies_an_item(pitch);
  for (std::size_t first = 0; first < all; first += plies) {
    // The item that contains the current ply represents that ply.
    const bool here = current >= first && current < first + plies;
    const std::size_t ply = here ? current : first;
    const Rect column{rect.x + pitch * static_cast<float>(first), rect.y,
                      pitch * static_cast<float>(plies), rect.height};
    const ItemState item = ui.item({.item = PlyItem{PlyItem::Place::plot, ply},
                                    .label = words_of(ply),
                                    .rect = column,
                                    .active = here,
                                    .focusable = here});  // Tab focuses only this one (keys.cpp)
    const Rect mark = inset(column, column.width > 12 ? 1 : 0);
    if (here || item.hovered) ui.canvas().fill(mark, ui.theme.raised, 8);
  }
  const auto dragged = dragged_to(ui, rect, pitch, all);
  if (dragged && *dragged != current) ui.activate(PlyItem{PlyItem::Place::plot, *dragged});
}

// The list of moves: the current line in rows of two moves, and below each row its variations.

namespace {

constexpr float ply_number_width = 28;
constexpr std::size_t most_mirrored_rows = 200;  // of longer lists only visible rows are mirrored
constexpr std::size_t moves_shown = 6;           // moves of a variation

void draw_ply(Ui& ui, const Rect& rect, Session::Node node, std::size_t ply) {
  const Session& session = *ui.state.session;
  Canvas& canvas = ui.canvas();
  const std::string move = move_text(ui.state, node);
  const bool current = session.current() == node;
  const Player mover = session.to_move(session.parent(node));
  const ItemState item =
      ui.item({.item = PlyItem{PlyItem::Place::list, ply},
               .label = fill(ui.words(word::ply_label), {std::to_string(ply), move}),
               .rect = rect,
               .active = current});
  if (current || item.hovered) canvas.fill(rect, ui.theme.raised, 8);
  const float middle = rect.y + rect.height / 2;
  ui.face().name_mark(ui.drawing(canvas), {rect.x + 14, middle}, 8, mover);
  canvas.text({rect.x + 24, middle}, move,
              {FontSize::body, current ? Weight::semibold : Weight::regular, ui.theme.text});
  if (!ui.state.view.values) return;
  if (const auto value = session.value(node)) {
    // The value for the mover from the position before the move, as in the Moves panel.
    const Value shown = one_ply_earlier(session.info(), *value);
    const float width = value_chip_width(ui, shown);
    value_chip(ui, {right(rect) - width - 6, middle - 12, width, 24}, shown);
  }
}

// Returns notations such as "c3  b1  a2".
std::string describe_moves(const Ui& ui, std::span<const Session::Node> nodes) {
  std::string words;
  for (const Session::Node node : nodes)
    words += (words.empty() ? "" : "  ") + move_text(ui.state, node);
  return words;
}

// Moves that leave or rejoin the line, the first of them by `mover`; a click goes to `node`.
struct Branch {
  Session::Node node;
  Player mover;
  std::string words, label;
};

void draw_branch(Ui& ui, const Rect& rect, const Branch& branch) {
  const ItemState item =
      ui.item({.item = VariationItem{branch.node}, .label = branch.label, .rect = rect});
  Canvas& canvas = ui.canvas();
  if (item.hovered) canvas.fill(rect, ui.theme.raised, 8);
  // A line that branches off the row above.
  const float middle = rect.y + rect.height / 2;
  const Point corner{rect.x + 8, middle};
  canvas.line({corner.x, rect.y}, corner, ui.theme.line, 1.5F);
  canvas.line(corner, {corner.x + 8, middle}, ui.theme.line, 1.5F);
  ui.face().name_mark(ui.drawing(canvas), {rect.x + 26, middle}, 7, branch.mover);
  ui.push_clip(inset(rect, 2));
  canvas.text({rect.x + 36, middle}, branch.words, ui.caption());
  ui.pop_clip();
}

Player mover_to(const Session& session, Session::Node node) {
  return session.to_move(session.parent(node));
}

// Draws a variation by its first moves.
void draw_variation(Ui& ui, const Rect& rect, Session::Node node, std::size_t ply) {
  const Session& session = *ui.state.session;
  const std::string words = describe_moves(ui, beginning_of(session, node, moves_shown));
  draw_branch(ui, rect,
              {node, mover_to(session, node), words,
               fill(ui.words(word::instead_of), {std::to_string(ply), words})});
}

// Draws the other move orders that lead to the current position, each by its last moves.
float draw_transpositions(Ui& ui, const Rect& area) {
  const Session& session = *ui.state.session;
  if (ui.state.transpositions.empty()) return 0;
  const float height = ui.control_height();
  draw_heading(ui, area, area.y, ui.words(word::also_reached));
  float used = 32;
  for (const Session::Node node : ui.state.transpositions) {
    std::vector<Session::Node> path = path_from_line(session, node);
    if (path.size() > moves_shown) path.erase(path.begin(), path.end() - moves_shown);
    const std::string words = describe_moves(ui, path);
    draw_branch(ui, {area.x, area.y + used, area.width, height},
                {node, mover_to(session, path.front()), words,
                 fill(ui.words(word::same_after), {std::to_string(session.ply(node)), words})});
    used += height;
  }
  return used + 12;
}

// Draws the line's moves from top to bottom: rows of two, each followed by its variations.
class Rows {
 public:
  Rows(Ui& ui, const Rect& area, bool follow)
      : ui_(ui),
        area_(area),
        follow_(follow),
        line_(ui.state.session->line()),
        shown_(inset(ui.clip(), -3 * height_)) {}

  float draw() {
    const Player first_mover = ui_.state.session->to_move(line_.front());
    for (std::size_t ply = 1; ply < line_.size(); ++ply) {
      const std::size_t place = ply - 1 + first_mover;
      if (place % 2 == 0 || ply == 1) begin_row(place / 2 + 1);
      draw_move(ply, place % 2);
      if (place % 2 == 1 || ply + 1 == line_.size()) end_row();
    }
    return y_;
  }

 private:
  Rect row() const { return {area_.x, area_.y + y_, area_.width, height_}; }
  // In a long line only visible rows are drawn and mirrored; all of them would take too long.
  bool is_mirrored() const {
    if (line_.size() <= most_mirrored_rows) return true;
    return row().y + height_ >= shown_.y && row().y <= bottom(shown_);
  }

  void begin_row(std::size_t number) {
    if (!is_mirrored()) return;
    ui_.canvas().text({area_.x, centre(row()).y}, std::to_string(number), ui_.caption());
  }

  void draw_move(std::size_t ply, std::size_t column) {
    const float width = (area_.width - ply_number_width) / 2;
    const Rect rect{area_.x + ply_number_width + static_cast<float>(column) * width, row().y,
                    width - 4, height_};
    const bool current = line_[ply] == ui_.state.session->current();
    if (current && follow_) ui_.follow("current move", line_[ply], rect);
    if (is_mirrored()) draw_ply(ui_, rect, line_[ply], ply);
    for (const Session::Node other : alternatives_to(*ui_.state.session, line_[ply]))
      variations_.push_back({other, ply});
  }

  void end_row() {
    y_ += height_;
    for (const auto& [node, ply] : variations_) {
      const Rect rect{area_.x + ply_number_width, row().y, area_.width - ply_number_width - 4,
                      height_};
      if (is_mirrored()) draw_variation(ui_, rect, node, ply);
      y_ += height_;
    }
    variations_.clear();
  }

  Ui& ui_;
  const Rect area_;
  const bool follow_;
  const float height_ = ui_.touch() ? 44.0F : 32.0F;
  const std::vector<Session::Node> line_;
  const Rect shown_;  // visible area with a margin, so that the focus can move beyond the edge
  float y_ = 0;       // CSS pixels from the area's upper edge
  struct Variation {
    Session::Node node;
    std::size_t ply;
  };
  std::vector<Variation> variations_;  // of the current row
};

// Draws buttons for the current position: make its variation the main line, or delete it.
float draw_line_buttons(Ui& ui, const Rect& area) {
  const Session& session = *ui.state.session;
  if (!may_edit_line(ui.state) || session.current() == 0) return 0;
  float x = area.x;
  const auto button = [&](Button which, std::string_view words, const ButtonStyle& style) {
    x = right(fitted_button(ui, which, {x, area.y}, words, style)) + 8;
  };
  if (!is_on_main_line(session)) button(Button::promote, ui.words(word::promote_line), {});
  const bool asked = ui.state.play.unconfirmed == Button::remove;
  button(Button::remove, asked ? ui.words(word::confirm_question) : ui.words(word::remove_line),
         {.surface = asked ? ButtonStyle::Surface::warning : ButtonStyle::Surface::raised});
  return ui.control_height() + 8;
}

}  // namespace

float draw_moves_played(Ui& ui, const Rect& area, bool follow) {
  if (ui.state.session->line().size() == 1) {
    ui.mirror_text("no-moves", ui.words(word::no_moves_yet), {area.x, area.y, area.width, 48});
    return ui.canvas().paragraph({area.x, area.y}, area.width, ui.words(word::no_moves_yet),
                                 ui.quiet(), 24);
  }
  draw_heading(ui, area, area.y, ui.words(word::moves_played));
  float used = 36;
  used += Rows(ui, {area.x, area.y + used, area.width, 0}, follow).draw() + 8;
  used += draw_transpositions(ui, {area.x, area.y + used, area.width, 0});
  return used + draw_line_buttons(ui, {area.x, area.y + used, area.width, 0});
}

}  // namespace kanzen::app

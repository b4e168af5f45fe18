// The list of moves: the current line in rows of two moves, and below each row its variations.
#include <optional>
#include <span>

#include "engine/figure/position_tree.hpp"
#include "engine/session/variations.hpp"
#include "imgui_app/features/play/panels.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float ply_number_width = 28;
constexpr std::size_t most_mirrored_rows = 200;  // of longer lists only visible rows are mirrored
constexpr std::size_t moves_shown = 6;           // moves of a variation

// The player who made the move to a node; nullopt: the position was set up.
std::optional<Player> mover_to(const Session& session, Session::Node node) {
  if (session.is_set_up(node)) return std::nullopt;
  return session.to_move(session.parent(node));
}

void draw_mover(Ui& ui, Point middle, float size, std::optional<Player> mover) {
  if (mover) ui.face().name_mark(ui.drawing(ui.canvas()), middle, size, *mover);
}

void draw_ply(Ui& ui, const Rect& rect, Session::Node node, std::size_t ply) {
  const Session& session = *ui.state.session;
  Canvas& canvas = ui.canvas();
  const std::string move = move_text(ui.state, node);
  const bool current = session.current() == node;
  const auto mover = mover_to(session, node);
  const ItemState item =
      ui.item({.item = ply_item(ply),
               .label = fill(ui.words(word::ply_label), {std::to_string(ply), move}),
               .rect = rect,
               .active = current});
  if (current || item.hovered) canvas.fill(rect, ui.theme.raised, 8);
  const float middle = rect.y + rect.height / 2;
  draw_mover(ui, {rect.x + 14, middle}, 8, mover);
  canvas.text({rect.x + 24, middle}, move,
              {FontSize::body, current ? Weight::semibold : Weight::regular, ui.theme.text});
  if (!ui.state.view.values || !mover) return;
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
  std::optional<Player> mover;
  std::string words, label;
};

void draw_branch(Ui& ui, const Rect& rect, const Branch& branch) {
  const ItemState item =
      ui.item({.item = variation_item(branch.node), .label = branch.label, .rect = rect});
  Canvas& canvas = ui.canvas();
  if (item.hovered) canvas.fill(rect, ui.theme.raised, 8);
  // A line that branches off the row above.
  const float middle = rect.y + rect.height / 2;
  const Point corner{rect.x + 8, middle};
  canvas.line({corner.x, rect.y}, corner, ui.theme.line, 1.5F);
  canvas.line(corner, {corner.x + 8, middle}, ui.theme.line, 1.5F);
  draw_mover(ui, {rect.x + 26, middle}, 7, branch.mover);
  ui.push_clip(inset(rect, 2));
  canvas.text({rect.x + 36, middle}, branch.words, ui.caption());
  ui.pop_clip();
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

// Draws the line's moves from top to bottom: rows of two, the first player's on the left, each
// followed by its variations.  A set-up takes the next place.
class Rows {
 public:
  Rows(Ui& ui, const Rect& area, bool follow)
      : ui_(ui),
        area_(area),
        follow_(follow),
        line_(ui.state.session->line()),
        shown_(inset(ui.clip(), -3 * height_)) {}

  float draw() {
    std::size_t number = 0, next_column = 2;
    for (std::size_t ply = 1; ply < line_.size(); ++ply) {
      const auto mover = mover_to(*ui_.state.session, line_[ply]);
      const std::size_t column = mover.value_or(next_column % 2);
      if (column < next_column) {
        if (number > 0) end_row();
        begin_row(++number);
      }
      draw_move(ply, column);
      next_column = column + 1;
    }
    end_row();
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
  ButtonRows rows(ui, area, ui.control_height());
  if (!is_on_main_line(session)) rows.add("button-promote", ui.words(word::promote_line));
  if (ui.state.play.unconfirmed == "button-remove")
    rows.add("button-remove", describe_confirmation(ui.state, "button-remove"),
             {.surface = ButtonStyle::Surface::warning});
  else
    rows.add("button-remove", ui.words(word::remove_line));
  return rows.end() + 8 - area.y;
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

// The perfect line: best play by both sides from here, or what playouts expect.  A move plays the
// line up to it; the button plays a perfect one out.
#include <algorithm>
#include <span>

#include "imgui_app/analysis/wording.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/go/standing.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float line_pitch = 26;

// That more moves follow, and how many, where the line is known to its end.
std::string words_of_rest(const Ui& ui, std::size_t all) {
  const Analysis* analysis = ui.state.session->analysis();
  if (analysis != nullptr && !analysis->missing_chunks.empty()) return "...";
  if (all <= most_line_moves) return {};
  return fill(ui.words(Text::more_moves), {std::to_string(all - most_line_moves)});
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
    const ItemState item = ui.item({.item = LineItem{i + 1},
                                    .label = move,
                                    .rect = {x - 3, y - 12, width + 8, 24},
                                    .kind = MirrorItem::Kind::move});
    if (item.hovered) canvas.fill({x - 3, y - 12, width + 8, 24}, ui.theme.accent_soft, 6);
    ui.face().name_mark(ui.drawing(canvas), {x + 5, y}, 8, player);
    canvas.text({x + 13, y}, move, {FontSize::body, Weight::regular, ui.theme.text});
    x += width + 15;
    player = static_cast<Player>(1 - player);
  }
  const std::string rest = words_of_rest(ui, line.size());
  if (x + canvas.text_width(rest, FontSize::body) > right(area)) {
    x = area.x;
    y += line_pitch;
  }
  canvas.text({x, y}, rest, {FontSize::body, Weight::regular, ui.theme.text2});
  return y + line_pitch - area.y;
}

Text heading_of_line(const Analysis* analysis) {
  if (analysis == nullptr) return Text::expected_line;
  return analysis->value.outcome == Outcome::draw ? Text::perfect_line_draw : Text::perfect_line;
}

// Returns its left edge.
float draw_play_out(Ui& ui, const Rect& area) {
  const bool running = ui.state.play.line_due.has_value();
  const ButtonStyle style{.size = FontSize::caption, .active = running};
  const std::string_view words = ui.words(running ? Text::stop : Text::play_out);
  const float width = button_width(ui, words, style, true);
  const float height = ui.touch() ? 44.0F : 30.0F;
  const Rect button{right(area) - width, area.y + 26 - height / 2, width, height};
  icon_text_button(ui, ButtonItem{Button::play_out}, button, running ? Icon::stop : Icon::play,
                   words, style);
  return button.x;
}

}  // namespace

float draw_perfect_line(Ui& ui, const Rect& area) {
  const Analysis* analysis = ui.state.session->analysis();
  constexpr float heading_line = 20;
  const float end = analysis != nullptr ? draw_play_out(ui, area) - 10 : right(area);
  const std::string_view words = ui.words(heading_of_line(analysis));
  const TextStyle style{FontSize::body, Weight::semibold, ui.theme.text};
  const auto lines = static_cast<float>(ui.canvas().lines(words, end - area.x, style).size());
  ui.canvas().paragraph({area.x, area.y + 26 - lines * heading_line / 2}, end - area.x, words,
                        style, heading_line);
  const float used = draw_line_moves(ui, {area.x, area.y + 57, area.width, 0}, best_line(ui.state));
  return 57 + used + 4;
}

}  // namespace kanzen::app

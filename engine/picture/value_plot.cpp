#include "engine/picture/value_plot.hpp"

#include <algorithm>

#include "engine/picture/signs.hpp"

namespace kanzen {
namespace {

// A draw is a dash on the line, and what is not known an empty box.
void draw_undecided(const Drawing& drawing, Point on_axis, const ValueBar& bar) {
  if (bar.value) {
    drawing.pen.fill(around(on_axis, 8, 3), drawing.theme.draw, 1);
  } else {
    drawing.pen.dashed_outline(around(on_axis, 9, 9), drawing.theme.strong, 2, 1);
  }
}

void draw_win(const Drawing& drawing, const Rect& column, const ValueBar& bar, float way) {
  const Face& face = face_of(drawing.info);
  const PlayerColors& colors = face.players(drawing.theme.dark)[*bar.leader];
  const auto faded = [&](Color color) {
    return bar.future ? mix(color, drawing.theme.surface, 0.6F) : color;
  };
  const Point middle = centre(column);
  const float thickness = std::min(27.0F, 0.57F * column.width);
  const float height =
      0.43F * column.height * bar_height(bar.value->distance, face.board_style().lowest_bar);
  const float top = way < 0 ? middle.y - 1 - height : middle.y + 1;
  const Rect rect{middle.x - thickness / 2, top, thickness, height};
  drawing.pen.fill(rect, faded(colors.body), 3);
  drawing.pen.outline(rect, faded(colors.edge), 3, 1);
}

}  // namespace

float bar_height(unsigned distance, unsigned lowest_bar) {
  const unsigned part = std::min(distance, lowest_bar);
  return 1.0F - 0.8F * static_cast<float>(part) / static_cast<float>(lowest_bar);
}

void draw_value_bar(const Drawing& drawing, const Rect& column, const ValueBar& bar,
                    const std::string& number) {
  const Theme& theme = drawing.theme;
  const float way = bar.leader == Player{1} ? 1.0F : -1.0F;  // of the bar; the number opposite
  const Point middle = centre(column);
  if (bar.leader) {
    draw_win(drawing, column, bar, way);
  } else {
    draw_undecided(drawing, middle, bar);
  }
  if (!number.empty()) {
    drawing.pen.text({middle.x, middle.y - way * 10}, number,
                     {FontSize::caption, bar.current ? Weight::semibold : Weight::regular,
                      bar.current ? theme.text : theme.text2, Align::centre});
  }
  if (bar.blunder) {
    const float away = number.empty() ? 8.0F : 26.0F;
    draw_diamond(drawing.pen, {middle.x, middle.y - way * away}, 12, theme.warn);
  }
}

std::size_t number_every(float pitch) {
  return pitch >= 22 ? 1 : pitch >= 11 ? 2 : pitch >= 5 ? 5 : 10;
}

}  // namespace kanzen

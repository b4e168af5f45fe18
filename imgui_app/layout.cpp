#include "imgui_app/layout.hpp"

#include <algorithm>

namespace kanzen::app {
namespace {

constexpr float margin = 24;
constexpr float gap = 16;
constexpr float bar_height = 56;
constexpr float verdict_height = 88;
constexpr float history_height = 128;
constexpr float tray_width = 136;
constexpr float tray_gap = 20;
constexpr float tray_row = 48;
constexpr float smallest_board = 264;

// The board beside its trays, the panel on the right; on a large canvas the whole is
// centred under the bar.
void arrange_wide(const Environment& env, Layout& out) {
  constexpr float panel_width = 408;
  constexpr float indent = 40;  // the left edge of the column, the cards inside it included
  constexpr float beside_board = 2 * (tray_width + tray_gap);
  constexpr float over_and_under =
      bar_height + gap + verdict_height + gap + history_height + margin;
  const float height = std::max(env.css_height, over_and_under + smallest_board);
  const float available = env.css_width - indent - margin - panel_width - margin;
  const float side = std::min(available - beside_board, height - over_and_under);
  const float column = side + beside_board;
  const float left = indent + (available - column) / 2;
  const float top = bar_height + gap;

  out.verdict = {left, top, column, verdict_height};
  out.board = {left + tray_width + tray_gap, bottom(out.verdict), side, side};
  out.trays[0] = {left, out.board.y, tray_width, side};
  out.trays[1] = {right(out.board) + tray_gap, out.board.y, tray_width, side};
  out.history = {left, bottom(out.board) + gap, column, history_height};
  const float panel_left = left + column + margin;
  out.panel = {panel_left, top, panel_width, height - margin - top};
  out.page_height = height;
}

void arrange_medium(const Environment& env, Layout& out) {
  constexpr float panel_width = 344;
  constexpr float tray_space = tray_row + 12;
  constexpr float over_and_under =
      bar_height + gap + verdict_height + 2 * tray_space + gap + history_height + margin;
  const float height = std::max(env.css_height, over_and_under + smallest_board);
  const float column = env.css_width - 3 * margin - panel_width;
  const float side = std::min(column, height - over_and_under);
  const float top = bar_height + gap;

  out.tray_rows = true;
  out.verdict = {margin, top, column, verdict_height};
  out.trays[1] = {margin, bottom(out.verdict), column, tray_row};
  out.board = {margin + (column - side) / 2, out.verdict.y + verdict_height + tray_space, side,
               side};
  out.trays[0] = {margin, bottom(out.board) + 12, column, tray_row};
  out.history = {margin, bottom(out.trays[0]) + gap, column, history_height};
  out.panel = {env.css_width - margin - panel_width, top, panel_width, height - margin - top};
  out.page_height = height;
}

// The sheet's height is that of what is in it, so the page's height is only known
// once it is drawn; here the page ends where the sheet begins.
void arrange_phone(const Environment& env, Layout& out) {
  constexpr float side_margin = 16;
  const float width = std::min(env.css_width - 2 * side_margin, 560.0F);
  const float left = (env.css_width - width) / 2;
  out.tray_rows = true;
  out.bar.height = 52;
  out.verdict = {left, 52, width, 64};
  out.trays[1] = {left, bottom(out.verdict) + 6, width, tray_row};
  out.board = {left, bottom(out.trays[1]) + 6, width, width};
  out.trays[0] = {left, bottom(out.board) + 6, width, tray_row};
  out.steps = {left, bottom(out.trays[0]) + 6, width, 44};
  out.panel = {left - side_margin, bottom(out.steps) + 8, width + 2 * side_margin, 0};
  out.page_height = out.panel.y;
}

void arrange_embed(const Environment& env, Layout& out) {
  constexpr float edge = 16;
  out.bar = {};
  out.minimal = env.css_width < 480;
  out.tray_rows = true;
  out.page_height = env.css_height;
  if (env.css_width >= 1.3F * env.css_height) {
    out.arrangement = Arrangement::embed_beside;
    const float side =
        std::min(env.css_height - 2 * edge, env.css_width * (out.minimal ? 0.55F : 0.6F));
    out.board = {edge, (env.css_height - side) / 2, side, side};
    const float left = right(out.board) + 20;
    out.panel = {left, edge, env.css_width - 20 - left, env.css_height - 2 * edge};
  } else {
    out.arrangement = Arrangement::embed_stacked;
    out.minimal = out.minimal || env.css_height < 700;
    const float below = out.minimal ? 112.0F : 330.0F;
    const float side = std::min(env.css_width - 2 * edge, env.css_height - edge - below - 8);
    out.board = {(env.css_width - side) / 2, edge, side, side};
    const float top = bottom(out.board) + 12;
    out.panel = {edge, top, env.css_width - 2 * edge, env.css_height - top - 12};
  }
}

void arrange_statistics(const Environment& env, Layout& out) {
  const bool beside = out.arrangement == Arrangement::wide;
  const float side_margin = out.arrangement == Arrangement::phone ? 16.0F : margin;
  const float top = out.bar.height + gap;
  if (beside) {
    constexpr float table_width = 408;
    const float left = 40;
    const float height = std::max(env.css_height, 620.0F);
    out.table = {env.css_width - margin - table_width, top, table_width, height - margin - top};
    out.statistics = {left, top, out.table.x - gap - left, height - margin - top};
  } else {
    out.statistics = {side_margin, top, env.css_width - 2 * side_margin, 0};
    out.table = {side_margin, 0, env.css_width - 2 * side_margin, 0};  // under the chart
  }
}

}  // namespace

Layout arrange(const Environment& env) {
  Layout out;
  out.pill = env.coarse_pointer ? 44.0F : 32.0F;
  out.bar = {0, 0, env.css_width, bar_height};
  if (env.embedded) {
    arrange_embed(env, out);
    return out;
  }
  if (env.css_width >= 1120) {
    arrange_wide(env, out);
  } else if (env.css_width >= 720) {
    out.arrangement = Arrangement::medium;
    arrange_medium(env, out);
  } else {
    out.arrangement = Arrangement::phone;
    arrange_phone(env, out);
  }
  arrange_statistics(env, out);
  return out;
}

}  // namespace kanzen::app

#include "imgui_app/widgets/layout.hpp"

#include <algorithm>
#include <utility>

namespace kanzen::app {
namespace {

constexpr float margin = 24;
constexpr float gap = 16;
constexpr float bar_height = 56;
constexpr float tray_row = 48;
constexpr float smallest_board = 264;
constexpr float highest_phone = 520;  // in landscape
constexpr float usual_board = 472;    // in a window of 1280 by 800 CSS pixels
constexpr float usual_column = 784;

// Heights above and below the board and its trays.  In a window lower than 800 CSS pixels they
// shrink before the board does.
struct Heights {
  float top = bar_height + gap;
  float verdict = 88;
  float over_history = 16, history = 128;
  float foot = 24;
  float all() const { return top + verdict + over_history + history + foot; }
  float under_verdict() const { return top + verdict; }
};

Heights heights_in(const Environment& env) {
  constexpr float usual = 800, spare = 70;
  const float share = std::clamp((usual - env.css_height) / spare, 0.0F, 1.0F);
  Heights heights;
  heights.top -= 8 * share;
  heights.verdict -= 18 * share;
  heights.over_history -= 4 * share;
  heights.history -= 28 * share;
  heights.foot -= 12 * share;
  return heights;
}

void place_board(const Environment& env, const BoardShape& shape, const Rect& room, Layout& out) {
  out.squares = board_geometry(shape, room, env.coarse_pointer);
  out.board = out.squares.frame;
}

void move_board(float x, float y, Layout& out) {
  out.squares = moved(out.squares, x - out.board.x, y - out.board.y);
  out.board = out.squares.frame;
}

// Places a board without trays, which can have any shape.  Reserves the height of a square board at
// least, so that nothing else moves, and returns the reserved rectangle.
Rect place_alone(const Environment& env, const BoardShape& shape, const Rect& room, Layout& out) {
  const float needed = board_geometry(shape, room, env.coarse_pointer).frame.height;
  const float usual = std::min({room.width, room.height, usual_board});
  const Rect taken{room.x, room.y, room.width, std::max(needed, usual)};
  place_board(env, shape, taken, out);
  return taken;
}

// Trays in columns to the left and right of the board.  For counted hands they are wider if that
// does not make the board smaller.
struct Trays {
  float narrowest = 136, widest = 136, gap = 20;
  float smallest_width() const { return 2 * (narrowest + gap); }
  float width(float available, float board) const {
    return std::clamp((available - board) / 2 - gap, narrowest, widest);
  }
};

// Arranges the board between its trays and the panel on the right; in a wide window all of it is
// centred.
void arrange_wide(const Environment& env, const BoardShape& shape, Layout& out) {
  constexpr float panel_width = 408;
  constexpr float indent = 40;  // left edge of the column, including the cards' padding
  const Trays trays = shape.style.counted_hands ? Trays{136, 180, 21} : Trays{};
  const Heights heights = heights_in(env);
  const float height = std::max(env.css_height, heights.all() + smallest_board);
  const float available = env.css_width - indent - margin - panel_width - margin;
  const float tall = height - heights.all();
  const float under_verdict = heights.under_verdict();
  float column = available;
  float left = indent;
  if (shape.trays) {
    const float room = available - trays.smallest_width();
    const float side = std::min(room, tall);
    place_board(env, shape,
                shape.style.wide_squares ? Rect{0, 0, room, tall} : Rect{0, 0, side, side}, out);
    const float tray = trays.width(available, out.board.width);
    column = out.board.width + 2 * (tray + trays.gap);
    left = indent + (available - column) / 2;
    move_board(left + tray + trays.gap, under_verdict, out);
    out.trays[0] = {left, out.board.y, tray, out.board.height};
    out.trays[1] = {right(out.board) + trays.gap, out.board.y, tray, out.board.height};
    out.history = {left, bottom(out.board) + heights.over_history, column, heights.history};
  } else {
    const float width =
        board_geometry(shape, {0, 0, available, tall}, env.coarse_pointer).frame.width;
    column = std::clamp(width, std::min(usual_column, available), available);
    left = indent + (available - column) / 2;
    const Rect room = place_alone(env, shape, {left, under_verdict, column, tall}, out);
    out.history = {left, bottom(room) + heights.over_history, column, heights.history};
  }
  out.verdict = {left, heights.top, column, heights.verdict};
  const float panel_left = left + column + margin;
  out.panel = {panel_left, heights.top, panel_width, height - heights.foot - heights.top};
  out.page_height = height;
}

void arrange_medium(const Environment& env, const BoardShape& shape, Layout& out) {
  constexpr float panel_width = 344;
  const float tray_space = shape.trays ? tray_row + 12 : 0;
  const Heights heights = heights_in(env);
  const float over_and_under = heights.all() + 2 * tray_space;
  const float height = std::max(env.css_height, over_and_under + smallest_board);
  const float column = env.css_width - 3 * margin - panel_width;
  const float tall = height - over_and_under;

  out.tray_rows = true;
  out.verdict = {margin, heights.top, column, heights.verdict};
  if (shape.trays) {
    const float side = std::min(column, tall);
    const float board_top = bottom(out.verdict) + tray_space;
    place_board(env, shape, {margin + (column - side) / 2, board_top, side, side}, out);
    out.trays[1] = {margin, bottom(out.verdict), column, tray_row};
    out.trays[0] = {margin, bottom(out.board) + 12, column, tray_row};
    out.history = {margin, bottom(out.trays[0]) + heights.over_history, column, heights.history};
  } else {
    const Rect room = place_alone(env, shape, {margin, bottom(out.verdict), column, tall}, out);
    out.history = {margin, bottom(room) + heights.over_history, column, heights.history};
  }
  out.panel = {env.css_width - margin - panel_width, heights.top, panel_width,
               height - heights.foot - heights.top};
  out.page_height = height;
}

// The sheet's height depends on its content and is known only after drawing; `page_height` ends
// where the sheet starts.
void arrange_phone(const Environment& env, const BoardShape& shape, Layout& out) {
  constexpr float side_margin = 16;
  constexpr float widest = 560;
  const float text_width = std::min(env.css_width - 2 * side_margin, widest);
  // If pieces are on crossings, the board and its trays are wider than the other parts.
  const float board_margin = shape.style.crossings ? 8 : side_margin;
  const float width = std::min(env.css_width - 2 * board_margin, widest);
  const float left = (env.css_width - width) / 2;
  out.tray_rows = true;
  out.bar.height = 52;
  out.verdict = {(env.css_width - text_width) / 2, 52, text_width, 64};
  const float tray_space = shape.trays ? tray_row + 6 : 0;
  // Boards with wide squares can have more rows.
  const float room = shape.style.wide_squares ? 1.1F * width : width;
  const float top = bottom(out.verdict) + 6 + tray_space;
  place_board(env, shape, {left, top, width, room}, out);
  move_board(out.board.x, top, out);  // a long board is narrower and leaves space above it
  if (shape.trays) {
    out.trays[1] = {left, bottom(out.verdict) + 6, width, tray_row};
    out.trays[0] = {left, bottom(out.board) + 6, width, tray_row};
  }
  out.steps = {left, bottom(out.board) + 6 + tray_space, width, 44};
  out.panel = {out.verdict.x - side_margin, bottom(out.steps) + 8, text_width + 2 * side_margin, 0};
  out.page_height = out.panel.y;
}

// A tablet in portrait: the board is as large as possible with the top of the sheet visible.
void arrange_tall(const Environment& env, const BoardShape& shape, Layout& out) {
  constexpr float verdict_height = 80, between = 12, steps_height = 44, seen_of_sheet = 260;
  const float tray_space = shape.trays ? tray_row + between : 0;
  const float column = env.css_width - 2 * margin;
  out.tray_rows = true;
  out.verdict = {margin, bar_height + between, column, verdict_height};
  const float top = bottom(out.verdict) + tray_space;
  const float under = tray_space + between + steps_height + between;
  const float room = std::max(env.css_height - top - under - seen_of_sheet, smallest_board);
  place_board(env, shape, {margin, top, column, room}, out);
  move_board(out.board.x, top, out);
  if (shape.trays) {
    out.trays[1] = {margin, bottom(out.verdict), column, tray_row};
    out.trays[0] = {margin, bottom(out.board) + between, column, tray_row};
  }
  out.steps = {margin, bottom(out.board) + tray_space + between, column, steps_height};
  out.panel = {margin, bottom(out.steps) + between, column, 0};
  out.page_height = out.panel.y;
}

// A phone in landscape, or a window that is wider than high but not wide: the board has the height
// of the screen, a column to its right has the rest.
void arrange_sideways(const Environment& env, const BoardShape& shape, Layout& out) {
  constexpr float edge = 12, widest = 560;
  const float narrowest = env.css_height < highest_phone ? 280.0F : 344.0F;
  out.tray_rows = true;
  out.bar.height = 52;
  const float top = out.bar.height + 8;
  const float tall = env.css_height - 8 - top;
  const float room = std::min(env.css_width - narrowest - 3 * edge, 1.25F * tall);
  place_board(env, shape, {0, top, room, tall}, out);
  const float width = std::min(env.css_width - out.board.width - 3 * edge, widest);
  const float left = (env.css_width - out.board.width - edge - width) / 2;
  move_board(left, out.board.y, out);
  out.column = {right(out.board) + edge, out.bar.height, width, env.css_height - out.bar.height};
  const auto row = [&](float y, float height) { return Rect{out.column.x, y, width, height}; };
  out.verdict = row(out.bar.height, 64);
  float y = bottom(out.verdict) + 4;
  if (shape.trays) {
    for (const std::size_t player : {1U, 0U}) {
      out.trays[player] = row(y, tray_row);
      y += tray_row + 6;
    }
  }
  out.steps = row(y, 44);
  out.panel = row(bottom(out.steps) + 8, 0);
  out.page_height = out.panel.y;
}

// Replaces the steps or the history by the buttons that confirm a point.  Above a sheet they need
// more height and move it down.
void make_room_to_place(Layout& out) {
  if (has_sheet(out)) {
    out.placing = std::exchange(out.steps, {});
    const float more = placing_height - out.placing.height;
    out.placing.height = placing_height;
    out.panel.y += more;
    out.page_height += more;
  } else if (empty(out.history)) {  // an embed
    const float height = std::min(placing_height, out.panel.height);
    out.placing = {out.panel.x, bottom(out.panel) - height, out.panel.width, height};
    for (Rect* part :
         {&out.verdict, &out.trays[0], &out.trays[1], &out.moves, &out.full_page_link, &out.steps})
      if (!empty(intersection(*part, out.placing))) *part = {};
  } else {
    out.placing = std::exchange(out.history, {});
  }
}

// --- embeds

constexpr float embed_gap = 6, embed_row = 36, embed_button = 44;

// A column right of the board: verdict, hands, moves, link to the page, steps.
Layout arrange_side_by_side(const Environment& env, const BoardShape& shape, Layout out) {
  out.arrangement = Arrangement::embed_side_by_side;
  const float edge = out.compact ? 8 : 16, between = out.compact ? 10 : 20;
  const float share = out.compact ? 0.53F : 0.6F;
  place_board(env, shape, {edge, edge, env.css_width * share, env.css_height - 2 * edge}, out);
  move_board(edge, out.board.y, out);
  const float left = right(out.board) + between;
  const float width = env.css_width - (out.compact ? edge : between) - left;
  out.panel = {left, edge, width, env.css_height - 2 * edge};
  out.verdict = {left, edge, width, out.compact ? 46.0F : 68.0F};
  float y = bottom(out.verdict) + embed_gap;
  if (shape.trays) {
    constexpr float hand = 28;
    for (Rect& tray : out.trays) {
      tray = {left, y, width, hand};
      y += hand;
    }
    y += embed_gap;
  }
  out.steps = {left, bottom(out.panel) - 42, width, 40};
  if (out.compact) {
    out.full_page_link = {right(out.panel) - embed_row, out.steps.y, embed_row, out.steps.height};
    out.steps.width -= embed_row + embed_gap;
  } else {
    out.full_page_link = {left, out.steps.y - 34, width, 30};
  }
  const float end = (out.compact ? out.steps.y : out.full_page_link.y) - embed_gap;
  if (env.values != false) out.moves = {left, y + embed_gap, width, end - y - embed_gap};
  return out;
}

// Rows below the board: verdict, both hands side by side, moves, then steps and the link to the
// page.
Layout over_rows(const Environment& env, const BoardShape& shape, Layout out) {
  out.arrangement = Arrangement::embed_stacked;
  const float edge = out.compact ? 8 : 16;
  const float hands = shape.trays ? embed_row + embed_gap : 0;
  const float moves = env.values != false ? embed_row + embed_gap : 0;
  const float below = embed_row + embed_gap + hands + moves + embed_button + embed_gap;
  const float width = env.css_width - 2 * edge;
  place_board(env, shape, {edge, edge, width, env.css_height - 2 * edge - below}, out);
  move_board(out.board.x, edge, out);
  const float top = bottom(out.board) + embed_gap;
  out.panel = {edge, top, width, env.css_height - edge - top};
  out.verdict = {edge, top, width, embed_row};
  float y = bottom(out.verdict) + embed_gap;
  if (shape.trays) {
    const float half = (width - 2 * embed_gap) / 2;
    out.trays[0] = {edge, y, half, embed_row};
    out.trays[1] = {edge + width - half, y, half, embed_row};
    y += hands;
  }
  const float steps = 4 * embed_button + 3 * embed_gap;
  out.steps = {edge, bottom(out.panel) - embed_button, steps, embed_button};
  const float after = right(out.steps) + embed_gap;
  out.full_page_link = {after, out.steps.y, right(out.panel) - after, embed_button};
  if (env.values != false) out.moves = {edge, y, width, out.steps.y - embed_gap - y};
  return out;
}

// In a frame that is not much wider than high, uses rows unless the board would be smaller.
Layout arrange_embed(const Environment& env, const BoardShape& shape) {
  Layout out;
  out.compact = env.css_width < 480;
  out.tray_rows = true;
  out.page_height = env.css_height;
  const Layout side_by_side = arrange_side_by_side(env, shape, out);
  if (env.css_width >= 1.3F * env.css_height) return side_by_side;
  const Layout stacked = over_rows(env, shape, out);
  return stacked.board.width >= side_by_side.board.width ? stacked : side_by_side;
}

void arrange_statistics(const Environment& env, Layout& out) {
  const bool beside = out.arrangement == Arrangement::wide;
  const float side_margin = has_phone_bar(out) ? 16.0F : margin;
  const float top = out.bar.height + gap;
  if (beside) {
    constexpr float table_width = 408;
    const float left = 40;
    const float height = std::max(env.css_height, 620.0F);
    out.table = {env.css_width - margin - table_width, top, table_width, height - margin - top};
    out.statistics = {left, top, out.table.x - gap - left, height - margin - top};
  } else {
    out.statistics = {side_margin, top, env.css_width - 2 * side_margin, 0};
    out.table = {side_margin, 0, env.css_width - 2 * side_margin, 0};  // drawn below the chart
  }
}

Arrangement arrangement_in(const Environment& env) {
  constexpr float elongated = 1.2F;  // the longer side divided by the shorter one
  const float width = env.css_width, height = env.css_height;
  if (height < highest_phone && width >= 568 && width >= 1.5F * height)
    return Arrangement::sideways;
  if (width < 720) return Arrangement::phone;
  if (height >= elongated * width) return Arrangement::tall;
  if (width >= 1120) return Arrangement::wide;
  // Rows above and below the board would make it much smaller than the width allows.
  return width >= elongated * height ? Arrangement::sideways : Arrangement::medium;
}

}  // namespace

Layout arrange(const Environment& env, const BoardShape& shape, bool placing) {
  Layout out = env.embedded ? arrange_embed(env, shape) : Layout{};
  out.pill = env.coarse_pointer ? 44.0F : 32.0F;
  if (env.embedded) {
    if (placing) make_room_to_place(out);
    return out;
  }
  out.bar = {0, 0, env.css_width, bar_height};
  out.arrangement = arrangement_in(env);
  switch (out.arrangement) {
    case Arrangement::medium: arrange_medium(env, shape, out); break;
    case Arrangement::tall: arrange_tall(env, shape, out); break;
    case Arrangement::phone: arrange_phone(env, shape, out); break;
    case Arrangement::sideways: arrange_sideways(env, shape, out); break;
    default: arrange_wide(env, shape, out);
  }
  if (shape.turned) std::swap(out.trays[0], out.trays[1]);
  if (placing) make_room_to_place(out);
  arrange_statistics(env, out);
  return out;
}

VerdictLines verdict_lines(float height, bool phone, bool two_lines) {
  // `nearer` for two lines; `below` from the last line's middle to its lower edge.
  constexpr float nearer = 4, below = 6;
  VerdictLines lines{phone ? 21.0F : 28.0F, phone ? 47.0F : 59.0F};
  if (!two_lines) return lines;
  lines.detail -= nearer;
  const float over = std::max(lines.detail + lines.pitch + below - height, 0.0F);
  lines.title -= over;
  lines.detail -= over;
  return lines;
}

}  // namespace kanzen::app

#include "imgui_app/app/page.hpp"

#include <algorithm>
#include <utility>

#include "engine/session/position_queries.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"

namespace kanzen::app {

Page::Frame Page::frame(const Controller& controller, Fonts& fonts, double now) {
  const State& state = controller.state();
  if (!state.session) return {};
  follow_warning(state);
  follow_popup(state);
  follow_tab(state);
  const Theme theme = theme_of(state);
  const bool turned = is_turned(state);
  const Layout layout =
      arrange(state.environment, shape_of(state.session->info(), state.session->board(), turned),
              state.board.placing.has_value());
  const Panels panels = controller.panels();
  const Verdict verdict = controller.verdict();
  Ui ui(state, theme, turned, fonts, memory_, now);
  ui.layout = &layout;
  ui.panels = &panels;
  ui.verdict = &verdict;
  memory_.board.grips.clear();
  memory_.board.hand_places.clear();
  draw(ui, layout);

  const bool pointed_elsewhere = memory_.hot != ui.hot_now();
  memory_.hot = ui.hot_now();
  memory_.hot_move = ui.hot_move();
  auto mirror = new_mirror(ui, controller);
  const bool escaped = handle_keys(ui, controller);
  memory_.pinch = 1;
  memory_.focus_visible = memory_.keyboard_mode && ui.is_focused_visible();
  return {ui.moving() || pointed_elsewhere, ui.take_actions(), ui.activated(), escaped,
          std::move(mirror)};
}

bool Page::captures_press(const State& state, Point point) const {
  return state.open.popup.empty() &&
         std::any_of(memory_.board.grips.begin(), memory_.board.grips.end(),
                     [&](const Rect& grip) { return contains(grip, point); });
}

namespace {

// Scrolls the layout, except the bar and a board with a column next to it.
Layout scrolled(Layout layout, float offset) {
  for (Rect* rect :
       {&layout.verdict, &layout.trays[0], &layout.trays[1], &layout.history, &layout.steps,
        &layout.placing, &layout.panel, &layout.statistics, &layout.table}) {
    *rect = moved(*rect, 0, -offset);
  }
  if (!empty(layout.column)) return layout;  // the board is fixed
  layout.board = moved(layout.board, 0, -offset);
  layout.squares = moved(layout.squares, 0, -offset);
  return layout;
}

// Returns a place that covers neither board nor verdict: over the panel, or at the bottom of the
// screen.
Rect refusal_place(const Environment& env, const Layout& layout, float height) {
  constexpr float widest = 560, edge = 12;
  const Rect lower =
      empty(layout.column) ? Rect{0, 0, env.css_width, env.css_height} : layout.column;
  if (env.embedded || has_sheet(layout)) {
    const float width = std::min(lower.width - 2 * edge, widest);
    return {centre(lower).x - width / 2,
            std::max(env.css_height - height - edge, layout.bar.height), width, 0};
  }
  return inset({layout.panel.x, layout.panel.y, layout.panel.width, 0}, edge);
}

void draw_refusal_over(Ui& ui, const Layout& layout) {
  const float known = std::max(ui.memory().heights["refusal"], 100.0F);
  const Rect area = refusal_place(ui.state.environment, layout, known);
  ui.begin_layer("refusal", {area.x - 8, area.y - 8, area.width + 16, known + 16},
                 Ui::Layer::floating);
  draw_refusal(ui, area);
  ui.end_layer();
}

void draw_columns(Ui& ui, const Layout& layout) {
  const auto draw = [&](Place place, const Rect& area) {
    if (!empty(area)) ui.panels->draw(place, ui, area);
  };
  draw_verdict(ui, layout);
  // In rows, the tray above the board belongs to the player at the board's top.
  const Player upper = layout.tray_rows != layout.squares.turned ? Player{1} : Player{0};
  const auto lower = static_cast<Player>(1 - upper);
  draw(tray_of(upper), layout.trays[upper]);
  if (empty(layout.column)) draw(Place::board, layout.board);
  draw(tray_of(lower), layout.trays[lower]);
  // A rematch, or a step back from the result, scrolls back to the board.
  if (empty(layout.column) && !ui.state.draft)
    ui.follow("board", is_at_result(ui.state) ? 0 : 1, layout.board);
  draw(Place::steps, layout.steps);
  draw(Place::history, layout.history);
  draw(Place::placing, layout.placing);
}

void draw_popup(Ui& ui, const Layout& layout) {
  const std::string& popup = ui.state.open.popup;
  if (popup == "page menu") draw_page_menu(ui, layout);
  if (const Panel* panel = ui.panels->find(Place::popup, popup)) panel->draw(ui, {});
}

// --- mirror

// Adds the moves whose pills are not drawn: they can be activated too.
void add_hidden_moves(const State& state, std::vector<MirrorItem>& items) {
  std::vector<std::string> pills;  // few of hundreds of moves
  for (const MirrorItem& item : items)
    if (item.kind == MirrorItem::Kind::move) pills.push_back(item.id);
  for (const MoveView& move : state.session->moves()) {
    const std::string id = move_item(move.text);
    const bool drawn = std::find(pills.begin(), pills.end(), id) != pills.end();
    if (drawn) continue;
    items.push_back({MirrorItem::Kind::move,
                     id,
                     describe_move(state, move),
                     {},
                     may_move(state, move.piece.player),
                     false});
  }
}

}  // namespace

void Page::draw(Ui& ui, const Layout& layout) {
  const Environment& env = ui.state.environment;
  ui.begin_layer("page", {0, 0, env.css_width, env.css_height}, Ui::Layer::page);
  if (ui.state.view.mode == Mode::statistics && !env.embedded) {
    const Rect view{0, layout.bar.height, env.css_width, env.css_height - layout.bar.height};
    const float offset = ui.begin_scroll("statistics page", view);
    const Layout now = scrolled(layout, offset);
    ui.layout = &now;
    const float used = ui.panels->draw(Place::statistics, ui, now.statistics);
    ui.layout = &layout;
    ui.end_scroll("statistics page", view, used + 16);
  } else {
    draw_board_page(ui, layout);
  }
  if (has_phone_bar(layout)) {
    draw_phone_bar(ui, layout);
  } else if (!env.embedded) {
    draw_bar(ui, layout);
  }
  ui.end_layer();
  if (ui.state.notices.refusal) draw_refusal_over(ui, layout);
  draw_popup(ui, layout);
}

void Page::draw_board_page(Ui& ui, const Layout& layout) {
  if (ui.state.environment.embedded) return draw_embed(ui, layout);
  const float top = layout.bar.height;
  const Rect all{0, top, ui.state.environment.css_width, ui.state.environment.css_height - top};
  const bool board_stays = !empty(layout.column);
  if (board_stays) ui.panels->draw(Place::board, ui, layout.board);
  // The area includes a margin for its scroll bar.
  const Rect& column = layout.column;
  const Rect view = board_stays ? around(centre(column), column.width + 16, column.height) : all;
  const float offset = ui.begin_scroll("page", view);
  const Layout now = scrolled(layout, offset);
  ui.layout = &now;
  draw_columns(ui, now);
  const float sheet = draw_panel(ui, now);
  const float height = layout.page_height + (has_sheet(layout) ? sheet : 0) - top;
  ui.end_scroll("page", view, height);
  ui.panels->draw(Place::overlay, ui, {});
  ui.layout = &layout;
}

std::optional<Mirror> Page::new_mirror(Ui& ui, const Controller& controller) {
  const State& state = ui.state;
  const Verdict& verdict = *ui.verdict;
  announcer_.update(state, verdict, controller.news());
  Mirror mirror{verdict.title,   announcer_.text(),         announcer_.number(), verdict.detail,
                alert_of(state), state.session->position(), ui.take_mirror(),    ui.focused_id()};
  if (state.view.mode != Mode::statistics && !state.draft) add_hidden_moves(state, mirror.items);
  if (last_mirror_ == mirror) return std::nullopt;
  last_mirror_ = mirror;
  return mirror;
}

// A warning that appears moves the focus to its button, for keyboard users.
void Page::follow_warning(const State& state) {
  if (state.board.warned_lift && state.board.warned_lift != warned_before_) {
    memory_.focused = "button-lift-anyway";
  }
  warned_before_ = state.board.warned_lift;
}

// The Game tab that is opened scrolls to the current move.
void Page::follow_tab(const State& state) {
  constexpr auto none = static_cast<std::size_t>(-1);  // no node, so that any node is a change
  Followed& followed = memory_.followed["current move"];
  const unsigned pressed = state.open.tabs_pressed;
  const bool by_visitor = std::exchange(tabs_pressed_before_, pressed) != pressed;
  if (tab_before_ != state.open.tab) {
    tab_before_ = state.open.tab;
    if (state.open.tab == "game") followed = {none};
    memory_.game_tab_opened = state.open.tab == "game" && by_visitor;
  } else if (!followed.due) {
    memory_.game_tab_opened = false;
  }
}

// A new popup starts at its top, and Tab at its first item.  When it closes, the focus returns to
// the item that had it before, mostly the button that opened the popup.
void Page::follow_popup(const State& state) {
  const std::string& popup = state.open.popup;
  if (popup == popup_before_) return;
  if (popup_before_.empty()) opener_ = memory_.focused;
  popup_before_ = popup;
  memory_.focused.clear();
  memory_.scrolls.erase(popup);
  if (popup.empty()) memory_.focused.swap(opener_);
}

}  // namespace kanzen::app

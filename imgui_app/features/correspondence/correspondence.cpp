#include "imgui_app/features/correspondence/correspondence.hpp"

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/correspondence/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr const char* link_key = "by-link";

Player other(Player player) { return static_cast<Player>(1 - player); }

}  // namespace

Correspondence::Correspondence(const FeatureContext& context)
    : Feature(context), distant_(context.state.distant) {
  handle("button-by-link", &Correspondence::begin);
  handle("button-by-link-send", &Correspondence::send);
  handle("button-by-link-end", [this] {
    if (!distant_) return false;
    end();
    shell_.turn_board(std::nullopt);
    return true;
  });
}

bool Correspondence::is_offered() const {
  return !distant_ && state_.view.mode == Mode::play && !state_.environment.embedded &&
         !state_.environment.fixed_play && !state_.task && !state_.draft &&
         !has_ended(*state_.session);
}

// The visitor plays the side to move.
bool Correspondence::begin() {
  if (!is_offered()) return false;
  shell_.perform(players_item(Players::two));
  distant_ = other(state_.session->board().to_move);
  shell_.turn_board(std::nullopt);
  return true;
}

bool Correspondence::send() {
  if (!distant_) return false;
  shell_.share("button-by-link-send", shell_.current_address());
  return true;
}

// Another choice of players ends it.
void Correspondence::item_pressed(const ItemId& item) {
  if (distant_ && players_item.read(item)) end();
}

void Correspondence::mode_changed(bool) {
  if (state_.view.board_mode != Mode::play) end();
}

// --- links

void Correspondence::read_choices(const LinkKeys&) { end(); }

void Correspondence::game_linked(const LinkKeys& keys) {
  if (value_in(keys, link_key).empty() || state_.view.mode != Mode::play ||
      state_.environment.embedded)
    return;
  distant_ = other(state_.session->board().to_move);
  shell_.turn_board(std::nullopt);
}

std::string Correspondence::link_keys() const {
  return distant_ ? std::string("&") + link_key + "=yes" : std::string();
}

// --- what the page says

bool Correspondence::is_own_turn() const { return state_.session->board().to_move != *distant_; }

std::string Correspondence::heading() const {
  const Session& session = *state_.session;
  if (has_ended(session)) return words(state_, word::by_link_send);
  const Words& heading = is_own_turn() ? word::by_link_your_turn : word::by_link_sends;
  return fill(words(state_, heading), {mover_name(state_)});
}

std::string Correspondence::detail() const {
  const Session& session = *state_.session;
  if (has_ended(session)) return words(state_, word::by_link_ended);
  if (!is_own_turn()) return words(state_, word::by_link_waits);
  if (session.current() == 0) return words(state_, word::by_link_begin);
  return fill(words(state_, word::by_link_last_move), {move_text(state_, session.current())});
}

News Correspondence::news() const {
  if (!distant_) return {};
  const std::string says = heading();
  return {says + std::to_string(state_.session->current()), says, detail()};
}

float Correspondence::draw_card(Ui& ui, const Rect& area) const {
  const bool sends = has_ended(*ui.state.session) || !is_own_turn();
  const float used = draw_card_around(
      ui, {area.x, area.y + 4, area.width, 0}, CardTone::plain, [&](const Rect& inner) {
        float y = inner.y;
        const auto below = [&] { return Rect{inner.x, y, inner.width, 0}; };
        y += 4 + draw_paragraph(ui, "by-link", below(), heading(), ui.heading(), 24);
        y += 8 + draw_paragraph(ui, "by-link-detail", below(), detail(), ui.quiet(), 22);
        ButtonRows rows(ui, below(), ui.control_height());
        if (sends)
          rows.add("button-by-link-send",
                   ui.words(has_copied(ui.state, "button-by-link-send") ? word::link_copied
                                                                        : word::by_link_send),
                   {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
        rows.add("button-by-link-end", ui.words(word::by_link_end));
        return rows.end() - inner.y;
      });
  ui.follow("by-link", sends ? ui.state.session->current() + 1 : 0,
            {area.x, area.y, area.width, used + 8});
  return used + 16;
}

void Correspondence::add_panels(Panels& panels) const {
  if (distant_ && state_.view.mode == Mode::play)
    panels.add(Place::notice, [this](Ui& ui, const Rect& area) { return draw_card(ui, area); });
  if (is_offered())
    panels.add(
        {.place = Place::game_button, .name = "button-by-link", .title = word::play_by_link});
}

}  // namespace kanzen::app

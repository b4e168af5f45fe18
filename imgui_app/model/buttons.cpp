// Controller::activate_button: the items whose id begins with "button-".
#include "imgui_app/model/controller.hpp"
#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {

bool Controller::activate_button(std::string_view name) {
  return history_button(name) || game_button(name) || values_button(name) || search_button(name) ||
         zoom_button(name) || page_button(name);
}

bool Controller::history_button(std::string_view name) {
  if (name == "undo") {
    undo();
  } else if (name == "redo") {
    redo();
  } else if (name == "first") {
    navigate([](Session& session) { session.restart(); });
  } else if (name == "last") {
    navigate([](Session& session) { session.jump(session.line().back()); });
  } else {
    return false;
  }
  return true;
}

bool Controller::game_button(std::string_view name) {
  if (name == "new-game") {
    auto session = Session::open(state_.session->info().name, state_.session->info().rules);
    if (session) start_session(*std::move(session));
  } else if (name == "continue") {
    arm_perfect();
  } else if (name == "replay") {
    navigate([](Session& session) { session.restart(); });
  } else if (name == "play-out") {
    auto& due = state_.play.line_due;
    due = due ? std::nullopt : std::optional(now());
  } else if (name == "lift-anyway") {
    const auto square = state_.board.warned_lift;
    const MoveView* lift = square ? losing_move_from(*state_.session, *square) : nullptr;
    if (lift == nullptr) return false;
    play(lift->text);
  } else {
    return false;
  }
  return true;
}

bool Controller::page_button(std::string_view name) {
  const auto toggle_popup = [this](Popup popup) {
    state_.view.popup = state_.view.popup == popup ? Popup::none : popup;
  };
  if (name == "language") {
    state_.settings.language =
        state_.settings.language == Language::english ? Language::japanese : Language::english;
    platform_.store_setting("language", std::string(code_of(state_.settings.language)));
  } else if (name == "theme") {
    state_.settings.dark = !is_dark(state_);
    platform_.store_setting("theme", *state_.settings.dark ? "dark" : "light");
  } else if (name == "help") {
    toggle_popup(Popup::help);
  } else if (name == "game") {
    offer_sizes();
    toggle_popup(Popup::game_menu);
  } else if (name == "open-size") {
    return activate_game(sized_game_name(state_.view.size_choice.size));
  } else if (name == "menu") {
    toggle_popup(Popup::page_menu);
  } else if (name == "close") {
    on(StepBack{});
  } else if (name == "start-anew") {
    game_button("new-game");
  } else if (name == "copy-position") {
    copy("button-copy-position", state_.session->position());
  } else if (name == "copy-link" || name == "link") {
    copy("button-" + std::string(name), platform_.page_address() + '#' + own_link());
  } else if (name == "open") {
    platform_.open_address(platform_.page_address() + '#' + own_link());
  } else {
    return false;
  }
  return true;
}

void Controller::copy(const std::string& button, const std::string& text) {
  copying_ = button;
  platform_.copy_text(text);
}

void Controller::on(const Copied&) {
  state_.notices.copied = {copying_, now()};
  platform_.wake_after(0);
}

}  // namespace kanzen::app

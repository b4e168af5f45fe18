// Controller::press: what each button does.
#include "imgui_app/analysis/search.hpp"
#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/play/agreement.hpp"
#include "imgui_app/shell/controller.hpp"

namespace kanzen::app {
namespace {

constexpr float zoom_step = 1.5F;

}  // namespace

bool Controller::press(Button button) {
  const auto restart = [](Session& session) { session.restart(); };
  if (is_editing(state_) && press_in_editor(button)) return true;
  switch (button) {
    case Button::undo: undo(); break;
    case Button::redo: redo(); break;
    case Button::first:
    case Button::replay: navigate(restart); break;
    case Button::last:
      navigate([](Session& session) { session.jump(session.line().back()); });
      break;
    case Button::promote: return promote();
    case Button::remove: return remove_line();

    case Button::start_anew:
    case Button::new_game: start_again(); break;
    case Button::continue_play: arm_perfect(); break;
    case Button::open_record: platform_.choose_file(); return true;
    case Button::save_record: return save_record();
    case Button::save_game: return save_game();
    case Button::figure: state_.view.popup = Popup::none; break;
    case Button::save_figure: return save_figure();
    case Button::dead_stones: toggle_believed_dead(); return true;
    case Button::take_back: return take_back();
    case Button::pass: return pass();
    case Button::resign: return resign();
    case Button::agree_on_draw: return may_agree_on_draw(state_) && agree_on_draw();
    case Button::play_out: toggle_line(); break;
    case Button::lift_anyway: return lift_anyway();

    case Button::place: return place_chosen();
    case Button::cancel_place: state_.board.placing.reset(); break;
    case Button::nudge_left:
    case Button::nudge_up:
    case Button::nudge_down:
    case Button::nudge_right: return nudge(button);

    case Button::retry:
    case Button::solve:
      if (!may_solve(state_)) return false;
      solve();
      break;
    case Button::cancel: return cancel_solving();
    case Button::table: platform_.request(OpenTable{}); break;
    case Button::keep: keep(); break;
    case Button::forget: forget(); break;
    case Button::notable: search_notable(); break;
    case Button::compare: return compare_rules();
    case Button::cancel_comparison: return cancel_comparison();
    case Button::rounds: return find_rounds();
    case Button::round_back: return step_rounds(-1);
    case Button::round_on: return step_rounds(1);
    case Button::rounds_play: return play_rounds();
    case Button::growth: return count_growth();
    case Button::cancel_growth: return cancel_growth();
    case Button::search: search(first_search); break;
    case Button::search_longer: search_longer(); break;
    case Button::cancel_search: cancel_search(); break;

    case Button::edit_move:
    case Button::edit_remove:
    case Button::edit_ko:
    case Button::edit_undo:
    case Button::edit_redo:
    case Button::edit_start:
    case Button::edit_clear:
    case Button::edit_mirror:
    case Button::edit_turn:
    case Button::edit_swap:
    case Button::edit_analyse:
    case Button::edit_play:
    case Button::edit_open: return read_refused_again();

    case Button::zoom_in: zoom(zoom_step); break;
    case Button::zoom_out: zoom(1 / zoom_step); break;
    case Button::zoom_fit: zoom(0); break;

    case Button::language: change_language(); break;
    case Button::theme: change_theme(); break;
    case Button::help: toggle_popup(Popup::help); break;
    case Button::menu: toggle_popup(Popup::page_menu); break;
    case Button::game:
      offer_sizes();
      toggle_popup(Popup::game_menu);
      break;
    case Button::open_size:
      return perform(
          GameItem{sized_game_name(state_.view.size_choice.family, state_.view.size_choice.size)});
    case Button::close: on(StepBack{}); break;

    case Button::copy_position: copy(button, state_.session->position()); break;
    case Button::copy_notation: {
      const auto notation = shown_notation(state_);
      if (!notation) return false;
      copy(button, notation->text);
      break;
    }
    case Button::copy_link:
    case Button::link: copy(button, own_address()); break;
    case Button::licences: platform_.open_address("licences.html"); break;
    case Button::open: platform_.open_address(own_address()); break;
  }
  return true;
}

bool Controller::pass() {
  if (!may_pass(state_)) return false;
  const MoveView* move = passing_move(*state_.session);
  if (move->end && !is_confirmed(Button::pass)) return true;
  play(move->text);
  return true;
}

bool Controller::resign() {
  if (!may_resign(state_)) return false;
  if (is_confirmed(Button::resign)) give_up();
  return true;
}

// What ends the game is asked once: the same button, pressed again, does it.
bool Controller::is_confirmed(Button button) {
  const bool again = state_.play.asked == button;
  state_.play.asked = again ? std::nullopt : std::optional(button);
  return again;
}

void Controller::toggle_line() {
  auto& due = state_.play.line_due;
  due = due ? std::nullopt : std::optional(now());
}

bool Controller::lift_anyway() {
  const auto square = state_.board.warned_lift;
  const MoveView* lift = square ? losing_move_from(*state_.session, *square) : nullptr;
  if (lift == nullptr) return false;
  play(lift->text);
  return true;
}

void Controller::toggle_popup(Popup popup) {
  state_.view.popup = state_.view.popup == popup ? Popup::none : popup;
}

void Controller::change_theme() {
  state_.settings.dark = !is_dark(state_);
  platform_.store_setting("theme", *state_.settings.dark ? "dark" : "light");
}

std::string Controller::own_address() const { return platform_.page_address() + '#' + own_link(); }

void Controller::copy(Button button, const std::string& text) {
  copying_ = button;
  platform_.copy_text(text);
}

void Controller::on(const Copied&) {
  state_.notices.copied = {copying_, now()};
  platform_.wake_after(0);
}

}  // namespace kanzen::app

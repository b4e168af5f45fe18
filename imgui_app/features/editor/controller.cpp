// EditorController: the position editor.
#include "imgui_app/features/editor/controller.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_changes = 1'000;  // that can be taken back
constexpr double typing_pause = 1;           // seconds until a text counts as typed

std::string origin_of(const Session& session) {
  return session.info().name + ' ' + session.info().rules + ' ' + session.position();
}

}  // namespace

void EditorController::refresh() {
  if (state_.open.tab != Tab::edit || !state_.session || state_.environment.embedded) return;
  const Session& session = *state_.session;
  if (editor_ && editor_->origin == origin_of(session)) return;
  Editor& editor = editor_.emplace();
  editor.origin = origin_of(session);
  editor.rules = find_position_editor(session.info().name, session.info().rules);
  if (!editor.rules) return;
  editor.drafts = {editor.rules->draft(session.state())};
  show_draft();
}

void EditorController::show_draft() {
  Editor& editor = *editor_;
  editor.held.reset();
  editor.check = editor.rules->check(editor.draft());
  editor.text = editor.notation();
  editor.parsed = {};
  editor.typing_until.reset();
}

void EditorController::change_draft(const std::function<void(PositionDraft&)>& change) {
  Editor& editor = *editor_;
  PositionDraft next = editor.draft();
  change(next);
  editor.rules->update_derived(next);
  if (next != editor.draft()) {
    editor.drafts.resize(editor.now + 1);
    if (editor.drafts.size() > most_changes) editor.drafts.erase(editor.drafts.begin());
    editor.drafts.push_back(std::move(next));
    editor.now = editor.drafts.size() - 1;
  }
  show_draft();
}

void EditorController::step_draft(int step) {
  Editor& editor = *editor_;
  if (step < 0 && editor.now > 0) --editor.now;
  if (step > 0 && editor.now + 1 < editor.drafts.size()) ++editor.now;
  show_draft();
}

// --- squares and pieces

bool EditorController::edit_square(unsigned square) {
  Editor& editor = *editor_;
  const DraftRules& rules = editor.rules->rules();
  const EditTool tool = editor.tool;
  switch (tool.kind) {
    case EditTool::Kind::put:
      change_draft([&](PositionDraft& draft) {
        const auto& stack = draft.squares[square];
        // Putting the same piece again removes it.
        if (!stack.empty() && stack.back() == tool.piece)
          take_piece(draft, square);
        else
          put_piece(draft, rules, square, tool.piece);
      });
      return true;
    case EditTool::Kind::remove:
      change_draft([&](PositionDraft& draft) { take_piece(draft, square); });
      return true;
    case EditTool::Kind::ko:
      change_draft([&](PositionDraft& draft) {
        set_ko(draft, draft.ko == square ? std::nullopt : std::optional(square));
      });
      return true;
    case EditTool::Kind::move: break;
  }
  if (!editor.held) {
    if (!editor.draft().squares[square].empty()) editor.held = square;
  } else if (const unsigned from = *editor.held; from == square) {
    editor.held.reset();
  } else {
    change_draft([&](PositionDraft& draft) { move_piece(draft, rules, from, square); });
  }
  return true;
}

void EditorController::on(const DraftPieceDropped& intention) {
  if (!is_editing(state_)) return;
  const DraftRules& rules = editor_->rules->rules();
  change_draft([&](PositionDraft& draft) {
    if (intention.from && intention.to)
      move_piece(draft, rules, *intention.from, *intention.to);
    else if (intention.from)
      take_piece(draft, *intention.from);
    else if (intention.to)
      put_piece(draft, rules, *intention.to, intention.piece);
  });
}

bool EditorController::perform(const PieceItem& item) {
  if (!is_editing(state_)) return false;
  const auto& pieces = editor_->rules->rules().pieces;
  if (std::find(pieces.begin(), pieces.end(), item.piece) == pieces.end()) return false;
  const EditTool tool{EditTool::Kind::put, item.piece};
  editor_->tool = editor_->tool == tool ? EditTool{} : tool;
  editor_->held.reset();
  return true;
}

bool EditorController::perform(const SideItem& item) {
  if (!is_editing(state_) || !editor_->rules->rules().sets_side) return false;
  change_draft([&](PositionDraft& draft) { set_side(draft, item.player); });
  return true;
}

bool EditorController::perform(const HeldItem& item) {
  if (!is_editing(state_) || !editor_->rules->rules().sets_hands) return false;
  const auto& hands = editor_->draft().hands;
  if (item.hand >= hands.size() || (item.step < 0 && hands[item.hand].count == 0)) return false;
  change_draft([&](PositionDraft& draft) {
    const unsigned count = draft.hands[item.hand].count;
    set_hand_count(draft, item.hand, item.step > 0 ? count + 1 : count - 1);
  });
  return true;
}

// The figure dialog uses the same field.
bool EditorController::perform(const FieldItem&) {
  if (!is_editing(state_) && state_.open.popup != Popup::figure) return false;
  platform_.focus_field(id_of(*state_.session, FieldItem{}));
  return true;
}

// --- buttons

bool EditorController::press(Button button) {
  Editor& editor = *editor_;
  const auto take = [&](EditTool::Kind kind) {
    editor.tool = {kind, {}};
    editor.held.reset();
  };
  switch (button) {
    case Button::edit_move: take(EditTool::Kind::move); break;
    case Button::edit_remove: take(EditTool::Kind::remove); break;
    case Button::edit_ko: take(EditTool::Kind::ko); break;
    case Button::undo:
    case Button::edit_undo: step_draft(-1); break;
    case Button::redo:
    case Button::edit_redo: step_draft(1); break;
    case Button::first:
    case Button::last: break;  // the session's position does not change
    case Button::edit_start:
      change_draft([&](PositionDraft& draft) {
        draft = editor.rules->draft(state_.session->game().initial());
      });
      break;
    case Button::edit_clear: change_draft(clear); break;
    case Button::edit_mirror: change_draft(mirror); break;
    case Button::edit_turn: change_draft(rotate); break;
    case Button::edit_swap:
      change_draft([&](PositionDraft& draft) { swap_players(draft, editor.rules->rules()); });
      break;
    case Button::edit_analyse: leave(Mode::analyse); break;
    case Button::edit_play: leave(Mode::play); break;
    case Button::edit_open: open_typed(); break;
    case Button::copy_position: shell_.copy(button, editor.notation()); break;
    case Button::copy_link:
    case Button::link:
      if (!editor.check.state) return button == Button::copy_link;
      shell_.copy(button, draft_address());
      break;
    default: return false;
  }
  return true;
}

std::string EditorController::draft_address() const {
  Session session = *state_.session;
  if (editor_->notation() != session.position() && !session.set_position(editor_->notation()))
    return shell_.current_address();
  return platform_.page_address() + '#' + link_to(session);
}

// Makes the draft the session's position, which then has no history. An unchanged position keeps
// its history.
bool EditorController::leave(Mode mode) {
  if (!editor_->check.state) return false;
  const std::string position = editor_->notation();
  open_.tab = mode == Mode::play ? Tab::game : Tab::moves;
  if (position != state_.session->position()) (void)shell_.go_to_position(position);
  editor_.reset();
  shell_.set_mode(mode);
  if (mode == Mode::play) shell_.resume_play();  // the user has asked to play
  return true;
}

// --- the text field

// Does not change the typed text. Shows a position on the board, unless it is a number.
void EditorController::read_typed(const std::string& text) {
  const std::string typed(trimmed(text));
  const ParsedText parsed = typed.empty() ? ParsedText{} : parse_text(state_, typed);
  if (parsed.position && !parsed.opens())
    change_draft([&](PositionDraft& draft) { draft = editor_->rules->draft(*parsed.position); });
  editor_->text = text;
  editor_->parsed = parsed;
  editor_->typing_until = now() + typing_pause;
}

void EditorController::read_pasted(const std::string& text) {
  read_typed(text);
  open_typed();
}

bool EditorController::end_typing_if_due() {
  const bool due = editor_ && editor_->typing_until && *editor_->typing_until <= now();
  if (due) editor_->typing_until.reset();
  return due;
}

// A link, a record or moves replace the session; a position replaces the draft.
bool EditorController::open_typed() {
  editor_->typing_until.reset();
  const Editor editor = *editor_;
  if (!editor.parsed.opens()) return false;
  if (const auto& position = editor.parsed.position) {
    change_draft([&](PositionDraft& draft) { draft = editor.rules->draft(*position); });
    return true;
  }
  const std::string& text = editor.text;
  open_.tab = editor.parsed.kind == ParsedText::Kind::link ? Tab::moves : Tab::game;
  editor_.reset();
  switch (editor.parsed.kind) {
    case ParsedText::Kind::link:
    case ParsedText::Kind::record: shell_.paste(text); break;
    case ParsedText::Kind::moves:
      if (auto session = session_of_moves(*state_.session, text); session && *session)
        shell_.start_game({*std::move(*session)});
      break;
    case ParsedText::Kind::position:
    case ParsedText::Kind::number: break;
  }
  return true;
}

}  // namespace kanzen::app

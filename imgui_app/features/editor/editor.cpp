#include "imgui_app/features/editor/editor.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/features/editor/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/pasted.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

constexpr std::size_t most_changes = 1'000;  // that can be taken back
constexpr double typing_pause = 1;           // seconds until a text counts as typed

// Takes the piece off the square; only a key does.
constexpr ItemKind<std::string> taken_item{"take-"};

std::string origin_of(const Session& session) {
  return session.info().name + ' ' + session.info().rules + ' ' + session.position();
}

}  // namespace

Editor::Editor(const FeatureContext& context) : Feature(context) {
  handle(square_item, [this](const std::string& name) -> std::optional<bool> {
    if (!is_shown()) return std::nullopt;
    const auto square = find_square(state_.session->board(), name);
    if (square) edit_square(*square);
    return square.has_value();
  });
  handle(taken_item, [this](const std::string& name) {
    const auto square = find_square(state_.session->board(), name);
    if (is_shown() && square) drop_piece(square, {}, std::nullopt);
  });
  handle_field([this] { return is_shown(); });
  handle(piece_item, &Editor::choose_piece);
  handle(side_item, &Editor::choose_side);
  handle(held_item, &Editor::step_hand);
  handle(shift_item, &Editor::shift_draft);
  handle_in_draft("button-undo", &Editor::take_back);
  handle_in_draft("button-edit-undo", &Editor::take_back);
  handle_in_draft("button-redo", &Editor::repeat);
  handle_in_draft("button-edit-redo", &Editor::repeat);
  // The session's position does not change.
  for (const char* item : {"button-first", "button-last"})
    handle(item, [this] { return is_shown() ? std::optional(true) : std::nullopt; });
  const std::pair<const char*, EditTool::Kind> tools[] = {
      {"button-edit-move", EditTool::Kind::move},
      {"button-edit-remove", EditTool::Kind::remove},
      {"button-edit-ko", EditTool::Kind::ko}};
  for (const auto& [item, kind] : tools)
    handle(item, [this, kind = kind] {
      if (is_shown()) choose_tool(kind);
      return is_shown();
    });
  handle_in_draft("button-edit-start", &Editor::begin_at_start);
  handle_in_draft("button-edit-swap", &Editor::swap_sides);
  const std::pair<const char*, void (*)(PositionDraft&)> changes[] = {
      {"button-edit-clear", clear}, {"button-edit-mirror", mirror}, {"button-edit-turn", rotate}};
  for (const auto& [item, change] : changes)
    handle(item, [this, change = change] {
      if (is_shown()) change_draft(change);
      return is_shown();
    });
  handle("button-edit-analyse", [this] { return is_shown() && leave(Mode::analyse); });
  handle("button-edit-play", [this] { return is_shown() && leave(Mode::play); });
  handle("button-edit-open", [this]() -> std::optional<bool> {
    if (!is_shown()) return std::nullopt;
    return open_typed();
  });
  for (const char* item : {"button-copy-link", "button-link"})
    handle(item, [this, item]() -> std::optional<bool> {
      if (!is_shown()) return std::nullopt;
      if (edited_->check.state) shell_.copy(item, draft_address());
      return true;
    });
}

void Editor::handle_in_draft(const char* item, void (Editor::*action)()) {
  handle(item, [this, action]() -> std::optional<bool> {
    if (!is_shown()) return std::nullopt;
    (this->*action)();
    return true;
  });
}

bool Editor::is_shown() const {
  return state_.open.tab == "edit" && state_.view.mode != Mode::statistics && edited_ &&
         edited_->rules && !state_.environment.embedded;
}

void Editor::publish() {
  shell_.show_draft(is_shown() ? std::optional(Draft{edited_->notation(), edited_->check.state})
                               : std::nullopt);
}

void Editor::begin_at_start() {
  change_draft([&](PositionDraft& draft) {
    draft = edited_->rules->draft(state_.session->game().initial());
  });
}

void Editor::swap_sides() {
  change_draft([&](PositionDraft& draft) { swap_players(draft, edited_->rules->rules()); });
}

bool Editor::shift_pieces(PositionDraft& draft, BoardShift direction) const {
  constexpr std::array steps{std::pair{-1, 0}, std::pair{1, 0}, std::pair{0, -1},
                             std::pair{0, 1}};  // by BoardShift
  const auto [right, down] = steps[static_cast<std::size_t>(direction)];
  const int side = is_turned(state_) ? -1 : 1;
  return kanzen::shift(draft, side * right, side * down);
}

bool Editor::shift_draft(BoardShift direction) {
  if (!is_shown() || !edited_->may_shift[static_cast<std::size_t>(direction)]) return false;
  change_draft([&](PositionDraft& draft) { shift_pieces(draft, direction); });
  return true;
}

void Editor::choose_tool(EditTool::Kind kind) {
  edited_->tool = {kind, {}};
  edited_->held.reset();
}

bool Editor::has_open() const {
  return is_shown() && (edited_->held || edited_->tool != EditTool{});
}

void Editor::close() {
  if (!edited_->held) edited_->tool = {};
  edited_->held.reset();
}

// Digits are squares; letters are pieces of the palette.
ItemId Editor::item_typed(unsigned character, const ItemId& focused) const {
  if (!is_shown()) return {};
  const BoardView& shown = state_.session->board();
  if (character == 0x7F) {
    const auto square = square_of(shown, focused);
    return square ? taken_item(shown.squares[*square].name) : ItemId();
  }
  const GameInfo& info = state_.session->info();
  for (const PieceView piece : edited_->rules->rules().pieces) {
    const auto& kinds = piece.player == 0 ? info.kinds : info.kinds_of_second;
    const std::string& letter = kinds[piece.kind];
    if (letter.size() == 1 && character == static_cast<unsigned char>(letter[0]))
      return piece_item(piece_id(info, piece));
  }
  return {};
}

void Editor::refresh() {
  if (state_.open.tab != "edit" || !state_.session || state_.environment.embedded) return publish();
  const Session& session = *state_.session;
  if (edited_ && edited_->origin == origin_of(session)) return publish();
  EditedDraft& edited = edited_.emplace();
  edited.origin = origin_of(session);
  edited.rules = find_position_editor(session.info().name, session.info().rules);
  if (!edited.rules) return publish();
  edited.drafts = {edited.rules->draft(session.state())};
  show_draft();
}

void Editor::show_draft() {
  EditedDraft& editor = *edited_;
  editor.held.reset();
  editor.check = editor.rules->check(editor.draft());
  for (std::size_t i = 0; i < editor.may_shift.size(); ++i) {
    PositionDraft shifted = editor.draft();
    editor.may_shift[i] =
        shift_pieces(shifted, static_cast<BoardShift>(i)) && shifted != editor.draft() &&
        (!editor.check.faults.empty() || editor.rules->check(shifted).faults.empty());
  }
  editor.text = editor.notation();
  editor.parsed = {};
  editor.typing_until.reset();
  publish();
}

void Editor::change_draft(const Closure<void(PositionDraft&)>& change) {
  EditedDraft& editor = *edited_;
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

void Editor::step_draft(int step) {
  EditedDraft& editor = *edited_;
  if (step < 0 && editor.now > 0) --editor.now;
  if (step > 0 && editor.now + 1 < editor.drafts.size()) ++editor.now;
  show_draft();
}

// --- squares and pieces

void Editor::edit_square(unsigned square) {
  EditedDraft& editor = *edited_;
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
      return;
    case EditTool::Kind::remove:
      change_draft([&](PositionDraft& draft) { take_piece(draft, square); });
      return;
    case EditTool::Kind::ko:
      change_draft([&](PositionDraft& draft) {
        set_ko(draft, draft.ko == square ? std::nullopt : std::optional(square));
      });
      return;
    case EditTool::Kind::move: break;
  }
  if (!editor.held) {
    if (!editor.draft().squares[square].empty()) editor.held = square;
  } else if (const unsigned from = *editor.held; from == square) {
    editor.held.reset();
  } else {
    change_draft([&](PositionDraft& draft) { move_piece(draft, rules, from, square); });
  }
}

void Editor::drop_piece(std::optional<unsigned> from, PieceView piece, std::optional<unsigned> to) {
  if (!is_shown()) return;
  const DraftRules& rules = edited_->rules->rules();
  change_draft([&](PositionDraft& draft) {
    if (from && to)
      move_piece(draft, rules, *from, *to);
    else if (from)
      take_piece(draft, *from);
    else if (to)
      put_piece(draft, rules, *to, piece);
  });
}

bool Editor::choose_piece(const std::string& name) {
  if (!is_shown()) return false;
  const auto& pieces = edited_->rules->rules().pieces;
  const auto found = std::find_if(pieces.begin(), pieces.end(), [&](PieceView piece) {
    return piece_id(state_.session->info(), piece) == name;
  });
  if (found == pieces.end()) return false;
  const EditTool tool{EditTool::Kind::put, *found};
  edited_->tool = edited_->tool == tool ? EditTool{} : tool;
  edited_->held.reset();
  return true;
}

bool Editor::choose_side(Player player) {
  if (!is_shown() || !edited_->rules->rules().sets_side) return false;
  change_draft([&](PositionDraft& draft) { set_side(draft, player); });
  return true;
}

bool Editor::step_hand(const std::string& piece, int step) {
  if (!is_shown() || !edited_->rules->rules().sets_hands) return false;
  const auto& hands = edited_->draft().hands;
  for (unsigned hand = 0; hand < hands.size(); ++hand) {
    if (piece_id(state_.session->info(), hands[hand].piece) != piece) continue;
    const unsigned count = hands[hand].count;
    if (step < 0 && count == 0) return false;
    change_draft(
        [&](PositionDraft& draft) { set_hand_count(draft, hand, count + (step > 0 ? 1U : -1U)); });
    return true;
  }
  return false;
}

std::string Editor::draft_address() const {
  Session session = *state_.session;
  if (edited_->notation() != session.position() && !session.set_position(edited_->notation()))
    return shell_.current_address();
  return platform_.page_address() + '#' + link_to(session);
}

// Makes the draft the session's position, which then has no history. An unchanged position keeps
// its history.
bool Editor::leave(Mode mode) {
  if (!edited_->check.state) return false;
  const std::string position = edited_->notation();
  shell_.show_tab(mode == Mode::play ? "game" : "moves");
  if (position != state_.session->position()) (void)shell_.go_to_position(position);
  edited_.reset();
  publish();
  shell_.set_mode(mode);
  if (mode == Mode::play) shell_.perform("button-continue");  // the user has asked to play
  return true;
}

// --- the text field

// Does not change the typed text. Shows a position on the board, unless it is a number.
void Editor::read_typed(const std::string& text) {
  const std::string typed(trimmed(text));
  const ParsedText parsed = typed.empty() ? ParsedText{} : parse_text(*state_.session, typed);
  if (parsed.position && !parsed.opens())
    change_draft([&](PositionDraft& draft) { draft = edited_->rules->draft(*parsed.position); });
  edited_->text = text;
  edited_->parsed = parsed;
  edited_->typing_until = now() + typing_pause;
}

bool Editor::paste(const std::string& text) {
  if (!is_shown()) return false;
  read_typed(text);
  open_typed();
  return true;
}

bool Editor::type(const std::string& text) {
  if (!is_shown()) return false;
  read_typed(text);
  return true;
}

std::optional<double> Editor::due() const { return edited_ ? edited_->typing_until : std::nullopt; }

bool Editor::act_if_due() {
  const bool is_due = due() && *due() <= now();
  if (is_due) edited_->typing_until.reset();
  return is_due;
}

// A link, a record or moves replace the session; a position replaces the draft.
bool Editor::open_typed() {
  edited_->typing_until.reset();
  const EditedDraft editor = *edited_;
  if (!editor.parsed.opens()) return false;
  if (const auto& position = editor.parsed.position) {
    change_draft([&](PositionDraft& draft) { draft = editor.rules->draft(*position); });
    return true;
  }
  const std::string& text = editor.text;
  edited_.reset();
  shell_.show_tab(editor.parsed.kind == ParsedText::Kind::link ? "moves" : "game");
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

std::string_view describe_tool(Language language, const EditedDraft& edited) {
  constexpr std::array hints{word::move_tool_hint, word::piece_tool_hint, word::remove_tool_hint,
                             word::ko_tool_hint};  // by EditTool::Kind
  const Words& hint =
      edited.held ? word::held_hint : hints[static_cast<std::size_t>(edited.tool.kind)];
  return hint.in(language);
}

// --- what the draft looks like

// Describes the first fault, so that faults are corrected one by one.
std::optional<Verdict> Editor::headline() const {
  if (!is_shown()) return std::nullopt;
  const Language language = state_.settings.language;
  const EditedDraft& editor = *edited_;
  Verdict verdict;
  if (const auto& faults = editor.check.faults; !faults.empty()) {
    verdict.sign = Verdict::Sign::unknown;
    verdict.title = fill(word::things_wrong.in(language), {std::to_string(faults.size())});
    verdict.detail = sentence(language, faults.front());
  } else {
    verdict.sign = Verdict::Sign::player;
    verdict.favoured = editor.draft().to_move;
    verdict.title = word::can_be_played.in(language);
    verdict.detail = editor.check.reachable == false
                         ? std::string(word::never_reached.in(language))
                         : fill(word::someone_to_move.in(language),
                                {player_name(state_, editor.draft().to_move)});
  }
  verdict.title_short = verdict.title;
  if (const Error* error = editor.shown_error())
    verdict.spoken =
        fill(word::label.in(language), {word::not_read.in(language), error->in(language)});
  verdict.settles = editor.typing_until.has_value();
  return verdict;
}

BoardView Editor::board() const {
  const PositionDraft& draft = edited_->draft();
  BoardView board = state_.session->board();
  for (std::size_t square = 0; square < draft.squares.size(); ++square)
    board.squares[square].stack = draft.squares[square];
  board.hands = draft.hands;
  board.to_move = draft.to_move;
  board.end.reset();
  board.attacked.clear();
  board.forbidden.clear();
  if (draft.ko) board.forbidden.push_back({*draft.ko, "ko", {}});
  return board;
}

bool Editor::is_wrong(unsigned square) const {
  const auto& faults = edited_->check.faults;
  return std::any_of(faults.begin(), faults.end(), [&](const DraftFault& fault) {
    return std::count(fault.squares.begin(), fault.squares.end(), square) > 0;
  });
}

bool Editor::is_hand_wrong(PieceView piece) const {
  const auto& hands = edited_->draft().hands;
  const auto& faults = edited_->check.faults;
  return std::any_of(faults.begin(), faults.end(), [&](const DraftFault& fault) {
    return std::any_of(fault.hands.begin(), fault.hands.end(),
                       [&](unsigned hand) { return hands[hand].piece == piece; });
  });
}

std::string Editor::describe_square(unsigned square) const {
  const Language language = state_.settings.language;
  std::string words = text_of_square(state_, square, edited_->draft().squares[square]);
  if (edited_->draft().ko == square) words.append("; ").append(word::ko_here.in(language));
  if (is_wrong(square)) words.append("; ").append(word::wrong_here.in(language));
  return words;
}

}  // namespace kanzen::app

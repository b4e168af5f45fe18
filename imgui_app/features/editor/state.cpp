// Queries and texts about the draft.
#include <algorithm>
#include <array>

#include "engine/core/phrases.hpp"
#include "engine/record/game_record.hpp"
#include "engine/session/link.hpp"
#include "imgui_app/app/words.hpp"
#include "imgui_app/features/analysis/verdict.hpp"
#include "imgui_app/features/editor/words.hpp"
#include "imgui_app/text/formatting.hpp"

namespace kanzen::app {
std::string position_of_pieces(const Session& session) {
  const auto editor = find_position_editor(session.info().name, session.info().rules);
  if (!editor) return {};
  PositionDraft draft = editor->draft(session.state());
  draft.ko.reset();
  draft.prisoners = {};
  return editor->format(draft);
}

bool is_editing(const State& state) {
  return state.open.tab == Tab::edit && state.view.mode != Mode::statistics && state.editor &&
         state.editor->rules && !state.environment.embedded;
}

std::string shown_position(const State& state) {
  return is_editing(state) ? state.editor->notation() : state.session->position();
}

std::optional<Notation> shown_notation(const State& state) {
  const Session& session = *state.session;
  const AnyState* position = &session.state();
  if (is_editing(state)) {
    const auto& drafted = state.editor->check.state;
    position = drafted ? &*drafted : nullptr;
  }
  const std::string_view wanted = words_of(session.info()).shared_notation;
  if (position == nullptr || wanted.empty()) return std::nullopt;
  for (Notation& notation : session.game().other_notations(*position))
    if (notation.name == wanted) return std::move(notation);
  return std::nullopt;
}

BoardView draft_board(const State& state) {
  const PositionDraft& draft = state.editor->draft();
  BoardView board = state.session->board();
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

bool is_wrong(const State& state, unsigned square) {
  const auto& faults = state.editor->check.faults;
  return std::any_of(faults.begin(), faults.end(), [&](const DraftFault& fault) {
    return std::count(fault.squares.begin(), fault.squares.end(), square) > 0;
  });
}

bool is_hand_wrong(const State& state, unsigned hand) {
  const auto& faults = state.editor->check.faults;
  return std::any_of(faults.begin(), faults.end(), [&](const DraftFault& fault) {
    return std::count(fault.hands.begin(), fault.hands.end(), hand) > 0;
  });
}

std::string draft_notes(const State& state, unsigned square) {
  const Language language = state.settings.language;
  std::string words;
  if (state.editor->draft().ko == square) words.append("; ").append(word::ko_here.in(language));
  if (is_wrong(state, square)) words.append("; ").append(word::wrong_here.in(language));
  return words;
}

std::string_view describe_tool(const State& state) {
  constexpr std::array hints{word::move_tool_hint, word::piece_tool_hint, word::remove_tool_hint,
                             word::ko_tool_hint};  // by EditTool::Kind
  const Editor& editor = *state.editor;
  const Words& hint =
      editor.held ? word::held_hint : hints[static_cast<std::size_t>(editor.tool.kind)];
  return hint.in(state.settings.language);
}

// Describes the first fault, so that faults are corrected one by one.
Verdict editing_verdict(const State& state) {
  const Language language = state.settings.language;
  const Editor& editor = *state.editor;
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
                                {player_name(state, editor.draft().to_move)});
  }
  verdict.title_short = verdict.title;
  return verdict;
}

// --- text that is typed or pasted

namespace {

bool is_number(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> words_of_line(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n.", at), text.size());
    // Move numbers are skipped.
    const std::string_view word = text.substr(at, end - at);
    if (!is_number(word)) words.emplace_back(word);
    at = end + 1;
  }
  return words;
}

// Returns the interpretation as a text of this kind, which `read` can open or not.
template <class T>
ParsedText parsed_as(ParsedText::Kind kind, const Result<T>& read) {
  return {kind, read ? std::nullopt : std::optional(read.error()), 0};
}

}  // namespace

std::string link_in(std::string_view text) {
  return std::string(text.substr(text.find('#') + 1));  // npos + 1 is 0: all of it
}

bool is_link(std::string_view text) {
  return text.find('#') != std::string_view::npos || text.find("game=") != std::string_view::npos;
}

std::optional<Result<Session>> session_of_moves(const Session& like, std::string_view text) {
  const std::vector<std::string> moves = words_of_line(text);
  Session session = like;
  if (moves.empty() || !session.set_position(session.info().start)) return std::nullopt;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i >= longest_linked_line)
      return Error{Errc::unsupported,
                   {phrase::longest_linked_line, format_with_commas(longest_linked_line)}};
    if (const auto played = session.play(moves[i]); !played) {
      // A text that does not begin with a move is of another kind.
      if (i == 0 && played.error().code == Errc::bad_notation) return std::nullopt;
      return played.error();
    }
  }
  return session;
}

ParsedText parse_text(const State& state, const std::string& text) {
  if (is_link(text)) return parsed_as(ParsedText::Kind::link, session_from_link(link_in(text)));
  if (has_sgf_start(text)) return parsed_as(ParsedText::Kind::record, describe_games_in_text(text));
  const auto position = state.session->game().parse(text);
  if (position) {
    const auto kind = is_number(text) ? ParsedText::Kind::number : ParsedText::Kind::position;
    return {kind, {}, 0, *position};
  }
  if (const auto played = session_of_moves(*state.session, text)) {
    if (!*played) return {ParsedText::Kind::moves, played->error(), 0};
    return {ParsedText::Kind::moves, {}, (*played)->ply()};
  }
  return {ParsedText::Kind::position, position.error(), 0};
}

}  // namespace kanzen::app

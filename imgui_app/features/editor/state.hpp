#pragma once
// The position editor on the Edit tab. The board shows a draft (core/position_draft.hpp) instead of
// the session's position, which does not change until the user continues from the draft.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/position_editor.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

struct State;
struct Verdict;

// The tool, which determines what a click on a square does.
struct EditTool {
  enum class Kind { move, put, remove, ko };
  Kind kind = Kind::move;
  PieceView piece{};  // the piece to put
  friend bool operator==(const EditTool&, const EditTool&) = default;
};

// The interpretation of the text in the field.
struct ParsedText {
  enum class Kind { position, number, moves, record, link };
  Kind kind = Kind::position;
  std::optional<Error> error;
  std::size_t moves = 0;
  std::optional<AnyState> position = {};
  // A position is shown on the board while it is typed. Anything else is opened on request: a
  // number may be a position, or the first move number of a game.
  bool opens() const { return kind != Kind::position && !error; }
};

struct Editor {
  std::shared_ptr<const PositionEditor> rules;  // null if the game has no editor
  std::string origin;                 // game, rules and position that the draft began with
  std::vector<PositionDraft> drafts;  // one per change
  std::size_t now = 0;                // index of the draft that is shown
  DraftCheck check;                   // of that draft
  EditTool tool;
  std::optional<unsigned> held;  // the square of the piece to move
  std::string text;              // of the field
  ParsedText parsed;
  // Until this time, as Platform::now, the visitor counts as typing; empty: typing has paused.
  std::optional<double> typing_until;

  // The error of the text; null: there is none, or the text may be half typed.
  const Error* shown_error() const {
    return parsed.error && !typing_until ? &*parsed.error : nullptr;
  }
  const PositionDraft& draft() const { return drafts[now]; }
  std::string notation() const { return rules->format(draft()); }
};

// Returns the position without what earlier moves left beside the pieces and some rule sets refuse:
// a ko point, and prisoners.  Empty: the game has no editor.
std::string position_of_pieces(const Session& session);
// Returns whether the board shows a draft.
bool is_editing(const State& state);
// Returns the notation of the draft or, outside the editor, of the session's position.
std::string shown_position(const State& state);
// Returns the same position in the notation of other programs; nullopt if there is no such notation
// or the draft is no legal position.
std::optional<Notation> shown_notation(const State& state);
// Returns the draft as a board to draw.
BoardView draft_board(const State& state);
bool is_wrong(const State& state, unsigned square);
bool is_hand_wrong(const State& state, unsigned hand);

// Notes that follow a square's description, such as "; wrong here"; empty if there are none.
std::string draft_notes(const State& state, unsigned square);
// Describes what a click on the board does with the current tool.
std::string_view describe_tool(const State& state);
Verdict editing_verdict(const State& state);

// --- text that is typed or pasted
ParsedText parse_text(const State& state, const std::string& text);
bool is_link(std::string_view text);
std::string link_in(std::string_view text);  // the part after '#', or all of it
// Plays the moves of `text` from the game's start in a copy of `like`. Returns nullopt if the text
// does not begin with a move, and an error if a later move is illegal.
std::optional<Result<Session>> session_of_moves(const Session& like, std::string_view text);

}  // namespace kanzen::app

#pragma once
// The position editor, the Edit tab: a draft (core/position_draft.hpp) on the board instead of the
// session's position, which stays as it is until the visitor goes on from the draft.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/position_editor.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

struct State;

// What a click on a square does.
struct EditTool {
  enum class Kind { move, put, remove, ko };
  Kind kind = Kind::move;
  PieceView piece{};  // that is put
  friend bool operator==(const EditTool&, const EditTool&) = default;
};

// What the text in the field is taken for.
struct Reading {
  enum class Kind { position, number, moves, record, link };
  Kind kind = Kind::position;
  std::optional<Error> error;
  std::size_t moves = 0;
  std::optional<AnyState> position = {};
  // A position is on the board as it is typed.  Anything else is opened when that is asked for: a
  // number may be a position, or the first one of moves that are still to come.
  bool opens() const { return kind != Kind::position && !error; }
};

struct Editor {
  std::shared_ptr<const PositionEditor> rules;  // null: the game has none
  std::string origin;                           // the game, rules and position it began with
  std::vector<PositionDraft> drafts;            // one after each change
  std::size_t now = 0;                          // the one that is shown
  DraftCheck check;                             // of it
  EditTool tool;
  std::optional<unsigned> held;  // the square whose piece waits for its place
  std::string text;              // in the field
  Reading reading;

  const PositionDraft& draft() const { return drafts[now]; }
  std::string notation() const { return rules->text(draft()); }
};

// Does the board show a draft?
bool is_editing(const State& state);
// The draft's notation, or else that of the session's position.
std::string shown_position(const State& state);
// The same as others' programs write it; nullopt: there is no such notation, or no such position.
std::optional<Notation> shown_notation(const State& state);
// The draft, as a board is drawn.
BoardView draft_board(const State& state);
bool is_wrong(const State& state, unsigned square);
bool is_hand_wrong(const State& state, unsigned hand);

// "; wrong here", after the words of a square; empty: there is nothing to remark.
std::string draft_remarks(const State& state, unsigned square);
// What a click on the board does now.
std::string_view tool_words(const State& state);

// --- what is typed or pasted
std::string trimmed(std::string_view text);  // without spaces and ends of lines around it
Reading read_text(const State& state, const std::string& text);
bool names_link(std::string_view text);
std::string link_in(std::string_view text);  // what an address has after '#'
// The game of those moves from its start, in this session's game; nullopt: they are none.
std::optional<Result<Session>> session_of_moves(const Session& like, std::string_view text);

}  // namespace kanzen::app

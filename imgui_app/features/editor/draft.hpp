#pragma once
// The draft of the position editor (core/position_draft.hpp), which the board shows instead of the
// session's position, and the text of its field.
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/position_editor.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/model/item.hpp"

namespace kanzen::app {

// The tool, which determines what a click on a square does.
struct EditTool {
  enum class Kind { move, put, remove, ko };
  Kind kind = Kind::move;
  PieceView piece{};  // the piece to put
  friend bool operator==(const EditTool&, const EditTool&) = default;
};

// A shift of all pieces by a square, as the board is seen.
enum class BoardShift : std::uint8_t { left, right, up, down };
constexpr auto names_of(BoardShift) {
  return names_in_order<BoardShift>("left", "right", "up", "down");
}

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

struct EditedDraft {
  std::shared_ptr<const PositionEditor> rules;  // null if the game has no editor
  std::string origin;                 // game, rules and position that the draft began with
  std::vector<PositionDraft> drafts;  // one per change
  std::size_t now = 0;                // index of the draft that is shown
  DraftCheck check;                   // of that draft
  std::array<bool, 4> may_shift{};    // by BoardShift: does it leave a legal position legal?
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

// --- items
inline constexpr ItemKind<std::string> piece_item{"piece-"};  // a piece of the palette
inline constexpr ItemKind<Player> side_item{"side-"};         // the side to move
inline constexpr ItemKind<BoardShift> shift_item{"shift-"};
inline constexpr ItemKind<std::string, int> held_item{"held-"};  // a piece in hand

// Describes what a click on the board does with the current tool.
std::string_view describe_tool(Language language, const EditedDraft& edited);

// --- text that is typed or pasted
ParsedText parse_text(const Session& session, const std::string& text);
// Plays the moves of `text` from the game's start in a copy of `like`.  Returns nullopt if the text
// does not begin with a move, and an error if a later move is illegal.
std::optional<Result<Session>> session_of_moves(const Session& like, std::string_view text);

}  // namespace kanzen::app

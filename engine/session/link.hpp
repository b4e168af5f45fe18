#pragma once
// Sessions as links: the fragment of a URL, and the text of a session's moves in it.
//
// Moves are joined by dots.  After a move, each variation that replaces it is in parentheses:
//   L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1
// has the main line L@b2, M@a1, L@b1, and two variations that begin with the second move.  Readers
// accept spaces; between two moves a space means a dot.  A set-up (Session::set_up) is written in
// place of a move and counts as one.
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrases.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
// The maximum length of a line in plies; it bounds the work of showing the line.
inline constexpr std::size_t longest_linked_line = 1000;
// The maximum number of moves of the main line and all variations together.
inline constexpr std::size_t most_linked_moves = 3000;

// The numbers of moves and variations in a text of moves, counted without checking them.
struct LinkedMoves {
  std::size_t moves = 0, variations = 0;
  std::size_t within = 0;  // moves before the first one that exceeds the limits above
};
LinkedMoves count_linked_moves(std::string_view text);

// A move of a text that follows the end of the game.
struct MoveAfterEnd {
  Session::Node end;  // the node in which the game has ended
  std::size_t ply;    // of the position after the move
  std::string_view move;
};
using MoveSink = std::function<void(const MoveAfterEnd&)>;

// Plays a text of moves from the session's root, up to the limits, and leaves the session at the
// end of the main line.  Returns the last node of each variation, in the order of the opening
// parentheses.  `left_out`: receives the moves after the end of the game, which are not played;
// null: they are illegal.  Errc::bad_notation: a parenthesis or dot is misplaced, or a text is no
// move; Errc::illegal_move: a move is not legal.
Result<std::vector<Session::Node>> play_linked_moves(Session& session, std::string_view text,
                                                     const MoveSink* left_out = nullptr);

// --- a session as the fragment of a URL; such links can be cited and work offline:
//   game=NAME&rules=strict&position=-,-,-/-,-,-/-,-,-:1&moves=L@b2.M@a1(M@c3).L@b1&ply=1
// Only `game` is required.  The other keys are:
//   rules      the rule set (default: the first one of the game)
//   position   the root of the history (default: the game's initial position)
//   komi       the second player's points in games with scores (default: the game's own)
//   moves      the main line from the root with its variations (default: none)
//   variation  the shown line ends with the variation of the Nth opening parenthesis, from 1
//              (default: the main line)
//   ply        the shown position of the shown line, from 0 (default: the last one)
//   marks      the markup (engine/core/markup.hpp) of positions, joined by commas, each after its
//              number and a colon: 0:circle-b2,3:arrow-a1-b2.  The root is 0; then follow the main
//              line, whose numbers are plies, and the variations, from the last branch to the first
// Other keys are ignored, so that the page can add its own.  %XX escapes are decoded.

// The maximum length of a fragment in bytes; parse_fragment refuses longer ones.
inline constexpr std::size_t longest_link = 100'000;

// Returns the keys of a fragment (without '#') and their decoded values.  Errc::bad_notation names
// the invalid entry or escape.
Result<std::map<std::string, std::string>> parse_fragment(std::string_view fragment);

// Opens a session at the position that the link shows.  Moves beyond the limits are not played;
// moves_of_link counts them.  Errors name the key and the fault in its value; `part` is the
// text that introduces the key (of a link or of a file); `left_out`: as for play_linked_moves.
Result<Session> session_from_link(std::string_view fragment,
                                  const Phrase<2>& part = phrase::in_link,
                                  const MoveSink* left_out = nullptr);
LinkedMoves moves_of_link(std::string_view fragment);  // all 0 if the fragment is invalid

// Returns the session's fragment.  If the history exceeds the limits, it has only the line through
// the current position; if that is too long as text, because of set-ups or markup, only the current
// position, in the last resort without its markup.
std::string link_to(const Session& session);
// Returns the fragment with the whole history, for files; session_from_link applies the limits.
std::string whole_link_to(const Session& session);

}  // namespace kanzen

#pragma once
// The moves of a session as a link has them: joined by dots, and after a move, in brackets, each
// of the lines that could be played in its place:
//   L@b2.M@a1(M@c3.L@a1)(L@c3).L@b1
// has the main line L@b2, M@a1, L@b1, and two variations that begin with the second move.  Spaces
// are read as well: between two moves they stand for the dot.
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrases.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
// A longer line serves nobody, and every move of it costs those who show it.
inline constexpr std::size_t longest_linked_line = 1000;
// Of the line and all variations together.
inline constexpr std::size_t most_linked_moves = 3000;

// What a text has, whether it is right or not.
struct LinkedMoves {
  std::size_t moves = 0, variations = 0;
  std::size_t within = 0;  // moves before the first one that is beyond the limits
};
LinkedMoves count_linked_moves(std::string_view text);

// Plays them from the session's root, up to the limits, and leaves it at the end of the main line.
// The ends of the variations, in the order of their brackets.  Errc::bad_notation: brackets or dots
// are wrong, or a move is none; Errc::illegal_move.
Result<std::vector<Session::Node>> play_linked_moves(Session& session, std::string_view text);

// A session as the fragment of a URL, for links that can be cited and work
// offline:
//   game=NAME&rules=strict&position=-,-,-/-,-,-/-,-,-:1&moves=L@b2.M@a1(M@c3).L@b1&ply=1
// Only `game` is needed; `position` is where the history starts (left out: the
// game's initial position), `komi` the second player's points in games that count (left out: the
// game's own), `moves` the line from there with its variations.  `ply` is the position
// shown (left out: the last) of the main line, or with `variation=N` of the line that ends with the
// variation of the Nth bracket.  Keys that are not ours are ignored, so that the
// page can keep its own there.  %XX escapes are understood.

// A longer one, in characters, is nobody's; it is refused without being read.
inline constexpr std::size_t longest_link = 100'000;

// The keys of a fragment (without '#') and their values, these unescaped.  The
// error names the key or the escape that is wrong.
Result<std::map<std::string, std::string>> parse_fragment(std::string_view fragment);

// An error names the key and what is wrong with its value, as a part of the link or of the file
// that the link was made of.  Of more moves than a link holds only the first are played: see
// moves_of_link.
Result<Session> session_from_link(std::string_view fragment,
                                  const Phrase<2>& part = phrase::in_link);
LinkedMoves moves_of_link(std::string_view fragment);  // none where the link is broken

// Of a history too large for a link it has the line through the current position alone.
std::string link_to(const Session& session);
// With all of the history, for files; who opens it plays as much as a link holds.
std::string whole_link_to(const Session& session);

}  // namespace kanzen

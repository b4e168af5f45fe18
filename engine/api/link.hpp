#pragma once
// A session as the fragment of a URL, for links that can be cited and work
// offline:
//   game=NAME&rules=strict&position=-,-,-/-,-,-/-,-,-:1&moves=L@b2.M@a1&ply=1
// Only `game` is needed; `position` is where the history starts (left out: the
// game's initial position), `komi` the second player's points in games that count (left out: the
// game's own), `moves` the line from there, joined by dots, `ply`
// the position shown (left out: the last).  Keys that are not ours are ignored,
// so that the page can keep its own there.  %XX escapes are understood.
#include <map>
#include <string>
#include <string_view>

#include "engine/api/session.hpp"

namespace kanzen {

// A longer one, in characters, is nobody's; it is refused without being read.
inline constexpr std::size_t longest_link = 100'000;

// The keys of a fragment (without '#') and their values, these unescaped.  The
// error names the key or the escape that is wrong.
Result<std::map<std::string, std::string>> parse_fragment(std::string_view fragment);

// A line of more moves serves nobody, and every move of it costs those who show it.
inline constexpr std::size_t longest_linked_line = 1000;

// An error names the key and what is wrong with its value.  Of a longer line only the first
// `longest_linked_line` moves are played: moves_left_out tells how many more there are.
Result<Session> session_from_link(std::string_view fragment);
std::size_t moves_left_out(std::string_view fragment);  // 0 where the link is broken, too

std::string link_to(const Session& session);

}  // namespace kanzen

#pragma once
// SGF, the Smart Game Format (FF[4]): its text values, and records as trees of properties.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen::sgf {
// Decodes a value of type Text: removes escapes and soft line breaks, and replaces white space
// other than line ends by spaces.  decode_simple_text, for SimpleText, replaces line ends as well.
std::string decode_text(std::string_view value);
std::string decode_simple_text(std::string_view value);

// Encodes text as a value: escapes "]", "\" and ":", and "[" if one is not closed.
std::string encode_text(std::string_view text);

bool is_utf8(std::string_view bytes);

// Trees of properties, read and written without interpreting them.  Values retain their escapes and
// properties their order, so that a record can be written again unchanged, in UTF-8.

struct Property {
  std::string name;                 // capitals only: "AddBlack" of FF[3] is "AB"
  std::vector<std::string> values;  // at least one; escapes retained, line ends are "\n"
  friend bool operator==(const Property&, const Property&) = default;
};

struct Node {
  std::vector<Property> properties;
  std::size_t parent = 0;             // index in Tree::nodes; the root's parent is the root
  std::vector<std::size_t> children;  // the first is the main variation
  friend bool operator==(const Node&, const Node&) = default;

  // Returns the values of a property; null: the node does not have it.
  const std::vector<std::string>* values(std::string_view name) const;
  // Returns the first of them, still escaped; empty: the node does not have it.
  std::string_view value(std::string_view name) const;
};

// One game.
struct Tree {
  std::vector<Node> nodes;  // 0 is the root; parents precede their children
  friend bool operator==(const Tree&, const Tree&) = default;
};

// All games of a file.
using Collection = std::vector<Tree>;

inline constexpr std::size_t most_bytes = std::size_t{16} << 20;  // of a file
inline constexpr std::size_t most_nodes = 200'000;                // of all its games

struct ParsedText {
  Collection games;
  std::vector<Diagnostic> notes;  // on what has been mended, each with its line
};

// Parses `text`, which is UTF-8 (characters.hpp), and sets every root's CA to UTF-8.  Text before,
// between and after the games is skipped, as FF[4] requires.  Mends what programs get wrong, with
// notes: missing parentheses and semicolons, unescaped "]" in texts, text between properties, and
// several values where FF[4] allows one (keep_one_value).  Errc::bad_notation: there is no game;
// Errc::unsupported beyond the limits.
Result<ParsedText> parse(std::string_view text);

// Returns the games as the text of a file, with a line end at its end.  Reading it gives equal
// games.
std::string format(const Collection& games);

}  // namespace kanzen::sgf

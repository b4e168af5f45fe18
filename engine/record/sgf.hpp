#pragma once
// The texts in SGF's values.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen::sgf {
// What a value of type Text says: escapes and soft line breaks taken out, other white space than
// line ends is spaces.  SimpleText has no line ends either.
std::string text_of(std::string_view value);
std::string simple_text_of(std::string_view value);

// As a value: "]", "\" and ":" are escaped.
std::string escaped(std::string_view text);

bool is_utf8(std::string_view bytes);

// SGF, the Smart Game Format, as a tree of properties: read and written without a word about what
// they mean.  Values keep their escapes, and properties their order, so whatever is read can be
// written again as it was, in UTF-8.

struct Property {
  std::string name;                 // in capitals: "AddBlack", of FF[3], is "AB"
  std::vector<std::string> values;  // at least one; with their escapes, line ends are "\n"
  friend bool operator==(const Property&, const Property&) = default;
};

struct Node {
  std::vector<Property> properties;
  std::size_t parent = 0;             // the root's is the root
  std::vector<std::size_t> children;  // the first is the main variation
  friend bool operator==(const Node&, const Node&) = default;

  // The values of a property; null: the node has none of that name.
  const std::vector<std::string>* values(std::string_view name) const;
  // The first of them, still escaped; empty: there is none.
  std::string_view value(std::string_view name) const;
};

// One game.
struct Tree {
  std::vector<Node> nodes;  // 0 is the root; parents come before their children
  friend bool operator==(const Tree&, const Tree&) = default;
};

// All games of a file.
using Collection = std::vector<Tree>;

struct Limits {
  std::size_t bytes = std::size_t{16} << 20;
  std::size_t nodes = 200'000;
};

// `text` is UTF-8 (characters.hpp), and every root's CA says so afterwards.  Text before the first
// game, between games and after the last one is passed over, as FF[4] asks.  A property that a node
// has twice is one with the values of both.  Errc::bad_notation with the place; Errc::unsupported
// beyond the limits.
Result<Collection> read(std::string_view text, const Limits& limits = {});

// Ends with a line end.  What is read and written is the same when it is read again.
std::string written(const Collection& games);

}  // namespace kanzen::sgf

#include "engine/record/sgf.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/text_reader.hpp"
#include "engine/core/utf8.hpp"
#include "engine/record/phrases.hpp"

namespace kanzen::sgf {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

}  // namespace

std::string decode_text(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '\\' && i + 1 < value.size()) {
      ++i;
      if (value[i] == '\n') continue;  // a soft line break
    }
    text += is_space(value[i]) ? ' ' : value[i];
  }
  return text;
}

std::string decode_simple_text(std::string_view value) {
  std::string text = decode_text(value);
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

std::string encode_text(std::string_view text) {
  std::string value;
  for (const char c : text) {
    if (c == ']' || c == '\\' || c == ':') value += '\\';
    value += c;
  }
  return value;
}

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = utf8_character_length(bytes);
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

namespace {

constexpr std::size_t most_properties = 1'000;  // of a node

bool is_white(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

class Reader : TextReader {
 public:
  Reader(std::string_view text, const Limits& limits) : TextReader(text), limits_(limits) {}

  Result<Collection> read() {
    while (find_game())
      if (const auto game = read_game(); !game) return game.error();
    if (games_.empty()) return fault(Errc::bad_notation, phrase::no_game_in_file);
    return std::move(games_);
  }

 private:
  void skip_white() {
    while (!at_end() && is_white(next())) skip();
  }

  // Skips to the next ";" that follows a "("; false: there is none.
  bool find_game() {
    while (!at_end()) {
      if (!accept('(')) {
        skip();
        continue;
      }
      skip_white();
      if (next() == ';') return true;
    }
    return false;
  }

  // Reads a game from its first ";" through its last ")".  `parents` has the nodes before the open
  // "(" characters.
  Result<void> read_game() {
    Tree& tree = games_.emplace_back();
    std::vector<std::size_t> parents = {0};
    std::size_t last = 0;
    while (!parents.empty()) {
      skip_white();
      if (accept(';')) {
        if (++node_count_ > limits_.nodes)
          return Error{Errc::unsupported, {phrase::many_nodes, limits_.nodes}};
        last = add_node(tree, last);
        if (const auto node = read_properties(tree.nodes[last]); !node) return node;
      } else if (accept('(')) {
        parents.push_back(last);
      } else if (accept(')')) {
        last = parents.back();
        parents.pop_back();
      } else {
        return expected(phrase::property_or_tree);
      }
    }
    return name_character_set(tree.nodes[0]);
  }

  static std::size_t add_node(Tree& tree, std::size_t parent) {
    const std::size_t number = tree.nodes.size();
    tree.nodes.emplace_back().parent = parent;
    if (number > 0) tree.nodes[parent].children.push_back(number);
    return number;
  }

  Result<void> read_properties(Node& node) {
    for (skip_white(); is_capital(next()) || is_small(next()); skip_white()) {
      std::string name;
      for (; is_capital(next()) || is_small(next()) || is_digit(next()); skip())
        if (is_capital(next()) || (is_digit(next()) && !name.empty())) name += next();
      skip_white();
      if (name.empty()) return expected(phrase::capitals_before);
      if (next() != '[') return expected({phrase::bracket_after_property, name});
      if (const auto values = read_values(property(node, name)); !values) return values;
      if (const auto checked = check_count(node); !checked) return checked;
    }
    return {};
  }

  Result<void> check_count(const Node& node) const {
    if (node.properties.size() <= most_properties) return {};
    return fault(Errc::unsupported, {phrase::many_properties, most_properties});
  }

  // Sets CA to UTF-8 in its place; a root without CA gets it as the first property.
  Result<void> name_character_set(Node& root) const {
    auto& all = root.properties;
    const auto found =
        std::find_if(all.begin(), all.end(), [](const Property& one) { return one.name == "CA"; });
    if (found != all.end())
      found->values = {"UTF-8"};
    else
      all.insert(all.begin(), Property{"CA", {"UTF-8"}});
    return check_count(root);
  }

  static Property& property(Node& node, const std::string& name) {
    for (Property& there : node.properties)
      if (there.name == name) return there;
    node.properties.push_back({name, {}});
    return node.properties.back();
  }

  Result<void> read_values(Property& property) {
    for (; accept('['); skip_white()) {
      std::string value;
      while (!at_end() && next() != ']') {
        if (next() == '\\') {
          value += next();
          skip();
        }
        if (!at_end()) add_character(value);
      }
      if (!accept(']')) return expected({phrase::bracket_after_value, property.name});
      property.values.push_back(std::move(value));
    }
    return {};
  }

  // Adds the next character; replaces each line end (CR, LF, CRLF or LFCR) by "\n".
  void add_character(std::string& value) {
    const char c = next();
    skip();
    if (c != '\r' && c != '\n') {
      value += c;
      return;
    }
    value += '\n';
    if (!at_end() && next() != c && (next() == '\r' || next() == '\n')) skip();
  }

  Limits limits_;
  Collection games_;
  std::size_t node_count_ = 0;
};

}  // namespace

const std::vector<std::string>* Node::values(std::string_view name) const {
  const auto found = std::find_if(properties.begin(), properties.end(),
                                  [&](const Property& p) { return p.name == name; });
  return found == properties.end() ? nullptr : &found->values;
}

std::string_view Node::value(std::string_view name) const {
  const auto* found = values(name);
  return found == nullptr ? std::string_view() : std::string_view(found->front());
}

Result<Collection> parse(std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes)
    return Error{Errc::unsupported, {phrase::large_file, text.size(), limits.bytes}};
  if (!is_utf8(text)) return Error{Errc::bad_notation, phrase::not_utf8};
  return Reader(text, limits).read();
}

namespace {

constexpr std::size_t usual_line = 72;  // bytes after which the next node begins a new line

class Writer {
 public:
  std::string write(const Collection& games) {
    for (const Tree& tree : games) write(tree);
    return std::move(text_);
  }

 private:
  // An entry of the stack of what is still to be written: a node, or the ")" of a variation.
  struct Step {
    std::size_t node = 0;
    bool opens = false, closes = false;  // write "(" before the node; write ")" only
  };

  void write(const Tree& tree) {
    std::vector<Step> steps = {{0, true, false}};
    while (!steps.empty()) {
      const Step step = steps.back();
      steps.pop_back();
      if (step.closes) {
        text_ += ')';
        continue;
      }
      if (step.opens) {
        break_line();
        text_ += '(';
        steps.push_back({0, false, true});
      }
      const Node& node = tree.nodes[step.node];
      write(node);
      const bool branches = node.children.size() > 1;
      for (std::size_t c = node.children.size(); c-- > 0;)
        steps.push_back({node.children[c], branches, false});
    }
    text_ += '\n';
    line_ = text_.size();
  }

  void write(const Node& node) {
    if (text_.size() - line_ > usual_line) break_line();
    text_ += ';';
    for (const Property& property : node.properties) {
      text_ += property.name;
      for (const std::string& value : property.values) ((text_ += '[') += value) += ']';
    }
  }

  void break_line() {
    if (text_.size() == line_) return;
    text_ += '\n';
    line_ = text_.size();
  }

  std::string text_;
  std::size_t line_ = 0;  // where the current line begins in text_
};

}  // namespace

std::string format(const Collection& games) { return Writer().write(games); }

}  // namespace kanzen::sgf

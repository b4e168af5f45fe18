#include "engine/record/sgf.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/core/utf8.hpp"
#include "engine/record/notes.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/properties.hpp"

namespace kanzen::sgf {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

// Escapes "[" in a text that does not close each of them, because a reader that accepts unescaped
// brackets takes the next "]" for one of the text.
void escape_open_brackets(std::string& value) {
  std::size_t open = 0;
  std::string escaped;
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '[') {
      ++open;
      escaped += '\\';
    } else if (value[i] == '\\' && i + 1 < value.size()) {
      escaped += value[i++];
      if (value[i] == ']' && open > 0) --open;
    }
    escaped += value[i];
  }
  if (open > 0) value = std::move(escaped);
}

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
  escape_open_brackets(value);
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

constexpr std::size_t most_properties = 1'000;      // of a node
constexpr std::size_t longest_first_value = 1'000;  // bytes, in a game without its first ";"

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }
bool is_structure(char c) { return c == ';' || c == '(' || c == ')'; }

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<ParsedText> read() {
    while (find_game()) {
      if (const auto game = read_game(); !game) return game.error();
      if (const std::size_t next = after_white(at_); character(next) == ')') note_skipped(next, 1);
    }
    if (parsed_.games.empty()) return Error{Errc::bad_notation, phrase::no_game_in_file}.at(at_);
    notes_.append_to(parsed_.notes);
    return std::move(parsed_);
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  // Returns '\0' at the end.
  char character(std::size_t at) const { return at < text_.size() ? text_[at] : '\0'; }

  std::size_t after_white(std::size_t at) const {
    while (is_white(character(at))) ++at;
    return at;
  }

  // Returns the end of the property's name that begins here; `at`: there is none.
  std::size_t name_end(std::size_t at) const {
    if (is_letter(character(at)))
      while (is_letter(character(at)) || is_digit(character(at))) ++at;
    return at;
  }

  // Does a property with a value begin here?  `known`: one that FF[4] has.
  bool is_property_start(std::size_t at, bool known) const {
    const std::size_t end = name_end(at);
    return end > at && character(after_white(end)) == '[' &&
           (!known || find_property_type(text_.substr(at, end - at)));
  }

  void note(std::size_t at, const Diagnostic& what) {
    // Lines are counted anew for each note, but not for those that are left out.
    const auto lines = notes_.is_full()
                           ? 0
                           : std::count(text_.begin(), text_.begin() + static_cast<long>(at), '\n');
    notes_.add({phrase::in_record_line, static_cast<std::size_t>(lines) + 1, what});
  }
  void note_missing(char c) { note(at_, {phrase::missing_character, std::string(1, c)}); }
  void note_skipped(std::size_t at, std::size_t count) {
    note(at, {phrase::skipped_text, excerpt(text_.substr(at, count))});
  }

  // Skips to the first node of the next game: to the ";" after a "(", or to a property after it.
  bool find_game() {
    for (; !at_end(); ++at_) {
      if (text_[at_] != '(') continue;
      const std::size_t first = after_white(at_ + 1);
      if (character(first) != ';' && !is_first_property(first)) continue;
      at_ = first;
      return true;
    }
    return false;
  }

  // Does a game without its first ";" begin here?  After the first value it must continue, so that
  // "(B[1])" in the text around the games is none.
  bool is_first_property(std::size_t at) const {
    if (!is_property_start(at, true)) return false;
    const std::size_t end = text_.substr(at, longest_first_value).find(']');
    if (end == std::string_view::npos) return false;
    const std::size_t next = after_white(at + end + 1);
    const char c = character(next);
    return c == ';' || c == '(' || c == '[' || is_property_start(next, true);
  }

  // Reads a game from its first node through its last ")".  `parents` has the nodes before the open
  // "(" characters.
  Result<void> read_game() {
    Tree& tree = parsed_.games.emplace_back();
    std::vector<std::size_t> parents = {0};
    std::size_t last = 0;
    bool after_variation = false;
    while (!parents.empty()) {
      at_ = after_white(at_);
      if (at_end()) {
        note_missing(')');
        break;
      }
      const char c = text_[at_];
      if (c == '(') {
        parents.push_back(last);
        ++at_;
        after_variation = false;
      } else if (c == ')') {
        ++at_;
        if (parents.size() == 1 && continues()) {
          note_skipped(at_ - 1, 1);
          continue;
        }
        last = parents.back();
        parents.pop_back();
        after_variation = true;
      } else if (c == ';' || find_next_property()) {
        if (c != ';') note_missing(';');
        if (after_variation) note_missing('(');
        after_variation = false;
        if (c == ';') ++at_;
        if (++node_count_ > most_nodes)
          return Error{Errc::unsupported, {phrase::many_nodes, most_nodes}};
        last = add_node(tree, last);
        if (const auto node = read_properties(tree.nodes[last]); !node) return node;
      }
    }
    return name_character_set(tree.nodes[0]);
  }

  // Does the game continue after its last ")"?
  bool continues() const {
    const std::size_t next = after_white(at_);
    return character(next) == ';' && is_property_start(after_white(next + 1), true);
  }

  static std::size_t add_node(Tree& tree, std::size_t parent) {
    const std::size_t number = tree.nodes.size();
    tree.nodes.emplace_back().parent = parent;
    if (number > 0) tree.nodes[parent].children.push_back(number);
    return number;
  }

  // Skips to the next property with a value; false: ";", "(", ")" or the end of the text is first.
  bool find_next_property() {
    at_ = after_white(at_);
    const std::size_t begin = at_;
    std::size_t skipped = at_;  // the end of the text that is skipped, without white space after it
    bool found = false;
    while (!at_end() && !is_structure(text_[at_])) {
      found = is_property_start(at_, false);
      if (found) break;
      if (text_[at_] == '[') at_ = std::min(value_end(at_ + 1, false), text_.size() - 1);
      at_ = std::max(name_end(at_), at_ + 1);
      skipped = at_;
      at_ = after_white(at_);
    }
    if (skipped > begin) note_skipped(begin, skipped - begin);
    return found;
  }

  Result<void> read_properties(Node& node) {
    const std::size_t begin = at_;
    while (find_next_property()) {
      read_property(node);
      if (const auto checked = check_count(node); !checked) return checked;
    }
    for (Property& property : node.properties)
      if (keep_one_value(property)) note(begin, {phrase::several_values, property.name});
    return {};
  }

  // Reads a property into the one of this name, if the node has it.
  void read_property(Node& node) {
    const std::size_t begin = at_;
    at_ = name_end(at_);
    std::string name;
    for (const char c : text_.substr(begin, at_ - begin))
      if (is_capital(c)) name += c;
    if (name.empty()) {
      name = to_upper(text_.substr(begin, at_ - begin));
      if (!find_property_type(name)) name.clear();
      note(begin, {phrase::small_letters, excerpt(text_.substr(begin, at_ - begin))});
    }
    at_ = after_white(at_);
    std::vector<std::string> values = read_values(name);
    if (name.empty() || values.empty()) return;
    std::vector<std::string>& all = property(node, name).values;
    std::move(values.begin(), values.end(), std::back_inserter(all));
  }

  Result<void> check_count(const Node& node) const {
    if (node.properties.size() <= most_properties) return {};
    return Error{Errc::unsupported, {phrase::many_properties, most_properties}}.at(at_);
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

  // Reads the values, up to the text that follows the last one.
  std::vector<std::string> read_values(const std::string& name) {
    const auto type = find_property_type(name);
    const bool is_text = type == PropertyType::text || type == PropertyType::simple_text;
    std::vector<std::string> values;
    while (character(at_) == '[') {
      const std::size_t begin = at_ + 1, end = value_end(begin, is_text);
      std::string value = value_between(begin, end, is_text);
      at_ = std::min(end + 1, text_.size());
      // A part of a text is of use, and a part of another value is not.
      if (end < text_.size() || is_text) values.push_back(std::move(value));
      if (end >= text_.size()) note_missing(']');
      if (is_text && mended_) note(begin, {phrase::unescaped_bracket, name});
      skip_to_next_value();
    }
    return values;
  }

  // Skips what some programs write between the values of a list, such as commas.
  void skip_to_next_value() {
    at_ = after_white(at_);
    std::size_t next = at_;
    while (next < text_.size() && text_[next] != '[' && !is_letter(text_[next]) &&
           !is_structure(text_[next]))
      ++next;
    if (next == at_ || character(next) != '[') return;
    note_skipped(at_, next - at_);
    at_ = next;
  }

  // Returns the place of the "]" that ends a value; the size of the text if there is none.
  std::size_t value_end(std::size_t at, bool is_text) {
    std::size_t open = 0, first = text_.size();
    for (; at < text_.size(); ++at) {
      const char c = text_[at];
      if (c == '[') ++open;
      if (c == '\\') ++at;
      if (c == ']') {
        first = std::min(first, at);
        if (!is_text || is_strict_ || ends_text(at + 1, open)) return at;
      }
      if (open > 0 && character(at) == ']') --open;
    }
    // In a file that ends in a text the first "]" is one of the text, unless the tree continues
    // after it.  The rest of the file is not searched again for each value, which would be slow.
    const char next = character(after_white(first + 1));
    if (first == text_.size() || !(is_structure(next) || next == '[')) return text_.size();
    is_strict_ = true;
    return first;
  }

  // Does a "]" before `at` end a text?  If all "[" of the text are closed, it does before what may
  // follow a value, or before text that only delays the next property; else only before a property
  // that FF[4] has.
  bool ends_text(std::size_t at, std::size_t open) const {
    at = after_white(at);
    if (open > 0) {
      while (is_structure(character(at)) || is_white(character(at))) ++at;
      return at >= text_.size() || is_property_start(at, true);
    }
    if (is_structure(character(at)) || character(at) == '[' || is_property_start(at, false))
      return true;
    const std::size_t bracket = text_.find_first_of("[]", at);
    if (bracket == std::string_view::npos) return true;
    if (text_[bracket] == ']') return false;
    std::size_t name = bracket;
    while (name > at && (is_letter(text_[name - 1]) || is_white(text_[name - 1]))) --name;
    return name > at && text_[name - 1] == ';';
  }

  // Returns a value with uniform line ends.  In a text it escapes "]", and sets mended_.
  std::string value_between(std::size_t at, std::size_t end, bool is_text) {
    std::string value;
    mended_ = false;
    for (; at < end; ++at) {
      char c = text_[at];
      if (c == '\\') {
        if (++at == end) break;
        value += c;
        c = text_[at];
      } else if (c == ']') {
        value += '\\';
        mended_ = true;
      }
      if (c == '\r' || c == '\n') {  // CR, LF, CRLF or LFCR
        if (at + 1 < end && text_[at + 1] != c && (text_[at + 1] == '\r' || text_[at + 1] == '\n'))
          ++at;
        c = '\n';
      }
      value += c;
    }
    if (is_text) escape_open_brackets(value);
    return value;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  ParsedText parsed_;
  NoteList notes_;
  std::size_t node_count_ = 0;
  bool is_strict_ = false;  // a "]" in a text ends it
  bool mended_ = false;     // the last value had an unescaped "]"
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

Result<ParsedText> parse(std::string_view text) {
  if (text.size() > most_bytes)
    return Error{Errc::unsupported, {phrase::large_file, text.size(), most_bytes}};
  if (!is_utf8(text)) return Error{Errc::bad_notation, phrase::not_utf8};
  return Reader(text).read();
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

#include "engine/session/link.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {
namespace {

constexpr std::string_view separators = ".()";

constexpr bool is_separator(char c) { return separators.find(c) != std::string_view::npos; }

// Replaces spaces between two moves by a dot and removes all other spaces.
std::string with_dots(std::string_view text) {
  constexpr std::string_view spaces = " \t\r\n";
  std::string dotted;
  bool after_space = false;
  for (const char c : text) {
    const bool is_space = spaces.find(c) != std::string_view::npos;
    const bool begins_move = after_space && !is_space && !is_separator(c);
    if (begins_move && !dotted.empty() && dotted.back() != '.' && dotted.back() != '(')
      dotted += '.';
    if (!is_space) dotted += c;
    after_space = is_space;
  }
  return dotted;
}

// Parses a text of moves and variations without spaces and plays them in a session.
class Reader {
 public:
  // `left_out`: as for play_linked_moves.
  Reader(Session& session, std::string_view text, const MoveSink* left_out)
      : session_(session), rest_(text), left_out_(left_out), expects_move_(!text.empty()) {}

  Result<std::vector<Session::Node>> play() {
    while (!rest_.empty()) {
      const char first = rest_.front();
      if (!is_separator(first) && is_full()) return cut();
      if (auto step = is_separator(first) ? read_separator(first) : read_move(); !step)
        return step.error();
    }
    if (expects_move_) return wrong(phrase::missing_last_move);
    if (!open_.empty()) return wrong(phrase::open_bracket);
    return std::move(variations_);
  }

 private:
  struct Variation {
    std::size_t number;                 // in the order of the opening parentheses, from 0
    Session::Node replaced;             // the node of the move that the variation replaces
    std::optional<std::size_t> beyond;  // beyond_ after that move
  };

  static Error wrong(Diagnostic what) { return {Errc::bad_notation, std::move(what)}; }

  bool is_full() const {
    return moves_ == most_linked_moves || session_.ply() == longest_linked_line;
  }

  std::vector<Session::Node> cut() {
    for (std::size_t i = open_.size(); i-- > 0;) {
      variations_[open_[i].number] = session_.current();
      session_.jump(open_[i].replaced);
    }
    return std::move(variations_);
  }

  Result<void> read_move() {
    const std::string_view move = rest_.substr(0, rest_.find_first_of(separators));
    if (!expects_move_) return wrong({phrase::missing_dot, excerpt(move)});
    if (!beyond_) {
      if (auto played = session_.play(move); played)
        ++moves_;
      else if (left_out_ != nullptr && session_.board().end)
        beyond_ = 0;
      else
        return played;
    }
    if (beyond_) (*left_out_)({session_.current(), session_.ply() + ++*beyond_, move});
    rest_.remove_prefix(move.size());
    expects_move_ = false;
    return {};
  }

  Result<void> read_separator(char separator) {
    if (expects_move_) return wrong({phrase::missing_move, std::string_view(&separator, 1)});
    rest_.remove_prefix(1);
    if (separator == ')') return end_variation();
    if (separator == '(') begin_variation();
    expects_move_ = true;
    return {};
  }

  void begin_variation() {
    open_.push_back({variations_.size(), session_.current(), beyond_});
    variations_.push_back(session_.current());
    if (beyond_)
      --*beyond_;
    else
      session_.undo();
  }

  Result<void> end_variation() {
    if (open_.empty()) return wrong(phrase::unopened_bracket);
    variations_[open_.back().number] = session_.current();
    session_.jump(open_.back().replaced);
    beyond_ = open_.back().beyond;
    open_.pop_back();
    return {};
  }

  Session& session_;
  std::string_view rest_;
  const MoveSink* left_out_;
  bool expects_move_;
  // The number of left-out moves between the end of the game and the place in the text; nullopt:
  // none of the line's moves has been left out.
  std::optional<std::size_t> beyond_;
  std::size_t moves_ = 0;
  std::vector<Session::Node> variations_;
  std::vector<Variation> open_;  // enclosing variations, innermost last
};

// Returns true if the whole history of a session is within the limits of a link.
bool fits_link(const Session& session) {
  const std::vector<Session::Node> nodes = session.nodes();
  if (nodes.size() > most_linked_moves + 1) return false;
  std::vector<std::size_t> plies(session.node_count());
  for (const Session::Node node : nodes) {
    if (node != 0) plies[node] = plies[session.parent(node)] + 1;
    if (plies[node] > longest_linked_line) return false;
  }
  return true;
}

struct WrittenMoves {
  std::string text;
  // The number of the parenthesis that opens the variation with which the session's line ends, from
  // 1; 0: the line is the main line.
  std::size_t variation = 0;
};

// Writes all moves of a session from its root.
class Writer {
 public:
  explicit Writer(const Session& session) : session_(session), end_(session.line().back()) {}

  WrittenMoves write() {
    const auto& first = session_.children(0);
    if (!first.empty()) write_line(first.front(), true);
    return std::move(written_);
  }

 private:
  // Writes the line from `node` on, always with the first child.  `with_alternatives` is false for
  // the first move of a variation, because its siblings are written after the first of them.
  void write_line(Session::Node node, bool with_alternatives) {
    const std::size_t variation = variations_;
    for (;;) {
      written_.text += session_.move_to(node);
      if (node == end_) written_.variation = variation;
      if (with_alternatives) write_alternatives(node);
      const auto& next = session_.children(node);
      if (next.empty()) return;
      node = next.front();
      with_alternatives = true;
      written_.text += '.';
    }
  }

  void write_alternatives(Session::Node first) {
    for (const Session::Node node : session_.children(session_.parent(first))) {
      if (node == first) continue;
      written_.text += '(';
      ++variations_;
      write_line(node, false);
      written_.text += ')';
    }
  }

  const Session& session_;
  const Session::Node end_;     // of the session's line
  std::size_t variations_ = 0;  // written so far, also the number of the last one
  WrittenMoves written_;
};

}  // namespace

LinkedMoves count_linked_moves(std::string_view text) {
  const std::string dotted = with_dots(text);
  LinkedMoves count;
  std::size_t ply = 0;
  std::vector<std::size_t> open;  // plies to return to after each open variation
  bool beyond = false;
  const auto add_move = [&] {
    beyond = beyond || count.moves == most_linked_moves || ply == longest_linked_line;
    if (!beyond) ++count.within;
    ++count.moves;
    ++ply;
  };
  if (!dotted.empty()) add_move();
  for (const char c : dotted) {
    if (c == '(') {
      ++count.variations;
      open.push_back(ply);
      if (ply > 0) --ply;
    } else if (c == ')' && !open.empty()) {
      ply = open.back();
      open.pop_back();
    }
    if (c == '(' || c == '.') add_move();
  }
  return count;
}

Result<std::vector<Session::Node>> play_linked_moves(Session& session, std::string_view text,
                                                     const MoveSink* left_out) {
  const std::string dotted = with_dots(text);
  return Reader(session, dotted, left_out).play();
}

namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEFabcdef";

Result<std::string> unescaped(std::string_view text, std::size_t offset) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    if (digits.size() < 2 || digits.find_first_not_of(hex_digits) != std::string_view::npos)
      return Error{Errc::bad_notation, {phrase::broken_escape, text.substr(i, 3)}}.at(offset + i);
    unsigned byte = 0;
    std::from_chars(digits.data(), digits.data() + 2, byte, 16);
    result += static_cast<char>(byte);
    i += 2;
  }
  return result;
}

std::string value_or_empty(const std::map<std::string, std::string>& entries, const char* key) {
  const auto found = entries.find(key);
  return found == entries.end() ? std::string() : found->second;
}

Error in_part(const Phrase<2>& part, const char* key, const Error& error) {
  Error whole{error.code, {part, key, error}};
  whole.offset = error.offset;
  return whole;
}

Result<std::shared_ptr<const AnyGame>> with_linked_komi(const std::shared_ptr<const AnyGame>& game,
                                                        const std::string& text) {
  const auto komi = parse_points(text);
  if (!komi) return Error{Errc::bad_notation, {phrase::not_half_points, excerpt(text)}};
  return game_with_komi(game, komi);
}

// The link's entry for the komi; empty if it is the game's default.
std::string komi_in_link(const GameInfo& info) {
  if (!info.komi) return {};
  const auto usual = find_game(info.name, info.rules);
  if (usual && (*usual)->info().komi == info.komi) return {};
  return "&komi=" + format_points(*info.komi);
}

// Returns the last node of the shown line: of the main line, or of the variation numbered `text`.
// `named`: the counts in the link.  Errc::bad_notation: the link has no such variation.
Result<Session::Node> shown_line(const Session& session, const std::string& text,
                                 const std::vector<Session::Node>& ends, const LinkedMoves& named) {
  if (text.empty()) return session.current();
  const auto variation = parse_number<std::size_t>(text);
  if (!variation || *variation < 1 || *variation > named.variations)
    return Error{Errc::bad_notation, {phrase::no_variation, excerpt(text), named.variations}};
  // The variation may be among the moves beyond the limits, which were not played.
  if (*variation > ends.size()) return session.current();
  return ends[*variation - 1];
}

Result<void> go_to_ply(Session& session, const std::string& text, std::size_t named) {
  const std::size_t last = std::max(session.ply(), named);
  const auto ply = parse_number<std::size_t>(text);
  if (!ply || *ply > last) return Error{Errc::bad_notation, {phrase::no_ply, excerpt(text), last}};
  session.jump(session.line()[std::min(*ply, session.ply())]);
  return {};
}

// Plays the link's moves and goes to the shown position.
Result<void> follow(Session& session, const std::map<std::string, std::string>& entries,
                    const Phrase<2>& part, const MoveSink* left_out) {
  const std::string moves = value_or_empty(entries, "moves");
  const LinkedMoves named = count_linked_moves(moves);
  bool has_moves_after_end = false;
  const MoveSink noting = [&](const MoveAfterEnd& one) {
    has_moves_after_end = true;
    (*left_out)(one);
  };
  const auto ends = play_linked_moves(session, moves, left_out != nullptr ? &noting : nullptr);
  if (!ends) return in_part(part, "moves", ends.error());
  const auto end = shown_line(session, value_or_empty(entries, "variation"), *ends, named);
  if (!end) return in_part(part, "variation", end.error());
  session.jump(*end);
  const std::string ply = value_or_empty(entries, "ply");
  // If moves beyond the limits or after the end were not played, the ply may be one of those.
  const bool cut = named.within < named.moves || has_moves_after_end;
  if (ply.empty()) return {};
  if (const auto gone = go_to_ply(session, ply, cut ? named.moves : 0); !gone)
    return in_part(part, "ply", gone.error());
  return {};
}

// Returns the nodes that the link numbers, in this order.  `named`: the moves of the link.  If some
// of them were not played, only the main line's numbers are certain.
std::vector<Session::Node> numbered_nodes(const Session& session, std::size_t named) {
  std::vector<Session::Node> nodes = session.nodes();
  if (nodes.size() == named + 1) return nodes;
  std::size_t length = 1;
  for (Session::Node node = 0; !session.children(node).empty(); ++length)
    node = session.children(node).front();
  nodes.resize(length);
  return nodes;
}

// Reads the markup of positions; `named`: the moves of the link, which have been played.
Result<void> read_marks(Session& session, std::string_view text, std::size_t named,
                        const Phrase<2>& part) {
  const std::vector<Session::Node> nodes = numbered_nodes(session, named);
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(','));
    text.remove_prefix(std::min(one.size() + 1, text.size()));
    const std::size_t colon = std::min(one.find(':'), one.size());
    const auto number = parse_number<std::size_t>(std::string(one.substr(0, colon)));
    if (!number || *number > named || colon == one.size())
      return in_part(part, "marks",
                     {Errc::bad_notation, {phrase::no_marked_node, excerpt(one), named}});
    auto markup = parse_markup(one.substr(colon + 1), session.board());
    if (!markup) return in_part(part, "marks", markup.error());
    if (*number < nodes.size()) session.set_markup(nodes[*number], *std::move(markup));
  }
  return {};
}

// The link's entry for the markup of the nodes, which a reader numbers in this order; empty if they
// have none.
std::string marks_in_link(const Session& session, const std::vector<Session::Node>& nodes) {
  std::string entry;
  for (std::size_t number = 0; number < nodes.size(); ++number) {
    const Markup& markup = session.markup(nodes[number]);
    if (markup.empty()) continue;
    entry += (entry.empty() ? "&marks=" : ",") + std::to_string(number) + ':' +
             format_markup(markup, session.board());
  }
  return entry;
}

// The link's entry for the shown ply; empty at the end of the line.
std::string ply_in_link(const Session& session) {
  if (session.line().back() == session.current()) return {};
  return "&ply=" + std::to_string(session.ply());
}

// The link's entries for the moves of the session's line without variations.
std::string current_line_in_link(const Session& session) {
  std::string moves;
  const auto line = session.line();
  for (std::size_t i = 1; i < line.size(); ++i)
    moves += (i == 1 ? "&moves=" : ".") + session.move_to(line[i]);
  return moves + ply_in_link(session) + marks_in_link(session, line);
}

// The link's entries for all moves of the session.
std::string whole_history_in_link(const Session& session) {
  const WrittenMoves moves = Writer(session).write();
  std::string link = "&moves=" + moves.text;
  if (moves.variation > 0) link += "&variation=" + std::to_string(moves.variation);
  return link + ply_in_link(session);
}

// `node`: where the link's history begins.
std::string root_in_link(const Session& session, Session::Node node = 0) {
  std::string link = "game=" + session.info().name + "&rules=" + session.info().rules;
  link += komi_in_link(session.info());
  const std::string& root = session.position(node);
  if (root != session.game().format(session.game().initial())) link += "&position=" + root;
  return link;
}

}  // namespace

Result<std::map<std::string, std::string>> parse_fragment(std::string_view fragment) {
  if (fragment.size() > longest_link)
    return Error{Errc::bad_notation, {phrase::long_link, fragment.size(), longest_link}};
  std::map<std::string, std::string> entries;
  std::size_t at = 0;
  while (at < fragment.size()) {
    const std::size_t end = std::min(fragment.find('&', at), fragment.size());
    const std::string_view entry = fragment.substr(at, end - at);
    const std::size_t equals = entry.find('=');
    if (!entry.empty() && equals == std::string_view::npos)
      return Error{Errc::bad_notation, {phrase::no_key, excerpt(entry)}}.at(at);
    if (!entry.empty()) {
      auto value = unescaped(entry.substr(equals + 1), at + equals + 1);
      if (!value) return value.error();
      entries[std::string(entry.substr(0, equals))] = *std::move(value);
    }
    at = end + 1;
  }
  return entries;
}

Result<Session> session_from_link(std::string_view fragment, const Phrase<2>& part,
                                  const MoveSink* left_out) {
  const auto entries = parse_fragment(fragment);
  if (!entries) return entries.error();
  const std::string game = value_or_empty(*entries, "game");
  if (game.empty()) return Error{Errc::bad_notation, {phrase::no_game, default_game()}};
  auto opened = find_game(game, value_or_empty(*entries, "rules"));
  if (!opened)
    return in_part(part, opened.error().code == Errc::unknown_rules ? "rules" : "game",
                   opened.error());
  if (const auto text = value_or_empty(*entries, "komi"); !text.empty()) {
    opened = with_linked_komi(*opened, text);
    if (!opened) return in_part(part, "komi", opened.error());
  }
  auto session = Result<Session>(Session(*std::move(opened)));
  if (const auto text = value_or_empty(*entries, "position"); !text.empty())
    if (auto set = session->set_position(text); !set) return in_part(part, "position", set.error());
  if (auto followed = follow(*session, *entries, part, left_out); !followed)
    return followed.error();
  const std::size_t named = count_linked_moves(value_or_empty(*entries, "moves")).moves;
  if (auto read = read_marks(*session, value_or_empty(*entries, "marks"), named, part); !read)
    return read.error();
  return session;
}

LinkedMoves moves_of_link(std::string_view fragment) {
  const auto entries = parse_fragment(fragment);
  return entries ? count_linked_moves(value_or_empty(*entries, "moves")) : LinkedMoves{};
}

std::string whole_link_to(const Session& session) {
  const std::string root = root_in_link(session);
  const std::string marks = marks_in_link(session, session.nodes());
  return root + (session.children(0).empty() ? "" : whole_history_in_link(session)) + marks;
}

std::string link_to(const Session& session) {
  constexpr std::size_t room = 1000;  // bytes for the keys that the page adds
  const auto fits = [](const std::string& link) { return link.size() + room <= longest_link; };
  if (fits_link(session))
    if (std::string link = whole_link_to(session); fits(link)) return link;
  if (std::string link = root_in_link(session) + current_line_in_link(session); fits(link))
    return link;
  const Session::Node here = session.current();
  const std::string root = root_in_link(session, here);
  const std::string marks = marks_in_link(session, {here});
  return fits(root + marks) ? root + marks : root;
}

}  // namespace kanzen

#include "engine/session/linked_moves.hpp"

#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/quoted.hpp"

namespace kanzen {
namespace {

constexpr std::string_view marks = ".()";

constexpr bool is_mark(char c) { return marks.find(c) != std::string_view::npos; }

// Spaces between two moves become a dot, others are left out.
std::string with_dots(std::string_view text) {
  constexpr std::string_view spaces = " \t\r\n";
  std::string dotted;
  bool after_space = false;
  for (const char c : text) {
    const bool is_space = spaces.find(c) != std::string_view::npos;
    const bool begins_move = after_space && !is_space && !is_mark(c);
    if (begins_move && !dotted.empty() && dotted.back() != '.' && dotted.back() != '(')
      dotted += '.';
    if (!is_space) dotted += c;
    after_space = is_space;
  }
  return dotted;
}

// Reads moves and variations of a link, without spaces, character by character.
class Reader {
 public:
  Reader(Session& session, std::string_view text)
      : session_(session), rest_(text), expects_move_(!text.empty()) {}

  Result<std::vector<Session::Node>> play() {
    while (!rest_.empty()) {
      const char mark = rest_.front();
      if (!is_mark(mark) && is_full()) return cut();
      if (auto step = is_mark(mark) ? read_mark(mark) : read_move(); !step) return step.error();
    }
    if (expects_move_) return wrong(phrase::missing_last_move);
    if (!open_.empty()) return wrong(phrase::open_bracket);
    return std::move(variations_);
  }

 private:
  struct Variation {
    std::size_t number;      // in the order of their brackets, from 0
    Session::Node replaced;  // the move that it could be played for
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
    const std::string_view move = rest_.substr(0, rest_.find_first_of(marks));
    if (!expects_move_) return wrong({phrase::missing_dot, excerpt(move)});
    if (auto played = session_.play(move); !played) return played;
    rest_.remove_prefix(move.size());
    ++moves_;
    expects_move_ = false;
    return {};
  }

  Result<void> read_mark(char mark) {
    if (expects_move_) return wrong({phrase::missing_move, std::string_view(&mark, 1)});
    rest_.remove_prefix(1);
    if (mark == ')') return end_variation();
    if (mark == '(') begin_variation();
    expects_move_ = true;
    return {};
  }

  void begin_variation() {
    open_.push_back({variations_.size(), session_.current()});
    variations_.push_back(session_.current());
    session_.undo();
  }

  Result<void> end_variation() {
    if (open_.empty()) return wrong(phrase::unopened_bracket);
    variations_[open_.back().number] = session_.current();
    session_.jump(open_.back().replaced);
    open_.pop_back();
    return {};
  }

  Session& session_;
  std::string_view rest_;
  bool expects_move_;
  std::size_t moves_ = 0;
  std::vector<Session::Node> variations_;
  std::vector<Variation> open_;  // each within the one before
};

class Writer {
 public:
  explicit Writer(const Session& session) : session_(session), end_(session.line().back()) {}

  WrittenMoves write() {
    const auto& first = session_.children(0);
    if (!first.empty()) write_line(first.front(), true);
    return std::move(written_);
  }

 private:
  // From a move on.  What could be played in its own place is written where it is the first.
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
  const Session::Node end_;     // of the line
  std::size_t variations_ = 0;  // begun so far: the number of the last one, 0 is the main line
  WrittenMoves written_;
};

}  // namespace

LinkedMoves count_linked_moves(std::string_view text) {
  const std::string dotted = with_dots(text);
  LinkedMoves count;
  std::size_t ply = 0;
  std::vector<std::size_t> open;  // the plies at which variations began
  bool beyond = false;
  const auto add_move = [&] {
    beyond = beyond || count.moves == most_linked_moves || ply == longest_linked_line;
    if (!beyond) ++count.within;
    ++count.moves;
    ++ply;
  };
  if (!dotted.empty()) add_move();
  for (const char mark : dotted) {
    if (mark == '(') {
      ++count.variations;
      open.push_back(ply);
      if (ply > 0) --ply;
    } else if (mark == ')' && !open.empty()) {
      ply = open.back();
      open.pop_back();
    }
    if (mark == '(' || mark == '.') add_move();
  }
  return count;
}

Result<std::vector<Session::Node>> play_linked_moves(Session& session, std::string_view text) {
  const std::string dotted = with_dots(text);
  return Reader(session, dotted).play();
}

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

WrittenMoves write_linked_moves(const Session& session) { return Writer(session).write(); }

}  // namespace kanzen

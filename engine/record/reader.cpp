// Converts the tree of an SGF file into a game record: set-up stones, moves, rules, komi, notes.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "engine/core/board_view.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/result.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/dead_stones.hpp"
#include "engine/record/game_record.hpp"
#include "engine/record/komi.hpp"
#include "engine/record/markup.hpp"
#include "engine/record/notes.hpp"
#include "engine/record/phrases.hpp"
#include "engine/record/properties.hpp"

namespace kanzen {
namespace {

bool sets_up_stones(const sgf::Node& node) {
  return node.values("AB") != nullptr || node.values("AW") != nullptr ||
         node.values("AE") != nullptr;
}

std::optional<Player> named_side(const sgf::Node& node) {
  const std::string_view text = node.value("PL");
  if (text.empty()) return std::nullopt;
  const char c = text.front();
  return c == 'W' || c == 'w' || c == '2' ? Player{1} : Player{0};
}

// The stones of a position that AB, AW and AE set up.
class StoneSetUp {
 public:
  // Begins with the stones on the board.
  explicit StoneSetUp(const BoardView& board) : size_{board.columns, board.rows, 0} {
    for (const SquareView& square : board.squares)
      stones_ += square.stack.empty() ? '.' : square.stack.back().player == 0 ? 'X' : 'O';
  }

  bool is_empty() const { return stones_.find_first_not_of('.') == std::string::npos; }
  bool has_first() const { return stones_.find('X') != std::string::npos; }
  bool has_second() const { return stones_.find('O') != std::string::npos; }

  // Applies AB, AW and AE of a node.  Errc::bad_notation: a value is not a point of the board.
  Result<void> add(const sgf::Node& node) {
    for (const auto& [name, mark] : {std::pair{"AB", 'X'}, {"AW", 'O'}, {"AE", '.'}}) {
      const auto* values = node.values(name);
      if (values == nullptr) continue;
      for (const std::string& value : *values)
        if (!add(sgf::without_white_space(value), mark))
          return Error{Errc::bad_notation, {phrase::no_point, name, excerpt(value)}};
    }
    return {};
  }

  // Restores a point to what it is in `other`.
  void restore(unsigned square, const StoneSetUp& other) {
    stones_[square] = other.stones_[square];
  }

  std::string position(Player to_move) const {
    std::string text;
    for (std::size_t row = 0; row < size_.rows; ++row)
      text += (row > 0 ? "/" : "") + stones_.substr(row * size_.columns, size_.columns);
    return text + (to_move == 0 ? ":1" : ":2");
  }

  friend bool operator==(const StoneSetUp&, const StoneSetUp&) = default;

 private:
  // Sets a point or a rectangle of points ("aa:cc"); false: it is not on the board.
  bool add(std::string_view value, char mark) {
    if (value.empty()) return true;  // some programs write AE[]
    const std::size_t colon = value.find(':');
    const auto from = parse_sgf_point(size_, value.substr(0, colon));
    const auto to =
        colon == std::string_view::npos ? from : parse_sgf_point(size_, value.substr(colon + 1));
    if (!from || !to) return false;
    const auto [left, right] = std::minmax({*from % size_.columns, *to % size_.columns});
    const auto [top, bottom] = std::minmax({*from / size_.columns, *to / size_.columns});
    for (unsigned row = top; row <= bottom; ++row)
      for (unsigned column = left; column <= right; ++column)
        stones_[std::size_t{row} * size_.columns + column] = mark;
    return true;
  }

  BoardSize size_;
  std::string stones_;  // row by row from the top
};

}  // namespace

// --- the end of the main line

Session::Node end_of_main_line(const Session& session) {
  Session::Node node = 0;
  while (!session.children(node).empty()) {
    const auto& children = session.children(node);
    const bool is_end = is_game_end_action(session.move_to(children.front()));
    node = is_end && children.size() > 1 ? children[1] : children.front();
  }
  return node;
}

void add_resignation(GameRecord& record) {
  Session& session = record.session;
  const RecordResult result = parse_sgf_result(record.texts.result);
  const Session::Node end = end_of_main_line(session);
  if (result.kind != RecordResult::Kind::resigned || session.to_move(end) == result.winner) return;
  session.jump(end);
  if (session.resign()) record.texts.result_at = session.current();
  session.restart();
}

// --- the games of a text

Result<GameRecord> open_record(std::string_view text, std::optional<std::size_t> game,
                               const RecordRules& rules) {
  const auto parsed = sgf::parse(text);
  if (!parsed) return parsed.error();
  const sgf::Collection& games = parsed->games;
  if (!game && games.size() > 1)
    return Error{Errc::unsupported, {phrase::which_game, games.size()}};
  const std::size_t number = game.value_or(0);
  if (number >= games.size()) return Error{Errc::unsupported, {phrase::no_such_game, number + 1}};
  auto record = open_record(games[number], rules);
  if (record) add_text_notes(*record, parsed->notes);
  return record;
}

void add_text_notes(GameRecord& record, const std::vector<Diagnostic>& notes) {
  record.notes.insert(record.notes.begin() + (record.was_too_long ? 1 : 0), notes.begin(),
                      notes.end());
}

std::vector<std::string> describe_record_games(const sgf::Collection& games) {
  std::vector<std::string> names;
  for (const sgf::Tree& tree : games) {
    const sgf::Node& root = tree.nodes[0];
    const auto text = [&](const char* name) { return sgf::decode_simple_text(root.value(name)); };
    std::string name = text("GN");
    const auto append = [&](const char* between, const std::string& more) {
      if (!more.empty()) name += (name.empty() ? "" : between) + more;
    };
    if (!text("PB").empty() || !text("PW").empty())
      append(": ", (text("PB").empty() ? "?" : text("PB")) + " - " +
                       (text("PW").empty() ? "?" : text("PW")));
    append(", ", text("EV"));
    append(", ", text("DT"));
    names.push_back(std::to_string(names.size() + 1) + (name.empty() ? "" : ". " + name));
  }
  return names;
}

Result<std::vector<std::string>> describe_games_in_text(std::string_view text) {
  const auto parsed = sgf::parse(text);
  if (!parsed) return parsed.error();
  return describe_record_games(parsed->games);
}

// --- conversion of a tree to a session

namespace {

constexpr std::size_t most_moves = 20'000, longest_line = 1'500;
constexpr unsigned usual_side = 19;

std::optional<unsigned> number_in(std::string_view text) {
  return parse_number<unsigned>(trimmed(text));
}

bool is_pass(const BoardSize& size, std::string_view text) {
  return text.empty() || (text == "tt" && size.columns <= usual_side && size.rows <= usual_side);
}

struct RecordMove {
  Player player = 0;
  std::string point;  // in SGF; empty or "tt" may be a pass
};

// The moves of a node, in order.  SGF allows one; some programs write one for each player.
std::vector<RecordMove> moves_in(const sgf::Node& node) {
  std::vector<RecordMove> moves;
  for (const sgf::Property& property : node.properties)
    if (property.name == "B" || property.name == "W")
      moves.push_back({property.name == "B" ? Player{0} : Player{1},
                       sgf::without_white_space(property.values.front())});
  return moves;
}

// The numbers of captured stones in a position (":3-0"), which a set-up does not change; empty:
// none.
std::string captures_in(const std::string& position) {
  const std::size_t dash = position.find('-');
  if (dash == std::string::npos) return {};
  const std::size_t begin = position.rfind(':', dash);
  return position.substr(begin, position.find(':', dash) - begin);
}

class Reader {
 public:
  Reader(const sgf::Tree& tree, std::shared_ptr<const AnyGame> game)
      : tree_(tree), record_{Session(std::move(game)), {}, 0, {}} {
    const BoardView board = record_.session.board();
    for (const SquareView& square : board.squares) squares_.push_back(square.name);
  }

  void note(Diagnostic what) { notes_.add(std::move(what)); }

  Result<GameRecord> read() {
    read_texts();
    if (const auto placed = place_first_stones(); !placed) return placed.error();
    play_all();
    follow_main_line();
    notes_.append_to(record_.notes);
    record_.was_too_long = too_long_.has_value();
    if (too_long_) record_.notes.insert(record_.notes.begin(), *too_long_);
    return std::move(record_);
  }

 private:
  // Visits the end of the main line, so that redo follows it, and returns to the root.
  void follow_main_line() {
    Session& session = record_.session;
    const Session::Node end = end_of_main_line(session);
    record_.texts.result_at = end;
    const auto& others = record_.texts.other_properties;
    if (const auto found = others.find(end); found != others.end())
      record_.texts.territory = read_territory(session.info().size, found->second);
    record_.texts.dead = read_dead_stones(session, end, record_.texts.territory);
    session.jump(end);
    session.restart();
  }

  void read_texts() {
    const sgf::Node& root = tree_.nodes[0];
    RecordTexts& texts = record_.texts;
    const auto text = [&](const char* name) { return sgf::decode_simple_text(root.value(name)); };
    texts.black = text("PB");
    texts.white = text("PW");
    texts.black_rank = text("BR");
    texts.white_rank = text("WR");
    texts.result = text("RE");
    if (!texts.result.empty() && texts.result != "?" &&
        parse_sgf_result(texts.result).kind == RecordResult::Kind::unknown)
      note({phrase::unknown_result, excerpt(texts.result)});
    texts.date = text("DT");
    texts.event = text("EV");
    texts.place = text("PC");
    texts.name = text("GN");
    texts.annotator = text("AN");
    texts.rules = text("RU");
    record_.handicap = number_in(root.value("HA")).value_or(0);
  }

  // Sets up the stones and the side to move of the first node that has them, if neither a branch
  // nor a move precedes it.  Later set-ups are steps of the game.
  Result<void> place_first_stones() {
    StoneSetUp set_up(record_.session.board());
    for (;;) {
      const sgf::Node& here = tree_.nodes[begin_];
      if (const auto added = set_up.add(here); !added) return added;
      if (sets_up_stones(here) || named_side(here) || !moves_in(here).empty()) break;
      if (here.children.size() != 1) break;
      if (!moves_in(tree_.nodes[here.children.front()]).empty()) break;
      begin_ = here.children.front();
    }
    if (record_.handicap > 1 && !set_up.has_first())
      note({phrase::no_handicap_stones, record_.handicap});
    const auto first = first_player(set_up);
    if (set_up.is_empty() && first == 0) return {};
    return record_.session.set_position(set_up.position(first));
  }

  Player first_player(const StoneSetUp& set_up) const {
    if (const auto named = named_side(tree_.nodes[begin_])) return *named;
    if (const auto mover = next_mover(begin_)) return *mover;
    const bool handicap = record_.handicap > 1 || !set_up.is_empty();
    return handicap && !set_up.has_second() ? Player{1} : Player{0};
  }

  // The player of the first move from a node on, in the first variation; nullopt: there is none
  // before the next set-up.
  std::optional<Player> next_mover(std::size_t node) const {
    for (;;) {
      if (const auto moves = moves_in(tree_.nodes[node]); !moves.empty())
        return moves.front().player;
      if (tree_.nodes[node].children.empty()) return std::nullopt;
      node = tree_.nodes[node].children.front();
      const sgf::Node& next = tree_.nodes[node];
      if (moves_in(next).empty() && (sets_up_stones(next) || named_side(next))) return std::nullopt;
    }
  }

  // Plays all variations, depth first.  A variation ends before a node that cannot be shown; the
  // others go on.
  void play_all() {
    std::vector<Session::Node> place(tree_.nodes.size(), 0);  // session nodes, of shown ones
    std::vector<unsigned> number(tree_.nodes.size(), 0);      // of the last move
    std::vector<bool> shown(tree_.nodes.size(), false);
    for (std::size_t at = 0; at < begin_; ++at) annotate(at, 0);
    std::vector<std::size_t> open;
    if (moves_in(tree_.nodes[begin_]).empty()) {
      shown[begin_] = true;
      annotate(begin_, 0);
      add_children(begin_, open);
    } else {
      open.push_back(begin_);
    }
    while (!open.empty()) {
      const std::size_t node = open.back();
      open.pop_back();
      const std::size_t before = tree_.nodes[node].parent;
      number[node] = number[before];
      place[node] = place[before];
      shown[node] = show(node, number[node], place[node]);
      if (!shown[node]) continue;
      annotate(node, place[node]);
      add_children(node, open);
    }
    std::size_t last = begin_;
    while (shown[last] && !tree_.nodes[last].children.empty())
      last = tree_.nodes[last].children.front();
    record_.main_line_end = place[last];
    record_.main_line_is_cut = !shown[last];
  }

  void add_children(std::size_t node, std::vector<std::size_t>& open) const {
    const auto& children = tree_.nodes[node].children;
    open.insert(open.end(), children.rbegin(), children.rend());
  }

  // Sets up a node's stones and plays its moves.  Sets `number` to that of the last move that is
  // played and `place` to the session's node.  False: the variation ends here.
  bool show(std::size_t node, unsigned& number, Session::Node& place) {
    const sgf::Node& here = tree_.nodes[node];
    const std::vector<RecordMove> moves = moves_in(here);
    const bool sets_up_later = node != begin_ && (sets_up_stones(here) || named_side(here));
    if (moves.empty() && !sets_up_later) return true;
    Session& session = record_.session;
    if (++step_count_ > most_moves) return end_as_too_long(number);
    if (session.current() != place) session.jump(place);
    if (sets_up_later) {
      if (session.ply() >= longest_line) return end_as_too_long(number);
      if (const auto set = set_up(node, moves); !set) return end_variation(number, set.error());
    }
    const bool has_stones = node == begin_ ? sets_up_stones(here) : session.current() != place;
    place = session.current();
    if (has_stones && !moves.empty())
      note({phrase::after_move, number, Diagnostic(phrase::set_up_with_move)});
    if (moves.size() > 1) note({phrase::after_move, number, Diagnostic(phrase::moves_of_both)});
    for (const RecordMove& move : moves) {
      if (session.ply() >= longest_line) return end_as_too_long(number);
      if (const auto played = play(move, number); !played)
        return end_variation(number, played.error());
      place = session.current();
      ++number;
    }
    return true;
  }

  // The note is kept apart from the others, of which a long record may have more than are listed.
  bool end_as_too_long(unsigned number) {
    if (!too_long_) too_long_.emplace(phrase::after_move, number, Diagnostic(phrase::long_record));
    return false;
  }

  bool end_variation(unsigned number, const Error& reason) {
    note({phrase::after_move, number, reason});
    return false;
  }

  // Sets up the stones and the side to move of a node.  If that changes nothing, the session does
  // not change either.  In a node with moves, PL has no effect, and the points of the moves are
  // left to the moves.
  Result<void> set_up(std::size_t node, const std::vector<RecordMove>& moves) {
    Session& session = record_.session;
    const StoneSetUp before(session.board());
    StoneSetUp after = before;
    if (auto added = after.add(tree_.nodes[node]); !added) return added;
    for (const RecordMove& move : moves)
      if (const auto square = parse_sgf_point(session.info().size, move.point))
        after.restore(*square, before);
    const auto named = moves.empty() ? named_side(tree_.nodes[node]) : std::nullopt;
    const Player present = session.to_move(session.current());
    const bool changes_side = named && (*named != present || session.board().end);
    if (after == before && !changes_side) return {};
    const Player to_move = named ? *named : next_mover(node).value_or(present);
    return session.set_up(after.position(to_move) + captures_in(session.position()));
  }

  // The name of the square of a move, or "pass".
  Result<std::string> text_of(const RecordMove& move) const {
    const BoardSize& size = record_.session.info().size;
    if (is_pass(size, move.point)) return std::string("pass");
    if (const auto square = parse_sgf_point(size, move.point)) return squares_[*square];
    return Error{Errc::bad_notation,
                 {phrase::no_point, move.player == 0 ? "B" : "W", excerpt(move.point)}};
  }

  // `number`: of the moves before.
  Result<void> play(const RecordMove& move, unsigned number) {
    Session& session = record_.session;
    const auto text = text_of(move);
    if (!text) return text.error();
    const bool ended = session.board().end.has_value();
    if (!ended && session.board().to_move == move.player) return session.play(*text);
    if (ended && *text == "pass") {
      note({phrase::after_move, number, Diagnostic(phrase::pass_after_end)});
      return {};
    }
    return play_out_of_turn(move.player, *text);
  }

  // Plays a move of the player who made the last one, or a move after the end of the game, after
  // setting up the side to move.
  Result<void> play_out_of_turn(Player player, const std::string& text) {
    Session& session = record_.session;
    const bool ended = session.board().end.has_value();
    const std::size_t count = session.node_count();
    const std::string position = StoneSetUp(session.board()).position(player);
    if (auto set = session.set_up(position + captures_in(session.position())); !set) return set;
    const Session::Node side = session.current();
    const auto played = session.play(text);
    if (!played) {
      if (session.node_count() > count) session.remove(side);
      return played;
    }
    note({ended ? phrase::goes_on_after_passes : phrase::moves_twice, session.ply(side)});
    return {};
  }

  void annotate(std::size_t node, Session::Node place) {
    for (const sgf::Property& property : tree_.nodes[node].properties) {
      if (property.name == "C") add_comment(property, place);
      if (!is_represented_property(property.name, node == 0)) retain_property(property, place);
    }
    const auto others = record_.texts.other_properties.find(place);
    if (others != record_.texts.other_properties.end())
      record_.session.set_markup(place, read_markup(record_.session.board(), others->second));
  }

  void add_comment(const sgf::Property& property, Session::Node place) {
    for (const std::string& value : property.values) {
      const std::string text = sgf::decode_text(value);
      if (text.empty()) continue;
      std::string& all = record_.texts.comments[place];
      all += (all.empty() ? "" : "\n") + text;
    }
  }

  // Stores a property.  Several nodes of a record may be one session node: values are merged, as
  // far as SGF allows the property several.
  void retain_property(const sgf::Property& property, Session::Node place) {
    auto& others = record_.texts.other_properties[place];
    const auto same = std::find_if(others.begin(), others.end(), [&](const sgf::Property& other) {
      return other.name == property.name;
    });
    if (same == others.end()) return others.push_back(property);
    for (const std::string& value : property.values)
      if (std::find(same->values.begin(), same->values.end(), value) == same->values.end())
        same->values.push_back(value);
    sgf::keep_one_value(*same);
  }

  const sgf::Tree& tree_;
  GameRecord record_;
  std::vector<std::string> squares_;
  std::size_t step_count_ = 0;  // nodes with moves or set-up stones, in all variations
  sgf::NoteList notes_;
  std::optional<Diagnostic> too_long_;
  std::size_t begin_ = 0;  // the last node of the tree that is the session's root
};

Result<std::shared_ptr<const AnyGame>> game_of(const sgf::Node& root, const RecordRules& wanted,
                                               std::vector<Diagnostic>& notes) {
  if (const auto kind = root.value("GM"); !kind.empty() && number_in(kind) != 1u)
    return Error{Errc::unsupported, {phrase::record_of_another, excerpt(kind)}};
  const auto size = sgf::read_board_size(root);
  if (!size) return Error{Errc::unsupported, {phrase::no_size, excerpt(root.value("SZ"))}};
  const std::string named = sgf::decode_simple_text(root.value("RU"));
  std::string rules = parse_sgf_rules(named);
  if (wanted.override_file && !wanted.name.empty()) {
    rules = wanted.name;
  } else if (rules.empty()) {
    rules = wanted.name;
    if (!named.empty()) notes.push_back({phrase::unknown_rules_name, excerpt(named)});
  }
  auto game = find_go_game(*size, rules);
  if (!game) return game;
  const auto komi = sgf::read_komi(root, notes);
  if (!komi) notes.push_back({phrase::komi_is_no_number, excerpt(root.value("KM"))});
  if (auto with_komi = (*game)->with_komi(komi.value_or(0), 0)) return with_komi;
  notes.push_back({phrase::no_komi, excerpt(root.value("KM"))});
  return game;
}

}  // namespace

Result<std::shared_ptr<const AnyGame>> find_go_game(const BoardSize& size, std::string_view rules) {
  for (const SizedGames& sized : sized_games()) {
    const std::string name = sized_game_name(sized.family, size);
    if (name.empty()) continue;
    const auto game = find_game(name);
    if (game && (*game)->info().on_crossings && (*game)->info().komi) return find_game(name, rules);
  }
  return Error{Errc::unsupported, {phrase::no_board, size.columns, size.rows}};
}

Result<GameRecord> open_record(const sgf::Tree& tree, const RecordRules& rules) {
  std::vector<Diagnostic> notes;
  auto game = game_of(tree.nodes[0], rules, notes);
  if (!game) return game.error();
  Reader reader(tree, *std::move(game));
  for (Diagnostic& note : notes) reader.note(std::move(note));
  return reader.read();
}

}  // namespace kanzen

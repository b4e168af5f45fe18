// A tree of SGF's properties as a session.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "engine/api/game_record.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/quoted.hpp"
#include "engine/sgf/text.hpp"

namespace kanzen {
namespace {

constexpr std::size_t most_moves = 20'000, longest_line = 1'500, most_notes = 20;
constexpr unsigned usual_side = 19;

std::optional<unsigned> number_in(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return whole_number<unsigned>(text);
}

// "9", or "4:3": columns and rows.
Result<BoardSize> size_in(const sgf::Node& root) {
  const std::string_view text = root.value("SZ");
  if (text.empty()) return BoardSize{usual_side, usual_side, 0};
  const std::size_t colon = text.find(':');
  const auto columns = number_in(text.substr(0, colon));
  const auto rows = colon == std::string_view::npos ? columns : number_in(text.substr(colon + 1));
  if (!columns || !rows)
    return Error{Errc::unsupported, "SZ[" + excerpt(text) + "] is no size of a board"};
  return BoardSize{*columns, *rows, 0};
}

std::optional<double> decimal_in(std::string_view value) {
  const std::string text = sgf::simple_text_of(value);
  char* end = nullptr;
  const double number = std::strtod(text.c_str(), &end);
  while (*end == ' ') ++end;
  if (end == text.c_str() || *end != '\0' || !std::isfinite(number)) return std::nullopt;
  return number;
}

std::optional<unsigned> letter_in(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A') + 26;
  return std::nullopt;
}

struct Spot {
  unsigned column = 0, row = 0;
};

std::optional<Spot> spot_in(const BoardSize& size, std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto column = letter_in(text[0]), row = letter_in(text[1]);
  if (!column || !row || *column >= size.columns || *row >= size.rows) return std::nullopt;
  return Spot{*column, *row};
}

bool is_pass(const BoardSize& size, std::string_view text) {
  return text.empty() || (text == "tt" && size.columns <= usual_side && size.rows <= usual_side);
}

std::string without_white_space(std::string_view value) {
  std::string text;
  for (const char c : value)
    if (c != ' ' && c != '\n' && c != '\t') text += c;
  return text;
}

bool sets_up(const sgf::Node& node) {
  return node.values("AB") != nullptr || node.values("AW") != nullptr ||
         node.values("AE") != nullptr;
}

struct RecordMove {
  Player player = 0;
  std::string point;  // as SGF writes it
};

std::optional<RecordMove> move_in(const sgf::Node& node) {
  for (const Player player : {Player{0}, Player{1}})
    if (const auto* values = node.values(player == 0 ? "B" : "W"); values != nullptr)
      return RecordMove{player, without_white_space(values->front())};
  return std::nullopt;
}

// The stones that are there before the first move.
class SetUp {
 public:
  explicit SetUp(const GameInfo& info)
      : info_(info), stones_(std::size_t{info.size.columns} * info.size.rows, '.') {}

  bool is_empty() const { return stones_.find_first_not_of('.') == std::string::npos; }
  bool has_second() const { return stones_.find('O') != std::string::npos; }

  // Errc::bad_notation: a value is no point.
  Result<void> add(const sgf::Node& node) {
    for (const auto& [name, mark] : {std::pair{"AB", 'X'}, {"AW", 'O'}, {"AE", '.'}}) {
      const auto* values = node.values(name);
      if (values == nullptr) continue;
      for (const std::string& value : *values)
        if (!add(without_white_space(value), mark))
          return Error{Errc::bad_notation,
                       std::string(name) + "[" + excerpt(value) + "] names no point of the board"};
    }
    return {};
  }

  std::string position(Player to_move) const {
    std::string text;
    for (std::size_t row = 0; row < info_.size.rows; ++row)
      text += (row > 0 ? "/" : "") + stones_.substr(row * info_.size.columns, info_.size.columns);
    return text + (to_move == 0 ? ":1" : ":2");
  }

 private:
  // A point, or a rectangle: "aa:cc".
  bool add(std::string_view value, char mark) {
    if (value.empty()) return true;  // AE[] of some programs
    const std::size_t colon = value.find(':');
    const auto from = spot_in(info_.size, value.substr(0, colon));
    const auto to =
        colon == std::string_view::npos ? from : spot_in(info_.size, value.substr(colon + 1));
    if (!from || !to) return false;
    for (unsigned row = std::min(from->row, to->row); row <= std::max(from->row, to->row); ++row)
      for (unsigned column = std::min(from->column, to->column);
           column <= std::max(from->column, to->column); ++column)
        stones_[std::size_t{row} * info_.size.columns + column] = mark;
    return true;
  }

  GameInfo info_;
  std::string stones_;  // row by row from the top
};

class Reader {
 public:
  Reader(const sgf::Tree& tree, std::shared_ptr<const AnyGame> game)
      : tree_(tree), record_{Session(std::move(game)), {}, 0, {}} {
    const BoardView board = record_.session.board();
    for (const SquareView& square : board.squares) squares_.push_back(square.name);
  }

  void note(std::string text) {
    if (record_.notes.size() < most_notes) record_.notes.push_back(std::move(text));
  }

  Result<GameRecord> read() {
    read_texts();
    if (const auto placed = place_first_stones(); !placed) return placed.error();
    play_all();
    follow_main_line();
    return std::move(record_);
  }

 private:
  // Redo goes along it.
  void follow_main_line() {
    Session& session = record_.session;
    record_.texts.result_at = end_of_main_line(session);
    session.jump(*record_.texts.result_at);
    session.restart();
  }

  void read_texts() {
    const sgf::Node& root = tree_.nodes[0];
    RecordTexts& texts = record_.texts;
    const auto text = [&](const char* name) { return sgf::simple_text_of(root.value(name)); };
    texts.black = text("PB");
    texts.white = text("PW");
    texts.black_rank = text("BR");
    texts.white_rank = text("WR");
    texts.result = text("RE");
    texts.date = text("DT");
    texts.event = text("EV");
    texts.place = text("PC");
    texts.name = text("GN");
    texts.annotator = text("AN");
    texts.rules = text("RU");
    record_.handicap = number_in(root.value("HA")).value_or(0);
  }

  // Of the root and of the nodes that follow it without a choice and without a move.
  Result<void> place_first_stones() {
    SetUp set_up(record_.session.info());
    std::size_t node = 0;
    std::string_view to_move;
    for (;;) {
      const sgf::Node& here = tree_.nodes[node];
      if (const auto added = set_up.add(here); !added) return added;
      if (!here.value("PL").empty()) to_move = here.value("PL");
      begin_ = node;
      if (move_in(here) || here.children.size() != 1) break;
      const sgf::Node& next = tree_.nodes[here.children.front()];
      if (move_in(next)) break;
      node = here.children.front();
    }
    const auto first = first_player(to_move, set_up);
    if (set_up.is_empty() && first == 0) return {};
    return record_.session.set_position(set_up.position(first));
  }

  Player first_player(std::string_view to_move, const SetUp& set_up) const {
    if (!to_move.empty()) {
      const char c = to_move.front();
      return c == 'W' || c == 'w' || c == '2' ? Player{1} : Player{0};
    }
    for (std::size_t node = begin_;;) {
      if (const auto move = move_in(tree_.nodes[node])) return move->player;
      if (tree_.nodes[node].children.empty()) break;
      node = tree_.nodes[node].children.front();
    }
    const bool handicap = record_.handicap > 1 || !set_up.is_empty();
    return handicap && !set_up.has_second() ? Player{1} : Player{0};
  }

  // Depth first; a variation that cannot be continued is left, and the others are read.
  void play_all() {
    std::vector<Session::Node> place(tree_.nodes.size(), 0);  // of the nodes that are shown
    std::vector<unsigned> number(tree_.nodes.size(), 0);      // of the last move
    for (std::size_t at = 0; at < begin_; ++at) annotate(at, 0);
    std::vector<std::size_t> open;
    if (move_in(tree_.nodes[begin_])) {
      open.push_back(begin_);
    } else {
      annotate(begin_, 0);
      add_children(begin_, open);
    }
    while (!open.empty()) {
      const std::size_t node = open.back();
      open.pop_back();
      const std::size_t before = tree_.nodes[node].parent;
      number[node] = number[before];
      place[node] = place[before];
      if (!show(node, number[node], place[node])) continue;
      annotate(node, place[node]);
      add_children(node, open);
    }
  }

  void add_children(std::size_t node, std::vector<std::size_t>& open) const {
    const auto& children = tree_.nodes[node].children;
    open.insert(open.end(), children.rbegin(), children.rend());
  }

  // False: the variation ends before this node.  `place` becomes that of the node.
  bool show(std::size_t node, unsigned& number, Session::Node& place) {
    const std::string after = "after move " + std::to_string(number) + ": ";
    const sgf::Node& here = tree_.nodes[node];
    if (sets_up(here) && node != begin_) {
      note(after + "stones are set up in the middle of the game, and this variation ends here");
      return false;
    }
    const auto move = move_in(here);
    if (!move) return true;
    ++number;
    if (record_.session.current() != place) record_.session.jump(place);
    if (++move_count_ > most_moves || record_.session.ply() >= longest_line) {
      note(after + "the record is too long, and the rest is not shown");
      return false;
    }
    if (const auto played = play(*move); !played) {
      note(after + played.error().message);
      return false;
    }
    place = record_.session.current();
    return true;
  }

  Result<void> play(const RecordMove& move) {
    Session& session = record_.session;
    const BoardSize& size = session.info().size;
    std::string text = "pass";
    if (!kanzen::is_pass(size, move.point)) {
      const auto spot = spot_in(size, move.point);
      if (!spot)
        return Error{Errc::bad_notation, std::string(move.player == 0 ? "B[" : "W[") +
                                             excerpt(move.point) + "] names no point of the board"};
      text = squares_[std::size_t{spot->row} * size.columns + spot->column];
    }
    if (!session.board().end && session.board().to_move != move.player)
      if (const auto passed = pass_between(); !passed) return passed;
    return session.play(text);
  }

  // For a player who moves twice in a row.
  Result<void> pass_between() {
    Session& session = record_.session;
    const std::string& before = session.move_to(session.current());
    if (before == "pass")
      return Error{Errc::illegal_move,
                   "a player moves twice in a row where both would have passed"};
    note("a player moves twice in a row at ply " + std::to_string(session.ply() + 1) +
         ", and a pass has been put between");
    return session.play("pass");
  }

  void annotate(std::size_t node, Session::Node place) {
    const sgf::Node& here = tree_.nodes[node];
    if (const std::string text = sgf::text_of(here.value("C")); !text.empty()) {
      std::string& all = record_.texts.comments[place];
      all += (all.empty() ? "" : "\n") + text;
    }
    for (const sgf::Property& property : here.properties)
      if (!is_shown_property(property.name, node <= begin_)) keep(property, place);
  }

  // Several nodes of a record may be one of the session; what they have in common is joined.
  void keep(const sgf::Property& property, Session::Node place) {
    auto& others = record_.texts.others[place];
    const auto same = std::find_if(others.begin(), others.end(), [&](const sgf::Property& other) {
      return other.name == property.name;
    });
    if (same == others.end()) return others.push_back(property);
    for (const std::string& value : property.values)
      if (std::find(same->values.begin(), same->values.end(), value) == same->values.end())
        same->values.push_back(value);
  }

  const sgf::Tree& tree_;
  GameRecord record_;
  std::vector<std::string> squares_;
  std::size_t move_count_ = 0;  // in all variations
  std::size_t begin_ = 0;       // the last node that is the session's root
};

Result<std::shared_ptr<const AnyGame>> game_of(const sgf::Node& root, const RecordOptions& options,
                                               std::vector<std::string>& notes) {
  if (const auto kind = root.value("GM"); !kind.empty() && number_in(kind) != 1u)
    return Error{Errc::unsupported,
                 "GM[" + excerpt(kind) + "]: a record of another game; right would be GM[1]"};
  const auto size = size_in(root);
  if (!size) return size.error();
  const std::string named = sgf::simple_text_of(root.value("RU"));
  std::string rules = rules_from_record(named);
  if (rules.empty()) {
    rules = options.rules;
    if (!named.empty()) notes.push_back("the rules \"" + excerpt(named) + "\" are not known here");
  }
  auto game = counted_game(*size, rules);
  if (!game) return game;
  const std::string_view komi = root.value("KM");
  auto with_komi = (*game)->with_komi(decimal_in(komi).value_or(0));
  if (with_komi && (komi.empty() || decimal_in(komi))) return with_komi;
  notes.push_back("KM[" + excerpt(komi) +
                  "] is no komi in half points, and the usual one is taken");
  return game;
}

}  // namespace

Result<std::shared_ptr<const AnyGame>> counted_game(const BoardSize& size, std::string_view rules) {
  for (const SizedGames& sized : sized_games()) {
    const std::string name = sized_game_name(sized.family, size);
    if (name.empty()) continue;
    auto game = find_game(name, rules);
    if (game && (*game)->info().on_crossings && (*game)->info().komi) return game;
  }
  return Error{Errc::unsupported, "there is no board of " + std::to_string(size.columns) + " by " +
                                      std::to_string(size.rows) + " points"};
}

Result<GameRecord> open_record(const sgf::Tree& tree, const RecordOptions& options) {
  std::vector<std::string> notes;
  auto game = game_of(tree.nodes[0], options, notes);
  if (!game) return game.error();
  Reader reader(tree, *std::move(game));
  for (std::string& note : notes) reader.note(std::move(note));
  return reader.read();
}

}  // namespace kanzen

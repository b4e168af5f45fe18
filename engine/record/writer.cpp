// Writes rules, results, points and sessions as SGF.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/record/dead_stones.hpp"
#include "engine/record/game_record.hpp"
#include "engine/record/markup.hpp"
#include "engine/record/phrases.hpp"

namespace kanzen {
namespace {

struct RulesName {
  std::string_view in_record, rules;
};

// Values of RU.  The first entry of a rule set is the one that is written; comparison ignores case,
// spaces, "-" and "_" (normalize_rules_name).  The last ones are KataGo's, without what follows
// them about handicap stones ("whbN").
constexpr std::array rules_names = {
    RulesName{"AGA", "situational"},
    RulesName{"Chinese", "positional"},
    RulesName{"Tromp-Taylor", "tromp-taylor"},
    RulesName{"ko", "ko"},
    RulesName{"situational", "situational"},
    RulesName{"positional", "positional"},
    RulesName{"NZ", "new-zealand"},
    RulesName{"New Zealand", "new-zealand"},
    RulesName{"BGA", "situational"},
    RulesName{"French", "situational"},
    RulesName{"GOE", "tromp-taylor"},
    RulesName{"Ing", "tromp-taylor"},
    RulesName{"Japanese", "japanese"},
    RulesName{"Korean", "japanese"},
    RulesName{"jp", "japanese"},
    RulesName{"Japan", "japanese"},
    RulesName{"Korea", "japanese"},
    RulesName{"cn", "positional"},
    RulesName{"日本", "japanese"},
    RulesName{"韓国", "japanese"},
    RulesName{"한국", "japanese"},
    RulesName{"中国", "positional"},
    RulesName{"中國", "positional"},
    RulesName{"Chinese-OGS", "positional"},
    RulesName{"Chinese-KGS", "positional"},
    RulesName{"koSITUATIONALscoreAREAtaxNONEsui0", "situational"},
    RulesName{"koPOSITIONALscoreAREAtaxNONEsui0", "positional"},
    RulesName{"koSIMPLEscoreAREAtaxNONEsui0whbN", "positional"},
    RulesName{"koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"},
    RulesName{"koSITUATIONALscoreAREAtaxNONEsui1", "new-zealand"},
    RulesName{"koSIMPLEscoreAREAtaxNONEsui0", "ko"},
    RulesName{"koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"},
};

constexpr std::array<std::string_view, 7> represented_properties = {"B",  "W",  "C", "AB",
                                                                    "AW", "AE", "PL"};
// AP is replaced by this program's name.
constexpr std::array<std::string_view, 18> represented_root_properties = {
    "GM", "FF", "CA", "AP", "SZ", "KM", "KI", "RU", "GN",
    "PB", "BR", "PW", "WR", "DT", "EV", "PC", "AN", "RE"};

std::optional<unsigned> letter_in(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A') + 26;
  return std::nullopt;
}

char letter_of(unsigned number) {
  return static_cast<char>(number < 26 ? 'a' + number : 'A' + number - 26);
}

std::string normalize_rules_name(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (c == ' ' || c == '-' || c == '_') continue;
    letters += to_lower(c);
  }
  for (const std::string_view word : {"rules", "ルール", "规则", "規則"})
    if (letters.ends_with(word)) letters.resize(letters.size() - word.size());
  return letters;
}

}  // namespace

std::string parse_sgf_rules(std::string_view text) {
  const std::string wanted = normalize_rules_name(text);
  for (const std::string& one : {wanted, wanted.substr(0, wanted.find("whb"))})
    for (const RulesName& name : rules_names)
      if (normalize_rules_name(name.in_record) == one) return std::string(name.rules);
  return {};
}

std::string format_sgf_rules(std::string_view rules) {
  for (const RulesName& name : rules_names)
    if (name.rules == rules) return std::string(name.in_record);
  return std::string(rules);
}

std::string format_sgf_point(const BoardSize& size, unsigned square) {
  return {letter_of(square % size.columns), letter_of(square / size.columns)};
}

std::optional<unsigned> parse_sgf_point(const BoardSize& size, std::string_view point) {
  if (point.size() != 2) return std::nullopt;
  const auto column = letter_in(point[0]), row = letter_in(point[1]);
  if (!column || !row || *column >= size.columns || *row >= size.rows) return std::nullopt;
  return *row * size.columns + *column;
}

std::string format_sgf_result(const GameEnd& end) {
  if (!end.winner) return "0";
  const std::string winner = *end.winner == 0 ? "B+" : "W+";
  if (end.reason == resignation_ending) return winner + 'R';
  return end.score ? winner + format_points(std::abs(*end.score)) : winner;
}

bool is_represented_property(std::string_view name, bool at_root) {
  const auto is_one_of = [&](const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  return is_one_of(represented_properties) || (at_root && is_one_of(represented_root_properties));
}

// --- conversion of a session to a tree

namespace {

class Writer {
 public:
  Writer(const Session& session, const RecordTexts& texts) : session_(session), texts_(texts) {
    const BoardView board = session.game().board(session.state(0));
    for (unsigned square = 0; square < board.squares.size(); ++square)
      points_[board.squares[square].name] = format_sgf_point(session.info().size, square);
  }

  sgf::Tree write() {
    write_root();
    const Session::Node last = end_of_main_line(session_);
    std::vector<std::size_t> node_of(session_.node_count(), 0);
    for (const Session::Node node : session_.nodes()) {
      if (node == 0) continue;  // it is written already
      // RE has resignations and agreed draws.
      if (is_game_end_action(session_.move_to(node)) || is_implied(node)) {
        node_of[node] = node_of[session_.parent(node)];
        continue;
      }
      const std::size_t number = tree_.nodes.size();
      node_of[node] = number;
      sgf::Node& written = tree_.nodes.emplace_back();
      written.parent = node_of[session_.parent(node)];
      tree_.nodes[written.parent].children.push_back(number);
      if (session_.is_set_up(node)) {
        write_set_up(node, written);
      } else {
        write_move(node, written);
      }
      write_comment(node, written);
      write_other_properties(node, written);
      if (node == last) write_dead_stones(session_, texts_, node, written.properties);
    }
    return std::move(tree_);
  }

 private:
  // True if readers infer the set-up of the side to move from the moves after it, because those are
  // out of turn, or follow two passes.
  bool is_implied(Session::Node node) const {
    if (!session_.is_set_up(node) || session_.changes_pieces(node)) return false;
    if (texts_.comments.contains(node) || texts_.other_properties.contains(node)) return false;
    if (!session_.markup(node).empty()) return false;
    const Session::Node before = session_.parent(node);
    const bool ended = session_.end_of(before) != nullptr;
    if (!ended && session_.to_move(before) == session_.to_move(node)) return false;
    const auto& next = session_.children(node);
    return !next.empty() && std::all_of(next.begin(), next.end(), [&](Session::Node move) {
      return session_.played_move(move) && (!ended || points_.contains(session_.move_to(move)));
    });
  }

  static void add(sgf::Node& node, const char* name, std::string value) {
    node.properties.push_back({name, {std::move(value)}});
  }
  static void add_text(sgf::Node& node, const char* name, const std::string& text) {
    if (!text.empty()) add(node, name, sgf::encode_text(text));
  }

  void write_root() {
    sgf::Node& root = tree_.nodes.emplace_back();
    const GameInfo& info = session_.info();
    add(root, "GM", "1");
    add(root, "FF", "4");
    add(root, "CA", "UTF-8");
    add(root, "AP", "Kanzen:1.0");
    std::string size = std::to_string(info.size.columns);
    if (info.size.rows != info.size.columns) size += ':' + std::to_string(info.size.rows);
    add(root, "SZ", std::move(size));
    if (info.komi) add(root, "KM", format_points(*info.komi));
    const bool same_rules = parse_sgf_rules(texts_.rules) == info.rules;
    add_text(root, "RU", same_rules ? texts_.rules : format_sgf_rules(info.rules));
    write_stones(root);
    write_names(root);
    write_comment(0, root);
    write_other_properties(0, root);
  }

  void write_stones(sgf::Node& root) {
    std::vector<std::string> stones[2];
    const BoardView board = session_.game().board(session_.state(0));
    for (unsigned square = 0; square < board.squares.size(); ++square)
      for (const PieceView& piece : board.squares[square].stack)
        stones[piece.player].push_back(format_sgf_point(session_.info().size, square));
    if (stones[0].size() > 1 && stones[1].empty() && board.to_move == 1)
      add(root, "HA", std::to_string(stones[0].size()));
    if (!stones[0].empty()) root.properties.push_back({"AB", stones[0]});
    if (!stones[1].empty()) root.properties.push_back({"AW", stones[1]});
    // Without PL, a reader takes the side to move from the first move, and the stones from the
    // first set-up.
    const auto& first = session_.children(0);
    const bool goes_on_set_up = std::any_of(
        first.begin(), first.end(), [&](Session::Node node) { return session_.is_set_up(node); });
    if (board.to_move == 1 || !stones[0].empty() || !stones[1].empty() || goes_on_set_up)
      add(root, "PL", board.to_move == 0 ? "B" : "W");
  }

  void write_names(sgf::Node& root) {
    add_text(root, "GN", texts_.name);
    add_text(root, "PB", texts_.black);
    add_text(root, "BR", texts_.black_rank);
    add_text(root, "PW", texts_.white);
    add_text(root, "WR", texts_.white_rank);
    add_text(root, "DT", texts_.date);
    add_text(root, "EV", texts_.event);
    add_text(root, "PC", texts_.place);
    add_text(root, "AN", texts_.annotator);
    add_text(root, "RE", result());
  }

  // The result of the main line; empty: it has not ended.
  std::string result() const {
    const Session::Node last = end_of_main_line(session_);
    if (!texts_.result.empty() && texts_.result_at.value_or(last) == last) return texts_.result;
    const GameEnd* end = session_.end_of(last);
    if (end == nullptr) return {};
    return format_sgf_result(
        counted_end(session_, texts_, last, dead_stones_at(texts_, last)).value_or(*end));
  }

  // Writes the stones that the set-up changes, and the side to move.
  void write_set_up(Session::Node node, sgf::Node& written) const {
    const auto before = session_.game().board(session_.state(session_.parent(node)));
    const auto after = session_.game().board(session_.state(node));
    std::vector<std::string> points[3];  // black, white, empty
    for (unsigned square = 0; square < after.squares.size(); ++square) {
      const auto& stack = after.squares[square].stack;
      if (stack == before.squares[square].stack) continue;
      const std::size_t content = stack.empty() ? 2 : stack.back().player;
      points[content].push_back(format_sgf_point(session_.info().size, square));
    }
    constexpr const char* names[] = {"AB", "AW", "AE"};
    for (std::size_t content = 0; content < 3; ++content)
      if (!points[content].empty())
        written.properties.push_back({names[content], std::move(points[content])});
    add(written, "PL", after.to_move == 0 ? "B" : "W");
  }

  void write_move(Session::Node node, sgf::Node& written) const {
    const bool second = session_.to_move(session_.parent(node)) == 1;
    const auto point = points_.find(session_.move_to(node));
    add(written, second ? "W" : "B", point == points_.end() ? std::string() : point->second);
  }

  void write_comment(Session::Node node, sgf::Node& written) const {
    const auto found = texts_.comments.find(node);
    if (found != texts_.comments.end()) add_text(written, "C", found->second);
  }

  // Called last: omits properties that are already written from the session, such as HA.
  void write_other_properties(Session::Node node, sgf::Node& written) const {
    const auto found = texts_.other_properties.find(node);
    std::vector<sgf::Property> others;
    if (found != texts_.other_properties.end()) others = found->second;
    update_markup(session_.board(), session_.markup(node), others);
    for (const sgf::Property& property : others)
      if (written.values(property.name) == nullptr) written.properties.push_back(property);
  }

  const Session& session_;
  const RecordTexts& texts_;
  std::map<std::string, std::string> points_;  // SGF point by square name; a pass has none
  sgf::Tree tree_;
};

}  // namespace

Result<sgf::Tree> make_record(const Session& session, const RecordTexts& texts) {
  if (!session.info().on_crossings || !session.info().komi)
    return Error{Errc::unsupported, {phrase::no_record, session.info().name}};
  return Writer(session, texts).write();
}

Result<std::string> format_record(const Session& session, const RecordTexts& texts) {
  auto tree = make_record(session, texts);
  if (!tree) return tree.error();
  return sgf::format({*std::move(tree)});
}

}  // namespace kanzen

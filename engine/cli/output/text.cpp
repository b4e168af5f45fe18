#include "engine/cli/output/text.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/cli/output/style.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/figure/words.hpp"
#include "engine/session/session.hpp"

namespace kanzen::cli {
namespace {

template <class... Args>
std::string formatted(const char* format, Args... args) {
  char buffer[64];
  const int length = std::snprintf(buffer, sizeof buffer, format, args...);
  return {buffer, static_cast<std::size_t>(length)};
}

// Returns the width in columns of a terminal.  Colour sequences, \x1b[...m, have none.
std::size_t width_of(const std::string& text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b')
      i = std::min(text.find('m', i), text.size());
    else
      ++width;
  }
  return width;
}

std::string padded(const std::string& text, std::size_t width, bool to_the_left) {
  const std::string space(width - width_of(text), ' ');
  return to_the_left ? text + space : space + text;
}

}  // namespace

std::string format_percent(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "0.0 %";
  return formatted("%.1f %%", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string format_seconds(double duration) { return formatted("%.3f s", duration); }

std::string describe_search_effort(std::uint64_t nodes, double duration) {
  return format_with_commas(nodes) + " positions searched in " + format_seconds(duration);
}

std::string format_megabytes(std::uint64_t bytes) {
  return formatted("%.1f MB", static_cast<double>(bytes) / 1e6);
}

std::string format_count(std::uint64_t number, std::string_view singular) {
  std::string text = format_with_commas(number) + ' ' + std::string(singular);
  if (number == 1) return text;
  if (text.back() == 'y') return text.replace(text.size() - 1, 1, "ies");
  return text + 's';
}

namespace {

bool distances_in_moves() { return output_style().unit == "moves"; }

}  // namespace

FigureDistances figure_distances(bool known) {
  if (!known) return FigureDistances::none;
  return distances_in_moves() ? FigureDistances::moves : FigureDistances::plies;
}

std::string format_plies(unsigned plies) {
  return distances_in_moves() ? format_count(moves_of_plies(plies), "move")
                              : format_count(plies, "ply");
}

std::string describe(Value value, const GameInfo& info) {
  std::string text(name_of(value.outcome));
  if (value.outcome != Outcome::draw && !info.needs_search())
    text += info.distance_in_plies ? " in " + format_plies(value.distance)
                                   : ", decided in sweep " + std::to_string(value.distance);
  return in_color(value.outcome, std::move(text));
}

std::string describe_end(const GameEnd& end, const GameInfo& info) {
  if (end.reason == resignation_ending && end.winner)
    return std::string(player_name(info, static_cast<Player>(1 - *end.winner))) + " has resigned";
  if (end.reason == agreement_ending) return "both players agreed on a draw";
  const auto ending = std::find_if(info.endings.begin(), info.endings.end(),
                                   [&](const EndingInfo& e) { return e.name == end.reason; });
  return ending == info.endings.end() ? end.reason : ending->words;
}

std::string_view player_name(const GameInfo& info, Player player) {
  if (info.on_crossings) return kanzen::player_name(Language::english, info, player);
  return player == 0 ? "the first player" : "the second player";
}

std::string_view distance_name(const GameInfo& info) {
  return info.distance_in_plies ? std::string_view(output_style().unit) : "sweep";
}

std::string format_signed(int points) { return (points > 0 ? "+" : "") + std::to_string(points); }

std::string describe_score(ScoreRange score) {
  if (score.low == score.high) return format_signed(score.low);
  return "from " + format_signed(score.low) + " to " + format_signed(score.high) + ", endless";
}

std::string describe_score(const std::optional<ScoreRange>& score, ScoreRange proven,
                           const GameInfo& info) {
  if (score) return describe_score(*score);
  const std::string unsolved = "not solved in time";
  if (proven == all_scores(info.size)) return unsolved;
  return unsolved + ": at least " + format_signed(proven.low) + " and at most " +
         format_signed(proven.high);
}

std::string move_line(const std::string& move, const std::string& words) {
  return "  " + move + std::string(move.size() < 6 ? 6 - move.size() : 1, ' ') + words + '\n';
}

std::string Table::text() const {
  std::vector<std::size_t> widths(rows_.front().size(), 0);
  for (const auto& row : rows_)
    for (std::size_t column = 0; column < row.size(); ++column)
      widths[column] = std::max(widths[column], width_of(row[column]));
  std::string result;
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t column = 0; column < row.size(); ++column)
      line += (column > 0 ? "  " : "") +
              padded(row[column], widths[column], column == 0 || others_ == Align::left);
    line.erase(line.find_last_not_of(' ') + 1);
    result += line + '\n';
  }
  return result;
}

namespace {

struct KindWords {
  const char* kind;
  const char* words;
};
constexpr std::array all_kinds{
    KindWords{"longest_win", "the longest wins"},
    KindWords{"longest_loss", "the longest losses"},
    KindWords{"only_winning_move", "one move wins, every other one does not; the longest"},
    KindWords{"no_safe_move", "every move loses at once; the fewest pieces"},
    KindWords{"mutual_zugzwang", "the side to move loses, either way; the longest"},
    KindWords{"unlikely_only_move", "the one move that wins looks useless; the longest"},
    KindWords{"smallest_draw", "drawn with the fewest pieces"}};

std::string words_for(const std::string& kind) {
  for (const KindWords& entry : all_kinds)
    if (kind == entry.kind) return entry.words;
  return kind;
}

std::string count_or_dash(std::uint64_t count) {
  return count == 0 ? "-" : format_with_commas(count);
}

std::string totals_of(const char* heading, const OutcomeTotals& counts) {
  const auto share = [&](std::uint64_t part) { return format_percent(part, counts.positions); };
  Table table({heading, format_with_commas(counts.positions), ""});
  table.add({"  finished", format_with_commas(counts.terminal), share(counts.terminal)});
  table.add({"  won", format_with_commas(counts.win), share(counts.win)});
  table.add({"  drawn", format_with_commas(counts.draw), share(counts.draw)});
  table.add({"  lost", format_with_commas(counts.loss), share(counts.loss)});
  return table.text();
}

}  // namespace

std::string statistics_text(const Statistics& statistics, const GameInfo& info) {
  Table distances({std::string(distance_name(info)), "won", "lost"});
  const bool in_moves = distances_in_moves() && info.distance_in_plies;
  for (const DistanceCount& row :
       in_moves ? counts_by_moves(statistics.by_distance) : statistics.by_distance)
    distances.add({std::to_string(row.distance), count_or_dash(row.win), count_or_dash(row.loss)});
  const auto& classes = statistics.up_to_symmetry;
  return totals_of(info.up_to_symmetry ? "positions up to symmetry" : "positions", statistics) +
         (classes ? '\n' + totals_of("positions up to symmetry", *classes) : "") + '\n' +
         distances.text();
}

std::string notable_text(const std::vector<NotablePositions>& kinds, const GameInfo& info) {
  std::string text;
  for (const NotablePositions& kind : kinds) {
    text += format_count(kind.count, "position") + ": " + words_for(kind.kind) + '\n';
    for (const ValuedPosition& example : kind.examples)
      text += "  " + example.position + "  " + describe(example.value, info) + '\n';
  }
  return text;
}

std::string one_line(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x20 || code == 0x7f)
      result += formatted("\\x%02x", static_cast<unsigned>(code));
    else
      result += c;
  }
  return result;
}

namespace {

std::string piece_text(const PieceView& piece, const GameInfo& info) {
  return piece.player == 0 ? info.kinds[piece.kind] : info.kinds_of_second[piece.kind];
}

std::string square_text(const SquareView& square, const GameInfo& info) {
  if (square.stack.empty()) return ".";
  std::string text = piece_text(square.stack.back(), info);
  if (square.stack.size() == 1) return text;
  text += '(';
  for (std::size_t below = square.stack.size() - 1; below-- > 0;)
    text += piece_text(square.stack[below], info);
  return text + ')';
}

// Returns where a square's name has its row: "c10" is column "c" and row "10".
std::string::size_type row_begins(const std::string& name) {
  return std::min(name.find_first_of("0123456789"), name.size());
}

std::string hand_text(const BoardView& board, const GameInfo& info, Player player) {
  std::string text;
  for (const HandView& hand : board.hands)
    for (unsigned i = 0; hand.piece.player == player && i < hand.count; ++i)
      text += ' ' + piece_text(hand.piece, info);
  return text.empty() ? " nothing" : text;
}

std::string centred(const std::string& text, std::size_t width) {
  const std::size_t space = width - text.size();
  return std::string(space / 2, ' ') + text + std::string(space - space / 2, ' ');
}

std::string squares_text(const BoardView& board, const GameInfo& info) {
  std::size_t width = 3;
  for (const SquareView& square : board.squares)
    width = std::max(width, square_text(square, info).size());
  std::string text, rule = "   +", columns = "    ";
  for (unsigned column = 0; column < board.columns; ++column) {
    const std::string& name = board.squares[column].name;
    rule += std::string(width, '-');
    rule += '+';
    columns += centred(name.substr(0, row_begins(name)), width);
    columns += ' ';
  }
  for (unsigned row = 0; row < board.rows; ++row) {
    const std::string& name = board.squares[row * board.columns].name;
    std::string label = name.substr(row_begins(name));
    label.insert(0, label.size() < 2 ? 2 - label.size() : 0, ' ');
    text += rule;
    text += '\n' + label + " |";
    for (unsigned column = 0; column < board.columns; ++column)
      text += centred(square_text(board.squares[row * board.columns + column], info), width) + '|';
    text += '\n';
  }
  columns.erase(columns.find_last_not_of(' ') + 1);
  return text + rule + '\n' + columns + '\n';
}

// Returns a board of points in the format of the book "Deep Learning and the Game of Go".
std::string crossings_text(const BoardView& board) {
  constexpr std::string_view stones = "xo";
  std::string text, columns;
  for (unsigned row = 0; row < board.rows; ++row) {
    const std::string& name = board.squares[row * board.columns].name;
    const std::string label = name.substr(row_begins(name));
    text += std::string(label.size() < 2 ? 1 : 0, ' ') + label + ' ';
    for (unsigned column = 0; column < board.columns; ++column) {
      const auto& stack = board.squares[row * board.columns + column].stack;
      text += ' ';
      text += stack.empty() ? '.' : stones[stack.back().player];
      text += ' ';
    }
    text += '\n';
  }
  for (unsigned column = 0; column < board.columns; ++column) {
    const char letter = board.squares[column].name.front();
    columns += column == 0 ? "    " : "  ";
    columns += to_upper(letter);
  }
  return text + columns + '\n';
}

}  // namespace

std::string board_text(const BoardView& board, const GameInfo& info) {
  if (info.on_crossings) return crossings_text(board);
  std::string text = squares_text(board, info);
  if (board.hands.empty()) return text;
  return text + "first player (capitals), in hand:" + hand_text(board, info, 0) +
         "\nsecond player, in hand:" + hand_text(board, info, 1) + '\n';
}

}  // namespace kanzen::cli

#include "engine/figure/numbered_figure.hpp"

#include <algorithm>
#include <utility>

#include "engine/core/string_utils.hpp"
#include "engine/session/position_queries.hpp"

namespace kanzen {
namespace {

constexpr float board_width = 480;
constexpr float room_for_number = 30;  // CSS pixels from square to square, for three digits

// The board of a part, while its moves are added.
class NumberedBoard {
 public:
  NumberedBoard(const Session& session, BoardView board, Language language)
      : session_(session), language_(language), board_(std::move(board)) {
    board_.end.reset();
    board_.attacked.clear();
    board_.forbidden.clear();
    numbers_.resize(board_.squares.size());
  }

  void add(Session::Node node, const std::string& number) {
    if (session_.changes_pieces(node)) add_set_up(node);
    const auto move = move_into(session_, node);
    if (!move) return;
    if (!move->to) {
      below_.push_back(figure_text(language_, figure_word::number_passes, number));
      return;
    }
    SquareView& square = board_.squares[*move->to];
    std::string& shown = numbers_[*move->to];
    if (square.stack.empty()) {
      square.stack.push_back(move->piece);
      shown = number;
      return;
    }
    if (shown.empty()) shown = next_letter();
    below_.push_back(figure_text(language_, figure_word::number_at, number, shown));
  }

  const BoardView& board() const { return board_; }
  const std::vector<std::string>& numbers() const { return numbers_; }
  std::string below() const {
    return joined(below_, figure_text(language_, figure_word::between_numbers));
  }

 private:
  // Adds the stones of a set-up.  Those that it removes remain, as captured ones do.
  void add_set_up(Session::Node node) {
    const BoardView after = session_.game().board(session_.state(node));
    for (std::size_t square = 0; square < after.squares.size(); ++square)
      if (board_.squares[square].stack.empty())
        board_.squares[square].stack = after.squares[square].stack;
  }

  // Names a stone that was on the board before: "a" to "z", then "aa", "ab".
  std::string next_letter() {
    std::string name;
    for (unsigned left = ++letters_; left > 0; left = (left - 1) / 26)
      name.insert(name.begin(), static_cast<char>('a' + (left - 1) % 26));
    return name;
  }

  const Session& session_;
  Language language_;
  BoardView board_;
  std::vector<std::string> numbers_;  // by square
  std::vector<std::string> below_;    // moves that have no stone of their own
  unsigned letters_ = 0;
};

}  // namespace

bool has_numbered_moves(const Session& session) { return session.board().hands.empty(); }

std::vector<MoveNumbers> parts_of_line(const Session& session, unsigned moves) {
  const auto last = static_cast<unsigned>(session.line().size() - 1);
  std::vector<MoveNumbers> parts;
  for (unsigned first = 1; first <= last; first += moves)
    parts.push_back({first, std::min(first + moves - 1, last)});
  return parts;
}

Figure numbered_figure(const Session& session, MoveNumbers moves, const FigureChoices& choices) {
  const Language language = choices.language;
  const std::vector<Session::Node> line = session.line();
  const auto end = static_cast<unsigned>(line.size() - 1);
  const unsigned first = std::clamp(moves.first, 1U, std::max(end, 1U));
  const unsigned last = std::clamp(moves.last, first - 1, end);
  Figure figure;
  figure.table.columns = {{"number", figure_text(language, figure_word::number), true},
                          {"move", figure_text(language, figure_word::move)}};
  NumberedBoard numbered(session, session.game().board(session.state(line[first - 1])), language);
  for (unsigned number = first; number <= last; ++number) {
    numbered.add(line[number], std::to_string(number));
    figure.table.rows.push_back(
        {std::to_string(number), move_words(session, line[number], language)});
  }
  FigureStyle style;
  const float narrowest = room_for_number * static_cast<float>(numbered.board().columns + 1);
  style.width = layout_width(choices, std::max(board_width, narrowest), narrowest);
  style.dark = choices.dark;
  style.turned = choices.turned;
  style.marks.numbers = numbered.numbers();
  figure.notes = {
      figure_text(language, figure_word::moves_to, std::to_string(first), std::to_string(last))};
  if (std::string below = numbered.below(); !below.empty()) figure.below.push_back(below);
  const std::string& position = session.position(line[last]);
  figure.picture = board_picture(session.info(), numbered.board(), position, style);
  return figure;
}

}  // namespace kanzen

#include "tests/oracle/naive_gobblers.hpp"

#include <algorithm>

namespace oracle {
namespace {

constexpr std::array<std::array<std::size_t, 3>, 8> lines = {
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
constexpr std::array<const char*, 9> square_names = {"a3", "b3", "c3", "a2", "b2",
                                                     "c2", "a1", "b1", "c1"};

char letter(const Rules& rules, int size) { return "SML"[3 - rules.sizes + size]; }

bool fits(const Rules& rules, const Piece& piece, const Stack& stack) {
  if (stack.empty()) return true;
  if (rules.covers == Covers::nothing) return false;
  if (rules.covers == Covers::opponent && stack.top().mine == piece.mine) return false;
  return stack.top().size < piece.size;
}

bool has_line(const Board& board, bool mine) {
  const auto shows = [&](std::size_t square) {
    return !board[square].empty() && board[square].top().mine == mine;
  };
  return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
    return shows(line[0]) && shows(line[1]) && shows(line[2]);
  });
}

int in_hand(const Rules& rules, const Board& board, int size) {
  int on_board = 0;
  for (const Stack& stack : board)
    for (int i = 0; i < stack.height; ++i) {
      const Piece& piece = stack.pieces[static_cast<std::size_t>(i)];
      if (piece.mine && piece.size == size) ++on_board;
    }
  return rules.pieces - on_board;
}

Board seen_by_the_other(Board board) {
  for (Stack& stack : board)
    for (Piece& piece : stack.pieces) piece.mine = !piece.mine;
  return board;
}

void put_everywhere(const Rules& rules, const Board& board, Piece piece, std::size_t but_not,
                    const std::string& prefix, std::vector<Step>& out) {
  for (std::size_t to = 0; to < 9; ++to) {
    if (to == but_not || !fits(rules, piece, board[to])) continue;
    Board after = board;
    after[to].push(piece);
    out.push_back({prefix + square_names[to], seen_by_the_other(after)});
  }
}

void lift(const Rules& rules, const Board& board, std::size_t from, std::vector<Step>& out) {
  Board lifted = board;
  const Piece piece = lifted[from].pop();
  if (rules.uncovers_only_own && !lifted[from].empty() && !lifted[from].top().mine) return;
  if (rules.lift != Lift::after && has_line(lifted, false)) {
    if (rules.lift == Lift::at_once) out.push_back({square_names[from], std::nullopt});
    return;
  }
  put_everywhere(rules, lifted, piece, from, square_names[from], out);
}

Board turned(const Board& board) {  // a quarter to the right
  Board result;
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column)
      result[column * 3 + (2 - row)] = board[row * 3 + column];
  return result;
}

Board mirrored(const Board& board) {
  Board result;
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t column = 0; column < 3; ++column)
      result[row * 3 + (2 - column)] = board[row * 3 + column];
  return result;
}

}  // namespace

// The sides have changed after a whole move: "they" have just moved.  Where their lift is judged at
// once or illegal, a line of mine does not occur here.  Otherwise it counts first, because their
// move uncovered it, unless the rules say that theirs does.
std::optional<Judgement> finished(const Rules& rules, const Board& board) {
  if (has_line(board, true) && !(rules.movers_line_counts && has_line(board, false)))
    return Judgement{rules.line_loses ? Result::lost : Result::won, 0};
  if (has_line(board, false)) return Judgement{rules.line_loses ? Result::won : Result::lost, 0};
  if (steps(rules, board).empty())
    return Judgement{rules.stuck_loses ? Result::lost : Result::drawn, 0};
  return std::nullopt;
}

std::vector<Step> steps(const Rules& rules, const Board& board) {
  std::vector<Step> result;
  result.reserve(64);
  for (int size = 0; size < rules.sizes; ++size)
    if (in_hand(rules, board, size) > 0)
      put_everywhere(rules, board, {static_cast<std::int8_t>(size), true}, 9,
                     std::string(1, letter(rules, size)) + "@", result);
  for (std::size_t from = 0; from < 9 && rules.board_moves; ++from)
    if (!board[from].empty() && board[from].top().mine) lift(rules, board, from, result);
  return result;
}

std::string to_text(const Rules& rules, const Board& board, int player_to_move) {
  std::string text;
  for (std::size_t square = 0; square < 9; ++square) {
    if (square > 0) text += square % 3 == 0 ? "/" : ",";
    if (board[square].empty()) text += "-";
    for (int i = 0; i < board[square].height; ++i) {
      const Piece& piece = board[square].pieces[static_cast<std::size_t>(i)];
      const char capital = letter(rules, piece.size);
      const bool first_players = piece.mine == (player_to_move == 1);
      text += first_players ? capital : static_cast<char>(capital - 'A' + 'a');
    }
  }
  return text + (player_to_move == 1 ? ":1" : ":2");
}

// The key has a digit in base 3 for each square and size: nothing, mine, theirs.
Key key_of(const Board& board) {
  Key key = 0;
  for (const Stack& stack : board) {
    std::array<Key, 3> digits{};
    for (int i = 0; i < stack.height; ++i) {
      const Piece& piece = stack.pieces[static_cast<std::size_t>(i)];
      digits[static_cast<std::size_t>(piece.size)] = piece.mine ? 1 : 2;
    }
    key = key * 27 + digits[0] * 9 + digits[1] * 3 + digits[2];
  }
  return key;
}

Key key_up_to_symmetry(const Board& board) {
  Key smallest = ~Key{0};
  Board current = board;
  for (int turn = 0; turn < 4; ++turn) {
    smallest = std::min({smallest, key_of(current), key_of(mirrored(current))});
    current = turned(current);
  }
  return smallest;
}

std::pair<std::uint32_t, bool> KeyNumbers::add(Key key) {
  if (slots_.size() < 2 * (std::size_t{count_} + 1)) grow();
  Slot& slot = slots_[slot_of(key)];
  const bool is_new = slot.number_plus_one == 0;
  if (is_new) slot = {key, ++count_};
  return {slot.number_plus_one - 1, is_new};
}

std::optional<std::uint32_t> KeyNumbers::find(Key key) const {
  const Slot& slot = slots_[slot_of(key)];
  if (slot.number_plus_one == 0) return std::nullopt;
  return slot.number_plus_one - 1;
}

std::size_t KeyNumbers::slot_of(Key key) const {
  const std::uint64_t mixed = key * 0x9e3779b97f4a7c15u;  // 2^64 / golden ratio
  std::size_t at = static_cast<std::size_t>(mixed >> 32) & (slots_.size() - 1);
  while (slots_[at].number_plus_one != 0 && slots_[at].key != key)
    at = (at + 1) & (slots_.size() - 1);
  return at;
}

void KeyNumbers::grow() {
  const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
  for (const Slot& slot : old)
    if (slot.number_plus_one != 0) slots_[slot_of(slot.key)] = slot;
}

SolvedOracle::SolvedOracle(const Rules& rules) : rules_(rules) {
  discover();
  judge();
}

std::optional<Judgement> SolvedOracle::judgement(const Board& board) const {
  const auto number = numbers_.find(key_of(board));
  if (!number) return std::nullopt;
  return judgements_[*number];
}

std::uint32_t SolvedOracle::number_of(const Board& board) {
  const auto [number, is_new] = numbers_.add(key_of(board));
  if (is_new) boards_.push_back(board);
  return number;
}

void SolvedOracle::discover() {
  number_of(Board{});
  while (children_of_.size() < boards_.size()) {  // boards_ grows on the way
    const Board board = boards_[children_of_.size()];
    const auto judgement = finished(rules_, board);
    judged_.push_back(judgement.has_value());
    judgements_.push_back(judgement.value_or(Judgement{}));
    children_of_.push_back(judgement ? Children{} : add_children(board));
  }
}

SolvedOracle::Children SolvedOracle::add_children(const Board& board) {
  Children children{static_cast<std::uint32_t>(children_.size()), 0, false};
  for (const Step& step : steps(rules_, board)) {
    if (step.after)
      children_.push_back(number_of(*step.after));
    else
      children.has_ending_lift = true;
  }
  children.last = static_cast<std::uint32_t>(children_.size());
  return children;
}

// Finds the positions decided in one ply, in two and so on, until a round decides nothing.  The
// remaining positions are drawn.  A round uses only the results of earlier rounds.
void SolvedOracle::judge() {
  std::vector<std::uint32_t> undecided;
  for (std::uint32_t number = 0; number < boards_.size(); ++number)
    if (!judged_[number]) undecided.push_back(number);
  for (std::int16_t plies = 1;; ++plies) {
    std::vector<std::uint32_t> still_undecided;
    std::vector<std::pair<std::uint32_t, Judgement>> decided;
    for (const std::uint32_t number : undecided) {
      if (const auto judgement = judge_in(number, plies))
        decided.emplace_back(number, *judgement);
      else
        still_undecided.push_back(number);
    }
    if (decided.empty()) return;
    for (const auto& [number, judgement] : decided) {
      judgements_[number] = judgement;
      judged_[number] = true;
    }
    undecided = std::move(still_undecided);
  }
}

// A position is won if a move leads to a position lost for the other side, lost if every move leads
// to one won for the other side.  A lift that ends the game wins or loses in one.
std::optional<Judgement> SolvedOracle::judge_in(std::uint32_t number, std::int16_t plies) const {
  const Children& children = children_of_[number];
  if (children.has_ending_lift && rules_.line_loses) return Judgement{Result::won, plies};
  bool every_move_loses = true;
  for (std::uint32_t i = children.first; i < children.last; ++i) {
    const std::uint32_t child = children_[i];
    if (!judged_[child] || judgements_[child].result == Result::drawn) {
      every_move_loses = false;
    } else if (judgements_[child].result == Result::lost) {
      return Judgement{Result::won, plies};
    }
  }
  if (every_move_loses) return Judgement{Result::lost, plies};
  return std::nullopt;
}

}  // namespace oracle

#include "engine/games/gobblers/notation.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/core/move_reader.hpp"
#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/gobblers/phrases.hpp"
#include "engine/games/gobblers/rules.hpp"

namespace kanzen::gobblers {
namespace {

// Parses a position from left to right and stops at the first error.
template <int Sizes>
class PositionReader : TextReader {
 public:
  PositionReader(std::string_view text, const Rules& rules) : TextReader(text), rules_(rules) {}

  Result<State<Sizes>> read() {
    for (int cell = 0; cell < cell_count; ++cell) {
      if (auto fault = read_square(cell)) return *fault;
      if (cell == cell_count - 1) break;
      const char separator = cell % 3 == 2 ? '/' : ',';
      if (!accept(separator))
        return expected(
            {phrase::sign_after_square, std::string_view(&separator, 1), cell_name(cell)});
    }
    if (!accept(':')) return expected(phrase::side_after_c1);
    const bool second = accept('2');
    if (!second && !accept('1')) return expected(phrase::side_to_move);
    if (!at_end()) return expected_end();
    if (second) {
      std::swap(state_.own, state_.opponent);
      state_.second_to_move = 1;
    }
    return state_;
  }

 private:
  struct Piece {
    int layer = 0;
    bool second = false;  // the second player's
  };

  // While parsing, `own` has the first player's pieces.
  std::optional<Error> read_square(int cell) {
    if (accept('-')) return std::nullopt;
    constexpr std::string_view letters = layer_letters(Sizes);
    std::optional<Piece> top;
    for (;; skip()) {
      const char c = next(), capital = to_upper(c);
      const std::size_t layer = letters.find(capital);
      if (layer == std::string_view::npos) break;
      const Piece piece{static_cast<int>(layer), c != capital};
      if (auto refused = put(piece, cell, top)) return refused;
      top = piece;
    }
    if (!top)
      return expected(
          {phrase::pieces_on_square, std::string(letters) + to_lower(letters), cell_name(cell)});
    return std::nullopt;
  }

  // `top`: the piece that the other one stands on, if any.
  std::optional<Error> put(Piece piece, int cell, const std::optional<Piece>& top) {
    if (top && piece.layer <= top->layer)
      return fault(Errc::illegal_position,
                   {phrase::not_smaller, cell_name(cell), quoted(next()), quoted(last())});
    if (top && !rules_.may_cover(piece.second == top->second))
      return fault(Errc::illegal_position, {phrase::covers_against_rules, cell_name(cell),
                                            quoted(next()), quoted(last()), rules_.words()});
    Mask9& cells =
        (piece.second ? state_.opponent : state_.own)[static_cast<std::size_t>(piece.layer)];
    if (std::popcount(cells) == rules_.pieces_per_size())
      return fault(Errc::illegal_position,
                   {too_many_of_size(rules_), cell_name(cell), quoted(next())});
    cells = static_cast<Mask9>(cells | bit(cell));
    return std::nullopt;
  }

  const Rules& rules_;
  State<Sizes> state_;
};

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Converts between a Mask9 and the notebook's nine bits, in which cell 0 is the highest bit.
constexpr Mask9 reversed(std::uint64_t nine_bits) {
  Mask9 result = 0;
  for (int cell = 0; cell < cell_count; ++cell)
    if (nine_bits >> (8 - cell) & 1u) result = static_cast<Mask9>(result | bit(cell));
  return result;
}

// Characters: twelve pieces, five empty squares, eight separators, two for the side to move.
constexpr std::size_t longest_position = 12 + 5 + 8 + 2;

constexpr int integer_bits = 36;

NotebookInteger pack(Mask9 own_l, Mask9 own_m, Mask9 opponent_l, Mask9 opponent_m) {
  NotebookInteger result = 0;
  for (const Mask9 part : {own_l, own_m, opponent_l, opponent_m})
    result = result << 9 | reversed(part);
  return result;
}

Result<State<2>> parse_integer(std::string_view digits) {
  const auto integer = parse_number<NotebookInteger>(digits);
  if (!integer || *integer >> integer_bits != 0)
    return Error{Errc::bad_notation, phrase::large_integer}.at(0);
  return from_integer(*integer);
}

template <int Sizes>
void add_hands(const State<Sizes>& s, unsigned pieces, BoardView& view) {
  for (const Player player : {Player{0}, Player{1}}) {
    const auto& cells = player == s.second_to_move ? s.own : s.opponent;
    for (std::size_t layer = Sizes; layer-- > 0;) {
      const auto on_board = static_cast<unsigned>(std::popcount(cells[layer]));
      view.hands.push_back({{static_cast<std::uint8_t>(layer), player}, pieces - on_board, pieces});
    }
  }
}

template <int Sizes>
SquareView square_view(const State<Sizes>& s, int cell) {
  SquareView square{cell_name(cell), {}};
  for (std::size_t layer = 0; layer < Sizes; ++layer) {
    const auto kind = static_cast<std::uint8_t>(layer);
    if (s.own[layer] & bit(cell))
      square.stack.push_back({kind, static_cast<Player>(s.second_to_move)});
    if (s.opponent[layer] & bit(cell))
      square.stack.push_back({kind, static_cast<Player>(1 - s.second_to_move)});
  }
  return square;
}

}  // namespace

std::string cell_name(int cell) {
  return {static_cast<char>('a' + cell % 3), static_cast<char>('3' - cell / 3)};
}

std::vector<unsigned> cells_of(Mask9 cells) {
  std::vector<unsigned> result;
  for (unsigned rest = cells; rest != 0; rest &= rest - 1)
    result.push_back(static_cast<unsigned>(std::countr_zero(rest)));
  return result;
}

std::string cell_names(Mask9 cells) {
  return joined(cells_of(cells), " ",
                [](unsigned cell) { return cell_name(static_cast<int>(cell)); });
}

template <int Sizes>
Result<State<Sizes>> parse_position(std::string_view text, const Rules& rules) {
  if constexpr (Sizes == 2)
    if (all_digits(text)) {
      const auto state = parse_integer(text);
      if (!state) return state;
      const auto checked = PositionReader<2>(format_position(*state), rules).read();
      if (checked) return checked;
      return Error{checked.error().code, Diagnostic(checked.error())}.at(0);
    }
  return PositionReader<Sizes>(text, rules).read();
}

const Phrase<2>& too_many_of_size(const Rules& rules) {
  return rules.pieces_per_size() == 1 ? phrase::second_of_size : phrase::third_of_size;
}

template <int Sizes>
std::string format_position(const State<Sizes>& s) {
  constexpr std::string_view letters = layer_letters(Sizes);
  const auto& first = s.second_to_move ? s.opponent : s.own;
  const auto& second = s.second_to_move ? s.own : s.opponent;
  std::string text;
  text.reserve(longest_position);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (cell > 0) text += cell % 3 == 0 ? '/' : ',';
    const std::size_t before = text.size();
    for (std::size_t layer = 0; layer < Sizes; ++layer) {
      if (first[layer] & bit(cell)) text += letters[layer];
      if (second[layer] & bit(cell)) text += to_lower(letters[layer]);
    }
    if (text.size() == before) text += '-';
  }
  return text += s.second_to_move ? ":2" : ":1";
}

std::string format_move(int sizes, Move move) {
  if (move.to == Move::nowhere) return cell_name(move.from);
  if (move.from == Move::hand)
    return std::string(1, layer_letters(sizes)[static_cast<std::size_t>(move.layer)]) + '@' +
           cell_name(move.to);
  return cell_name(move.from) + cell_name(move.to);
}

std::optional<std::string> normalise_move_text(int sizes, std::string_view text) {
  MoveReader reader(text, 3, 3);
  const bool drop = reader.read_drop(layer_letters(sizes));
  if (!reader.read_square()) return std::nullopt;
  if (!drop && !reader.at_end() && !reader.read_target()) return std::nullopt;
  if (!reader.at_end()) return std::nullopt;
  return reader.move();
}

NotebookInteger to_integer(const State<2>& s) {
  return pack(s.own[1], s.own[0], s.opponent[1], s.opponent[0]);
}

NotebookInteger to_canonical_integer(const State<2>& s) {
  NotebookInteger smallest = to_integer(s);
  for (int g = 1; g < symmetry_count; ++g)
    smallest = std::min(smallest,
                        pack(symmetric_mask(g, s.own[1]), symmetric_mask(g, s.own[0]),
                             symmetric_mask(g, s.opponent[1]), symmetric_mask(g, s.opponent[0])));
  return smallest;
}

Result<State<2>> from_integer(NotebookInteger integer) {
  State<2> s;
  s.own = {reversed(integer >> 18 & 511), reversed(integer >> 27 & 511)};
  s.opponent = {reversed(integer & 511), reversed(integer >> 9 & 511)};
  for (std::size_t layer = 0; layer < 2; ++layer) {
    const std::string size(1, layer_letters(2)[layer]);
    const auto both = static_cast<Mask9>(s.own[layer] & s.opponent[layer]);
    if (both != 0)
      return Error{Errc::illegal_position, {phrase::two_in_integer, size, cell_names(both)}}.at(0);
    for (const Mask9 cells : {s.own[layer], s.opponent[layer]}) {
      const int pieces = std::popcount(cells);
      if (pieces > pieces_per_size)
        return Error{Errc::illegal_position,
                     {phrase::third_in_integer, static_cast<unsigned>(pieces), size}}
            .at(0);
    }
  }
  return s;
}

std::vector<Notation> integer_notations(const State<2>& s) {
  return {{"integer", std::to_string(to_integer(s))},
          {"canonical_integer", std::to_string(to_canonical_integer(s))}};
}

GameEnd make_win(Player winner, Player owner, const char* reason, Mask9 cells) {
  return {winner, reason, std::nullopt, cells_of(line_cells(cells)), owner};
}

GameInfo game_info(int sizes, const Rules& rules) {
  GameInfo info;
  info.name = sizes == 3 ? "gobblers" : "gobblers" + std::to_string(sizes);
  info.rules = rules.name();
  info.all_rules = {std::string(Rules::strict_name), std::string(Rules::cover_name)};
  info.choices = rules.choices();
  info.for_study = sizes == 1;  // two pieces per player never form a line of three
  if (sizes == 2) info.all_rules.emplace_back("notebook");
  info.family = "gobblers";
  for (const char letter : layer_letters(sizes)) {
    info.kinds.emplace_back(1, letter);
    info.kinds_of_second.emplace_back(1, to_lower(letter));
  }
  info.endings = {{line_ending, "three in a line"}};
  if (rules.may_end_by_lift())
    info.endings.push_back({uncovered_line_ending, "the lift uncovers a line"});
  if (rules.may_be_stuck()) info.endings.push_back({no_move_ending, "there is no legal move"});
  return info;
}

template <int Sizes>
BoardView board_view(const State<Sizes>& s, Visible seen, bool own_line,
                     std::optional<Value> terminal, unsigned pieces) {
  BoardView view;
  view.columns = view.rows = 3;
  view.to_move = static_cast<Player>(s.second_to_move);
  view.squares.reserve(cell_count);
  for (int cell = 0; cell < cell_count; ++cell) view.squares.push_back(square_view(s, cell));
  add_hands(s, pieces, view);
  if (!terminal) return view;
  const auto player = [&](bool to_move) {
    return static_cast<Player>(to_move ? s.second_to_move : 1 - s.second_to_move);
  };
  const Mask9 cells = own_line ? seen.own : seen.opponent;
  view.end = make_win(player(terminal->outcome == Outcome::win), player(own_line),
                      has_line(cells) ? line_ending : no_move_ending, cells);
  if (terminal->outcome == Outcome::draw) view.end->winner.reset();
  return view;
}

MoveView view_move(Player mover, Move move) {
  MoveView view;
  view.piece = {static_cast<std::uint8_t>(move.layer), mover};
  if (move.from != Move::hand) view.from = static_cast<unsigned>(move.from);
  if (move.to != Move::nowhere) view.to = static_cast<unsigned>(move.to);
  if (!view.from) view.kind = MoveKind::place;
  return view;
}

template Result<State<1>> parse_position<1>(std::string_view, const Rules&);
template Result<State<2>> parse_position<2>(std::string_view, const Rules&);
template Result<State<3>> parse_position<3>(std::string_view, const Rules&);
template std::string format_position<1>(const State<1>&);
template std::string format_position<2>(const State<2>&);
template std::string format_position<3>(const State<3>&);
template BoardView board_view<1>(const State<1>&, Visible, bool, std::optional<Value>, unsigned);
template BoardView board_view<2>(const State<2>&, Visible, bool, std::optional<Value>, unsigned);
template BoardView board_view<3>(const State<3>&, Visible, bool, std::optional<Value>, unsigned);

}  // namespace kanzen::gobblers

#include "engine/games/gobblers/notation.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>

#include "engine/core/move_reader.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {
namespace {

// Reads a position from left to right; the first fault stops it.
template <int Sizes>
class PositionReader : TextReader {
 public:
  using TextReader::TextReader;

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
  // own is the first player while reading.
  std::optional<Error> read_square(int cell) {
    if (accept('-')) return std::nullopt;
    constexpr std::string_view letters = layer_letters<Sizes>();
    int top = -1;
    for (;; skip()) {
      const char c = next();
      const bool second = c >= 'a' && c <= 'z';
      const char capital = second ? static_cast<char>(c - 'a' + 'A') : c;
      const std::size_t layer = letters.find(capital);
      if (c == '\0' || layer == std::string_view::npos) break;
      if (auto refused = put(static_cast<int>(layer), second, cell, top)) return refused;
      top = static_cast<int>(layer);
    }
    if (top < 0) return expected({phrase::pieces_on_square, piece_letters(), cell_name(cell)});
    return std::nullopt;
  }

  static std::string piece_letters() {
    std::string result;
    for (const char c : layer_letters<Sizes>()) result += c;
    for (const char c : layer_letters<Sizes>()) result += static_cast<char>(c - 'A' + 'a');
    return result;
  }

  std::optional<Error> put(int layer, bool second, int cell, int top) {
    if (layer <= top)
      return fault(Errc::illegal_position,
                   {phrase::not_smaller, cell_name(cell), quoted(next()), quoted(last())});
    Mask9& cells = (second ? state_.opponent : state_.own)[static_cast<std::size_t>(layer)];
    if (std::popcount(cells) == pieces_per_size)
      return fault(Errc::illegal_position,
                   {phrase::third_of_size, cell_name(cell), quoted(next())});
    cells = static_cast<Mask9>(cells | bit(cell));
    return std::nullopt;
  }

  State<Sizes> state_;
};

bool all_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Nine bits with cell 0 highest, as the notebook has them, or back.
constexpr Mask9 reversed(std::uint64_t nine_bits) {
  Mask9 result = 0;
  for (int cell = 0; cell < cell_count; ++cell)
    if (nine_bits >> (8 - cell) & 1u) result = static_cast<Mask9>(result | bit(cell));
  return result;
}

// Characters: twelve pieces and five empty squares, what is between the squares, the side to move.
constexpr std::size_t longest_position = 12 + 5 + 8 + 2;

constexpr int integer_bits = 36;

NotebookInteger pack(Mask9 own_l, Mask9 own_m, Mask9 opponent_l, Mask9 opponent_m) {
  NotebookInteger result = 0;
  for (const Mask9 part : {own_l, own_m, opponent_l, opponent_m})
    result = result << 9 | reversed(part);
  return result;
}

Result<State<2>> parse_integer(std::string_view text) {
  NotebookInteger integer = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), integer);
  if (fault != std::errc() || integer >> integer_bits != 0)
    return Error{Errc::bad_notation, phrase::large_integer}.at(0);
  return from_integer(integer);
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
  std::string result;
  for (const unsigned cell : cells_of(cells))
    result += (result.empty() ? "" : " ") + cell_name(static_cast<int>(cell));
  return result;
}

template <int Sizes>
Result<State<Sizes>> parse_position(std::string_view text) {
  if constexpr (Sizes == 2)
    if (all_digits(text)) return parse_integer(text);
  return PositionReader<Sizes>(text).read();
}

template <int Sizes>
std::string format_position(const State<Sizes>& s) {
  constexpr std::string_view letters = layer_letters<Sizes>();
  const auto& first = s.second_to_move ? s.opponent : s.own;
  const auto& second = s.second_to_move ? s.own : s.opponent;
  std::string text;
  text.reserve(longest_position);
  for (int cell = 0; cell < cell_count; ++cell) {
    if (cell > 0) text += cell % 3 == 0 ? '/' : ',';
    const std::size_t before = text.size();
    for (std::size_t layer = 0; layer < Sizes; ++layer) {
      if (first[layer] & bit(cell)) text += letters[layer];
      if (second[layer] & bit(cell)) text += static_cast<char>(letters[layer] - 'A' + 'a');
    }
    if (text.size() == before) text += '-';
  }
  return text += s.second_to_move ? ":2" : ":1";
}

template <int Sizes>
std::string format_move(Move move) {
  if (move.to == Move::nowhere) return cell_name(move.from);
  if (move.from == Move::hand)
    return std::string(1, layer_letters<Sizes>()[static_cast<std::size_t>(move.layer)]) + '@' +
           cell_name(move.to);
  return cell_name(move.from) + cell_name(move.to);
}

template <int Sizes>
std::optional<std::string> usual_spelling(std::string_view text) {
  MoveReader reader(text, 3, 3);
  const bool drop = reader.read_drop(layer_letters<Sizes>());
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
    const std::string size(1, layer_letters<2>()[layer]);
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

template <int Sizes>
std::vector<Notation> integer_notations(const State<Sizes>& s) {
  if constexpr (Sizes == 2)
    return {{"integer", std::to_string(to_integer(s))},
            {"canonical_integer", std::to_string(to_canonical_integer(s))}};
  else
    return {};
}

template Result<State<1>> parse_position<1>(std::string_view);
template Result<State<2>> parse_position<2>(std::string_view);
template Result<State<3>> parse_position<3>(std::string_view);
template std::string format_position<1>(const State<1>&);
template std::string format_position<2>(const State<2>&);
template std::string format_position<3>(const State<3>&);
template std::string format_move<1>(Move);
template std::string format_move<2>(Move);
template std::string format_move<3>(Move);
template std::optional<std::string> usual_spelling<1>(std::string_view);
template std::optional<std::string> usual_spelling<2>(std::string_view);
template std::optional<std::string> usual_spelling<3>(std::string_view);
template std::vector<Notation> integer_notations<1>(const State<1>&);
template std::vector<Notation> integer_notations<2>(const State<2>&);
template std::vector<Notation> integer_notations<3>(const State<3>&);

}  // namespace kanzen::gobblers

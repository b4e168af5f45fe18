// Positions of Dobutsu shogi, in the notations that games/dobutsu/notation.hpp lists.
#include <array>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/dobutsu/notation.hpp"
#include "engine/games/dobutsu/phrases.hpp"

namespace kanzen::dobutsu {
namespace {

// nullopt: the letter is no piece's.
std::optional<Piece> piece_of(char letter) {
  for (unsigned kind = 0; kind < all_kinds; ++kind)
    for (const bool second : {false, true})
      if (letter == letter_of(kind, second)) return Piece{kind, second};
  return std::nullopt;
}

// Reads a position from left to right; the first fault stops it.  The state is the first player's
// until the side to move is known.
class PositionReader : TextReader {
 public:
  explicit PositionReader(std::string_view text)
      : TextReader(text), begins_with_side_(text.starts_with("S/") || text.starts_with("G/")) {}

  Result<State> read() {
    if (begins_with_side_) read_first_field();
    if (auto fault = read_board()) return *fault;
    if (auto fault = read_rest()) return *fault;
    if (!at_end()) return expected_end();
    if (auto fault = count_pieces()) return *fault;
    const State s = second_to_move_ ? turned(state_) : state_;
    if (auto fault = misplaced_lion(s)) return *fault;
    return s;
  }

 private:
  Error refused(Diagnostic why) const { return fault(Errc::illegal_position, std::move(why)); }

  // "S/"
  void read_first_field() {
    second_to_move_ = next() == 'G';
    skip();
    skip();
  }

  std::optional<Error> read_board() {
    for (unsigned row = rows; row-- > 0;) {
      if (auto fault = read_row(row)) return fault;
      if (row > 0 && !accept('/')) return expected({phrase::sign_after_row, "/", row + 1});
    }
    return std::nullopt;
  }

  std::optional<Error> read_row(unsigned row) {
    for (unsigned column = 0; column < columns;) {
      const unsigned square = row * columns + column;
      if (begins_with_side_) {
        if (auto fault = read_lone_square(square)) return fault;
        ++column;
      } else if (next() >= '1' && next() <= '3') {
        column += static_cast<unsigned>(next() - '0');
        if (column > columns) return expected({phrase::squares_in_row, columns, row + 1});
        skip();
      } else {
        if (auto fault = read_piece(square)) return fault;
        ++column;
      }
    }
    return std::nullopt;
  }

  std::optional<Error> read_piece(unsigned square) {
    const bool promoted = accept('+');
    const auto piece = piece_of(next());
    if (promoted && (!piece || piece->kind != chick)) return expected(phrase::chick_after_plus);
    if (!piece) return expected({phrase::piece_or_number, square_name(square)});
    return put(promoted ? Piece{hen, piece->second} : *piece, square);
  }

  // Reads a square in the form of clausecker/dobutsu, where every square has one character.
  std::optional<Error> read_lone_square(unsigned square) {
    if (accept('-')) return std::nullopt;
    const auto piece = piece_of(next() == 'R' ? 'H' : next() == 'r' ? 'h' : next());
    if (!piece) return expected({phrase::piece_or_dash, square_name(square)});
    return put(*piece, square);
  }

  // The piece whose letter comes next.
  std::optional<Error> put(const Piece& piece, unsigned square) {
    const auto [kind, second] = piece;
    if (kind == lion) {
      if (std::exchange(has_lion_[second ? 1 : 0], true))
        return refused({phrase::second_lion, square_name(square), quoted(letter_of(lion, second))});
      (second ? state_.opponent_lion : state_.own_lion) = static_cast<Square>(square);
    } else {
      Pieces& pieces = second ? state_.opponent : state_.own;
      pieces[kind] = static_cast<Squares>(pieces[kind] | bit(square));
      if (auto fault = count_piece(kind)) return fault;
    }
    skip();
    return std::nullopt;
  }

  std::optional<Error> hold(const Piece& piece) {
    if (piece.kind == lion) return refused(phrase::lion_in_hand);
    if (piece.kind == hen) return refused(phrase::hen_in_hand);
    if (auto fault = count_piece(piece.kind)) return fault;
    (piece.second ? state_.opponent_hand : state_.own_hand).add(piece.kind);
    return std::nullopt;
  }

  // Two of each kind are in the game, chicks and hens together.
  std::optional<Error> count_piece(unsigned kind) {
    const unsigned counted = kind_in_hand(kind);
    if (++counts_[counted] <= most_of_a_kind) return std::nullopt;
    return refused(third_piece(counted));
  }

  std::optional<Error> read_rest() {
    if (begins_with_side_) return read_last_field();
    if (accept('[')) return read_fen_rest();
    if (accept(' ')) return read_sfen_rest();
    return read_own_rest();
  }

  // "/" hands
  std::optional<Error> read_last_field() {
    if (!accept('/')) return expected({phrase::hands_after_row_1, "/"});
    return read_hands('\0');
  }

  // ":" hands ":" side
  std::optional<Error> read_own_rest() {
    if (!accept(':')) return expected({phrase::hands_after_row_1, ":"});
    if (auto fault = read_hands(':')) return fault;
    if (!accept(':')) return expected(phrase::side_after_hands);
    second_to_move_ = accept('2');
    if (!second_to_move_ && !accept('1')) return expected(phrase::side_to_move);
    return std::nullopt;
  }

  // hands "]", a space, the side; then "-" for castling and for en passant, and two counters, of
  // which a position needs none
  std::optional<Error> read_fen_rest() {
    if (next() != ']')
      if (auto fault = read_hands(']')) return fault;
    if (!accept(']')) return expected(phrase::bracket_after_hands);
    if (!accept(' ')) return expected(phrase::space_after_hands);
    second_to_move_ = accept('b');
    if (!second_to_move_ && !accept('w')) return expected(phrase::side_w_or_b);
    unsigned dashes = 0, counters = 0;
    while (counters < 2 && accept(' ')) {
      if (dashes < 2 && counters == 0 && accept('-')) {
        ++dashes;
        continue;
      }
      if (auto fault = skip_number()) return fault;
      ++counters;
    }
    return std::nullopt;
  }

  // the side, a space, hands, "2C" for two chicks; and a counter, as in FEN
  std::optional<Error> read_sfen_rest() {
    second_to_move_ = accept('w');
    if (!second_to_move_ && !accept('b')) return expected(phrase::side_w_or_b);
    if (!accept(' ')) return expected(phrase::hands_after_side);
    if (auto fault = read_hands(' ')) return fault;
    return accept(' ') ? skip_number() : std::nullopt;
  }

  std::optional<Error> skip_number() {
    if (next() < '0' || next() > '9') return expected(phrase::number);
    while (next() >= '0' && next() <= '9') skip();
    return std::nullopt;
  }

  // "-", or pieces up to `end` or the end of the text; '\0': that alone.
  std::optional<Error> read_hands(char end) {
    if (accept('-')) return std::nullopt;
    if (at_end() || next() == end) return expected(phrase::pieces_in_hand);
    while (!at_end() && next() != end) {
      unsigned count = 1;
      if (end == ' ' && next() >= '1' && next() <= '9') {
        count = static_cast<unsigned>(next() - '0');
        skip();
      }
      const auto piece = piece_of(next());
      if (!piece)
        return expected(end == '\0' ? Diagnostic(phrase::piece_in_hand)
                                    : Diagnostic(phrase::piece_in_hand_or, quoted(end)));
      for (; count > 0; --count)
        if (auto fault = hold(*piece)) return fault;
      skip();
    }
    return std::nullopt;
  }

  std::optional<Error> count_pieces() const {
    for (const bool second : {false, true})
      if (!has_lion_[second ? 1 : 0]) return illegal(missing_lion(second));
    for (unsigned kind = 0; kind < hand_kinds; ++kind)
      if (counts_[kind] < most_of_a_kind) return illegal(missing_pieces(kind, counts_[kind]));
    return std::nullopt;
  }

  static std::optional<Error> misplaced_lion(const State& s) {
    if ((bit(s.own_lion) & last_rank) == 0) return std::nullopt;
    return illegal(phrase::lion_has_tried);
  }

  static Error illegal(Diagnostic why) { return {Errc::illegal_position, std::move(why)}; }

  const bool begins_with_side_;  // and has a character for every square: clausecker's
  State state_;
  bool second_to_move_ = false;
  std::array<bool, 2> has_lion_{};
  std::array<unsigned, hand_kinds> counts_{};
};

}  // namespace

Result<State> parse_position(std::string_view text) { return PositionReader(text).read(); }

}  // namespace kanzen::dobutsu

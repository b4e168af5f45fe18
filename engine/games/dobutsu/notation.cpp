#include "engine/games/dobutsu/notation.hpp"

#include <optional>
#include <utility>

#include "engine/core/quoted.hpp"
#include "engine/core/text_reader.hpp"

namespace kanzen::dobutsu {
namespace {

constexpr char lowered(char c) { return static_cast<char>(c - 'A' + 'a'); }
constexpr char letter_of(unsigned kind, bool second) {
  return second ? lowered(kind_letters[kind]) : kind_letters[kind];
}

// A kind and its owner, of a letter; nullopt: it is no piece's.
struct Piece {
  unsigned kind = 0;
  bool second = false;
};
std::optional<Piece> piece_of(char letter) {
  for (unsigned kind = 0; kind < all_kinds; ++kind)
    for (const bool second : {false, true})
      if (letter == letter_of(kind, second)) return Piece{kind, second};
  return std::nullopt;
}

constexpr std::string_view kind_names[] = {"elephant", "giraffe", "chick", "hen", "lion"};

// Reads a position from left to right; the first fault stops it.  The state is the first player's
// until the side to move is known.
class PositionReader : TextReader {
 public:
  using TextReader::TextReader;

  Result<State> read() {
    if (auto fault = read_board()) return *fault;
    if (auto fault = accept('[') ? read_fen_rest() : read_own_rest()) return *fault;
    if (auto fault = count_pieces()) return *fault;
    const State s = second_to_move_ ? turned(state_) : state_;
    if (auto fault = misplaced_lion(s)) return *fault;
    return s;
  }

 private:
  Error refused(std::string message) const {
    return fault(Errc::illegal_position, std::move(message));
  }

  std::optional<Error> read_board() {
    for (unsigned row = rows; row-- > 0;) {
      if (auto fault = read_row(row)) return fault;
      if (row > 0 && !accept('/')) return expected("\"/\" after row " + std::to_string(row + 1));
    }
    return std::nullopt;
  }

  std::optional<Error> read_row(unsigned row) {
    for (unsigned column = 0; column < columns;) {
      const char c = next();
      if (c >= '1' && c <= '3') {
        column += static_cast<unsigned>(c - '0');
        if (column > columns)
          return expected("at most " + std::to_string(columns) + " squares in row " +
                          std::to_string(row + 1));
        skip();
        continue;
      }
      const bool promoted = accept('+');
      const auto piece = piece_of(next());
      if (!piece || (promoted && piece->kind != chick))
        return expected(promoted
                            ? std::string("C or c after \"+\"")
                            : "a piece (L E G C H l e g c h) or a number of empty squares on " +
                                  square_name(row * columns + column));
      if (auto fault =
              put(promoted ? unsigned{hen} : piece->kind, piece->second, row * columns + column))
        return fault;
      skip();
      ++column;
    }
    return std::nullopt;
  }

  std::optional<Error> put(unsigned kind, bool second, unsigned square) {
    if (kind == lion) {
      if (std::exchange(has_lion_[second ? 1 : 0], true))
        return refused("square " + square_name(square) + ": a second " +
                       quoted(letter_of(lion, second)) + "; each player has one lion");
      (second ? state_.opponent_lion : state_.own_lion) = static_cast<Square>(square);
      return std::nullopt;
    }
    Pieces& pieces = second ? state_.opponent : state_.own;
    pieces[kind] = static_cast<Squares>(pieces[kind] | bit(square));
    return count_piece(kind);
  }

  std::optional<Error> hold(const Piece& piece) {
    if (piece.kind == lion) return refused("a lion in hand: taking it ends the game");
    if (piece.kind == hen) return refused("a hen in hand: it becomes a chick when it is taken");
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

  // ":" hands ":" side
  std::optional<Error> read_own_rest() {
    if (!accept(':')) return expected("\":\" and what the players hold after row 1");
    if (!accept('-'))
      if (auto fault = read_hands(':')) return fault;
    if (!accept(':')) return expected("\":\" and the side to move after the hands");
    second_to_move_ = accept('2');
    if (!second_to_move_ && !accept('1')) return expected("the side to move, 1 or 2");
    if (!at_end()) return expected("the end of the position");
    return std::nullopt;
  }

  // hands "]", a space, the side, and two counters, which are not needed
  std::optional<Error> read_fen_rest() {
    if (!accept('-'))
      if (auto fault = read_hands(']')) return fault;
    if (!accept(']')) return expected("\"]\" after the hands");
    if (!accept(' ')) return expected("a space and the side to move after the hands");
    second_to_move_ = accept('b');
    if (!second_to_move_ && !accept('w')) return expected("the side to move, w or b");
    for (int counter = 0; counter < 2 && accept(' '); ++counter) {
      if (next() < '0' || next() > '9') return expected("a number");
      while (next() >= '0' && next() <= '9') skip();
    }
    if (!at_end()) return expected("the end of the position");
    return std::nullopt;
  }

  std::optional<Error> read_hands(char end) {
    bool any = false;
    for (; !at_end() && next() != end; skip()) {
      const auto piece = piece_of(next());
      if (!piece) return expected("a piece in hand (E G C e g c) or " + quoted(end));
      if (auto fault = hold(*piece)) return fault;
      any = true;
    }
    if (!any && end == ':') return expected("pieces in hand, or \"-\" for none");
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
    return illegal(std::string(lion_has_tried));
  }

  static Error illegal(std::string message) { return {Errc::illegal_position, std::move(message)}; }

  State state_;
  bool second_to_move_ = false;
  std::array<bool, 2> has_lion_{};
  std::array<unsigned, hand_kinds> counts_{};
};

// By squares as the first player sees them.
class Board {
 public:
  explicit Board(const State& s) {
    const State first = s.second_to_move != 0 ? turned(s) : s;
    for (unsigned kind = 0; kind < small_kinds; ++kind) {
      for_each_square(first.own[kind], [&](unsigned q) { pieces_[q] = Piece{kind, false}; });
      for_each_square(first.opponent[kind], [&](unsigned q) { pieces_[q] = Piece{kind, true}; });
    }
    pieces_[first.own_lion] = Piece{lion, false};
    pieces_[first.opponent_lion] = Piece{lion, true};
    add_hand(first.own_hand, false);
    add_hand(first.opponent_hand, true);
  }

  std::string rows_text(bool plus_for_hens) const {
    std::string text;
    for (unsigned row = rows; row-- > 0;) {
      unsigned empty = 0;
      const auto end_of_empty = [&] {
        if (empty > 0) text += static_cast<char>('0' + empty);
        empty = 0;
      };
      for (unsigned column = 0; column < columns; ++column) {
        const auto& piece = pieces_[row * columns + column];
        if (!piece) {
          ++empty;
          continue;
        }
        end_of_empty();
        const bool plus = plus_for_hens && piece->kind == hen;
        if (plus) text += '+';
        text += letter_of(plus ? unsigned{chick} : piece->kind, piece->second);
      }
      end_of_empty();
      if (row > 0) text += '/';
    }
    return text;
  }
  const std::string& hands() const { return hands_; }

 private:
  void add_hand(const Hand& hand, bool second) {
    for (unsigned kind = 0; kind < hand_kinds; ++kind)
      hands_.append(hand.of(kind), letter_of(kind, second));
  }

  std::array<std::optional<Piece>, square_count> pieces_;
  std::string hands_;
};

}  // namespace

std::string missing_lion(bool second) {
  return "the " + std::string(second ? "second" : "first") + " player's lion is missing";
}

std::string third_piece(unsigned kind) {
  return "a third " + std::string(kind_names[kind]) + (kind == chick ? " or hen" : "") +
         "; there are two in the game";
}

std::string missing_pieces(unsigned kind, unsigned found) {
  return std::string(found == 0 ? "both " : "one of the ") + std::string(kind_names[kind]) + "s " +
         (found == 0 ? "are" : "is") + " missing: no piece ever leaves the game";
}

std::string square_name(unsigned square) {
  return {static_cast<char>('a' + square % columns), static_cast<char>('1' + square / columns)};
}

Result<State> parse_position(std::string_view text) { return PositionReader(text).read(); }

std::string format_position(const State& s) {
  const Board board(s);
  return board.rows_text(false) + ':' + (board.hands().empty() ? "-" : board.hands()) +
         (s.second_to_move != 0 ? ":2" : ":1");
}

std::string format_fen(const State& s) {
  const Board board(s);
  return board.rows_text(true) + '[' + board.hands() + (s.second_to_move != 0 ? "] b" : "] w");
}

std::string format_move(const State& s, Move move) {
  const auto name = [&](std::int8_t square) {
    return square_name(first_players_square(static_cast<unsigned>(square), s.second_to_move != 0));
  };
  if (move.from == Move::hand) return std::string(1, kind_letters[move.kind]) + '@' + name(move.to);
  return name(move.from) + name(move.to);
}

}  // namespace kanzen::dobutsu

#include "engine/games/dobutsu/notation.hpp"

#include <array>

#include "engine/games/dobutsu/phrases.hpp"

namespace kanzen::dobutsu {
namespace {

constexpr Phrase<0> kind_names[hand_kinds] = {phrase::elephant, phrase::giraffe, phrase::chick};

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
    hands_ = {first.own_hand, first.opponent_hand};
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
  // "ECCg", or with numbers "E2Cg"; where the players hold nothing, `none`.
  std::string hands_text(bool numbers, std::string_view none) const {
    std::string text;
    for (const bool second : {false, true})
      for (unsigned kind = 0; kind < hand_kinds; ++kind) {
        const unsigned count = hands_[second ? 1 : 0].of(kind);
        const bool number = numbers && count > 1;
        if (number) text += std::to_string(count);
        text.append(number ? 1u : count, letter_of(kind, second));
      }
    return text.empty() ? std::string(none) : text;
  }

 private:
  std::array<std::optional<Piece>, square_count> pieces_;
  std::array<Hand, 2> hands_;  // the first player's, the second's
};

}  // namespace

Diagnostic missing_lion(bool second) {
  return second ? phrase::lion_of_second_missing : phrase::lion_of_first_missing;
}

Diagnostic third_piece(unsigned kind) {
  return {phrase::third_of_kind, kind == chick ? phrase::chick_or_hen : kind_names[kind]};
}

Diagnostic missing_pieces(unsigned kind, unsigned found) {
  return {found == 0 ? phrase::both_missing : phrase::one_missing, kind_names[kind]};
}

std::string square_name(unsigned square) {
  return {static_cast<char>('a' + square % columns), static_cast<char>('1' + square / columns)};
}

std::string format_position(const State& s) {
  const Board board(s);
  return board.rows_text(false) + ':' + board.hands_text(false, "-") +
         (s.second_to_move != 0 ? ":2" : ":1");
}

std::string format_fen(const State& s) {
  const Board board(s);
  return board.rows_text(true) + '[' + board.hands_text(false, "") +
         (s.second_to_move != 0 ? "] b - - 0 1" : "] w - - 0 1");
}

std::string format_sfen(const State& s) {
  const Board board(s);
  return board.rows_text(true) + (s.second_to_move != 0 ? " w " : " b ") +
         board.hands_text(true, "-") + " 1";
}

std::string format_move(const State& s, Move move) {
  const auto name = [&](std::int8_t square) {
    return square_name(first_players_square(static_cast<unsigned>(square), s.second_to_move != 0));
  };
  if (move.from == Move::hand) return std::string(1, kind_letters[move.kind]) + '@' + name(move.to);
  return name(move.from) + name(move.to);
}

std::optional<std::string> usual_spelling(std::string_view text) {
  MoveReader reader(text, columns, rows);
  const bool drop = reader.read_drop(hand_letters);
  if (!drop && !reader.read_square()) return std::nullopt;
  if (!(drop ? reader.read_square() : reader.read_target())) return std::nullopt;
  // "a3a4+": a chick that comes to the last rank becomes a hen with or without the sign.
  const char rank = reader.move().back();
  if (!drop && (rank == '1' || rank == static_cast<char>('0' + rows))) reader.skip('+');
  if (!reader.at_end()) return std::nullopt;
  return reader.move();
}

}  // namespace kanzen::dobutsu

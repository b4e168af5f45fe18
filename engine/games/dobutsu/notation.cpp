#include "engine/games/dobutsu/notation.hpp"

#include <array>
#include <utility>

#include "engine/core/phrases.hpp"
#include "engine/core/repetition.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/dobutsu/phrases.hpp"
#include "engine/games/dobutsu/rules.hpp"

namespace kanzen::dobutsu {
namespace {

constexpr Phrase<0> kind_names[hand_kinds] = {phrase::elephant, phrase::giraffe, phrase::chick};

Placement placement_of(const State& s) {
  const State first = s.second_to_move != 0 ? turned(s) : s;
  Placement placement;
  auto& pieces = placement.pieces;
  for (unsigned kind = 0; kind < small_kinds; ++kind) {
    for_each_square(first.own[kind], [&](unsigned q) { pieces[q] = Piece{kind, false}; });
    for_each_square(first.opponent[kind], [&](unsigned q) { pieces[q] = Piece{kind, true}; });
  }
  pieces[first.own_lion] = Piece{lion, false};
  pieces[first.opponent_lion] = Piece{lion, true};
  placement.hands = {first.own_hand, first.opponent_hand};
  placement.second_to_move = s.second_to_move != 0;
  return placement;
}

std::string rows_text(const Placement& placement, bool plus_for_hens) {
  std::string text;
  for (unsigned row = rows; row-- > 0;) {
    unsigned empty = 0;
    const auto end_of_empty = [&] {
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (unsigned column = 0; column < columns; ++column) {
      const auto& piece = placement.pieces[row * columns + column];
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

// Formats the pieces in hand as "ECCg", or with numbers as "E2Cg"; `none` if both hands are empty.
std::string hands_text(const Placement& placement, bool numbers, std::string_view none) {
  std::string text;
  for (const bool second : {false, true})
    for (unsigned kind = 0; kind < hand_kinds; ++kind) {
      const unsigned count = placement.hands[second ? 1 : 0].of(kind);
      const bool number = numbers && count > 1;
      if (number) text += std::to_string(count);
      text.append(number ? 1u : count, letter_of(kind, second));
    }
  return text.empty() ? std::string(none) : text;
}

}  // namespace

Diagnostic missing_lion(bool second) {
  return second ? phrase::lion_of_second_missing : phrase::lion_of_first_missing;
}

Diagnostic third_piece(unsigned kind) {
  return {phrase::third_of_kind, kind == chick ? phrase::chick_or_hen : kind_names[kind]};
}

Diagnostic second_piece(unsigned kind, bool second) {
  return {second ? phrase::second_of_second : phrase::second_of_first,
          kind == chick ? phrase::chick_or_hen : kind_names[kind]};
}

Diagnostic unreachable_square(const Piece& piece, unsigned square) {
  return {phrase::square_never_reached, square_name(square),
          quoted(letter_of(piece.kind, piece.second))};
}

Diagnostic missing_pieces(unsigned kind, unsigned found) {
  return {found == 0 ? phrase::both_missing : phrase::one_missing, kind_names[kind]};
}

std::string square_name(unsigned square) {
  return {static_cast<char>('a' + square % columns), static_cast<char>('1' + square / columns)};
}

std::string format_position(const State& s) { return format_placement(placement_of(s)); }

std::string format_placement(const Placement& placement) {
  return rows_text(placement, false) + ':' + hands_text(placement, false, "-") +
         (placement.second_to_move ? ":2" : ":1");
}

std::string format_fen(const State& s) {
  const Placement placement = placement_of(s);
  return rows_text(placement, true) + '[' + hands_text(placement, false, "") +
         (placement.second_to_move ? "] b - - 0 1" : "] w - - 0 1");
}

std::string format_sfen(const State& s) {
  const Placement placement = placement_of(s);
  return rows_text(placement, true) + (placement.second_to_move ? " w " : " b ") +
         hands_text(placement, true, "-") + " 1";
}

std::string format_move(const State& s, Move move) {
  const auto name = [&](std::int8_t square) {
    return square_name(first_players_square(static_cast<unsigned>(square), s.second_to_move != 0));
  };
  if (move.from == Move::hand) return std::string(1, kind_letters[move.kind]) + '@' + name(move.to);
  return name(move.from) + name(move.to);
}

std::optional<std::string> normalise_move_text(std::string_view text) {
  MoveReader reader(text, columns, rows);
  const bool drop = reader.read_drop(hand_letters);
  if (!drop && !reader.read_square()) return std::nullopt;
  if (!(drop ? reader.read_square() : reader.read_target())) return std::nullopt;
  // Accepts "a3a4+": a chick that reaches the last rank promotes with or without the sign.
  const char rank = reader.move().back();
  if (!drop && (rank == '1' || rank == static_cast<char>('0' + rows))) reader.skip('+');
  if (!reader.at_end()) return std::nullopt;
  return reader.move();
}

namespace {

// Returns the piece with a letter; nullopt if there is none.
std::optional<Piece> piece_of(char letter) {
  for (unsigned kind = 0; kind < all_kinds; ++kind)
    for (const bool second : {false, true})
      if (letter == letter_of(kind, second)) return Piece{kind, second};
  return std::nullopt;
}

// Parses a position from left to right and stops at the first error.  The state is from the first
// player's point of view until the side to move is known.
class PositionReader : TextReader {
 public:
  PositionReader(std::string_view text, Rules rules)
      : TextReader(text),
        rules_(rules),
        begins_with_side_(text.starts_with("S/") || text.starts_with("G/")) {}

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

  // Reads "S/" or "G/", the side to move.
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

  // Puts the piece with the next letter on a square.
  std::optional<Error> put(const Piece& piece, unsigned square) {
    const auto [kind, second] = piece;
    if (kind == lion) {
      if (std::exchange(has_lion_[second ? 1 : 0], true))
        return refused({phrase::second_lion, square_name(square), quoted(letter_of(lion, second))});
      (second ? state_.opponent_lion : state_.own_lion) = static_cast<Square>(square);
    } else {
      if (rules_ == Rules::no_drops && !can_come_to(piece, square))
        return refused(unreachable_square(piece, square));
      Pieces& pieces = second ? state_.opponent : state_.own;
      pieces[kind] = static_cast<Squares>(pieces[kind] | bit(square));
      if (auto fault = count_piece(piece)) return fault;
    }
    skip();
    return std::nullopt;
  }

  std::optional<Error> hold(const Piece& piece) {
    if (piece.kind == lion) return refused(phrase::lion_in_hand);
    if (piece.kind == hen) return refused(phrase::hen_in_hand);
    if (rules_ == Rules::no_drops) return refused(phrase::hands_without_drops);
    if (auto fault = count_piece(piece)) return fault;
    (piece.second ? state_.opponent_hand : state_.own_hand).add(piece.kind);
    return std::nullopt;
  }

  // Counts a piece; the game has two of each kind, chicks and hens together, and without drops a
  // player has one of them.
  std::optional<Error> count_piece(const Piece& piece) {
    const unsigned counted = kind_in_hand(piece.kind);
    auto& [first, second] = counts_[counted];
    ++(piece.second ? second : first);
    if (rules_ == Rules::no_drops && (piece.second ? second : first) > 1)
      return refused(second_piece(counted, piece.second));
    if (first + second > most_of_a_kind) return refused(third_piece(counted));
    return std::nullopt;
  }

  std::optional<Error> read_rest() {
    if (begins_with_side_) return read_last_field();
    if (accept('[')) return read_fen_rest();
    if (accept(' ')) return read_sfen_rest();
    return read_own_rest();
  }

  // Grammar: "/" hands
  std::optional<Error> read_last_field() {
    if (!accept('/')) return expected({phrase::hands_after_row_1, "/"});
    return read_hands('\0');
  }

  // Grammar: ":" hands ":" side
  std::optional<Error> read_own_rest() {
    if (!accept(':')) return expected({phrase::hands_after_row_1, ":"});
    if (auto fault = read_hands(':')) return fault;
    if (!accept(':')) return expected(phrase::side_after_hands);
    second_to_move_ = accept('2');
    if (!second_to_move_ && !accept('1')) return expected(phrase::side_to_move);
    return std::nullopt;
  }

  // Grammar: hands "] " side, and then up to two "-" for castling and en passant and up to two
  // counters, each after a space.  Counters are ignored.
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

  // Grammar: side " " hands, with "2C" for two chicks, and then optionally a space and a counter,
  // which is ignored.
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

  // Reads "-", or pieces up to `end` or the end of the text; with '\0' the end of the text alone.
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
    if (rules_ == Rules::no_drops) return std::nullopt;
    for (unsigned kind = 0; kind < hand_kinds; ++kind) {
      const unsigned found = counts_[kind][0] + counts_[kind][1];
      if (found < most_of_a_kind) return illegal(missing_pieces(kind, found));
    }
    return std::nullopt;
  }

  static std::optional<Error> misplaced_lion(const State& s) {
    if ((bit(s.own_lion) & last_rank) == 0) return std::nullopt;
    return illegal(phrase::lion_has_tried);
  }

  static Error illegal(Diagnostic why) { return {Errc::illegal_position, std::move(why)}; }

  const Rules rules_;
  const bool begins_with_side_;  // the notation of clausecker/dobutsu
  State state_;
  bool second_to_move_ = false;
  std::array<bool, 2> has_lion_{};
  std::array<std::array<unsigned, 2>, hand_kinds> counts_{};  // by kind and player
};

}  // namespace

Result<State> parse_position(std::string_view text, Rules rules) {
  return PositionReader(text, rules).read();
}

namespace {

// Returns the number of a square in a BoardView, from the top left of the first player's view.
unsigned place_of(unsigned square, bool second_to_move) {
  const unsigned first = first_players_square(square, second_to_move);
  return (rows - 1 - first / columns) * columns + first % columns;
}

void add_hands(const State& s, BoardView& view) {
  for (const Player player : {Player{0}, Player{1}}) {
    const Hand& hand = player == s.second_to_move ? s.own_hand : s.opponent_hand;
    for (const std::uint8_t kind : {chick, elephant, giraffe})
      view.hands.push_back({{kind, player}, hand.of(kind), most_of_a_kind});
  }
}

GameEnd end_of(const State& s, const Value& value) {
  const bool second = s.second_to_move != 0;
  const auto mover = static_cast<Player>(s.second_to_move);
  GameEnd end;
  end.winner = value.outcome == Outcome::win ? mover : static_cast<Player>(1 - mover);
  end.reason = stalemate;
  if (value.outcome == Outcome::loss && !opponent_has_tried(s)) return end;
  end.squares = {place_of(s.opponent_lion, second)};
  end.squares_of = static_cast<Player>(1 - mover);
  end.reason = value.outcome == Outcome::win ? lion_taken : lion_tried;
  return end;
}

}  // namespace

GameInfo game_info(Rules rules) {
  GameInfo info;
  info.name = info.family = "dobutsu";
  info.rules = name_of(rules);
  info.all_rules.assign(all_names<Rules>.begin(), all_names<Rules>.end());
  // Without drops positions have fewer pieces.
  info.incomparable_rules = {std::string(name_of(Rules::no_drops))};
  for (const char letter : kind_letters) {
    info.kinds.emplace_back(1, letter);
    info.kinds_of_second.emplace_back(1, to_lower(letter));
  }
  info.endings = {{std::string(lion_taken), "the lion can be taken"},
                  {std::string(lion_tried), "the lion has come to the last rank"},
                  {std::string(stalemate), "there is no move"},
                  {repetition_ending, "the position has come three times"}};
  info.size = {columns, rows, 0};
  return info;
}

BoardView board_view(const State& s, Rules rules) {
  const bool second = s.second_to_move != 0;
  BoardView view;
  view.columns = columns;
  view.rows = rows;
  view.to_move = static_cast<Player>(s.second_to_move);
  view.squares.resize(square_count);
  for (unsigned square = 0; square < square_count; ++square)
    view.squares[place_of(square, second)].name = square_name(first_players_square(square, second));
  const auto put = [&](unsigned kind, unsigned square, bool own) {
    const auto player = static_cast<Player>(own ? view.to_move : 1 - view.to_move);
    view.squares[place_of(square, second)].stack = {{static_cast<std::uint8_t>(kind), player}};
  };
  for (unsigned kind = 0; kind < small_kinds; ++kind) {
    for_each_square(s.own[kind], [&](unsigned square) { put(kind, square, true); });
    for_each_square(s.opponent[kind], [&](unsigned square) { put(kind, square, false); });
  }
  put(lion, s.own_lion, true);
  put(lion, s.opponent_lion, false);
  if (rules == Rules::normal) add_hands(s, view);
  if (const auto value = terminal_value(s))
    view.end = end_of(s, *value);
  else if (attacked_by_opponent(s, s.own_lion))
    view.attacked = {place_of(s.own_lion, second)};
  return view;
}

MoveView view_move(const State& s, Move move, Rules rules) {
  const bool second = s.second_to_move != 0;
  MoveView view;
  view.piece = {move.kind, static_cast<Player>(s.second_to_move)};
  view.kind = move.from == Move::hand ? MoveKind::drop : MoveKind::move;
  if (move.from != Move::hand) view.from = place_of(static_cast<unsigned>(move.from), second);
  view.to = place_of(static_cast<unsigned>(move.to), second);
  if (is_promotion(move)) view.promoted_to = PieceView{hen, view.piece.player};
  view.mover_loses = can_take_lion(after_move(s, move, rules));
  return view;
}

}  // namespace kanzen::dobutsu

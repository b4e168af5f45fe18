#include "engine/games/dobutsu/records.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/phrases.hpp"
#include "engine/core/record_text.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/games/dobutsu/phrases.hpp"

namespace kanzen::dobutsu {
namespace {

// A move as a record describes it, which must fit exactly one legal move.  Squares are numbered
// from the first player's point of view: 0 is a1.
struct MoveText {
  explicit MoveText(std::string_view in_record = {}) : text(in_record) {}

  std::string_view text;  // for messages
  std::optional<unsigned> kind, kind_after;
  std::optional<unsigned> from_column, from_row, to;  // `to` is empty: the square of the last move
  std::optional<bool> drop;
  std::string_view choice;  // one of the words that choose among several pieces
};

struct Record {
  std::string position;  // empty: the start
  std::vector<MoveText> moves;
  bool resigned = false;
};

// A start position that a record sets up piece by piece; the game may have no such position.
struct SetUp {
  std::string squares;               // a letter or "1" for each from the upper left; empty: none
  std::array<std::string, 2> hands;  // letters, by player
  bool second_to_move = false;

  // Returns this program's notation; empty if nothing is set up.
  std::string text() const {
    if (squares.empty()) return {};
    std::string board = squares;
    for (unsigned row = rows; --row > 0;) board.insert(std::size_t{row} * columns, 1, '/');
    const std::string held = hands[0] + hands[1];
    return board + ':' + (held.empty() ? "-" : held) + (second_to_move ? ":2" : ":1");
  }
};
constexpr const char* start_squares = "gle1c11C1ELG";

std::optional<unsigned> column_of(char letter) {
  const char lower = to_lower(letter);
  return lower >= 'a' && lower < 'a' + static_cast<char>(columns)
             ? std::optional(static_cast<unsigned>(lower - 'a'))
             : std::nullopt;
}
// Returns the row of a rank, "1" to "4", from the first player's side or from the other one.
std::optional<unsigned> row_of(char digit, bool from_top) {
  if (digit < '1' || digit >= '1' + static_cast<char>(rows)) return std::nullopt;
  const auto row = static_cast<unsigned>(digit - '1');
  return from_top ? rows - 1 - row : row;
}
// Returns the column of a file, "1" to "3" from the first player's right.
std::optional<unsigned> column_of_file(char digit) {
  if (digit < '1' || digit >= '1' + static_cast<char>(columns)) return std::nullopt;
  return columns - 1 - static_cast<unsigned>(digit - '1');
}
std::optional<unsigned> kind_of(char letter) {
  const auto found = kind_letters.find(to_upper(letter));
  return found == std::string_view::npos ? std::nullopt
                                         : std::optional(static_cast<unsigned>(found));
}

// --- finding the legal moves that are meant

class RecordReplay {
 public:
  RecordReplay(const Dobutsu& game, const State& start) : game_(game), state_(start) {}

  Result<ForeignRecord> play(const Record& record) {
    ForeignRecord result;
    result.position = record.position;
    result.resigned = record.resigned;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      if (game_.terminal(state_)) {
        result.left_out = record.moves.size() - i;
        result.resigned = false;
        break;
      }
      const auto move = find(record.moves[i]);
      if (!move) return impossible_move(i + 1, record.moves[i].text, move.error());
      result.moves.push_back(game_.format_move(state_, *move));
      last_ = to_of(*move);
      state_ = game_.apply(state_, *move);
    }
    return result;
  }

 private:
  unsigned in_first_view(std::int8_t square) const {
    return first_players_square(static_cast<unsigned>(square), state_.second_to_move != 0);
  }
  unsigned to_of(const Move& move) const { return in_first_view(move.to); }

  bool fits(const Move& move, const MoveText& text, bool hens_are_chicks) const {
    const bool drops = move.from == Move::hand;
    if (to_of(move) != text.to.value_or(last_)) return false;
    if (text.drop && *text.drop != drops) return false;
    const auto is_named = [&](unsigned kind, unsigned name) {
      return kind == name || (hens_are_chicks && kind == hen && name == chick);
    };
    if (text.kind && !is_named(move.kind, *text.kind)) return false;
    if (text.kind_after && *text.kind_after != (is_promotion(move) ? unsigned{hen} : move.kind))
      return false;
    if (!text.from_column && !text.from_row) return true;
    if (drops) return false;
    const unsigned from = in_first_view(move.from);
    return (!text.from_column || *text.from_column == from % columns) &&
           (!text.from_row || *text.from_row == from / columns);
  }

  // Chooses by a word of Japanese notation, from the mover's point of view; such moves are steps.
  static void choose(std::vector<Move>& moves, std::string_view choice) {
    const auto step = [](const Move& move) {
      const auto from = static_cast<unsigned>(move.from), to = static_cast<unsigned>(move.to);
      return std::pair{static_cast<int>(to % columns) - static_cast<int>(from % columns),
                       static_cast<int>(to / columns) - static_cast<int>(from / columns)};
    };
    std::erase_if(moves, [&](const Move& move) {
      const auto [right, up] = step(move);
      if (choice == "左") return right <= 0;  // the piece was on the left
      if (choice == "右") return right >= 0;
      if (choice == "上") return up <= 0;
      if (choice == "引") return up >= 0;
      if (choice == "寄") return up != 0;
      return right != 0 || up <= 0;  // 直
    });
  }

  Result<Move> find(const MoveText& text) const {
    MovesOf<Dobutsu> legal;
    game_.moves(state_, legal);
    std::vector<Move> found;
    for (const bool hens_are_chicks : {false, true}) {
      if (!found.empty()) break;
      std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                   [&](const Move& move) { return fits(move, text, hens_are_chicks); });
    }
    const auto is_drop = [](const Move& move) { return move.from == Move::hand; };
    // A drop is only named if a piece on the board could move there as well.
    if (!text.drop && !std::all_of(found.begin(), found.end(), is_drop))
      std::erase_if(found, is_drop);
    if (!text.choice.empty() && found.size() > 1) choose(found, text.choice);
    if (found.size() == 1) return found.front();
    if (found.empty())
      return Error{Errc::illegal_move, {phrase::record_no_move, game_.format(state_)}};
    const std::string all =
        joined(found, ", ", [&](const Move& move) { return game_.format_move(state_, move); });
    return Error{Errc::illegal_move, {phrase::record_several_moves, all}};
  }

  const Dobutsu& game_;
  State state_;
  unsigned last_ = square_count;  // no square
};

Result<ForeignRecord> play_record(const Dobutsu& game, const Record& record) {
  if (record.position.empty()) return RecordReplay(game, game.initial()).play(record);
  const auto start = game.parse(record.position);
  if (!start)
    return Error{start.error().code,
                 {phrase::record_position, excerpt(record.position), start.error()}};
  Record own = record;
  own.position = game.format(*start);
  return RecordReplay(game, *start).play(own);
}

// --- PGN and SAN

// Reads a move such as "Gc2", "Gaxa3", "E@c3", "Cxb1=H" or "Cb3xb2+".
std::optional<MoveText> read_san(std::string_view text, bool from_top) {
  MoveText move(text);
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  if (text.size() > 2 && text[text.size() - 2] == '=') text.remove_suffix(2);
  if (text.size() < 2) return std::nullopt;
  const auto column = column_of(text[text.size() - 2]);
  const auto row = row_of(text.back(), from_top);
  if (!column || !row) return std::nullopt;
  move.to = *row * columns + *column;
  text.remove_suffix(2);
  move.drop = !text.empty() && (text.back() == '@' || text.back() == '*');
  if (!text.empty() && std::string_view("@*x-").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
    move.kind = kind_of(text.front() == 'R' ? 'H' : text.front());
    if (!move.kind) return std::nullopt;
    text.remove_prefix(1);
  }
  if (!text.empty() && (move.from_column = column_of(text.front()))) text.remove_prefix(1);
  if (!text.empty() && (move.from_row = row_of(text.front(), from_top))) text.remove_prefix(1);
  if (!move.kind && !(move.from_column && move.from_row)) move.kind = chick;
  return text.empty() ? std::optional(std::move(move)) : std::nullopt;
}

std::optional<Result<ForeignRecord>> read_pgn(const Dobutsu& game, std::string_view text,
                                              bool named) {
  const auto variant = tag_in(text, "Variant");
  const bool is_marked = variant && to_lower(*variant).find("dobutsu") != std::string::npos;
  if (!is_marked && (!named || variant)) return std::nullopt;
  const auto words = words_of_pgn(text);
  // Moves that are this program's own notation are read elsewhere.
  const auto has_piece = [](std::string_view word) {
    return word.front() >= 'A' && word.front() <= 'Z' && word.size() > 2 && word[1] != '@';
  };
  if (!is_marked && std::none_of(words.begin(), words.end(), has_piece)) return std::nullopt;
  std::optional<Result<ForeignRecord>> first;
  // In some programs rank 1 is at the top; the first moves decide.
  for (const bool from_top : {false, true}) {
    Record record;
    if (const auto fen = tag_in(text, "FEN")) record.position = *fen;
    for (const std::string_view word : words) {
      auto move = read_san(word, from_top);
      if (!move && !is_marked && record.moves.empty()) return std::nullopt;
      if (!move) return unread_move(record.moves.size() + 1, word);
      record.moves.push_back(*std::move(move));
    }
    auto played = play_record(game, record);
    if (played || is_marked) return played;
    if (!first) first = std::move(played);
  }
  return first;
}

// --- USI

std::optional<MoveText> read_usi(std::string_view word) {
  MoveText move(word);
  if (!word.empty() && word.back() == '+') word.remove_suffix(1);
  if (word.size() != 4) return std::nullopt;
  const auto row = [](char letter) -> std::optional<unsigned> {
    if (letter < 'a' || letter >= 'a' + static_cast<char>(rows)) return std::nullopt;
    return rows - 1 - static_cast<unsigned>(letter - 'a');
  };
  const auto column = column_of_file(word[2]), to_row = row(word[3]);
  if (!column || !to_row) return std::nullopt;
  move.to = *to_row * columns + *column;
  move.drop = word[1] == '*';
  if (*move.drop) {
    constexpr std::string_view shogi = "BRPK";  // by kind, without hens
    const auto piece = shogi.find(word[0]);
    move.kind = piece == std::string_view::npos ? kind_of(word[0])
                                                : std::optional(static_cast<unsigned>(piece));
    return move.kind ? std::optional(std::move(move)) : std::nullopt;
  }
  move.from_column = column_of_file(word[0]);
  move.from_row = row(word[1]);
  return move.from_column && move.from_row ? std::optional(std::move(move)) : std::nullopt;
}

// Returns the board and the hands of SFEN with this program's letters.
std::string with_own_letters(std::string_view text) {
  std::string own(text);
  for (char& c : own) {
    constexpr std::string_view shogi = "KRBPkrbp", letters = "LGEClgec";
    const auto found = shogi.find(c);
    if (found != std::string_view::npos) c = letters[found];
  }
  return own;
}

std::optional<Result<ForeignRecord>> read_usi_record(const Dobutsu& game, std::string_view text) {
  const auto words = words_of(text);
  std::size_t at = !words.empty() && words[0] == "position" ? 1 : 0;
  Record record;
  bool is_marked = at > 0;
  if (at < words.size() && words[at] == "startpos") {
    is_marked = true;
    ++at;
  } else if (at + 1 < words.size() && words[at] == "fen") {
    is_marked = true;
    const auto end = std::find(words.begin(), words.end(), "moves") - words.begin();
    for (++at; at < static_cast<std::size_t>(end); ++at)
      record.position.append(record.position.empty() ? "" : " ").append(words[at]);
  } else if (at + 3 < words.size() && words[at] == "sfen") {
    is_marked = true;
    record.position = with_own_letters(words[at + 1]) + ' ' + std::string(words[at + 2]) + ' ' +
                      with_own_letters(words[at + 3]);
    at += 4;
    if (at < words.size() && words[at].find_first_not_of("0123456789") == std::string_view::npos)
      ++at;
  }
  if (at < words.size() && words[at] == "moves") ++at;
  if (!is_marked && (at >= words.size() || !read_usi(words[at]))) return std::nullopt;
  for (; at < words.size(); ++at) {
    if (words[at] == "resign") {
      record.resigned = true;
      break;
    }
    auto move = read_usi(words[at]);
    // "position startpos moves b2b3": squares as here.
    if (!move && is_marked) move = read_san(words[at], false);
    if (!move) return unread_move(record.moves.size() + 1, words[at]);
    record.moves.push_back(*std::move(move));
  }
  return play_record(game, record);
}

// --- CSA

std::optional<unsigned> kind_of_code(std::string_view code) {
  constexpr std::string_view codes = "ZOKIHINILI";  // by kind
  const auto found = codes.find(code);
  return code.size() != 2 || found == std::string_view::npos || found % 2 != 0
             ? std::nullopt
             : std::optional(static_cast<unsigned>(found / 2));
}
std::optional<unsigned> csa_column(char sign) {
  return column_of(sign) ? column_of(sign) : column_of_file(sign);
}

std::optional<MoveText> read_csa(std::string_view word) {
  if (word.size() != 7 || (word[0] != '+' && word[0] != '-')) return std::nullopt;
  MoveText move(word);
  move.kind_after = kind_of_code(word.substr(5));
  const auto to_column = csa_column(word[3]), to_row = row_of(word[4], true);
  if (!move.kind_after || !to_column || !to_row) return std::nullopt;
  move.to = *to_row * columns + *to_column;
  move.drop = word.substr(1, 2) == "00";
  if (*move.drop) return move;
  move.from_column = csa_column(word[1]);
  move.from_row = row_of(word[2], true);
  return move.from_column && move.from_row ? std::optional(std::move(move)) : std::nullopt;
}

// Is the line a part of a start position?
bool is_csa_set_up(std::string_view line) {
  return line.size() > 1 && line[0] == 'P' && std::string_view("1234+-").find(line[1]) < 6;
}

// Reads a row from the upper one, "P1-KI-LI-ZO" or "P2 * -HI * "; false: it is none.
bool read_csa_row(std::string_view line, SetUp& set_up) {
  constexpr std::size_t width = 3;  // of a square
  const auto row = static_cast<std::size_t>(line[1] - '1');
  std::string cells(line.substr(2));
  while (!cells.empty() && is_white(cells.back())) cells.pop_back();
  if (cells.size() > width * columns) return false;
  cells.resize(width * columns, ' ');
  for (std::size_t column = 0; column < columns; ++column) {
    const std::string_view cell = std::string_view(cells).substr(width * column, width);
    if (trimmed(cell).empty() || trimmed(cell) == "*") continue;
    const auto kind = kind_of_code(cell.substr(1));
    if (!kind || (cell[0] != '+' && cell[0] != '-')) return false;
    set_up.squares[row * columns + column] = letter_of(*kind, cell[0] == '-');
  }
  return true;
}

// Reads pieces of a player, in hand or on squares, "P+00HI" or "P-11KI32LI"; false: they are none.
bool read_csa_pieces(std::string_view line, SetUp& set_up) {
  const bool second = line[1] == '-';
  for (line = trimmed(line.substr(2)); !line.empty(); line.remove_prefix(4)) {
    const auto kind = line.size() < 4 ? std::nullopt : kind_of_code(line.substr(2, 2));
    if (!kind) return false;
    if (line.starts_with("00")) {
      set_up.hands[second ? 1 : 0] += letter_of(*kind, second);
      continue;
    }
    const auto column = csa_column(line[0]), row_from_top = row_of(line[1], false);
    if (!column || !row_from_top) return false;
    set_up.squares[*row_from_top * columns + *column] = letter_of(*kind, second);
  }
  return true;
}

std::optional<Result<ForeignRecord>> read_csa_record(const Dobutsu& game, std::string_view text) {
  const auto words = words_of(text, " \t\r\n,");
  if (std::none_of(words.begin(), words.end(), [](const auto& word) { return read_csa(word); }))
    return std::nullopt;
  Record record;
  SetUp set_up;
  bool ended = false;
  for (const std::string_view line : words_of(text, "\r\n")) {
    if (ended || std::string_view("'VNT$").find(line.front()) != std::string_view::npos) continue;
    if (is_csa_set_up(line)) {
      if (set_up.squares.empty()) set_up.squares.assign(square_count, '1');
      const bool is_row = row_of(line[1], true).has_value();
      if (!(is_row ? read_csa_row(line, set_up) : read_csa_pieces(line, set_up)))
        return Error{Errc::bad_notation, phrase::record_diagram};
      continue;
    }
    for (const std::string_view word : words_of(line, " \t,")) {
      if (word == "PI") continue;
      if (word == "+" || word == "-") {
        set_up.second_to_move = word == "-";
        continue;
      }
      if (word.front() == '%') {
        record.resigned = word == "%TORYO";
        ended = true;
        break;
      }
      if (word.front() == 'T') continue;  // a time
      auto move = read_csa(word);
      if (!move) return unread_move(record.moves.size() + 1, word);
      const bool second = set_up.second_to_move != (record.moves.size() % 2 != 0);
      if (second != (word[0] == '-'))
        return impossible_move(record.moves.size() + 1, word, phrase::record_other_side);
      record.moves.push_back(*std::move(move));
    }
  }
  if (set_up.squares.empty() && set_up.second_to_move) set_up.squares = start_squares;
  record.position = set_up.text();
  return play_record(game, record);
}

// --- KIF and other Japanese notation

struct Name {
  std::string_view text;
  unsigned kind;
};
// A name precedes those that it begins with.
constexpr std::array piece_names{
    Name{"ライオン", lion},  Name{"らいおん", lion},  Name{"ラ", lion},
    Name{"ら", lion},        Name{"王", lion},        Name{"玉", lion},
    Name{"きりん", giraffe}, Name{"キリン", giraffe}, Name{"麒麟", giraffe},
    Name{"き", giraffe},     Name{"キ", giraffe},     Name{"飛", giraffe},
    Name{"ぞう", elephant},  Name{"ゾウ", elephant},  Name{"ぞ", elephant},
    Name{"ゾ", elephant},    Name{"象", elephant},    Name{"像", elephant},
    Name{"角", elephant},    Name{"にわとり", hen},   Name{"ニワトリ", hen},
    Name{"鶏", hen},         Name{"に", hen},         Name{"ニ", hen},
    Name{"と", hen},         Name{"ひよこ", chick},   Name{"ヒヨコ", chick},
    Name{"ひよ子", chick},   Name{"ひ", chick},       Name{"ヒ", chick},
    Name{"歩", chick}};
constexpr std::array numerals{"一", "二", "三", "四"};

// Reads Japanese text from left to right.
class JapaneseReader {
 public:
  explicit JapaneseReader(std::string_view text) : rest_(text) {}

  bool at_end() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }
  bool accept(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  void skip_white() {
    while (!rest_.empty() && (is_white(rest_.front()) || rest_.starts_with("　")))
      rest_.remove_prefix(is_white(rest_.front()) ? 1 : std::string_view("　").size());
  }
  void skip_character() {
    rest_.remove_prefix(std::max<std::size_t>(1, utf8_character_length(rest_)));
  }

  // Reads a letter or digit of ASCII, or its full-width form, and returns the former; '\0': none.
  char read_sign() {
    if (rest_.empty()) return '\0';
    const char first = rest_.front();
    if (first > ' ' && first <= '~') {
      rest_.remove_prefix(1);
      return first;
    }
    // U+FF01 to U+FF5E are those of U+0021 to U+007E.
    if (rest_.size() < 3 || first != '\xEF') return '\0';
    const auto code =
        (static_cast<unsigned>(rest_[1]) & 63u) << 6 | (static_cast<unsigned>(rest_[2]) & 63u);
    if (code < 0xF01 || code > 0xF5E) return '\0';
    rest_.remove_prefix(3);
    return static_cast<char>(code - 0xF01 + 0x21);
  }
  // Reads "1" to "4", also as a numeral.
  std::optional<unsigned> read_rank() {
    for (unsigned i = 0; i < numerals.size(); ++i)
      if (accept(numerals[i])) return rows - 1 - i;
    const std::string_view before = rest_;
    const auto row = row_of(read_sign(), true);
    if (!row) rest_ = before;
    return row;
  }
  // Reads a file and a rank: "２二", "B2".
  std::optional<unsigned> read_square() {
    const std::string_view before = rest_;
    const char sign = read_sign();
    const auto column = column_of(sign) ? column_of(sign) : column_of_file(sign);
    const auto row = column ? read_rank() : std::nullopt;
    if (!row) rest_ = before;
    return row ? std::optional(*row * columns + *column) : std::nullopt;
  }
  std::optional<unsigned> read_piece() {
    for (const auto& [name, kind] : piece_names)
      if (accept(name)) return kind;
    return std::nullopt;
  }

 private:
  std::string_view rest_;
};

// Reads "２二ひよこ(23)" or "同　ぞう"; the move's own number and the player's mark precede it.
std::optional<MoveText> read_japanese_move(JapaneseReader& whole) {
  JapaneseReader reader = whole;  // which stays where it is if the text is no move
  const std::string_view begin = reader.rest();
  MoveText move;
  if (reader.accept("同"))
    reader.skip_white();
  else if (!(move.to = reader.read_square()))
    return std::nullopt;
  move.kind = reader.read_piece();
  if (!move.kind) return std::nullopt;
  for (bool more = true; more;) {
    more = reader.accept("不成") || reader.accept("成");
    if (reader.accept("打")) move.drop = more = true;
    for (const std::string_view word : {"左", "右", "上", "引", "寄", "直"})
      if (reader.accept(word)) {
        move.choice = word;
        more = true;
      }
  }
  if (reader.accept("(")) {
    const auto from = reader.read_square();
    if (!from || !reader.accept(")")) return std::nullopt;
    move.from_column = *from % columns;
    move.from_row = *from / columns;
    move.drop = false;
  }
  move.text = begin.substr(0, begin.size() - reader.rest().size());
  whole = reader;
  return move;
}

// Reads the pieces in hand of a diagram: "なし", "ひよこ二　ぞう".
std::string hands_of(std::string_view text, bool second) {
  JapaneseReader reader(text);
  std::string hands;
  for (reader.skip_white(); !reader.at_end(); reader.skip_white()) {
    const auto kind = reader.read_piece();
    if (!kind) {
      reader.skip_character();
      continue;
    }
    unsigned count = 1;
    for (unsigned i = 0; i < numerals.size(); ++i)
      if (reader.accept(numerals[i])) count = i + 1;
    hands.append(count, letter_of(*kind, second));
  }
  return hands;
}

// Reads a row of a diagram: "|vきvラvぞ|一".
std::string row_of_diagram(std::string_view line) {
  JapaneseReader reader(line);
  reader.accept("|");
  std::string row;
  for (unsigned column = 0; column < columns; ++column) {
    const bool second = reader.accept("v");
    if (!second) reader.accept(" ");
    if (reader.accept("・")) {
      row += '1';
    } else if (const auto kind = reader.read_piece()) {
      row += letter_of(*kind, second);
    } else {
      return {};
    }
  }
  return row;
}

bool is_japanese_record(std::string_view text) {
  const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
  return has("手合割") ||
         std::any_of(piece_names.begin(), piece_names.end(),
                     [&](const Name& name) { return name.text.size() > 3 && has(name.text); });
}

class KifReader {
 public:
  explicit KifReader(std::string_view text) : text_(text) {}

  Result<Record> read() {
    for (const std::string_view line : words_of(text_, "\r\n")) {
      if (ended_) break;
      if (auto fault = read_line(line)) return *fault;
    }
    if (!set_up_.squares.empty() && set_up_.squares.size() != square_count)
      return Error{Errc::bad_notation, phrase::record_diagram};
    record_.position = set_up_.text();
    return std::move(record_);
  }

 private:
  std::optional<Error> read_line(std::string_view line) {
    if (std::string_view("*#&").find(line.front()) != std::string_view::npos) return std::nullopt;
    if (line.front() == '|') {
      const std::string row = row_of_diagram(line);
      if (row.empty()) return Error{Errc::bad_notation, phrase::record_diagram};
      set_up_.squares += row;
      return std::nullopt;
    }
    for (const auto& [key, player] : hand_keys)
      if (line.starts_with(key)) {
        set_up_.hands[player] += hands_of(line.substr(key.size()), player == 1);
        return std::nullopt;
      }
    if (trimmed(line) == "後手番" || trimmed(line) == "上手番") set_up_.second_to_move = true;
    ended_ = line.starts_with("変化");
    if (ended_ || (record_.moves.empty() && line.find("：") != std::string_view::npos))
      return std::nullopt;
    return read_moves(line);
  }

  // Reads the moves of a line, before which there may be numbers and the marks of players.
  std::optional<Error> read_moves(std::string_view line) {
    JapaneseReader reader(line.substr(0, line.find('*')));
    reader.skip_white();
    const std::string_view whole = reader.rest();
    const std::size_t before = record_.moves.size();
    const std::size_t digits = std::min(whole.find_first_not_of("0123456789"), whole.size());
    bool must_be_move = digits > 0 && digits < whole.size() && is_white(whole[digits]);
    for (; !reader.at_end() && !ended_; reader.skip_white()) {
      if (auto move = read_japanese_move(reader)) {
        record_.moves.push_back(*std::move(move));
        must_be_move = false;
      } else if (reader.accept("投了")) {
        record_.resigned = ended_ = true;
      } else if (accept_any(reader, other_ends)) {
        ended_ = true;
      } else if (accept_any(reader, player_marks)) {
        reader.skip_white();
        must_be_move = true;
      } else {
        reader.skip_character();
      }
    }
    if (ended_ || !must_be_move) return std::nullopt;
    return unread_move(before + 1, whole);
  }

  // The players of a game with a handicap have other names.
  static constexpr std::array<std::pair<std::string_view, std::size_t>, 4> hand_keys{
      {{"先手の持駒", 0}, {"下手の持駒", 0}, {"後手の持駒", 1}, {"上手の持駒", 1}}};
  static constexpr std::array player_marks{"▲", "△", "☗", "☖", "▽", "▼"};
  static constexpr std::array other_ends{"中断", "持将棋",   "千日手", "引き分け", "引分け",
                                         "詰み", "切れ負け", "反則",   "入玉"};
  template <class Texts>
  static bool accept_any(JapaneseReader& reader, const Texts& texts) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const char* text) { return reader.accept(text); });
  }

  std::string_view text_;
  Record record_;
  SetUp set_up_;
  bool ended_ = false;
};

}  // namespace

std::optional<Result<ForeignRecord>> read_foreign_record(const Dobutsu& game, std::string_view text,
                                                         bool named) {
  if (is_japanese_record(text)) {
    const auto record = KifReader(text).read();
    return record ? play_record(game, *record) : Result<ForeignRecord>(record.error());
  }
  if (auto record = read_csa_record(game, text)) return record;
  if (auto record = read_usi_record(game, text)) return record;
  return read_pgn(game, text, named);
}

}  // namespace kanzen::dobutsu

#include "engine/games/mnk/records.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/record_text.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::mnk {
namespace {

// A square or, with gravity, a column.
struct PlaceText {
  std::string_view text;
  unsigned place = 0;
};

bool falls(const Mnk& game) { return game.rules() == Rules::gravity; }
unsigned place_count(const Mnk& game) {
  return falls(game) ? game.board().columns() : game.board().cell_count();
}

Result<ForeignRecord> play_places(const Mnk& game, const std::vector<PlaceText>& places) {
  ForeignRecord record;
  State state = game.initial();
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (game.terminal(state)) {
      record.left_out = places.size() - i;
      break;
    }
    MovesOf<Mnk> legal;
    game.moves(state, legal);
    const auto move = std::find_if(legal.begin(), legal.end(), [&](Mnk::Move cell) {
      return places[i].place == (falls(game) ? cell % game.board().columns() : unsigned{cell});
    });
    if (move == legal.end())
      return impossible_move(i + 1, places[i].text, {phrase::record_no_move, game.format(state)});
    record.moves.push_back(game.format_move(state, *move));
    state = game.apply(state, *move);
  }
  return record;
}

bool is_number(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Returns the numbers of a text; empty: it is no list of numbers.
std::vector<std::string_view> numbers_in(const Mnk& game, std::string_view text) {
  std::vector<std::string_view> words = words_of(text, " \t\r\n,.[]\"");
  if (words.empty()) return {};
  constexpr std::size_t longest_number = 2;
  const bool is_joined = is_number(words.front()) && place_count(game) <= 9 &&
                         (words.front().size() > longest_number || words.size() == 1);
  if (is_joined) {
    // A score may follow.
    const std::string_view digits = words.front();
    if (words.size() > 2 || (words.size() == 2 && !parse_number<int>(words.back()))) return {};
    words.clear();
    for (std::size_t i = 0; i < digits.size(); ++i) words.push_back(digits.substr(i, 1));
  }
  return std::all_of(words.begin(), words.end(), is_number) ? words
                                                            : std::vector<std::string_view>{};
}

std::optional<Result<ForeignRecord>> read_numbers(const Mnk& game, std::string_view text) {
  const auto numbers = numbers_in(game, text);
  if (numbers.empty()) return std::nullopt;
  const unsigned base = std::find(numbers.begin(), numbers.end(), "0") == numbers.end() ? 1 : 0;
  std::vector<PlaceText> places;
  for (const std::string_view number : numbers) {
    const auto place = parse_number<unsigned>(number);
    if (!place || *place < base || *place - base >= place_count(game))
      return unread_move(places.size() + 1, number);
    places.push_back({number, *place - base});
  }
  return play_places(game, places);
}

// Reads "a6", with row 1 at the top, or with gravity "a".
std::optional<unsigned> place_named(const Mnk& game, std::string_view text) {
  const Board& board = game.board();
  if (falls(game)) text = text.substr(0, text.find_first_of("0123456789"));
  const auto named = normalise_move_text(board, std::string(text) + (falls(game) ? "1" : ""));
  if (!named) return std::nullopt;
  for (unsigned cell = 0; cell < board.cell_count(); ++cell) {
    if (cell_name(board, cell) != *named) continue;
    const unsigned column = cell % board.columns(), row = cell / board.columns();
    return falls(game) ? column : (board.rows() - 1 - row) * board.columns() + column;
  }
  return std::nullopt;
}

std::optional<Result<ForeignRecord>> read_named_places(const Mnk& game, std::string_view text,
                                                       bool named) {
  const auto name = tag_in(text, "Game");
  const BoardSize size{game.board().columns(), game.board().rows(), game.board().line()};
  const bool is_four = falls(game) && size == BoardSize{7, 6, 4};
  const bool is_three = game.rules() == Rules::normal && size == BoardSize{3, 3, 3};
  const bool says_so = (name == "ConnectFour" && is_four) || (name == "TicTacToe" && is_three);
  if (!says_so && (!named || name || !tag_in(text, "Player1Choice"))) return std::nullopt;
  std::vector<PlaceText> places;
  for (const std::string_view word : words_of_pgn(text)) {
    const auto place = place_named(game, word);
    if (!place) return unread_move(places.size() + 1, word);
    places.push_back({word, *place});
  }
  return play_places(game, places);
}

}  // namespace

std::optional<Result<ForeignRecord>> read_foreign_record(const Mnk& game, std::string_view text,
                                                         bool named) {
  if (auto record = read_named_places(game, text, named)) return record;
  return named ? read_numbers(game, text) : std::nullopt;
}

}  // namespace kanzen::mnk

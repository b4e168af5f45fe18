#include "tests/oracle/naive_dobutsu.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>

namespace oracle {
namespace {

constexpr int width = 3, height = 4;

char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
bool is_of(char piece, bool second) {
  return piece != '.' && (second ? piece == lower(piece) : piece == upper(piece));
}
char owned(char piece, bool second) { return second ? lower(piece) : upper(piece); }

std::size_t at(int row, int column) { return static_cast<std::size_t>(row * width + column); }
std::string name_of(int row, int column) {
  return {static_cast<char>('a' + column), static_cast<char>('0' + height - row)};
}

// Returns whether this piece steps by these numbers of rows down the text and columns to the right.
bool steps(char piece, int down, int right) {
  if (std::abs(down) > 1 || std::abs(right) > 1 || (down == 0 && right == 0)) return false;
  const int forward = piece == upper(piece) ? -down : down;
  const bool diagonal = down != 0 && right != 0;
  switch (upper(piece)) {
    case 'L': return true;
    case 'E': return diagonal;
    case 'G': return !diagonal;
    case 'C': return forward == 1 && right == 0;
    case 'H': return !diagonal || forward == 1;
    default: return false;
  }
}

// Returns the piece after its move to a row.
char arrived(char piece, int row) {
  if (piece == 'C' && row == 0) return 'H';
  if (piece == 'c' && row == height - 1) return 'h';
  return piece;
}

void sort_hands(std::string& hands) {
  const std::string order = "EGCegc";
  std::sort(hands.begin(), hands.end(),
            [&](char a, char b) { return order.find(a) < order.find(b); });
}

// Returns the position turned by 180 degrees, with the owners exchanged.
DobutsuPosition other_side(DobutsuPosition p) {
  std::reverse(p.board.begin(), p.board.end());
  for (std::string* text : {&p.board, &p.hands})
    for (char& c : *text) c = c == upper(c) ? lower(c) : upper(c);
  sort_hands(p.hands);
  p.second_moves = !p.second_moves;
  return p;
}

DobutsuPosition mirror_image(DobutsuPosition p) {
  for (int row = 0; row < height; ++row) std::swap(p.board[at(row, 0)], p.board[at(row, 2)]);
  return p;
}

template <class Visit>
void for_each_square(Visit&& visit) {
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column) visit(row, column);
}

bool attacks(const DobutsuPosition& p, bool second, std::size_t target) {
  bool found = false;
  for_each_square([&](int row, int column) {
    const char piece = p.board[at(row, column)];
    const int to_row = static_cast<int>(target) / width,
              to_column = static_cast<int>(target) % width;
    if (is_of(piece, second) && steps(piece, to_row - row, to_column - column)) found = true;
  });
  return found;
}

void add_moves_from(const DobutsuPosition& p, int row, int column, std::vector<DobutsuMove>& out) {
  const char piece = p.board[at(row, column)];
  for_each_square([&](int to_row, int to_column) {
    const char taken = p.board[at(to_row, to_column)];
    if (!steps(piece, to_row - row, to_column - column) || is_of(taken, p.second_moves)) return;
    if (upper(taken) == 'L') return;
    DobutsuPosition next = p;
    next.board[at(row, column)] = '.';
    next.board[at(to_row, to_column)] = arrived(piece, to_row);
    if (taken != '.' && p.drops)
      next.hands += owned(upper(taken) == 'H' ? 'C' : taken, p.second_moves);
    sort_hands(next.hands);
    next.second_moves = !p.second_moves;
    out.push_back({name_of(row, column) + name_of(to_row, to_column), next});
  });
}

void add_drops(const DobutsuPosition& p, char kind, std::vector<DobutsuMove>& out) {
  const std::size_t held = p.hands.find(owned(kind, p.second_moves));
  if (held == std::string::npos) return;
  for_each_square([&](int row, int column) {
    if (p.board[at(row, column)] != '.') return;
    DobutsuPosition next = p;
    next.hands.erase(held, 1);
    next.board[at(row, column)] = owned(kind, p.second_moves);
    next.second_moves = !p.second_moves;
    out.push_back({std::string(1, kind) + '@' + name_of(row, column), next});
  });
}

}  // namespace

std::string text_of(const DobutsuPosition& position) {
  std::string text;
  for (int row = 0; row < height; ++row) {
    if (row > 0) text += '/';
    for (int column = 0; column < width; ++column) {
      const char piece = position.board[at(row, column)];
      const bool after_empty =
          !text.empty() && std::isdigit(static_cast<unsigned char>(text.back()));
      if (piece != '.') {
        text += piece;
      } else if (after_empty) {
        ++text.back();
      } else {
        text += '1';
      }
    }
  }
  return text + ':' + (position.hands.empty() ? "-" : position.hands) +
         (position.second_moves ? ":2" : ":1");
}

std::string class_of(const DobutsuPosition& position) {
  const DobutsuPosition mine = position.second_moves ? other_side(position) : position;
  return std::min(text_of(mine), text_of(mirror_image(mine)));
}

DobutsuEnd end_of(const DobutsuPosition& position) {
  const std::size_t other_lion = position.board.find(position.second_moves ? 'L' : 'l');
  if (attacks(position, position.second_moves, other_lion)) return DobutsuEnd::lion_can_be_taken;
  const int home = position.second_moves ? 0 : height - 1;
  if (static_cast<int>(other_lion) / width == home) return DobutsuEnd::tried;
  return moves_of(position).empty() ? DobutsuEnd::no_moves : DobutsuEnd::none;
}

bool is_in_check(const DobutsuPosition& position) {
  const bool second = position.second_moves;
  return attacks(position, !second, position.board.find(second ? 'l' : 'L'));
}

std::vector<DobutsuMove> moves_of(const DobutsuPosition& position) {
  std::vector<DobutsuMove> moves;
  for_each_square([&](int row, int column) {
    if (is_of(position.board[at(row, column)], position.second_moves))
      add_moves_from(position, row, column, moves);
  });
  for (const char kind : {'E', 'G', 'C'}) add_drops(position, kind, moves);
  return moves;
}

// Returns whether the piece can come to the square in a game without drops: an elephant stays on
// the squares of its corner's colour, a chick steps from the second to the third square of its
// file.
bool can_come_to_without_drops(char piece, std::size_t square) {
  const std::size_t row = square / width, column = square % width;
  switch (piece) {
    case 'E': return (row + column) % 2 == 1;
    case 'e': return (row + column) % 2 == 0;
    case 'C':
    case 'c': return column == 1 && (row == 1 || row == 2);
    default: return true;
  }
}

// Returns whether a game without drops can have these pieces on these squares.
bool is_possible_without_drops(const DobutsuPosition& p) {
  for (std::size_t square = 0; square < p.board.size(); ++square)
    if (!can_come_to_without_drops(p.board[square], square)) return false;
  const auto count = [&](char piece) { return std::count(p.board.begin(), p.board.end(), piece); };
  for (const char* kinds : {"E", "G", "CH", "e", "g", "ch"}) {
    long pieces = 0;
    for (const char* kind = kinds; *kind != 0; ++kind) pieces += count(*kind);
    if (pieces > 1) return false;
  }
  return p.hands.empty();
}

// Puts any piece of the player who has moved anywhere else or into the hand, as any kind, and any
// piece of that hand, or without drops any at all, on the square that it leaves; returns the
// positions from which a move leads to `position`.
std::vector<DobutsuPosition> before(const DobutsuPosition& position) {
  const bool mover_is_second = !position.second_moves;
  std::vector<DobutsuPosition> guesses;
  for (std::size_t to = 0; to < position.board.size(); ++to) {
    const char piece = position.board[to];
    if (!is_of(piece, mover_is_second)) continue;
    DobutsuPosition lifted = position;
    lifted.second_moves = mover_is_second;
    lifted.board[to] = '.';
    DobutsuPosition from_hand = lifted;
    from_hand.hands += piece;
    sort_hands(from_hand.hands);
    guesses.push_back(from_hand);
    for (std::size_t from = 0; from < position.board.size(); ++from) {
      if (position.board[from] != '.') continue;
      for (const char kind : {'L', 'E', 'G', 'C', 'H'}) {
        DobutsuPosition moved = lifted;
        moved.board[from] = owned(kind, mover_is_second);
        guesses.push_back(moved);
        for (const char taken : {'E', 'G', 'C', 'H'}) {
          const std::size_t held =
              moved.hands.find(owned(taken == 'H' ? 'C' : taken, mover_is_second));
          if (position.drops && held == std::string::npos) continue;
          DobutsuPosition captured = moved;
          if (position.drops) captured.hands.erase(held, 1);
          captured.board[to] = owned(taken, !mover_is_second);
          guesses.push_back(captured);
        }
      }
    }
  }
  std::vector<DobutsuPosition> found;
  for (const DobutsuPosition& guess : guesses) {
    const bool lions = std::count(guess.board.begin(), guess.board.end(), 'L') == 1 &&
                       std::count(guess.board.begin(), guess.board.end(), 'l') == 1;
    if (!lions || end_of(guess) != DobutsuEnd::none) continue;
    if (!position.drops && !is_possible_without_drops(guess)) continue;
    const std::size_t own_lion = guess.board.find(mover_is_second ? 'l' : 'L');
    const int last = mover_is_second ? height - 1 : 0;
    if (static_cast<int>(own_lion) / width == last) continue;  // it had won, or was taken
    for (const DobutsuMove& move : moves_of(guess))
      if (move.leads_to == position && std::find(found.begin(), found.end(), guess) == found.end())
        found.push_back(guess);
  }
  return found;
}

}  // namespace oracle

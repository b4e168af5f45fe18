#include "engine/games/gobblers/draft.hpp"

#include "engine/core/string_utils.hpp"
#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/phrases.hpp"

namespace kanzen::gobblers {
namespace {

char letter_of(std::string_view letters, PieceView piece) {
  const char capital = letters[piece.kind];
  return piece.player == 0 ? capital : to_lower(capital);
}

unsigned count(const PositionDraft& draft, PieceView piece) {
  unsigned found = 0;
  for (const auto& stack : draft.squares)
    for (const PieceView other : stack) found += other == piece ? 1 : 0;
  return found;
}

std::vector<unsigned> squares_with(const PositionDraft& draft, PieceView piece) {
  std::vector<unsigned> squares;
  for (unsigned square = 0; square < draft.squares.size(); ++square)
    for (const PieceView other : draft.squares[square])
      if (other == piece && (squares.empty() || squares.back() != square))
        squares.push_back(square);
  return squares;
}

std::string name_of_square(unsigned square) { return cell_name(static_cast<int>(square)); }

}  // namespace

DraftRules draft_rules_of(std::string_view letters) {
  DraftRules rules;
  rules.stacks = true;
  for (const Player player : {Player{0}, Player{1}})
    for (std::size_t kind = letters.size(); kind-- > 0;)
      rules.pieces.push_back({static_cast<std::uint8_t>(kind), player});
  return rules;
}

void update_hands(PositionDraft& draft) {
  for (HandView& hand : draft.hands) {
    const unsigned on_board = count(draft, hand.piece);
    hand.count = hand.capacity - std::min(on_board, hand.capacity);
  }
}

std::string format_draft_of(std::string_view letters, const PositionDraft& draft) {
  std::string text;
  for (unsigned square = 0; square < draft.squares.size(); ++square) {
    if (square > 0) text += square % draft.columns == 0 ? '/' : ',';
    if (draft.squares[square].empty()) text += '-';
    for (const PieceView piece : draft.squares[square]) text += letter_of(letters, piece);
  }
  return text += draft.to_move == 0 ? ":1" : ":2";
}

std::vector<DraftFault> find_piece_faults(std::string_view letters, const Rules& rules,
                                          const PositionDraft& draft) {
  std::vector<DraftFault> faults;
  for (unsigned square = 0; square < draft.squares.size(); ++square) {
    const auto& stack = draft.squares[square];
    for (std::size_t i = 1; i < stack.size(); ++i) {
      const Diagnostic upper = quoted(letter_of(letters, stack[i])),
                       lower = quoted(letter_of(letters, stack[i - 1]));
      if (stack[i].kind <= stack[i - 1].kind)
        faults.push_back({{phrase::not_smaller, name_of_square(square), upper, lower},
                          "not_smaller",
                          {square},
                          {}});
      else if (!rules.may_cover(stack[i].player == stack[i - 1].player))
        faults.push_back(
            {{phrase::covers_against_rules, name_of_square(square), upper, lower, rules.words()},
             "not_covered",
             {square},
             {}});
    }
  }
  for (const PieceView piece : draft_rules_of(letters).pieces) {
    if (count(draft, piece) <= static_cast<unsigned>(rules.pieces_per_size())) continue;
    auto squares = squares_with(draft, piece);
    faults.push_back({{too_many_of_size(rules), name_of_square(squares.back()),
                       quoted(letter_of(letters, piece))},
                      "third_piece",
                      std::move(squares),
                      {}});
  }
  return faults;
}

DraftFault line_fault(LineFault&& line) {
  return {std::move(line.why), "impossible_line", cells_of(line.cells), {}};
}

}  // namespace kanzen::gobblers

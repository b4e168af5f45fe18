#include "engine/games/dobutsu/draft.hpp"

#include "engine/core/string_utils.hpp"
#include "engine/games/dobutsu/phrases.hpp"

namespace kanzen::dobutsu {
namespace {

// Returns the square of a place; drafts number places from the top left.
unsigned square_at(unsigned place) {
  return (rows - 1 - place / columns) * columns + place % columns;
}
std::string name_of_place(unsigned place) { return square_name(square_at(place)); }

// Returns the piece on a square; nullptr if the square is empty.
const PieceView* piece_at(const PositionDraft& draft, unsigned square) {
  const auto& stack = draft.squares[square];
  return stack.empty() ? nullptr : &stack.back();
}

std::vector<unsigned> lions_of(const PositionDraft& draft, Player player) {
  std::vector<unsigned> squares;
  for (unsigned square = 0; square < draft.squares.size(); ++square)
    if (const PieceView* piece = piece_at(draft, square))
      if (*piece == PieceView{lion, player}) squares.push_back(square);
  return squares;
}

void find_lion_faults(const PositionDraft& draft, std::vector<DraftFault>& faults) {
  for (const Player player : {Player{0}, Player{1}}) {
    const std::vector<unsigned> lions = lions_of(draft, player);
    if (lions.empty()) faults.push_back({missing_lion(player == 1), "lion_missing", {}, {}});
    if (lions.size() > 1)
      faults.push_back(
          {{phrase::second_lion, name_of_place(lions.back()), quoted(letter_of(lion, player == 1))},
           "second_lion",
           lions,
           {}});
  }
  const std::vector<unsigned> own = lions_of(draft, draft.to_move);
  const unsigned last_row = draft.to_move == 0 ? 0 : rows - 1;
  if (own.size() == 1 && own.front() / columns == last_row)
    faults.push_back({phrase::lion_has_tried, "lion_on_last_rank", own, {}});
}

// Adds the faults of the other pieces in a game without drops.
void find_faults_without_drops(const PositionDraft& draft, std::vector<DraftFault>& faults) {
  for (const Player player : {Player{0}, Player{1}})
    for (unsigned kind = 0; kind < hand_kinds; ++kind) {
      std::vector<unsigned> squares;
      for (unsigned square = 0; square < draft.squares.size(); ++square) {
        const PieceView* piece = piece_at(draft, square);
        if (piece == nullptr || piece->player != player || kind_in_hand(piece->kind) != kind)
          continue;
        squares.push_back(square);
        const Piece placed{piece->kind, player == 1};
        if (!can_come_to(placed, square_at(square)))
          faults.push_back(
              {unreachable_square(placed, square_at(square)), "unreachable_square", {square}, {}});
      }
      if (squares.size() > 1)
        faults.push_back({second_piece(kind, player == 1), "second_piece", std::move(squares), {}});
    }
}

void find_count_faults(const PositionDraft& draft, std::vector<DraftFault>& faults) {
  for (unsigned kind = 0; kind < hand_kinds; ++kind) {
    std::vector<unsigned> squares, hands;
    unsigned count = 0;
    for (unsigned square = 0; square < draft.squares.size(); ++square) {
      const PieceView* piece = piece_at(draft, square);
      if (piece == nullptr || kind_in_hand(piece->kind) != kind) continue;
      ++count;
      squares.push_back(square);
    }
    for (unsigned hand = 0; hand < draft.hands.size(); ++hand) {
      if (draft.hands[hand].piece.kind != kind || draft.hands[hand].count == 0) continue;
      count += draft.hands[hand].count;
      hands.push_back(hand);
    }
    if (count == most_of_a_kind) continue;
    if (count > most_of_a_kind)
      faults.push_back({third_piece(kind), "third_piece", std::move(squares), std::move(hands)});
    else
      faults.push_back({missing_pieces(kind, count), "missing_piece", {}, {}});
  }
}

}  // namespace

DraftRules draft_rules(const Dobutsu& game) {
  DraftRules rules;
  for (const Player player : {Player{0}, Player{1}})
    for (const std::uint8_t kind : {lion, giraffe, elephant, chick, hen})
      rules.pieces.push_back({kind, player});
  rules.sets_hands = game.rules() == Rules::normal;
  if (rules.sets_hands)
    for (unsigned kind = 0; kind <= lion; ++kind)  // no hand has room for a lion
      rules.taken_as.push_back(static_cast<std::uint8_t>(kind_in_hand(kind)));
  rules.directed = true;
  rules.can_rotate = false;
  return rules;
}

std::string format_draft(const Dobutsu&, const PositionDraft& draft) {
  Placement placement;
  for (unsigned place = 0; place < draft.squares.size(); ++place)
    if (const PieceView* piece = piece_at(draft, place))
      placement.pieces[square_at(place)] = Piece{piece->kind, piece->player == 1};
  for (const HandView& hand : draft.hands)
    for (unsigned i = 0; i < hand.count; ++i)
      placement.hands[hand.piece.player].add(hand.piece.kind);
  placement.second_to_move = draft.to_move == 1;
  return format_placement(placement);
}

std::vector<DraftFault> find_draft_faults(const Dobutsu& game, const PositionDraft& draft) {
  std::vector<DraftFault> faults;
  find_lion_faults(draft, faults);
  if (game.rules() == Rules::normal)
    find_count_faults(draft, faults);
  else
    find_faults_without_drops(draft, faults);
  return faults;
}

}  // namespace kanzen::dobutsu

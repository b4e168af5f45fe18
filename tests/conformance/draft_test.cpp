// Edited positions in every game: their faults agree with the errors of the notation, and mirroring
// and turning the board leads to symmetric positions.
#include "engine/adapter/position_editor.hpp"

#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::AnyState;
using kanzen::DraftCheck;
using kanzen::DraftFault;
using kanzen::DraftRules;
using kanzen::Player;
using kanzen::PositionDraft;

class DraftConformance : public Conformance {
 protected:
  DraftConformance() : editor_(kanzen::find_position_editor(info().name, info().rules)) {}
  void SetUp() override { ASSERT_TRUE(editor_) << "the game has no editor"; }

  const kanzen::PositionEditor& editor() const { return *editor_; }
  const DraftRules& rules() const { return editor_->rules(); }
  unsigned any(std::size_t count) { return static_cast<unsigned>(random_() % count); }
  void change(PositionDraft& draft);
  void expect_valid(const DraftFault& fault, const PositionDraft& draft) const;
  void expect_legal(PositionDraft draft, const AnyState& like, const std::string& what) const;

 private:
  std::shared_ptr<const kanzen::PositionEditor> editor_;
};

// Makes a random change that a user can make, legal or not.
void DraftConformance::change(PositionDraft& draft) {
  const unsigned square = any(draft.squares.size());
  switch (any(8)) {
    case 0:
    case 1: kanzen::put_piece(draft, rules(), square, pick(rules().pieces, random_)); break;
    case 2: kanzen::take_piece(draft, square); break;
    case 3:
    case 4: kanzen::move_piece(draft, rules(), square, any(draft.squares.size())); break;
    case 5:
      if (rules().sets_hands) kanzen::set_hand_count(draft, any(draft.hands.size()), any(3));
      break;
    case 6:
      if (rules().sets_side) kanzen::set_side(draft, static_cast<Player>(any(2)));
      break;
    default:
      if (rules().sets_ko) kanzen::set_ko(draft, square);
  }
  editor().update_derived(draft);
}

void DraftConformance::expect_valid(const DraftFault& fault, const PositionDraft& draft) const {
  EXPECT_FALSE(fault.kind.empty() || fault.message.empty());
  EXPECT_NE(fault.kind, "refused") << fault.message << ": only the notation knows it";
  for (const unsigned square : fault.squares) EXPECT_LT(square, draft.squares.size());
  for (const unsigned hand : fault.hands) EXPECT_LT(hand, draft.hands.size());
}

TEST_P(DraftConformance, OfAPositionLeadsBackToIt) {
  on_random_positions(100, [&](const AnyState& state, const std::string& text) {
    PositionDraft draft = editor().draft(state);
    const PositionDraft before = draft;
    editor().update_derived(draft);
    ASSERT_TRUE(draft == before) << text;
    ASSERT_EQ(editor().format(draft), text);
    const DraftCheck check = editor().check(draft);
    ASSERT_TRUE(check.faults.empty()) << text << ": " << check.faults.front().message;
    ASSERT_TRUE(check.state == state) << text;
    ASSERT_NE(check.reachable, false) << text;
  });
}

TEST_P(DraftConformance, HasFaultsWhereTheNotationIsRefused) {
  int refused = 0, legal = 0;
  in_random_games(40, [&](const AnyState& state, const std::string&) {
    PositionDraft draft = editor().draft(state);
    for (unsigned changes = 1 + any(4); changes > 0; --changes) change(draft);
    const std::string text = editor().format(draft);
    const auto parsed = game().parse(text);
    const DraftCheck check = editor().check(draft);
    ASSERT_EQ(check.faults.empty(), bool(parsed))
        << text << ": " << (parsed ? check.faults.front().message : parsed.error().message);
    ASSERT_EQ(check.state.has_value(), bool(parsed)) << text;
    for (const DraftFault& fault : check.faults) expect_valid(fault, draft);
    ++(parsed ? legal : refused);
    if (parsed) {
      ASSERT_TRUE(*check.state == *parsed) << text;
      ASSERT_TRUE(editor().draft(*parsed) == draft) << text;
    }
  });
  EXPECT_GT(legal, 10);
  EXPECT_GT(refused, 10);
}

TEST_P(DraftConformance, AnEmptyBoardHasNoPieces) {
  PositionDraft draft = editor().draft(game().initial());
  kanzen::clear(draft);
  editor().update_derived(draft);
  for (const auto& stack : draft.squares) EXPECT_TRUE(stack.empty());
  EXPECT_EQ(editor().check(draft).faults.empty(), bool(game().parse(editor().format(draft))));
}

// Expects a legal position that is symmetric to `like` if the game defines symmetry.
void DraftConformance::expect_legal(PositionDraft draft, const AnyState& like,
                                    const std::string& what) const {
  editor().update_derived(draft);
  const DraftCheck check = editor().check(draft);
  ASSERT_TRUE(check.faults.empty()) << what << ": " << check.faults.front().message;
  const auto canonical = game().canonical(*check.state);
  if (!canonical) return;
  ASSERT_TRUE(*canonical == *game().canonical(like)) << what << ' ' << editor().format(draft);
}

// The changed board has no ko point and no pass.
bool without_past(const PositionDraft& draft) { return !draft.ko && !draft.passed; }

TEST_P(DraftConformance, TurnedAboutIsTheSamePosition) {
  on_random_positions(60, [&](const AnyState& state, const std::string& text) {
    const PositionDraft draft = editor().draft(state);
    PositionDraft changed = draft;
    kanzen::mirror(changed);
    ASSERT_NO_FATAL_FAILURE(expect_legal(changed, state, text + ", mirrored"));
    kanzen::mirror(changed);
    ASSERT_TRUE(changed == draft) << text;
    const unsigned turns = draft.columns == draft.rows ? 4 : 2;
    for (unsigned i = 0; i < turns; ++i) {
      kanzen::rotate(changed);
      if (!rules().can_rotate) continue;
      ASSERT_NO_FATAL_FAILURE(expect_legal(changed, state, text + ", turned"));
    }
    ASSERT_TRUE(changed == draft) << text;
    kanzen::swap_players(changed, rules());
    const bool begins = !rules().sets_side;  // the first player has to
    if (!begins && without_past(draft)) {
      ASSERT_NO_FATAL_FAILURE(expect_legal(changed, state, text + ", players swapped"));
    }
    kanzen::swap_players(changed, rules());
    ASSERT_TRUE(changed == draft) << text;
  });
}

TEST_P(DraftConformance, ShiftedBackIsTheSamePosition) {
  on_random_positions(60, [&](const AnyState& state, const std::string& text) {
    const PositionDraft draft = editor().draft(state);
    for (const auto& [right, down] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      PositionDraft shifted = draft;
      const bool fits = kanzen::shift(shifted, right, down);
      bool at_edge = false;
      for (unsigned square = 0; square < draft.squares.size(); ++square) {
        const int column = static_cast<int>(square % draft.columns) + right;
        const int row = static_cast<int>(square / draft.columns) + down;
        const bool inside = column >= 0 && row >= 0 && column < static_cast<int>(draft.columns) &&
                            row < static_cast<int>(draft.rows);
        const bool holds = !draft.squares[square].empty() || draft.ko == square;
        at_edge = at_edge || (holds && !inside);
        if (!fits || !inside) continue;
        const auto to = static_cast<unsigned>(row) * draft.columns + static_cast<unsigned>(column);
        ASSERT_TRUE(shifted.squares[to] == draft.squares[square]) << text;
      }
      ASSERT_EQ(fits, !at_edge) << text << ' ' << right << ' ' << down;
      if (fits) {
        ASSERT_TRUE(kanzen::shift(shifted, -right, -down)) << text;
      }
      ASSERT_TRUE(shifted == draft) << text;
    }
  });
}

TEST_P(DraftConformance, APieceThatIsDraggedToAnEmptySquareLeavesTheSideToMove) {
  on_random_positions(60, [&](const AnyState& state, const std::string& text) {
    PositionDraft draft = editor().draft(state);
    const Player side = draft.to_move;
    const unsigned from = any(draft.squares.size()), to = any(draft.squares.size());
    if (!draft.squares[to].empty()) return;
    kanzen::move_piece(draft, rules(), from, to);
    editor().update_derived(draft);
    ASSERT_EQ(draft.to_move, side) << text;
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, DraftConformance, testing::ValuesIn(all_games()), test_name);

}  // namespace
}  // namespace conformance

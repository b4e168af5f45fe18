// Whether a player prevents every line, by a search with zones and by all moves.
#include "engine/games/mnk/blocking.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <unordered_map>

#include "engine/core/quick_random.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/games/mnk/pairing.hpp"
#include "engine/solve/alpha_beta.hpp"

namespace kanzen::mnk {
namespace {

constexpr std::uint64_t enough = std::uint64_t{1} << 30;

Blocking blocking_of(const Mnk& game) {
  return *Blocking::make(game, 1 << 20, [](std::uint64_t) { return true; });
}

// Tries all moves, on up to 25 cells; the blocker's own lines do not count.
class AllMoves {
 public:
  explicit AllMoves(const Mnk& game) : game_(game) {}

  bool blocks(const State& state, bool attacker_moves) {
    const Cells attacker = attacker_moves ? state.own : state.opponent;
    for (const Cells line : game_.blockable_threats()->lines())
      if ((line & ~attacker) == 0) return false;
    const Cells key = state.own | state.opponent << 25 | Cells{attacker_moves} << 50;
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool blocked = attacker_moves || stones(state) == game_.board().all();
    for (Cells rest = game_.board().all() & ~stones(state); rest != 0; rest &= rest - 1) {
      const State after = after_move(state, static_cast<Move>(lowest_cell(rest)));
      if (blocks(after, !attacker_moves) == attacker_moves) continue;
      blocked = !attacker_moves;
      break;
    }
    return known_[key] = blocked;
  }

 private:
  const Mnk& game_;
  std::unordered_map<Cells, bool> known_;
};

// A position without lines after `count` random stones.
State random_position(const Mnk& game, QuickRandom& random, unsigned count) {
  for (;;) {
    State state;
    while (stone_count(state) < count && !game.terminal(state)) {
      MovesOf<Mnk> moves;
      game.moves(state, moves);
      state = game.apply(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (!game.terminal(state)) return state;
  }
}

void expect_like_all_moves(const BoardSize& size, Rules rules, unsigned least_stones,
                           unsigned most_stones) {
  const Mnk game(size, rules, format_name(size));
  Blocking blocking = blocking_of(game);
  AllMoves all_moves(game);
  QuickRandom random(1);
  unsigned blocked = 0, open = 0;
  for (int i = 0; i < 100; ++i) {
    const State state =
        random_position(game, random, least_stones + random.below(most_stones - least_stones + 1));
    for (const bool attacker_moves : {true, false}) {
      const bool expected = all_moves.blocks(state, attacker_moves);
      ++(expected ? blocked : open);
      EXPECT_EQ(blocking.blocks(state, attacker_moves, enough), expected)
          << format_name(size) << ' ' << game.format(state) << ' ' << attacker_moves;
      const auto move = blocking.best_move();
      if (move && expected != attacker_moves) {
        EXPECT_EQ(all_moves.blocks(game.apply(state, *move), !attacker_moves), expected);
      }
    }
  }
  EXPECT_GT(blocked, 10u);
  EXPECT_GT(open, 10u);
}

TEST(Blocking, AgreesWithAllMoves) {
  expect_like_all_moves({3, 3, 3}, Rules::normal, 0, 6);
  expect_like_all_moves({4, 3, 3}, Rules::normal, 3, 9);
  expect_like_all_moves({4, 4, 4}, Rules::normal, 6, 12);
  expect_like_all_moves({5, 4, 4}, Rules::normal, 9, 12);
  expect_like_all_moves({5, 5, 4}, Rules::normal, 12, 15);
  expect_like_all_moves({4, 4, 4}, Rules::torus, 6, 12);
}

// On boards that alpha-beta solves: nobody wins where the opponent blocks.
TEST(Blocking, NobodyWinsAgainstIt) {
  for (const Rules rules : {Rules::normal, Rules::exact, Rules::torus}) {
    const BoardSize size{5, 5, rules == Rules::torus ? 5u : 4u};
    const Mnk game(size, rules, format_name(size));
    Blocking blocking = blocking_of(game);
    auto table = *AlphaBeta<Mnk>::Table::make(1 << 22);
    AlphaBeta<Mnk> search(game, table, [](std::uint64_t) { return true; });
    QuickRandom random(1);
    unsigned blocked = 0;
    for (int i = 0; i < 100; ++i) {
      const State state = random_position(game, random, 8 + random.below(8));
      const Outcome outcome = *search.outcome(state);
      for (const bool attacker_moves : {true, false}) {
        if (blocking.blocks(state, attacker_moves, enough) != true) continue;
        ++blocked;
        EXPECT_NE(outcome, attacker_moves ? Outcome::win : Outcome::loss) << game.format(state);
      }
    }
    EXPECT_GT(blocked, 50u);
  }
}

TEST(Blocking, IsUnknownWhereTheBlockerMayNotTakeEveryCell) {
  for (const Rules rules : {Rules::gravity, Rules::misere}) {
    const Mnk game({4, 4, 4}, rules, "mnk:4,4,4");
    EXPECT_EQ(blocking_of(game).blocks(game.initial(), true, enough), std::nullopt);
  }
}

TEST(Blocking, StopsWhenItIsTold) {
  const Mnk game({8, 8, 5}, Rules::normal, "mnk:8,8,5");
  EXPECT_EQ(blocking_of(game).blocks(game.initial(), true, 100), std::nullopt);
  unsigned calls = 0;
  Blocking told = *Blocking::make(game, 1 << 20, [&](std::uint64_t) { return ++calls < 3; });
  EXPECT_EQ(told.blocks(game.initial(), true, enough), std::nullopt);
  EXPECT_EQ(calls, 3u);
}

// Published: W.-Y. Hsu and others, "On solving the 7,7,5-game and the 8,8,5-game", 2020.
TEST(Blocking, ProvesThatSevenBySevenIsADraw) {
  const Mnk game({7, 7, 5}, Rules::normal, "mnk:7,7,5");
  for (const bool attacker_moves : {true, false})
    EXPECT_EQ(blocking_of(game).blocks(game.initial(), attacker_moves, 1 << 16), true);
}

TEST(Threats, AnImageHasOnePreimage) {
  const Mnk game({5, 5, 4}, Rules::normal, "mnk:5,5,4");
  const auto threats = game.blockable_threats();
  constexpr Cells cells = 0b01100'01000'00001;  // no two of its images are equal
  std::set<Cells> images;
  for (std::size_t symmetry = 0; symmetry < 8; ++symmetry) {
    const Cells image = threats->image(symmetry, cells);
    EXPECT_EQ(threats->preimage(symmetry, image), cells);
    images.insert(image);
  }
  EXPECT_EQ(images.size(), 8u);
}

// Tries all pairs for the first set.
bool has_pairing(std::vector<Cells> sets, Cells used) {
  if (sets.empty()) return true;
  const Cells set = sets.front();
  for (Cells first = set & ~used; first != 0; first &= first - 1)
    for (Cells second = first & (first - 1); second != 0; second &= second - 1) {
      const Cells pair = cell_bit(lowest_cell(first)) | cell_bit(lowest_cell(second));
      std::vector<Cells> rest = sets;
      std::erase_if(rest, [pair](Cells other) { return (other & pair) == pair; });
      if (has_pairing(rest, used | pair)) return true;
    }
  return false;
}

TEST(Pairing, AgreesWithAllPairs) {
  QuickRandom random(1);
  unsigned found = 0, missing = 0;
  for (int i = 0; i < 2000; ++i) {
    CellSets sets;
    for (unsigned left = 2 + random.below(4); left > 0; --left) {
      Cells set = 0;
      while (std::popcount(set) < 3) set |= cell_bit(random.below(10));
      sets.push_back(set);
    }
    const auto pairing = find_pairing(sets);
    const bool expected = has_pairing({sets.begin(), sets.end()}, 0);
    EXPECT_EQ(pairing.has_value(), expected);
    ++(expected ? found : missing);
    if (!pairing) continue;
    EXPECT_EQ(std::popcount(*pairing) % 2, 0);
    for (const Cells set : sets) EXPECT_GE(std::popcount(set & *pairing), 2);
  }
  EXPECT_GT(found, 100u);
  EXPECT_GT(missing, 100u);
}

}  // namespace
}  // namespace kanzen::mnk

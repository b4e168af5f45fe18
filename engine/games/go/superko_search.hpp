#pragma once
// The score of a position under superko, where it depends on its past, by search with the whole
// history: can the side to move reach so many points, or not?
//
// What was found once holds again for the same board with another past, as long as that makes no
// difference to the proof.  So with each one it is kept which situations must not have been seen
// (those to which the winner of the proof plays), and which must have been (those that were
// forbidden to the loser).  Anything else in the past cannot matter: fewer moves for the loser
// do him no good.  A situation is a board, under situational superko with the side to move.
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/go/rules.hpp"
#include "engine/games/go/small_board.hpp"

namespace kanzen::go {

class SuperkoSearch {
 public:
  // `go_on(nodes)` is asked now and then; after false everything is nullopt.  `proof_bytes`: of
  // memory for proofs, about.
  SuperkoSearch(const Grid& grid, Rules rules, std::uint64_t proof_bytes,
                std::function<bool(std::uint64_t nodes)> go_on);

  // Best play from `position`, for Black; `past` came before it.
  std::optional<int> score(std::span<const State> past, const State& position);
  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Answer : std::uint8_t { no, yes, stopped };
  using Words = std::vector<std::uint64_t>;
  using Situation = std::uint32_t;

  struct Position {
    SmallBoard board;
    Player side = 0;
    bool passed = false;
  };
  // For a proof to hold: what must not have been seen, and what must have been.
  struct Conditions {
    Words unseen, seen;
  };
  struct Proof {
    int points = 0;  // the side to move reaches them, or does not
    Answer answer = Answer::no;
    Conditions conditions;
  };
  struct Node {
    std::vector<Proof> proofs;
    std::size_t next = 0;    // to be replaced, once there are many
    SmallPoints answer = 0;  // the point that was best last
  };
  struct Candidate {
    SmallPoints point = 0;  // 0: a pass
    SmallBoard board;       // afterwards, for the mover
    int promise = 0;
  };
  using Candidates = std::vector<Candidate>;

  Situation situation(const Position& position) const;
  bool has_seen(Situation s) const { return (seen_[s / 64] >> (s % 64) & 1) != 0; }
  Answer reaches(std::size_t depth, const Position& position, int points);
  Answer try_moves(std::size_t depth, const Position& position, int points);
  Answer try_move(std::size_t depth, const Position& position, const Candidate& move, int points);
  Candidates candidates(const Position& position, int points) const;
  bool holds(const Conditions& conditions) const;
  const Proof* find(const Position& position, int points) const;
  void keep(std::size_t depth, const Position& position, int points, Answer answer);
  std::size_t node_of(const Position& position) const;
  Conditions& conditions_at(std::size_t depth);

  SmallGrid grid_;
  Rules rules_;
  std::size_t words_;
  std::uint64_t most_proofs_, proofs_ = 0;
  std::function<bool(std::uint64_t)> go_on_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  Words seen_;
  std::vector<Conditions> found_;  // by depth: those of the last answer there
  std::vector<Node> known_;        // by node_of
};

}  // namespace kanzen::go

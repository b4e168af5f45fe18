#pragma once
// The search for the score of a position under superko, where it depends on the history.  Each
// search decides whether the side to move can reach a given number of points.
//
// A proof also holds for the same board with another history if the difference does not affect the
// proof.  Each stored proof therefore has conditions: the repetition keys that must not have
// occurred (those to which the winner of the proof moves) and those that must have occurred (those
// that were forbidden to the loser).  No other difference matters, because fewer moves do not help
// the loser.  A repetition key is a board, under situational superko with the side to move.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/position_history.hpp"
#include "engine/games/go/board_codes.hpp"
#include "engine/games/go/small_grid.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

class SuperkoSearch {
 public:
  // Requires at most most_coded_points points.  Calls may_continue(nodes) at intervals; once it
  // returns false, all results are nullopt.  `proof_bytes` is the approximate memory for stored
  // proofs.
  SuperkoSearch(const Grid& grid, Rules rules, std::uint64_t proof_bytes,
                std::function<bool(std::uint64_t nodes)> may_continue);

  // Returns the score for Black of best play from `position`, without komi; `past` has the earlier
  // positions.  Returns nullopt if may_continue has returned false.
  std::optional<int> score(std::span<const State> past, const State& position);
  std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Answer : std::uint8_t { no, yes, stopped };
  using Words = std::vector<std::uint64_t>;
  using RepetitionKey = std::uint32_t;

  struct Position {
    SmallBoard board;
    Player side = 0;
    bool passed = false;
  };
  // The conditions of a proof, as bit sets: keys that must not, and must, have occurred.
  struct Conditions {
    Words unseen, seen;
  };
  struct Proof {
    int points = 0;  // whether the side to move reaches them is `answer`
    Answer answer = Answer::no;
    Conditions conditions;
  };
  struct Node {
    std::vector<Proof> proofs;
    std::size_t next = 0;    // next proof to replace once the node is full
    SmallPoints answer = 0;  // point of the last successful move; 0 for a pass or none
  };
  struct Candidate {
    SmallPoints point = 0;  // 0: a pass
    SmallBoard board;       // after the move, from the mover's point of view
    int priority = 0;
  };
  using Candidates = std::vector<Candidate>;
  // A position of the line whose moves are being tried.
  struct Frame {
    Position position;
    int points = 0;  // that the side to move wants to reach
    Candidates moves;
    std::size_t next = 0;  // the move that is tried
  };

  RepetitionKey repetition_key(const Position& position) const;
  // Keeps the line in frames_, because one of 1,900 plies, as on 3x3, is too long for the stack of
  // a browser's worker.
  Answer reaches(const Position& position, int points);
  // Returns the answer, or nullopt after adding a frame for a position whose moves are needed.
  std::optional<Answer> enter(const Position& position, int points);
  // Removes the last frame, and stores and returns its answer.
  Answer leave(Answer answer);
  // Plays the next move of the last frame; false: its result would repeat.
  bool play_next();
  // Takes that move back; `opponents` is the answer of the position after it.
  void take_back(Answer opponents);
  static Position after_move(const Frame& frame);
  Candidates candidates(const Position& position, int points) const;
  bool holds(const Conditions& conditions) const;
  const Proof* find(const Position& position, int points) const;
  void store_proof(std::size_t depth, const Position& position, int points, Answer answer);
  std::size_t node_of(const Position& position) const;
  Conditions& conditions_at(std::size_t depth);

  SmallGrid grid_;
  BoardCodes codes_;
  Rules rules_;
  std::size_t words_;
  std::uint64_t most_proofs_, proofs_ = 0;
  std::function<bool(std::uint64_t)> may_continue_;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  PositionHistory<> line_;  // keys are those of repetition_key
  std::vector<Frame> frames_;
  std::vector<Conditions> found_;  // by depth, the number of frames: conditions of the last answer
  std::vector<Node> known_;        // by node_of
};

}  // namespace kanzen::go

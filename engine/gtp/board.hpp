#pragma once
// The board of a GTP engine: either colour may move at any time, and play may continue after both
// have passed.
//
// A colour that moves twice in a row moves as if the other one had passed, but that pass counts
// neither as a move nor towards the end of the game.  Superko considers all positions since the
// board was cleared or set up.
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/players/player.hpp"

namespace kanzen::gtp {
struct PlayedMove {
  Player player = 0;
  std::string move;  // in the game's notation
  AnyState after;
};

class Board {
 public:
  explicit Board(std::shared_ptr<const AnyGame> game);

  const AnyGame& game() const { return *game_; }
  const GameInfo& info() const { return game_->info(); }
  // Replaces the game by the same game with another komi; position and moves remain.
  void set_komi(std::shared_ptr<const AnyGame> same_with_komi) {
    game_ = std::move(same_with_komi);
  }

  void clear();
  bool is_empty() const;  // no stones, and no moves
  // Errc::bad_notation or Errc::illegal_position; on errors nothing changes.
  Result<void> set_position(std::string_view position);
  Result<void> set_black_stones(const std::vector<std::string>& points);  // White moves next

  bool can_play(Player player, std::string_view move) const;
  // False: the move is illegal.
  bool play(Player player, std::string_view move);
  bool undo();
  std::vector<std::string> legal_moves(Player player) const;  // including the pass
  // The turn in which a PlayerKind chooses a move for `player`.
  Turn turn(Player player) const;

  const AnyState& state() const { return line_.empty() ? root_ : line_.back().after; }
  const AnyState& root() const { return root_; }
  const std::vector<PlayedMove>& line() const { return line_; }
  Player to_move() const { return game_->board(state()).to_move; }
  // Names of the squares ("a1"), row by row from the top left.
  const std::vector<std::string>& points() const { return points_; }
  std::vector<std::string> stones(Player player) const;

 private:
  struct Legal {
    AnyMove move;
    std::string text;
  };
  struct Choices {
    AnyState state;
    std::vector<Legal> legal;
    std::vector<std::string> forbidden;  // by the repetition rule
  };
  Choices choices(Player player) const;
  AnyState with_mover(const AnyState& state, Player player) const;

  std::shared_ptr<const AnyGame> game_;
  AnyState root_;
  std::vector<PlayedMove> line_;
  std::vector<std::string> points_;
};

}  // namespace kanzen::gtp

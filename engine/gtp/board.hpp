#pragma once
// The board of a GTP engine: either colour may move at any time, and play may continue after both
// have passed.
//
// A colour that moves twice in a row moves as if the other one had passed, but that pass counts
// neither as a move nor towards the end of the game.  Superko considers all positions since the
// board was cleared or set up; the board keeps them from move to move, so that a game costs time
// proportional to its length.
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/adapter/repetition_history.hpp"
#include "engine/players/player.hpp"

namespace kanzen::gtp {
struct PlayedMove {
  Player player = 0;
  std::string move;  // in the game's notation
  AnyState after;
  Player next = 0;               // to move in `after`
  unsigned added_positions = 0;  // to the history for superko
};

// The stones of a position, without the fields that follow them.
constexpr std::string_view stones_in(std::string_view position) {
  return position.substr(0, position.find(':'));
}

class Board {
 public:
  explicit Board(std::shared_ptr<const AnyGame> game);

  const AnyGame& game() const { return *game_; }
  const GameInfo& info() const { return game_->info(); }
  // Replaces the game by the same game with another komi or compensation; position and moves
  // remain.
  void set_komi(std::shared_ptr<const AnyGame> same_with_komi) {
    game_ = std::move(same_with_komi);
    history_.set_game(*game_);
  }

  void clear();
  bool is_empty() const;  // no stones, and no moves
  // Errc::bad_notation or Errc::illegal_position; on errors nothing changes.
  Result<void> set_position(std::string_view position);
  // The same for stones, the first field of a position, and a side to move.  Prisoners remain.
  Result<void> set_stones(std::string_view stones, Player to_move);
  // Gives the turn to a player, as if the other one had passed.
  void set_to_move(Player player);

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
  Player to_move() const { return line_.empty() ? root_to_move_ : line_.back().next; }
  // Names of the squares ("a1"), row by row from the top left.
  const std::vector<std::string>& points() const { return points_; }
  // Returns the square of a vertex, ignoring case; nullopt: it is not a point of the board.
  std::optional<unsigned> square(std::string_view vertex) const;
  std::vector<std::string> stones(Player player) const;
  // The number of a player's stones that were captured, also by his own suicide, since the board
  // was cleared or set up.
  unsigned lost_stones(Player player) const;
  unsigned handicap() const;  // number of stones (count_handicap)

 private:
  struct Choices {
    AnyState state;
    std::vector<std::string> legal;      // in the game's notation
    std::vector<std::string> forbidden;  // by the repetition rule
  };
  Choices choices(Player player) const;
  // The position with this player to move; the same if the player is to move already.
  AnyState state_for(Player player) const;
  // Finds a move that is legal in `state`, a result of state_for.
  std::optional<AnyMove> find(const AnyState& state, std::string_view move) const;
  bool is_forbidden(const AnyState& state, const AnyMove& move) const;
  // The present position with other stones and another side to move, in notation.
  std::string position_with(std::string_view stones, Player to_move) const;
  void set_root(AnyState root);
  void add_to_history(const AnyState& state);

  std::shared_ptr<const AnyGame> game_;
  RepetitionHistory history_;  // from the root to the current position
  AnyState root_;
  Player root_to_move_ = 0;
  std::array<unsigned, 2> root_stones_{};  // of each player
  std::vector<PlayedMove> line_;
  std::vector<std::string> points_;
};

}  // namespace kanzen::gtp

#pragma once
// Session: a game in progress.  It has the game and its rules, the history as a tree, and the
// analyses received so far.  The command line, the JavaScript API and the page use this class and
// compute nothing about games themselves.
//
// A session does not request values and never blocks: `missing_analysis` lists the positions
// without an analysis, and the owner of a source (a solved game, a worker, a table) passes analyses
// to `deliver`.
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/repetition_history.hpp"
#include "engine/core/markup.hpp"
#include "engine/players/player.hpp"

namespace kanzen {
// Texts that end the game in place of a move.  In no game are they the notation of a move.
inline constexpr auto resignation = "resign";   // by the side to move
inline constexpr auto draw_agreement = "draw";  // by both players
// GameEnd::reason of these endings.  They are possible in every game and not in GameInfo::endings.
inline constexpr auto resignation_ending = "resignation";
inline constexpr auto agreement_ending = "agreement";

// True for `resignation` and `draw_agreement`, which do not change the board.
inline bool is_game_end_action(std::string_view move) {
  return move == resignation || move == draw_agreement;
}

// Begins the text that stands for a set-up in place of a move: "=___/_X_/___:2".  The position
// follows, with "_" for ".", because dots separate the moves of a link.
inline constexpr char set_up_mark = '=';

// A legal move that was chosen in a position, which may no longer be the current one.
struct ChosenMove {
  std::size_t place = 0;       // index into Session::moves
  std::uint64_t position = 0;  // hash of the position
};

class Session {
 public:
  using Node = std::size_t;  // index of a position in the history tree; 0 is the root

  // The history starts at the game's initial position.
  explicit Session(std::shared_ptr<const AnyGame> game);
  // Errors of find_game.
  static Result<Session> open(std::string_view game, std::string_view rules = {});

  const AnyGame& game() const { return *game_; }
  const GameInfo& info() const { return game_->info(); }

  // --- the current position
  const std::string& position() const { return position(current_); }
  const AnyState& state() const { return state(current_); }
  const BoardView& board() const { return board_; }         // its `end` includes end_of()
  std::size_t move_count() const { return legal_.size(); }  // 0: the game has ended
  // The views of the legal moves, made on the first call in a position.
  const std::vector<MoveView>& moves() const;
  // The notation of the legal moves, which costs less than `moves`.
  std::vector<std::string> move_texts() const;
  // Finds a legal move by its notation; nullopt: there is none.
  std::optional<ChosenMove> find(std::string_view text) const;
  // `move`: one of moves().
  ChosenMove chosen(const MoveView& move) const { return {move.place, position_key()}; }
  // True if `play` would succeed.
  bool can_play(std::string_view text) const;
  bool can_play(const ChosenMove& move) const;
  // The position after moves()[move]; nullopt: the move leaves no position.
  std::optional<AnyState> after(std::size_t move) const {
    return game_->after(state(), legal_[move]);
  }
  // A move that only the rule about repetition forbids.  It would repeat the situation that first
  // occurred at `since_ply`.
  struct ForbiddenMove {
    MoveView move;
    std::size_t since_ply = 0;
  };
  const std::vector<ForbiddenMove>& forbidden() const { return forbidden_; }
  // Legal moves, in notation, that draw the game by repetition.  Analyses ignore this, because they
  // do not depend on the past.
  const std::vector<std::string>& repeating() const { return repeating_; }
  // If the current situation has occurred before and its next occurrence draws the game, returns
  // the ply of its first occurrence; else nullopt.
  std::optional<std::size_t> would_repeat() const;
  // The earlier plies of the line at which the current position occurred, ascending; empty if the
  // game has a rule about repetition or has ended.
  std::vector<std::size_t> earlier_occurrences() const;
  // The turn of a player who is to choose a move here, without sources of values.
  Turn turn() const;

  // --- history: a tree of variations.  A move from an earlier position adds a variation and
  // removes nothing.
  Result<void> set_position(std::string_view text);  // clears the history; errors of AnyGame::parse
  // Plays a legal move, `resignation` of the side to move, or `draw_agreement`, or sets up the
  // position of a text with `set_up_mark`.  Errc::bad_notation: the text is no move of the game;
  // Errc::illegal_move: it is not legal here; errors of `set_up`.
  Result<void> play(std::string_view text);
  bool play(const ChosenMove& move);  // false: it was chosen in another position
  // Continues the line with a position that no move leads to, such as the next diagram of a
  // lesson, or the same pieces with the other side to move.  Play may so continue after the end of
  // the game.  The rule about repetition ignores the positions before a set-up that changes the
  // pieces.  Errors of AnyGame::parse.
  Result<void> set_up(std::string_view position);
  // The side to move resigns.  Errc::illegal_move: the game has ended.
  Result<void> resign();
  // Errc::illegal_move: the game has ended.
  Result<void> agree_on_draw();
  bool undo();  // false: at the root
  bool redo();  // follows the variation visited last; false: at its end
  void jump(Node node);
  void restart() { jump(0); }

  Node current() const { return current_; }
  std::size_t node_count() const { return nodes_.size(); }
  Node parent(Node node) const { return nodes_[node].parent; }  // the root's parent is the root
  const std::vector<Node>& children(Node node) const { return nodes_[node].children; }
  const std::string& position(Node node) const { return nodes_[node].position; }
  const AnyState& state(Node node) const { return nodes_[node].state; }
  // The text that `play` accepts to get from the parent to the node; empty at the root.
  const std::string& move_to(Node node) const { return nodes_[node].move; }
  // The move to the node; nullopt: at the root and at set-ups, and after a resignation or a draw
  // agreement.
  const std::optional<AnyMove>& played_move(Node node) const { return nodes_[node].made; }
  bool is_set_up(Node node) const { return nodes_[node].move.starts_with(set_up_mark); }
  // True if the node is a set-up with other pieces than its parent.
  bool changes_pieces(Node node) const { return node != 0 && nodes_[node].history_start == node; }
  // Returns the end of the game at a node whose position itself is not finished: by repetition, or
  // by a move without a resulting position, a resignation or a draw agreement, after which the node
  // has the position before it.  Null: the game did not end so.
  const GameEnd* end_of(Node node) const { return nodes_[node].end ? &*nodes_[node].end : nullptr; }
  Player to_move(Node node) const { return nodes_[node].to_move; }
  // False: there is no such node, or it was removed.  Numbers of removed nodes are not used again.
  bool has(Node node) const { return node < nodes_.size() && !nodes_[node].removed; }
  // All nodes that were not removed, in depth-first preorder, the first variation first.
  std::vector<Node> nodes() const;
  // Makes the innermost variation that contains the node the first one at its branching point.
  // False: the node is on the main line, which consists of the first variations.
  bool promote(Node node);
  // Removes the node and its descendants.  If the current node is among them, the node's parent
  // becomes the current one.  False: the node is the root, which cannot be removed.
  bool remove(Node node);
  // The nodes from the root through the current one to the end of the variation visited last.
  std::vector<Node> line() const;
  std::size_t ply() const { return ply(current_); }  // counted from the root
  std::size_t ply(Node node) const { return nodes_[node].ply; }
  const Markup& markup(Node node) const { return nodes_[node].markup; }
  void set_markup(Node node, Markup markup) { nodes_[node].markup = std::move(markup); }
  // The positions before the node that the rule about repetition considers, in notation: those from
  // the root, or from the last set-up that changed the pieces.
  std::vector<std::string> past(Node node) const;

  // --- analysis, by position notation
  const Analysis* analysis() const { return analysis(current_); }  // null: none received
  const Analysis* analysis(Node node) const;
  // The analysis of any position, in the history or not; null: none received.
  const Analysis* analysis_of(std::string_view position) const;
  // The value of a node for the side to move there; nullopt: no analysis received.  If end_of(node)
  // is not null, the outcome of that end at distance 0.
  std::optional<Value> value(Node node) const;
  // The positions on the line without an analysis, in notation, the current one first.
  std::vector<std::string> missing_analysis() const;
  void deliver(Analysis analysis);
  void forget_analysis() { analysis_.clear(); }
  // The best moves of the current position, with the rule about repetition; empty: no analysis
  // received.
  std::vector<std::string> best_moves() const;

 private:
  struct NodeData {
    Node parent = 0;
    std::vector<Node> children;
    std::size_t visited_last = 0;  // index into children, for redo
    bool removed = false;          // no longer a child of its parent
    std::size_t ply = 0;
    Node history_start = 0;  // the first position that the rule about repetition considers
    std::string move, position;
    std::optional<AnyMove> made;  // see played_move()
    AnyState state;
    Player to_move = 0;
    std::optional<GameEnd> end;  // see end_of()
    Markup markup;
  };

  void reset(const AnyState& root);
  void update_compensation();
  void go_to(Node node);  // updates all members that depend on the current position
  void change_repetition_history(Node to);
  void list_moves();
  void forbid(MoveView move, std::size_t since_ply);
  std::optional<GameEnd> end_by_repetition(const AnyMove& move) const;
  bool follows(Node node, Node from) const;  // `node` is `from` or a descendant
  // The path from `from`, which is the node or an ancestor, through the node.
  std::vector<Node> path_to(Node node, Node from = 0) const;
  Result<void> end_game(const char* word, std::optional<Player> winner, const char* reason);
  void make(std::size_t place);
  // Goes to the child of the current node for which `is` returns true; false: there is none.
  template <class Is>
  bool revisit(const Is& is);
  void add_child(NodeData next, const std::optional<AnyState>& state);
  bool has_pieces_of(const BoardView& board) const;
  // The ply of a situation in the current repetition history.
  std::size_t ply_in_line(std::size_t place) const {
    return ply(nodes_[current_].history_start) + place;
  }
  std::uint64_t position_key() const { return StateHash{}(state()); }
  Diagnostic describe_current() const;         // for messages
  Error refusal(std::string_view move) const;  // the error for a text that is no legal move
  std::string move_of_each_kind() const;

  std::shared_ptr<const AnyGame> game_;
  std::vector<NodeData> nodes_;
  Node current_ = 0;
  BoardView board_;
  std::vector<AnyMove> legal_;  // the legal moves of the current position
  mutable std::optional<std::vector<MoveView>> move_views_;  // see moves()
  std::vector<ForbiddenMove> forbidden_;
  std::vector<std::string> repeating_;
  // They belong to the path from the root to the current node.  Each set-up that changes the pieces
  // begins another one; the last one is in force.
  std::vector<RepetitionHistory> repetition_histories_;
  std::map<std::string, Analysis, std::less<>> analysis_;
};

}  // namespace kanzen

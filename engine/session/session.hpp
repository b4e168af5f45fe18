#pragma once
// Session: one visitor's game.  Game and rules, the history as a tree, and the
// analysis that has arrived so far.  The command line, the JavaScript API and
// the page all drive this class and compute nothing about games themselves.
//
// Analysis is pulled: `missing_analysis` names the positions that want values;
// whoever owns a source (a solved game, a worker, a table) hands them to
// `deliver`.  A session never waits.
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/situations.hpp"
#include "engine/players/player.hpp"

namespace kanzen {
// Written in place of a move by whoever gives the game up; no game's notation has it.
inline constexpr auto resignation = "resign";
// Written there when both players agree on a draw.
inline constexpr auto draw_agreement = "draw";
// The reasons of games that ended so.  Possible in every game, and none of GameInfo::endings.
inline constexpr auto resignation_ending = "resignation";
inline constexpr auto agreement_ending = "agreement";

// Is it one of the two words, which leave the board as it is?
inline bool is_said(std::string_view move) { return move == resignation || move == draw_agreement; }

// A legal move as whoever has chosen it names it.
struct ChosenMove {
  std::size_t place = 0;       // in the list of legal moves, Session::moves
  std::uint64_t position = 0;  // the key of the position in which it has been chosen
};

class Session {
 public:
  using Node = std::size_t;  // a position in the history tree; 0 is the root

  // Starts at the game's initial position.
  explicit Session(std::shared_ptr<const AnyGame> game);
  static Result<Session> open(std::string_view game, std::string_view rules = {});

  const AnyGame& game() const { return *game_; }
  const GameInfo& info() const { return game_->info(); }

  // --- the current position
  const std::string& position() const { return position(current_); }
  const AnyState& state() const { return state(current_); }
  const BoardView& board() const { return board_; }         // its `end` is the game's
  std::size_t move_count() const { return legal_.size(); }  // 0: the game has ended
  // The legal moves as pictures and texts, made when they are first asked for here.
  const std::vector<MoveView>& moves() const;
  // The same in notation alone, which costs less.
  std::vector<std::string> move_texts() const;
  // A legal move, by its notation; nullopt: there is no such.
  std::optional<ChosenMove> find(std::string_view text) const;
  // One of moves().
  ChosenMove chosen(const MoveView& move) const { return {move.place, position_key()}; }
  // Would `play` take it?
  bool can_play(std::string_view text) const;
  bool can_play(const ChosenMove& move) const;
  // The position after one of them, by its place there; nullopt: it leaves none.
  std::optional<AnyState> after(std::size_t move) const;
  // Moves that nothing but repetition forbids, as the line has been at `since_ply` before what
  // they would lead to.
  struct ForbiddenMove {
    MoveView move;
    std::size_t since_ply = 0;
  };
  const std::vector<ForbiddenMove>& forbidden() const { return forbidden_; }
  // Legal moves, in notation, that draw the game at once as a situation comes again; values,
  // which are those of a state alone, do not know of them.
  const std::vector<std::string>& repeating() const { return repeating_; }
  // The ply at which the current situation came first, where it has come before and the game is
  // drawn when it comes once more; nullopt: otherwise.
  std::optional<std::size_t> nearly_repeated() const;
  // The plies at which the current position has been before, where nothing follows from that: play
  // could go on so for ever.
  std::vector<std::size_t> came_before() const;
  // Whoever is to choose a move here, with what is forbidden or draws and no values yet.
  Turn turn() const;

  // --- history.  Nothing is lost by trying a move: playing from an earlier
  // position starts a variation beside the old one.
  Result<void> set_position(std::string_view text);  // drops the history
  // `text`: a legal move, `resignation` of the side to move, or `draw_agreement`.
  // Errc::bad_notation: it is no move at all; Errc::illegal_move.
  Result<void> play(std::string_view text);
  bool play(const ChosenMove& move);  // false: it has been chosen in another position
  // A legal move that nobody has made, which a game in another form leaves out: a pass between two
  // moves of one player.  It is another child than that of the same move when it is played.
  Result<void> insert(std::string_view text);
  // The side to move gives the game up.  Errc::illegal_move: it has ended.
  Result<void> resign();
  // Errc::illegal_move: the game has ended.
  Result<void> agree_on_draw();
  bool undo();  // false: already at the root
  bool redo();  // along the variation visited last; false: nothing to redo
  void jump(Node node);
  void restart() { jump(0); }

  Node current() const { return current_; }
  std::size_t node_count() const { return nodes_.size(); }
  Node parent(Node node) const { return nodes_[node].parent; }  // the root's parent is the root
  const std::vector<Node>& children(Node node) const { return nodes_[node].children; }
  const std::string& position(Node node) const { return nodes_[node].position; }
  const AnyState& state(Node node) const { return nodes_[node].state; }
  const std::string& move_to(Node node) const { return nodes_[node].move; }  // empty at the root
  // The move to it; nullopt: at the root, and where a word stands in place of a move.
  const std::optional<AnyMove>& made(Node node) const { return nodes_[node].made; }
  bool is_inserted(Node node) const { return nodes_[node].inserted; }  // the move to it, by insert
  // How the game has ended at a node, where its position does not say so: by a move that left
  // none or by resignation (then the node carries the position before it), or by repetition; null:
  // none of them.
  const GameEnd* end_of(Node node) const { return nodes_[node].end ? &*nodes_[node].end : nullptr; }
  Player to_move(Node node) const { return nodes_[node].to_move; }
  // A removed node keeps its number, which no other gets; below `node_count`.
  bool has(Node node) const { return node < nodes_.size() && !nodes_[node].removed; }
  // All that are there, each before those that follow from it, the first variation first.
  std::vector<Node> nodes() const;
  // Where the way to a node leaves the first variation last, the node's own becomes the first.
  // False: the node is on the main line already, which goes by the first variation everywhere.
  bool promote(Node node);
  // With everything that follows from it; whoever stood there stands before it now.  False: the
  // root stays.
  bool remove(Node node);
  // From the root through the current position to the end of its variation.
  std::vector<Node> line() const;
  std::size_t ply() const { return ply(current_); }  // counted from the root
  std::size_t ply(Node node) const;
  // The positions before a node on the way to it, the first one first.
  std::vector<std::string> past(Node node) const;

  // --- analysis, by position notation
  const Analysis* analysis() const { return analysis(current_); }  // null: not known yet
  const Analysis* analysis(Node node) const;
  // Of any position, in the history or not.
  const Analysis* analysis_of(std::string_view position) const;
  // The value at a node for the side to move there; null: not known yet.
  // Where end_of(node) is set, its outcome in 0.
  std::optional<Value> value(Node node) const;
  // Positions on the line without an analysis, the current one first.
  std::vector<std::string> missing_analysis() const;
  void deliver(Analysis analysis);
  void forget_analysis() { analysis_.clear(); }
  // Moves of the current position no other move is better than; empty: not
  // known yet.
  std::vector<std::string> best_moves() const;

 private:
  struct NodeData {
    Node parent = 0;
    std::vector<Node> children;
    std::size_t visited_last = 0;  // index into children, for redo
    bool removed = false;          // no child of its parent any more
    bool inserted = false;         // see insert
    std::string move, position;
    std::optional<AnyMove> made;  // see made
    AnyState state;
    Player to_move = 0;
    std::optional<GameEnd> end;  // see end_of
  };

  void reset(const AnyState& root);
  void go_to(Node node);  // refreshes all that is told of the current position
  void note_situations();
  void list_moves();
  void forbid(MoveView move, std::size_t since_ply);
  std::optional<GameEnd> end_by_repetition(const AnyMove& move) const;
  bool follows(Node node, Node from) const;  // is it `from`, or does it come after it?
  Result<void> say(const char* word, std::optional<Player> winner, const char* reason);
  void make(std::size_t place, bool inserted);
  // The child of the current node that `is` meant; false: there is none.
  template <class Is>
  bool revisit(const Is& is);
  void add_child(NodeData next, const std::optional<AnyState>& state);
  std::uint64_t position_key() const { return StateHash{}(state()); }
  std::optional<GameEnd> end_by_move(std::size_t move) const;
  Error refusal(std::string_view move) const;  // of a text that is no legal move
  std::string move_of_each_kind() const;

  std::shared_ptr<const AnyGame> game_;
  std::vector<NodeData> nodes_;
  Node current_ = 0;
  BoardView board_;
  std::vector<AnyMove> legal_;                             // the moves of the current position,
  mutable std::optional<std::vector<MoveView>> pictures_;  // and each of them as a picture
  std::vector<ForbiddenMove> forbidden_;
  std::vector<std::string> repeating_;
  Situations situations_;  // from the root to the current position
  std::map<std::string, Analysis, std::less<>> analysis_;
};

}  // namespace kanzen

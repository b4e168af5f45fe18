// The bindings of games and their rules: positions, moves, and the history as a tree. The modules
// of the engine and of the rules have them; kanzen-engine.d.mts declares the types. Functions that
// can fail on bad input return {ok, value | error}; none throws.
#include <emscripten/bind.h>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/session/link.hpp"
#include "engine/session/session.hpp"
#include "web/bindings/codec.hpp"

namespace kanzen::web {
namespace {

// --- boards and moves, with names of kinds and squares instead of numbers

val piece_to_js(const PieceView& piece, const GameInfo& info) {
  val object = val::object();
  object.set("kind", info.kinds.at(piece.kind));
  object.set("player", player_to_js(piece.player));
  return object;
}

val end_to_js(const std::optional<GameEnd>& end, const BoardView& board) {
  if (!end) return val::null();
  val squares = val::array();
  for (const unsigned square : end->squares) append(squares, val(board.squares.at(square).name));
  val object = val::object();
  object.set("winner", player_to_js(end->winner));
  object.set("reason", end->reason);
  object.set("score", to_js(end->score));
  object.set("squares", squares);
  return object;
}

val board_to_js(const BoardView& board, const GameInfo& info) {
  val squares = val::array();
  for (const SquareView& square : board.squares) {
    val stack = val::array();
    for (const PieceView& piece : square.stack) append(stack, piece_to_js(piece, info));
    val view = val::object();
    view.set("name", square.name);
    view.set("stack", stack);
    append(squares, view);
  }
  val hands = val::array();
  for (const HandView& hand : board.hands) {
    val view = val::object();
    view.set("piece", piece_to_js(hand.piece, info));
    view.set("count", hand.count);
    view.set("capacity", hand.capacity);
    append(hands, view);
  }
  val object = val::object();
  object.set("columns", board.columns);
  object.set("rows", board.rows);
  object.set("squares", squares);
  object.set("hands", hands);
  object.set("toMove", player_to_js(board.to_move));
  object.set("end", end_to_js(board.end, board));
  return object;
}

// The fields of a move in the order in which ruled_game.mjs reads them; a missing field is empty.
std::string row_of(const MoveView& move, const std::optional<AnyState>& after,
                   const Session& session) {
  const GameInfo& info = session.info();
  const auto square = [&](const std::optional<unsigned>& at) {
    return at ? session.board().squares.at(*at).name : std::string();
  };
  const auto kind_and_player = [&](const std::optional<PieceView>& view) {
    if (!view) return std::string("\t");
    return info.kinds.at(view->kind) + '\t' + std::to_string(view->player + 1);
  };
  const auto piece =
      move.kind == MoveKind::pass ? std::nullopt : std::optional<PieceView>(move.piece);
  return move.text + '\t' + name_of(move.kind) + '\t' + kind_and_player(piece) + '\t' +
         square(move.from) + '\t' + square(move.to) + '\t' + kind_and_player(move.promoted_to) +
         '\t' + std::to_string(move.pieces_above) + '\t' +
         (after ? session.game().format(*after) : std::string());
}

// A line for each move, because each call into JavaScript costs as much as a line, and the ends of
// the moves that end the game.
val moves_to_js(const Session& session) {
  std::string rows;
  val ends = val::array();
  std::size_t number = 0;
  for (const MoveView& move : session.moves()) {
    rows.append(rows.empty() ? "" : "\n").append(row_of(move, session.after(number), session));
    if (move.end) {
      val entry = val::object();
      entry.set("number", to_js(number));
      entry.set("end", end_to_js(move.end, session.board()));
      append(ends, entry);
    }
    ++number;
  }
  val object = val::object();
  object.set("rows", rows);
  object.set("ends", ends);
  return object;
}

// --- history

val entry_to_js(const Session& session, Session::Node node, std::size_t ply) {
  val entry = val::object();
  entry.set("node", to_js(node));
  entry.set("ply", to_js(ply));
  entry.set("move", node == 0 ? val::null() : val(session.move_to(node)));
  entry.set("position", session.position(node));
  entry.set("toMove", player_to_js(session.to_move(node)));
  entry.set("current", node == session.current());
  return entry;
}

// The nodes of the current line.
val history_to_js(const Session& session) {
  val entries = val::array();
  std::size_t ply = 0;
  for (const Session::Node node : session.line())
    append(entries, entry_to_js(session, node, ply++));
  return entries;
}

// All nodes in the order of their numbers.
val variations_to_js(const Session& session) {
  const std::vector<Session::Node> line = session.line();
  const std::set<Session::Node> on_line(line.begin(), line.end());
  std::vector<std::size_t> plies(session.node_count(), 0);
  val nodes = val::array();
  // A node's number is higher than its parent's.
  for (Session::Node node = 0; node < session.node_count(); ++node) {
    if (!session.has(node)) continue;
    const Session::Node parent = session.parent(node);
    if (node > 0) plies[node] = plies[parent] + 1;
    val entry = entry_to_js(session, node, plies[node]);
    entry.set("parent", node == 0 ? val::null() : to_js(parent));
    entry.set("children", to_js(session.children(node)));
    entry.set("onLine", on_line.count(node) > 0);
    append(nodes, entry);
  }
  return nodes;
}

// The current position and the history, without values.
class EngineSession {
 public:
  explicit EngineSession(Session session) : session_(std::move(session)) {}

  val info() const { return to_js(session_.info()); }
  // Returns GameInfo::added_points, which depends on the history; null: there is no komi.
  val addedPoints() const {
    const auto points = session_.info().added_points();
    return points ? val(*points) : val::null();
  }
  std::string position() const { return session_.position(); }
  val board() const { return board_to_js(session_.board(), session_.info()); }
  val moves() const { return moves_to_js(session_); }
  // One text, because JavaScript splits it faster than it receives many.
  std::string legal_moves() const {
    std::string lines;
    for (const std::string& text : session_.move_texts())
      lines.append(lines.empty() ? "" : "\n").append(text);
    return lines;
  }
  bool can_play(const std::string& text) const { return session_.can_play(text); }
  val history() const { return history_to_js(session_); }
  val variations() const { return variations_to_js(session_); }
  // The positions before the current one that the rule about repetition considers.
  val past() const { return to_js(session_.past(session_.current())); }
  std::string link() const { return link_to(session_); }
  val other_notations() const {
    const Result<AnyState> state = session_.game().parse(session_.position());
    return state ? to_js(session_.game().other_notations(*state)) : val::array();
  }

  val set_position(const std::string& text) { return answer(session_.set_position(text)); }
  val play(const std::string& move) { return answer(session_.play(move)); }
  bool undo() { return session_.undo(); }
  bool redo() { return session_.redo(); }
  bool jump(unsigned ply) {
    const std::vector<Session::Node> line = session_.line();
    return ply < line.size() && go_to(static_cast<unsigned>(line[ply]));
  }
  bool go_to(unsigned node) {
    if (!session_.has(node)) return false;
    session_.jump(node);
    return true;
  }
  bool promote(unsigned node) { return session_.has(node) && session_.promote(node); }
  bool remove(unsigned node) { return session_.has(node) && session_.remove(node); }

 private:
  Session session_;
};

val games_to_js() { return to_js(list_games()); }
val sized_games_to_js() { return to_js(sized_games()); }

val session_to_js(Result<Session> session) {
  if (!session) return failure(session.error());
  return success(val(std::make_shared<EngineSession>(*std::move(session))));
}

val open_session(const std::string& game, const std::string& rules) {
  return session_to_js(Session::open(game, rules));
}

val open_link(const std::string& fragment) {
  if (const LinkedMoves named = moves_of_link(fragment); named.within < named.moves) {
    return failure(
        {Errc::bad_notation,
         untranslated("the link has " + std::to_string(named.moves) + " moves; expected at most " +
                      std::to_string(longest_linked_line) + " in a line and " +
                      std::to_string(most_linked_moves) + " in all")});
  }
  return session_to_js(session_from_link(fragment));
}

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_session) {
  using namespace emscripten;
  function("listGames", &games_to_js);
  function("listSizedGames", &sized_games_to_js);
  function("openSession", &open_session);
  function("openLink", &open_link);

  class_<EngineSession>("EngineSession")
      .smart_ptr<std::shared_ptr<EngineSession>>("EngineSessionPointer")
      .function("info", &EngineSession::info)
      .function("addedPoints", &EngineSession::addedPoints)
      .function("position", &EngineSession::position)
      .function("board", &EngineSession::board)
      .function("moves", &EngineSession::moves)
      .function("legalMoves", &EngineSession::legal_moves)
      .function("canPlay", &EngineSession::can_play)
      .function("history", &EngineSession::history)
      .function("variations", &EngineSession::variations)
      .function("past", &EngineSession::past)
      .function("link", &EngineSession::link)
      .function("otherNotations", &EngineSession::other_notations)
      .function("setPosition", &EngineSession::set_position)
      .function("play", &EngineSession::play)
      .function("undo", &EngineSession::undo)
      .function("redo", &EngineSession::redo)
      .function("jump", &EngineSession::jump)
      .function("goTo", &EngineSession::go_to)
      .function("promote", &EngineSession::promote)
      .function("remove", &EngineSession::remove);
}

}  // namespace kanzen::web

// The games with their rules as a part of a WebAssembly module: positions, moves, and history as a
// tree.  All modules without graphics have it; its types are in kanzen-session.d.mts.  What can
// fail on bad input returns {ok, value | error}; nothing throws.
#include <emscripten/bind.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/session/link.hpp"
#include "engine/session/session.hpp"
#include "web/to_js.hpp"

namespace kanzen::web {
namespace {

// JavaScript splits one text faster than it takes many.
std::string lines_of(const std::vector<std::string>& texts) {
  std::string lines;
  for (const std::string& text : texts) lines.append(lines.empty() ? "" : "\n").append(text);
  return lines;
}

// Position and history; values are asked elsewhere.
class EngineSession {
 public:
  explicit EngineSession(Session session) : session_(std::move(session)) {}

  val info() const { return to_js(session_.info()); }
  std::string position() const { return session_.position(); }
  val board() const { return to_js(session_.board(), session_.info()); }
  val moves() const { return moves_to_js(session_); }
  std::string legal_moves() const { return lines_of(session_.move_texts()); }
  bool can_play(const std::string& text) const { return session_.can_play(text); }
  val history() const { return history_to_js(session_); }
  val variations() const { return variations_to_js(session_); }
  // The positions before the current one.
  val past() const { return val::array(session_.past(session_.current())); }
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

val games() {
  val all = val::array();
  for (const GameInfo& info : list_games()) all.call<void>("push", to_js(info));
  return all;
}

val opened(Result<Session> session) {
  if (!session) return failure(session.error());
  return success(val(std::make_shared<EngineSession>(*std::move(session))));
}

val open_session(const std::string& game, const std::string& rules) {
  return opened(Session::open(game, rules));
}

val open_link(const std::string& fragment) {
  if (const LinkedMoves named = moves_of_link(fragment); named.within < named.moves) {
    return failure({Errc::bad_notation,
                    "the link has " + std::to_string(named.moves) +
                        " moves; right would be at most " + std::to_string(longest_linked_line) +
                        " in a line and " + std::to_string(most_linked_moves) + " in all"});
  }
  return opened(session_from_link(fragment));
}

}  // namespace

EMSCRIPTEN_BINDINGS(kanzen_session) {
  using namespace emscripten;
  function("listGames", &games);
  function("listSizedGames", &sized_games_to_js);
  function("openSession", &open_session);
  function("openLink", &open_link);

  class_<EngineSession>("EngineSession")
      .smart_ptr<std::shared_ptr<EngineSession>>("EngineSessionPointer")
      .function("info", &EngineSession::info)
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

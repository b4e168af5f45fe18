// How the main line of a game record ends.
#include "engine/record/game_record.hpp"

namespace kanzen {

Session::Node end_of_main_line(const Session& session) {
  Session::Node node = 0;
  while (!session.children(node).empty()) {
    const auto& children = session.children(node);
    const bool said = is_said(session.move_to(children.front()));
    node = said && children.size() > 1 ? children[1] : children.front();
  }
  return node;
}

void add_resignation(GameRecord& record) {
  Session& session = record.session;
  const auto loser = resigned_in(record.texts.result);
  const Session::Node end = end_of_main_line(session);
  if (!loser || session.to_move(end) != *loser) return;
  session.jump(end);
  if (session.resign()) record.texts.result_at = session.current();
  session.restart();
}

}  // namespace kanzen

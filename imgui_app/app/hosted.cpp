// Controller: the operations for the host page of an embedded board.
#include "imgui_app/app/hosted.hpp"

#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/session/link.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/app/controller.hpp"

namespace kanzen::app {
namespace {

constexpr std::pair<std::string_view, const char*> step_buttons[] = {{"first", "button-first"},
                                                                     {"previous", "button-undo"},
                                                                     {"next", "button-redo"},
                                                                     {"last", "button-last"}};

}  // namespace

Result<void> Controller::open_for_host(const std::string& link) {
  Result<Session> session = session_from_link(link);
  if (!session) return session.error();
  open_linked(link, *std::move(session));
  finish_input();
  return {};
}

Result<void> Controller::step_for_host(std::string_view where) {
  for (const auto& [name, button] : step_buttons) {
    if (name != where) continue;
    activate(ItemId(button));
    return {};
  }
  const std::size_t last = state_.session->line().size() - 1;
  const auto ply = parse_number<std::size_t>(where);
  if (!ply || *ply > last)
    return Error{Errc::bad_notation,
                 untranslated("there is no step to \"" + excerpt(where) +
                              "\"; expected first, previous, next, last, or a ply from 0 to " +
                              std::to_string(last))};
  activate(plot_item(*ply));
  return {};
}

HostedState Controller::hosted_state() const {
  const Session& session = *state_.session;
  HostedState hosted;
  hosted.link = current_link();
  hosted.position = session.position();
  hosted.move = session.move_to(session.current());
  hosted.ply = session.ply();
  hosted.plies = session.line().size() - 1;
  hosted.to_move = session.board().to_move;
  hosted.ended = has_ended(session);
  hosted.winner = winner_of(session);
  if (!state_.view.values) return hosted;
  if (const auto value = session.value(session.current())) hosted.value = known_value(*value);
  // A search determines the outcome and not the distance.
  if (hosted.value && session.info().needs_search() && !hosted.ended)
    hosted.value->distance = std::nullopt;
  return hosted;
}

std::string link_fault(std::string_view link) {
  const auto session = session_from_link(link);
  return session ? std::string() : session.error().message;
}

}  // namespace kanzen::app

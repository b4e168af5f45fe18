// For any bytes, a position, a move or a link is refused with a message, or is written as it was
// read.
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/adapter/any_game.hpp"
#include "engine/session/link.hpp"
#include "engine/session/session.hpp"

namespace {

void check_position(const kanzen::AnyGame& game, std::string_view text) {
  const auto state = game.parse(text);
  if (!state) {
    if (state.error().message.empty()) std::abort();
    if (state.error().offset && *state.error().offset > text.size()) std::abort();
    return;
  }
  const std::string written = game.format(*state);
  const auto again = game.parse(written);
  if (!again || !(*again == *state)) std::abort();
  game.board(*state);
  for (const auto& move : game.moves(*state)) {
    const auto after = game.after(*state, move);
    if (after && !game.parse(game.format(*after))) std::abort();
  }
}

void check_name(const std::string& text) {
  const auto game = kanzen::find_game(text);
  if (!game) {
    if (game.error().message.empty()) std::abort();
    return;
  }
  // The name may be an alias, or in capitals; the game's own name is found again.
  const std::string& name = (*game)->info().name;
  const auto again = kanzen::find_game(name);
  if (!again || (*again)->info().name != name) std::abort();
}

void check_link(const std::string& text) {
  const auto session = kanzen::session_from_link(text);
  if (!session) {
    if (session.error().message.empty()) std::abort();
    return;
  }
  const std::string link = kanzen::link_to(*session);
  const auto again = kanzen::session_from_link(link);
  if (!again || kanzen::link_to(*again) != link) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  static const auto games = [] {
    std::vector<std::shared_ptr<const kanzen::AnyGame>> all;
    for (const auto& info : kanzen::list_games())
      all.push_back(*kanzen::find_game(info.name, info.rules));
    for (const char* sized : {"mnk:4,3,3", "mnk:8,8,5", "mnk:30,2,3"})
      all.push_back(*kanzen::find_game(sized));
    return all;
  }();
  for (const auto& game : games) check_position(*game, text);
  check_name(text);
  check_link(text);
  auto session = *kanzen::Session::open("gobblers");
  if (!session.play(text) && session.node_count() != 1) std::abort();
  return 0;
}

#include "imgui_app/app/previous_games.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/session/link.hpp"

namespace kanzen::app {

void PreviousGames::add(OpenGame game) {
  // The limit of browsers for a page's session history.
  constexpr std::size_t most_previous_games = 50;
  std::string link = link_to(game.session);
  take_linked(link);
  if (games_.size() == most_previous_games) games_.erase(games_.begin());
  game.session.forget_analysis();  // its source may have changed by then
  game.record.offered.reset();
  games_.push_back({std::move(link), std::move(game)});
}

std::optional<OpenGame> PreviousGames::take_linked(std::string_view link) {
  return take([&](const LinkedGame& one) { return one.link == link; });
}

std::optional<OpenGame> PreviousGames::take_named(std::string_view name) {
  return take([&](const LinkedGame& one) { return one.game.session.info().name == name; });
}

std::optional<OpenGame> PreviousGames::take(const Closure<bool(const LinkedGame&)>& is_wanted) {
  const auto found = std::find_if(games_.rbegin(), games_.rend(), is_wanted);
  if (found == games_.rend()) return std::nullopt;
  OpenGame game = std::move(found->game);
  games_.erase(std::next(found).base());
  return game;
}

}  // namespace kanzen::app

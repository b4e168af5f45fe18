#include "imgui_app/shell/left_games.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/session/link.hpp"

namespace kanzen::app {

void LeftGames::add(OpenGame game) {
  constexpr std::size_t most_left = 50;  // the limit of browsers for a page's session history
  std::string link = link_to(game.session);
  take_linked(link);
  if (games_.size() == most_left) games_.erase(games_.begin());
  game.session.forget_analysis();  // its source may have changed by then
  game.record.offered.reset();
  games_.push_back({std::move(link), std::move(game)});
}

std::optional<OpenGame> LeftGames::take_linked(std::string_view link) {
  return take([&](const Left& left) { return left.link == link; });
}

std::optional<OpenGame> LeftGames::take_named(std::string_view name) {
  return take([&](const Left& left) { return left.game.session.info().name == name; });
}

std::optional<OpenGame> LeftGames::take(const std::function<bool(const Left&)>& is_wanted) {
  const auto found = std::find_if(games_.rbegin(), games_.rend(), is_wanted);
  if (found == games_.rend()) return std::nullopt;
  OpenGame game = std::move(found->game);
  games_.erase(std::next(found).base());
  return game;
}

}  // namespace kanzen::app

#pragma once
// Games that the visitor has left for others since the page was opened; each can be reopened as it
// was.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_app/model/closure.hpp"
#include "imgui_app/model/open_game.hpp"

namespace kanzen::app {

class PreviousGames {
 public:
  void add(OpenGame game);
  // Both remove and return the game that was left last among those that match; nullopt if none
  // does.
  std::optional<OpenGame> take_linked(std::string_view link);  // by its link as link_to writes it
  std::optional<OpenGame> take_named(std::string_view name);   // by GameInfo::name

 private:
  struct LinkedGame {
    std::string link;
    OpenGame game;
  };
  std::optional<OpenGame> take(const Closure<bool(const LinkedGame&)>& is_wanted);

  std::vector<LinkedGame> games_;  // the one left last is at the end
};

}  // namespace kanzen::app

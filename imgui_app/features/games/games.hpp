#pragma once
// Games: the menu with the games, the rules of the open one, and boards of any size.
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/features/feature.hpp"
#include "imgui_app/features/games/board_size.hpp"
#include "imgui_app/features/games/menu_games.hpp"

namespace kanzen::app {

// The board size chosen in the game menu.
struct SizeChoice {
  std::string family;  // one of sized_games()
  BoardSize size{4, 3, 3};
  bool by_search = false;              // the board is too large to solve
  std::optional<SizeRefusal> refusal;  // the reason if the last step was refused
};

// --- items of the menu
inline constexpr ItemKind<std::string> game_item{"game-"};  // by GameInfo::name
inline constexpr ItemKind<SizePart, int> size_item{"size-"};

class Games final : public Feature {
 public:
  explicit Games(const FeatureContext& context);

  void add_panels(Panels& panels) const override;

  const std::vector<MenuGame>& entries() const { return entries_; }
  const SizeChoice& size_choice() const { return choice_; }

 private:
  void open_menu();
  bool open_rules(const std::string& rules);
  void offer_sizes();
  void step_size_part(SizePart part, int step);
  void describe_size();
  void draw_menu(Ui& ui) const;

  std::vector<MenuGame> entries_;  // filled when the menu first opens
  SizeChoice choice_;
};

}  // namespace kanzen::app

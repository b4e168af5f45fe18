#pragma once
// Correspondence: two people play by sending each other the link of the game after each move.
// The visitor who opens such a link plays the side to move, from whose side the board is seen.
#include "imgui_app/features/feature.hpp"

namespace kanzen::app {

class Correspondence final : public Feature {
 public:
  explicit Correspondence(const FeatureContext& context);

  void read_choices(const LinkKeys& keys) override;
  void game_linked(const LinkKeys& keys) override;
  void game_opened() override { distant_.reset(); }
  void mode_changed(bool begins) override;
  void item_pressed(const ItemId& item) override;
  std::string link_keys() const override;
  News news() const override;
  void add_panels(Panels& panels) const override;

 private:
  bool begin();
  bool send();
  void end() { distant_.reset(); }
  bool is_offered() const;
  bool is_own_turn() const;

  std::string heading() const;
  std::string detail() const;
  float draw_card(Ui& ui, const Rect& area) const;

  std::optional<Player>& distant_;
};

}  // namespace kanzen::app

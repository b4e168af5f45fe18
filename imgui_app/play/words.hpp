#pragma once
// The words about who plays in place of a person, and about what a person's move has cost, apart
// from the rest of the page (strings.hpp).
#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

enum class PlayText {
  strength,
  strength_of,
  perfect,
  slipping,
  random,
  perfect_name,
  slipping_name,
  random_name,
  about_perfect,
  about_slipping,
  about_random,
  watching_others,
  your_turn_after_blunder,
  blunder_title,
  gave_draw,
  win_to_draw,
  win_to_loss,
  chance_fell,
  better,
  take_back,
  count
};

std::string_view text(Language language, PlayText id);

}  // namespace kanzen::app

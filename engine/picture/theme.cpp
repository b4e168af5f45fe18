#include "engine/picture/theme.hpp"

namespace kanzen {

const Theme& light_theme() {
  static constexpr Theme theme{
      .dark = false,
      .bg = rgb(0xF5F2EB),
      .surface = rgb(0xFDFCF9),
      .raised = rgb(0xEDE8DD),
      .line = rgb(0xDED7C9),
      .strong = rgb(0x8A8373),
      .text = rgb(0x262320),
      .text2 = rgb(0x5F594F),
      .board_frame = rgb(0xE2DACA),
      .board_cell = rgb(0xF6F2E9),
      .last_move = rgb(0xECE2BF),
      .accent = rgb(0x0B7268),
      .accent_soft = rgb(0xD3EAE5),
      .on_accent = rgb(0xFFFFFF),
      .win = rgb(0x1A5FB4),
      .win_soft = rgb(0xDFEAF7),
      .draw = rgb(0x62666D),
      .draw_soft = rgb(0xE8E8E6),
      .loss = rgb(0xA5460A),
      .loss_soft = rgb(0xFAE7D8),
      .warn = rgb(0xB3261E),
      .warn_soft = rgb(0xFBE3E0),
      .shadow = rgb(0x3A2E16),
      .shadow_alpha = 0.07F,
  };
  return theme;
}

const Theme& dark_theme() {
  static constexpr Theme theme{
      .dark = true,
      .bg = rgb(0x15171B),
      .surface = rgb(0x1D2025),
      .raised = rgb(0x2A2E35),
      .line = rgb(0x343943),
      .strong = rgb(0x7F8694),
      .text = rgb(0xEDEAE3),
      .text2 = rgb(0xB0ACA2),
      .board_frame = rgb(0x0E1013),
      .board_cell = rgb(0x262A31),
      .last_move = rgb(0x3A3728),
      .accent = rgb(0x4FC9B8),
      .accent_soft = rgb(0x173F3B),
      .on_accent = rgb(0x0B2320),
      .win = rgb(0x86B9F8),
      .win_soft = rgb(0x1B324F),
      .draw = rgb(0xAEB3BC),
      .draw_soft = rgb(0x343840),
      .loss = rgb(0xF3A566),
      .loss_soft = rgb(0x45301E),
      .warn = rgb(0xFF8F85),
      .warn_soft = rgb(0x4B2421),
      .shadow = rgb(0x000000),
      .shadow_alpha = 0.16F,
  };
  return theme;
}

}  // namespace kanzen

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

const Theme& light_contrast_theme() {
  static const Theme theme = [] {
    Theme t = light_theme();
    t.bg = t.surface = t.board_cell = rgb(0xFFFFFF);
    t.raised = rgb(0xF0EFEB);
    t.line = t.strong = rgb(0x4A453C);
    t.text = rgb(0x000000);
    t.text2 = rgb(0x33302A);
    t.board_frame = rgb(0xB9B1A2);
    t.accent = rgb(0x00514A);
    t.win = rgb(0x003E8A);
    t.draw = rgb(0x3B3F45);
    t.loss = rgb(0x7A2F00);
    t.warn = rgb(0x8C0F08);
    return t;
  }();
  return theme;
}

const Theme& dark_contrast_theme() {
  static const Theme theme = [] {
    Theme t = dark_theme();
    t.bg = t.surface = t.board_frame = rgb(0x000000);
    t.raised = rgb(0x1B1D21);
    t.line = t.strong = rgb(0xB4BAC6);
    t.text = rgb(0xFFFFFF);
    t.text2 = rgb(0xDEDCD6);
    t.board_cell = rgb(0x15171B);
    t.accent = rgb(0x7DE8D8);
    t.on_accent = rgb(0x000000);
    t.win = rgb(0xB5D5FF);
    t.draw = rgb(0xD6DAE1);
    t.loss = rgb(0xFFC795);
    t.warn = rgb(0xFFB9B2);
    return t;
  }();
  return theme;
}

bool is_dark_background(const SystemColors& colors) {
  return contrast(colors.canvas, rgb(0xFFFFFF)) > contrast(colors.canvas, rgb(0x000000));
}

Theme system_theme(const SystemColors& colors) {
  const Color faint = mix(colors.canvas, colors.canvas_text, 0.12F);
  Theme t;
  t.dark = is_dark_background(colors);
  t.bg = t.surface = t.board_cell = colors.canvas;
  t.raised = t.last_move = t.board_frame = faint;
  t.line = t.strong = t.text = t.text2 = colors.canvas_text;
  t.accent =
      contrast(colors.highlight, colors.canvas) >= 4.5 ? colors.highlight : colors.canvas_text;
  t.on_accent = t.accent == colors.highlight ? colors.highlight_text : colors.canvas;
  // The signs distinguish the values.
  t.win = t.draw = t.loss = t.warn = colors.canvas_text;
  t.accent_soft = t.win_soft = t.draw_soft = t.loss_soft = t.warn_soft = colors.canvas;
  t.shadow = colors.canvas;
  return t;
}

}  // namespace kanzen

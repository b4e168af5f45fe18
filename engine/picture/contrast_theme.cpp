#include "engine/picture/contrast_theme.hpp"

namespace kanzen {

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

bool is_dark_ground(const SystemColors& colors) {
  return contrast(colors.ground, rgb(0xFFFFFF)) > contrast(colors.ground, rgb(0x000000));
}

Theme theme_of_system(const SystemColors& colors) {
  const Color faint = mix(colors.ground, colors.words, 0.12F);
  Theme t;
  t.dark = is_dark_ground(colors);
  t.bg = t.surface = t.board_cell = colors.ground;
  t.raised = t.last_move = t.board_frame = faint;
  t.line = t.strong = t.text = t.text2 = colors.words;
  t.accent = contrast(colors.chosen, colors.ground) >= 4.5 ? colors.chosen : colors.words;
  t.on_accent = t.accent == colors.chosen ? colors.on_chosen : colors.ground;
  // Values are told by their signs.
  t.win = t.draw = t.loss = t.warn = colors.words;
  t.accent_soft = t.win_soft = t.draw_soft = t.loss_soft = t.warn_soft = colors.ground;
  t.shadow = colors.ground;
  return t;
}

}  // namespace kanzen

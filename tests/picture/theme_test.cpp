// The contrasts of the themes' colours.
#include "engine/picture/theme.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

// Returns all pairs of text colour and ground on the page.
std::vector<std::pair<Color, Color>> pairs_of(const Theme& theme) {
  std::vector<std::pair<Color, Color>> pairs{
      {theme.on_accent, theme.accent}, {theme.win, theme.win_soft},
      {theme.draw, theme.draw_soft},   {theme.loss, theme.loss_soft},
      {theme.warn, theme.warn_soft},   {theme.accent, theme.accent_soft},
      {theme.text, theme.accent_soft}, {theme.text, theme.warn_soft},
      {theme.text2, theme.warn_soft}};
  for (const Color words : {theme.text, theme.text2})
    for (const Color ground :
         {theme.bg, theme.surface, theme.raised, theme.board_cell, theme.last_move})
      pairs.emplace_back(words, ground);
  for (const Color words : {theme.win, theme.draw, theme.loss, theme.warn, theme.accent})
    for (const Color ground : {theme.bg, theme.surface, theme.raised})
      pairs.emplace_back(words, ground);
  return pairs;
}

void expect_readable(const Theme& theme, double least) {
  for (const auto& [words, ground] : pairs_of(theme)) EXPECT_GE(contrast(words, ground), least);
  for (const Color ground : {theme.bg, theme.surface, theme.raised, theme.board_cell})
    EXPECT_GE(contrast(theme.strong, ground), 3.0);  // WCAG AA for graphics
}

TEST(Theme, EveryPairThatIsUsedIsReadableAndMoreContrastIsWcagAaa) {
  expect_readable(light_theme(), 4.5);
  expect_readable(dark_theme(), 4.5);
  expect_readable(light_contrast_theme(), 7);
  expect_readable(dark_contrast_theme(), 7);
}

TEST(Theme, TheSystemsColorsStayReadable) {
  const SystemColors dark{rgb(0x000000), rgb(0xFFFFFF), rgb(0x1AEBFF), rgb(0x000000)};
  const SystemColors light{rgb(0xFFFFFF), rgb(0x000000), rgb(0x37006E), rgb(0xFFFFFF)};
  const SystemColors weak{rgb(0x2D3236), rgb(0xFFFFFF), rgb(0x454545), rgb(0xFFFFFF)};
  EXPECT_TRUE(system_theme(dark).dark);
  EXPECT_FALSE(system_theme(light).dark);
  for (const SystemColors& colors : {dark, light, weak}) {
    const Theme theme = system_theme(colors);
    EXPECT_EQ(theme.bg, colors.canvas);
    EXPECT_EQ(theme.text, colors.canvas_text);
    expect_readable(theme, 4.5);
  }
}

TEST(Theme, ContrastsAreThoseOfWcag) {
  EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xFFFFFF)), 21, 0.006);
  EXPECT_NEAR(contrast(light_theme().win, light_theme().bg), 5.62, 0.006);
  EXPECT_NEAR(contrast(dark_theme().loss, dark_theme().raised), 6.74, 0.006);
}

TEST(Theme, PiecesStandOutByTheirEdges) {
  const Face& face = face_of(GameInfo{});
  EXPECT_NEAR(contrast(face.players(false)[0].edge, light_theme().board_cell), 6.30, 0.006);
  EXPECT_NEAR(contrast(face.players(false)[1].edge, light_theme().board_cell), 11.55, 0.006);
  EXPECT_NEAR(contrast(face.players(true)[0].edge, dark_theme().board_cell), 9.07, 0.006);
  EXPECT_NEAR(contrast(face.players(true)[1].edge, dark_theme().board_cell), 7.30, 0.006);
  EXPECT_GT(contrast(face.players(false)[0].body, face.players(false)[1].body), 2) << "as greys";
}

TEST(Theme, MixingEndsAtBothColors) {
  const Color from = rgb(0x102030);
  const Color to = rgb(0xF0E0D0);
  EXPECT_EQ(mix(from, to, 0), from);
  EXPECT_EQ(mix(from, to, 1), to);
  EXPECT_EQ(mix(rgb(0x000000), rgb(0xFFFFFF), 0.5F), rgb(0x808080));
}

}  // namespace
}  // namespace kanzen

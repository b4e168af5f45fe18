// The contrast table of the design, computed from the theme's constants.
#include "engine/picture/theme.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

struct Row {
  const char* name;
  Color foreground;
  std::vector<double> expected;  // on bg, surface, raised, cell, last move, own soft
  Color soft;
};

std::vector<Color> grounds_of(const Theme& theme, const Row& row) {
  return {theme.bg, theme.surface, theme.raised, theme.board_cell, theme.last_move, row.soft};
}

void expect_rows(const Theme& theme, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    const std::vector<Color> grounds = grounds_of(theme, row);
    for (std::size_t i = 0; i < row.expected.size(); ++i) {
      EXPECT_NEAR(contrast(row.foreground, grounds[i]), row.expected[i], 0.006)
          << row.name << " on ground " << i;
    }
  }
}

TEST(Theme, LightContrastsAreThoseOfTheDesign) {
  const Theme& t = light_theme();
  expect_rows(t, {{"text", t.text, {13.98, 15.23, 12.79, 13.99, 12.05}, {}},
                  {"text2", t.text2, {6.20, 6.76, 5.68, 6.21, 5.35}, {}},
                  {"win", t.win, {5.62, 6.13, 5.15, 5.63, 4.85, 5.16}, t.win_soft},
                  {"draw", t.draw, {5.16, 5.62, 4.72, 5.16, 4.45, 4.70}, t.draw_soft},
                  {"loss", t.loss, {5.40, 5.88, 4.94, 5.40, 4.65, 5.02}, t.loss_soft},
                  {"warn", t.warn, {5.85, 6.37, 5.35, 5.85, 5.04, 5.34}, t.warn_soft},
                  {"accent", t.accent, {5.19, 5.65, 4.75, 5.19, 4.47, 4.60}, t.accent_soft},
                  {"strong", t.strong, {3.37, 3.67, 3.08, 3.37}, {}}});
}

TEST(Theme, DarkContrastsAreThoseOfTheDesign) {
  const Theme& t = dark_theme();
  expect_rows(t, {{"text", t.text, {14.94, 13.60, 11.35, 11.99, 9.95}, {}},
                  {"text2", t.text2, {7.92, 7.21, 6.02, 6.36, 5.28}, {}},
                  {"win", t.win, {8.81, 8.02, 6.69, 7.07, 5.87, 6.38}, t.win_soft},
                  {"draw", t.draw, {8.52, 7.76, 6.47, 6.84, 5.68, 5.59}, t.draw_soft},
                  {"loss", t.loss, {8.87, 8.08, 6.74, 7.12, 5.91, 6.13}, t.loss_soft},
                  {"warn", t.warn, {8.13, 7.41, 6.18, 6.53, 5.42, 6.05}, t.warn_soft},
                  {"accent", t.accent, {8.87, 8.07, 6.74, 7.12, 5.91, 5.73}, t.accent_soft},
                  {"strong", t.strong, {4.90, 4.47, 3.73, 3.94, 3.27}, {}}});
}

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

// The tiles of Dobutsu shogi: direction, dots, the details that small ones omit, and the ground.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/board_picture.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/svg_pen.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::dobutsu_face {
namespace {

constexpr std::uint8_t elephant = 0, giraffe = 1, chick = 2, hen = 3, lion = 4;
constexpr Point middle{50, 50};

GameInfo dobutsu() { return (*find_game("dobutsu"))->info(); }

// A pen that records the positions of discs, and whether filled paths are convex.
class WatchingPen final : public Pen {
 public:
  struct Disc {
    Point centre;
    Color color;
  };
  std::vector<Disc> discs;
  int paths = 0;
  std::vector<std::vector<Point>> concave;

  void fill(const Rect&, Color, float, float, Corners) override {}
  void outline(const Rect&, Color, float, float, float, Corners) override {}
  void dashed_outline(const Rect&, Color, float, float) override {}
  void disc(Point centre, float, Color color, float) override { discs.push_back({centre, color}); }
  void ring(Point, float, Color, float, float) override {}
  void line(Point, Point, Color, float, float) override {}
  void thick_line(Point, Point, Color, float) override {}
  void path_to(Point p) override { path_.push_back(p); }
  void path_bezier(Point control1, Point control2, Point end) override {
    const Point start = path_.back();
    for (int i = 1; i <= 16; ++i) {
      const float t = static_cast<float>(i) / 16, s = 1 - t;
      path_.push_back(start * (s * s * s) + control1 * (3 * s * s * t) +
                      control2 * (3 * s * t * t) + end * (t * t * t));
    }
  }
  void path_arc(Point, float, float, float) override {}
  void fill_path(Color, float) override { finish(true); }
  void stroke_path(Color, float, bool, float) override { finish(false); }
  void fill_and_stroke_path(Color, Color, float) override { finish(true); }
  void text(Point, std::string_view, const TextStyle&) override {}
  float text_width(std::string_view, FontSize, Weight) const override { return 0; }

 private:
  // Half a pixel of a tile of 820 pixels: far less than the width of an outline.
  static constexpr float tolerance = 0.5F;

  // A path is convex if all turns between its sides have the same direction.
  static bool is_convex(const std::vector<Point>& path) {
    bool left = false, right = false;
    for (std::size_t i = 0; i < path.size(); ++i) {
      for (std::size_t k = 1; k + 1 < path.size(); ++k) {
        const Point a = path[i], b = path[(i + 1) % path.size()];
        const Point side = b - a, other = path[(i + 1 + k) % path.size()] - a;
        const float length = std::hypot(side.x, side.y);
        if (length < 1) continue;
        const float off = (side.x * other.y - side.y * other.x) / length;
        left = left || off < -tolerance;
        right = right || off > tolerance;
      }
      if (left && right) return false;
    }
    return true;
  }

  void finish(bool filled) {
    ++paths;
    if (filled && !is_convex(path_)) concave.push_back(path_);
    path_.clear();
  }

  std::vector<Point> path_;
};

WatchingPen drawn(PieceView piece, float unit, const Pose& pose = {}) {
  WatchingPen pen;
  const GameInfo info = dobutsu();
  face_of(info).stack({pen, light_theme(), info}, middle, unit, {&piece, 1}, pose);
  return pen;
}

std::vector<Point> dots(PieceView piece, float unit = 100) {
  const Color color = face_of(dobutsu()).players(false)[piece.player].mark;
  std::vector<Point> found;
  for (const auto& disc : drawn(piece, unit).discs)
    if (disc.color == color) found.push_back(disc.centre);
  return found;
}

std::string picture_of(PieceView piece, const Theme& theme, float unit) {
  SvgPen pen;
  const GameInfo info = dobutsu();
  face_of(info).stack({pen, theme, info}, middle, unit, {&piece, 1}, {});
  return pen.file(100, 100, "", "");
}

std::string figure(const std::string& position) {
  const auto game = *find_game("dobutsu");
  const auto state = *game->parse(position);
  return board_svg(game->info(), game->board(state), game->format(state), {});
}

TEST(DobutsuFace, EveryAnimalIsToldFromEveryOtherInEverySize) {
  for (const Theme* theme : {&light_theme(), &dark_theme()}) {
    for (const float unit : {120.0F, 45.0F, 24.0F}) {
      std::set<std::string> seen;
      for (const std::uint8_t kind : {elephant, giraffe, chick, hen, lion})
        for (const Player player : {Player{0}, Player{1}})
          EXPECT_TRUE(seen.insert(picture_of({kind, player}, *theme, unit)).second) << int{kind};
    }
  }
}

TEST(DobutsuFace, DotsShowTheWaysThatAnAnimalGoes) {
  EXPECT_EQ(dots({lion, 0}).size(), 8U);
  EXPECT_EQ(dots({elephant, 0}).size(), 4U);
  EXPECT_EQ(dots({giraffe, 0}).size(), 4U);
  EXPECT_EQ(dots({hen, 0}).size(), 6U);
  ASSERT_EQ(dots({chick, 0}).size(), 1U);
  EXPECT_LT(dots({chick, 0})[0].y, middle.y);
  EXPECT_TRUE(dots({lion, 0}, 30).empty());  // too small for them
}

TEST(DobutsuFace, SkysTilesAreForestsTurnedRound) {
  const float above = 0.015F * 100;  // offset of the middle of a tile from that of its square
  for (const std::uint8_t kind : {elephant, giraffe, chick, hen, lion}) {
    const auto forest = dots({kind, 0});
    const auto sky = dots({kind, 1});
    ASSERT_EQ(forest.size(), sky.size());
    for (std::size_t i = 0; i < sky.size(); ++i) {
      EXPECT_NEAR(forest[i].x + sky[i].x, 2 * middle.x, 1e-3);
      EXPECT_NEAR(forest[i].y + sky[i].y, 2 * (middle.y - above), 1e-3);
    }
  }
}

TEST(DobutsuFace, OnATurnedBoardSkysTilesPointUp) {
  const GameInfo info = dobutsu();
  for (const Player player : {Player{0}, Player{1}}) {
    const auto opposite = static_cast<Player>(1 - player);
    const PieceView piece{chick, player};
    WatchingPen pen;
    face_of(info).stack({pen, light_theme(), info, true}, middle, 100, {&piece, 1}, {});
    const Color mark = face_of(info).players(false)[player].mark;
    const auto dot = std::find_if(pen.discs.begin(), pen.discs.end(),
                                  [&](const auto& disc) { return disc.color == mark; });
    ASSERT_NE(dot, pen.discs.end());
    EXPECT_NEAR(dot->centre.y, dots({chick, opposite})[0].y, 1e-3);
  }
}

TEST(DobutsuFace, AFigureFromSkysSideHasEverythingTurned) {
  const auto game = *find_game("dobutsu");
  const auto drawn_from = [&](const char* position, bool turned) {
    return board_svg(game->info(), game->board(*game->parse(position)), "", {.turned = turned});
  };
  const std::string plain = drawn_from("1le/3/1C1/EL1:Gcg:1", false);
  const std::string turned = drawn_from("1le/3/1C1/EL1:Gcg:1", true);
  const auto height_of = [](const std::string& file, const std::string& name) {
    const std::size_t end = file.find(">" + name + "</text>");
    const std::size_t y = file.rfind(" y=\"", end) + 4;
    return std::stof(file.substr(y));
  };
  EXPECT_LT(height_of(plain, "4"), height_of(plain, "1"));
  EXPECT_GT(height_of(turned, "4"), height_of(turned, "1"));
  EXPECT_EQ(height_of(plain, "a"), height_of(turned, "a")) << "the files' names stay below";
}

// A canvas fills only convex paths correctly.
TEST(DobutsuFace, FillsConvexPathsOnly) {
  for (const std::uint8_t kind : {elephant, giraffe, chick, hen, lion})
    for (const Player player : {Player{0}, Player{1}})
      for (const auto& path : drawn({kind, player}, 1000).concave)
        ADD_FAILURE() << int{kind} << ": a path from " << path[0].x << ", " << path[0].y;
  for (const Player player : {Player{0}, Player{1}}) {
    WatchingPen pen;
    const auto game = *find_game("dobutsu");
    const BoardView board = game->board(*game->parse("3/gle/1C1/1LG:Ec:1"));
    const Drawing drawing{pen, light_theme(), game->info()};
    for (unsigned square = 0; square < board.squares.size(); ++square)
      face_of(drawing.info).ornament(drawing, {0, 0, 1000, 1000}, board, square);
    face_of(drawing.info).silhouette(drawing, middle, 1000, {chick, player});
    face_of(drawing.info).name_mark(drawing, middle, 1000, player);
    EXPECT_EQ(pen.paths, 5);  // three blades of grass, and a tile each
    EXPECT_TRUE(pen.concave.empty());
  }
}

TEST(DobutsuFace, SmallTilesAndGhostsAreFlatAndSmallOnesLeaveOutDetails) {
  const int whole = drawn({lion, 0}, 60).paths;
  Pose ghost;
  ghost.ghost = Color{};
  EXPECT_EQ(drawn({lion, 0}, 60, ghost).paths, whole - 2);  // no shadow, no rim
  EXPECT_EQ(drawn({lion, 0}, 30).paths, whole - 2);
  EXPECT_LT(drawn({elephant, 0}, 30).paths, drawn({elephant, 0}, 60).paths - 2);  // no wrinkles
}

TEST(DobutsuFace, ALiftedTileUncoversNothingAndATakenOneIsGone) {
  Pose pose;
  pose.without_top = true;
  EXPECT_EQ(drawn({lion, 0}, 100, pose).paths, 0);
  const float ground = dots({chick, 0})[0].y;
  pose = {};
  pose.lift = 0.05F;
  EXPECT_NEAR(drawn({chick, 0}, 100, pose).discs[0].centre.y, ground - 5, 1e-3);
}

TEST(DobutsuFace, TheRanksWhereAPlayerBeginsAreTinted) {
  const auto game = *find_game("dobutsu");
  const BoardView board = game->board(game->initial());
  const Face& face = face_of(game->info());
  const auto color = [&](unsigned square) {
    return face.square_color(light_theme(), board, square);
  };
  EXPECT_EQ(color(0), rgb(0xE3EBF2));
  EXPECT_EQ(color(2), rgb(0xE3EBF2));
  EXPECT_EQ(color(3), light_theme().board_cell);
  EXPECT_EQ(color(8), light_theme().board_cell);
  EXPECT_EQ(color(9), rgb(0xE6EED3));
}

TEST(DobutsuFace, CloudsAndGrassAreOnEmptySquaresOfThoseRanks) {
  EXPECT_EQ(count_occurrences(figure("gle/1c1/1C1/ELG:-:1"), "#cfdce8"), 0U);
  EXPECT_EQ(count_occurrences(figure("gle/1c1/1C1/ELG:-:1"), "#cfddb0"), 0U);
  const std::string file = figure("1le/3/1C1/EL1:Gcg:1");
  EXPECT_EQ(count_occurrences(file, "#cfdce8"), 4U);  // one cloud: three discs and a capsule
  EXPECT_EQ(count_occurrences(file, "#cfddb0"), 3U);  // three blades
}

// A border around the lion, and no line through it.
TEST(DobutsuFace, TheLionThatEndsTheGameIsMarked) {
  const std::string border = "stroke-width=\"3\"/>";
  const std::string unfinished = figure("gle/1c1/1C1/ELG:-:1");
  const std::string taken = figure("gle/1C1/3/ELG:C:1");
  const std::string tried = figure("L1g/3/2l/G2:EECC:2");
  EXPECT_EQ(count_occurrences(unfinished, border), 0U);
  EXPECT_EQ(count_occurrences(taken, "stroke=\"#b3261e\" " + border), 1U);
  EXPECT_EQ(count_occurrences(tried, "stroke=\"#4b611a\" " + border), 1U);
  const auto round_ends = [](const std::string& file) {
    return count_occurrences(file, "stroke-linecap");
  };
  EXPECT_EQ(round_ends(taken) + round_ends(tried), 0U);
}

TEST(DobutsuFace, TheRankThatIsReachedIsDrawnInTheAccent) {
  const std::string accent = "#0b7268";
  // The cloud next to the lion.
  EXPECT_EQ(count_occurrences(figure("L1g/3/2l/G2:EECC:2"), accent), 4U);
  EXPECT_EQ(count_occurrences(figure("1lg/3/1C1/EL1:Gce:1"), accent), 0U);
}

TEST(DobutsuFace, AnAttackedLionHasABorderAndASign) {
  const std::string warn = "#b3261e";
  const std::string attacked = figure("gl1/3/e2/ELG:Cc:1");
  EXPECT_EQ(count_occurrences(figure("gl1/1e1/3/ELG:Cc:1"), warn), 0U);
  EXPECT_EQ(count_occurrences(attacked, "stroke=\"" + warn + "\" stroke-width=\"3\"/>"), 1U);
  EXPECT_GT(count_occurrences(attacked, "fill=\"" + warn), 0U);
}

TEST(DobutsuFace, AChosenTileIsSomewhatSmallerAndHigher) {
  Pose chosen;
  chosen.chosen = true;
  const auto before = drawn({giraffe, 0}, 100).discs;
  const auto after = drawn({giraffe, 0}, 100, chosen).discs;
  ASSERT_EQ(before.size(), after.size());
  const auto width = [](const auto& discs) { return discs[1].centre.x - discs[2].centre.x; };
  EXPECT_NEAR(width(after) / width(before), 0.97F, 1e-3);
}

TEST(DobutsuFace, NamesAreMarkedByEmptyTiles) {
  const GameInfo info = dobutsu();
  WatchingPen tile, disc;
  face_of(info).name_mark({tile, light_theme(), info}, middle, 14, 0);
  EXPECT_EQ(tile.paths, 1);
  EXPECT_TRUE(tile.discs.empty());
  face_of(GameInfo{}).name_mark({disc, light_theme(), GameInfo{}}, middle, 14, 0);
  EXPECT_EQ(disc.discs.size(), 1U);
  EXPECT_EQ(face_of(info).emblem(info, 1), (PieceView{lion, 1}));
}

}  // namespace
}  // namespace kanzen::dobutsu_face

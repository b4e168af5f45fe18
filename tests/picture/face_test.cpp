// Every playable game has a face, and its pieces can be distinguished.
#include "engine/picture/face.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/svg_pen.hpp"

namespace kanzen {
namespace {

std::string picture_of(const GameInfo& info, const Theme& theme, PieceView piece, float unit) {
  SvgPen pen;
  face_of(info).stack({pen, theme, info}, {50, 50}, unit, {&piece, 1}, {});
  return pen.file(100, 100, "", "");
}

// The edge separates a piece from the ground, for every colour of its body: WCAG 1.4.11 requires a
// contrast of 3.
TEST(Faces, OfEveryRegisteredGameIsItsOwnWithPiecesThatAreToldApart) {
  for (const GameInfo& info : list_games()) {
    const Face& face = face_of(info);
    EXPECT_NE(&face, &face_of(GameInfo{})) << info.name;
    const auto game = *find_game(info.name, info.rules);
    const BoardView board = game->board(game->initial());
    for (const Theme* theme : {&light_theme(), &dark_theme()}) {
      std::set<std::string> seen;
      for (const HandView& hand : board.hands) {
        const std::string picture = picture_of(info, *theme, hand.piece, 80);
        EXPECT_TRUE(seen.insert(picture).second) << info.name << ' ' << info.kinds[hand.piece.kind];
      }
      EXPECT_NE(picture_of(info, *theme, face.emblem(info, 0), 20),
                picture_of(info, *theme, face.emblem(info, 1), 20))
          << info.name;
      for (const Player player : {Player{0}, Player{1}})
        for (unsigned square = 0; square < board.squares.size(); ++square)
          EXPECT_GE(contrast(face.players(theme->dark)[player].edge,
                             face.square_color(*theme, board, square)),
                    3)
              << info.name << ", player " << int{player};
    }
  }
}

TEST(Faces, APieceTakesNoMoreRoomThanItSays) {
  for (const GameInfo& info : list_games()) {
    for (unsigned kind = 0; kind < info.kinds.size(); ++kind) {
      const Extent room = face_of(info).extent(info, kind);
      EXPECT_GT(room.half_width, 0);
      EXPECT_LE(room.half_width, 0.5F) << info.name << ' ' << info.kinds[kind];
      EXPECT_LT(room.top, room.bottom);
      EXPECT_GE(room.top, -0.5F);
      EXPECT_LE(room.bottom, 0.5F);
    }
  }
}

// A game without a face has the letters of its notation.
TEST(Faces, ThePlainOneWritesLetters) {
  GameInfo info;
  info.kinds = {"K"};
  info.kinds_of_second = {"k"};
  EXPECT_NE(picture_of(info, light_theme(), {0, 0}, 80).find(">K</text>"), std::string::npos);
  EXPECT_NE(picture_of(info, light_theme(), {0, 1}, 80).find(">k</text>"), std::string::npos);
  EXPECT_EQ(picture_of(info, light_theme(), {0, 0}, 12).find("<text"), std::string::npos);
}

}  // namespace
}  // namespace kanzen
